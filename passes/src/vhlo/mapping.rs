//! Which op stands for which: every op of StableHLO, and functions, calls and returns, beside the newest row of VHLO.

use std::sync::LazyLock;

use hlo_dialects::vhlo::Version;
use hlo_dialects::vhlo::ops::op_named;
use hlo_dialects::vhlo::row::Row;
use hlo_dialects::{func, stablehlo};
use hlo_ir::OpDef;
use rustc_hash::FxHashMap;

use super::defaults::{Implied, defaults_of};

/// An op and what stands for it in VHLO.
pub(super) struct Pair {
    /// The op of `stablehlo` or `func`.
    pub outside: &'static OpDef,
    /// The newest version of the op in VHLO.
    pub inside: &'static OpDef,
    /// What absent attributes stand for.
    pub defaults: &'static [(&'static str, Implied)],
}

static PAIRS: LazyLock<Vec<Pair>> = LazyLock::new(|| {
    let tables = stablehlo::DIALECT.ops.iter().chain(func::DIALECT.ops);
    tables.copied().flatten().filter_map(|def| pair(def)).collect()
});

fn pair(outside: &'static OpDef) -> Option<Pair> {
    let (dialect, name) = outside.name.split_once('.')?;
    if dialect == "func" && !matches!(name, "func" | "call" | "return") {
        return None;
    }
    let is_newest = |row: &&Row<OpDef>| row.max == Version::CURRENT;
    let mut versions = (1..=9).filter_map(|version| op_named(&format!("{name}_v{version}")));
    Some(Pair { outside, inside: &versions.find(is_newest)?.def, defaults: defaults_of(name) })
}

type Table = FxHashMap<usize, &'static Pair>;

static OUTSIDE: LazyLock<Table> = LazyLock::new(|| by(|pair| pair.outside));
static INSIDE: LazyLock<Table> = LazyLock::new(|| by(|pair| pair.inside));

fn by(key: fn(&Pair) -> &'static OpDef) -> Table {
    PAIRS.iter().map(|pair| (std::ptr::from_ref(key(pair)).addr(), pair)).collect()
}

/// The pair of an op of `stablehlo` or `func`.
pub(super) fn by_outside(def: &'static OpDef) -> Option<&'static Pair> {
    OUTSIDE.get(&std::ptr::from_ref(def).addr()).copied()
}

/// The pair of an op of VHLO. A return stands for two ops: of a function, and of a region.
pub(super) fn by_inside(def: &'static OpDef, in_function: bool) -> Option<&'static Pair> {
    if def.name == "vhlo.return_v1" {
        return by_outside(if in_function { func::Return::DEF } else { stablehlo::control::Return::DEF });
    }
    INSIDE.get(&std::ptr::from_ref(def).addr()).copied()
}

#[cfg(test)]
mod tests {
    use hlo_dialects::vhlo::ops::OPS;

    use super::*;

    #[test]
    fn every_op_of_stablehlo_has_a_pair_and_every_newest_row_too() {
        let n_stablehlo: usize = stablehlo::DIALECT.ops.iter().map(|table| table.len()).sum();
        assert_eq!(PAIRS.len(), n_stablehlo + 3);
        for row in OPS.iter().filter(|row| row.max == Version::CURRENT) {
            assert!(by_inside(&row.def, true).is_some(), "{}", row.def.name);
        }
    }
}
