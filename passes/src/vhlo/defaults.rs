//! What absent attributes of StableHLO stand for. VHLO has no absent attributes: they are added on the way there, and
//! removed on the way back where they say nothing else.

use hlo_dialects::vhlo::attrs::{self, AttrKind};
use hlo_dialects::vhlo::{TypeKind, types};
use hlo_ir::{Attr, Context, Param, Type};

/// The value that an absent attribute stands for.
#[derive(Clone, Copy)]
pub(super) enum Implied {
    /// `""`
    EmptyString,
    /// `[]`
    EmptyArray,
    /// `{}`
    EmptyDict,
    /// An integer of 64 bits.
    Int(i64),
    /// `false`
    False,
    /// No elements of `i64`.
    NoInts,
    /// The type `none`.
    NoType,
    /// The first or another enumerator.
    Number(AttrKind, i64),
    /// How accurate functions are unless they say so.
    Accuracy,
    /// A one for each element of the named attribute.
    Ones(&'static str),
    /// Two zeros for each element of the named attribute.
    NoPadding(&'static str),
    /// `false` for each element of the named attribute.
    NoReversal(&'static str),
    /// Two operands that are read as the device likes.
    Precisions,
    /// `{}` where the interface is a typed one, else `""`.
    BackendConfig,
}

use Implied::*;

const SPATIAL: &str = "input_spatial_dimensions";
const WINDOW: &str = "window_dimensions";
const CHANNEL: (&str, Implied) = ("channel_id", Int(0));
const GLOBAL_IDS: (&str, Implied) = ("use_global_device_ids", False);
const DYNAMIC_ROOT: (&str, Implied) = ("has_dynamic_root", False);
const PRECISION: (&str, Implied) = ("precision_config", Precisions);

type Defaults = &'static [(&'static str, Implied)];

/// The attributes of `stablehlo.NAME` or `func.NAME`, by their names in VHLO, that may be absent.
pub(super) fn defaults_of(name: &str) -> Defaults {
    match name {
        "func" => &[("sym_visibility", EmptyString), ("arg_attrs", EmptyArray), ("res_attrs", EmptyArray)],
        "all_gather" | "all_reduce" | "reduce_scatter" => &[CHANNEL, GLOBAL_IDS],
        "all_to_all" | "collective_permute" => &[CHANNEL],
        "collective_broadcast" => &[CHANNEL, DYNAMIC_ROOT],
        "collective_reduce" => &[CHANNEL, GLOBAL_IDS, DYNAMIC_ROOT],
        "cholesky" => &[("lower", False)],
        "compare" => &[("compare_type", Number(AttrKind::ComparisonType, 0))],
        "composite" => &[("version", Int(0)), ("composite_attributes", EmptyDict)],
        "convolution" => &[
            ("window_strides", Ones(SPATIAL)),
            ("padding", NoPadding(SPATIAL)),
            ("lhs_dilation", Ones(SPATIAL)),
            ("rhs_dilation", Ones(SPATIAL)),
            ("window_reversal", NoReversal(SPATIAL)),
            PRECISION,
        ],
        "dynamic_conv" => &[
            ("window_strides", Ones(SPATIAL)),
            ("lhs_dilation", Ones(SPATIAL)),
            ("rhs_dilation", Ones(SPATIAL)),
            ("window_reversal", NoReversal(SPATIAL)),
            PRECISION,
        ],
        "custom_call" => &[
            ("has_side_effect", False),
            ("api_version", Number(AttrKind::ApiVersion, 1)),
            ("backend_config", BackendConfig),
            ("called_computations", EmptyArray),
            ("operand_layouts", EmptyArray),
            ("result_layouts", EmptyArray),
            ("output_operand_aliases", EmptyArray),
            ("result_tilings", EmptyArray),
        ],
        "dot" => &[PRECISION],
        "dot_general" => &[
            PRECISION,
            ("lhs_precision_type", NoType),
            ("rhs_precision_type", NoType),
            ("accumulation_type", NoType),
            ("lhs_component_count", NoType),
            ("rhs_component_count", NoType),
            ("num_primitive_operations", NoType),
            ("allow_imprecise_accumulation", NoType),
        ],
        "cbrt"
        | "cosine"
        | "exponential"
        | "exponential_minus_one"
        | "log"
        | "log_plus_one"
        | "logistic"
        | "rsqrt"
        | "sine"
        | "sqrt"
        | "tan"
        | "tanh" => &[("result_accuracy", Accuracy)],
        "dynamic_broadcast_in_dim" => {
            &[("known_expanding_dimensions", NoInts), ("known_nonexpanding_dimensions", NoInts)]
        }
        "dynamic_gather" | "gather" => &[("indices_are_sorted", False)],
        "infeed" => &[("infeed_config", EmptyString), ("layout", EmptyArray)],
        "outfeed" => &[("outfeed_config", EmptyString)],
        "recv" | "send" => &[("is_host_transfer", False), ("source_target_pairs", NoInts)],
        "reduce_window" => &[
            ("window_strides", Ones(WINDOW)),
            ("base_dilations", Ones(WINDOW)),
            ("window_dilations", Ones(WINDOW)),
            ("padding", NoPadding(WINDOW)),
        ],
        "scatter" => &[("indices_are_sorted", False), ("unique_indices", False)],
        "select_and_scatter" => &[("window_strides", Ones(WINDOW)), ("padding", NoPadding(WINDOW))],
        "sort" => &[("dimension", Int(-1)), ("is_stable", False)],
        _ => &[],
    }
}

impl Implied {
    /// The attribute, for an op whose other attributes `get` finds; `None` when one that it depends on is missing.
    pub fn attr(self, cx: &Context, get: impl Fn(&str) -> Option<Attr>) -> Option<Attr> {
        let count = |name| attrs::as_tensor(cx, get(name)?)?.dense(cx).map(|elements| elements.len as i64);
        Some(match self {
            EmptyString => attrs::string(cx, b""),
            EmptyArray => attrs::array(cx, &[]),
            EmptyDict => attrs::dict(cx, &[]),
            Int(value) => attrs::i64_attr(cx, value),
            False => attrs::boolean(cx, false),
            NoInts => attrs::i64_tensor(cx, &[0], &[]),
            NoType => attrs::type_attr(cx, TypeKind::None.make(cx, [])),
            Number(kind, number) => kind.number(cx, number),
            Accuracy => attrs::default_accuracy(cx),
            Ones(of) => {
                let n = count(of)?;
                attrs::i64_tensor(cx, &[n], &vec![1; n as usize])
            }
            NoPadding(of) => {
                let n = count(of)?;
                attrs::i64_tensor(cx, &[n, 2], &vec![0; 2 * n as usize])
            }
            NoReversal(of) => {
                let n = count(of)?;
                let data = cx.dense_from_i64s(cx.tensor_type(&[n], Type::I1), &vec![0; n as usize]);
                let ty = types::tensor(cx, &[n], TypeKind::Bool.make(cx, []));
                AttrKind::Tensor.make(cx, [Param::Type(ty), Param::Attr(data)])
            }
            Precisions => attrs::array(cx, &[AttrKind::Precision.number(cx, 0); 2]),
            BackendConfig => {
                let typed = get("api_version") == Some(AttrKind::ApiVersion.number(cx, TYPED_FFI));
                if typed { attrs::dict(cx, &[]) } else { attrs::string(cx, b"") }
            }
        })
    }

    /// Whether `attr` says no more than an absent one.
    pub fn is(self, cx: &Context, attr: Attr) -> bool {
        let is_splat = |value: i64| {
            let dense = attrs::as_tensor(cx, attr).and_then(|data| data.dense(cx));
            dense.is_some_and(|dense| dense.splat && dense.i64s(cx).and_then(|mut all| all.next()) == Some(value))
        };
        match self {
            EmptyString => attrs::as_string(cx, attr).is_some_and(<[u8]>::is_empty),
            EmptyArray => AttrKind::Array.params(cx, attr).is_some_and(<[Param]>::is_empty),
            EmptyDict => AttrKind::Dict.params(cx, attr).is_some_and(<[Param]>::is_empty),
            Int(value) => attrs::as_int(cx, attr) == Some(value),
            False => attrs::as_bool(cx, attr) == Some(false),
            NoInts => has_no_elements(cx, attr),
            NoType => is_no_type(cx, attr),
            Number(kind, number) => attr == kind.number(cx, number),
            Accuracy => is_default_accuracy(cx, attr),
            Ones(_) => is_splat(1),
            NoPadding(_) | NoReversal(_) => is_splat(0),
            Precisions => {
                let default = AttrKind::Precision.number(cx, 0);
                attrs::as_array(cx, attr).is_some_and(|all| all.iter().all(|&precision| precision == default))
            }
            BackendConfig => EmptyString.is(cx, attr) || EmptyDict.is(cx, attr),
        }
    }
}

/// The number of the interface of custom calls whose configuration is a dictionary.
pub(super) const TYPED_FFI: i64 = 4;

/// Whether `attr` is a constant without elements.
pub(super) fn has_no_elements(cx: &Context, attr: Attr) -> bool {
    attrs::as_tensor(cx, attr).and_then(|data| data.dense(cx)).is_some_and(|dense| dense.len == 0)
}

/// Whether `attr` is the type `none`.
pub(super) fn is_no_type(cx: &Context, attr: Attr) -> bool {
    attrs::as_type(cx, attr).and_then(|ty| TypeKind::of(cx, ty)).is_some_and(|(kind, _)| kind == TypeKind::None)
}

/// Whether `attr` is the accuracy that functions have unless they state one.
pub(super) fn is_default_accuracy(cx: &Context, attr: Attr) -> bool {
    match AttrKind::ResultAccuracy.params(cx, attr) {
        Some([Param::F64(atol), Param::F64(rtol), ulps, Param::Attr(mode)]) => {
            f64::from_bits(*atol) == 0.0
                && f64::from_bits(*rtol) == 0.0
                && ulps.int() == 0
                && *mode == AttrKind::ResultAccuracyMode.number(cx, 0)
        }
        _ => false,
    }
}
