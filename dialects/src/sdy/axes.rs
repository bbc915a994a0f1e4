//! Meshes, axes and lists of axes: `#sdy.mesh<["x"=2, "y"=4]>`, `"x":(1)2`, `{"x", "y"}`.
//!
//! Parameters nest as the text does. An axis reference is a list of its name and nothing or `[pre-size, size]`.

use std::collections::HashSet;

use hlo_ir::kinds::AttrKind;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, Parser, Printer, Token};
use hlo_ir::{Attr, AttrConstraint, AttrDef, Context, Name, Param};

/// Devices in a grid whose dimensions have names. Parameters: axes as (name, size), device ids.
pub static MESH: AttrDef =
    AttrDef { name: "sdy.mesh", summary: "Mesh of axes and a list of devices", parse: parse_mesh, print: print_mesh };

/// One axis of a mesh.
pub static MESH_AXIS: AttrDef = AttrDef {
    name: "sdy.mesh_axis",
    summary: "Named axis in a mesh",
    parse: |p| Some([parse_mesh_axis(p)?].into()),
    print: |p, params| print_mesh_axis(p, &params[0]),
};

/// Which part of an axis a sub-axis is.
pub static SUB_AXIS_INFO: AttrDef = AttrDef {
    name: "sdy.sub_axis_info",
    summary: "Info about how this sub-axis is derived from the full axis",
    parse: |p| Some([parse_sub_axis(p)?].into()),
    print: |p, params| print_sub_axis(p, &params[0]),
};

/// An axis or a part of one.
pub static AXIS_REF: AttrDef = AttrDef {
    name: "sdy.axis_ref",
    summary: "Reference to either a full axis or a split sub-axis",
    parse: |p| Some([parse_axis_ref(p)?].into()),
    print: |p, params| print_axis_ref(p, &params[0]),
};

/// `{"x", "y"}`
pub static AXIS_REF_LIST: AttrDef = AttrDef {
    name: "sdy.axis_ref_list",
    summary: "List of axis refs",
    parse: |p| Some([parse_axes(p)?].into()),
    print: |p, params| print_axes(p, &params[0]),
};

/// `[{"x"}, {}]`
pub static LIST_OF_AXIS_REF_LISTS: AttrDef = AttrDef {
    name: "sdy.list_of_axis_ref_lists",
    summary: "List of axis ref lists",
    parse: |p| Some([parse_list(p, Delimiter::Square, parse_axes)?].into()),
    print: |p, params| print_list(p, "[", &params[0], print_axes, "]"),
};

/// `{"x"}: 0->1`
pub static ALL_TO_ALL_PARAM: AttrDef = AttrDef {
    name: "sdy.all_to_all_param",
    summary: "all-to-all parameter",
    parse: |p| Some([parse_all_to_all(p)?].into()),
    print: |p, params| print_all_to_all(p, &params[0]),
};

/// `[{"x"}: 0->1]`
pub static ALL_TO_ALL_PARAM_LIST: AttrDef = AttrDef {
    name: "sdy.all_to_all_param_list",
    summary: "List of all-to-all parameters",
    parse: |p| Some([parse_list(p, Delimiter::Square, parse_all_to_all)?].into()),
    print: |p, params| print_list(p, "[", &params[0], print_all_to_all, "]"),
};

/// `{"x", "y"}`, axes that a manual computation handles itself.
pub static MANUAL_AXES: AttrDef = AttrDef {
    name: "sdy.manual_axes",
    summary: "A list of axes that a ManualComputationOp is manual on",
    parse: |p| Some([parse_list(p, Delimiter::Brace, parse_name)?].into()),
    print: |p, params| print_list(p, "{", &params[0], print_name, "}"),
};

/// Kinds whose text in formats is that of the attribute without its name: `Name: ROW;`.
macro_rules! stripped_kinds {
    ($($(#[$doc:meta])* $Name:ident: $ROW:path, $begin:ident;)*) => { $(
        $(#[$doc])*
        pub struct $Name;

        impl AttrKind for $Name {
            const CONSTRAINT: AttrConstraint = AttrConstraint {
                summary: $ROW.summary,
                accepts: |cx, attr| attr.params_of(cx, &$ROW).is_some(),
            };
            type Out<'a> = &'a [Param];
            type In<'a> = Attr;

            fn decode(cx: &Context, attr: Option<Attr>) -> &[Param] {
                attr.and_then(|attr| attr.params_of(cx, &$ROW)).unwrap_or_default()
            }

            fn encode(_: &Context, given: Attr) -> Option<Attr> {
                Some(given)
            }

            fn begins(p: &OpParser<'_, '_>) -> bool {
                p.is(Token::$begin)
            }

            fn parse(p: &mut OpParser<'_, '_>) -> Option<Attr> {
                let params = ($ROW.parse)(p)?;
                Some(p.cx.dialect_attr(&$ROW, params))
            }

            fn print(p: &mut OpPrinter<'_, '_>, attr: Attr) {
                if let Some(params) = attr.params_of(p.cx, &$ROW) {
                    ($ROW.print)(p, params);
                }
            }
        }
    )* };
}

stripped_kinds! {
    /// [`MESH`].
    Mesh: MESH, Less;
    /// [`AXIS_REF_LIST`].
    AxisRefList: AXIS_REF_LIST, LBrace;
    /// [`LIST_OF_AXIS_REF_LISTS`].
    ListOfAxisRefLists: LIST_OF_AXIS_REF_LISTS, LSquare;
    /// [`ALL_TO_ALL_PARAM_LIST`].
    AllToAllParamList: ALL_TO_ALL_PARAM_LIST, LSquare;
    /// [`MANUAL_AXES`].
    ManualAxes: MANUAL_AXES, LBrace;
    /// A sharding of one tensor: [`SHARDING`](super::sharding::SHARDING).
    TensorSharding: super::sharding::SHARDING, Less;
    /// Shardings, one a value: [`SHARDING_PER_VALUE`](super::sharding::SHARDING_PER_VALUE).
    ShardingPerValue: super::sharding::SHARDING_PER_VALUE, Less;
}

// ---- lists ----

/// open (item (`,` item)*)? close
pub(super) fn parse_list(
    p: &mut Parser<'_>,
    delimiter: Delimiter,
    item: fn(&mut Parser<'_>) -> Option<Param>,
) -> Option<Param> {
    let mut items = Vec::new();
    p.parse_delimited(delimiter, |p| {
        items.push(item(p)?);
        Some(())
    })?;
    Some(Param::List(items.into()))
}

/// Writes the list with brackets around it.
pub(super) fn print_list(
    p: &mut Printer<'_>,
    open: &str,
    list: &Param,
    item: fn(&mut Printer<'_>, &Param),
    close: &str,
) {
    p.put(open);
    p.put_list(list.list(), item);
    p.put(close);
}

// ---- axes ----

fn parse_name(p: &mut Parser<'_>) -> Option<Param> {
    let bytes = p.parse_string()?;
    Some(Param::Name(p.cx.name(bytes)))
}

fn print_name(p: &mut Printer<'_>, name: &Param) {
    if let Param::Name(name) = name {
        let cx = p.cx;
        p.print_string(cx.name_bytes(*name));
    }
}

/// axis ::= name (`:` `(` integer `)` integer)?
fn parse_axis_ref(p: &mut Parser<'_>) -> Option<Param> {
    let name = parse_name(p)?;
    let sub_axis = if p.eat(Token::Colon) { parse_sub_axis(p)? } else { Param::Absent };
    Some(Param::List([name, sub_axis].into()))
}

pub(super) fn print_axis_ref(p: &mut Printer<'_>, axis: &Param) {
    let [name, sub_axis] = axis.list() else { return };
    print_name(p, name);
    if *sub_axis != Param::Absent {
        p.put(":");
        print_sub_axis(p, sub_axis);
    }
}

/// sub-axis ::= `(` pre-size `)` size
fn parse_sub_axis(p: &mut Parser<'_>) -> Option<Param> {
    p.expect(Token::LParen, "(")?;
    let pre_size = p.parse_i64()?;
    p.expect(Token::RParen, ")")?;
    let size = p.parse_i64()?;
    Some(Param::Ints([pre_size, size].into()))
}

fn print_sub_axis(p: &mut Printer<'_>, sub_axis: &Param) {
    let [pre_size, size] = sub_axis.ints() else { return };
    p.put("(");
    p.put_int(*pre_size);
    p.put(")");
    p.put_int(*size);
}

/// axes ::= `{` (axis (`,` axis)*)? `}`
pub(super) fn parse_axes(p: &mut Parser<'_>) -> Option<Param> {
    parse_list(p, Delimiter::Brace, parse_axis_ref)
}

pub(super) fn print_axes(p: &mut Printer<'_>, axes: &Param) {
    print_list(p, "{", axes, print_axis_ref, "}");
}

/// One axis of a comma-separated list without brackets of its own.
pub(super) fn parse_axis_into(p: &mut Parser<'_>, axes: &mut Vec<Param>) -> Option<()> {
    axes.push(parse_axis_ref(p)?);
    Some(())
}

/// all-to-all ::= axes `:` source `->` target
fn parse_all_to_all(p: &mut Parser<'_>) -> Option<Param> {
    let axes = parse_axes(p)?;
    p.expect(Token::Colon, ":")?;
    let source = p.parse_i64()?;
    p.expect(Token::Arrow, "->")?;
    let target = p.parse_i64()?;
    Some(Param::List([axes, Param::Ints([source, target].into())].into()))
}

fn print_all_to_all(p: &mut Printer<'_>, param: &Param) {
    let [axes, dims] = param.list() else { return };
    let [source, target] = dims.ints() else { return };
    print_axes(p, axes);
    p.put(": ");
    p.put_int(*source);
    p.put("->");
    p.put_int(*target);
}

// ---- meshes ----

/// mesh ::= `<` `[` (axis (`,` axis)*)? `]` (`,` `device_ids` `=` `[` ids `]`)? `>`
fn parse_mesh(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let span = p.span();
    p.expect(Token::Less, "<")?;
    let Some(axes) = parse_list(p, Delimiter::Square, parse_mesh_axis) else {
        let message = "failed to parse Sdy_Mesh parameter 'axes' which is to be a `::llvm::ArrayRef<MeshAxisAttr>`";
        return p.fail("bad-parameter", message);
    };
    let mut ids = Vec::new();
    if p.eat(Token::Comma) {
        p.expect_keyword("device_ids")?;
        p.expect(Token::Equal, "=")?;
        ids = p.parse_i64_list()?;
    }
    p.expect(Token::Greater, ">")?;
    let axes_and_sizes: Vec<(Name, i64)> = axes.list().iter().filter_map(axis_and_size).collect();
    if is_iota(&axes_and_sizes, &ids) {
        ids.clear();
    }
    if let Some(message) = mesh_fault(p.cx, &axes_and_sizes, &ids) {
        return p.fail_at(span, "mesh", message);
    }
    Some([axes, Param::Ints(ids.into())].into())
}

/// axis ::= name `=` size
fn parse_mesh_axis(p: &mut Parser<'_>) -> Option<Param> {
    let span = p.span();
    let name = parse_name(p)?;
    p.expect(Token::Equal, "=")?;
    let size = p.parse_i64()?;
    if size < 1 {
        return p.fail_at(span, "mesh", format!("axis size must be at least 1, got: {size}"));
    }
    Some(Param::List([name, Param::Int(size)].into()))
}

/// Name and size of a mesh's axis.
fn axis_and_size(axis: &Param) -> Option<(Name, i64)> {
    match axis.list() {
        [Param::Name(name), Param::Int(size)] => Some((*name, *size)),
        _ => None,
    }
}

/// Names and sizes of the axes of a mesh attribute, and the device ids where they are not in order.
pub fn mesh_parts(cx: &Context, mesh: Attr) -> Option<(Vec<(Name, i64)>, &[i64])> {
    let [axes, ids] = mesh.params_of(cx, &MESH)? else { return None };
    Some((axes.list().iter().filter_map(axis_and_size).collect(), ids.ints()))
}

/// Whether the ids are those that a mesh has anyway.
fn is_iota(axes: &[(Name, i64)], ids: &[i64]) -> bool {
    !axes.is_empty() && n_devices(axes) == Some(ids.len() as i64) && ids.iter().zip(0..).all(|(id, at)| *id == at)
}

fn n_devices(axes: &[(Name, i64)]) -> Option<i64> {
    axes.iter().try_fold(1i64, |n, (_, size)| n.checked_mul(*size))
}

/// What is wrong with the parameters of a mesh.
pub(super) fn mesh_attr_fault(cx: &Context, params: &[Param]) -> Option<String> {
    let axes: Vec<(Name, i64)> = params[0].list().iter().filter_map(axis_and_size).collect();
    mesh_fault(cx, &axes, params[1].ints())
}

fn mesh_fault(cx: &Context, axes: &[(Name, i64)], ids: &[i64]) -> Option<String> {
    if let Some(id) = ids.iter().find(|id| **id < 0) {
        return Some(format!("device id must be non-negative, got: {id}"));
    }
    if axes.is_empty() {
        return (ids.len() > 1).then(|| "axes is empty and device_ids has more than one element".into());
    }
    let mut seen = HashSet::new();
    if let Some((name, _)) = axes.iter().find(|(name, _)| !seen.insert(*name)) {
        return Some(format!("duplicate axis name: \"{}\"", cx.name_str(*name)));
    }
    if ids.is_empty() {
        return None;
    }
    let product = n_devices(axes);
    if product != Some(ids.len() as i64) {
        let product = product.map_or("more than 2^63".to_owned(), |product| product.to_string());
        let n = ids.len();
        return Some(format!(
            "total product of axis sizes must match total number of device ids, got: {product} != {n}"
        ));
    }
    let mut sorted = ids.to_vec();
    sorted.sort_unstable();
    if sorted.iter().zip(0..).any(|(id, at)| *id != at) {
        let sorted: Vec<String> = sorted.iter().map(i64::to_string).collect();
        return Some(format!("sorted device ids must be iota(product(axes)), got: {}", sorted.join(", ")));
    }
    None
}

fn print_mesh(p: &mut Printer<'_>, params: &[Param]) {
    let [axes, ids] = params else { return };
    print_list(p, "<[", axes, print_mesh_axis, "]");
    if !ids.ints().is_empty() {
        p.put(", device_ids=");
        p.print_i64_list(ids.ints());
    }
    p.put(">");
}

fn print_mesh_axis(p: &mut Printer<'_>, axis: &Param) {
    let [name, size] = axis.list() else { return };
    print_name(p, name);
    p.put("=");
    p.put_int(size.int());
}
