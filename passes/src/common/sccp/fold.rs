//! What single ops are for operands of which some are known: constants are what they say, and of other ops the patterns
//! of canonicalization decide, those that put a constant or an operand in the place of the op. StableHLO's ops have none
//! in the reference's dialects either; what `stablehlo-aggressive-folder` computes is left to it.

use hlo_dialects::func::{FuncOp, Return};
use hlo_ir::rewrite::{GreedyOptions, PatternSet, rewrite_ops};
use hlo_ir::{Body, Context, Dict, Loc, NewOp, OpId, SmallVec, Value};
use rustc_hash::FxHashMap;

use super::solver::{Constant, Known};
use crate::common::canonicalize::{all_patterns, constant_value};

/// What a result is.
pub(super) enum Folded {
    Constant(Constant),
    /// An operand of the op.
    Operand(Value),
}

/// See the module's documentation.
pub(super) struct Folder {
    patterns: PatternSet,
}

impl Folder {
    pub fn new() -> Folder {
        Folder { patterns: all_patterns() }
    }

    /// What the results of `op` are when this is known of its operands; `None` when that is not known of all.
    pub fn fold(&self, cx: &Context, body: &Body, op: OpId, known: &[Known]) -> Option<SmallVec<[Folded; 1]>> {
        if let Some(value) = constant_value(cx, body, op) {
            let constant = Constant { def: body.def(op), value, ty: body.ty(body.result(op, 0)) };
            return Some([Folded::Constant(constant)].into_iter().collect());
        }
        if body.n_regions(op) != 0 || !self.patterns.looks_at(body.def(op)) {
            return None;
        }
        let mut stage = Stage::new(cx, body);
        for (value, known) in body.operands(op).zip(known) {
            stage.operand(value, known);
        }
        let copy = stage.copy(op);
        let results: SmallVec<[Value; 4]> = stage.scratch.results(copy).collect();
        let end = stage.append(NewOp { operands: &results, ..NewOp::new(Return::DEF, Loc::UNKNOWN) });
        let options = GreedyOptions { max_rewrites: Some(1), erase_dead: None, ..GreedyOptions::default() };
        let outcome = rewrite_ops(cx, &mut stage.scratch, &[copy], &self.patterns, &options, None);
        if outcome.n_rewrites() == 0 {
            return None;
        }
        stage.scratch.operands(end).map(|value| stage.folded(value, op)).collect()
    }
}

/// A function with a copy of the op alone, the ops that define its operands, and constants for those that are known.
struct Stage<'b> {
    cx: &'b Context,
    body: &'b Body,
    scratch: Body,
    block: hlo_ir::BlockId,
    /// What values of the body became.
    values: FxHashMap<Value, Value>,
}

impl<'b> Stage<'b> {
    fn new(cx: &'b Context, body: &'b Body) -> Self {
        let mut scratch = Body::new(FuncOp::DEF, Loc::UNKNOWN, Dict::EMPTY, 1);
        let region = scratch.op_regions(Body::ROOT).next().expect("the region that was asked for");
        let block = scratch.create_block(region);
        Stage { cx, body, scratch, block, values: FxHashMap::default() }
    }

    fn append(&mut self, op: NewOp<'_>) -> OpId {
        let op = self.scratch.create_op(op);
        self.scratch.append_op(self.block, op);
        op
    }

    fn operand(&mut self, value: Value, known: &Known) {
        if self.values.contains_key(&value) {
            return;
        }
        let constant = match known {
            Known::Constant(Constant { def, value, ty }) => match def.attrs {
                [attr] => Some((*def, self.cx.dict(&[(self.cx.name(attr.name), *value)]), *ty)),
                _ => None,
            },
            _ => None,
        };
        let made = match (constant, self.body.defining_op(value)) {
            (Some((def, attrs, ty)), _) => {
                let op = self.append(NewOp { attrs, results: &[ty], ..NewOp::new(def, Loc::UNKNOWN) });
                self.scratch.result(op, 0)
            }
            (None, Some(def)) if self.body.n_regions(def) == 0 && !self.body.is_slot(def) => {
                let index = self.body.results(def).position(|result| result == value);
                let copy = self.copy(def);
                self.scratch.result(copy, index.unwrap_or_default())
            }
            (None, _) => self.scratch.add_argument(self.block, self.body.ty(value), Loc::UNKNOWN),
        };
        self.values.insert(value, made);
    }

    /// A copy of `op`; of operands that are new nothing is known.
    fn copy(&mut self, op: OpId) -> OpId {
        let operands: SmallVec<[Value; 4]> = self
            .body
            .operands(op)
            .map(|value| {
                let ty = self.body.ty(value);
                let (scratch, block) = (&mut self.scratch, self.block);
                *self.values.entry(value).or_insert_with(|| scratch.add_argument(block, ty, Loc::UNKNOWN))
            })
            .collect();
        let results: SmallVec<[_; 4]> = self.body.results(op).map(|value| self.body.ty(value)).collect();
        let (def, attrs) = (self.body.def(op), self.body.attrs(op));
        self.append(NewOp { attrs, operands: &operands, results: &results, ..NewOp::new(def, Loc::UNKNOWN) })
    }

    /// What stands in the place of a result of `op`.
    fn folded(&self, value: Value, op: OpId) -> Option<Folded> {
        let operand = self.body.operands(op).find(|operand| self.values.get(operand) == Some(&value));
        if let Some(operand) = operand {
            return Some(Folded::Operand(operand));
        }
        let def = self.scratch.defining_op(value)?;
        let constant = constant_value(self.cx, &self.scratch, def)?;
        Some(Folded::Constant(Constant { def: self.scratch.def(def), value: constant, ty: self.scratch.ty(value) }))
    }
}
