//! Structured ops whose loops and region follow from their name. Text leaves both out; in memory, in bytecode and in
//! the generic form the region is there, as the reference builds it.
//!
//! ```text
//! named ::= dict? parts results
//! ```

use hlo_ir::kinds::*;
use hlo_ir::text::{OpParser, OpPrinter, OpState};
use hlo_ir::{
    Attr, AttrData, Body, Builder, Context, Loc, NewOp, OpDef, OpId, OpRef, OpView, RegionId, Signedness, SmallVec,
    Type, TypeData, Value, attr_kinds, ops,
};

use super::generic::{Maps, Yield};
use super::structured::{self, DESTINATION_STYLE, Destination, parse_attrs, parse_parts, parse_results, set_segments};
use crate::arith::cast::{ExtF, ExtSI, ExtUI, FPToSI, FPToUI, SIToFP, TruncF, TruncI, UIToFP};
use crate::arith::float::{AddF, MaximumF, MinimumF, MulF};
use crate::arith::integer::{AddI, AndI, MaxSI, MaxUI, MinSI, MinUI, MulI, OrI};
use crate::complex;

attr_kinds! {
    /// Numbers of a window, one a dimension: a vector or tensor of `i64`.
    Window, "64-bit signless int elements attribute of shape", |cx, attr| match attr.data(cx) {
        AttrData::Dense { ty, .. } => ty.element(cx) == Type::I64 && ty.shape(cx).is_some_and(|shape| shape.len() == 1),
        _ => false,
    };
}

/// Rows of one table, all with the same attributes: `TABLE { attributes } Name = "mnemonic"; …`.
macro_rules! named_ops {
    ($TABLE:ident $attrs:tt $($(#[doc = $doc:literal])* $Op:ident = $name:literal;)*) => {
        ops! { $TABLE in "linalg"; $(
            $(#[doc = $doc])*
            op $Op = $name {
                operands { inputs: Variadic<AnyType>, outputs: Variadic<Destination> }
                attrs $attrs
                results { result_tensors: Variadic<AnyRankedTensor> }
                regions { region: OneBlock }
                traits [ATTR_SIZED_OPERANDS, SINGLE_BLOCK, DESTINATION_STYLE]
                parse parse_named;
                print print_named;
                verify_regions |op, diags| structured::verify_region(op.op(), diags);
            }
        )* }
    };
}

named_ops! {
    WINDOW_OPS { strides: Option<Window>, dilations: Option<Window> }
    /// A convolution of `[n, w, c]` with `[w, c, f]`.
    Conv1dNwcWcf = "conv_1d_nwc_wcf";
    /// A convolution of `[n, h, w, c]` with `[h, w, c, f]`.
    Conv2dNhwcHwcf = "conv_2d_nhwc_hwcf";
    /// A convolution of `[n, d, h, w, c]` with `[d, h, w, c, f]`.
    Conv3dNdhwcDhwcf = "conv_3d_ndhwc_dhwcf";
    /// A convolution of each channel by itself.
    DepthwiseConv1dNwcWc = "depthwise_conv_1d_nwc_wc";
    /// A convolution of each channel with several kernels.
    DepthwiseConv1dNwcWcm = "depthwise_conv_1d_nwc_wcm";
    /// A convolution of each channel by itself.
    DepthwiseConv2dNhwcHwc = "depthwise_conv_2d_nhwc_hwc";
    /// A convolution of each channel with several kernels.
    DepthwiseConv2dNhwcHwcm = "depthwise_conv_2d_nhwc_hwcm";
    /// A convolution of each channel by itself.
    DepthwiseConv3dNdhwcDhwc = "depthwise_conv_3d_ndhwc_dhwc";
    /// A convolution of each channel with several kernels.
    DepthwiseConv3dNdhwcDhwcm = "depthwise_conv_3d_ndhwc_dhwcm";
    /// The largest number of each window; the second input only has the window's shape.
    PoolingNhwcMax = "pooling_nhwc_max";
    /// The smallest number of each window.
    PoolingNhwcMin = "pooling_nhwc_min";
    /// The sum of each window.
    PoolingNhwcSum = "pooling_nhwc_sum";
    /// The largest number of each window.
    PoolingNdhwcMax = "pooling_ndhwc_max";
    /// The smallest number of each window.
    PoolingNdhwcMin = "pooling_ndhwc_min";
    /// The sum of each window.
    PoolingNdhwcSum = "pooling_ndhwc_sum";
}

// Products whose indices may be other than the usual ones.
named_ops! {
    CONTRACTION_OPS { indexing_maps: Option<Maps> }
    /// The product of two matrices, added to the output.
    Matmul = "matmul";
    /// The same for each matrix of a batch.
    BatchMatmul = "batch_matmul";
}

named_ops! {
    PLAIN_OPS {}
    /// One value everywhere.
    Fill = "fill";
    /// The elements of the input.
    Copy = "copy";
    /// The product of a matrix and a vector, added to the output.
    Matvec = "matvec";
    /// The product of a vector and a matrix, added to the output.
    Vecmat = "vecmat";
    /// The sum of the products of two vectors, added to the output.
    Dot = "dot";
}

/// What the region of a named op computes.
#[derive(Clone, Copy)]
enum Payload {
    /// The input.
    Input,
    /// `output + lhs * rhs`, computed in the output's type.
    MultiplyAdd,
    /// The larger of output and input.
    Max,
    /// The smaller.
    Min,
    /// Their sum.
    Sum,
}

fn payload(def: &OpDef) -> Payload {
    match def.name {
        "linalg.fill" | "linalg.copy" => Payload::Input,
        "linalg.pooling_nhwc_max" | "linalg.pooling_ndhwc_max" => Payload::Max,
        "linalg.pooling_nhwc_min" | "linalg.pooling_ndhwc_min" => Payload::Min,
        "linalg.pooling_nhwc_sum" | "linalg.pooling_ndhwc_sum" => Payload::Sum,
        _ => Payload::MultiplyAdd,
    }
}

/// Builds a named op of the row `def` with its region. `attrs` are all but the sizes of groups.
pub fn build(
    b: &mut Builder<'_>,
    def: &'static OpDef,
    inputs: &[Value],
    outputs: &[Value],
    attrs: &[(&str, Attr)],
) -> OpId {
    let operands: SmallVec<[Value; 4]> = inputs.iter().chain(outputs).copied().collect();
    let results: SmallVec<[Type; 4]> =
        outputs.iter().map(|&value| b.body.ty(value)).filter(|ty| ty.is_tensor(b.cx)).collect();
    let region = build_region(b.cx, b.body, def, &operands, b.loc);
    let segments = structured::segments(b.cx, inputs.len(), outputs.len());
    let mut entries: Vec<_> = attrs.iter().map(|&(name, attr)| (b.cx.name(name), attr)).collect();
    entries.push((b.cx.name(hlo_ir::op_def::OPERAND_SEGMENTS), segments));
    if let Some(maps) = usual_maps(b.cx, def) {
        entries.push((b.cx.name("indexing_maps"), maps));
    }
    let attrs = b.cx.dict(&entries);
    b.insert(NewOp { attrs, operands: &operands, results: &results, regions: &[region], ..NewOp::new(def, b.loc) })
}

/// The indices of a product that says nothing about them.
fn usual_maps(cx: &Context, def: &OpDef) -> Option<Attr> {
    use hlo_ir::affine::{AffineExpr, AffineMap};
    let map = |n_dims: u32, dims: &[u32]| AffineMap {
        n_dims,
        n_syms: 0,
        results: dims.iter().map(|&dim| AffineExpr::Dim(dim)).collect(),
    };
    let maps = match def.name {
        "linalg.matmul" => [map(3, &[0, 2]), map(3, &[2, 1]), map(3, &[0, 1])],
        "linalg.batch_matmul" => [map(4, &[0, 1, 3]), map(4, &[0, 3, 2]), map(4, &[0, 1, 2])],
        _ => return None,
    };
    Maps::encode(cx, &maps)
}

/// The region of a named op with these operands.
fn build_region(cx: &Context, body: &mut Body, def: &OpDef, operands: &[Value], loc: Loc) -> RegionId {
    let region = body.create_region();
    let block = body.create_block(region);
    let args: SmallVec<[Value; 4]> = operands
        .iter()
        .map(|&operand| {
            let element = body.ty(operand).element(cx);
            body.add_argument(block, element, loc)
        })
        .collect();
    let mut b = Builder::at_end(cx, body, block, loc);
    let given = match (payload(def), &args[..]) {
        (Payload::MultiplyAdd, &[lhs, rhs, output]) => multiply_add(&mut b, lhs, rhs, output),
        (Payload::Max, &[input, _, output]) => fold(&mut b, [MaximumF::DEF, MaxSI::DEF, MaxUI::DEF], output, input),
        (Payload::Min, &[input, _, output]) => fold(&mut b, [MinimumF::DEF, MinSI::DEF, MinUI::DEF], output, input),
        (Payload::Sum, &[input, _, output]) => fold(&mut b, [AddF::DEF, AddI::DEF, OrI::DEF], output, input),
        (_, &[input, .., output]) => {
            let ty = b.body.ty(output);
            cast(&mut b, input, ty)
        }
        (_, &[value]) => value,
        (_, []) => {
            Yield::build_typed(&mut b, &[], &[]);
            return region;
        }
    };
    Yield::build_typed(&mut b, &[], &[given]);
    region
}

/// An op with the type of its first operand.
fn binary(b: &mut Builder<'_>, def: &'static OpDef, lhs: Value, rhs: Value) -> Value {
    let ty = b.body.ty(lhs);
    let op = b.finish(def, &[lhs, rhs], SmallVec::new(), Some(&[ty]));
    b.result(op)
}

/// `output + lhs * rhs` as products of matrices compute it, in the type of `output`.
pub fn multiply_add(b: &mut Builder<'_>, lhs: Value, rhs: Value, output: Value) -> Value {
    let ty = b.body.ty(output);
    let (lhs, rhs) = (cast(b, lhs, ty), cast(b, rhs, ty));
    let [multiply, add]: [&'static OpDef; 2] = match ty.data(b.cx) {
        TypeData::Float(_) => [MulF::DEF, AddF::DEF],
        TypeData::Complex(_) => [complex::Mul::DEF, complex::Add::DEF],
        TypeData::Integer { width: 1, .. } => [AndI::DEF, OrI::DEF],
        _ => [MulI::DEF, AddI::DEF],
    };
    let product = binary(b, multiply, lhs, rhs);
    binary(b, add, output, product)
}

/// The op for floats, for integers or for bits; the input is cast to the type of `output`.
fn fold(b: &mut Builder<'_>, [float, integer, bit]: [&'static OpDef; 3], output: Value, input: Value) -> Value {
    let ty = b.body.ty(output);
    let input = cast(b, input, ty);
    let def = match ty.data(b.cx) {
        TypeData::Float(_) => float,
        TypeData::Integer { width: 1, .. } => bit,
        _ => integer,
    };
    binary(b, def, output, input)
}

/// `value` as a number of the type `to`, read as a signed one (a bit as unsigned); as it is where there is no such cast.
fn cast(b: &mut Builder<'_>, value: Value, to: Type) -> Value {
    let cx = b.cx;
    let from = b.body.ty(value);
    if from == to {
        return value;
    }
    let (from_width, to_width) = (from.bit_width(cx), to.bit_width(cx));
    let is_unsigned = |ty: Type| matches!(ty.data(cx), TypeData::Integer { width, signedness } if *width == 1 || *signedness == Signedness::Unsigned);
    let def: &'static OpDef = match (from.data(cx), to.data(cx)) {
        (TypeData::Integer { .. }, TypeData::Integer { .. }) if from_width > to_width => TruncI::DEF,
        (TypeData::Integer { .. }, TypeData::Integer { .. }) if is_unsigned(from) => ExtUI::DEF,
        (TypeData::Integer { .. }, TypeData::Integer { .. }) => ExtSI::DEF,
        (TypeData::Integer { .. }, TypeData::Float(_)) if is_unsigned(from) => UIToFP::DEF,
        (TypeData::Integer { .. }, TypeData::Float(_)) => SIToFP::DEF,
        (TypeData::Float(_), TypeData::Integer { .. }) if is_unsigned(to) => FPToUI::DEF,
        (TypeData::Float(_), TypeData::Integer { .. }) => FPToSI::DEF,
        (TypeData::Float(_), TypeData::Float(_)) if from_width > to_width => TruncF::DEF,
        (TypeData::Float(_), TypeData::Float(_)) if from_width < to_width => ExtF::DEF,
        _ => return value,
    };
    let op = b.finish(def, &[value], SmallVec::new(), Some(&[to]));
    b.result(op)
}

fn parse_named(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    if p.eat_keyword("indexing_maps") {
        p.expect(hlo_ir::text::Token::Equal, "=")?;
        let maps = p.parse_attr()?;
        state.set_attr(p.cx, "indexing_maps", maps);
    }
    parse_attrs(p, state)?;
    let parts = parse_parts(p, state)?;
    parse_results(p, state)?;
    set_segments(p, state, &parts);
    let name = p.cx.name("indexing_maps");
    if state.attrs.iter().all(|(known, _)| *known != name)
        && let Some(maps) = usual_maps(p.cx, state.def)
    {
        state.attrs.push((name, maps));
    }
    let cx = p.cx;
    let region = build_region(cx, &mut p.body, state.def, &state.operands, state.loc);
    state.regions.push(region);
    Some(())
}

fn print_named(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    if let Some(maps) = op.attr("indexing_maps")
        && usual_maps(op.cx, op.def()) != Some(maps)
    {
        p.put(" indexing_maps = ");
        p.print_attr(maps);
    }
    p.print_op_attrs(op, false, |name| name == b"indexing_maps" || name == b"linalg.memoized_indexing_maps");
    structured::print_parts(p, op);
    structured::print_results(p, op);
}

/// Whether `op` is a `linalg.fill`, and what with.
pub fn fill_value(op: OpRef<'_>) -> Option<Value> {
    std::ptr::eq(op.def(), <Fill<'_> as OpView<'_>>::DEF).then(|| op.operand(0).id)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check_generic, check_ops};

    /// Compared with iree-opt.
    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_ops(
            "%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x4xf32>, %arg3: f32, %arg4: tensor<1x4x4x1xf32>, %arg5: tensor<2x2x1x1xf32>, %arg6: tensor<1x3x3x1xf32>, %arg7: tensor<2x2xf32>, %arg8: memref<2xf32>",
            "
            %0 = linalg.fill ins(%arg3 : f32) outs(%arg0 : tensor<2x3xf32>) -> tensor<2x3xf32>
            %1 = linalg.matmul {someattr} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<2x4xf32>) -> tensor<2x4xf32>
            %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg4, %arg5 : tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>) outs(%arg6 : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
            %3 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg4, %arg7 : tensor<1x4x4x1xf32>, tensor<2x2xf32>) outs(%arg6 : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
            linalg.fill ins(%arg3 : f32) outs(%arg8 : memref<2xf32>)
            ",
        );
    }

    #[test]
    fn regions_stand_in_the_generic_form() {
        check_generic(
            "
            func.func private @f(%a: tensor<2x3xf16>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) {
              %0 = linalg.matmul ins(%a, %b : tensor<2x3xf16>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
              return
            }",
            r##"
            "func.func"() <{function_type = (tensor<2x3xf16>, tensor<3x4xf32>, tensor<2x4xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<2x3xf16>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x4xf32>):
              %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
              ^bb0(%arg3: f16, %arg4: f32, %arg5: f32):
                %1 = "arith.extf"(%arg3) : (f16) -> f32
                %2 = "arith.mulf"(%1, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
                %3 = "arith.addf"(%arg5, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
                "linalg.yield"(%3) : (f32) -> ()
              }) : (tensor<2x3xf16>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
              "func.return"() : () -> ()
            }) : () -> ()
            "##,
        );
    }
}
