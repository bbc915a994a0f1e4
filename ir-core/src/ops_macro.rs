//! The `ops!` macro: one readable block per op becomes a row, a typed view and a typed builder.

/// Declares op rows.
///
/// ```
/// # use hlo_ir::{ops, kinds::*, Signature, Diagnostics};
/// ops! { SHAPE_OPS in "toy";
///     /// Reverses the order of elements along `dimensions`.
///     op Reverse = "reverse" {
///         operands { operand: AnyTensor }
///         attrs    { dimensions: I64Array }
///         results  { result: AnyTensor }
///         traits   [NO_MEMORY_EFFECT]
///         format   "$operand `,` `dims` `=` $dimensions attr-dict `:` functional-type(operands, results)"
///         infer    |x, _| Ok(x.operands.into());
///     }
/// }
/// assert_eq!(Reverse::DEF.name, "toy.reverse");
/// assert_eq!(SHAPE_OPS.len(), 1);
/// ```
///
/// Sections stand in this order, each may be left out: `operands`, `attrs`, `results`, `regions`, `successors`,
/// `traits`, `format`, `parse`, `print`, `result_names`, `argument_names`, `default_dialect`, `implicit_terminator`,
/// `verify`, `verify_regions`, `verify_symbols`, `infer`. An attribute whose name is no Rust word is written
/// `window_strides = "window-strides": I64Array`; a default follows as `= "1 : i64"` after the kind.
/// Traits are names from [`op_def::traits`](crate::op_def::traits) or paths to a [`TraitDef`](crate::TraitDef) static.
///
/// Each block expands to a `struct Reverse<'a>(OpRef<'a>)` with `DEF`, one accessor per operand, attribute and result,
/// `build_typed(b, &[result types], operands…, attributes…)`, and, where results can be inferred, `build(b, operands…,
/// attributes…)`.
#[macro_export]
macro_rules! ops {
    ($TABLE:ident in $dialect:literal; $(
        $(#[doc = $doc:literal])*
        op $Op:ident = $name:literal {
            $(operands { $($o:ident : $ok:ty),* $(,)? })?
            $(attrs { $($a:ident $(= $an:literal)? : $ak:ty $(= $ad:literal)?),* $(,)? })?
            $(results { $($r:ident : $rk:ty),* $(,)? })?
            $(regions { $($g:ident : $gk:ty),* $(,)? })?
            $(successors $successors:literal)?
            $(traits [$($t:path),* $(,)?])?
            $(format $format:literal)?
            $(parse $parse:expr;)?
            $(print $print:expr;)?
            $(result_names $result_names:expr;)?
            $(argument_names $argument_names:expr;)?
            $(default_dialect $default_dialect:literal)?
            $(implicit_terminator $terminator:ty;)?
            $(verify $verify:expr;)?
            $(verify_regions $verify_regions:expr;)?
            $(verify_symbols $verify_symbols:expr;)?
            $(infer $infer:expr;)?
        }
    )*) => {
        $(
            $(#[doc = $doc])*
            #[derive(Clone, Copy)]
            pub struct $Op<'a>(pub $crate::OpRef<'a>);

            const _: () = {
                #[allow(unused_imports)]
                use $crate::op_def::traits::*;
                #[allow(unused_imports)]
                use $crate::kinds::{AttrKind, OperandKind, RegionKind};

                #[allow(dead_code)]
                static FORMAT: std::sync::OnceLock<$crate::text::Format> = std::sync::OnceLock::new();
                static DEF: $crate::OpDef = $crate::OpDef {
                    name: concat!($dialect, ".", $name),
                    doc: concat!($($doc, "\n"),*),
                    $(operands: &[$($crate::ValueSpec {
                        name: stringify!($o),
                        arity: <$ok as OperandKind>::ARITY,
                        types: <$ok as OperandKind>::TYPES,
                    }),*],)?
                    $(results: &[$($crate::ValueSpec {
                        name: stringify!($r),
                        arity: <$rk as OperandKind>::ARITY,
                        types: <$rk as OperandKind>::TYPES,
                    }),*],)?
                    $(attrs: &[$($crate::AttrSpec {
                        name: $crate::attr_name!($a $($an)?),
                        optional: <$ak as AttrKind>::OPTIONAL
                            || <$ak as AttrKind>::FILL.is_some()
                            || $crate::attr_default!($($ad)?).is_some(),
                        default: match $crate::attr_default!($($ad)?) {
                            Some(text) => Some(text),
                            None => <$ak as AttrKind>::DEFAULT,
                        },
                        fill: <$ak as AttrKind>::FILL,
                        constraint: <$ak as AttrKind>::CONSTRAINT,
                        begins: <$ak as AttrKind>::begins,
                        parse: <$ak as AttrKind>::parse,
                        print: <$ak as AttrKind>::print,
                    }),*],)?
                    $(regions: &[$($crate::RegionSpec {
                        name: stringify!($g),
                        variadic: <$gk as RegionKind>::VARIADIC,
                        blocks: <$gk as RegionKind>::BLOCKS,
                    }),*],)?
                    $(successors: $successors,)?
                    $(traits: &[$($t),*], bits: $crate::op_def::bits_of(&[$($t),*]),)?
                    $(format: $format, compiled: Some(&FORMAT),)?
                    $(parse: Some($parse),)?
                    $(print: Some($print),)?
                    $(result_names: Some($result_names),)?
                    $(argument_names: Some($argument_names),)?
                    $(default_dialect: $default_dialect,)?
                    $(implicit_terminator: Some(<$terminator as $crate::OpView>::DEF),)?
                    $(verify: Some({
                        fn call(op: $crate::OpRef<'_>, diags: &mut $crate::Diagnostics) {
                            let verify: fn($Op<'_>, &mut $crate::Diagnostics) = $verify;
                            verify($Op(op), diags);
                        }
                        call
                    }),)?
                    $(verify_regions: Some({
                        fn call(op: $crate::OpRef<'_>, diags: &mut $crate::Diagnostics) {
                            let verify: fn($Op<'_>, &mut $crate::Diagnostics) = $verify_regions;
                            verify($Op(op), diags);
                        }
                        call
                    }),)?
                    $(verify_symbols: Some($verify_symbols),)?
                    $(infer: Some({
                        fn call(x: &$crate::Signature<'_>, diags: &mut $crate::Diagnostics) -> $crate::Inferred {
                            let infer: fn(&$crate::Signature<'_>, &mut $crate::Diagnostics) -> $crate::Inferred = $infer;
                            infer(x, diags)
                        }
                        call
                    }),)?
                    ..$crate::OpDef::EMPTY
                };

                impl<'a> $crate::OpView<'a> for $Op<'a> {
                    const DEF: &'static $crate::OpDef = &DEF;
                    fn wrap(op: $crate::OpRef<'a>) -> Self {
                        $Op(op)
                    }
                }

                #[allow(non_camel_case_types, dead_code)]
                enum OperandGroup { $($($o),*)? }
                #[allow(non_camel_case_types, dead_code)]
                enum ResultGroup { $($($r),*)? }

                #[allow(dead_code, clippy::needless_lifetimes)]
                impl<'a> $Op<'a> {
                    /// The row.
                    pub const DEF: &'static $crate::OpDef = &DEF;

                    /// The untyped view.
                    #[inline]
                    pub fn op(self) -> $crate::OpRef<'a> {
                        self.0
                    }

                    /// Builds the op with the given result types.
                    #[allow(unused_mut)]
                    #[inline]
                    pub fn build_typed(
                        b: &mut $crate::Builder<'_>,
                        results: &[$crate::Type],
                        $($($o: <$ok as OperandKind>::In<'_>,)*)?
                        $($($a: <$ak as AttrKind>::In<'_>,)*)?
                    ) -> $crate::OpId {
                        let mut operands: $crate::SmallVec<[$crate::Value; 4]> = $crate::SmallVec::new();
                        $($(<$ok as OperandKind>::put(&mut operands, $o);)*)?
                        let mut attrs: $crate::SmallVec<[($crate::Name, $crate::Attr); 4]> = $crate::SmallVec::new();
                        $($(
                            if let Some(attr) = <$ak as AttrKind>::encode(b.cx, $a) {
                                attrs.push((b.cx.name($crate::attr_name!($a $($an)?)), attr));
                            }
                        )*)?
                        b.finish(&DEF, &operands, attrs, Some(results))
                    }

                    /// Builds the op with inferred result types.
                    ///
                    /// # Panics
                    /// When the row infers nothing, or the operands do not fit: a mistake of the caller.
                    #[allow(unused_mut)]
                    #[inline]
                    pub fn build(
                        b: &mut $crate::Builder<'_>,
                        $($($o: <$ok as OperandKind>::In<'_>,)*)?
                        $($($a: <$ak as AttrKind>::In<'_>,)*)?
                    ) -> $crate::OpId {
                        let mut operands: $crate::SmallVec<[$crate::Value; 4]> = $crate::SmallVec::new();
                        $($(<$ok as OperandKind>::put(&mut operands, $o);)*)?
                        let mut attrs: $crate::SmallVec<[($crate::Name, $crate::Attr); 4]> = $crate::SmallVec::new();
                        $($(
                            if let Some(attr) = <$ak as AttrKind>::encode(b.cx, $a) {
                                attrs.push((b.cx.name($crate::attr_name!($a $($an)?)), attr));
                            }
                        )*)?
                        b.finish(&DEF, &operands, attrs, None)
                    }

                    $($(
                        #[doc = concat!("Operand `", stringify!($o), "`.")]
                        #[inline]
                        pub fn $o(self) -> <$ok as OperandKind>::Out<'a> {
                            <$ok as OperandKind>::get(self.0, OperandGroup::$o as usize, false)
                        }
                    )*)?
                    $($(
                        #[doc = concat!("Result `", stringify!($r), "`.")]
                        #[inline]
                        pub fn $r(self) -> <$rk as OperandKind>::Out<'a> {
                            <$rk as OperandKind>::get(self.0, ResultGroup::$r as usize, true)
                        }
                    )*)?
                    $($(
                        #[doc = concat!("Attribute `", stringify!($a), "`.")]
                        #[inline]
                        pub fn $a(self) -> <$ak as AttrKind>::Out<'a> {
                            <$ak as AttrKind>::decode(self.0.cx, self.0.attr($crate::attr_name!($a $($an)?)))
                        }
                    )*)?
                }
            };
        )*

        /// The rows of this table.
        pub static $TABLE: &[&$crate::OpDef] = &[$(<$Op<'static> as $crate::OpView<'static>>::DEF),*];
    };
}

/// The name of an attribute: the literal when there is one, else the identifier.
#[doc(hidden)]
#[macro_export]
macro_rules! attr_name {
    ($a:ident) => {
        stringify!($a)
    };
    ($a:ident $name:literal) => {
        $name
    };
}

/// The default of an attribute.
#[doc(hidden)]
#[macro_export]
macro_rules! attr_default {
    () => {
        None::<&'static str>
    };
    ($default:literal) => {
        Some($default)
    };
}
