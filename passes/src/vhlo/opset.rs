//! What a versioned dialect is to the passes that convert between its versions: its tables, and the steps between them.

use hlo_dialects::vhlo::Version;
use hlo_dialects::vhlo::attrs::ATTRS;
use hlo_dialects::vhlo::enumerators::ENUMERATORS;
use hlo_dialects::vhlo::ops::OPS;
use hlo_dialects::vhlo::row::{Enumerator, Row};
use hlo_dialects::vhlo::types::TYPES;
use hlo_ir::{Attr, AttrDef, Body, Context, OpDef, OpId, Param, Type, TypeDef};

use super::steps::{self, Step};

/// A versioned dialect.
pub(super) struct Opset {
    /// How reports call it.
    pub name: &'static str,
    /// The version that this tool implements.
    pub current: Version,
    pub ops: &'static [Row<OpDef>],
    pub types: &'static [Row<TypeDef>],
    pub attrs: &'static [Row<AttrDef>],
    pub enumerators: &'static [Row<Enumerator>],
    /// What leads from one version of an op to the next.
    pub steps: &'static [Step],
    /// Ops that no step leads to or from where they begin or end: their names, and why there is none.
    pub alone: &'static [(&'static str, &'static str)],
    /// What a version asks of an op beyond its row: the reason why it is broken.
    pub rule: fn(&Context, &Body, OpId, Version) -> Option<String>,
}

/// The versioned copy of StableHLO.
pub(super) static VHLO: Opset = Opset {
    name: "VHLO",
    current: Version::CURRENT,
    ops: &OPS,
    types: &TYPES,
    attrs: &ATTRS,
    enumerators: ENUMERATORS,
    steps: steps::STEPS,
    alone: steps::ALONE,
    rule: steps::broken_rule,
};

/// What a program is converted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// It comes from a file: all that the version has may be in it.
    Read,
    /// It goes into a file: what is only read any more may not.
    Write,
}

/// What a version has to say about a row: nothing when it knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// The row begins later.
    Since(Version),
    /// The row ended with this version.
    Until(Version),
    /// The row is not written any more since this version of the tool.
    ReadOnly(Version),
}

impl Opset {
    /// The row of an op; `None` when it is of another dialect.
    pub fn op(&self, def: &'static OpDef) -> Option<&'static Row<OpDef>> {
        Row::of(self.ops, def)
    }

    /// The row of an op by its full name.
    pub fn op_named(&self, name: &str) -> Option<&'static Row<OpDef>> {
        self.ops.iter().find(|row| row.def.name == name)
    }

    /// The row of a type, with its parameters.
    pub fn ty<'c>(&self, cx: &'c Context, ty: Type) -> Option<(&'static Row<TypeDef>, &'c [Param])> {
        let ty = ty.dialect(cx)?;
        Some((Row::of(self.types, ty.def)?, &ty.params))
    }

    /// The row of an attribute, with its parameters.
    pub fn attr<'c>(&self, cx: &'c Context, attr: Attr) -> Option<(&'static Row<AttrDef>, &'c [Param])> {
        let attr = attr.dialect(cx)?;
        Some((Row::of(self.attrs, attr.def)?, &attr.params))
    }

    /// The row of the value that an attribute of an enumeration has.
    pub fn enumerator(&self, row: &Row<AttrDef>, params: &[Param]) -> Option<&'static Row<Enumerator>> {
        let [Param::Int(number)] = params else { return None };
        self.enumerators.iter().find(|value| value.def.attr == row.def.name && value.code as i64 == *number)
    }

    /// What keeps programs of `target` from holding what the row stands for.
    pub fn fault<D>(&self, row: &Row<D>, target: Version, access: Access) -> Option<Fault> {
        match row.read_only {
            _ if target < row.min => Some(Fault::Since(row.min)),
            _ if target > row.max => Some(Fault::Until(row.max)),
            Some(since) if access == Access::Write && !row.is_written_by(self.current) => Some(Fault::ReadOnly(since)),
            _ => None,
        }
    }
}

impl Fault {
    /// `which exists since 1.4.0` and the like, after what the row stands for.
    pub fn told(self) -> String {
        match self {
            Fault::Since(version) => format!("which exists since {version}"),
            Fault::Until(version) => format!("which exists up to {version}"),
            Fault::ReadOnly(version) => format!("which is only read since {version}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether an older or a newer row of an op exists, or the reason is told why none does.
    fn is_told(row: &Row<OpDef>, later: bool) -> bool {
        let alone = VHLO.alone.iter().any(|(name, _)| *name == row.def.name);
        VHLO.next(row.def.name, later).is_some() || alone
    }

    #[test]
    fn every_row_has_a_neighbour_or_the_reason_why_none() {
        for row in VHLO.ops {
            let name = row.def.name;
            assert!(
                row.min == Version::MINIMUM || is_told(row, false),
                "`{name}`: no step from an older op, no reason"
            );
            assert!(row.max == Version::CURRENT || is_told(row, true), "`{name}`: no step to a newer op, no reason");
        }
    }

    #[test]
    fn steps_join_rows_that_follow_each_other() {
        let next = |version: Version| Version::opsets().find(|&other| other > version);
        for (before, after) in VHLO.steps.iter().flat_map(|step| step.ops) {
            let [before, after] = [before, after].map(|name| VHLO.op_named(name).expect("steps are between rows"));
            assert_eq!(next(before.max), Some(after.min), "{}", after.def.name);
        }
    }

    #[test]
    fn reasons_are_given_where_they_are_needed() {
        for (name, _) in VHLO.alone {
            let row = VHLO.op_named(name).expect("reasons are about rows");
            let is_needed = row.min > Version::MINIMUM && VHLO.next(name, false).is_none();
            assert!(is_needed, "`{name}` needs no reason");
        }
    }
}
