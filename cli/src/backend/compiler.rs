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
    /// The compiler does not do its part, whatever the program is.
    Machine(String),
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

    /// What tells it from other compilers, and from itself with other arguments.
    pub fn identity(&self) -> String {
        format!("{}\n{}", self.words.join("\n"), self.version)
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

    /// Compiles `sources` to `output`, whose folder is the caller's own.
    ///
    /// # Errors
    /// When the compiler does not start, refuses or leaves nothing.
    pub fn compile(&self, flags: &[String], sources: &[PathBuf], output: &Path) -> Result<(), CompileError> {
        let Some(message) = self.start(flags, sources, output)? else {
            return match output.is_file() {
                true => Ok(()),
                false => {
                    Err(CompileError::Machine(format!("`{}` says that it succeeded, but left no file", self.line())))
                }
            };
        };
        // A compiler that refuses even this one has nothing against the program.
        let probe = output.with_file_name("probe.c");
        let text = "#include <stdint.h>\nint32_t probe(void);\nint32_t probe(void) { return 0; }\nint main(void) { return probe(); }\n";
        if std::fs::write(&probe, text).is_ok()
            && let Some(message) = self.start(flags, std::slice::from_ref(&probe), &output.with_file_name("probe"))?
        {
            let (line, flags) = (self.line(), flags.join(" "));
            return Err(CompileError::Machine(format!("`{line}` compiles no program with `{flags}`: {message}")));
        }
        Err(CompileError::Rejected(message))
    }

    /// How a user writes it.
    fn line(&self) -> String {
        self.words.join(" ")
    }

    /// Runs the compiler; its first error when it refuses.
    fn start(&self, flags: &[String], sources: &[PathBuf], output: &Path) -> Result<Option<String>, CompileError> {
        let ended = Command::new(&self.words[0])
            .args(&self.words[1..])
            .args(flags)
            .args(sources)
            .arg("-o")
            .arg(output)
            .args(["-pthread", "-lm"])
            .stdin(Stdio::null())
            .output()
            .map_err(|error| CompileError::Machine(format!("cannot run `{}`: {error}", self.words[0])))?;
        if ended.status.success() {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&ended.stderr).into_owned();
        let first = text.lines().find(|line| line.contains("error")).or(text.lines().next());
        Ok(Some(first.map_or_else(|| format!("it ended with {}", ended.status), str::to_owned)))
    }
}

impl CompileError {
    /// The error as a sentence, for a text that stays in `source`.
    pub fn message(self, source: &Path) -> String {
        match self {
            CompileError::Machine(message) => message,
            CompileError::Rejected(message) => format!(
                "the C compiler refuses what hlo printed, which is a bug of hlo: please report it with '{}'\n{message}",
                source.display()
            ),
        }
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

    #[cfg(unix)]
    #[test]
    fn a_compiler_that_does_not_work_is_told_from_a_bad_text() {
        let folder = std::env::temp_dir().join(format!("hlo-compiler-test-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let source = folder.join("program.c");
        std::fs::write(&source, "no C at all").unwrap();
        let message = |words: &[&str], flags: &[&str]| {
            let compiler = Compiler { words: words.iter().map(|&word| word.to_owned()).collect(), version: "1".into() };
            let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
            let sources = std::slice::from_ref(&source);
            compiler.compile(&flags, sources, &folder.join("out")).unwrap_err().message(Path::new("program.c"))
        };
        assert_eq!(message(&["true"], &[]), "`true` says that it succeeded, but left no file");
        assert_eq!(
            message(&["false"], &["-a", "-b"]),
            "`false` compiles no program with `-a -b`: it ended with exit status: 1"
        );
        if let Ok(compiler) = Compiler::find(None) {
            let words: Vec<&str> = compiler.words.iter().map(String::as_str).collect();
            assert!(message(&words, &["-march=no-such"]).contains("compiles no program with `-march=no-such`"));
            assert!(message(&words, &[]).contains("bug of hlo: please report it with 'program.c'"));
        }
        std::fs::remove_dir_all(folder).unwrap();
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
