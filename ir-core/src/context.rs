//! The context: what modules share. Interned types, attributes, dictionaries, names and locations, the loaded texts,
//! the blobs of resources, and the registry of dialects.
//!
//! A context is shared by reference between threads; everything in it only grows. It is dropped with its last module.

use std::borrow::Cow;
use std::sync::{Arc, Mutex};

use slotmap::{SlotMap, new_key_type};

use crate::attrs::AttrData;
use crate::blob::Blob;
use crate::ids::{Attr, Dict, LocId, Name, Type};
use crate::intern::Interner;
use crate::location::{Loc, LocData};
use crate::registry::Registry;
use crate::source::SourceMap;
use crate::types::TypeData;

new_key_type! {
    /// The handle of a resource blob. It outlives passes and survives renaming of the resource.
    pub struct ResourceKey;
}

/// A named blob of the `{-# dialect_resources #-}` trailer.
#[derive(Clone, Debug)]
pub struct Resource {
    /// The key as written in `dense_resource<key>`.
    pub name: Name,
    /// Alignment in bytes that the data asks for.
    pub alignment: u32,
    /// The data; `None` while only referred to.
    pub data: Option<Blob>,
}

/// See the module's documentation.
pub struct Context {
    types: Interner<TypeData>,
    attrs: Interner<AttrData>,
    dicts: Interner<Box<[(Name, Attr)]>>,
    names: Interner<Box<[u8]>>,
    locs: Interner<LocData>,
    resources: Mutex<SlotMap<ResourceKey, Resource>>,
    sources: SourceMap,
    registry: Arc<Registry>,
}

impl Context {
    /// An empty context over `registry`.
    pub fn new(registry: Arc<Registry>) -> Arc<Context> {
        let cx = Context {
            types: Interner::default(),
            attrs: Interner::default(),
            dicts: Interner::default(),
            names: Interner::default(),
            locs: Interner::default(),
            resources: Mutex::default(),
            sources: SourceMap::default(),
            registry,
        };
        for (index, data) in Type::fixed().into_iter().enumerate() {
            let ty = cx.intern_type(data);
            debug_assert_eq!(ty.index(), index);
        }
        let unit = cx.intern_attr(AttrData::Unit);
        debug_assert_eq!(unit, Attr::UNIT);
        let empty = cx.dict(&[]);
        debug_assert_eq!(empty, Dict::EMPTY);
        let none = cx.name(b"");
        debug_assert_eq!(none, Name::EMPTY);
        Arc::new(cx)
    }

    /// The dialects.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// The loaded texts.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The handle of `data`.
    pub fn intern_type(&self, data: TypeData) -> Type {
        Type::new(self.types.intern(data))
    }

    /// What `ty` is.
    #[inline]
    pub fn type_data(&self, ty: Type) -> &TypeData {
        self.types.get(ty.index())
    }

    /// The handle of `data`.
    pub fn intern_attr(&self, data: AttrData) -> Attr {
        Attr::new(self.attrs.intern(data))
    }

    /// What `attr` is.
    #[inline]
    pub fn attr_data(&self, attr: Attr) -> &AttrData {
        self.attrs.get(attr.index())
    }

    /// The handle of the byte string.
    pub fn name(&self, bytes: impl AsRef<[u8]>) -> Name {
        let bytes = bytes.as_ref();
        Name::new(self.names.intern_with::<[u8]>(bytes, || bytes.into()))
    }

    /// The bytes of `name`.
    #[inline]
    pub fn name_bytes(&self, name: Name) -> &[u8] {
        self.names.get(name.index())
    }

    /// The text of `name`, with a replacement character where it is not UTF-8: for messages.
    pub fn name_str(&self, name: Name) -> Cow<'_, str> {
        String::from_utf8_lossy(self.name_bytes(name))
    }

    /// The handle of `data`.
    pub fn loc(&self, data: LocData) -> Loc {
        Loc::interned(LocId::new(self.locs.intern(data)))
    }

    #[inline]
    pub(crate) fn loc_data(&self, id: LocId) -> &LocData {
        self.locs.get(id.index())
    }

    /// The dictionary of `entries`, sorted here by name. Names must differ.
    pub fn dict(&self, entries: &[(Name, Attr)]) -> Dict {
        let by_name = |a: &(Name, Attr), b: &(Name, Attr)| self.name_bytes(a.0).cmp(self.name_bytes(b.0));
        if entries.is_sorted_by(|a, b| by_name(a, b).is_le()) {
            return Dict::new(self.dicts.intern_with::<[(Name, Attr)]>(entries, || entries.into()));
        }
        let mut sorted = entries.to_vec();
        sorted.sort_by(by_name);
        Dict::new(self.dicts.intern(sorted.into_boxed_slice()))
    }

    /// The entries of `dict`, sorted by name.
    #[inline]
    pub fn dict_entries(&self, dict: Dict) -> &[(Name, Attr)] {
        self.dicts.get(dict.index())
    }

    /// The entry called `name`.
    pub fn dict_get(&self, dict: Dict, name: &str) -> Option<Attr> {
        self.dict_entries(dict).iter().find(|(n, _)| self.name_bytes(*n) == name.as_bytes()).map(|(_, a)| *a)
    }

    /// Runs `read` over the resource called `name`.
    pub fn resource(&self, name: Name) -> Option<Resource> {
        self.lock_resources().values().find(|r| r.name == name).cloned()
    }

    /// All resources in the order of their first mention.
    pub fn resources(&self) -> Vec<Resource> {
        self.lock_resources().values().cloned().collect()
    }

    /// Adds a resource, or gives data to the one of that name.
    pub fn set_resource(&self, resource: Resource) -> ResourceKey {
        let mut resources = self.lock_resources();
        if let Some((key, found)) = resources.iter_mut().find(|(_, r)| r.name == resource.name) {
            *found = resource;
            return key;
        }
        resources.insert(resource)
    }

    fn lock_resources(&self) -> std::sync::MutexGuard<'_, SlotMap<ResourceKey, Resource>> {
        self.resources.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Dict {
    /// The empty dictionary.
    pub const EMPTY: Dict = Dict::new(0);
}

impl Name {
    /// The empty name. As a dictionary key it holds the properties of an unregistered op.
    pub const EMPTY: Name = Name::new(0);
}
