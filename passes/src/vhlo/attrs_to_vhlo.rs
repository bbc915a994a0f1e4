//! What attributes of StableHLO programs become in VHLO.

use std::cell::Cell;
use std::fmt::Write as _;

use hlo_dialects::stablehlo::{accuracy, attrs as shlo, enums, mesh};
use hlo_dialects::vhlo::attrs::{self, AttrKind};
use hlo_dialects::vhlo::builtin_types;
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, AttrData, AttrDef, Context, DialectAttr, Param, Type, TypeData};
use rustc_hash::FxHashMap;

/// Enumerations of StableHLO beside those of VHLO; the numbers agree.
pub(super) static ENUMS: [(&AttrDef, AttrKind); 8] = [
    (&enums::COMPARISON_DIRECTION, AttrKind::ComparisonDirection),
    (&enums::COMPARISON_TYPE, AttrKind::ComparisonType),
    (&enums::FFT_TYPE, AttrKind::FftType),
    (&enums::PRECISION, AttrKind::Precision),
    (&enums::RNG_ALGORITHM, AttrKind::RngAlgorithm),
    (&enums::RNG_DISTRIBUTION, AttrKind::RngDistribution),
    (&enums::TRANSPOSE, AttrKind::Transpose),
    (&enums::RESULT_ACCURACY_MODE, AttrKind::ResultAccuracyMode),
];

/// Why something has no counterpart in VHLO.
pub(super) struct Missing {
    /// What it is.
    pub why: String,
    /// What to do about it.
    pub help: &'static str,
}

impl Missing {
    /// Says that it is about this attribute of an op.
    pub fn in_attribute(mut self, name: &[u8]) -> Self {
        let _ = write!(self.why, ", in the attribute `{}`", String::from_utf8_lossy(name));
        self
    }
}

/// Converts attributes and types, and remembers what they became.
pub(super) struct ToVhlo<'c> {
    pub cx: &'c Context,
    /// Whether what has no counterpart stays as it is.
    pub allow_other_dialects: bool,
    attrs: FxHashMap<Attr, Attr>,
    types: FxHashMap<Type, Type>,
}

impl<'c> ToVhlo<'c> {
    pub fn new(cx: &'c Context, allow_other_dialects: bool) -> Self {
        ToVhlo { cx, allow_other_dialects, attrs: FxHashMap::default(), types: FxHashMap::default() }
    }

    /// What `ty` becomes.
    pub fn ty(&mut self, ty: Type) -> Result<Type, Missing> {
        if let Some(&known) = self.types.get(&ty) {
            return Ok(known);
        }
        let (cx, culprit) = (self.cx, Cell::new(None));
        let new = builtin_types::to_vhlo_or(cx, ty, &|part| {
            if self.allow_other_dialects && is_foreign_type(cx, part) {
                return Some(part);
            }
            culprit.set(culprit.get().or(Some(part)));
            None
        });
        let new = new.ok_or_else(|| self.missing_type(culprit.get().unwrap_or(ty)))?;
        self.types.insert(ty, new);
        Ok(new)
    }

    fn missing_type(&self, ty: Type) -> Missing {
        let cx = self.cx;
        let help = match ty.data(cx) {
            _ if is_foreign_type(cx, ty) => OTHER_DIALECT,
            TypeData::Tensor { encoding: Some(_), .. } => "leave its encoding out: only `#stablehlo.bounds` is kept",
            TypeData::Dialect(_) => "quantize by tensor or by axis: no version of StableHLO has other quantized types",
            _ => "use another type: no version of StableHLO has it",
        };
        Missing { why: format!("the type '{}' has no counterpart in VHLO", cx.type_text(ty)), help }
    }

    fn missing_attr(&self, attr: Attr) -> Missing {
        let cx = self.cx;
        let help = match attr.data(cx) {
            AttrData::Unit => "write `true` in its place",
            AttrData::DenseResource { .. } => "write its elements in place, as `dense<…>`",
            AttrData::DenseArray { .. } => "write an `array<i64: …>` or a constant, `dense<…>`, in its place",
            AttrData::Sparse { .. } => "write all of its elements, as `dense<…>`",
            AttrData::SymbolRef { .. } => "name a symbol of the module: paths through others are not kept",
            AttrData::String { .. } => "write the string without a type",
            AttrData::Dialect(dialect) if dialect.def.name.starts_with("stablehlo.") => {
                "leave it out: it stands for something only where StableHLO expects it"
            }
            _ => OTHER_DIALECT,
        };
        Missing { why: format!("the attribute `{}` has no counterpart in VHLO", cx.attr_text(attr)), help }
    }

    /// What `attr` becomes.
    pub fn attr(&mut self, attr: Attr) -> Result<Attr, Missing> {
        if let Some(&known) = self.attrs.get(&attr) {
            return Ok(known);
        }
        let new = grow_stack(|| self.convert(attr))?;
        self.attrs.insert(attr, new);
        Ok(new)
    }

    fn convert(&mut self, attr: Attr) -> Result<Attr, Missing> {
        let cx = self.cx;
        Ok(match attr.data(cx) {
            AttrData::Array(elements) => self.array(elements)?,
            AttrData::Dense { ty, .. } => {
                let ty = self.ty(*ty)?;
                AttrKind::Tensor.make(cx, [Param::Type(ty), Param::Attr(attr)])
            }
            AttrData::DenseArray { element: element @ (Type::I64 | Type::I1), data } => {
                let n = data.bytes().len() / if *element == Type::I64 { 8 } else { 1 };
                let data = cx.dense_attr(cx.tensor_type(&[n as i64], *element), data.clone());
                self.attr(data)?
            }
            AttrData::Dictionary(entries) => {
                let convert = |&(name, value): &(hlo_ir::Name, Attr)| {
                    Ok((attrs::string(cx, cx.name_bytes(name)), self.attr(value)?))
                };
                let entries = cx.dict_entries(*entries).iter().map(convert).collect::<Result<Vec<_>, Missing>>()?;
                attrs::dict(cx, &entries)
            }
            AttrData::Float { ty, bits } => {
                let ty = self.ty(*ty)?;
                AttrKind::Float.make(cx, [Param::Type(ty), Param::Int(*bits as i64)])
            }
            AttrData::Integer { ty: Type::I1, value } => attrs::boolean(cx, !value.is_zero()),
            AttrData::Integer { ty, value } => {
                let ty = self.ty(*ty)?;
                let number = value.to_i64().or_else(|| value.to_u64().map(|value| value as i64));
                AttrKind::Integer.make(cx, [Param::Type(ty), Param::Int(number.unwrap_or_default())])
            }
            AttrData::SymbolRef { root, nested } if nested.is_empty() => attrs::string(cx, cx.name_bytes(*root)),
            AttrData::String { value, ty: Type::NONE } => attrs::string(cx, value),
            AttrData::Type(ty) => {
                let ty = self.ty(*ty)?;
                attrs::type_attr(cx, ty)
            }
            AttrData::Dialect(dialect) if dialect.def.name.starts_with("stablehlo.") => {
                self.stablehlo(dialect).ok_or_else(|| self.missing_attr(attr))??
            }
            _ if self.allow_other_dialects => attr,
            _ => return Err(self.missing_attr(attr)),
        })
    }

    fn array(&mut self, elements: &[Attr]) -> Result<Attr, Missing> {
        let elements = elements.iter().map(|&element| self.attr(element)).collect::<Result<Vec<_>, _>>()?;
        Ok(attrs::array(self.cx, &elements))
    }

    /// `None` when the attribute has no counterpart of its own.
    fn stablehlo(&mut self, attr: &DialectAttr) -> Option<Result<Attr, Missing>> {
        let cx = self.cx;
        let is = |def: &'static AttrDef| std::ptr::eq(attr.def, def);
        if let Some((_, kind)) = ENUMS.iter().find(|(def, _)| std::ptr::eq(attr.def, *def)) {
            return Some(Ok(kind.make(cx, &*attr.params)));
        }
        let name = |name: &Param| match name {
            Param::Name(name) => Some(Param::Attr(attrs::string(cx, cx.name_bytes(*name)))),
            _ => None,
        };
        let mut convert = |attr: &Param| match attr {
            Param::Attr(attr) => self.attr(*attr).map(Param::Attr),
            absent => Ok(absent.clone()),
        };
        let (kind, params) = match &*attr.params {
            params if is(&shlo::OUTPUT_OPERAND_ALIAS) => (AttrKind::OutputOperandAlias, Ok(params.to_vec())),
            params if is(&mesh::SUB_AXIS_INFO) => (AttrKind::SubAxisInfo, Ok(params.to_vec())),
            [atol, rtol, ulps, mode] if is(&accuracy::RESULT_ACCURACY) => {
                let params = convert(mode).map(|mode| vec![atol.clone(), rtol.clone(), ulps.clone(), mode]);
                (AttrKind::ResultAccuracy, params)
            }
            [axis, part] if is(&mesh::AXIS_REF) => {
                let axis = name(axis)?;
                (AttrKind::AxisRef, convert(part).map(|part| vec![axis, part]))
            }
            [axis, size] if is(&mesh::MESH_AXIS) => (AttrKind::MeshAxis, Ok(vec![name(axis)?, size.clone()])),
            [axes, ids] if is(&mesh::MESH) => {
                let ids = convert(ids);
                let axes = self.array(&attrs::attrs_in(axes.list()));
                (AttrKind::Mesh, axes.and_then(|axes| Ok(vec![Param::Attr(axes), ids?])))
            }
            [groups, axes] if is(&mesh::REPLICA_GROUP_MESH_AXES) => {
                let groups = convert(groups);
                (AttrKind::ReplicaGroupMeshAxes, convert(axes).and_then(|axes| Ok(vec![groups?, axes])))
            }
            _ => return None,
        };
        Some(params.map(|params| kind.make(cx, params)))
    }
}

/// What to do about what other dialects bring.
pub(super) const OTHER_DIALECT: &str = "leave it out, lower it first, or write the artifact with `hlo translate --serialize \
                                        --allow-other-dialects`: then it has no promise";

/// Whether a type is of neither `builtin` nor `stablehlo` nor one that VHLO means to have.
pub(super) fn is_foreign_type(cx: &Context, ty: Type) -> bool {
    match ty.data(cx) {
        TypeData::Opaque { .. } => true,
        TypeData::Dialect(dialect) => !["stablehlo.", "quant."].iter().any(|known| dialect.def.name.starts_with(known)),
        _ => false,
    }
}
