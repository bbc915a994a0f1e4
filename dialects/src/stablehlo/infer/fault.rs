//! Faults: what is wrong with an op, in the reference's words, with the constraint of the specification that it breaks.
//! Rules return them; who called says where they are reported. A note cites the constraint.

use hlo_ir::{Diagnostics, Inferred, OpRef, Reported, Signature, SmallVec, Type};

/// What is wrong with an op.
#[derive(Debug)]
pub struct Fault {
    message: String,
    /// The constraint of the op's section in the specification, such as `C3`; empty where only the reference's verifier
    /// knows the rule.
    rule: &'static str,
}

/// The result of a rule.
pub type Checked<T = ()> = Result<T, Fault>;

/// Fails with a headline, by the constraint `rule` of the op's section.
pub fn fault<T>(rule: &'static str, message: impl Into<String>) -> Checked<T> {
    Err(Fault { message: message.into(), rule })
}

/// A headline without a constraint.
impl From<String> for Fault {
    fn from(message: String) -> Self {
        Fault { message, rule: "" }
    }
}

impl Fault {
    /// The headline.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Reports the fault where inference stands.
    pub fn at(self, x: &Signature<'_>, diags: &mut Diagnostics) -> Reported {
        let draft = diags.error("type-inference", x.loc, self.message);
        match self.rule {
            "" => draft.emit(),
            rule => draft.note(cited(x.def.name, rule)).emit(),
        }
    }
}

fn cited(op: &str, rule: &str) -> String {
    format!("StableHLO specification, `{}`, constraint {rule}", op.split_once('.').map_or(op, |(_, name)| name))
}

/// Ends an inference: the types, or a report.
pub fn inferred(
    x: &Signature<'_>,
    diags: &mut Diagnostics,
    types: Checked<impl IntoIterator<Item = Type>>,
) -> Inferred {
    match types {
        Ok(types) => Ok(types.into_iter().collect::<SmallVec<[Type; 2]>>()),
        Err(fault) => Err(fault.at(x, diags)),
    }
}

/// Verifies `op` by `rule`. An op whose values have types that were reported already is left alone.
pub fn verified(op: OpRef<'_>, diags: &mut Diagnostics, rule: impl FnOnce() -> Checked) {
    if op.operands().chain(op.results()).any(|value| value.ty() == Type::ERROR) {
        return;
    }
    if let Err(Fault { message, rule }) = rule() {
        let draft = diags.error("op-rule", op.loc(), message);
        match rule {
            "" => draft.emit(),
            rule => draft.note(cited(op.name(), rule)).emit(),
        };
    }
}
