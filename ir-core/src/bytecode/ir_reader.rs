//! Reading the IR section: ops, regions, values.
//!
//! An op is made before what its regions hold, so that use lists come out in the order that files expect; the orders
//! that a file states are applied at the end of each body.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::attrs::AttrData;
use crate::body::{Body, NewOp, ValueDef};
use crate::ids::{Attr, BlockId, Dict, Name, RegionId, Type, Value};
use crate::location::Loc;
use crate::op_def::{OPERAND_SEGMENTS, OpDef, traits};
use crate::registry::Registry;
use crate::text::{MAX_DEPTH, grow_stack};

use super::encoding::{Cursor, Damage, Read, check_index};
use super::properties::{FIRST_FORMAT, Layout, Slot, has_added, read_sizes, slots};
use super::recast::Recast;
use super::sections::id;
use super::tables::{EntryReader, Tables};
use super::use_lists::{RawOrder, read_orders};
use super::writer::{ELIDED_LOC_FORMAT, ISOLATED_SECTION_FORMAT, USE_LIST_FORMAT};

/// See the module's documentation.
pub(super) struct IrReader<'a, 'r> {
    tables: Tables<'a>,
    /// What ops and types become on the way.
    recast: Option<&'r mut dyn Recast>,
    /// The types of values by their numbers in the file.
    types: Vec<Option<Type>>,
    properties: Vec<Cursor<'a>>,
    /// What an op is and all its attributes, by its name, its dictionary and its properties.
    attrs: FxHashMap<OpAttrsKey, Named>,
    /// The last of them by its name.
    last_attrs: Vec<Option<(OpAttrsKey, Named)>>,
    /// How the properties of ops are laid out, by their names.
    layouts: FxHashMap<usize, Layout>,
    has_old_properties: bool,
    depth: u32,
    /// Regions, blocks and values that were announced and are still to come. Each takes a byte at least, so that room
    /// is made only for what can come.
    promised: usize,
    /// Where the IR section ends.
    end: usize,
}

/// Numbers of an op name, a dictionary and properties, and whether the op stands right in what owns the body.
type OpAttrsKey = (usize, Option<usize>, Option<usize>, bool);

/// A row and all attributes.
type Named = (&'static OpDef, Dict);

/// Values by their numbers, from the nearest isolated region on.
#[derive(Default)]
struct Scope {
    values: Vec<Option<Value>>,
    /// The number of the next value of the innermost region.
    next: usize,
}

/// A body that is being read.
struct Growing {
    body: Body,
    /// Orders of use lists, to be applied once all uses are there.
    orders: Vec<(Value, RawOrder)>,
    /// Values that were used before they were defined.
    forward: Vec<Value>,
}

/// Where an op goes: its block, and all blocks of the region, for successors.
#[derive(Clone, Copy)]
struct Place<'p> {
    block: BlockId,
    blocks: &'p [BlockId],
}

/// Room for more ops than this is made as they come.
const MAX_RESERVED: usize = 1 << 20;

/// The bits of an op's mask.
mod mask {
    pub const ATTRS: u8 = 1;
    pub const RESULTS: u8 = 2;
    pub const OPERANDS: u8 = 4;
    pub const SUCCESSORS: u8 = 8;
    pub const REGIONS: u8 = 16;
    pub const USE_LISTS: u8 = 32;
    pub const PROPERTIES: u8 = 64;
}

impl<'a, 'r> IrReader<'a, 'r> {
    /// A reader of the IR that refers to `tables` and `properties`.
    pub fn new(tables: Tables<'a>, properties: Vec<Cursor<'a>>, recast: Option<&'r mut dyn Recast>) -> Self {
        IrReader {
            types: vec![None; tables.types.len()],
            last_attrs: vec![None; tables.ops.len()],
            tables,
            recast,
            properties,
            attrs: FxHashMap::default(),
            layouts: FxHashMap::default(),
            has_old_properties: false,
            depth: 0,
            promised: 0,
            end: 0,
        }
    }

    /// Reads the outermost ops into the region of `module`. Also returns whether an op lacks attributes that it got later.
    pub fn read(mut self, mut section: Cursor<'a>, mut module: Body) -> Read<(Body, bool)> {
        self.end = section.at() + section.left();
        let at = section.at();
        let word = section.varint()?;
        if word & 1 != 0 {
            return Err(Damage { at, reason: "the outermost block has no arguments".into() });
        }
        let Some(region) = module.op_region(Body::ROOT, 0) else { return Ok((module, false)) };
        let block = module.create_block(region);
        let mut growing = Growing { body: module, orders: Vec::new(), forward: Vec::new() };
        // Outermost ops are isolated: their values have no numbers.
        for _ in 0..word >> 1 {
            self.op(&mut section, &mut growing, Place { block, blocks: &[] }, None)?;
        }
        section.finish("the IR section")?;
        Ok((growing.finish(self.recast.is_none())?, self.has_old_properties))
    }

    fn op(
        &mut self,
        cursor: &mut Cursor<'a>,
        growing: &mut Growing,
        place: Place<'_>,
        mut scope: Option<&mut Scope>,
    ) -> Read<()> {
        let at = cursor.at();
        let name = cursor.index(self.tables.ops.len(), "op name")?;
        let mask = cursor.byte()?;
        let loc = self.loc(cursor)?;
        let n_attrs = self.tables.attrs.len();
        let dict_at = cursor.at();
        let dict = if mask & mask::ATTRS != 0 { Some(cursor.index(n_attrs, "attribute")?) } else { None };
        let property =
            if mask & mask::PROPERTIES != 0 { Some(cursor.index(self.properties.len(), "properties")?) } else { None };
        let body = &growing.body;
        let in_owner = self.recast.is_some() && body.block_parent(place.block) == Some(Body::ROOT);
        let (def, attrs) = match self.last_attrs[name] {
            Some((key, named)) if key == (name, dict, property, in_owner) => named,
            _ => self.named(at, dict_at, (name, dict, property, in_owner), body.def(Body::ROOT))?,
        };

        let mut results: SmallVec<[Type; 2]> = SmallVec::new();
        if mask & mask::RESULTS != 0 {
            for _ in 0..cursor.count(1, "results")? {
                results.push(self.ty(cursor)?);
            }
        }
        let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
        if mask & mask::OPERANDS != 0 {
            let at = cursor.at();
            let n = cursor.count(1, "operands")?;
            let Some(scope) = scope.as_deref_mut() else {
                return Err(Damage { at, reason: "an outermost op cannot have operands".into() });
            };
            for _ in 0..n {
                let index = cursor.index(scope.values.len(), "value")?;
                operands
                    .push(*scope.values[index].get_or_insert_with(|| growing.body.create_forward_value(Type::ERROR)));
            }
        }
        let mut successors: SmallVec<[BlockId; 2]> = SmallVec::new();
        if mask & mask::SUCCESSORS != 0 {
            for _ in 0..cursor.count(1, "successors")? {
                successors.push(place.blocks[cursor.index(place.blocks.len(), "block")?]);
            }
        }
        let owns_body = def.is(traits::OWNS_BODY);
        if owns_body && !(results.is_empty() && operands.is_empty() && successors.is_empty()) {
            let reason = format!("'{}' cannot have operands, results or successors", def.name);
            return Err(Damage { at, reason });
        }
        let orders = if mask & mask::USE_LISTS != 0 { read_orders(cursor, results.len())? } else { Vec::new() };

        let (mut word, regions_at) = (1, cursor.at());
        if mask & mask::REGIONS != 0 {
            word = cursor.varint()?;
        }
        let is_isolated = word & 1 != 0;
        if owns_body {
            if !is_isolated {
                return Err(Damage {
                    at: regions_at,
                    reason: format!("the regions of '{}' must be isolated", def.name),
                });
            }
            let n_regions = self.promise(cursor, word >> 1, "regions")?;
            let body = Body::new(def, loc, attrs, n_regions);
            let regions: SmallVec<[RegionId; 2]> = body.op_regions(Body::ROOT).collect();
            let mut inner = Growing { body, orders: Vec::new(), forward: Vec::new() };
            if n_regions != 0 {
                self.regions(cursor, &mut inner, &regions, None)?;
            }
            let slot = growing.body.create_slot(inner.finish(self.recast.is_none())?);
            growing.body.append_op(place.block, slot);
            return Ok(());
        }
        let new =
            NewOp { attrs, operands: &operands, results: &results, successors: &successors, ..NewOp::new(def, loc) };
        let op = growing.body.create_op(new);
        growing.body.append_op(place.block, op);
        for index in 0..results.len() {
            let result = growing.body.result(op, index);
            if let Some(scope) = scope.as_deref_mut() {
                scope.define(cursor.at(), growing, result)?;
                self.promised -= 1;
            }
        }
        for order in orders {
            let result = growing.body.result(op, order.value);
            growing.orders.push((result, order));
        }
        let n_regions = self.promise(cursor, word >> 1, "regions")?;
        if n_regions != 0 {
            let regions: SmallVec<[RegionId; 2]> = (0..n_regions).map(|_| growing.body.create_region()).collect();
            growing.body.adopt_regions(op, &regions);
            self.regions(cursor, growing, &regions, if is_isolated { None } else { scope })?;
        }
        Ok(())
    }

    /// Reads the regions of an op. Without a scope they are isolated.
    fn regions(
        &mut self,
        cursor: &mut Cursor<'a>,
        growing: &mut Growing,
        regions: &[RegionId],
        mut scope: Option<&mut Scope>,
    ) -> Read<()> {
        if self.depth == MAX_DEPTH {
            return cursor.fail(format!("regions nest more than {MAX_DEPTH} levels deep"));
        }
        let mut section = None;
        if scope.is_none() && self.tables.version >= ISOLATED_SECTION_FORMAT {
            let at = cursor.at();
            let (number, body) = cursor.section()?;
            if number != id::IR {
                return Err(Damage { at, reason: format!("expected a section of isolated regions, found {number}") });
            }
            section = Some(body);
        }
        self.depth += 1;
        grow_stack(|| {
            let cursor = section.as_mut().unwrap_or(cursor);
            for &region in regions {
                match scope.as_deref_mut() {
                    Some(scope) => self.region(cursor, growing, region, scope)?,
                    None => self.region(cursor, growing, region, &mut Scope::default())?,
                }
            }
            Ok(())
        })?;
        self.depth -= 1;
        section.map_or(Ok(()), |section| section.finish("isolated regions"))
    }

    fn region(
        &mut self,
        cursor: &mut Cursor<'a>,
        growing: &mut Growing,
        region: RegionId,
        scope: &mut Scope,
    ) -> Read<()> {
        self.promised -= 1;
        let n_blocks = cursor.varint()?;
        if n_blocks == 0 {
            return Ok(());
        }
        let n_values = cursor.varint()?;
        let n_blocks = self.promise(cursor, n_blocks, "blocks")?;
        let n_values = self.promise(cursor, n_values, "values")?;
        // A region's own values come after all of the region around it.
        let (first, next_outside) = (scope.values.len(), scope.next);
        scope.values.resize(first + n_values, None);
        scope.next = first;
        let blocks: SmallVec<[BlockId; 2]> = (0..n_blocks).map(|_| growing.body.create_block(region)).collect();
        for &block in &blocks {
            self.block(cursor, growing, Place { block, blocks: &blocks }, scope)?;
        }
        if scope.next != first + n_values {
            let n = scope.next - first;
            return cursor.fail(format!("a region announces {n_values} values, and defines {n}"));
        }
        scope.values.truncate(first);
        scope.next = next_outside;
        Ok(())
    }

    fn block(
        &mut self,
        cursor: &mut Cursor<'a>,
        growing: &mut Growing,
        place: Place<'_>,
        scope: &mut Scope,
    ) -> Read<()> {
        self.promised -= 1;
        let at = cursor.at();
        let word = cursor.varint()?;
        // An op takes three bytes at least: name, mask, location.
        let n_ops = check_index(at, word >> 1, cursor.left() / 3 + 1, "op")?;
        growing.body.reserve(n_ops.min(MAX_RESERVED));
        if word & 1 != 0 {
            self.arguments(cursor, growing, place.block, scope)?;
        }
        for _ in 0..n_ops {
            self.op(cursor, growing, place, Some(scope))?;
        }
        Ok(())
    }

    fn arguments(
        &mut self,
        cursor: &mut Cursor<'a>,
        growing: &mut Growing,
        block: BlockId,
        scope: &mut Scope,
    ) -> Read<()> {
        let n = cursor.count(1, "block arguments")?;
        for _ in 0..n {
            let at = cursor.at();
            let word = cursor.varint()?;
            let (index, has_loc) =
                if self.tables.version < ELIDED_LOC_FORMAT { (word, true) } else { (word >> 1, word & 1 != 0) };
            let index = check_index(at, index, self.tables.types.len(), "type")?;
            let ty = self.value_ty(at, index)?;
            let loc = if has_loc { self.loc(cursor)? } else { Loc::UNKNOWN };
            let arg = growing.body.add_argument(block, ty, loc);
            scope.define(at, growing, arg)?;
            self.promised -= 1;
        }
        if self.tables.version >= USE_LIST_FORMAT && cursor.byte()? & mask::USE_LISTS != 0 {
            for order in read_orders(cursor, n)? {
                let arg = growing.body.block_args(block)[order.value];
                growing.orders.push((arg, order));
            }
        }
        Ok(())
    }

    /// Checks that `n` more things can follow, and counts on them.
    fn promise(&mut self, cursor: &Cursor<'a>, n: u64, what: &str) -> Read<usize> {
        let left = self.end - cursor.at();
        match usize::try_from(n).ok().and_then(|n| Some((n, self.promised.checked_add(n)?))) {
            Some((n, promised)) if promised <= left => {
                self.promised = promised;
                Ok(n)
            }
            _ => cursor.fail(format!("{n} {what} announced, but only {left} bytes follow")),
        }
    }

    fn ty(&mut self, cursor: &mut Cursor<'a>) -> Read<Type> {
        let at = cursor.at();
        let index = cursor.index(self.tables.types.len(), "type")?;
        self.value_ty(at, index)
    }

    /// The type of a value by its number in the file.
    fn value_ty(&mut self, at: usize, index: usize) -> Read<Type> {
        if let Some(ty) = self.types[index] {
            return Ok(ty);
        }
        let mut ty = self.tables.ty(at, index)?;
        if let Some(recast) = &mut self.recast {
            ty = recast.ty(ty).ok_or_else(|| Damage { at, reason: "a type without a counterpart".into() })?;
        }
        self.types[index] = Some(ty);
        Ok(ty)
    }

    fn loc(&mut self, cursor: &mut Cursor<'a>) -> Read<Loc> {
        let at = cursor.at();
        let index = cursor.index(self.tables.attrs.len(), "location")?;
        self.tables.loc(at, index)
    }

    /// The row of op name number `index`.
    fn def(&mut self, at: usize, index: usize) -> Read<&'static OpDef> {
        let op = &self.tables.ops[index];
        if let Some(def) = op.def {
            return Ok(def);
        }
        let dialect = &self.tables.dialects[op.dialect];
        let name = match (dialect.name, op.name) {
            (dialect, "") => dialect.to_owned(),
            ("", name) => name.to_owned(),
            (dialect, name) => format!("{dialect}.{name}"),
        };
        let def = match (self.tables.cx.registry().op(name.as_bytes()), dialect.known) {
            (Some(def), _) => def,
            (None, Some(known)) if !known.keeps_unknown => {
                let report = known.unknown_op.map_or_else(
                    || {
                        format!(
                            "unregistered operation '{name}' found in dialect ('{}') that does not allow unknown \
                             operations",
                            known.name
                        )
                    },
                    |report| report(&name),
                );
                return Err(Damage { at, reason: report });
            }
            (None, None) if !self.tables.allow_unregistered => {
                let reason = format!(
                    "the dialect of '{name}' is unknown. If this is intended, please use -allow-unregistered-dialect \
                     with the MLIR tool used"
                );
                return Err(Damage { at, reason });
            }
            _ => Registry::unregistered(&name),
        };
        self.tables.ops[index].def = Some(def);
        Ok(def)
    }

    /// What an op is and all its attributes. `owner` is the row of the op that owns the body.
    fn named(&mut self, at: usize, dict_at: usize, key: OpAttrsKey, owner: &'static OpDef) -> Read<Named> {
        let (name, dict, property, in_owner) = key;
        let named = match self.attrs.get(&key) {
            Some(&known) => known,
            None => {
                let def = self.def(at, name)?;
                let attrs = self.attrs(dict_at, name, def, dict, property)?;
                let named = match &mut self.recast {
                    None => (def, attrs),
                    Some(recast) => recast
                        .op(def, attrs, in_owner.then_some(owner))
                        .ok_or_else(|| Damage { at, reason: "an op without a counterpart".into() })?,
                };
                self.attrs.insert(key, named);
                named
            }
        };
        self.last_attrs[name] = Some((key, named));
        Ok(named)
    }

    /// All attributes of an op, from its dictionary and its properties.
    fn attrs(
        &mut self,
        at: usize,
        name: usize,
        def: &'static OpDef,
        dict: Option<usize>,
        property: Option<usize>,
    ) -> Read<Dict> {
        let cx = self.tables.cx;
        let mut entries: SmallVec<[(Name, Attr); 8]> = SmallVec::new();
        if let Some(index) = dict {
            let attr = self.tables.attr(at, index)?;
            match attr.as_dict(cx) {
                Some(dict) => entries.extend_from_slice(cx.dict_entries(dict)),
                None => return Err(Damage { at, reason: "expected a dictionary of attributes".into() }),
            }
        }
        if let Some(index) = property {
            self.read_properties(name, def, self.properties[index], &mut entries)?;
        }
        if self.tables.ops[name].was_registered != Some(false) || self.tables.version < FIRST_FORMAT {
            def.fill_attrs(cx, &mut entries);
        }
        entries.sort_by(|a, b| cx.name_bytes(a.0).cmp(cx.name_bytes(b.0)));
        // All properties of an op without a row have no name of their own; nothing else lacks one.
        let has_bare = def.is(traits::UNREGISTERED) && property.is_some();
        if !has_bare && entries.first().is_some_and(|(name, _)| *name == Name::EMPTY) {
            return Err(Damage { at, reason: format!("'{}' has an attribute without a name", def.name) });
        }
        if let Some(twice) = entries.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            let reason = format!("'{}' has the attribute '{}' twice", def.name, cx.name_str(twice[0].0));
            return Err(Damage { at, reason });
        }
        Ok(cx.dict(&entries))
    }

    fn read_properties(
        &mut self,
        name: usize,
        def: &'static OpDef,
        bytes: Cursor<'a>,
        entries: &mut SmallVec<[(Name, Attr); 8]>,
    ) -> Read<()> {
        let cx = self.tables.cx;
        let was_registered = self.tables.ops[name].was_registered == Some(true);
        if was_registered && def.is(traits::UNREGISTERED) {
            return bytes.fail(format!(
                "properties of the registered op '{}' cannot be read where it is not registered",
                def.name
            ));
        }
        let mut reader = EntryReader { cursor: bytes, dialect: def.dialect(), tables: &mut self.tables };
        if !was_registered {
            let attr = reader.attr()?;
            match attr.data(cx) {
                _ if def.is(traits::UNREGISTERED) => entries.push((Name::EMPTY, attr)),
                AttrData::Dictionary(dict) => entries.extend_from_slice(cx.dict_entries(*dict)),
                _ => return bytes.fail(format!("the properties of '{}' are a dictionary", def.name)),
            }
            return reader.cursor.finish("properties");
        }
        let known = self.layouts.get(&name).copied();
        let n_known = entries.len();
        let mut result = Ok(());
        // Files of older writers have no places for attributes that the op got later.
        for layout in [Layout::Current, Layout::Old] {
            if known.is_some_and(|known| known != layout) {
                continue;
            }
            entries.truncate(n_known);
            result = self.read_slots(def, layout, bytes, entries);
            if result.is_ok() || !has_added(cx, def) {
                self.has_old_properties |= layout == Layout::Old;
                self.layouts.insert(name, layout);
                break;
            }
        }
        result
    }

    fn read_slots(
        &mut self,
        def: &'static OpDef,
        layout: Layout,
        bytes: Cursor<'a>,
        entries: &mut SmallVec<[(Name, Attr); 8]>,
    ) -> Read<()> {
        let cx = self.tables.cx;
        let slots = slots(cx, def, self.tables.version, layout);
        let mut reader = EntryReader { cursor: bytes, dialect: def.dialect(), tables: &mut self.tables };
        for slot in slots {
            let attr = match slot {
                Slot::Required(_) => Some(reader.attr()?),
                Slot::Optional(_) => reader.opt_attr()?,
                Slot::Sizes(name) => {
                    let n = if name == OPERAND_SEGMENTS { def.operands.len() } else { def.results.len() };
                    let sizes = read_sizes(&mut reader.cursor, n)?;
                    let data: Vec<u8> = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
                    Some(cx.intern_attr(AttrData::DenseArray { element: Type::I32, data: data.into() }))
                }
            };
            if let Some(attr) = attr {
                entries.push((cx.name(slot.name()), attr));
            }
        }
        reader.cursor.finish(&format!("the properties of '{}'", def.name))
    }
}

impl Scope {
    /// Gives the next number to `value`.
    fn define(&mut self, at: usize, growing: &mut Growing, value: Value) -> Read<()> {
        let Some(place) = self.values.get_mut(self.next) else {
            return Err(Damage { at, reason: "a region defines more values than it announces".into() });
        };
        self.next += 1;
        if let Some(used) = place.replace(value) {
            debug_assert_eq!(growing.body.value_def(used), ValueDef::Forward);
            growing.body.replace_all_uses(used, value);
            growing.forward.push(value);
        }
        Ok(())
    }
}

impl Growing {
    /// Puts use lists in order: in that of the file, or in that in which ops were made.
    fn finish(mut self, as_stated: bool) -> Read<Body> {
        for value in self.forward {
            self.body.sort_uses(value);
        }
        for (value, order) in self.orders {
            let n = self.body.uses(value).count();
            let places = order.places(n)?;
            if as_stated {
                self.body.permute_uses(value, &places);
            }
        }
        Ok(self.body)
    }
}
