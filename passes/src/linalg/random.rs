//! Random numbers: Threefry-2x32 and Philox-4x32 with the bits that XLA gives (Salmon et al., "Parallel random numbers:
//! as easy as 1, 2, 3", SC 2011), and uniform floats of a linear congruential generator over the indices.
//!
//! A state is a key and a counter: words of 64 bits, or twice as many halves, lower ones first. Each turn of a loop adds
//! its number to the counter and computes two or four numbers of 32 bits, one for each of as many outputs, which are put
//! together afterwards.

use hlo_dialects::arith::cast::{ExtUI, TruncI, UIToFP};
use hlo_dialects::arith::float::{AddF, MulF, SubF};
use hlo_dialects::arith::integer::{AddI, MulI, OrI, ShLI, ShRUI, XOrI};
use hlo_dialects::stablehlo::enums::{RngAlgorithm, RngDistribution};
use hlo_dialects::stablehlo::random::{Rng, RngBitGenerator};
use hlo_dialects::tensor::Insert;
use hlo_ir::rewrite::{Converted, Refused};
use hlo_ir::{Builder, OpId, OpRef, SmallVec, Type, TypeData, Value, conversions};

use super::build::{
    Nest, apply, bits, compare, dims_map, empty, extract, float, from_index, generic, index, integer, loop_index,
    loops, same,
};
use super::shape::{concatenated, reshaped, static_slice};
use super::sizes::empty_for;
use super::values::{finish, finish_with, is_dynamic, operand, operands, parts, result_type};
use super::{Cv, State, attempt, refuse};

conversions! { pub(super) RANDOM for State;
    [Rng] => |op, cv| attempt(op, cv, rng);
    [RngBitGenerator] => |op, cv| attempt(op, cv, bit_generator);
}

/// A number of 64 bits by its halves, lower one first.
type Halves = [Value; 2];

/// What a state holds, read before the loops.
struct Seed {
    key: Halves,
    counter: Value,
    /// The third part of Threefry's key.
    parity: Value,
    /// The upper half of a counter of 128 bits.
    high: Option<Value>,
}

/// How a state is stored.
#[derive(Clone, Copy)]
struct Layout {
    /// Whether an element is half a word.
    halves: bool,
    n_words: i64,
}

impl Layout {
    fn of(shape: &[i64], width: Option<u32>) -> Option<Layout> {
        match (shape, width) {
            (&[n @ (2 | 3)], Some(64)) => Some(Layout { halves: false, n_words: n }),
            (&[n @ (4 | 6)], Some(32)) => Some(Layout { halves: true, n_words: n / 2 }),
            _ => None,
        }
    }

    fn word(self, b: &mut Builder<'_>, state: Value, number: i64) -> Value {
        let element = |b: &mut Builder<'_>, at: i64| {
            let at = index(b, at);
            extract(b, state, &[at])
        };
        if !self.halves {
            return element(b, number);
        }
        let low = element(b, 2 * number);
        let high = element(b, 2 * number + 1);
        join(b, [low, high])
    }

    fn word_halves(self, b: &mut Builder<'_>, state: Value, number: i64) -> Halves {
        if self.halves {
            return [0, 1].map(|half| {
                let at = index(b, 2 * number + half);
                extract(b, state, &[at])
            });
        }
        let word = self.word(b, state, number);
        split(b, word)
    }

    fn with_word(self, b: &mut Builder<'_>, state: Value, number: i64, word: Value) -> Value {
        let ty = b.body.ty(state);
        let insert = |b: &mut Builder<'_>, state: Value, value: Value, at: i64| {
            let at = index(b, at);
            let op = Insert::build_typed(b, &[ty], value, state, &[at]);
            b.result(op)
        };
        if !self.halves {
            return insert(b, state, word, number);
        }
        let [low, high] = split(b, word);
        let state = insert(b, state, low, 2 * number);
        insert(b, state, high, 2 * number + 1)
    }
}

fn i64_constant(b: &mut Builder<'_>, value: i64) -> Value {
    integer(b, Type::I64, value)
}

fn split(b: &mut Builder<'_>, word: Value) -> Halves {
    let low = apply(b, TruncI::DEF, &[word], Type::I32);
    let width = i64_constant(b, 32);
    let shifted = same(b, ShRUI::DEF, &[word, width]);
    [low, apply(b, TruncI::DEF, &[shifted], Type::I32)]
}

fn join(b: &mut Builder<'_>, [low, high]: Halves) -> Value {
    let width = i64_constant(b, 32);
    let high = apply(b, ExtUI::DEF, &[high], Type::I64);
    let high = same(b, ShLI::DEF, &[high, width]);
    let low = apply(b, ExtUI::DEF, &[low], Type::I64);
    same(b, OrI::DEF, &[low, high])
}

fn rotate_left(b: &mut Builder<'_>, value: Value, by: u32) -> Value {
    let (left, right) = (bits(b, Type::I32, by.into()), bits(b, Type::I32, (32 - by).into()));
    let high = same(b, ShLI::DEF, &[value, left]);
    let low = same(b, ShRUI::DEF, &[value, right]);
    same(b, OrI::DEF, &[high, low])
}

/// The counter of this turn, and the carry out of its 64 bits.
fn turn_counter(b: &mut Builder<'_>, counter: Value) -> (Value, Value) {
    let turn = loop_index(b, 0);
    let turn = from_index(b, turn, Type::I64);
    let sum = same(b, AddI::DEF, &[turn, counter]);
    (sum, turn)
}

/// Threefry-2x32 with 20 rounds.
fn threefry(b: &mut Builder<'_>, seed: &Seed) -> Halves {
    const ROTATIONS: [[u32; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];
    let (counter, _) = turn_counter(b, seed.counter);
    let input = split(b, counter);
    let keys = [seed.key[0], seed.key[1], seed.parity];
    let mut x = [0, 1].map(|half| same(b, AddI::DEF, &[input[half], keys[half]]));
    for round in 0..5 {
        for rotation in ROTATIONS[round % 2] {
            x[0] = same(b, AddI::DEF, &[x[0], x[1]]);
            let rotated = rotate_left(b, x[1], rotation);
            x[1] = same(b, XOrI::DEF, &[x[0], rotated]);
        }
        let number = bits(b, Type::I32, round as u128 + 1);
        x[0] = same(b, AddI::DEF, &[x[0], keys[(round + 1) % 3]]);
        x[1] = same(b, AddI::DEF, &[x[1], keys[(round + 2) % 3]]);
        x[1] = same(b, AddI::DEF, &[x[1], number]);
    }
    x
}

/// Philox-4x32 with 10 rounds. A counter of 64 bits has the key for its upper half.
fn philox(b: &mut Builder<'_>, seed: &Seed) -> [Value; 4] {
    const FACTORS: [u128; 2] = [0xD251_1F53, 0xCD9E_8D57];
    const STEPS: [u128; 2] = [0x9E37_79B9, 0xBB67_AE85];
    let (counter, turn) = turn_counter(b, seed.counter);
    let low = split(b, counter);
    let high = match seed.high {
        None => seed.key,
        Some(high) => {
            let wraps = compare(b, "ult", counter, turn);
            let carry = apply(b, ExtUI::DEF, &[wraps], Type::I64);
            let high = same(b, AddI::DEF, &[high, carry]);
            split(b, high)
        }
    };
    let mut x = [low[0], low[1], high[0], high[1]];
    let mut key = seed.key;
    for round in 0..10 {
        if round != 0 {
            key = [0, 1].map(|half| {
                let step = bits(b, Type::I32, STEPS[half]);
                same(b, AddI::DEF, &[key[half], step])
            });
        }
        let [first, second] = [0, 1].map(|half| {
            let factor = bits(b, Type::I32, FACTORS[half]);
            let product = wide_product(b, x[2 * half], factor);
            let [low, high] = split(b, product);
            (high, low)
        });
        let mix = |b: &mut Builder<'_>, product: Value, word: Value, key: Value| {
            let mixed = same(b, XOrI::DEF, &[product, word]);
            same(b, XOrI::DEF, &[mixed, key])
        };
        x = [mix(b, second.0, x[1], key[0]), second.1, mix(b, first.0, x[3], key[1]), first.1];
    }
    x
}

fn wide_product(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    let [x, y] = [x, y].map(|value| apply(b, ExtUI::DEF, &[value], Type::I64));
    same(b, MulI::DEF, &[x, y])
}

/// The lowest bits of a number of 32 bits.
fn narrowed(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    if b.body.ty(value) == ty { value } else { apply(b, TruncI::DEF, &[value], ty) }
}

fn bit_generator(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    let Some(view) = op.view::<RngBitGenerator<'_>>() else { return refuse("it makes no bits") };
    let ty = result_type(cv, op, 1)?;
    if is_dynamic(cv, ty) {
        return refuse("the sizes of its result are not known");
    }
    let (shape, element) = parts(cv, ty);
    let state = operand(cv, view.initial_state());
    let (state_shape, state_element) = parts(cv, cv.target().ty(state));
    let width = match element.data(cv.cx()) {
        TypeData::Integer { width: width @ (8 | 16 | 32 | 64), .. } => *width,
        _ => return refuse("bits are made for integers of 8, 16, 32 or 64 bits"),
    };
    let is_threefry = view.rng_algorithm() == RngAlgorithm::ThreeFry;
    let layout =
        Layout::of(&state_shape, state_element.bit_width(cv.cx())).filter(|_| state_element.is_integer(cv.cx()));
    let Some(layout) = layout.filter(|layout| !is_threefry || layout.n_words == 2) else {
        return refuse("its state is no key and counter of this algorithm");
    };
    let n: i64 = shape.iter().product();
    if n == 0 {
        let out = cv.build(|b| empty(b, ty, &[]));
        return finish(cv, op, [state, out]);
    }
    let primitive = cv.state.settings.primitive;
    let results = cv.build(|b| {
        let counter = layout.word(b, state, 1);
        let key = layout.word_halves(b, state, 0);
        let high = if layout.n_words == 3 { Some(layout.word(b, state, 2)) } else { None };
        let parity = bits(b, Type::I32, 0x1BD1_1BDA);
        let mixed = same(b, XOrI::DEF, &[parity, key[0]]);
        let parity = same(b, XOrI::DEF, &[mixed, key[1]]);
        let seed = Seed { key, counter, parity, high };
        let plan = if is_threefry { Plan::threefry(&shape, width) } else { Plan::philox(n, width) };
        let used = i64_constant(b, plan.n_turns);
        let next = same(b, AddI::DEF, &[counter, used]);
        let outputs = plan.run(b, &seed, element)?;
        let out = plan.put_together(b, &outputs, ty, primitive)?;
        let mut new_state = layout.with_word(b, state, 1, next);
        if let Some(high) = high {
            let wraps = compare(b, "ult", next, counter);
            let carry = apply(b, ExtUI::DEF, &[wraps], Type::I64);
            let high = same(b, AddI::DEF, &[high, carry]);
            new_state = layout.with_word(b, new_state, 2, high);
        }
        Ok::<_, Refused>([new_state, out])
    })?;
    finish(cv, op, results)
}

/// How many turns make the bits of a result, and what each gives.
struct Plan {
    is_threefry: bool,
    n_turns: i64,
    /// Whether two numbers of 32 bits make an element.
    joins: bool,
    /// Elements that a turn makes, one an output.
    n_outputs: usize,
    /// Threefry's pairs go to even and odd places of this dimension; the shape of half of it.
    halved: Option<(usize, Vec<i64>)>,
}

impl Plan {
    fn threefry(shape: &[i64], width: u32) -> Plan {
        if width == 64 {
            let n_turns = shape.iter().product();
            return Plan { is_threefry: true, n_turns, joins: true, n_outputs: 1, halved: None };
        }
        let even = shape.iter().position(|size| size % 2 == 0);
        let largest = || (0..shape.len()).reduce(|best, dim| if shape[dim] > shape[best] { dim } else { best });
        let mut half: Vec<i64> = shape.into();
        let halved = even.or_else(largest).map(|dim| {
            half[dim] = (half[dim] + 1) / 2;
            (dim, half)
        });
        let n_turns = halved.as_ref().map_or(1, |(_, half)| half.iter().product());
        Plan { is_threefry: true, n_turns, joins: false, n_outputs: 2, halved }
    }

    fn philox(n: i64, width: u32) -> Plan {
        let (joins, per_turn) = if width == 64 { (true, 2) } else { (false, 4) };
        let n_turns = n / per_turn + i64::from(n % per_turn != 0);
        Plan { is_threefry: false, n_turns, joins, n_outputs: per_turn as usize, halved: None }
    }

    /// The outputs of all turns, each a vector.
    fn run(&self, b: &mut Builder<'_>, seed: &Seed, element: Type) -> Result<Vec<Value>, Refused> {
        let ty = b.cx.tensor_type(&[self.n_turns], element);
        let outs: Vec<Value> = (0..self.n_outputs).map(|_| empty(b, ty, &[])).collect();
        let maps = vec![dims_map(1, [0]); self.n_outputs];
        let nest = Nest { inputs: &[], outputs: &outs, maps: &maps, loops: &loops(1, 0) };
        let op: OpId = generic(b, &nest, |b, _| {
            let numbers: SmallVec<[Value; 4]> = if self.is_threefry {
                threefry(b, seed).into_iter().collect()
            } else {
                philox(b, seed).into_iter().collect()
            };
            let elements: SmallVec<[Value; 4]> = if self.joins {
                numbers.chunks_exact(2).map(|pair| join(b, [pair[0], pair[1]])).collect()
            } else {
                numbers.into_iter().map(|number| narrowed(b, number, element)).collect()
            };
            Ok::<_, Refused>(elements)
        })?;
        Ok(b.body.results(op).collect())
    }

    /// The elements of `outputs` in their places of a tensor of the type `ty`.
    fn put_together(
        &self,
        b: &mut Builder<'_>,
        outputs: &[Value],
        ty: Type,
        primitive: bool,
    ) -> Result<Value, Refused> {
        let cx = b.cx;
        let shape: Vec<i64> = ty.shape(cx).unwrap_or_default().into();
        let element = ty.element(cx);
        let n: i64 = shape.iter().product();
        if n == 1 || self.n_outputs == 1 {
            return Ok(reshaped(b, outputs[0], ty));
        }
        if let Some((dim, half)) = &self.halved {
            // Halves stand side by side behind the dimension, which then takes them in.
            let mut parted = half.clone();
            parted.insert(dim + 1, 1);
            let parted = cx.tensor_type(&parted, element);
            let parts: Vec<Value> = outputs.iter().map(|&output| reshaped(b, output, parted)).collect();
            let joined = concatenated(b, &parts, dim + 1, primitive);
            let mut whole = half.clone();
            whole[*dim] *= 2;
            let joined = reshaped(b, joined, cx.tensor_type(&whole, element));
            return cut(b, joined, &whole, &shape);
        }
        let parted = cx.tensor_type(&[self.n_turns, 1], element);
        let parts: Vec<Value> = outputs.iter().map(|&output| reshaped(b, output, parted)).collect();
        let joined = concatenated(b, &parts, 1, primitive);
        let all = self.n_turns * self.n_outputs as i64;
        if all == n {
            return Ok(reshaped(b, joined, ty));
        }
        let column = reshaped(b, joined, cx.tensor_type(&[all, 1], element));
        let column = cut(b, column, &[all, 1], &[n, 1])?;
        Ok(reshaped(b, column, ty))
    }
}

/// The first elements of each dimension.
fn cut(b: &mut Builder<'_>, value: Value, from: &[i64], to: &[i64]) -> Result<Value, Refused> {
    if from == to {
        return Ok(value);
    }
    static_slice(b, value, &vec![0; to.len()], to, &vec![1; to.len()])
}

/// Floats between two bounds, made of the indices of their places.
fn rng(op: OpRef<'_>, cv: &mut Cv<'_>) -> Converted {
    const FACTOR: i64 = 1_103_515_245;
    const INCREMENT: i64 = 12_345;
    /// One over the number of integers of 32 bits.
    const UNIT: f64 = 2.328_306_4e-10;
    let Some(view) = op.view::<Rng<'_>>() else { return refuse("it makes no numbers") };
    if view.rng_distribution() != RngDistribution::Uniform {
        return refuse("only uniform numbers have a counterpart in linalg");
    }
    let ty = result_type(cv, op, 0)?;
    let (shape, element) = parts(cv, ty);
    if element.float_kind(cv.cx()).is_none() {
        return refuse("only floats have a counterpart in linalg");
    }
    let operands = operands(cv, op);
    let rank = shape.len();
    let new = cv.build(|b| {
        let out = empty_for(b, op, &operands, ty)?;
        let maps = [dims_map(rank, []), dims_map(rank, []), dims_map(rank, 0..rank)];
        let nest = Nest { inputs: &operands[..2], outputs: &[out], maps: &maps, loops: &loops(rank, 0) };
        generic(b, &nest, |b, args| {
            let (low, high) = (args[0], args[1]);
            let mut number = integer(b, Type::I32, 0);
            let factor = integer(b, Type::I32, FACTOR);
            let increment = integer(b, Type::I32, INCREMENT);
            for dim in 0..rank {
                let turn = loop_index(b, dim);
                let turn = from_index(b, turn, Type::I32);
                let sum = same(b, AddI::DEF, &[turn, number]);
                let product = same(b, MulI::DEF, &[sum, factor]);
                number = same(b, AddI::DEF, &[product, increment]);
            }
            let unit = float(b, element, UNIT);
            let range = same(b, SubF::DEF, &[high, low]);
            let scale = same(b, MulF::DEF, &[range, unit]);
            let number = apply(b, UIToFP::DEF, &[number], element);
            let scaled = same(b, MulF::DEF, &[number, scale]);
            Ok::<_, Refused>(SmallVec::from_slice(&[same(b, AddF::DEF, &[scaled, low])]))
        })
    })?;
    finish_with(cv, op, new)
}
