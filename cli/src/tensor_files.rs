//! Files of tensors: what their names end in says how they are read and written.
//!
//! | ending | |
//! |---|---|
//! | `.npy` | one tensor, as NumPy stores it |
//! | `.npz`, `.safetensors` | tensors with names |
//! | `.bin` | the elements of one tensor, little-endian; only written, as `type=@FILE` reads them |
//! | `.txt` | constants, one a line; only written |

use std::path::Path;

use hlo_interp::eval::{Value, text};
use hlo_interp::tensor::{npy, npz, safetensors};
use hlo_interp::{ElementType, Tensor, Trap};

use crate::output::write_output;

/// How a file holds tensors, of those that tell their types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `.npy`
    Npy,
    /// `.npz`
    Npz,
    /// `.safetensors`
    Safetensors,
}

impl Format {
    /// The format that the end of the name tells, if it is one of these.
    pub fn of(path: &str) -> Option<Format> {
        match Path::new(path).extension()?.to_str()? {
            "npy" => Some(Format::Npy),
            "npz" => Some(Format::Npz),
            "safetensors" => Some(Format::Safetensors),
            _ => None,
        }
    }
}

/// The tensors of a file.
pub enum Archive<'f> {
    /// One without a name.
    Npy(&'f [u8]),
    /// Arrays of NumPy.
    Npz(npz::Archive<'f>),
    /// Tensors of safetensors.
    Safetensors(safetensors::Archive<'f>),
}

impl<'f> Archive<'f> {
    /// Looks for the tensors in the bytes of a file.
    ///
    /// # Errors
    /// Damage.
    pub fn open(format: Format, file: &'f [u8]) -> Result<Archive<'f>, Trap> {
        Ok(match format {
            Format::Npy => Archive::Npy(file),
            Format::Npz => Archive::Npz(npz::Archive::open(file)?),
            Format::Safetensors => Archive::Safetensors(safetensors::Archive::open(file)?),
        })
    }

    /// The names, in the order of the numbers in them (`out2` before `out10`) if all are one word and numbers, else in that of
    /// the file. The only tensor of a `.npy` file has an empty one.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = match self {
            Archive::Npy(_) => vec![String::new()],
            Archive::Npz(archive) => archive.names().map(str::to_owned).collect(),
            Archive::Safetensors(archive) => archive.names().map(str::to_owned).collect(),
        };
        let word = |name: &str| numbered(name).map(|(word, _)| word.to_owned());
        let first = names.first().and_then(|name| word(name));
        if first.is_some() && names.iter().all(|name| word(name) == first) {
            names.sort_by_key(|name| numbered(name).map(|(_, numbers)| numbers));
        }
        names
    }

    /// Reads the tensor of that name, as elements of `expected` if the file's are the storage of those.
    ///
    /// # Errors
    /// Damage, another type, too little memory.
    pub fn read(&self, name: &str, expected: Option<ElementType>) -> Result<Tensor, Trap> {
        match self {
            Archive::Npy(file) => npy::read(file, expected),
            Archive::Npz(archive) => archive.read(name, expected),
            Archive::Safetensors(archive) => archive.read(name, expected),
        }
    }
}

/// The word and the numbers of a name like `out3` or `out3.1`.
fn numbered(name: &str) -> Option<(&str, Vec<u64>)> {
    let (word, numbers) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
    Some((word, numbers.split('.').map(str::parse).collect::<Result<_, _>>().ok()?))
}

/// The tensors among results with their names: `out0`, and `out1.0` for one inside a tuple.
pub fn named(results: &[Value]) -> Vec<(String, &Tensor)> {
    fn add<'v>(name: String, value: &'v Value, acc: &mut Vec<(String, &'v Tensor)>) {
        match value {
            Value::Tensor(tensor) => acc.push((name, tensor)),
            Value::Token => {}
            Value::Tuple(elements) => {
                for (index, element) in elements.iter().enumerate() {
                    hlo_ir::text::grow_stack(|| add(format!("{name}.{index}"), element, acc));
                }
            }
        }
    }
    let mut acc = Vec::new();
    for (index, result) in results.iter().enumerate() {
        add(format!("out{index}"), result, &mut acc);
    }
    acc
}

/// Writes each tensor to a `.npy` file of its name in a folder, which is made.
///
/// # Errors
/// What the system says, with the path.
pub fn write_folder(folder: &Path, tensors: &[(String, &Tensor)]) -> Result<(), String> {
    std::fs::create_dir_all(folder)
        .map_err(|error| format!("cannot create the folder '{}': {error}", folder.display()))?;
    for (name, tensor) in tensors {
        let path = folder.join(format!("{name}.npy"));
        write_output(&path, |out| {
            out.write_all(&npy::header(tensor))?;
            out.write_all(tensor.bytes())
        })
        .map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Writes tensors to one file, in the form that its name ends in; see the module's documentation.
///
/// # Errors
/// An ending that is not known, several tensors for a form that holds one, one that it does not hold, what the system says.
pub fn write_file(path: &str, tensors: &[(String, &Tensor)]) -> Result<(), String> {
    let ending = Path::new(path).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let only = || match tensors {
        [(_, tensor)] => Ok(*tensor),
        _ => {
            Err(format!("'{path}' takes one tensor, there are {}; .npz, .safetensors and .txt take all", tensors.len()))
        }
    };
    let bytes = match ending {
        "npy" => npy::write(only()?),
        "npz" => npz::write(tensors),
        "safetensors" => safetensors::write(tensors).map_err(|error| error.to_string())?,
        "bin" => only()?.bytes().to_vec(),
        "txt" => {
            let mut out = Vec::new();
            for (_, tensor) in tensors {
                text::write_dense(&mut out, tensor, usize::MAX);
                out.push(b'\n');
            }
            out
        }
        _ => return Err(format!("'{path}': tensors are written as .npy, .npz, .safetensors, .bin or .txt")),
    };
    write_output(Path::new(path), |out| out.write_all(&bytes)).map_err(|error| error.to_string())
}

/// Whether [`write_file`] knows the ending.
pub fn is_writable(path: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|ending| ["npy", "npz", "safetensors", "bin", "txt"].iter().any(|known| ending == *known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_give_the_order() {
        let tensor = Tensor::zeros(ElementType::F32, &[]).unwrap();
        let check = |names: &[&str], expect: &[&str]| {
            let tensors: Vec<(String, &Tensor)> = names.iter().map(|name| ((*name).to_owned(), &tensor)).collect();
            let file = npz::write(&tensors);
            assert_eq!(Archive::open(Format::Npz, &file).unwrap().names(), expect);
        };
        check(&["out10", "out2", "out0.1"], &["out0.1", "out2", "out10"]);
        check(&["b1", "a2"], &["b1", "a2"]);
        check(&["b", "a"], &["b", "a"]);
        check(&["1", "0"], &["0", "1"]);
    }

    #[test]
    fn results_are_named() {
        let tensor = Value::Tensor(Tensor::zeros(ElementType::F32, &[]).unwrap());
        let pair = Value::Tuple([Value::Token, tensor.clone()].into());
        let results = [tensor, Value::Token, pair];
        let names: Vec<String> = named(&results).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["out0", "out2.1"]);
    }
}
