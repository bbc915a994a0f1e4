//! Buffers while a program runs: bytes, extents and, where contents begin undefined, which elements were written.

use smallvec::SmallVec;

use super::program::Register;
use crate::element::ElementType;
use crate::tensor::Shape;
use crate::trap::Trap;

/// How elements of a buffer become registers and back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    /// Bytes: 1, 2, 4 or 8.
    width: u8,
    /// Bits above an integer, which repeat its sign in a register; none above floats.
    unused: u8,
    /// What is kept of a register's low byte: types below a byte that memory holds zero-extended.
    mask: u8,
}

impl Cell {
    pub(super) fn of(element: ElementType) -> Cell {
        let unused = if element.is_float() { 0 } else { 64 - element.bits() as u8 };
        let mask = match element {
            ElementType::I1 | ElementType::UI2 | ElementType::UI4 => (1 << element.bits()) - 1,
            _ => u8::MAX,
        };
        Cell { width: element.width() as u8, unused, mask }
    }
}

/// The bytes of a buffer.
pub(super) enum Bytes<'a> {
    /// Of an input, perhaps shared with other values.
    Read(&'a [u8]),
    /// Of a buffer that the kernel may write.
    Write(&'a mut [u8]),
}

/// A buffer.
pub(super) struct Buffer<'a> {
    bytes: Bytes<'a>,
    extents: Shape,
    /// A bit an element; nothing where all were written before.
    written: Option<Vec<u64>>,
}

/// Why an access is refused; [`Buffer::explain`] makes a sentence of it.
pub(super) enum Fault {
    Outside,
    Unwritten(usize),
    ReadOnly,
}

impl<'a> Buffer<'a> {
    pub(super) fn defined(bytes: Bytes<'a>, shape: &[usize]) -> Buffer<'a> {
        Buffer { bytes, extents: shape.into(), written: None }
    }

    pub(super) fn undefined(bytes: &'a mut [u8], shape: &[usize], n_elements: usize) -> Buffer<'a> {
        let written = Some(vec![0; n_elements.div_ceil(64)]);
        Buffer { bytes: Bytes::Write(bytes), extents: shape.into(), written }
    }

    /// Forgets what was written.
    pub(super) fn forget(&mut self) {
        if let Some(written) = &mut self.written {
            written.fill(0);
        }
    }

    pub(super) fn extent(&self, dimension: usize) -> usize {
        self.extents[dimension]
    }

    /// The first element that was never written.
    pub(super) fn first_unwritten(&self) -> Option<usize> {
        let n_elements = self.extents.iter().product();
        let written = self.written.as_ref()?;
        let word = written.iter().position(|&word| word != u64::MAX)?;
        Some(word * 64 + written[word].trailing_ones() as usize).filter(|&at| at < n_elements)
    }

    /// The row-major position of an element, and of as many neighbours as `lanes` says.
    #[inline(always)]
    fn locate(&self, registers: &[u64], indices: &[Register], lanes: usize) -> Result<usize, Fault> {
        let mut position = 0;
        // How many elements lie from the last index on.
        let mut room = 1;
        for (&index, &extent) in indices.iter().zip(&self.extents) {
            let index = registers[index as usize];
            if index >= extent as u64 {
                return Err(Fault::Outside);
            }
            room = extent - index as usize;
            position = position * extent + index as usize;
        }
        if lanes > room { Err(Fault::Outside) } else { Ok(position) }
    }

    /// Loads `lanes` neighbours into registers from `out` on.
    #[inline(always)]
    pub(super) fn load(
        &self,
        cell: Cell,
        registers: &mut [u64],
        indices: &[Register],
        out: Register,
        lanes: usize,
    ) -> Result<(), Fault> {
        let first = self.locate(registers, indices, lanes)?;
        let bytes = match &self.bytes {
            Bytes::Read(bytes) => bytes,
            Bytes::Write(bytes) => &**bytes,
        };
        for (at, register) in (first..).zip(&mut registers[out as usize..][..lanes]) {
            if let Some(written) = &self.written
                && written[at / 64] >> (at % 64) & 1 == 0
            {
                return Err(Fault::Unwritten(at));
            }
            let bits = match cell.width {
                1 => u64::from(bytes[at]),
                2 => u64::from(u16::from_le_bytes(slot(bytes, at))),
                4 => u64::from(u32::from_le_bytes(slot(bytes, at))),
                _ => u64::from_le_bytes(slot(bytes, at)),
            };
            *register = ((bits << cell.unused) as i64 >> cell.unused) as u64;
        }
        Ok(())
    }

    /// Stores `lanes` registers from `value` on.
    #[inline(always)]
    pub(super) fn store(
        &mut self,
        cell: Cell,
        registers: &[u64],
        indices: &[Register],
        value: Register,
        lanes: usize,
    ) -> Result<(), Fault> {
        let first = self.locate(registers, indices, lanes)?;
        let Bytes::Write(bytes) = &mut self.bytes else {
            return Err(Fault::ReadOnly);
        };
        for (at, &bits) in (first..).zip(&registers[value as usize..][..lanes]) {
            match cell.width {
                1 => bytes[at] = bits as u8 & cell.mask,
                2 => bytes[at * 2..][..2].copy_from_slice(&(bits as u16).to_le_bytes()),
                4 => bytes[at * 4..][..4].copy_from_slice(&(bits as u32).to_le_bytes()),
                _ => bytes[at * 8..][..8].copy_from_slice(&bits.to_le_bytes()),
            }
            if let Some(written) = &mut self.written {
                written[at / 64] |= 1 << (at % 64);
            }
        }
        Ok(())
    }

    /// What went wrong with an access, in words.
    #[cold]
    pub(super) fn explain(
        &self,
        fault: &Fault,
        name: &str,
        registers: &[u64],
        indices: &[Register],
        lanes: usize,
    ) -> Trap {
        let index = indices.iter().map(|&index| registers[index as usize] as i64);
        let access: SmallVec<[i64; 4]> = index.collect();
        Trap::invalid(match fault {
            Fault::Unwritten(at) => format!("element {:?} of {name} is read before it is written", self.index_of(*at)),
            Fault::ReadOnly => format!("{name} is an input and is written to"),
            Fault::Outside => {
                let outside = access
                    .iter()
                    .zip(&self.extents)
                    .position(|(&index, &extent)| usize::try_from(index).map_or(true, |index| index >= extent));
                let dimension = outside.unwrap_or(access.len().saturating_sub(1));
                let (index, extent) = (
                    access.get(dimension).copied().unwrap_or_default(),
                    self.extents.get(dimension).copied().unwrap_or(1),
                );
                match outside {
                    Some(_) => format!(
                        "index {index} is outside dimension {dimension} of {name}, whose extent is {extent} (at {access:?})"
                    ),
                    None => format!(
                        "{lanes} elements from index {index} on reach beyond dimension {dimension} of {name}, whose extent is \
                         {extent} (at {access:?})"
                    ),
                }
            }
        })
    }

    /// The indices of a row-major position.
    pub(super) fn index_of(&self, position: usize) -> Shape {
        let mut rest = position;
        let mut index: Shape = self.extents.clone();
        for extent in index.iter_mut().rev() {
            let size = *extent;
            *extent = rest % size;
            rest /= size;
        }
        index
    }
}

/// The bytes of an element.
#[inline(always)]
fn slot<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    let mut slot = [0; N];
    slot.copy_from_slice(&bytes[at * N..][..N]);
    slot
}
