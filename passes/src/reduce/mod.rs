//! Making a program small while it keeps showing something, such as a failure: what `hlo reduce` does.
//!
//! An [`Edit`] knows the places of a program that it can make simpler: functions, ops, results, constants, sizes. It is
//! tried on all of its places, then on halves, on quarters, down to single ones (delta debugging; Zeller and Hildebrandt,
//! "Simplifying and Isolating Failure-Inducing Input", 2002). A candidate that does not verify is not shown to the test,
//! so the program stays sound. Rounds over all edits go on until nothing helps any more; every step makes the program
//! smaller, so they end.

mod edits;
mod stand_in;

use std::sync::Arc;

use hlo_ir::verify::verify_module;
use hlo_ir::{Body, Context, Module};

use crate::common::collect_ops;
use crate::common::effects::Effects;
use edits::{EDITS, Edit};

/// How large a program is; what counts most comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Size {
    /// Ops, those of modules and functions among them.
    pub ops: usize,
    /// Operands of ops, arguments of blocks, results of ops.
    pub values: usize,
    /// Stored bytes of constants.
    pub constant_bytes: usize,
    /// Elements of all tensors with known sizes.
    pub elements: u128,
    /// Attributes that say more than an op needs.
    pub attributes: usize,
}

impl Size {
    /// The size of a body with all inside it.
    pub fn of(cx: &Context, body: &Body) -> Size {
        let mut size = Size::default();
        edits::each_body(body, &mut |body| size.add(cx, body));
        size
    }

    fn add(&mut self, cx: &Context, body: &Body) {
        let mut ops = collect_ops(body);
        ops.push(Body::ROOT);
        for op in ops {
            if body.is_slot(op) {
                continue;
            }
            self.ops += 1;
            self.values += body.n_operands(op);
            self.attributes += edits::spare_attrs(cx, body, op).count();
            self.constant_bytes += edits::constant_bytes(cx, body, op);
            let blocks = body.op_regions(op).flat_map(|region| body.region_blocks(region));
            let args = blocks.flat_map(|&block| body.block_args(block)).copied();
            for value in body.results(op).chain(args) {
                self.values += 1;
                self.elements += body.ty(value).n_elements(cx).unwrap_or(0) as u128;
            }
        }
    }
}

/// What a reduction tells while it goes on.
pub trait Watch {
    /// Why it stops early.
    type Stop;

    /// Whether a sound candidate still shows what is looked for.
    ///
    /// # Errors
    /// When it cannot be found out; the reduction then ends.
    fn shows(&mut self, candidate: &Module) -> Result<bool, Self::Stop>;

    /// The program became smaller.
    ///
    /// # Errors
    /// When the reduction shall end.
    fn smaller(&mut self, best: &Module, size: Size) -> Result<(), Self::Stop>;
}

/// Makes a verified `module`, which shows what is looked for, as small as the edits can.
///
/// # Errors
/// What `watch` stopped for.
pub fn reduce<W: Watch>(module: Module, watch: &mut W) -> Result<Module, W::Stop> {
    let size = Size::of(&module.cx, &module.body);
    let mut reducer = Reducer { best: module, size, watch };
    loop {
        let before = reducer.size;
        for edit in EDITS {
            reducer.apply(edit)?;
        }
        if reducer.size == before {
            return Ok(reducer.best);
        }
    }
}

struct Reducer<'w, W> {
    best: Module,
    size: Size,
    watch: &'w mut W,
}

impl<W: Watch> Reducer<'_, W> {
    /// Tries an edit on ever smaller stretches of its places, the last ones first: what comes late uses what comes early.
    fn apply(&mut self, edit: &Edit) -> Result<(), W::Stop> {
        let mut stretch = self.n_places(edit);
        while stretch != 0 {
            let mut end = self.n_places(edit);
            while end != 0 {
                let start = end.saturating_sub(stretch);
                self.attempt(edit, start..end)?;
                end = start.min(self.n_places(edit));
            }
            stretch = if stretch == 1 { 0 } else { stretch.div_ceil(2) };
        }
        Ok(())
    }

    fn n_places(&self, edit: &Edit) -> usize {
        (edit.places)(&self.best.cx, &self.best.body)
    }

    /// Keeps what the edit makes of the best program when that is smaller, sound, and shows what is looked for.
    fn attempt(&mut self, edit: &Edit, places: std::ops::Range<usize>) -> Result<(), W::Stop> {
        let cx = Arc::clone(&self.best.cx);
        let Module { body, foreign, .. } = &self.best;
        let mut candidate = Module { cx: Arc::clone(&cx), body: body.deep_clone(), foreign: foreign.clone() };
        (edit.apply)(&cx, &mut candidate.body, places);
        drop_unused(&cx, &mut candidate.body);
        let size = Size::of(&cx, &candidate.body);
        if size >= self.size || verify_module(&candidate).has_errors() || !self.watch.shows(&candidate)? {
            return Ok(());
        }
        self.best = candidate;
        self.size = size;
        self.watch.smaller(&self.best, size)
    }
}

/// Erases ops without effects whose results nobody uses.
fn drop_unused(cx: &Context, body: &mut Body) {
    let effects = Effects::of(cx, body);
    for op in collect_ops(body).into_iter().rev() {
        if effects.removable_if_unused(body, op) && body.results(op).all(|result| !body.has_uses(result)) {
            body.erase_op(op);
        }
    }
    for child in body.children_mut() {
        hlo_ir::text::grow_stack(|| drop_unused(cx, child));
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use hlo_ir::Module;

    use super::{Size, Watch, reduce};
    use crate::testing::{parse, print};

    /// Looks for a piece of text.
    struct Holds<'a>(&'a [&'a str]);

    impl Watch for Holds<'_> {
        type Stop = Infallible;

        fn shows(&mut self, candidate: &Module) -> Result<bool, Infallible> {
            let text = print(candidate, false);
            Ok(self.0.iter().all(|piece| text.contains(piece)))
        }

        fn smaller(&mut self, best: &Module, size: Size) -> Result<(), Infallible> {
            assert!(!hlo_ir::verify::verify_module(best).has_errors());
            assert_eq!(size, Size::of(&best.cx, &best.body));
            Ok(())
        }
    }

    /// What is left of a program when `pieces` must stay in its text.
    #[track_caller]
    fn check(text: &str, pieces: &[&str], expect: &str) {
        let Ok(reduced) = reduce(parse(text), &mut Holds(pieces));
        assert_eq!(print(&reduced, false), expect);
    }

    #[test]
    fn what_does_not_matter_goes() {
        check(
            "func.func @main(%x: tensor<4x8xf32>, %y: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) {
  %c = stablehlo.constant dense<[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]> : tensor<8xf32>
  %0 = stablehlo.add %y, %c : tensor<8xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.multiply %x, %1 {mhlo.note = \"n\"} : tensor<4x8xf32>
  %3 = stablehlo.tanh %2 : tensor<4x8xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = call @helper(%4) : (tensor<4xf32>) -> tensor<4xf32>
  return %3, %5 : tensor<4x8xf32>, tensor<4xf32>
}
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}",
            &["stablehlo.tanh"],
            "module {
  func.func @main(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
}
",
        );
    }

    #[test]
    fn what_stands_in_a_region_is_found() {
        check(
            "func.func @main(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = \"stablehlo.if\"(%p) ({
    %1 = stablehlo.sine %x : tensor<2xf32>
    %2 = stablehlo.exponential %1 : tensor<2xf32>
    stablehlo.return %2 : tensor<2xf32>
  }, {
    %3 = stablehlo.log %x : tensor<2xf32>
    stablehlo.return %3 : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}",
            &["stablehlo.if", "stablehlo.sine"],
            "module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<1xf32>) -> tensor<1xf32> {
    %0 = \"stablehlo.if\"(%arg0) ({
      %1 = stablehlo.sine %arg1 : tensor<1xf32>
      stablehlo.return %1 : tensor<1xf32>
    }, {
      stablehlo.return %arg1 : tensor<1xf32>
    }) : (tensor<i1>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
",
        );
    }

    #[test]
    fn an_op_in_the_middle_is_returned() {
        check(
            "func.func @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %0 = stablehlo.tanh %x : tensor<2x3xf32>
  %1 = stablehlo.sine %0 : tensor<2x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}",
            &["stablehlo.sine", "3x"],
            "module {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<1x3xf32> {
    %0 = stablehlo.sine %arg0 : tensor<1x3xf32>
    return %0 : tensor<1x3xf32>
  }
}
",
        );
    }

    #[test]
    fn constants_become_simple() {
        check(
            "func.func @main() -> tensor<3xi32> {
  %c = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  return %c : tensor<3xi32>
}",
            &["5"],
            "module {
  func.func @main() -> tensor<1xi32> {
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    return %c : tensor<1xi32>
  }
}
",
        );
    }
}
