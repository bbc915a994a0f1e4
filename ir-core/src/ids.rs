//! The ids of the IR: four-byte handles, never zero, so that `Option<Id>` is four bytes too.
//!
//! Ids of ops, values, blocks, regions and uses are local to one [`Body`](crate::Body); handles of types,
//! attributes, dictionaries, names and locations belong to one [`Context`](crate::Context).
//! Nothing is ever ordered by a handle's number where a user could see it: numbers depend on threads.

use std::num::NonZeroU32;

/// Declares id types. `ids! { /// Doc. Foo; }` gives `struct Foo(NonZeroU32)` with `new(index)` and `index()`.
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident;)*) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// The id of the element at `index`. Arenas hold fewer than `u32::MAX` elements.
            #[inline]
            pub const fn new(index: usize) -> Self {
                match NonZeroU32::new(index as u32 + 1) {
                    Some(id) => Self(id),
                    None => panic!("an arena is full: more than 4,294,967,294 elements"),
                }
            }

            /// The position in the arena that issued the id.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }
    )* };
}

ids! {
    /// An operation of a body.
    OpId;
    /// A basic block of a body.
    BlockId;
    /// A region of a body.
    RegionId;
    /// An SSA value of a body: an op's result or a block's argument.
    Value;
    /// One operand slot of a body: the use of a value by an op.
    UseId;
    /// A child body: the body of a function-like op that stands in a block of this body.
    ChildId;
    /// An interned type.
    Type;
    /// An interned attribute.
    Attr;
    /// An interned attribute dictionary, sorted by name.
    Dict;
    /// An interned byte string: a symbol, an attribute name, a file name.
    Name;
    /// An interned location other than a position in a loaded file.
    LocId;
}

/// A contiguous range of an arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span32 {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Span32 {
    /// The number of elements.
    #[inline]
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether the range is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The range as indices.
    #[inline]
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}
