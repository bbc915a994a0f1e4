//! The texts of the dialect's attributes, but for the enumerations.
//!
//! ```text
//! array      ::= `<` `[` (attribute (`,` attribute)*)? `]` `>`
//! dict       ::= `<` `{` (key `=` attribute (`,` …)*)? `}` `>`, a key being an attribute of this dialect
//! float      ::= `<` float `:` type `>`
//! integer, tensor ::= `<` builtin attribute `>`
//! struct     ::= `<` name `=` value (`,` name `=` value)* `>`, names in any order
//! ```

use hlo_ir::num::ApInt;
use hlo_ir::text::{Delimiter, Parser, Printer, Token};
use hlo_ir::{Attr, AttrData, Param, Type};

use super::attrs;
use super::builtin_types::{from_vhlo, to_vhlo};
use super::types::{parse_f64, parse_vhlo_type, put_f64};
use crate::stablehlo::attrs::{fail_parameter, parse_dims, parse_params};

/// What reads the parameters of an attribute, and what writes them.
pub(super) type Syntax = (fn(&mut Parser<'_>) -> Option<Box<[Param]>>, fn(&mut Printer<'_>, &[Param]));

pub(super) const ARRAY: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let mut elements = Vec::new();
        p.parse_delimited(Delimiter::Square, |p| {
            elements.push(Param::Attr(p.parse_attr()?));
            Some(())
        })?;
        p.expect(Token::Greater, ">")?;
        Some(elements.into())
    },
    |p, params| {
        p.put("<[");
        p.put_list(attrs::attrs_in(params), |p, attr| p.print_attr(attr));
        p.put("]>");
    },
);

pub(super) const BOOL: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let value = match p.parse_keyword()? {
            b"true" => true,
            b"false" => false,
            _ => return p.fail("expected-bool", "expected `true` or `false`"),
        };
        p.expect(Token::Greater, ">")?;
        Some([Param::Bool(value)].into())
    },
    |p, params| p.put(if params == [Param::Bool(true)] { "<true>" } else { "<false>" }),
);

pub(super) const DICT: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let mut entries = Vec::new();
        p.parse_delimited(Delimiter::Brace, |p| {
            let key = parse_vhlo_attr(p, "expected VHLO key attribute")?;
            p.expect(Token::Equal, "=")?;
            entries.extend([key, Param::Attr(p.parse_attr()?)]);
            Some(())
        })?;
        p.expect(Token::Greater, ">")?;
        Some(entries.into())
    },
    |p, params| {
        p.put("<{");
        p.put_list(attrs::attrs_in(params).chunks_exact(2), |p, entry| {
            p.print_attr(entry[0]);
            p.put(" = ");
            p.print_attr(entry[1]);
        });
        p.put("}>");
    },
);

pub(super) const FLOAT: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let bits = parse_f64(p)?;
        p.expect(Token::Colon, ":")?;
        let span = p.span();
        let ty = parse_vhlo_type(p, "VHLO type")?;
        p.expect(Token::Greater, ">")?;
        let Param::Type(vhlo) = ty else { return None };
        let Some(kind) = from_vhlo(p.cx, vhlo).and_then(|ty| ty.float_kind(p.cx)) else {
            return p.fail_at(span, "element-type", "expected a float type");
        };
        // The value is written as a double; the format of its type is what is kept.
        let bits = kind.from_f64(f64::from_bits(bits));
        Some([ty, Param::Int(bits as i64)].into())
    },
    |p, params| {
        let [Param::Type(ty), Param::Int(bits)] = params else { return };
        let float = from_vhlo(p.cx, *ty).unwrap_or(Type::F64);
        let attr = p.cx.intern_attr(AttrData::Float { ty: float, bits: u128::from(*bits as u64) });
        p.put("<");
        p.print_attr_without_type(attr);
        p.put(" : ");
        p.print_type(*ty);
        p.put(">");
    },
);

pub(super) const INTEGER: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let span = p.span();
        let attr = p.parse_attr()?;
        p.expect(Token::Greater, ">")?;
        let AttrData::Integer { ty, value } = attr.data(p.cx) else {
            return p.fail_at(span, "attribute-kind", "invalid kind of attribute specified");
        };
        let value = if value.is_negative() { value.to_i64() } else { value.to_u64().map(|value| value as i64) };
        let (Some(vhlo), Some(value)) = (to_vhlo(p.cx, *ty), value) else {
            let found = p.cx.type_text(*ty);
            return p.fail_at(span, "element-type", format!("expected an integer of up to 64 bits, found '{found}'"));
        };
        Some([Param::Type(vhlo), Param::Int(value)].into())
    },
    |p, params| {
        let [Param::Type(ty), Param::Int(value)] = params else { return };
        let ty = from_vhlo(p.cx, *ty).unwrap_or(Type::I64);
        let value = ApInt::from_i64(ty.bit_width(p.cx).unwrap_or(64), *value);
        let attr = p.cx.intern_attr(AttrData::Integer { ty, value });
        put_wrapped(p, attr);
    },
);

fn put_wrapped(p: &mut Printer<'_>, attr: Attr) {
    p.put("<");
    p.print_attr(attr);
    p.put(">");
}

pub(super) const STRING: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let bytes = p.parse_string()?;
        p.expect(Token::Greater, ">")?;
        Some([Param::Name(p.cx.name(bytes))].into())
    },
    |p, params| {
        let [Param::Name(name)] = params else { return };
        p.put("<");
        let bytes = p.cx.name_bytes(*name);
        p.print_string(bytes);
        p.put(">");
    },
);

pub(super) const TENSOR: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let span = p.span();
        let data = p.parse_attr()?;
        p.expect(Token::Greater, ">")?;
        if !matches!(data.data(p.cx), AttrData::Dense { .. }) {
            return p.fail_at(span, "attribute-kind", "invalid kind of attribute specified");
        }
        let Some(ty) = to_vhlo(p.cx, data.ty(p.cx)) else {
            return p.fail_at(span, "vhlo-type", "expected VHLO type");
        };
        Some([Param::Type(ty), Param::Attr(data)].into())
    },
    |p, params| {
        if let [_, Param::Attr(data)] = params {
            put_wrapped(p, *data);
        }
    },
);

pub(super) const TYPE: Syntax = (
    |p| {
        p.expect(Token::Less, "<")?;
        let ty = parse_vhlo_type(p, "VHLO type")?;
        p.expect(Token::Greater, ">")?;
        Some([ty].into())
    },
    |p, params| {
        if let [Param::Type(ty)] = params {
            p.put("<");
            p.print_type(*ty);
            p.put(">");
        }
    },
);

/// An attribute of this dialect; `message` reports that it is of another one.
fn parse_vhlo_attr(p: &mut Parser<'_>, message: &'static str) -> Option<Param> {
    let span = p.span();
    let attr = p.parse_attr()?;
    if !attrs::is_vhlo(p.cx, attr) {
        return p.fail_at(span, "vhlo-attribute", message);
    }
    Some(Param::Attr(attr))
}

/// What a field of a struct holds.
#[derive(Clone, Copy)]
enum Field {
    Int,
    Dims,
    Float,
    Attr,
    /// An attribute of this dialect: what the report says about another one.
    Mode,
}

/// `NAME "the reference's name" [field: Kind, …] n_optional;` gives the syntax of structs, of whose fields the last
/// ones may be absent.
macro_rules! structs {
    ($($NAME:ident $attr:literal [$($field:literal: $kind:ident),*] $n_optional:literal;)*) => { $(
        pub(super) const $NAME: Syntax = {
            const FIELDS: &[(&str, Field)] = &[$(($field, Field::$kind)),*];
            (
                |p| parse_params(p, &[$($field),*], $n_optional, |p, index| parse_field(p, $attr, FIELDS[index])),
                |p, params| print_struct(p, FIELDS, params),
            )
        };
    )* };
}

structs! {
    OUTPUT_OPERAND_ALIAS "VHLO_OutputOperandAliasAttrV1"
        ["outputTupleIndices": Dims, "operandIndex": Int, "operandTupleIndices": Dims] 0;
    TYPE_EXTENSIONS "VHLO_TypeExtensionsAttrV1" ["bounds": Dims] 0;
    RESULT_ACCURACY "VHLO_ResultAccuracyAttrV1" ["atol": Float, "rtol": Float, "ulps": Int, "mode": Mode] 0;
    SUB_AXIS_INFO "VHLO_SubAxisInfoV1Attr" ["pre_size": Int, "size": Int] 0;
    AXIS_REF "VHLO_AxisRefV1Attr" ["name": Attr, "sub_axis_info": Attr] 1;
    REPLICA_GROUP_MESH_AXES "VHLO_ReplicaGroupMeshAxesV1Attr" ["mesh": Attr, "axes": Attr] 0;
    MESH_AXIS "VHLO_MeshAxisV1Attr" ["name": Attr, "size": Int] 0;
    MESH "VHLO_MeshV1Attr" ["axes": Attr, "device_ids": Attr] 1;
}

fn parse_field(p: &mut Parser<'_>, attr: &str, (name, field): (&str, Field)) -> Option<Param> {
    let (read, cpp) = match field {
        Field::Int => (p.parse_i64().map(Param::Int), "int64_t"),
        Field::Dims => (parse_dims(p).map(Param::Ints), "::llvm::ArrayRef<int64_t>"),
        Field::Float => (parse_f64(p).map(Param::F64), "::llvm::APFloat"),
        Field::Attr => (p.parse_attr().map(Param::Attr), "mlir::Attribute"),
        Field::Mode => return parse_vhlo_attr(p, "expected VHLO result accuracy mode"),
    };
    read.or_else(|| fail_parameter(p, attr, name, cpp))
}

fn print_struct(p: &mut Printer<'_>, fields: &[(&str, Field)], params: &[Param]) {
    p.put("<");
    let present = fields.iter().zip(params).filter(|(_, param)| **param != Param::Absent);
    p.put_list(present, |p, ((name, _), param)| {
        p.put(name);
        p.put(" = ");
        match param {
            Param::Int(value) => p.put_int(*value),
            Param::Ints(dims) => {
                p.put("[");
                p.put_list(dims.iter(), |p, &dim| if dim == hlo_ir::DYNAMIC { p.put("?") } else { p.put_int(dim) });
                p.put("]");
            }
            Param::F64(bits) => put_f64(p, *bits),
            Param::Attr(attr) => p.print_attr(*attr),
            _ => {}
        }
    });
    p.put(">");
}
