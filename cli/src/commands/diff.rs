//! `hlo diff`: where two programs part.

use hlo_ir::Diagnostics;
use hlo_ir::difference::differences;

use super::{CommandResult, Outcome, READING, Usage, load_program, report, set_threads};
use crate::flags::{Args, Flag};
use crate::input;

/// The command's flags.
pub fn flags() -> Vec<Flag> {
    READING.to_vec()
}

/// Runs the command.
pub fn run(words: &[String]) -> CommandResult {
    let args = Args::parse(words, &flags(), |_| false)?;
    set_threads(&args)?;
    let [left, right] = &args.positional[..] else {
        return Err(Usage(format!("two programs are compared, found {}: `hlo diff A B`", args.positional.len())));
    };
    // In one context, equal types and attributes are one.
    let cx = crate::context();
    let mut modules = Vec::new();
    for file in [left, right] {
        let loaded = load_program(&cx, &input::read(file)?, &args);
        report(&cx, &loaded.diags, &args)?;
        if loaded.diags.has_errors() {
            return Ok(Outcome::Failure);
        }
        modules.push(loaded.module);
    }
    let mut diags = Diagnostics::default();
    for difference in differences(&cx, modules[0].root(), modules[1].root()) {
        diags
            .error("difference", difference.left.loc(), difference.what)
            .attach(difference.right.loc(), "there")
            .emit();
    }
    report(&cx, &diags, &args)?;
    Ok(if diags.has_errors() { Outcome::Failure } else { Outcome::Success })
}
