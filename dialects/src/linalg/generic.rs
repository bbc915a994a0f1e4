//! The structured op that spells everything out, and what regions of structured ops may contain.
//!
//! ```text
//! generic ::= dict parts (`attrs` `=` dict)? region results
//! ```
//! The first dictionary holds the loops: one map an operand from loops to its indices, and what each loop is.

use hlo_ir::affine::AffineMap;
use hlo_ir::kinds::*;
use hlo_ir::op_def::Inferred;
use hlo_ir::text::{OpParser, OpPrinter, OpState, Token};
use hlo_ir::verify::op_error;
use hlo_ir::{
    Attr, AttrConstraint, AttrData, AttrDef, Context, Diagnostics, Name, OpRef, Param, Signature, SmallVec, Type, ops,
};

use super::structured::{self, DESTINATION_STYLE, Destination, parse_parts, parse_results, set_segments};

/// The attributes that stand in the first dictionary of a `generic`.
const LOOP_ATTRS: [&str; 4] = ["doc", "indexing_maps", "iterator_types", "library_call"];

/// What a loop is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Iterator {
    /// Iterations are independent.
    Parallel,
    /// Iterations fold into one.
    Reduction,
    /// Neither.
    Window,
}

impl Iterator {
    const WORDS: [(&'static str, Iterator); 3] =
        [("parallel", Iterator::Parallel), ("reduction", Iterator::Reduction), ("window", Iterator::Window)];

    fn word(self) -> &'static str {
        Self::WORDS[self as usize].0
    }

    fn of(cx: &Context, attr: Attr) -> Option<Iterator> {
        let number = attr.params_of(cx, &ITERATOR_TYPE)?.first()?.int();
        Self::WORDS.get(usize::try_from(number).ok()?).map(|(_, kind)| *kind)
    }

    fn attr(self, cx: &Context) -> Attr {
        cx.dialect_attr(&ITERATOR_TYPE, [Param::Int(self as i64)])
    }
}

/// `#linalg.iterator_type<parallel>`. Its parameter: the number of the word.
pub static ITERATOR_TYPE: AttrDef = AttrDef {
    name: "linalg.iterator_type",
    summary: "Iterator type",
    parse: |p| {
        p.expect(Token::Less, "<")?;
        let span = p.span();
        let word = p.parse_keyword()?;
        let Some(number) = Iterator::WORDS.iter().position(|(known, _)| known.as_bytes() == word) else {
            let message = "expected ::mlir::utils::IteratorType to be one of: parallel, reduction, window";
            return p.fail_at(span, "unknown-enumerator", message);
        };
        p.expect(Token::Greater, ">")?;
        Some([Param::Int(number as i64)].into())
    },
    print: |p, params| {
        let number = params.first().map_or(0, Param::int);
        p.put("<");
        p.put(usize::try_from(number).ok().and_then(|at| Iterator::WORDS.get(at)).map_or("parallel", |(word, _)| word));
        p.put(">");
    },
};

/// One affine map an operand.
pub struct Maps;

impl AttrKind for Maps {
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: "AffineMap array attribute",
        accepts: |cx, attr| {
            attr.as_array(cx).is_some_and(|maps| maps.iter().all(|map| matches!(map.data(cx), AttrData::AffineMap(_))))
        },
    };
    type Out<'a> = Vec<&'a AffineMap>;
    type In<'a> = &'a [AffineMap];

    fn decode(cx: &Context, attr: Option<Attr>) -> Vec<&AffineMap> {
        let maps = attr.and_then(|attr| attr.as_array(cx)).unwrap_or_default();
        let map = |map: &Attr| match map.data(cx) {
            AttrData::AffineMap(map) => Some(map),
            _ => None,
        };
        maps.iter().filter_map(map).collect()
    }

    fn encode(cx: &Context, given: &[AffineMap]) -> Option<Attr> {
        let maps: Vec<Attr> = given.iter().map(|map| cx.intern_attr(AttrData::AffineMap(map.clone()))).collect();
        Some(cx.array_attr(&maps))
    }
}

/// What each loop is.
pub struct Iterators;

impl AttrKind for Iterators {
    const CONSTRAINT: AttrConstraint = AttrConstraint {
        summary: "Iterator type should be an enum.",
        accepts: |cx, attr| {
            attr.as_array(cx).is_some_and(|loops| loops.iter().all(|one| Iterator::of(cx, *one).is_some()))
        },
    };
    type Out<'a> = Vec<Iterator>;
    type In<'a> = &'a [Iterator];

    fn decode(cx: &Context, attr: Option<Attr>) -> Vec<Iterator> {
        let loops = attr.and_then(|attr| attr.as_array(cx)).unwrap_or_default();
        loops.iter().filter_map(|one| Iterator::of(cx, *one)).collect()
    }

    fn encode(cx: &Context, given: &[Iterator]) -> Option<Attr> {
        let loops: Vec<Attr> = given.iter().map(|one| one.attr(cx)).collect();
        Some(cx.array_attr(&loops))
    }
}

ops! { GENERIC_OPS in "linalg";
    /// A nest of loops around a region: `indexing_maps` say which element of each operand a turn sees.
    op Generic = "generic" {
        operands { inputs: Variadic<AnyType>, outputs: Variadic<Destination> }
        attrs { indexing_maps: Maps, iterator_types: Iterators, doc: Option<Str>, library_call: Option<Str> }
        results { result_tensors: Variadic<AnyRankedTensor> }
        regions { region: OneBlock }
        traits [ATTR_SIZED_OPERANDS, SINGLE_BLOCK, DESTINATION_STYLE]
        parse parse_generic;
        print print_generic;
        argument_names |op, _, name| structured::name_arguments(op, "out", name);
        verify verify_generic;
        verify_regions |generic, diags| structured::verify_region(generic.op(), diags);
    }

    /// Ends a region of a structured op with the values that its outputs get.
    op Yield = "yield" {
        operands { values: Variadic<AnyType> }
        traits [TERMINATOR, RETURN_LIKE, PURE]
        format "attr-dict ($values^ `:` type($values))?"
    }

    /// The number of the turn of a loop around.
    op Index = "index" {
        attrs { dim: I64 }
        results { result: IndexType }
        traits [PURE]
        format "$dim attr-dict `:` type($result)"
        infer infer_index;
    }
}

fn infer_index(_: &Signature<'_>, _: &mut Diagnostics) -> Inferred {
    Ok(SmallVec::from_slice(&[Type::INDEX]))
}

fn parse_generic(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let span = p.span();
    for (name, attr) in p.parse_attr_dict()? {
        let attr = if p.cx.name_bytes(name) == b"iterator_types" { iterators_of_words(p, span, attr)? } else { attr };
        state.attrs.push((name, attr));
    }
    let parts = parse_parts(p, state)?;
    if p.eat_keyword("attrs") {
        p.expect(Token::Equal, "=")?;
        let attrs = p.parse_attr_dict()?;
        state.attrs.extend(attrs);
    }
    let region = p.parse_region(&[], false)?;
    state.regions.push(region);
    set_segments(p, state, &parts);
    parse_results(p, state)
}

/// `["parallel"]` as attributes of the dialect.
fn iterators_of_words(p: &mut OpParser<'_, '_>, span: hlo_ir::Span, attr: Attr) -> Option<Attr> {
    let cx = p.cx;
    let iterator = |word: &Attr| {
        let word = word.as_str(cx)?;
        Iterator::WORDS.iter().find(|(known, _)| *known == word).map(|(_, kind)| kind.attr(cx))
    };
    let loops: Option<Vec<Attr>> = attr.as_array(cx).and_then(|words| words.iter().map(iterator).collect());
    match loops {
        Some(loops) => Some(cx.array_attr(&loops)),
        None => p.fail_at(span, "iterator-types", "unexpected iterator_type (expected parallel, reduction or window)"),
    }
}

fn print_generic(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let cx = op.cx;
    let is_loop_attr = |name: &[u8]| LOOP_ATTRS.iter().any(|known| known.as_bytes() == name);
    let words = |attr: Attr| {
        let loops = Iterators::decode(cx, Some(attr));
        cx.array_attr(&loops.iter().map(|one| cx.str_attr(one.word())).collect::<Vec<_>>())
    };
    let entries: Vec<(Name, Attr)> = (cx.dict_entries(op.attrs()).iter())
        .filter(|(name, _)| is_loop_attr(cx.name_bytes(*name)))
        .map(|&(name, attr)| (name, if cx.name_bytes(name) == b"iterator_types" { words(attr) } else { attr }))
        .collect();
    if !entries.is_empty() {
        p.put(" ");
        p.print_attr_dict(&entries);
    }
    structured::print_parts(p, op);
    let def = op.def();
    if cx.dict_entries(op.attrs()).iter().any(|(name, _)| !def.is_inherent(cx.name_bytes(*name))) {
        p.put(" attrs = ");
        p.print_op_attrs(op, false, is_loop_attr);
    }
    if op.region(0).entry().is_some() {
        p.put(" ");
        p.print_region(op.region(0), true, true);
    }
    structured::print_results(p, op);
}

fn verify_generic(generic: Generic<'_>, diags: &mut Diagnostics) {
    let op = generic.op();
    let (maps, loops) = (generic.indexing_maps(), generic.iterator_types());
    if maps.len() != op.n_operands() {
        let message = format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            maps.len(),
            op.n_operands()
        );
        op_error(diags, op, "indexing-maps", &message).emit();
        return;
    }
    for (index, (map, operand)) in maps.iter().zip(op.operands()).enumerate() {
        if map.n_syms != 0 {
            let message = format!("unexpected symbols in indexing_map #{index}");
            op_error(diags, op, "indexing-maps", &message).emit();
        } else if map.n_dims as usize != loops.len() {
            let message =
                format!("expected indexing_map #{index} to have {} dim(s) to match the number of loops", loops.len());
            op_error(diags, op, "indexing-maps", &message).emit();
        } else if let rank = operand.shape().map_or(0, <[i64]>::len)
            && map.results.len() != rank
        {
            let message = format!(
                "expected operand rank ({rank}) to match the result rank of indexing_map #{index} ({})",
                map.results.len()
            );
            op_error(diags, op, "indexing-maps", &message).emit();
        } else {
            continue;
        }
        return;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_error, check_generic};

    /// Compared with iree-opt.
    #[test]
    fn ops_print_as_the_reference_prints_them() {
        let text = "
            #map = affine_map<(d0, d1) -> (d0, d1)>
            module {
              func.func private @f(%arg0: tensor<2x3xf32>) {
                %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = [\"parallel\", \"parallel\"]} ins(%arg0 : tensor<2x3xf32>) outs(%arg0 : tensor<2x3xf32>) attrs =  {someattr} {
                ^bb0(%in: f32, %out: f32):
                  %2 = linalg.index 1 : index
                  linalg.yield %in : f32
                } -> tensor<2x3xf32>
                %1:2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = [\"parallel\", \"reduction\"]} outs(%arg0, %arg0 : tensor<2x3xf32>, tensor<2x3xf32>) {
                ^bb0(%out: f32, %out_0: f32):
                  linalg.yield %out, %out : f32, f32
                } -> (tensor<2x3xf32>, tensor<2x3xf32>)
                return
              }
            }";
        let inner = text.split_once("module {\n").unwrap().1.rsplit_once('}').unwrap().0;
        check(text, inner);
    }

    #[test]
    fn iterators_are_attributes_in_the_generic_form() {
        check_generic(
            "
            func.func private @f(%arg0: tensor<2xf32>) {
              %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} outs(%arg0 : tensor<2xf32>) {
              ^bb0(%out: f32):
                linalg.yield %out : f32
              } -> tensor<2xf32>
              return
            }",
            r#"
            "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f", sym_visibility = "private"}> ({
            ^bb0(%arg0: tensor<2xf32>):
              %0 = "linalg.generic"(%arg0) <{indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
              ^bb0(%arg1: f32):
                "linalg.yield"(%arg1) : (f32) -> ()
              }) : (tensor<2xf32>) -> tensor<2xf32>
              "func.return"() : () -> ()
            }) : () -> ()
            "#,
        );
    }

    #[test]
    fn wrong_ops_are_refused() {
        let generic = |maps: &str, loops: &str, yields: &str| {
            format!(
                "func.func @f(%x: tensor<2xf32>, %i: i32) {{
                  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{loops}]}} outs(%x : tensor<2xf32>) {{
                  ^bb0(%out: f32):
                    linalg.yield {yields}
                  }} -> tensor<2xf32>
                  return
                }}"
            )
        };
        let map = "affine_map<(d0) -> (d0)>";
        for (text, message) in [
            (
                generic("", "\"parallel\"", "%out : f32"),
                "expected the number of indexing_map (0) to be equal to the number of input/output operands (1)",
            ),
            (generic(map, "", "%out : f32"), "expected indexing_map #0 to have 0 dim(s) to match the number of loops"),
            (
                generic("affine_map<(d0) -> ()>", "\"parallel\"", "%out : f32"),
                "expected operand rank (1) to match the result rank of indexing_map #0 (0)",
            ),
            (
                generic(map, "\"parallel\"", "%i : i32"),
                "type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg op ('f32')",
            ),
            (generic(map, "\"other\"", "%out : f32"), "unexpected iterator_type"),
        ] {
            check_error(&text, message);
        }
    }
}
