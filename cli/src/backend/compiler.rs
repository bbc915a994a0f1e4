//! The C compiler of the machine: found, asked for its version, run.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A C compiler.
#[derive(Clone, Debug)]
pub struct Compiler {
    /// The program and arguments that always go with it.
    words: Vec<String>,
    /// What it says about its version, first line.
    pub version: String,
}

/// What became of a compilation.
#[derive(Debug)]
pub enum CompileError {
    /// The compiler did not start.
    Start(String),
    /// The compiler found an error: its first one.
    Rejected(String),
}

/// What is compiled to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Product {
    /// A library to load.
    Shared,
    /// An executable.
    Executable,
}

/// Who is tried when nobody names a compiler.
const KNOWN: [&str; 3] = ["cc", "gcc", "clang"];

impl Compiler {
    /// The compiler that `--cc` names, else `$HLO_CC`, else `$CC`, else the first known one that there is.
    ///
    /// # Errors
    /// A sentence when there is none.
    pub fn find(given: Option<&str>) -> Result<Compiler, String> {
        if let Some(given) = given {
            return Compiler::probe(given).ok_or_else(|| format!("`--cc={given}` cannot be run"));
        }
        for variable in ["HLO_CC", "CC"] {
            if let Some(words) = std::env::var(variable).ok().filter(|words| !words.trim().is_empty()) {
                return Compiler::probe(&words)
                    .ok_or_else(|| format!("the C compiler of ${variable}, `{words}`, cannot be run"));
            }
        }
        KNOWN.into_iter().find_map(Compiler::probe).ok_or_else(|| {
            "no C compiler found (tried cc, gcc, clang; set HLO_CC). The interpreter can run this program: \
             --backend=interp"
                .into()
        })
    }

    fn probe(words: &str) -> Option<Compiler> {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        let (program, rest) = words.split_first()?;
        let output = Command::new(program).args(rest).arg("--version").stdin(Stdio::null()).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let version = text.lines().next().unwrap_or_default().to_owned();
        output.status.success().then_some(Compiler { words, version })
    }

    /// The words for a product, files apart.
    pub fn flags(&self, product: Product, fast: bool, native: bool) -> Vec<String> {
        let contract = if fast { "-ffp-contract=fast" } else { "-ffp-contract=off" };
        let mut flags: Vec<&str> = vec!["-std=c11", "-O2", contract, "-fno-math-errno", "-fno-fast-math", "-DHLO_POOL"];
        if native {
            flags.push("-march=native");
        }
        if product == Product::Shared {
            flags.extend(["-shared", "-fPIC"]);
        }
        flags.into_iter().map(str::to_owned).collect()
    }

    /// Compiles `sources` to `output`.
    ///
    /// # Errors
    /// When the compiler does not start or refuses.
    pub fn compile(&self, flags: &[String], sources: &[PathBuf], output: &Path) -> Result<(), CompileError> {
        let started = Command::new(&self.words[0])
            .args(&self.words[1..])
            .args(flags)
            .args(sources)
            .arg("-o")
            .arg(output)
            .args(["-pthread", "-lm"])
            .stdin(Stdio::null())
            .output()
            .map_err(|error| CompileError::Start(format!("cannot run `{}`: {error}", self.words[0])))?;
        if started.status.success() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&started.stderr).into_owned();
        let first = text.lines().find(|line| line.contains("error")).or(text.lines().next()).unwrap_or_default();
        Err(CompileError::Rejected(first.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_is_not_there_is_told() {
        let error = Compiler::find(Some("no-such-compiler -m32")).unwrap_err();
        assert_eq!(error, "`--cc=no-such-compiler -m32` cannot be run");
    }

    #[test]
    fn flags_say_what_floats_may_do() {
        let compiler = Compiler { words: vec!["cc".into()], version: "1".into() };
        let strict = compiler.flags(Product::Executable, false, false);
        assert!(strict.contains(&"-ffp-contract=off".to_owned()) && !strict.contains(&"-shared".to_owned()));
        let fast = compiler.flags(Product::Shared, true, true);
        for flag in ["-ffp-contract=fast", "-fno-fast-math", "-shared", "-march=native"] {
            assert!(fast.contains(&flag.to_owned()), "{flag}");
        }
    }
}
