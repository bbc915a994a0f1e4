//! The IR before and after passes, as MLIR's `--mlir-print-ir-…` shows it.
//!
//! ```text
//! // -----// IR Dump After CSEPass: cse //----- //
//! func.func @f() {
//!   return
//! }
//!
//! ```
//!
//! Each dump is followed by an empty line, that of the outermost op by two, as in MLIR.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use hlo_ir::text::{PrintFlags, print_op};
use hlo_ir::{ChildId, OpRef};
use rustc_hash::FxHashMap;

use super::{Instrument, PassRun, symbol_of};
use crate::pass::Changed;

/// Which passes to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// None.
    #[default]
    Nothing,
    /// Those of these names.
    Passes(Vec<String>),
    /// All.
    All,
}

impl Which {
    fn has(&self, name: &str) -> bool {
        match self {
            Which::Nothing => false,
            Which::Passes(names) => names.iter().any(|known| known == name),
            Which::All => true,
        }
    }
}

/// See the module's documentation. The fields are MLIR's flags.
#[derive(Clone, Default)]
pub struct IrPrint {
    /// `--mlir-print-ir-before=…`, `--mlir-print-ir-before-all`.
    pub before: Which,
    /// `--mlir-print-ir-after=…`, `--mlir-print-ir-after-all`.
    pub after: Which,
    /// `--mlir-print-ir-after-change`: of those after, only what changed something.
    pub only_changes: bool,
    /// `--mlir-print-ir-after-failure`: only after passes that failed, whichever they are.
    pub only_failures: bool,
    /// `--mlir-print-ir-module-scope`: the outermost op.
    pub whole_module: bool,
    /// How to print.
    pub flags: PrintFlags,
    /// `--mlir-print-ir-tree-dir`: a file for each dump.
    pub tree: Option<Arc<Tree>>,
}

/// Where dumps go that are files of their own. The folders are those of the ops around, as in MLIR:
/// `builtin_module_no-symbol-name/func_func_f/1_0_cse.mlir`, whose numbers count the dumps of the module and of the
/// function.
pub struct Tree {
    put: PutFile,
    n_dumps: Mutex<FxHashMap<Vec<ChildId>, u64>>,
}

/// Takes the folders, the name and the content of a file.
pub type PutFile = Box<dyn Fn(&[String], &str, &[u8]) + Send + Sync>;

impl Tree {
    /// One whose files `put` takes.
    pub fn new(put: PutFile) -> Tree {
        Tree { put, n_dumps: Mutex::default() }
    }

    fn file(&self, run: &PassRun<'_>, content: &[u8]) {
        let mut ops = run.ancestry();
        ops.push(run.op);
        let folders: Vec<String> = ops.into_iter().map(folder).collect();
        let numbers: Vec<String> = {
            let mut n_dumps = self.n_dumps.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            n_dumps.entry(run.path.to_vec()).and_modify(|n| *n += 1).or_default();
            // An op counts from when it is first named, by a dump of its own or of one inside.
            let paths = (0..=run.path.len()).map(|end| run.path[..end].to_vec());
            paths.map(|path| n_dumps.entry(path).or_default().to_string()).collect()
        };
        (self.put)(&folders, &format!("{}_{}.mlir", numbers.join("_"), run.def.name), content);
    }
}

/// The name of an op's folder. A symbol cannot lead out of it.
fn folder(op: OpRef<'_>) -> String {
    let symbol = symbol_of(op);
    let symbol = symbol.strip_prefix(" @").unwrap_or("no-symbol-name");
    let name = op.name().replace('.', "_");
    format!("{name}_{symbol}").replace(['/', '\\', '\0'], "_")
}

impl IrPrint {
    /// Whether it would ever print.
    pub fn is_active(&self) -> bool {
        self.before != Which::Nothing || self.after != Which::Nothing || self.only_failures
    }

    fn dump(&self, when: &str, failed: &str, run: &PassRun<'_>, dumps: &mut Vec<u8>) {
        let mut header = format!("// -----// IR Dump {when} {}{failed}: {}", run.def.class, run.text);
        if self.whole_module {
            header += &format!(" ('{}' operation", run.op.name());
            let symbol = symbol_of(run.op);
            if !symbol.is_empty() {
                header += &format!(":{symbol}");
            }
            header.push(')');
        }
        header += " //----- //\n";
        let mut text = header.into_bytes();
        let op = if self.whole_module { run.whole } else { run.op };
        print_op(op, &self.flags, &mut text).expect("a vector takes every byte");
        let is_outermost = self.whole_module || run.frame.parent.is_none();
        let ends = if is_outermost && !self.flags.local_scope { "\n\n" } else { "\n" };
        text.extend(ends.as_bytes());
        match &self.tree {
            Some(tree) => tree.file(run, &text),
            None => dumps.extend(text),
        }
    }
}

impl Instrument for IrPrint {
    fn wants_whole_module(&self) -> bool {
        (self.whole_module || self.tree.is_some()) && self.is_active()
    }

    fn before(&self, run: &PassRun<'_>, dumps: &mut Vec<u8>) {
        if self.before.has(run.def.name) {
            self.dump("Before", "", run, dumps);
        }
    }

    fn after(&self, run: &PassRun<'_>, changed: Changed, _: Duration, dumps: &mut Vec<u8>) {
        let wanted = !self.only_failures && self.after.has(run.def.name);
        if wanted && (changed == Changed::Yes || !self.only_changes) {
            self.dump("After", "", run, dumps);
        }
    }

    fn failed(&self, run: &PassRun<'_>, _: Duration, dumps: &mut Vec<u8>) {
        if self.only_failures || self.after.has(run.def.name) {
            self.dump("After", " Failed", run, dumps);
        }
    }
}
