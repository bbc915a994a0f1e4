//! The program of a version: every function that became possible up to it. And what is done to programs here: reading,
//! writing, running.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hlo::dialects::vhlo::Version;
use hlo::interp::eval::{Value, text};
use hlo::ir::bytecode::{ReadOptions, read_bytecode};
use hlo::ir::text::{PrintFlags, print_module};
use hlo::ir::{Diagnostics, Module};
use hlo::passes::registry::Passes;
use hlo::passes::run::RunOptions;
use hlo::passes::vhlo::{SerializeOptions, deserialize, read_artifact, serialize};

/// The folder of all files of this test.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/vhlo")
}

/// What became possible, by the version that made it so.
pub struct Sections(BTreeMap<Version, Section>);

/// What one version made possible.
pub struct Section {
    pub functions: Vec<Function>,
    /// What its public functions give; `None` when this was not frozen yet.
    pub results: Option<String>,
}

/// A function of a section.
pub struct Function {
    pub name: String,
    pub text: String,
    /// Whether another function of the section names it: it then shows nothing by itself.
    pub is_helper: bool,
}

impl Sections {
    /// Reads all sections.
    ///
    /// # Errors
    /// A file that cannot be read, or whose name is none of a section.
    pub fn load() -> Result<Sections, String> {
        let mut sections = BTreeMap::new();
        let folder = folder().join("opset");
        let files = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for file in files {
            let path = file.map_err(|error| error.to_string())?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some(version) = name.strip_prefix("since-").and_then(|name| name.strip_suffix(".mlir")) else {
                continue;
            };
            let version = Version::opsets().find(|known| known.to_string() == version);
            let version = version.ok_or_else(|| format!("{name}: this version has no operator set"))?;
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let results = fs::read_to_string(results_path(version)).ok();
            sections.insert(version, Section { functions: functions(&text), results });
        }
        Ok(Sections(sections))
    }

    /// What `version` made possible; nothing for most.
    pub fn of(&self, version: Version) -> Option<&Section> {
        self.0.get(&version)
    }

    /// All that is possible in `version`, section by section.
    pub fn upto(&self, version: Version) -> impl Iterator<Item = (Version, &Section)> {
        self.0.range(..=version).map(|(version, section)| (*version, section))
    }

    /// The program of `version`.
    pub fn program(&self, version: Version) -> String {
        self.upto(version).flat_map(|(_, section)| &section.functions).map(|function| function.text.as_str()).collect()
    }
}

impl Section {
    /// A function with those that it names, as a program.
    pub fn program_of(&self, function: &Function) -> String {
        let named = |other: &&Function| other.name == function.name || names(&function.text, &other.name);
        self.functions.iter().filter(named).map(|function| function.text.as_str()).collect()
    }
}

/// Where the results of a section stand.
pub fn results_path(version: Version) -> PathBuf {
    folder().join(format!("opset/since-{version}.results"))
}

/// Cuts a file before each line that begins a function.
fn functions(text: &str) -> Vec<Function> {
    let mut functions: Vec<Function> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with("//")) {
        if line.starts_with("func.func") {
            let name = line.split_once('@').map_or("", |(_, rest)| rest);
            let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
            functions.push(Function { name, text: String::new(), is_helper: false });
        }
        if let Some(function) = functions.last_mut() {
            function.text.push_str(line);
            function.text.push('\n');
        }
    }
    for index in 0..functions.len() {
        let name = functions[index].name.clone();
        let others = functions.iter().filter(|other| other.name != name);
        functions[index].is_helper = others.into_iter().any(|other| names(&other.text, &name));
    }
    functions
}

/// Whether `text` holds `@name`.
fn names(text: &str, name: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    text.match_indices('@').any(|(at, _)| text[at + 1..].strip_prefix(name).is_some_and(ends))
}

/// Reads a text that has to be sound.
pub fn parse(text: &str) -> Result<Module, String> {
    let (module, mut diags) = hlo::parse(&hlo::context(), "program.mlir", text);
    diags.append(hlo::verify(&module));
    if diags.has_errors() { Err(told(&diags)) } else { Ok(module) }
}

/// Reads an artifact and leaves it VHLO.
pub fn read(bytes: &[u8]) -> Result<Module, String> {
    let (module, _, diags) =
        read_bytecode(&hlo::context(), "artifact", Arc::new(bytes.to_vec()), ReadOptions::default());
    if diags.has_errors() { Err(told(&diags)) } else { Ok(module) }
}

/// The generic form: what the pretty one of functions leaves out stands there too.
pub fn print_generic(module: &Module) -> String {
    let mut out = Vec::new();
    // Writing to memory does not fail.
    let _ = print_module(module, &PrintFlags { generic: true, ..PrintFlags::default() }, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

/// Reads an artifact as StableHLO.
pub fn read_stablehlo(bytes: &[u8]) -> Result<Module, String> {
    let (module, _, diags) =
        read_artifact(&hlo::context(), "artifact", Arc::new(bytes.to_vec()), ReadOptions::default());
    if diags.has_errors() { Err(told(&diags)) } else { Ok(module) }
}

/// VHLO of any version as StableHLO.
pub fn to_stablehlo(mut vhlo: Module) -> Result<Module, String> {
    let mut diags = Diagnostics::default();
    deserialize(&mut vhlo, &mut diags).map_err(|_| told(&diags))?;
    Ok(vhlo)
}

/// Writes a program of StableHLO, without locations, as the artifact of a version.
pub fn write(text: &str, version: Version) -> Result<Vec<u8>, String> {
    let (mut module, mut diags, mut bytes) = (parse(text)?, Diagnostics::default(), Vec::new());
    let strip = Passes::standard().pipeline("builtin.module", "strip-debuginfo").map_err(|error| error.to_string())?;
    let options = SerializeOptions { target: version.to_string(), ..SerializeOptions::default() };
    strip
        .run(&mut module, &RunOptions::default(), &mut std::io::sink(), &mut diags)
        .and_then(|_| serialize(&module, &options, &mut bytes, &mut diags))
        .map_err(|_| told(&diags))?;
    Ok(bytes)
}

/// What the public functions of a section give, run from `program`: a line each result.
pub fn results(section: &Section, program: &Module) -> Result<String, String> {
    let mut out = Vec::new();
    for function in section.functions.iter().filter(|function| function.text.starts_with("func.func public")) {
        let results =
            hlo::run(program, &function.name, Vec::new()).map_err(|error| format!("@{}: {error}", function.name))?;
        for (index, result) in results.into_iter().enumerate() {
            let Value::Tensor(tensor) = result else { return Err(format!("@{} gives no tensor", function.name)) };
            let tensor = text::with_canonical_nans(tensor).map_err(|error| error.to_string())?;
            out.extend_from_slice(format!("@{}#{index} = ", function.name).as_bytes());
            text::write_dense(&mut out, &tensor, usize::MAX);
            out.push(b'\n');
        }
    }
    String::from_utf8(out).map_err(|error| error.to_string())
}

/// All messages and notes, a line each.
fn told(diags: &Diagnostics) -> String {
    let lines = diags.iter().flat_map(|diagnostic| [&diagnostic.message].into_iter().chain(&diagnostic.notes));
    lines.cloned().collect::<Vec<_>>().join("\n")
}
