//! Ops that stand for others: composites, which are defined by a function, and calls of what the program does not know.

use hlo_ir::kinds::*;
use hlo_ir::text::CustomDirective;
use hlo_ir::{Attr, AttrConstraint, AttrData, Context, Dict, ops};

use super::enums::ApiVersion;
use super::formats::{attr_of, set_attr};
use super::infer;
use super::kinds::*;

ops! { COMPOSITE_OPS in "stablehlo";
    /// An op with a name of its own that a function decomposes.
    op Composite = "composite" {
        operands { inputs: Variadic<AnyTensorTokenOrTuple> }
        attrs {
            name: Str,
            composite_attributes: DictOrEmpty,
            decomposition: FlatSymbolRef,
            version: I32Or<0>,
        }
        results { results: Variadic<AnyTensorTokenOrTuple> }
        regions { composite_regions: VariadicRegions<AnyRegion> }
        format "$name operands (` ` `(` $composite_regions^ `)`)? attr-dict `:` functional-type(operands, results)"
        verify_symbols infer::composite::verify_composite;
    }

    /// Calls something that the compiler or the device knows by its name.
    op CustomCall = "custom_call" {
        operands { inputs: Variadic<CustomCallValue> }
        attrs {
            call_target_name: Str,
            has_side_effect: BoolOr<false>,
            backend_config: Option<BackendConfig>,
            api_version: ApiVersion,
            called_computations: SymbolsOrEmpty,
            operand_layouts: Option<Layouts>,
            result_layouts: Option<Layouts>,
            output_operand_aliases: AliasesOrEmpty,
            result_tilings: Option<Tilings>,
        }
        results { results: Variadic<CustomCallValue> }
        format "custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)"
        verify infer::custom_call::verify_custom_call;
    }
}

/// `@name`: what a custom call calls.
pub const CUSTOM_CALL_TARGET: CustomDirective = CustomDirective {
    name: "CustomCallTarget",
    parse: |p, state, args| {
        let name = p.parse_symbol_name()?;
        let attr = p.cx.str_attr(p.cx.name_bytes(name));
        set_attr(p.cx, state.op, args[0], attr);
        Some(())
    },
    print: |p, op, args| {
        let name = attr_of(op, args[0]).and_then(|attr| attr.as_bytes(op.cx)).unwrap_or_default();
        p.print_symbol_name(name);
    },
};

/// A dictionary; an absent one is empty.
pub struct DictOrEmpty;

impl AttrKind for DictOrEmpty {
    const OPTIONAL: bool = true;
    const DEFAULT: Option<&'static str> = Some("{}");
    const CONSTRAINT: AttrConstraint = Dictionary::CONSTRAINT;
    type Out<'a> = Dict;
    type In<'a> = Dict;

    fn decode(cx: &Context, attr: Option<Attr>) -> Dict {
        Dictionary::decode(cx, attr)
    }

    fn encode(cx: &Context, given: Dict) -> Option<Attr> {
        Dictionary::encode(cx, given)
    }
}

/// Array attributes that stand for `[]` when absent.
macro_rules! arrays_or_empty {
    ($($(#[$doc:meta])* $Name:ident: $Base:ident;)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl AttrKind for $Name {
            const OPTIONAL: bool = true;
            const DEFAULT: Option<&'static str> = Some("[]");
            const CONSTRAINT: AttrConstraint = $Base::CONSTRAINT;
            type Out<'a> = &'a [Attr];
            type In<'a> = &'a [Attr];

            fn decode(cx: &Context, attr: Option<Attr>) -> &[Attr] {
                match attr.map(|attr| attr.data(cx)) {
                    Some(AttrData::Array(elements)) => elements,
                    _ => &[],
                }
            }

            fn encode(cx: &Context, given: &[Attr]) -> Option<Attr> {
                Some(cx.array_attr(given))
            }
        }
    )* };
}

arrays_or_empty! {
    /// The functions that a custom call may call.
    SymbolsOrEmpty: ArrayOfSymbols;
    /// Which results of a custom call share memory with operands.
    AliasesOrEmpty: OutputOperandAliases;
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_generic};

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: tensor<2xf32>) {
              %0 = stablehlo.custom_call @foo(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
              %1:2 = stablehlo.custom_call @"a b"(%arg0, %arg0) {api_version = 1 : i32, has_side_effect = true, called_computations = [], operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
              stablehlo.custom_call @bar() {backend_config = {x = 1 : i32}, api_version = 4 : i32} : () -> ()
              return
            }"#,
            r#"
            func.func private @f(%arg0: tensor<2xf32>) {
              %0 = stablehlo.custom_call @foo(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
              %1:2 = stablehlo.custom_call @"a b"(%arg0, %arg0) {has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
              stablehlo.custom_call @bar() {api_version = 4 : i32, backend_config = {x = 1 : i32}} : () -> ()
              return
            }"#,
        );
    }

    #[test]
    fn generic_forms_print_as_the_reference_prints_them() {
        check_generic(
            r#"
            func.func private @f(%arg0: tensor<2xf32>) {
              %0 = stablehlo.custom_call @foo(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
              %1:2 = stablehlo.custom_call @"a b"(%arg0, %arg0) {has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
              stablehlo.custom_call @bar() {api_version = 4 : i32, backend_config = {x = 1 : i32}} : () -> ()
              return
            }"#,
            r#"
            "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<2xf32>):
              %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "foo"}> : (tensor<2xf32>) -> tensor<2xf32>
              %1:2 = "stablehlo.custom_call"(%arg0, %arg0) <{call_target_name = "a b", has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
              "stablehlo.custom_call"() <{api_version = 4 : i32, backend_config = {x = 1 : i32}, call_target_name = "bar"}> : () -> ()
              "func.return"() : () -> ()
            }) : () -> ()"#,
        );
    }
}
