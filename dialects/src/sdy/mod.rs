//! `sdy`: shardings as frameworks export them. In reading order:
//!
//! - [`axes`]: meshes and their axes; [`sharding`]: tensors over a mesh; [`rule`]: ops over factors
//! - here: the ops; `bytecode`: attributes in files
//!
//! Attributes that no row describes are kept as written.

pub mod axes;
mod bytecode;
pub mod rule;
pub mod sharding;

use hlo_ir::kinds::*;
use hlo_ir::text::{CustomArg, CustomDirective, Delimiter, Token};
use hlo_ir::{Dialect, ops};

use self::axes::{
    ALL_TO_ALL_PARAM, ALL_TO_ALL_PARAM_LIST, AXIS_REF, AXIS_REF_LIST, AllToAllParamList, AxisRefList,
    LIST_OF_AXIS_REF_LISTS, ListOfAxisRefLists, MANUAL_AXES, MESH, MESH_AXIS, ManualAxes, Mesh, SUB_AXIS_INFO,
    ShardingPerValue, TensorSharding,
};
use self::rule::{DIM_MAPPING, OP_SHARDING_RULE, TENSOR_MAPPING};
use self::sharding::{DIMENSION_SHARDING, SHARDING, SHARDING_PER_VALUE, parse_shardings, print_shardings};
use crate::enums::int_enums;
use crate::kinds::Shaped;
use crate::stablehlo::constant::{parse_constant, print_constant};

/// The dialect.
pub static DIALECT: Dialect = Dialect {
    name: "sdy",
    ops: &[SDY_OPS, EDGE_OPS, COLLECTIVE_OPS],
    attrs: &[
        &MESH,
        &MESH_AXIS,
        &SUB_AXIS_INFO,
        &AXIS_REF,
        &AXIS_REF_LIST,
        &LIST_OF_AXIS_REF_LISTS,
        &ALL_TO_ALL_PARAM,
        &ALL_TO_ALL_PARAM_LIST,
        &MANUAL_AXES,
        &DIMENSION_SHARDING,
        &SHARDING,
        &SHARDING_PER_VALUE,
        &DIM_MAPPING,
        &TENSOR_MAPPING,
        &OP_SHARDING_RULE,
    ],
    bytecode: Some(&bytecode::CODEC),
    customs: CUSTOMS,
    keeps_unknown: true,
    ..Dialect::EMPTY
};

int_enums! {
    /// Where shardings may spread to.
    PropagationDirection as "allowed_direction", "propagation direction enum", 32, [
        "NONE" = 0, "FORWARD" = 1, "BACKWARD" = 2, "BOTH" = 3,
    ];
    /// How values of different devices are combined.
    ReductionOp as "reduction_op", "reduction op enum", 32, ["sum" = 0, "max" = 1, "min" = 2];
}

ops! { SDY_OPS in "sdy";
    /// A named mesh.
    op MeshOp = "mesh" {
        attrs { sym_name: SymbolName, mesh: Option<Mesh> }
        traits [SYMBOL]
        format "$sym_name (`=` $mesh^)? attr-dict"
    }

    /// Says how a tensor is to be laid out.
    op ShardingConstraint = "sharding_constraint" {
        operands { input: AnyType }
        attrs { sharding: TensorSharding }
        results { result: AnyType }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input $sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Lays a tensor out in another way.
    op Reshard = "reshard" {
        operands { input: AnyType }
        attrs { sharding: TensorSharding }
        results { result: AnyType }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input $sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Ends the regions of this dialect's ops.
    op Return = "return" {
        operands { results: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($results^ `:` type($results))?"
    }

    /// A computation on the pieces that each device holds.
    op ManualComputation = "manual_computation" {
        operands { tensors: Variadic<AnyType> }
        attrs { in_shardings: ShardingPerValue, out_shardings: ShardingPerValue, manual_axes: ManualAxes }
        results { results: Variadic<AnyType> }
        regions { body: OneBlock }
        traits [ISOLATED, SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "`(` operands `)` `in_shardings` `` `=` `` custom<StrippedShardings>($in_shardings) `out_shardings` `` `=` `` custom<StrippedShardings>($out_shardings) `manual_axes` `` `=` `` $manual_axes custom<SingleBlockRegion>($body) attr-dict `:` functional-type(operands, results)"
        implicit_terminator Return<'static>;
    }

    /// A computation with a name, to be outlined.
    op NamedComputation = "named_computation" {
        operands { operands: Variadic<AnyType> }
        attrs { name: Str, in_shardings: Option<ShardingPerValue>, out_shardings: Option<ShardingPerValue> }
        results { results: Variadic<AnyType> }
        regions { body: OneBlock }
        traits [ISOLATED, SINGLE_BLOCK, RECURSIVE_EFFECTS]
        format "`<` $name `>` `` `(` $operands `)` (`in_shardings` `` `=` `` custom<StrippedShardings>($in_shardings)^)? (`out_shardings` `` `=` `` custom<StrippedShardings>($out_shardings)^)? custom<SingleBlockRegion>($body) attr-dict `:` functional-type($operands, $results)"
        implicit_terminator Return<'static>;
    }

    /// Tensors of one group have one sharding.
    op ShardingGroup = "sharding_group" {
        operands { input: AnyRankedTensor }
        attrs { group_id: I64 }
        format "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)"
    }

    /// A constant.
    op Constant = "constant" {
        attrs { value: Elements }
        results { output: AnyRankedTensor }
        traits [PURE]
        parse parse_constant;
        print print_constant;
    }
}

ops! { EDGE_OPS in "sdy";
    /// Values that have one sharding because data flows between them.
    op DataFlowEdge = "data_flow_edge" {
        operands { input: Shaped }
        attrs { sharding: Option<TensorSharding> }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)"
    }

    /// The same for an argument or result of a function.
    op FuncDataFlowEdge = "func_data_flow_edge" {
        operands { operand: Shaped }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$operand attr-dict `:` type($result)"
    }

    /// Keeps shardings from spreading.
    op PropagationBarrier = "propagation_barrier" {
        operands { input: AnyRankedTensor }
        attrs { allowed_direction: PropagationDirection }
        results { result: AnyRankedTensor }
        traits [PURE, SAME_OPERANDS_AND_RESULT_TYPE]
        format "$input `allowed_direction` `` `=` `` $allowed_direction attr-dict `:` type($input)"
        infer crate::infer::first_operand;
    }
}

ops! { COLLECTIVE_OPS in "sdy";
    /// Gathers along axes, which no longer cut the tensor.
    op AllGather = "all_gather" {
        operands { tensor: Shaped }
        attrs { gathering_axes: ListOfAxisRefLists, out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$gathering_axes $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Cuts a tensor along axes.
    op AllSlice = "all_slice" {
        operands { tensor: Shaped }
        attrs { slicing_axes: ListOfAxisRefLists, out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$slicing_axes $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Moves axes from one dimension to another.
    op AllToAll = "all_to_all" {
        operands { tensor: Shaped }
        attrs { params: AllToAllParamList, out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$params $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Sends pieces to other devices.
    op CollectivePermute = "collective_permute" {
        operands { tensor: Shaped }
        attrs { out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Combines what devices along axes hold.
    op AllReduce = "all_reduce" {
        operands { tensor: Shaped }
        attrs { reduction_axes: AxisRefList, reduction_op: ReductionOp = "0 : i32", out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "($reduction_op^)? $reduction_axes $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Combines what devices along axes hold, and cuts the result.
    op ReduceScatter = "reduce_scatter" {
        operands { tensor: Shaped }
        attrs { reduce_scatter_axes: ListOfAxisRefLists, reduction_op: ReductionOp = "0 : i32", out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "($reduction_op^)? $reduce_scatter_axes $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Makes axes that cut the tensor axes that are still to be reduced.
    op ShardedToUnreduced = "sharded_to_unreduced" {
        operands { tensor: Shaped }
        attrs { axes: ListOfAxisRefLists, out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$axes $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }

    /// Makes axes along which the tensor is copied axes that are still to be reduced.
    op ReplicatedToUnreduced = "replicated_to_unreduced" {
        operands { tensor: Shaped }
        attrs { axes: AxisRefList, out_sharding: TensorSharding }
        results { result: Shaped }
        traits [SAME_OPERANDS_AND_RESULT_TYPE]
        format "$axes $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)"
        infer crate::infer::first_operand;
    }
}

static CUSTOMS: &[CustomDirective] = &[
    // Shardings, one a value, without the attribute's angle brackets.
    CustomDirective {
        name: "StrippedShardings",
        parse: |p, state, args| {
            let &[CustomArg::Attr(index)] = args else { return None };
            let shardings = parse_shardings(p)?;
            let attr = p.cx.dialect_attr(&SHARDING_PER_VALUE, [shardings]);
            state.op.set_attr(p.cx, state.op.def.attrs[index].name, attr);
            Some(())
        },
        print: |p, op, args| {
            if let &[CustomArg::Attr(index)] = args
                && let Some(attr) = op.attr(op.def().attrs[index].name)
                && let Some([shardings]) = attr.params_of(p.cx, &SHARDING_PER_VALUE)
            {
                print_shardings(p, shardings);
            }
        },
    },
    // Arguments in parentheses, then the only block without a label.
    CustomDirective {
        name: "SingleBlockRegion",
        parse: |p, state, _| {
            let mut args = Vec::new();
            p.parse_op_list(Delimiter::Paren, |p| {
                args.push(p.parse_block_arg(true)?);
                Some(())
            })?;
            if !p.is(Token::LBrace) {
                return p.fail("expected-token", "expected '{' to begin a region");
            }
            let region = p.parse_region(&args, true)?;
            state.op.regions.push(region);
            Some(())
        },
        print: |p, op, _| {
            let region = op.region(0);
            p.put("(");
            if let Some(entry) = region.entry() {
                let locs = op.body.block_arg_locs(entry.id);
                for (index, arg) in entry.args().enumerate() {
                    p.put(if index == 0 { "" } else { ", " });
                    p.print_operand(arg.id, op.body);
                    p.put(": ");
                    p.print_type(arg.ty());
                    if p.flags.debug_info {
                        p.print_argument_loc(locs[index]);
                    }
                }
            }
            p.put(") ");
            p.print_region(region, false, true);
        },
    },
];

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_error, check_generic, check_same};

    #[test]
    fn meshes_print_as_the_reference_prints_them() {
        check_same(r#"sdy.mesh @m = <["x"=2, "y"=4]>"#);
        check_same(r#"sdy.mesh @m = <["x"=2], device_ids=[1, 0]> {foo}"#);
        check_same("sdy.mesh @m = <[], device_ids=[5]>");
        check_same("sdy.mesh @m = <[]>");
        check(r#"sdy.mesh @m = <["x"=2, "y"=2], device_ids=[0, 1, 2, 3]>"#, r#"sdy.mesh @m = <["x"=2, "y"=2]>"#);
    }

    #[test]
    fn wrong_meshes_are_refused() {
        for (mesh, message) in [
            (
                r#"["x"=2, "y"=2], device_ids=[0, 1, 2, 4]"#,
                "sorted device ids must be iota(product(axes)), got: 0, 1, 2, 4",
            ),
            (r#"["x"=0]"#, "axis size must be at least 1, got: 0"),
            (r#"["x"=2, "x"=2]"#, "duplicate axis name: \"x\""),
            ("[], device_ids=[-1]", "device id must be non-negative, got: -1"),
        ] {
            check_error(&format!("sdy.mesh @m = <{mesh}>"), message);
        }
    }

    #[test]
    fn attributes_print_as_the_reference_prints_them() {
        for attr in [
            r#"#sdy.sharding<@mesh, [{"x"}, {?}]>"#,
            r#"#sdy.sharding<@mesh, [{"x", ?}p1, {"y":(1)2}], replicated={"z"}, unreduced={"w"}>"#,
            r#"#sdy.sharding<mesh<["a"=2]>, [{"a"}]>"#,
            "#sdy.sharding<@mesh, []>",
            r#"#sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, []>]>"#,
            "#sdy.sharding_per_value<[]>",
            r#"#sdy<axis_ref_list{"x", "y"}>"#,
            r#"#sdy<dimension_sharding{"x", ?}p1>"#,
            r#"#sdy<axis_ref"x":(1)2>"#,
            r#"#sdy<manual_axes{"x"}>"#,
            "#sdy<manual_axes{}>",
            r#"#sdy<list_of_axis_ref_lists[{"x"}]>"#,
            r#"#sdy<mesh_axis"x"=2>"#,
            "#sdy<sub_axis_info(1)2>",
            "#sdy<tensor_mapping[i, j]>",
            "#sdy.op_sharding_rule<([i, jk])->([ij, k]) {i=8, j=2, k=8} reduction={i} need_replication={j}>",
            "#sdy.op_sharding_rule<([i])->([i]) {i=8}, custom>",
        ] {
            check_same(&format!("func.func private @f() attributes {{a = {attr}}}"));
        }
    }

    #[test]
    fn ops_print_as_the_reference_prints_them() {
        check_same(
            r#"
            sdy.mesh @mesh = <["x"=2, "y"=4, "z"=4]>
            func.func @f(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
              %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]> {foo} : tensor<16x8xf32>
              %1 = sdy.reshard %0 <@mesh, [{"x"}, {?}]> : tensor<16x8xf32>
              sdy.sharding_group %1 group_id=3 : tensor<16x8xf32>
              %2 = sdy.constant dense<1.000000e+00> : tensor<8x4xf32>
              %3 = sdy.data_flow_edge %1 : tensor<16x8xf32>
              %4 = sdy.data_flow_edge %1 sharding=<@mesh, [{"x"}, {}]> : tensor<16x8xf32>
              %5 = sdy.propagation_barrier %1 allowed_direction=BACKWARD : tensor<16x8xf32>
              %6 = sdy.all_gather [{"y"}, {"z"}] %5 out_sharding=<@mesh, [{"x"}, {}]> : tensor<16x8xf32>
              %7 = sdy.all_to_all [{"y"}: 0->1] %6 out_sharding=<@mesh, [{"x"}, {"y"}]> : tensor<16x8xf32>
              %8 = sdy.all_reduce {"y"} %7 out_sharding=<@mesh, [{"x"}, {"z"}]> : tensor<16x8xf32>
              %9 = sdy.named_computation<"foo">(%8) (%arg1: tensor<16x8xf32>) {
                sdy.return %arg1 : tensor<16x8xf32>
              } : (tensor<16x8xf32>) -> tensor<16x8xf32>
              %10 = sdy.manual_computation(%9) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<8x8xf32>) {
                sdy.return %arg1 : tensor<8x8xf32>
              } : (tensor<16x8xf32>) -> tensor<16x8xf32>
              return %10 : tensor<16x8xf32>
            }
            "#,
        );
    }

    #[test]
    fn attributes_stand_in_the_generic_form() {
        check_generic(
            r#"
            sdy.mesh @m = <["x"=2, "y"=4]>
            func.func private @f(%a: tensor<16x8xf32>) {
              %0 = sdy.all_gather [{"y"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<16x8xf32>
              %1 = sdy.propagation_barrier %0 allowed_direction=BACKWARD : tensor<16x8xf32>
              return
            }
            "#,
            r#"
            "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "m"}> : () -> ()
            "func.func"() <{function_type = (tensor<16x8xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<16x8xf32>):
              %0 = "sdy.all_gather"(%arg0) <{gathering_axes = #sdy<list_of_axis_ref_lists[{"y"}, {}]>, out_sharding = #sdy.sharding<@m, [{"x"}, {}]>}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
              %1 = "sdy.propagation_barrier"(%0) <{allowed_direction = 2 : i32}> : (tensor<16x8xf32>) -> tensor<16x8xf32>
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }
}
