//! Shapes inside a kernel: its extents as numbers, and places in shapes that are known only when it runs.

use hlo_dialects::arith::cast::IndexCast;
use hlo_dialects::hexir::structured::Fusion;
use hlo_ir::{Type, Value};

use super::element::{Kernel, Refusal};
use super::extents::{Extents, Origin, Shape};
use super::index::{Index, Place, UNBOUNDED};

impl<'a> Kernel<'a> {
    /// Learns what the ops of the kernel say of extents; `roots` are the values that it stores.
    pub fn relate(&mut self, roots: &[Value]) {
        self.extents = Extents::new(self.cx(), self.source, self.operands.clone());
        if self.op.is::<Fusion>() {
            self.op.region(0).blocks().flat_map(|block| block.ops()).for_each(|op| self.extents.relate(op));
        } else {
            self.extents.relate(self.op);
        }
        for (result, &root) in self.op.results().zip(roots) {
            self.extents.tie_all(result.id, root);
        }
    }

    /// The extents of a tensor of the graph level; those that are not known are numbers below zero, equal ones equal.
    pub fn shape(&self, value: Value) -> Shape {
        self.extents.known_shape(value)
    }

    /// An extent of a shape as a number.
    ///
    /// # Errors
    /// When nothing in the kernel tells it.
    pub fn extent(&mut self, extent: i64) -> Result<Index, Refusal> {
        let extent = self.extents.now(extent);
        if extent >= 0 {
            return Ok(Index::constant(extent));
        }
        let origins = self.extents.origins(extent).to_vec();
        for &origin in &origins {
            if let Origin::Extent(value, dim) = origin
                && let Some(buffer) = self.buffers.get(&value).cloned().or_else(|| self.destination(value))
            {
                return Ok(self.e.extent(buffer.value, dim));
            }
        }
        for origin in origins {
            if let Origin::Element(list, at) = origin
                && let Some(buffer) = self.buffers.get(&list).cloned()
            {
                let scalar = self.e.load(&buffer, &[Index::constant(at as i64)], None, None);
                let value = self.e.scalar(IndexCast::DEF, &[scalar], Type::INDEX);
                return Ok(self.e.leaf_of(value, 0, UNBOUNDED));
            }
        }
        // An extent of its own would have an origin.
        let Some(parts) = self.extents.sum(extent).map(<[_]>::to_vec) else {
            return Err(self.refuse("an extent that it needs follows from nothing that it takes"));
        };
        let mut sum = Index::zero();
        for (part, factor) in parts {
            let part = self.extent(part)?.times(factor);
            sum = self.e.indices.add(&sum, &part);
        }
        let value = self.e.value(&sum);
        Ok(self.e.leaf_of(value, 0, UNBOUNDED))
    }

    /// The buffer of a result of the op that the kernel is for.
    fn destination(&self, value: Value) -> Option<super::emit::Buffer> {
        let number = self.op.results().position(|result| result.id == value)?;
        self.outputs.get(number).cloned()
    }

    /// Extents of a shape as numbers.
    ///
    /// # Errors
    /// When nothing in the kernel tells one.
    pub fn extents_of(&mut self, shape: &[i64]) -> Result<Vec<Index>, Refusal> {
        shape.iter().map(|&extent| self.extent(extent)).collect()
    }

    /// How many elements a shape has.
    ///
    /// # Errors
    /// When nothing in the kernel tells an extent.
    pub fn n_points(&mut self, shape: &[i64]) -> Result<Index, Refusal> {
        let known = shape.iter().filter(|&&extent| extent >= 0).product();
        let mut product = Index::constant(known);
        for &extent in shape.iter().filter(|&&extent| extent < 0) {
            let extent = self.extent(extent)?;
            product = self.e.times(&product, &extent);
        }
        Ok(product)
    }

    /// The place in row-major order of the element at `at` in `shape`.
    ///
    /// # Errors
    /// When nothing in the kernel tells an extent.
    pub fn linearise(&mut self, at: &[Index], shape: &[i64]) -> Result<Index, Refusal> {
        let mut sum = Index::zero();
        for (index, &extent) in at.iter().zip(shape) {
            let extent = self.extent(extent)?;
            sum = self.e.times(&sum, &extent);
            sum = self.e.indices.add(&sum, index);
        }
        Ok(sum)
    }

    /// The element number `index` of `shape` in row-major order.
    ///
    /// # Errors
    /// When nothing in the kernel tells an extent.
    pub fn delinearise(&mut self, index: &Index, shape: &[i64]) -> Result<Place, Refusal> {
        let outermost = shape.iter().position(|&extent| extent != 1);
        // What is outermost is what is left, however far it goes.
        if !shape.iter().enumerate().any(|(dim, &extent)| extent < 0 && Some(dim) != outermost) {
            let known: Shape = shape.iter().map(|&extent| extent.max(0)).collect();
            return Ok(self.e.indices.delinearise(index, &known));
        }
        let mut at: Place = shape.iter().map(|_| Index::zero()).collect();
        let mut rest = index.clone();
        for (dim, &extent) in shape.iter().enumerate().rev() {
            if extent == 1 {
                continue;
            }
            if Some(dim) == outermost {
                at[dim] = rest;
                break;
            }
            let extent = self.extent(extent)?;
            [rest, at[dim]] = self.e.divided(&rest, &extent);
        }
        Ok(at)
    }

    /// Where the element at `at` of `from` is when the same elements have the shape `to`.
    ///
    /// # Errors
    /// When nothing in the kernel tells an extent.
    pub fn reshape(&mut self, at: &[Index], from: &[i64], to: &[i64]) -> Result<Place, Refusal> {
        if let Some(place) = self.e.indices.reshape(at, from, to) {
            return Ok(place);
        }
        // What both begin and end with stays; only what is between moves.
        let same = |pairs: &mut dyn Iterator<Item = (&i64, &i64)>| pairs.take_while(|(a, b)| a == b).count();
        let head = same(&mut from.iter().zip(to));
        let tail = same(&mut from[head..].iter().rev().zip(to[head..].iter().rev()));
        let (middle_from, middle_to) = (&from[head..from.len() - tail], &to[head..to.len() - tail]);
        let middle = &at[head..from.len() - tail];
        let moved = match self.e.indices.reshape(middle, middle_from, middle_to) {
            Some(moved) => moved,
            None => {
                let index = self.linearise(middle, middle_from)?;
                self.delinearise(&index, middle_to)?
            }
        };
        Ok(at[..head].iter().chain(&moved).chain(&at[from.len() - tail..]).cloned().collect())
    }
}

/// Whether two shapes have equally many elements in the same order, as far as that can be seen.
pub fn same_points(a: &[i64], b: &[i64]) -> bool {
    let is_static = |shape: &[i64]| shape.iter().all(|&extent| extent >= 0);
    if is_static(a) && is_static(b) {
        return a.iter().product::<i64>() == b.iter().product::<i64>();
    }
    a.iter().filter(|&&extent| extent != 1).eq(b.iter().filter(|&&extent| extent != 1))
}
