//! The context: what modules share. Interned types, attributes, dictionaries, names and locations, the loaded texts,
//! the blobs of resources, and the registry of dialects.
//!
//! A context is shared by reference between threads; everything in it only grows. It is dropped with its last module.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;
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

/// All resources, by key and by name.
#[derive(Default)]
struct Resources {
    by_key: SlotMap<ResourceKey, Resource>,
    by_name: FxHashMap<Name, ResourceKey>,
}

/// See the module's documentation.
pub struct Context {
    types: Interner<TypeData>,
    attrs: Interner<AttrData>,
    dicts: Interner<Box<[(Name, Attr)]>>,
    names: Interner<Box<[u8]>>,
    locs: Interner<LocData>,
    resources: Mutex<Resources>,
    n_distinct: AtomicU64,
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
            n_distinct: AtomicU64::new(0),
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

    /// A new `distinct[…]<referenced>`, equal to no other attribute.
    pub fn distinct_attr(&self, referenced: Attr) -> Attr {
        let id = self.n_distinct.fetch_add(1, Ordering::Relaxed);
        self.intern_attr(AttrData::Distinct { id, referenced })
    }

    /// All attributes that were made so far.
    pub(crate) fn all_attrs(&self) -> impl Iterator<Item = Attr> + use<> {
        (0..self.attrs.len()).map(Attr::new)
    }

    /// All types that were made so far.
    pub(crate) fn all_types(&self) -> impl Iterator<Item = Type> + use<> {
        (0..self.types.len()).map(Type::new)
    }

    /// The resource called `name`.
    pub fn resource(&self, name: Name) -> Option<Resource> {
        let resources = self.lock_resources();
        let key = resources.by_name.get(&name)?;
        resources.by_key.get(*key).cloned()
    }

    /// All resources in the order of their keys, which is that of their first mention.
    pub fn resources(&self) -> Vec<Resource> {
        self.lock_resources().by_key.values().cloned().collect()
    }

    /// Adds a resource, or gives data to the one of that name.
    pub fn set_resource(&self, resource: Resource) -> ResourceKey {
        let mut resources = self.lock_resources();
        if let Some(&key) = resources.by_name.get(&resource.name)
            && let Some(known) = resources.by_key.get_mut(key)
        {
            *known = resource;
            return key;
        }
        let name = resource.name;
        let key = resources.by_key.insert(resource);
        resources.by_name.insert(name, key);
        key
    }

    /// Adds a resource without data under `name`, or under `name_1`, `name_2` … when that is taken, and returns the
    /// name that it got.
    pub fn declare_resource(&self, name: Name) -> Name {
        let mut resources = self.lock_resources();
        let mut unique = name;
        for suffix in 1u64.. {
            if !resources.by_name.contains_key(&unique) {
                break;
            }
            let mut bytes = self.name_bytes(name).to_vec();
            bytes.extend_from_slice(format!("_{suffix}").as_bytes());
            unique = self.name(bytes);
        }
        let key = resources.by_key.insert(Resource { name: unique, alignment: 0, data: None });
        resources.by_name.insert(unique, key);
        unique
    }

    fn lock_resources(&self) -> MutexGuard<'_, Resources> {
        self.resources.lock().unwrap_or_else(PoisonError::into_inner)
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
