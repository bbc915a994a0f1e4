//! Results beside those of another run: how far they are apart, and whether that is too far.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use hlo_interp::Tensor;
use hlo_interp::eval::text::element_text;
use hlo_interp::kernels::distance::{Distance, Tolerance, index_text};

use crate::tensor_files::{Archive, Format};

/// Compares tensors with those of a file, taken in their order, or with the `.npy` files of their names in a folder. Gives one
/// line for each, and whether all agree.
///
/// # Errors
/// A file that cannot be read or is no file of tensors.
pub fn compare(path: &str, tensors: &[(String, &Tensor)], tolerance: &Tolerance) -> Result<(String, bool), String> {
    if Path::new(path).is_dir() {
        let files: Vec<String> = tensors.iter().map(|(name, _)| format!("{path}/{name}.npy")).collect();
        let mut report = Report::new(tolerance);
        for ((name, actual), path) in tensors.iter().zip(&files) {
            report.file(Format::Npy, path, &[(name, actual)])?;
        }
        return Ok((report.lines, report.agrees));
    }
    let format = Format::of(path).ok_or_else(|| {
        format!("results are compared with a .npy, .npz or .safetensors file or a folder, found '{path}'")
    })?;
    let mut report = Report::new(tolerance);
    let tensors: Vec<(&str, &Tensor)> = tensors.iter().map(|(name, tensor)| (&**name, *tensor)).collect();
    report.file(format, path, &tensors)?;
    Ok((report.lines, report.agrees))
}

struct Report<'t> {
    tolerance: &'t Tolerance,
    lines: String,
    agrees: bool,
}

impl<'t> Report<'t> {
    fn new(tolerance: &'t Tolerance) -> Report<'t> {
        Report { tolerance, lines: String::new(), agrees: true }
    }

    /// Compares tensors with all those of a file.
    fn file(&mut self, format: Format, path: &str, tensors: &[(&str, &Tensor)]) -> Result<(), String> {
        let wrong = |error: &dyn std::fmt::Display| format!("'{path}': {error}");
        let file = fs::read(path).map_err(|error| format!("cannot read '{path}': {error}"))?;
        let archive = Archive::open(format, &file).map_err(|error| wrong(&error))?;
        let names = archive.names();
        for (idx, (name, actual)) in tensors.iter().enumerate() {
            let Some(other) = names.get(idx) else {
                self.differ(format!("{name} : {}: '{path}' has nothing to compare it with\n", actual.type_name()));
                continue;
            };
            // Without its element type only a file that is damaged cannot be read.
            let expected = match archive.read(other, Some(actual.element())) {
                Ok(expected) => expected,
                Err(mismatch) => {
                    archive.read(other, None).map_err(|error| wrong(&error))?;
                    self.differ(format!("{name} : {}: {mismatch}\n", actual.type_name()));
                    continue;
                }
            };
            self.pair(name, actual, &expected);
        }
        for other in names.iter().skip(tensors.len()) {
            self.differ(format!("`{other}` of '{path}' has nothing to compare it with\n"));
        }
        Ok(())
    }

    fn pair(&mut self, name: &str, actual: &Tensor, expected: &Tensor) {
        let ty = actual.type_name();
        let distance = match Distance::between(actual, expected, self.tolerance) {
            Ok(distance) => distance,
            Err(_) => return self.differ(format!("{name} : {ty}: the file holds {}\n", expected.type_name())),
        };
        let Some(first) = distance.first_different else {
            let _ = writeln!(self.lines, "{name} : {ty}: equal");
            return;
        };
        let pair = |at: usize| {
            let (actual_text, expected_text) = (element_text(actual, at), element_text(expected, at));
            format!("{}: {actual_text} (actual) vs {expected_text} (expected)", index_text(actual, at))
        };
        let mut line = format!("{name} : {ty}: max abs difference ");
        if actual.element().is_float() || actual.element().is_complex() {
            line += &format!("{:.4e}", distance.max_abs);
            match distance.max_ulps {
                u64::MAX => line += ", not finite on one side",
                ulps => line += &format!(", max ulp difference {ulps}"),
            }
        } else {
            line += &distance.max_abs.to_string();
        }
        line += &format!("; {} of {} differ, first at {}", distance.n_different, actual.len(), pair(first));
        match distance.first_beyond {
            None => line += "; within the tolerance",
            Some(_) if *self.tolerance == Tolerance::default() => {}
            Some(at) => line += &format!("; {} beyond the tolerance, first at {}", distance.n_beyond, pair(at)),
        }
        line.push('\n');
        if distance.first_beyond.is_some() { self.differ(line) } else { self.lines += &line }
    }

    fn differ(&mut self, line: String) {
        self.agrees = false;
        self.lines += &line;
    }
}
