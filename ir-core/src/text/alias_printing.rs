//! Which attributes, types and locations are printed by an alias, and under which names.
//!
//! A collecting printer runs over the ops and records what it meets instead of writing it. Whatever suggests a name
//! gets an alias; aliases are ordered by how deep other aliases nest in them, then types before attributes, then by
//! name, then by the order in which they were met, and numbered in that order. What only locations of ops refer to may
//! be defined behind the ops ("deferred"), since their readers look names up late; the rest is defined in front.

use std::ops::Range;
use std::sync::Arc;

use indexmap::IndexMap;
use indexmap::map::Entry;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use super::attrs::TypeText;
use super::parser::grow_stack;
use super::printer::{PrintFlags, Printer};
use crate::attrs::AttrData;
use crate::context::Context;
use crate::ids::{Attr, Name, Type};
use crate::location::{Loc, LocData, LocKind};
use crate::source::SourceFile;
use crate::types::TypeData;

/// Tuples with more parts than this are named.
const MAX_PLAIN_TUPLE: usize = 16;

/// What can have an alias.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Entity {
    Type(Type),
    Attr(Attr),
    Loc(Loc),
}

/// The names of a printed text.
#[derive(Default)]
pub struct PrintAliases {
    types: FxHashMap<Type, AliasName>,
    attrs: FxHashMap<Attr, AliasName>,
    locs: FxHashMap<Loc, AliasName>,
    /// Positions that were written out although their text is loaded: the location that stands for them.
    same_locs: FxHashMap<Loc, Loc>,
    /// What is named, in the order of definition; and whether behind the ops.
    definitions: Vec<(Entity, bool)>,
}

/// What an alias is called.
#[derive(Clone, Copy)]
enum AliasName {
    /// `base`, and a number unless it is zero.
    Suggested { base: &'static str, number: u32 },
    /// As the text that is formatted calls it.
    Written(Name),
}

/// An alias definition of a text.
pub(super) struct WrittenAlias {
    /// Where it stands.
    pub range: Range<usize>,
    name: Name,
    entity: Entity,
}

impl WrittenAlias {
    /// `!name = ty`
    pub fn of_type(range: Range<usize>, name: Name, ty: Type) -> Self {
        WrittenAlias { range, name, entity: Entity::Type(ty) }
    }

    /// `#name = attr`
    pub fn of_attr(range: Range<usize>, name: Name, attr: Attr) -> Self {
        WrittenAlias { range, name, entity: Entity::Attr(attr) }
    }

    /// `#name = loc(…)`
    pub fn of_loc(range: Range<usize>, name: Name, loc: Loc) -> Self {
        WrittenAlias { range, name, entity: Entity::Loc(loc) }
    }
}

/// Records what would be printed.
#[derive(Default)]
pub(super) struct Collector {
    visited: IndexMap<Entity, Visited, FxBuildHasher>,
    same_locs: FxHashMap<Loc, Loc>,
    /// The loaded texts that written positions name.
    files: FxHashMap<Name, Option<Arc<SourceFile>>>,
    /// The entities that are being looked into, the outermost first.
    frames: Vec<Frame>,
}

/// What is known of an entity.
#[derive(Default)]
struct Visited {
    base: Option<&'static str>,
    /// One more than the deepest alias inside; one without any inside, zero without an alias at all.
    depth: u32,
    deferrable: bool,
    children: SmallVec<[u32; 4]>,
}

struct Frame {
    deferrable: bool,
    children: SmallVec<[u32; 4]>,
    max_depth: u32,
}

/// Whether any alias can occur in a text, so that collecting is worth a walk over the ops.
pub(super) fn needs_collection(cx: &Context, flags: &PrintFlags) -> bool {
    if flags.local_scope {
        return false;
    }
    flags.debug_info
        || cx.all_attrs().any(|attr| attr_base(cx, attr).is_some())
        || cx.all_types().any(|ty| type_base(cx, ty).is_some())
}

/// The name that an attribute suggests.
fn attr_base(cx: &Context, attr: Attr) -> Option<&'static str> {
    let data = attr.data(cx);
    let own = match data {
        AttrData::AffineMap(_) => Some("map"),
        AttrData::IntegerSet(_) => Some("set"),
        AttrData::Location(_) => Some("loc"),
        AttrData::Distinct { referenced, .. } if *referenced != Attr::UNIT => Some("distinct"),
        _ => None,
    };
    let suggested = cx.registry().dialects().iter().filter_map(|dialect| (dialect.attr_alias?)(cx, attr)).last();
    suggested.or(own)
}

/// The name that a type suggests.
fn type_base(cx: &Context, ty: Type) -> Option<&'static str> {
    let own = match ty.data(cx) {
        TypeData::Tuple(types) if types.len() > MAX_PLAIN_TUPLE => Some("tuple"),
        _ => None,
    };
    let suggested = cx.registry().dialects().iter().filter_map(|dialect| (dialect.type_alias?)(cx, ty)).last();
    suggested.or(own)
}

impl Collector {
    /// A repeated meeting: nothing inside it may stay deferred when this one must not be.
    fn forbid_deferring(&mut self, index: u32) {
        let mut work = vec![index];
        while let Some(index) = work.pop() {
            let visited = &mut self.visited[index as usize];
            if visited.deferrable {
                visited.deferrable = false;
                work.extend_from_slice(&visited.children);
            }
        }
    }

    /// The one location for all spellings of a position: a position in a loaded text may also be written out.
    fn unified(&mut self, cx: &Context, loc: Loc) -> Loc {
        let LocKind::Interned(LocData::File { file, line, col }) = loc.kind(cx) else {
            return loc;
        };
        let text = self.files.entry(*file).or_insert_with(|| cx.sources().file_named(cx.name_bytes(*file)));
        let Some(offset) = text.as_ref().and_then(|text| text.offset_of(*line, *col)) else {
            return loc;
        };
        let same = Loc::source(offset);
        self.same_locs.insert(loc, same);
        same
    }

    /// Tells the entity around about one inside it.
    fn note_child(&mut self, index: u32) {
        let depth = self.visited[index as usize].depth;
        if let Some(frame) = self.frames.last_mut() {
            frame.children.push(index);
            frame.max_depth = frame.max_depth.max(depth);
        }
    }

    fn into_aliases(self) -> PrintAliases {
        let mut named: Vec<(Entity, Visited, &'static str)> = self
            .visited
            .into_iter()
            .filter_map(|(entity, visited)| visited.base.map(|base| (entity, visited, base)))
            .collect();
        named.sort_by_key(|(entity, visited, base)| (visited.depth, !matches!(entity, Entity::Type(_)), *base));
        let mut aliases = PrintAliases { same_locs: self.same_locs, ..PrintAliases::default() };
        let mut numbers: FxHashMap<&'static str, u32> = FxHashMap::default();
        for (entity, visited, base) in named {
            let next = numbers.entry(base).or_default();
            let name = AliasName::Suggested { base, number: *next };
            *next += 1;
            match entity {
                Entity::Type(ty) => {
                    aliases.types.insert(ty, name);
                }
                Entity::Attr(attr) => {
                    aliases.attrs.insert(attr, name);
                }
                Entity::Loc(loc) => {
                    aliases.locs.insert(loc, name);
                }
            }
            aliases.definitions.push((entity, visited.deferrable));
        }
        aliases
    }
}

impl<'a> Printer<'a> {
    /// A printer that writes nothing of use: it records what it meets. Ops are to be printed as usual, with
    /// [`collect_op_loc`](Self::collect_op_loc) in front of each.
    pub fn collecting(cx: &'a Context, flags: PrintFlags) -> Self {
        let mut printer = Printer::new(cx, flags);
        printer.collector = Some(Box::default());
        printer
    }

    /// Whether this printer collects.
    pub fn is_collecting(&self) -> bool {
        self.collector.is_some()
    }

    /// The aliases for what was met.
    pub fn into_aliases(self) -> PrintAliases {
        self.collector.map(|collector| collector.into_aliases()).unwrap_or_default()
    }

    /// Prints by these names from now on.
    pub fn set_aliases(&mut self, aliases: Arc<PrintAliases>) {
        self.aliases = aliases;
    }

    /// Records the location of an op: its reader can wait for a definition.
    pub fn collect_op_loc(&mut self, loc: Loc) {
        if self.flags.debug_info {
            self.collect_loc(loc, true);
        }
    }

    /// Writes `#name = …` lines: those in front of the ops, or those behind them.
    pub fn print_alias_definitions(&mut self, deferred: bool) {
        let aliases = self.aliases.clone();
        if !deferred {
            // Until it is defined, a type is written out.
            self.undefined_types.extend(aliases.types.keys());
        }
        for &(entity, _) in aliases.definitions.iter().filter(|(_, behind)| *behind == deferred) {
            match entity {
                Entity::Type(ty) => {
                    self.put_alias_name(b'!', aliases.types[&ty]);
                    self.put(" = ");
                    self.print_type_body(ty);
                    self.undefined_types.remove(&ty);
                }
                Entity::Attr(attr) => {
                    self.put_alias_name(b'#', aliases.attrs[&attr]);
                    self.put(" = ");
                    self.print_attr_body(attr, TypeText::Always);
                }
                Entity::Loc(loc) => {
                    self.put_alias_name(b'#', aliases.locs[&loc]);
                    self.put(" = ");
                    self.print_loc_instance(loc);
                }
            }
            self.put("\n");
        }
    }

    fn put_alias_name(&mut self, sigil: u8, name: AliasName) {
        self.out.push(sigil);
        match name {
            AliasName::Suggested { base, number } => {
                self.put(base);
                // A digit at the end of the name would run into the number.
                if base.ends_with(|last: char| last.is_ascii_digit()) {
                    self.put("_");
                }
                if number != 0 {
                    self.put_uint(number.into());
                }
            }
            AliasName::Written(name) => self.put(self.cx.name_bytes(name)),
        }
    }

    /// Calls locations by the names of a text from now on: they may be used before they are defined.
    pub(super) fn use_loc_aliases(&mut self, written: &[WrittenAlias]) {
        let Some(aliases) = Arc::get_mut(&mut self.aliases) else { return };
        for alias in written {
            if let Entity::Loc(loc) = alias.entity {
                aliases.locs.entry(loc).or_insert(AliasName::Written(alias.name));
            }
        }
    }

    /// Writes a definition of a text as it stands there, and uses it from now on. Of several names for one thing, the
    /// first is used.
    pub(super) fn print_written_alias(&mut self, alias: &WrittenAlias) {
        let name = AliasName::Written(alias.name);
        match alias.entity {
            Entity::Type(ty) => {
                self.put_alias_name(b'!', name);
                self.put(" = ");
                self.print_type_body(ty);
            }
            Entity::Attr(attr) => {
                self.put_alias_name(b'#', name);
                self.put(" = ");
                self.print_attr_body(attr, TypeText::Always);
            }
            Entity::Loc(loc) => {
                self.put_alias_name(b'#', name);
                self.put(" = ");
                self.print_loc_instance(loc);
            }
        }
        // Texts of types that hold it were kept.
        self.forget_types();
        let Some(aliases) = Arc::get_mut(&mut self.aliases) else { return };
        match alias.entity {
            Entity::Type(ty) => {
                aliases.types.entry(ty).or_insert(name);
            }
            Entity::Attr(attr) => {
                aliases.attrs.entry(attr).or_insert(name);
            }
            Entity::Loc(_) => {}
        }
    }

    /// Writes the alias of a type, if it has one.
    #[inline]
    pub(super) fn put_type_alias(&mut self, ty: Type) -> bool {
        if self.aliases.types.is_empty() || self.undefined_types.contains(&ty) {
            return false;
        }
        let name = self.aliases.types.get(&ty).copied();
        name.inspect(|name| self.put_alias_name(b'!', *name)).is_some()
    }

    /// Writes the alias of an attribute, if it has one.
    #[inline]
    pub(super) fn put_attr_alias(&mut self, attr: Attr) -> bool {
        if let AttrData::Location(loc) = attr.data(self.cx) {
            return self.put_loc_alias(*loc);
        }
        let name = if self.aliases.attrs.is_empty() { None } else { self.aliases.attrs.get(&attr).copied() };
        name.inspect(|name| self.put_alias_name(b'#', *name)).is_some()
    }

    /// Writes the alias of a location, if it has one.
    #[inline]
    pub(super) fn put_loc_alias(&mut self, loc: Loc) -> bool {
        if self.aliases.locs.is_empty() {
            return false;
        }
        let loc = self.aliases.same_locs.get(&loc).copied().unwrap_or(loc);
        let name = self.aliases.locs.get(&loc).copied();
        name.inspect(|name| self.put_alias_name(b'#', *name)).is_some()
    }

    /// Whether the text of a type depends on nothing but the type.
    #[inline]
    pub(super) fn caches_types(&self) -> bool {
        self.collector.is_none() && self.undefined_types.is_empty()
    }

    /// Records a type. `false` when this printer writes.
    #[inline]
    pub(super) fn collect_type(&mut self, ty: Type) -> bool {
        if self.collector.is_none() {
            return false;
        }
        self.visit(Entity::Type(ty), false, false);
        true
    }

    /// Records an attribute. `false` when this printer writes.
    #[inline]
    pub(super) fn collect_attr(&mut self, attr: Attr, type_text: TypeText) -> bool {
        let Some(collector) = &self.collector else {
            return false;
        };
        // Between ops and their attributes even a type that is not written counts.
        let elides_type = type_text == TypeText::Never && !collector.frames.is_empty();
        let entity = match attr.data(self.cx) {
            AttrData::Location(loc) => Entity::Loc(*loc),
            _ => Entity::Attr(attr),
        };
        self.visit(entity, false, elides_type);
        true
    }

    /// Records a location. `false` when this printer writes.
    #[inline]
    pub(super) fn collect_loc(&mut self, loc: Loc, deferrable: bool) -> bool {
        if self.collector.is_none() {
            return false;
        }
        self.visit(Entity::Loc(loc), deferrable, false);
        true
    }

    /// Meets an entity. Inside another one, that one decides whether it may be deferred.
    fn visit(&mut self, entity: Entity, deferrable: bool, elides_type: bool) {
        let cx = self.cx;
        if is_plain(cx, entity) {
            return;
        }
        let Some(collector) = &mut self.collector else {
            return;
        };
        let entity = match entity {
            Entity::Loc(loc) => Entity::Loc(collector.unified(cx, loc)),
            Entity::Type(_) | Entity::Attr(_) => entity,
        };
        let deferrable = collector.frames.last().map_or(deferrable, |frame| frame.deferrable);
        let index = match collector.visited.entry(entity) {
            Entry::Occupied(known) => {
                let index = known.index() as u32;
                if !deferrable {
                    collector.forbid_deferring(index);
                }
                return collector.note_child(index);
            }
            Entry::Vacant(new) => {
                let base = match entity {
                    Entity::Type(ty) => type_base(cx, ty),
                    Entity::Attr(attr) => attr_base(cx, attr),
                    Entity::Loc(_) => Some("loc"),
                };
                let index = new.index() as u32;
                new.insert(Visited { base, depth: u32::from(base.is_some()), deferrable, children: SmallVec::new() });
                index
            }
        };
        collector.frames.push(Frame { deferrable, children: SmallVec::new(), max_depth: 0 });
        let written = self.out.len();
        grow_stack(|| match entity {
            Entity::Type(ty) => self.visit_inside_type(ty),
            Entity::Attr(attr) => self.visit_inside_attr(attr, elides_type),
            Entity::Loc(loc) => self.visit_inside_loc(loc),
        });
        self.out.truncate(written);
        let Some(collector) = &mut self.collector else {
            return;
        };
        if let Some(frame) = collector.frames.pop() {
            let visited = &mut collector.visited[index as usize];
            visited.children = frame.children;
            if frame.max_depth != 0 {
                visited.depth = frame.max_depth + 1;
            }
        }
        collector.note_child(index);
    }

    fn visit_inside_type(&mut self, ty: Type) {
        let cx = self.cx;
        match ty.data(cx) {
            TypeData::Complex(element) | TypeData::UnrankedTensor(element) => self.print_type(*element),
            TypeData::Tuple(types) => types.iter().for_each(|ty| self.print_type(*ty)),
            TypeData::Function { inputs, results } => {
                inputs.iter().chain(results).for_each(|ty| self.print_type(*ty));
            }
            TypeData::Vector { element, .. } => self.print_type(*element),
            TypeData::Tensor { element, encoding, .. } => {
                self.print_type(*element);
                encoding.iter().for_each(|attr| self.print_attr(*attr));
            }
            TypeData::MemRef { element, layout, memory_space, .. } => {
                self.print_type(*element);
                [layout, memory_space].into_iter().flatten().for_each(|attr| self.print_attr(*attr));
            }
            TypeData::UnrankedMemRef { element, memory_space } => {
                self.print_type(*element);
                memory_space.iter().for_each(|attr| self.print_attr(*attr));
            }
            TypeData::Dialect(ty) => (ty.def.print)(self, &ty.params),
            TypeData::Error
            | TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::None
            | TypeData::Float(_)
            | TypeData::Opaque { .. } => {}
        }
    }

    fn visit_inside_attr(&mut self, attr: Attr, elides_type: bool) {
        let cx = self.cx;
        match attr.data(cx) {
            AttrData::Type(ty) => self.print_type(*ty),
            AttrData::Array(elements) => elements.iter().for_each(|element| self.print_attr(*element)),
            AttrData::Dictionary(dict) => {
                cx.dict_entries(*dict).iter().for_each(|(_, value)| self.print_attr(*value));
            }
            AttrData::Distinct { referenced, .. } => self.print_attr(*referenced),
            AttrData::Dialect(attr) => (attr.def.print)(self, &attr.params),
            AttrData::String { ty, .. }
            | AttrData::Dense { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::Sparse { ty, .. }
            | AttrData::Opaque { ty, .. } => {
                if !elides_type && *ty != Type::NONE {
                    self.print_type(*ty);
                }
            }
            AttrData::Unit
            | AttrData::Integer { .. }
            | AttrData::Float { .. }
            | AttrData::SymbolRef { .. }
            | AttrData::DenseArray { .. }
            | AttrData::AffineMap(_)
            | AttrData::IntegerSet(_)
            | AttrData::Strided { .. }
            | AttrData::Location(_) => {}
        }
    }

    fn visit_inside_loc(&mut self, loc: Loc) {
        let LocKind::Interned(data) = loc.kind(self.cx) else {
            return;
        };
        match data {
            LocData::Named { child, .. } if !child.is_unknown() => self.print_loc(*child),
            LocData::CallSite { callee, caller } => {
                self.print_loc(*callee);
                self.print_loc(*caller);
            }
            LocData::Fused { locs, metadata } => {
                metadata.iter().for_each(|attr| self.print_attr(*attr));
                locs.iter().for_each(|loc| self.print_loc(*loc));
            }
            LocData::Named { .. } | LocData::File { .. } | LocData::Range { .. } => {}
        }
    }

    /// The number that tells a `distinct` attribute apart: they count up as they are written.
    pub(super) fn distinct_number(&mut self, attr: Attr) -> u64 {
        let next = self.distinct.len() as u64;
        *self.distinct.entry(attr).or_insert(next)
    }
}

/// Whether an entity neither has an alias nor anything inside that could: most are, and need no record.
fn is_plain(cx: &Context, entity: Entity) -> bool {
    match entity {
        Entity::Type(ty) => {
            matches!(ty.data(cx), TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::None)
        }
        Entity::Attr(attr) => matches!(
            attr.data(cx),
            AttrData::Unit
                | AttrData::Integer { .. }
                | AttrData::Float { .. }
                | AttrData::SymbolRef { .. }
                | AttrData::DenseArray { .. }
        ),
        Entity::Loc(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::Registry;
    use crate::text::Parser;

    /// Prints an attribute with the aliases that it needs, as the reference prints it in a module.
    fn print(text: &str) -> String {
        let cx = Context::new(Registry::new().freeze());
        let bytes: Arc<[u8]> = text.as_bytes().into();
        let file = cx.sources().add("-", bytes.clone(), 0);
        let mut parser = Parser::new(&cx, file, &bytes);
        parser.allow_unregistered = true;
        let attr = parser.parse_attr().expect("an attribute");
        assert!(needs_collection(&cx, &PrintFlags::default()));
        let mut collecting = Printer::collecting(&cx, PrintFlags::default());
        collecting.print_attr(attr);
        let mut printer = Printer::new(&cx, PrintFlags::default());
        printer.set_aliases(Arc::new(collecting.into_aliases()));
        printer.print_alias_definitions(false);
        printer.print_attr(attr);
        String::from_utf8(printer.out).expect("text")
    }

    #[test]
    fn deeper_aliases_come_later() {
        assert_eq!(
            print(
                "[affine_map<() -> (1)>, loc(\"b\"(\"a\")), affine_map<() -> (0)>, affine_set<() : (0 == 0)>, loc(\"a\")]"
            ),
            "#loc = loc(\"a\")\n#map = affine_map<() -> (1)>\n#map1 = affine_map<() -> (0)>\n\
             #set = affine_set<() : (0 == 0)>\n#loc1 = loc(\"b\"(#loc))\n[#map, #loc1, #map1, #set, #loc]"
        );
    }

    #[test]
    fn types_are_written_out_until_they_are_defined() {
        let tuple = format!("tuple<{}>", ["i32"; 17].join(", "));
        assert_eq!(
            print(&format!(
                "[{tuple}, memref<2xf32, affine_map<(d0) -> (d0 + 1)>>, distinct[3]<{tuple}>, distinct[7]<>]"
            )),
            format!(
                "!tuple = {tuple}\n#map = affine_map<(d0) -> (d0 + 1)>\n#distinct = distinct[0]<!tuple>\n\
                 [!tuple, memref<2xf32, #map>, #distinct, distinct[1]<>]"
            )
        );
    }

    #[test]
    fn a_position_in_a_loaded_text_may_be_written_out() {
        let cx = Context::new(Registry::new().freeze());
        let file = cx.sources().add("f", Arc::from(&b"one\ntwo"[..]), 0);
        let written = cx.file_loc(cx.name("f"), 2, 3);
        let flags = PrintFlags { debug_info: true, ..PrintFlags::default() };
        let mut collecting = Printer::collecting(&cx, flags.clone());
        collecting.collect_op_loc(written);
        collecting.collect_op_loc(Loc::source(file.base + 6));
        let mut printer = Printer::new(&cx, flags);
        printer.set_aliases(Arc::new(collecting.into_aliases()));
        printer.print_loc(written);
        printer.print_loc(Loc::source(file.base + 6));
        printer.put("\n");
        printer.print_alias_definitions(true);
        assert_eq!(String::from_utf8_lossy(&printer.out), "loc(#loc)loc(#loc)\n#loc = loc(\"f\":2:3)\n");
    }
}
