//! The flags `--window` and `--as-of` of the commands that write, read or judge portable artifacts.

use hlo_dialects::vhlo::Date;
use hlo_passes::OptionValue;
use hlo_passes::vhlo::promise::{Promise, Window, today};

use super::Usage;
use crate::flags::{Args, Flag, Takes};

/// The flags.
pub const WINDOW: &[Flag] = &[
    Flag {
        name: "window",
        takes: Takes::Value("window"),
        help: "Which readers and artifacts are promised: default, rfc, adjacent, 4w or 12w.",
    },
    Flag {
        name: "as-of",
        takes: Takes::Value("day"),
        help: "The day that the window is seen from, YYYY-MM-DD; today by default.",
    },
];

/// What the flags ask for.
///
/// # Errors
/// A window or a day that does not read.
pub fn promise(args: &Args) -> Result<Promise, Usage> {
    let window = args.value("window").map_or(Ok(Window::Default), |text| read::<Window>("window", text))?;
    let as_of = args.value("as-of").map_or(Ok(None), |text| read::<Option<Date>>("as-of", text))?;
    Ok(Promise { window, as_of: as_of.unwrap_or_else(today) })
}

fn read<T: OptionValue>(flag: &str, text: &str) -> Result<T, Usage> {
    T::read(text).ok_or_else(|| Usage(format!("`--{flag}` takes {}, found `{text}`", T::EXPECTED)))
}
