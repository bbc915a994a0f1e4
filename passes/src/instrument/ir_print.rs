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

use std::time::Duration;

use hlo_ir::text::{PrintFlags, print_op};

use super::{Instrument, PassRun};
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
}

impl IrPrint {
    /// Whether it would ever print.
    pub fn is_active(&self) -> bool {
        self.before != Which::Nothing || self.after != Which::Nothing || self.only_failures
    }

    fn dump(&self, when: &str, failed: &str, run: &PassRun<'_>, dumps: &mut Vec<u8>) {
        let cx = run.op.cx;
        let mut header = format!("// -----// IR Dump {when} {}{failed}: {}", run.def.class, run.text);
        if self.whole_module {
            header += &format!(" ('{}' operation", run.op.name());
            if let Some(name) = run.op.attr("sym_name").and_then(|attr| attr.as_bytes(cx)) {
                header += &format!(": @{}", String::from_utf8_lossy(name));
            }
            header.push(')');
        }
        header += " //----- //\n";
        dumps.extend(header.as_bytes());
        let op = if self.whole_module { run.whole } else { run.op };
        print_op(op, &self.flags, dumps).expect("a vector takes every byte");
        let is_outermost = self.whole_module || run.frame.parent.is_none();
        let ends = if is_outermost && !self.flags.local_scope { "\n\n" } else { "\n" };
        dumps.extend(ends.as_bytes());
    }
}

impl Instrument for IrPrint {
    fn wants_whole_module(&self) -> bool {
        self.whole_module && self.is_active()
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
