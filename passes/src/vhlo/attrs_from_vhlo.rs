//! What attributes of VHLO become in StableHLO programs. Nothing was judged before: parameters that fit nowhere are
//! refused here.

use hlo_dialects::stablehlo::{accuracy, attrs as shlo, mesh};
use hlo_dialects::vhlo::attrs::{self, AttrKind};
use hlo_dialects::vhlo::builtin_types;
use hlo_dialects::vhlo::enumerators::has_enumerator;
use hlo_ir::num::ApInt;
use hlo_ir::text::grow_stack;
use hlo_ir::{Attr, AttrData, Context, Name, Param, Type, TypeData};
use rustc_hash::FxHashMap;

use super::attrs_to_vhlo::ENUMS;

/// What breaks the rules of StableHLO, as text.
pub(super) type Broken = String;

/// Converts attributes and types, and remembers what they became.
pub(super) struct FromVhlo<'c> {
    pub cx: &'c Context,
    attrs: FxHashMap<Attr, Attr>,
    types: FxHashMap<Type, Type>,
}

impl<'c> FromVhlo<'c> {
    pub fn new(cx: &'c Context) -> Self {
        FromVhlo { cx, attrs: FxHashMap::default(), types: FxHashMap::default() }
    }

    /// What `ty` becomes.
    pub fn ty(&mut self, ty: Type) -> Result<Type, Broken> {
        if let Some(&known) = self.types.get(&ty) {
            return Ok(known);
        }
        let Some(new) = builtin_types::from_vhlo(self.cx, ty) else {
            return Err(format!("the type '{}' breaks the rules of StableHLO", self.cx.type_text(ty)));
        };
        self.types.insert(ty, new);
        Ok(new)
    }

    /// What `attr` becomes; attributes of other dialects stay.
    pub fn attr(&mut self, attr: Attr) -> Result<Attr, Broken> {
        if let Some(&known) = self.attrs.get(&attr) {
            return Ok(known);
        }
        let new = match AttrKind::of(self.cx, attr) {
            None => attr,
            Some((kind, params)) => match grow_stack(|| self.convert(kind, params))? {
                Some(new) => new,
                None => {
                    return Err(format!("the attribute `{}` breaks the rules of StableHLO", self.cx.attr_text(attr)));
                }
            },
        };
        self.attrs.insert(attr, new);
        Ok(new)
    }

    /// `None` when the parameters do not fit.
    fn convert(&mut self, kind: AttrKind, params: &[Param]) -> Result<Option<Attr>, Broken> {
        let cx = self.cx;
        if let Some((def, _)) = ENUMS.iter().find(|(_, known)| *known == kind) {
            let known = has_enumerator(kind, params[0].int());
            return Ok(known.then(|| cx.dialect_attr(def, params)));
        }
        let text = |attr: &Param| match attr {
            Param::Attr(attr) => attrs::as_string(cx, *attr).map(|bytes| Param::Name(cx.name(bytes))),
            _ => None,
        };
        Ok(match (kind, params) {
            (AttrKind::Array, elements) => Some(self.array(&attrs::attrs_in(elements))?),
            (AttrKind::Bool, [Param::Bool(value)]) => Some(cx.bool_attr(*value)),
            (AttrKind::ApiVersion, [Param::Int(version)]) => {
                has_enumerator(kind, *version).then(|| cx.int_attr(Type::I32, *version))
            }
            (AttrKind::Dict, entries) => self.dict(&attrs::attrs_in(entries))?,
            (AttrKind::Float, [Param::Type(ty), Param::Int(bits)]) => {
                let ty = self.ty(*ty)?;
                let bits = u128::from(*bits as u64);
                ty.float_kind(cx).map(|_| cx.intern_attr(AttrData::Float { ty, bits }))
            }
            (AttrKind::Integer, [Param::Type(ty), Param::Int(value)]) => {
                let ty = self.ty(*ty)?;
                let width =
                    ty.bit_width(cx).filter(|_| matches!(ty.data(cx), TypeData::Integer { .. } | TypeData::Index));
                width.map(|width| cx.intern_attr(AttrData::Integer { ty, value: ApInt::from_i64(width, *value) }))
            }
            (AttrKind::OutputOperandAlias, params) => Some(cx.dialect_attr(&shlo::OUTPUT_OPERAND_ALIAS, params)),
            (AttrKind::String, [Param::Name(name)]) => Some(cx.str_attr(cx.name_bytes(*name))),
            (AttrKind::Tensor, [Param::Type(ty), Param::Attr(data)]) => {
                self.ty(*ty)?;
                Some(*data)
            }
            (AttrKind::Type, [Param::Type(ty)]) => Some(cx.type_attr(self.ty(*ty)?)),
            (AttrKind::ResultAccuracy, [atol, rtol, ulps, Param::Attr(mode)]) => {
                let params = [atol.clone(), rtol.clone(), ulps.clone(), Param::Attr(self.attr(*mode)?)];
                let fits = accuracy::result_accuracy_fault(cx, &params).is_none();
                fits.then(|| cx.dialect_attr(&accuracy::RESULT_ACCURACY, params))
            }
            (AttrKind::SubAxisInfo, params) => Some(cx.dialect_attr(&mesh::SUB_AXIS_INFO, params)),
            (AttrKind::AxisRef, [name, part]) => {
                let part = match part {
                    Param::Attr(part) => Param::Attr(self.attr(*part)?),
                    _ => Param::Absent,
                };
                text(name).map(|name| cx.dialect_attr(&mesh::AXIS_REF, [name, part]))
            }
            (AttrKind::MeshAxis, [name, size]) => {
                text(name).map(|name| cx.dialect_attr(&mesh::MESH_AXIS, [name, size.clone()]))
            }
            (AttrKind::Mesh, [Param::Attr(axes), ids]) => {
                let axes = self.attr(*axes)?;
                let ids = match ids {
                    Param::Attr(ids) => Param::Attr(self.attr(*ids)?),
                    _ => Param::Absent,
                };
                axes.as_array(cx).map(|axes| {
                    let axes = axes.iter().map(|&axis| Param::Attr(axis)).collect();
                    cx.dialect_attr(&mesh::MESH, [Param::List(axes), ids])
                })
            }
            (AttrKind::ReplicaGroupMeshAxes, [Param::Attr(groups), Param::Attr(axes)]) => {
                let groups = match attrs::as_string(cx, *groups) {
                    Some(name) => cx.symbol_attr(cx.name(name)),
                    None => self.attr(*groups)?,
                };
                let params = [Param::Attr(groups), Param::Attr(self.attr(*axes)?)];
                let fits = mesh::replica_groups_fault(cx, &params).is_none();
                fits.then(|| cx.dialect_attr(&mesh::REPLICA_GROUP_MESH_AXES, params))
            }
            _ => None,
        })
    }

    fn array(&mut self, elements: &[Attr]) -> Result<Attr, Broken> {
        let elements = elements.iter().map(|&element| self.attr(element)).collect::<Result<Vec<_>, _>>()?;
        Ok(self.cx.array_attr(&elements))
    }

    /// Keys and values in turn. `None` when a key is no string or stands twice.
    fn dict(&mut self, entries: &[Attr]) -> Result<Option<Attr>, Broken> {
        let cx = self.cx;
        let mut new: Vec<(Name, Attr)> = Vec::with_capacity(entries.len() / 2);
        for entry in entries.chunks_exact(2) {
            let Some(key) = attrs::as_string(cx, entry[0]) else { return Ok(None) };
            let key = cx.name(key);
            new.push((key, self.attr(entry[1])?));
        }
        let mut keys: Vec<Name> = new.iter().map(|(key, _)| *key).collect();
        keys.sort_unstable();
        keys.dedup();
        Ok((keys.len() == new.len()).then(|| cx.dict_attr(cx.dict(&new))))
    }
}
