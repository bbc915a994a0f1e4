//! How large the indices of a kernel grow: whether 32 bits hold every one of them.
//!
//! Each index gets the range of what it may be; an index without a range, as one that is read from memory or carried
//! around a loop, is taken to need 64 bits.

use hlo_dialects::hextir::buffers::Dim;
use hlo_dialects::hextir::loops::For;
use hlo_ir::text::grow_stack;
use hlo_ir::{BlockRef, OpRef, Type, TypeData, Value, ValueRef};
use rustc_hash::FxHashMap;

use super::kernel::constant_index;

/// The least and the largest of what an index may be.
type Range = (i128, i128);

/// Whether all indices that ops of `block` and inside of it compute are signed numbers of 32 bits.
pub fn are_narrow(block: BlockRef<'_>) -> bool {
    Ranges::default().block(block).is_some()
}

#[derive(Default)]
struct Ranges {
    known: FxHashMap<Value, Range>,
}

impl Ranges {
    /// `None` when an index of the block may need more.
    fn block(&mut self, block: BlockRef<'_>) -> Option<()> {
        grow_stack(|| block.ops().try_for_each(|op| self.op(op)))
    }

    fn op(&mut self, op: OpRef<'_>) -> Option<()> {
        if let Some(nest) = op.view::<For<'_>>() {
            let [lower, upper, step] = [nest.lower(), nest.upper(), nest.step()].map(|bound| self.of(bound));
            let (lower, upper, step) = (lower?, upper?, step?);
            // The counter is compared once more behind its last step.
            let counter = narrow((lower.0, (upper.1 - 1).max(lower.1) + step.1.max(0)))?;
            self.known.insert(op.region(0).entry()?.args().next()?.id, counter);
        }
        for result in op.results().filter(|result| is_index(*result)) {
            let range = self.range(op).and_then(narrow)?;
            self.known.insert(result.id, range);
        }
        op.regions().filter_map(|region| region.entry()).try_for_each(|block| self.block(block))
    }

    fn of(&self, value: ValueRef<'_>) -> Option<Range> {
        self.known.get(&value.id).copied()
    }

    /// The range of the only result of `op`.
    fn range(&self, op: OpRef<'_>) -> Option<Range> {
        if let Some(number) = op.results().next().and_then(constant_index) {
            return Some((number.into(), number.into()));
        }
        if let Some(dim) = op.view::<Dim<'_>>() {
            let extent = *dim.buffer().shape()?.get(usize::try_from(dim.dimension()).ok()?)?;
            return (extent >= 0).then_some((extent.into(), extent.into()));
        }
        let width = |value: ValueRef<'_>| match value.ty().data(op.cx) {
            TypeData::Integer { width: width @ 1..=64, .. } => Some(*width),
            _ => None,
        };
        match op.name() {
            "arith.index_cast" => {
                return width(op.operand(0)).map(|width| (-(1 << (width - 1)), (1 << (width - 1)) - 1));
            }
            "arith.index_castui" => return width(op.operand(0)).map(|width| (0, (1 << width) - 1)),
            "arith.select" => {
                let (a, b) = (self.of(op.operand(1))?, self.of(op.operand(2))?);
                return Some((a.0.min(b.0), a.1.max(b.1)));
            }
            _ => {}
        }
        let (a, b) =
            if op.n_operands() == 2 { (self.of(op.operand(0))?, self.of(op.operand(1))?) } else { return None };
        let are_signless = a.0 >= 0 && b.0 >= 0;
        Some(match op.name() {
            "arith.addi" => (a.0 + b.0, a.1 + b.1),
            "arith.subi" => (a.0 - b.1, a.1 - b.0),
            "arith.muli" => corners(a, b, |a, b| a * b),
            // Between the quotients of the ends lie all others; rounding moves each by less than one.
            "arith.divsi" | "arith.floordivsi" | "arith.ceildivsi" if b.0 > 0 => {
                let (least, largest) = corners(a, b, |a, b| a.div_euclid(b));
                (least, largest + 1)
            }
            "arith.divui" if are_signless && b.0 > 0 => corners(a, b, |a, b| a / b),
            "arith.remsi" if b.0 > 0 => (if a.0 < 0 { 1 - b.1 } else { 0 }, a.1.clamp(0, b.1 - 1)),
            "arith.remui" if are_signless && b.0 > 0 => (0, a.1.min(b.1 - 1)),
            "arith.minsi" => (a.0.min(b.0), a.1.min(b.1)),
            "arith.maxsi" => (a.0.max(b.0), a.1.max(b.1)),
            "arith.minui" if are_signless => (a.0.min(b.0), a.1.min(b.1)),
            "arith.maxui" if are_signless => (a.0.max(b.0), a.1.max(b.1)),
            "arith.andi" if are_signless => (0, a.1.min(b.1)),
            _ => return None,
        })
    }
}

/// The range itself, where 32 bits hold it.
fn narrow(range: Range) -> Option<Range> {
    (range.0 >= i32::MIN.into() && range.1 <= i32::MAX.into()).then_some(range)
}

/// From the least to the largest value of a function that grows or falls in each operand.
fn corners(a: Range, b: Range, f: impl Fn(i128, i128) -> i128) -> Range {
    let all = [f(a.0, b.0), f(a.0, b.1), f(a.1, b.0), f(a.1, b.1)];
    all.iter().fold((all[0], all[0]), |(least, largest), &value| (least.min(value), largest.max(value)))
}

fn is_index(value: ValueRef<'_>) -> bool {
    value.ty().element(value.cx) == Type::INDEX
}

#[cfg(test)]
mod tests {
    use super::*;
    use hlo_ir::Context;
    use hlo_ir::text::{ParseOptions, parse_module};

    /// Whether a kernel with these ops in a loop of ten is narrow; `%i` counts, `%n` is an `i64` and `%m` an `i32`.
    #[track_caller]
    fn check(ops: &str, expect: bool) {
        let text = format!(
            r#"hextir.prim_func @k(%x: memref<10xi64>, %y: memref<10xi32>, %z: memref<10xindex>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c10 = arith.constant 10 : index
  %large = arith.constant 2000000000 : index
  hextir.for "serial" %c0 to %c10 step %c1 {{
  ^bb0(%i: index):
    %n = hextir.buffer_load %x[%i] : memref<10xi64> -> i64
    %m = hextir.buffer_load %y[%i] : memref<10xi32> -> i32
    {ops}
  }}
  hextir.return
}}"#
        );
        let cx = Context::new(hlo_dialects::registry());
        let (module, diags) = parse_module(&cx, "kernel.mlir", text.as_bytes().into(), ParseOptions::default());
        assert!(!diags.has_errors(), "{:?}", diags.iter().next());
        let kernel = module.root().region(0).entry().and_then(|block| block.ops().next()).expect("a kernel");
        assert_eq!(are_narrow(kernel.region(0).entry().expect("a body")), expect, "{ops}");
    }

    #[test]
    fn ranges_follow_from_constants() {
        check("", true);
        check(
            "%a = arith.muli %i, %c7 : index\n%b = arith.subi %c1, %a : index\n%c = arith.divsi %b, %c7 : index",
            true,
        );
        check("%a = arith.addi %i, %large : index", true);
        check("%a = arith.muli %i, %large : index", false);
        check("%a = arith.constant 2147483648 : index", false);
        check("%a = arith.index_cast %m : i32 to index\n%b = arith.maxsi %a, %c0 : index", true);
        check("%a = arith.index_cast %m : i32 to index\n%b = arith.addi %a, %c1 : index", false);
        check("%a = arith.index_castui %m : i32 to index\n%b = arith.minsi %a, %c7 : index", false);
        check("%a = arith.index_cast %n : i64 to index\n%b = arith.remsi %a, %c7 : index", false);
        check("%a = hextir.buffer_load %z[%i] : memref<10xindex> -> index", false);
    }
}
