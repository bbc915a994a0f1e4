//! Tensors that a running program gives away, as files in a folder: what its probes see, what it puts out.
//!
//! `probeN.npy` (or another word) is the Nth of a run, counted from 1; `index.csv` says for each its label, its type and its
//! file.

use std::borrow::Cow;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use hlo_interp::eval::Probes;
use hlo_interp::tensor::npy;
use hlo_interp::{ElementType, Tensor, Trap};

use crate::output::write_output;

/// A folder that takes the tensors of one run.
pub struct TensorFolder {
    folder: PathBuf,
    /// What file names begin with.
    prefix: &'static str,
    /// How many files there are; held while one is written, so that the index has their order.
    count: Mutex<u64>,
}

impl TensorFolder {
    /// Makes the folder, and empties its index.
    ///
    /// # Errors
    /// What the system says, with the path.
    pub fn create(folder: &Path, prefix: &'static str) -> Result<TensorFolder, String> {
        let tensors = TensorFolder { folder: folder.to_path_buf(), prefix, count: Mutex::new(0) };
        let index = tensors.index();
        fs::create_dir_all(folder)
            .and_then(|()| match fs::remove_file(&index) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            })
            .map_err(|error| format!("cannot keep tensors in '{}': {error}", folder.display()))?;
        Ok(tensors)
    }

    fn index(&self) -> PathBuf {
        self.folder.join("index.csv")
    }

    /// Writes a tensor to a file of its own, and a line about it to the index.
    ///
    /// # Errors
    /// What the system says, with the path.
    pub fn keep(&self, label: &str, tensor: &Tensor) -> Result<(), Trap> {
        let mut count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        *count += 1;
        let path = self.folder.join(format!("{}{}.npy", self.prefix, *count));
        write_output(&path, |out| {
            out.write_all(&npy::header(tensor))?;
            out.write_all(tensor.bytes())
        })
        .map_err(|error| Trap::invalid(error.to_string()))?;
        let line = format!("{},{},{}\n", on_one_line(label), tensor.type_name(), path.display());
        let index = OpenOptions::new().create(true).append(true).open(self.index());
        index
            .and_then(|mut index| index.write_all(line.as_bytes()))
            .map_err(|error| Trap::invalid(format!("cannot write '{}': {error}", self.index().display())))
    }
}

/// A label as the index has it: line breaks and other control characters are spelled out.
fn on_one_line(label: &str) -> Cow<'_, str> {
    if !label.contains(char::is_control) {
        return label.into();
    }
    let spelled = label.chars().map(|c| if c.is_control() { c.escape_default().to_string() } else { c.into() });
    spelled.collect::<String>().into()
}

impl Probes for TensorFolder {
    fn record(&self, id: &str, value: &Tensor) -> Result<(), Trap> {
        self.keep(id, value)
    }

    fn recorded(&self, id: &str, iteration: u64, element: ElementType) -> Result<Tensor, Trap> {
        let missing = || Trap::invalid(format!("Failed to find probe {id} for iteration {iteration}"));
        let index = fs::read_to_string(self.index()).map_err(|_| missing())?;
        let id = on_one_line(id);
        // id `,` type `,` path; a type ends at the first `>,`.
        let mut paths = index.lines().filter_map(|line| {
            let (_, path) = line.strip_prefix(&*id)?.strip_prefix(",tensor<")?.split_once(">,")?;
            Some(path)
        });
        let path = usize::try_from(iteration).ok().and_then(|iteration| paths.nth(iteration)).ok_or_else(missing)?;
        let file = fs::read(path).map_err(|error| Trap::invalid(format!("cannot read '{path}': {error}")))?;
        npy::read_bits(&file, element)
    }
}

#[cfg(test)]
mod tests {
    use hlo_interp::element::Bits;

    use super::*;

    #[test]
    fn a_label_takes_one_line() {
        let folder = std::env::temp_dir().join(format!("hlo-probes-{}", std::process::id()));
        let probes = TensorFolder::create(&folder, "probe").unwrap();
        let value = Tensor::scalar(ElementType::I32, Bits::new(7i32));
        probes.record("a\nb, c", &value).unwrap();
        let index = fs::read_to_string(folder.join("index.csv")).unwrap();
        let found = probes.recorded("a\nb, c", 0, ElementType::I32);
        fs::remove_dir_all(&folder).unwrap();
        assert!(index.starts_with("a\\nb, c,tensor<i32>,") && index.lines().count() == 1, "{index}");
        assert_eq!(found.unwrap(), value);
    }
}
