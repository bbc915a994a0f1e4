//! Kernels around one contraction: tiles of results that stay in registers while the contracted index runs.
//!
//! Every result begins with zero and takes its products in row-major order of the contracted dimensions; product and
//! sum are rounded to the accumulator's type, which the operands are converted to. Nothing about tiles changes that.
//!
//! On cpu a tile is as wide as four vector registers and six rows high. What of the right operand a column of tiles
//! needs is packed first, where enough rows share it. On cuda a tile is one block of 16 × 16 threads, which bring both
//! operands to shared memory piece by piece.

use hlo_dialects::arith::cast::{ConvertF, ExtF, ExtSI, ExtUI, SIToFP, TruncF, TruncI, UIToFP};
use hlo_dialects::arith::float::{AddF, MulF};
use hlo_dialects::arith::integer::{AddI, AndI, MulI, OrI};
use hlo_dialects::hexir::structured::Contract;
use hlo_ir::{OpDef, Signedness, Type, TypeData, Value};

use super::element::{Kernel, Refusal};
use super::emit::{Buffer, Guard, Range, scalar_type};
use super::index::{Index, Place, pieces};

/// Rows of a tile on cpu.
const ROWS: i64 = 6;
/// Bytes of one row of a tile on cpu: four registers of 512 bits.
const ROW_BYTES: i64 = 256;
/// Rows and columns of a tile on cuda.
const TILE: i64 = 16;
/// The largest packed part of the right operand in bytes; it stays in the second-level cache.
const PACK_BYTES: i64 = 256 << 10;
/// Rows that must share what is packed.
const PACK_ROWS: i64 = 24;
/// Parts that a large product is cut into, for as many threads.
const PARTS: i64 = 8;
/// Products that make a product of matrices large.
const DIVIDED: i64 = 1 << 20;
/// Contracted indices that are packed at a time where all of them are too many.
const PIECE: i64 = 512;
/// Rows whose sums wait in memory while the next piece is packed.
const WAITING_ROWS: i64 = 480;

/// Rows of tiles that one thread takes where it is not known how many there are.
const BAND: i64 = 16;

/// Extents along one side of the product.
struct Side {
    /// Dimensions of the operand.
    dims: Vec<usize>,
    extents: Vec<i64>,
    /// Their product.
    size: Index,
}

impl Side {
    fn new(k: &mut Kernel<'_>, shape: &[i64], dims: impl IntoIterator<Item = usize>) -> Result<Side, Refusal> {
        let dims: Vec<usize> = dims.into_iter().collect();
        let extents: Vec<i64> = dims.iter().map(|&dim| shape[dim]).collect();
        let size = k.n_points(&extents)?;
        Ok(Side { dims, extents, size })
    }

    /// Whether there is more than one, as far as is known.
    fn is_more_than(&self, n: i64) -> bool {
        self.size.as_constant().is_none_or(|size| size > n)
    }
}

/// The contraction with its operands' dimensions by role.
struct Product<'a> {
    op: Contract<'a>,
    lhs_batch: Side,
    rhs_batch: Side,
    lhs_contract: Side,
    rhs_contract: Side,
    rows: Side,
    columns: Side,
    /// The element type that products and sums are rounded to.
    accumulator: Type,
    /// The same as a scalar.
    scalar: Type,
}

/// Tiles of one size along one side.
struct Cut {
    start: Index,
    tiles: Index,
    width: i64,
    /// Whether the other tiles stand before these.
    is_rest: bool,
}

impl Cut {
    /// How many rows or columns there are at most.
    fn most(&self, k: &Kernel<'_>) -> i64 {
        k.e.indices.range(&self.tiles).1.saturating_mul(self.width)
    }
}

/// Columns and contracted indices of the right operand.
struct Part<'i> {
    first_column: &'i Index,
    width: i64,
    first_depth: &'i Index,
    length: &'i Index,
}

/// As many tiles of `width` as fit, and one of what is left; tiles of one where it is not known how much that is.
fn cut(k: &mut Kernel<'_>, extent: &Index, width: i64) -> Vec<Cut> {
    let [tiles, rest] = k.e.divided(extent, &Index::constant(width));
    let start = tiles.times(width);
    let (tiles_left, width_left) = match rest.as_constant() {
        Some(rest) => (Index::constant(1), rest),
        None => (rest, 1),
    };
    let cuts = [
        Cut { start: Index::zero(), tiles, width, is_rest: false },
        Cut { start, tiles: tiles_left, width: width_left, is_rest: true },
    ];
    cuts.into_iter().filter(|cut| cut.width > 0 && cut.tiles.as_constant() != Some(0)).collect()
}

impl<'a> Product<'a> {
    fn new(k: &mut Kernel<'a>, op: Contract<'a>) -> Result<Product<'a>, Refusal> {
        let (lhs, rhs) = (k.shape(op.lhs().id), k.shape(op.rhs().id));
        let lists = [op.lhs_batch(), op.rhs_batch(), op.lhs_contract(), op.rhs_contract()];
        let [lhs_batch, rhs_batch, lhs_contract, rhs_contract] =
            lists.map(|list| list.iter().map(|&dim| dim as usize).collect::<Vec<_>>());
        let mut kept = |shape: &[i64], batch: &[usize], contract: &[usize]| {
            let dims = (0..shape.len()).filter(|dim| !batch.contains(dim) && !contract.contains(dim));
            Side::new(k, shape, dims)
        };
        let rows = kept(&lhs, &lhs_batch, &lhs_contract)?;
        let columns = kept(&rhs, &rhs_batch, &rhs_contract)?;
        let accumulator = op.accumulator().unwrap_or(k.element_type(op.result().id));
        Ok(Product {
            rows,
            columns,
            lhs_batch: Side::new(k, &lhs, lhs_batch)?,
            rhs_batch: Side::new(k, &rhs, rhs_batch)?,
            lhs_contract: Side::new(k, &lhs, lhs_contract)?,
            rhs_contract: Side::new(k, &rhs, rhs_contract)?,
            accumulator,
            scalar: scalar_type(k.cx(), accumulator),
            op,
        })
    }

    /// The shape of the result.
    fn shape(&self) -> Vec<i64> {
        [&self.lhs_batch, &self.rows, &self.columns].iter().flat_map(|side| side.extents.iter().copied()).collect()
    }

    /// Where a result is.
    fn place(&self, k: &mut Kernel<'a>, batch: &[Index], row: &Index, column: &Index) -> Result<Place, Refusal> {
        let mut place: Place = batch.into();
        place.extend(k.delinearise(row, &self.rows.extents)?);
        place.extend(k.delinearise(column, &self.columns.extents)?);
        Ok(place)
    }

    fn lhs(&self, k: &mut Kernel<'a>, batch: &[Index], row: &Index, depth: &Index) -> Result<Value, Refusal> {
        self.operand(k, self.op.lhs().id, (&self.lhs_batch, batch), (&self.rows, row), (&self.lhs_contract, depth))
    }

    fn rhs(&self, k: &mut Kernel<'a>, batch: &[Index], column: &Index, depth: &Index) -> Result<Value, Refusal> {
        self.operand(
            k,
            self.op.rhs().id,
            (&self.rhs_batch, batch),
            (&self.columns, column),
            (&self.rhs_contract, depth),
        )
    }

    fn operand(
        &self,
        k: &mut Kernel<'a>,
        value: Value,
        batch: (&Side, &[Index]),
        kept: (&Side, &Index),
        contract: (&Side, &Index),
    ) -> Result<Value, Refusal> {
        let mut at: Place = std::iter::repeat_n(Index::zero(), k.shape(value).len()).collect();
        for (&dim, index) in batch.0.dims.iter().zip(batch.1) {
            at[dim] = index.clone();
        }
        for (side, index) in [kept, contract] {
            let parts = k.delinearise(index, &side.extents)?;
            for (&dim, part) in side.dims.iter().zip(parts) {
                at[dim] = part;
            }
        }
        let scalar = k.element(value, &at)?;
        self.convert(k, scalar, k.element_type(value), self.accumulator)
    }

    /// `scalar`, an element of the type `from`, as one of the type `to`.
    fn convert(&self, k: &mut Kernel<'a>, scalar: Value, from: Type, to: Type) -> Result<Value, Refusal> {
        let cx = k.cx();
        let result = scalar_type(cx, to);
        let is_unsigned = |ty: Type| {
            ty == Type::I1 || matches!(ty.data(cx), TypeData::Integer { signedness: Signedness::Unsigned, .. })
        };
        let widths = (from.bit_width(cx).unwrap_or(0), to.bit_width(cx).unwrap_or(0));
        let def: &'static OpDef = match (from.data(cx), to.data(cx)) {
            _ if scalar_type(cx, from) == result => return Ok(scalar),
            (TypeData::Float(_), TypeData::Float(_)) => match widths.0.cmp(&widths.1) {
                std::cmp::Ordering::Less => ExtF::DEF,
                std::cmp::Ordering::Equal => ConvertF::DEF,
                std::cmp::Ordering::Greater => TruncF::DEF,
            },
            (TypeData::Integer { .. }, TypeData::Integer { .. }) if to != Type::I1 => match widths.0 < widths.1 {
                true if is_unsigned(from) => ExtUI::DEF,
                true => ExtSI::DEF,
                false => TruncI::DEF,
            },
            (TypeData::Integer { .. }, TypeData::Float(_)) if is_unsigned(from) => UIToFP::DEF,
            (TypeData::Integer { .. }, TypeData::Float(_)) => SIToFP::DEF,
            _ => {
                let reason = format!("elements of type {} are not added in {}", cx.type_text(from), cx.type_text(to));
                return Err(Refusal::of(self.op.op(), reason));
            }
        };
        Ok(k.e.scalar(def, &[scalar], result))
    }

    /// `sum + x * y`, each rounded; for truth values `sum | x & y`.
    fn step(&self, k: &mut Kernel<'a>, sum: Value, x: Value, y: Value) -> Value {
        let (multiply, add): (&'static OpDef, &'static OpDef) = match self.scalar.data(k.cx()) {
            TypeData::Float(_) => (MulF::DEF, AddF::DEF),
            _ if self.scalar == Type::I1 => (AndI::DEF, OrI::DEF),
            _ => (MulI::DEF, AddI::DEF),
        };
        let product = k.e.scalar(multiply, &[x, y], self.scalar);
        k.e.scalar(add, &[sum, product], self.scalar)
    }

    /// Stores what the kernel is for where the contraction's result is `sum`.
    fn store(
        &self,
        k: &mut Kernel<'a>,
        roots: &[Value],
        sum: Value,
        place: &[Index],
        guard: Guard,
    ) -> Result<(), Refusal> {
        let result = self.op.result().id;
        let sum = self.convert(k, sum, self.accumulator, k.element_type(result))?;
        k.bind(result, place, sum);
        k.store_roots(roots, place, &self.shape(), guard)
    }

    /// Loops over the batch.
    fn open_batch(&self, k: &mut Kernel<'a>) -> Result<Place, Refusal> {
        let extents = k.extents_of(&self.lhs_batch.extents)?;
        Ok(extents.iter().map(|extent| k.each(extent)).collect())
    }

    fn depth_range<'r>(depth: &'r Index, zero: &'r Index) -> Range<'r> {
        Range { lower: zero, upper: depth, reduce: Some("add"), axis: None }
    }

    /// Whether neighbouring columns are neighbours in memory.
    fn is_dense(&self, k: &Kernel<'a>) -> bool {
        let rhs = self.op.rhs();
        let value = k.operands.get(&rhs.id).copied().unwrap_or(rhs.id);
        let last = rhs.shape().and_then(|shape| shape.iter().rposition(|&extent| extent != 1));
        k.buffers.contains_key(&value) && last.is_some() && self.columns.dims.contains(&last.unwrap_or(0))
    }

    /// All tiles of one height and one width on cpu.
    fn tiles(&self, k: &mut Kernel<'a>, roots: &[Value], rows: &Cut, columns: &Cut) -> Result<(), Refusal> {
        let depth = &self.lhs_contract.size;
        let batch = self.open_batch(k)?;
        let band = self.band(k, rows, columns);
        let n_bands = k.e.pieces(&rows.tiles, band);
        let band_idx = k.each(&n_bands);
        let column_tile = k.each(&columns.tiles);
        let first_column = k.e.indices.add(&column_tile.times(columns.width), &columns.start);
        let packed = self.pack(k, &batch, &first_column, columns.width, band.min(rows.most(k)) * rows.width)?;
        let row_tile = if band == 1 {
            band_idx
        } else if rows.tiles.as_constant() == Some(band) {
            k.each(&rows.tiles)
        } else {
            let lower = band_idx.times(band);
            let upper = k.e.min(&lower.plus(band), &rows.tiles);
            k.e.open_loop(Range { lower: &lower, upper: &upper, reduce: None, axis: None }, &[]).0
        };
        let first_row = k.e.indices.add(&row_tile.times(rows.width), &rows.start);
        let tile = k.e.alloc(&[rows.width, columns.width], self.scalar, "reg");
        let zero = k.e.zero(self.scalar);
        self.each_of_tile(k, rows, columns, |k, at| {
            k.e.store(zero, &tile, at, None);
            Ok(())
        })?;
        let start = Index::zero();
        let (depth_idx, _) = k.e.open_loop(Self::depth_range(depth, &start), &[]);
        self.each_of_tile(k, rows, columns, |k, at| {
            let row = k.e.indices.add(&first_row, &at[0]);
            let x = self.lhs(k, &batch, &row, &depth_idx)?;
            let y = match &packed {
                Some(packed) => k.e.load(packed, &[depth_idx.clone(), at[1].clone()], None, None),
                None => {
                    let column = k.e.indices.add(&first_column, &at[1]);
                    self.rhs(k, &batch, &column, &depth_idx)?
                }
            };
            let sum = k.e.load(&tile, at, None, None);
            let sum = self.step(k, sum, x, y);
            k.e.store(sum, &tile, at, None);
            Ok(())
        })?;
        k.close(&[]);
        self.each_of_tile(k, rows, columns, |k, at| {
            let row = k.e.indices.add(&first_row, &at[0]);
            let column = k.e.indices.add(&first_column, &at[1]);
            let sum = k.e.load(&tile, at, None, None);
            let place = self.place(k, &batch, &row, &column)?;
            self.store(k, roots, sum, &place, None)
        })
    }

    /// How many tiles of rows share a packed part of the right operand; what is left goes to other threads.
    fn band(&self, k: &Kernel<'a>, rows: &Cut, columns: &Cut) -> i64 {
        let Some(row_tiles) = rows.tiles.as_constant() else { return BAND.min(rows.most(k)).max(1) };
        let sizes = [&self.rows, &self.columns, &self.lhs_contract].map(|side| k.e.indices.range(&side.size).1);
        let work = sizes.into_iter().fold(1i64, i64::saturating_mul);
        let column_tiles = columns.tiles.as_constant().unwrap_or(PARTS);
        let parts = if column_tiles >= PARTS || work < DIVIDED { 1 } else { pieces(PARTS, column_tiles) };
        pieces(row_tiles, parts).max(1)
    }

    /// The same where the contracted dimensions are too long for one packed part: piece by piece, with the sums of many
    /// rows waiting in memory in between. Every sum takes its products in the same order.
    fn tiles_in_pieces(&self, k: &mut Kernel<'a>, roots: &[Value], rows: &Cut, columns: &Cut) -> Result<(), Refusal> {
        let depth = &self.lhs_contract.size;
        let batch = self.open_batch(k)?;
        let most = k.e.indices.range(&rows.tiles).1;
        let band = most.min(WAITING_ROWS / rows.width).max(1);
        // The longer of both loops is outside, for threads.
        let n_bands = k.e.pieces(&rows.tiles, band);
        let is_wide =
            columns.tiles.as_constant().zip(n_bands.as_constant()).is_some_and(|(tiles, bands)| tiles >= bands);
        let (band_idx, column_tile) = if is_wide {
            let column_tile = k.each(&columns.tiles);
            (k.each(&n_bands), column_tile)
        } else {
            let band_idx = k.each(&n_bands);
            (band_idx, k.each(&columns.tiles))
        };
        let first_column = k.e.indices.add(&column_tile.times(columns.width), &columns.start);
        let first_tile = band_idx.times(band);
        let left = k.e.rest(&rows.tiles, &first_tile);
        let n_tiles = k.e.min(&Index::constant(band), &left);
        let waiting = k.e.alloc(&[band * rows.width, columns.width], self.scalar, "local");
        let packed = k.e.alloc(&[PIECE, columns.width], self.scalar, "local");
        let outside = k.e.depth();
        let zero = k.e.zero(self.scalar);
        let row = k.each(&n_tiles.times(rows.width));
        let column = k.each(&Index::constant(columns.width));
        k.e.store(zero, &waiting, &[row, column], None);
        k.close_to(outside);

        let (start, n_pieces) = (Index::zero(), k.e.pieces(depth, PIECE));
        let (piece, _) = k.e.open_loop(Self::depth_range(&n_pieces, &start), &[]);
        let first_depth = piece.times(PIECE);
        let left = k.e.rest(depth, &first_depth);
        let length = k.e.min(&Index::constant(PIECE), &left);
        let part =
            Part { first_column: &first_column, width: columns.width, first_depth: &first_depth, length: &length };
        self.fill(k, &packed, &batch, &part)?;
        let tile_idx = k.each(&n_tiles);
        let waiting_row = tile_idx.times(rows.width);
        let first_row = {
            let tile = k.e.indices.add(&first_tile, &tile_idx);
            k.e.indices.add(&tile.times(rows.width), &rows.start)
        };
        let tile = k.e.alloc(&[rows.width, columns.width], self.scalar, "reg");
        self.each_of_tile(k, rows, columns, |k, at| {
            let row = k.e.indices.add(&waiting_row, &at[0]);
            let sum = k.e.load(&waiting, &[row, at[1].clone()], None, None);
            k.e.store(sum, &tile, at, None);
            Ok(())
        })?;
        let (depth_idx, _) = k.e.open_loop(Self::depth_range(&length, &start), &[]);
        self.each_of_tile(k, rows, columns, |k, at| {
            let row = k.e.indices.add(&first_row, &at[0]);
            let along = k.e.indices.add(&first_depth, &depth_idx);
            let x = self.lhs(k, &batch, &row, &along)?;
            let y = k.e.load(&packed, &[depth_idx.clone(), at[1].clone()], None, None);
            let sum = k.e.load(&tile, at, None, None);
            let sum = self.step(k, sum, x, y);
            k.e.store(sum, &tile, at, None);
            Ok(())
        })?;
        k.close(&[]);
        self.each_of_tile(k, rows, columns, |k, at| {
            let row = k.e.indices.add(&waiting_row, &at[0]);
            let sum = k.e.load(&tile, at, None, None);
            k.e.store(sum, &waiting, &[row, at[1].clone()], None);
            Ok(())
        })?;
        k.close_to(outside);

        let waiting_row = k.each(&n_tiles.times(rows.width));
        let column = k.each(&Index::constant(columns.width));
        let sum = k.e.load(&waiting, &[waiting_row.clone(), column.clone()], None, None);
        let first_row = k.e.indices.add(&first_tile.times(rows.width), &rows.start);
        let row = k.e.indices.add(&first_row, &waiting_row);
        let row = {
            // The sum stays among the rows, which its parts do not tell.
            let value = k.e.value(&row);
            k.e.leaf_of(value, 0, k.e.indices.range(&self.rows.size).1 - 1)
        };
        let column = k.e.indices.add(&first_column, &column);
        let place = self.place(k, &batch, &row, &column)?;
        self.store(k, roots, sum, &place, None)
    }

    /// Loops over the results of a tile, which are closed again.
    fn each_of_tile(
        &self,
        k: &mut Kernel<'a>,
        rows: &Cut,
        columns: &Cut,
        write: impl FnOnce(&mut Kernel<'a>, &[Index]) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let outside = k.e.depth();
        let row = k.each(&Index::constant(rows.width));
        let column = k.each(&Index::constant(columns.width));
        write(k, &[row, column])?;
        k.close_to(outside);
        Ok(())
    }

    /// The part of the right operand that `width` columns need, in the order in which it is used. `None` where the
    /// operand itself serves as well.
    fn pack(
        &self,
        k: &mut Kernel<'a>,
        batch: &[Index],
        first_column: &Index,
        width: i64,
        n_rows: i64,
    ) -> Result<Option<Buffer>, Refusal> {
        let Some(depth) = self.lhs_contract.size.as_constant() else { return Ok(None) };
        if !self.packing_pays(k, width, n_rows) || self.packed_bytes(k, width) > PACK_BYTES {
            return Ok(None);
        }
        let packed = k.e.alloc(&[depth, width], self.scalar, "local");
        let part = Part { first_column, width, first_depth: &Index::zero(), length: &Index::constant(depth) };
        self.fill(k, &packed, batch, &part)?;
        Ok(Some(packed))
    }

    /// Whether enough rows share what `width` columns need, or only packing makes neighbours of them.
    fn packing_pays(&self, k: &Kernel<'a>, width: i64, n_rows: i64) -> bool {
        let enough =
            if self.is_dense(k) { n_rows >= PACK_ROWS && self.columns.is_more_than(width) } else { n_rows > ROWS };
        enough && self.lhs_contract.is_more_than(1)
    }

    fn packed_bytes(&self, k: &Kernel<'a>, width: i64) -> i64 {
        let size = i64::from(self.scalar.bit_width(k.cx()).unwrap_or(64).div_ceil(8));
        k.e.indices.range(&self.lhs_contract.size).1.saturating_mul(width).saturating_mul(size)
    }

    /// Copies `length` contracted indices from `first_depth` on, of `width` columns.
    fn fill(&self, k: &mut Kernel<'a>, packed: &Buffer, batch: &[Index], part: &Part<'_>) -> Result<(), Refusal> {
        let &Part { first_column, width, first_depth, length } = part;
        let outside = k.e.depth();
        // Reading runs along the operand's rows, whichever of both they are.
        let (depth_idx, column) = if self.is_dense(k) {
            let depth_idx = k.each(length);
            (depth_idx, k.each(&Index::constant(width)))
        } else {
            let column = k.each(&Index::constant(width));
            (k.each(length), column)
        };
        let at = k.e.indices.add(first_column, &column);
        let along = k.e.indices.add(first_depth, &depth_idx);
        let scalar = self.rhs(k, batch, &at, &along)?;
        k.e.store(scalar, packed, &[depth_idx, column], None);
        k.close_to(outside);
        Ok(())
    }

    fn on_cpu(&self, k: &mut Kernel<'a>, roots: &[Value]) -> Result<(), Refusal> {
        let size = i64::from(self.scalar.bit_width(k.cx()).unwrap_or(64).div_ceil(8));
        let width = (ROW_BYTES / size).min(64);
        let outside = k.e.depth();
        let names = ["contract", "contract_right", "contract_bottom", "contract_corner"];
        let (all_rows, all_columns) = (cut(k, &self.rows.size, ROWS), cut(k, &self.columns.size, width));
        for rows in &all_rows {
            for columns in &all_columns {
                let is_after = |cut: &Cut| cut.is_rest && cut.start.as_constant() != Some(0);
                let number = usize::from(is_after(rows)) * 2 + usize::from(is_after(columns));
                k.e.open_block(names[number]);
                let is_long = self.packed_bytes(k, columns.width) > PACK_BYTES;
                if is_long && self.packing_pays(k, columns.width, rows.most(k)) {
                    self.tiles_in_pieces(k, roots, rows, columns)?;
                } else {
                    self.tiles(k, roots, rows, columns)?;
                }
                k.close_to(outside);
            }
        }
        Ok(())
    }

    /// Loops over the threads of a block, which are closed again.
    fn each_thread(
        &self,
        k: &mut Kernel<'a>,
        write: impl FnOnce(&mut Kernel<'a>, &[Index; 2]) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let outside = k.e.depth();
        let row = k.grid(&Index::constant(TILE), "threadIdx.y");
        let column = k.grid(&Index::constant(TILE), "threadIdx.x");
        write(k, &[row, column])?;
        k.close_to(outside);
        Ok(())
    }

    fn on_cuda(&self, k: &mut Kernel<'a>, roots: &[Value]) -> Result<(), Refusal> {
        let (n_rows, n_columns, depth) = (&self.rows.size, &self.columns.size, &self.lhs_contract.size);
        let outside = k.e.depth();
        k.e.open_block("contract");
        let (row_tiles, column_tiles) = (k.e.pieces(n_rows, TILE), k.e.pieces(n_columns, TILE));
        let layers = &self.lhs_batch.size;
        // Only the axis x may have more than 65,535 blocks.
        let is_few = |tiles: &Index| tiles.as_constant().is_some_and(|n| n < 1 << 16);
        let (layer, row_tile, column_tile) = if is_few(layers) && is_few(&row_tiles) {
            let layer = if layers.as_constant() == Some(1) { Index::zero() } else { k.grid(layers, "blockIdx.z") };
            let row_tile = k.grid(&row_tiles, "blockIdx.y");
            (layer, row_tile, k.grid(&column_tiles, "blockIdx.x"))
        } else {
            let n_tiles = k.e.times(&row_tiles, &column_tiles);
            let n_blocks = k.e.times(layers, &n_tiles);
            let block = k.grid(&n_blocks, "blockIdx.x");
            let [rest, column_tile] = k.e.divided(&block, &column_tiles);
            let [layer, row_tile] = k.e.divided(&rest, &row_tiles);
            (layer, row_tile, column_tile)
        };
        let batch = k.delinearise(&layer, &self.lhs_batch.extents)?;
        let (first_row, first_column) = (row_tile.times(TILE), column_tile.times(TILE));
        let sums = k.e.alloc(&[TILE, TILE], self.scalar, "reg");
        let [xs, ys] = ["shared"; 2].map(|space| k.e.alloc(&[TILE, TILE], self.scalar, space));
        let zero = k.e.zero(self.scalar);
        self.each_thread(k, |k, thread| {
            k.e.store(zero, &sums, thread, None);
            Ok(())
        })?;
        let (start, end) = (Index::zero(), k.e.pieces(depth, TILE));
        let (piece, _) = k.e.open_loop(Self::depth_range(&end, &start), &[]);
        self.each_thread(k, |k, thread| {
            // What lies outside is zero: products with it leave a sum as it is, for no sum is minus zero.
            let row = k.e.indices.add(&first_row, &thread[0]);
            let along = k.e.indices.add(&piece.times(TILE), &thread[1]);
            let guards = [k.e.below(&row, n_rows), k.e.below(&along, depth)];
            self.bring(k, &xs, thread, guards, |k| self.lhs(k, &batch, &row, &along))?;
            let along = k.e.indices.add(&piece.times(TILE), &thread[0]);
            let column = k.e.indices.add(&first_column, &thread[1]);
            let guards = [k.e.below(&along, depth), k.e.below(&column, n_columns)];
            self.bring(k, &ys, thread, guards, |k| self.rhs(k, &batch, &column, &along))
        })?;
        self.each_thread(k, |k, thread| {
            let sum = k.e.load(&sums, thread, None, None);
            let (start, end) = (Index::zero(), Index::constant(TILE));
            let (along, carried) = k.e.open_loop(Self::depth_range(&end, &start), &[sum]);
            let x = k.e.load(&xs, &[thread[0].clone(), along.clone()], None, None);
            let y = k.e.load(&ys, &[along, thread[1].clone()], None, None);
            let next = self.step(k, carried[0], x, y);
            let sum = k.close(&[next])[0];
            k.e.store(sum, &sums, thread, None);
            Ok(())
        })?;
        k.close(&[]);
        self.each_thread(k, |k, thread| {
            let row = k.e.indices.add(&first_row, &thread[0]);
            let column = k.e.indices.add(&first_column, &thread[1]);
            let (inside_rows, inside_columns) = (k.e.below(&row, n_rows), k.e.below(&column, n_columns));
            let guard = k.e.both(inside_rows, inside_columns);
            let sum = k.e.load(&sums, thread, None, None);
            let [row, column] = [(row, n_rows), (column, n_columns)].map(|(index, extent)| {
                let value = k.e.value(&index);
                k.e.leaf_of(value, 0, k.e.indices.range(extent).1.saturating_sub(1).max(0))
            });
            let place = self.place(k, &batch, &row, &column)?;
            self.store(k, roots, sum, &place, guard)
        })?;
        k.close_to(outside);
        Ok(())
    }

    /// Stores an element of an operand, zero where a guard fails, in shared memory.
    fn bring(
        &self,
        k: &mut Kernel<'a>,
        into: &Buffer,
        thread: &[Index; 2],
        guards: [Guard; 2],
        element: impl FnOnce(&mut Kernel<'a>) -> Result<Value, Refusal>,
    ) -> Result<(), Refusal> {
        let guard = k.e.both(guards[0], guards[1]);
        let scalar = k.with_guard(guard, element)?;
        let scalar = match guard {
            Some(guard) if !k.is_zero_elsewhere(scalar) => {
                let zero = k.e.zero(self.scalar);
                k.e.scalar(hlo_dialects::arith::Select::DEF, &[guard, scalar, zero], self.scalar)
            }
            _ => scalar,
        };
        k.e.store(scalar, into, thread, None);
        Ok(())
    }
}

/// Writes a contraction and what is computed from it.
///
/// # Errors
/// When an op has no scalar code, or an extent is not known.
pub fn write<'a>(k: &mut Kernel<'a>, contract: Contract<'a>, roots: &[Value]) -> Result<(), Refusal> {
    let product = Product::new(k, contract)?;
    if k.device == "cuda" { product.on_cuda(k, roots) } else { product.on_cpu(k, roots) }
}
