//! One op alone: the types of its results from the types of its operands and its attributes.
//!
//! The op is put into a function whose arguments have these types, and verified there: an answer holds in a program, and
//! what is wrong is told in the verifier's words. Ops whose results follow from their regions, or are for the program to
//! choose, are refused.

use hlo_dialects::func::{FuncOp, Return};
use hlo_dialects::quant::as_uniform;
use hlo_dialects::stablehlo::attrs::bounds_encoding;
use hlo_dialects::stablehlo::constant::Constant;
use hlo_dialects::stablehlo::dot::{Dot, DotGeneral};
use hlo_dialects::stablehlo::infer::dot::{Shape, dot_general_shape, dot_shape};
use hlo_dialects::stablehlo::infer::fault::Checked;
use hlo_dialects::strict::check_body;
use hlo_ir::symbols::Symbols;
use hlo_ir::verify::verify_body;
use hlo_ir::{Attr, Body, Context, DYNAMIC, Diagnostics, Dict, Loc, NewOp, OpDef, Signature, SmallVec, Type, Value};

/// What is known of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// Its type.
    Type(Type),
    /// The constant that it is: some shapes follow from operands.
    Constant(Attr),
}

impl Operand {
    /// The operand's type.
    pub fn ty(self, cx: &Context) -> Type {
        match self {
            Operand::Type(ty) => ty,
            Operand::Constant(attr) => attr.ty(cx),
        }
    }
}

/// An op without regions, alone.
#[derive(Clone, Copy)]
pub struct Lone<'a> {
    /// The context.
    pub cx: &'a Context,
    /// The row.
    pub def: &'static OpDef,
    /// Where to report.
    pub loc: Loc,
    /// All operands.
    pub operands: &'a [Operand],
    /// Inherent and discardable attributes.
    pub attrs: Dict,
}

/// The row of an op that is named with its dialect, or without when it is one of `stablehlo` or `chlo`.
pub fn find_op(cx: &Context, name: &str) -> Option<&'static OpDef> {
    let row = |name: &str| cx.registry().op(name.as_bytes());
    row(name).or_else(|| ["stablehlo", "chlo"].iter().find_map(|dialect| row(&format!("{dialect}.{name}"))))
}

impl Lone<'_> {
    /// The types of the results.
    ///
    /// # Errors
    /// What the verifier says of the op; that its row does not infer, and why.
    pub fn result_types(&self) -> Result<Vec<Type>, Diagnostics> {
        if let Some(refusal) = self.refusal() {
            return Err(refusal);
        }
        let operands: Vec<Type> = self.operands.iter().map(|operand| operand.ty(self.cx)).collect();
        let signature = Signature {
            cx: self.cx,
            def: self.def,
            loc: self.loc,
            operands: &operands,
            attrs: self.attrs,
            regions: &[],
            constants: &|index| match self.operands.get(index)? {
                Operand::Type(_) => None,
                Operand::Constant(attr) => Some(*attr),
            },
        };
        let mut failed = Diagnostics::default();
        let inferred = match (shape_of_choice(self.def), self.def.infer) {
            (Some(shape), _) => match shape(&signature).ok() {
                Some(shape) => Some(vec![self.chosen(&shape, &operands, &mut failed)]),
                // The rules about the operands come before those about the result.
                None => return Err(self.verified(&[self.cx.tensor_type(&[], Type::F32)])),
            },
            (None, Some(infer)) => infer(&signature, &mut failed).ok().map(|types| types.to_vec()),
            (None, None) => None,
        };
        let n_results = self.def.results.len();
        let results = inferred.clone().unwrap_or_else(|| vec![Type::ERROR; n_results]);
        let faults = self.verified(&results);
        match inferred {
            _ if faults.has_errors() => Err(faults),
            Some(types) if !failed.has_errors() => Ok(types),
            _ => Err(failed),
        }
    }

    /// Why nothing can be inferred of any op of the row.
    fn refusal(&self) -> Option<Diagnostics> {
        let OpDef { name, regions, results, infer, .. } = self.def;
        let (message, help) = if let Some(region) = regions.first() {
            let message = format!("`{name}` has regions (`{}`), which types and attributes do not tell", region.name);
            (message, "write the op in a program, and let `hlo check` compare its result types with the inferred ones")
        } else if results.is_empty() {
            (format!("`{name}` has no results"), "`hlo check` verifies an op in a program")
        } else if infer.is_none() && shape_of_choice(self.def).is_none() {
            let message = format!("the result types of `{name}` are stated by the program, not inferred");
            (message, "write the op with its result types in a program, and let `hlo check` verify them")
        } else {
            return None;
        };
        let mut diags = Diagnostics::default();
        diags.error("no-inference", self.loc, message).help(help).emit();
        Some(diags)
    }

    /// A tensor of this shape with the operands' element type.
    fn chosen(&self, (sizes, bounds): &Shape, operands: &[Type], failed: &mut Diagnostics) -> Type {
        let cx = self.cx;
        let elements: Vec<Type> = operands.iter().map(|ty| ty.element(cx)).collect();
        let element = elements.first().copied().unwrap_or(Type::ERROR);
        if elements.iter().any(|other| *other != element) || as_uniform(cx, element).is_some() {
            let size = |size: &i64| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() };
            let shape: Vec<String> = sizes.iter().map(size).collect();
            let shape = shape.join(", ");
            let message = format!("the program chooses the element type of the result; its shape is [{shape}]");
            let help = "with operands of one element type that is not quantized, that one is taken";
            failed.error("no-inference", self.loc, message).help(help).emit();
            return Type::ERROR;
        }
        cx.tensor_type_with_encoding(sizes, element, bounds_encoding(cx, bounds))
    }

    /// What the verifier says of a function that holds the op with these results.
    fn verified(&self, results: &[Type]) -> Diagnostics {
        let (cx, loc) = (self.cx, self.loc);
        let mut body = Body::new(FuncOp::DEF, loc, Dict::EMPTY, 1);
        let Some(region) = body.op_region(Body::ROOT, 0) else { return Diagnostics::default() };
        let block = body.create_block(region);
        let operands: SmallVec<[Value; 4]> =
            self.operands.iter().map(|operand| self.place(&mut body, block, *operand)).collect();
        let op = NewOp { attrs: self.attrs, operands: &operands, results, ..NewOp::new(self.def, loc) };
        for new in [op, NewOp::new(Return::DEF, loc)] {
            let id = body.create_op(new);
            body.append_op(block, id);
        }
        let inputs: Vec<Type> = body.block_args(block).iter().map(|&argument| body.ty(argument)).collect();
        let ty = cx.type_attr(cx.function_type(&inputs, &[]));
        body.set_attrs(
            Body::ROOT,
            cx.dict(&[(cx.name("sym_name"), cx.str_attr("lone")), (cx.name("function_type"), ty)]),
        );
        let mut diags = verify_body(cx, &body, &Symbols::default());
        if !diags.has_errors() {
            check_body(cx, &body, &mut diags);
        }
        diags
    }

    /// The value that an operand is.
    fn place(&self, body: &mut Body, block: hlo_ir::BlockId, operand: Operand) -> Value {
        let value = match operand {
            Operand::Type(ty) => return body.add_argument(block, ty, self.loc),
            Operand::Constant(value) => value,
        };
        let attrs = self.cx.dict(&[(self.cx.name("value"), value)]);
        let op = body.create_op(NewOp { attrs, results: &[value.ty(self.cx)], ..NewOp::new(Constant::DEF, self.loc) });
        body.append_op(block, op);
        body.result(op, 0)
    }
}

/// The shape of the result of an op whose element type is for the program to choose.
fn shape_of_choice(def: &'static OpDef) -> Option<fn(&Signature<'_>) -> Checked<Shape>> {
    if std::ptr::eq(def, DotGeneral::DEF) {
        Some(dot_general_shape)
    } else if std::ptr::eq(def, Dot::DEF) {
        Some(dot_shape)
    } else {
        None
    }
}
