//! Programs of elementwise ops, views, reductions and products, drawn at random: text of StableHLO that always verifies.
//! In some of them the types leave extents open, which then arrive with the arguments. The steps beyond these, which
//! programs for passes have, are in [`idioms`](super::idioms).

use std::fmt::Write as _;

use hlo::ir::num::FloatKind;
use proptest::prelude::*;

use super::{element_of, idioms};

/// What a step does; numbers choose among what fits.
#[derive(Clone, Debug)]
pub struct Step {
    pub kind: u8,
    pub choices: [u16; 4],
}

/// A function: its arguments and steps.
#[derive(Clone, Debug)]
pub struct Program {
    elements: u8,
    args: Vec<(u8, Vec<u8>)>,
    steps: Vec<Step>,
    /// Which extents of the arguments are open, a bit each.
    unknown: u16,
    /// Whether extents are those of [`FEW`].
    is_small: bool,
    /// From which its inputs are made.
    pub seed: u64,
}

/// The element types that programs are made of; a program mixes those of one row.
const ELEMENTS: [&[&str]; 6] = [
    &["f32", "i32", "i1"],
    &["f32", "bf16", "f16", "i1"],
    &["f64", "i64", "f32"],
    &["i8", "ui8", "i16", "ui32", "f32"],
    &["f8E4M3FN", "f8E5M2", "f32"],
    &["i4", "ui64", "ui16", "i1", "f64"],
];

/// Extents that meet tiles, vectors and their remainders, and one that leaves nothing to do.
const EXTENTS: [i64; 13] = [1, 2, 3, 4, 5, 7, 8, 13, 16, 33, 65, 70, 0];

/// Extents of programs whose sizes do not matter.
const FEW: [i64; 8] = [1, 2, 3, 4, 1, 2, 5, 0];

/// The largest number of elements of a value.
const MOST: i64 = 20_000;

/// Programs of a few steps.
pub fn program() -> impl Strategy<Value = Program> {
    programs(N_KINDS, 10, false)
}

/// Programs of more kinds of steps, on small values.
pub fn varied_program() -> impl Strategy<Value = Program> {
    programs(N_KINDS + idioms::N_KINDS, 9, true)
}

/// Kinds of steps that all levels know.
const N_KINDS: u8 = 16;

fn programs(n_kinds: u8, max_steps: usize, is_small: bool) -> impl Strategy<Value = Program> {
    let step = (0..n_kinds, any::<[u16; 4]>()).prop_map(|(kind, choices)| Step { kind, choices });
    let arg = (any::<u8>(), prop::collection::vec(any::<u8>(), 0..4));
    let unknown = prop_oneof![Just(0u16), any::<u16>()];
    (any::<u8>(), prop::collection::vec(arg, 1..4), prop::collection::vec(step, 1..max_steps), unknown, any::<u64>())
        .prop_map(move |(elements, args, steps, unknown, seed)| Program {
            elements,
            args,
            steps,
            unknown,
            is_small,
            seed,
        })
}

/// The type of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ty {
    /// Sizes.
    pub shape: Vec<i64>,
    /// Which of them the type leaves open.
    pub unknown: Vec<bool>,
    /// The element type's name.
    pub element: &'static str,
}

impl Ty {
    pub fn new(shape: &[i64], element: &'static str) -> Ty {
        Ty { shape: shape.to_vec(), unknown: vec![false; shape.len()], element }
    }

    /// The same sizes, as open as they are, with other elements.
    pub fn with(&self, element: &'static str) -> Ty {
        Ty { element, ..self.clone() }
    }

    /// These dimensions of the same.
    pub fn dims(&self, dims: &[usize]) -> Ty {
        let shape = dims.iter().map(|&dim| self.shape[dim]).collect();
        Ty { shape, unknown: dims.iter().map(|&dim| self.unknown[dim]).collect(), element: self.element }
    }

    pub fn is_open(&self) -> bool {
        self.unknown.contains(&true)
    }

    pub fn n_elements(&self) -> i64 {
        self.shape.iter().product()
    }

    pub fn is_float(&self) -> bool {
        self.element.contains('f')
    }

    /// As MLIR writes it.
    pub fn text(&self) -> String {
        let extent = |(extent, unknown): (&i64, &bool)| if *unknown { "?x".into() } else { format!("{extent}x") };
        let shape: String = self.shape.iter().zip(&self.unknown).map(extent).collect();
        format!("tensor<{shape}{}>", self.element)
    }
}

/// A function as text, with the types of its arguments.
pub struct Function {
    /// `func.func @name …`, and the functions that it calls.
    pub text: String,
    /// Types of the arguments.
    pub args: Vec<Ty>,
}

impl Program {
    /// The function `@name` of this program.
    pub fn function(&self, name: &str) -> Function {
        let elements = ELEMENTS[self.elements as usize % ELEMENTS.len()];
        let mut w = Writer { elements, ..Writer::default() };
        let sizes: &[i64] = if self.is_small { &FEW } else { &EXTENTS };
        let mut args = Vec::new();
        let mut unknown = self.unknown;
        for (element, extents) in &self.args {
            let mut shape: Vec<i64> = extents.iter().map(|extent| sizes[*extent as usize % sizes.len()]).collect();
            while shape.iter().product::<i64>() > MOST {
                shape.pop();
            }
            let mut ty = Ty::new(&shape, elements[*element as usize % elements.len()]);
            for is_open in &mut ty.unknown {
                *is_open = unknown & 1 == 1;
                unknown = unknown.rotate_right(1);
            }
            w.values.push((format!("%arg{}", args.len()), ty.clone()));
            w.used.push(false);
            args.push(ty);
        }
        for step in &self.steps {
            w.step(step);
        }
        let unused = w.values.iter().zip(&w.used).skip(args.len()).filter(|(_, used)| !**used);
        let mut results: Vec<&(String, Ty)> = unused.map(|(value, _)| value).collect();
        if results.is_empty() {
            results.extend(w.values.last());
        }
        results.truncate(4);
        let list = |values: &mut dyn Iterator<Item = String>| values.collect::<Vec<_>>().join(", ");
        let params = list(&mut args.iter().enumerate().map(|(at, ty)| format!("%arg{at}: {}", ty.text())));
        let types = list(&mut results.iter().map(|(_, ty)| ty.text()));
        let names = list(&mut results.iter().map(|(name, _)| name.clone()));
        let body = &w.body;
        let mut text = format!("func.func @{name}({params}) -> ({types}) {{\n{body}  return {names} : {types}\n}}\n");
        text += &w.functions;
        Function { text, args }
    }
}

/// A function while it is written.
#[derive(Default)]
pub struct Writer {
    pub elements: &'static [&'static str],
    pub values: Vec<(String, Ty)>,
    pub used: Vec<bool>,
    pub body: String,
    /// Functions that it calls.
    pub functions: String,
    pub n_names: usize,
    pub n_values: usize,
}

impl Writer {
    /// One of the values that `fits`, by a number.
    pub fn pick(&mut self, choice: u16, fits: impl Fn(&Ty) -> bool) -> Option<(String, Ty)> {
        let fitting: Vec<usize> = (0..self.values.len()).filter(|&at| fits(&self.values[at].1)).collect();
        // Late values are more often chosen: chains grow long.
        let at = *fitting.iter().rev().nth(choice as usize % 7 % fitting.len().max(1))?;
        self.used[at] = true;
        Some(self.values[at].clone())
    }

    /// Adds an op of one result, a value of the type `ty`; its name.
    pub fn add(&mut self, ty: Ty, op: &str) -> String {
        let name = format!("%v{}", self.n_values);
        self.n_values += 1;
        writeln!(self.body, "  {name} = {op}").expect("a string takes all");
        self.values.push((name.clone(), ty));
        self.used.push(false);
        name
    }

    pub fn step(&mut self, step: &Step) -> Option<()> {
        let [a, b, c, d] = step.choices;
        match step.kind {
            0 | 1 => self.unary(a, b),
            2..=4 => self.binary(a, b, c),
            5 => self.compare(a, b, c),
            6 => self.select(a, b),
            7 => self.convert(a, b),
            8 => self.broadcast(a, b, c),
            9 => self.reshape(a, b),
            10 => self.transpose(a, b),
            11 => self.slice(a, b, c),
            12 => self.pad(a, b),
            13 => self.concatenate(a, b),
            14 => self.reduce(a, b, c),
            15 => self.dot(a, b, c, d),
            kind => idioms::step(self, kind - N_KINDS, step.choices),
        }
    }

    fn unary(&mut self, a: u16, b: u16) -> Option<()> {
        const FLOAT: [&str; 14] = [
            "abs",
            "negate",
            "exponential",
            "log",
            "tanh",
            "logistic",
            "sqrt",
            "rsqrt",
            "sine",
            "floor",
            "ceil",
            "sign",
            "round_nearest_even",
            "exponential_minus_one",
        ];
        const INT: [&str; 5] = ["not", "negate", "popcnt", "count_leading_zeros", "not"];
        let (x, ty) = self.pick(a, |_| true)?;
        let op = match ty.element {
            "i1" => "not",
            _ if ty.is_float() => FLOAT[b as usize % FLOAT.len()],
            _ => INT[b as usize % INT.len()],
        };
        let text = ty.text();
        self.add(ty, &format!("stablehlo.{op} {x} : {text}"));
        Some(())
    }

    fn binary(&mut self, a: u16, b: u16, c: u16) -> Option<()> {
        const FLOAT: [&str; 9] =
            ["add", "multiply", "subtract", "divide", "maximum", "minimum", "add", "multiply", "power"];
        const INT: [&str; 13] = [
            "add",
            "multiply",
            "subtract",
            "divide",
            "remainder",
            "maximum",
            "minimum",
            "and",
            "or",
            "xor",
            "shift_left",
            "shift_right_logical",
            "shift_right_arithmetic",
        ];
        const BOOL: [&str; 3] = ["and", "or", "xor"];
        let (x, ty) = self.pick(a, |_| true)?;
        let (y, _) = self.pick(b, |other| *other == ty)?;
        let op = match ty.element {
            "i1" => BOOL[c as usize % BOOL.len()],
            _ if ty.is_float() => FLOAT[c as usize % FLOAT.len()],
            _ => INT[c as usize % INT.len()],
        };
        let text = ty.text();
        self.add(ty, &format!("stablehlo.{op} {x}, {y} : {text}"));
        Some(())
    }

    fn compare(&mut self, a: u16, b: u16, c: u16) -> Option<()> {
        if !self.elements.contains(&"i1") {
            return None;
        }
        let (x, ty) = self.pick(a, |ty| ty.element != "i1")?;
        let (y, _) = self.pick(b, |other| *other == ty)?;
        let direction = ["EQ", "NE", "LT", "LE", "GT", "GE"][c as usize % 6];
        let (from, to) = (ty.text(), ty.with("i1"));
        let text = to.text();
        self.add(to, &format!("stablehlo.compare {direction}, {x}, {y} : ({from}, {from}) -> {text}"));
        Some(())
    }

    fn select(&mut self, a: u16, b: u16) -> Option<()> {
        let (p, flags) = self.pick(a, |ty| ty.element == "i1")?;
        let (x, ty) = self.pick(b, |ty| ty.with("i1") == flags && ty.element != "i1")?;
        let (y, _) = self.pick(a ^ b, |other| *other == ty)?;
        let (flags, text) = (flags.text(), ty.text());
        self.add(ty, &format!("stablehlo.select {p}, {x}, {y} : {flags}, {text}"));
        Some(())
    }

    fn convert(&mut self, a: u16, b: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |_| true)?;
        let to = ty.with(self.elements[b as usize % self.elements.len()]);
        let (from, text) = (ty.text(), to.text());
        self.add(to, &format!("stablehlo.convert {x} : ({from}) -> {text}"));
        Some(())
    }

    fn broadcast(&mut self, a: u16, b: u16, c: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |ty| ty.shape.len() < 4)?;
        // Either like another value, where a dimension of it fits, or with one more dimension.
        let extent = EXTENTS[b as usize % EXTENTS.len()];
        if ty.n_elements() * extent > MOST {
            return None;
        }
        let at = c as usize % (ty.shape.len() + 1);
        let mut shape = ty.shape.clone();
        shape.insert(at, extent);
        let dims: Vec<usize> = (0..shape.len()).filter(|dim| *dim != at).collect();
        let mut to = Ty::new(&shape, ty.element);
        dims.iter().zip(&ty.unknown).for_each(|(&dim, &is_open)| to.unknown[dim] = is_open);
        let (from, text) = (ty.text(), to.text());
        if to.is_open() {
            let parts = (0..shape.len()).map(|dim| match dims.iter().position(|known| *known == dim) {
                Some(source) if to.unknown[dim] => self.size(&x, &ty, source),
                _ => self.number(shape[dim]),
            });
            let parts: Vec<String> = parts.collect();
            let (list, n) = (self.list(&parts), parts.len());
            let op = format!(
                "stablehlo.dynamic_broadcast_in_dim {x}, {list}, dims = {dims:?} : ({from}, tensor<{n}xi32>) -> {text}"
            );
            self.add(to, &op);
            return Some(());
        }
        self.add(to, &format!("stablehlo.broadcast_in_dim {x}, dims = {dims:?} : ({from}) -> {text}"));
        Some(())
    }

    fn reshape(&mut self, a: u16, b: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |_| true)?;
        let n = ty.n_elements();
        if ty.is_open() {
            // All in one row, or with a dimension of one element more.
            let (mut to, parts) = if b.is_multiple_of(2) {
                let sizes: Vec<String> = (0..ty.shape.len()).map(|dim| self.size(&x, &ty, dim)).collect();
                let product = |product: String, size: String| {
                    let name = self.name("n");
                    writeln!(self.body, "  {name} = stablehlo.multiply {product}, {size} : tensor<1xi32>")
                        .expect("a string takes all");
                    name
                };
                (Ty::new(&[n], ty.element), sizes.into_iter().reduce(product).into_iter().collect::<Vec<_>>())
            } else {
                let mut shape = ty.shape.clone();
                shape.insert(0, 1);
                let mut parts = vec![self.number(1)];
                parts.extend((0..ty.shape.len()).map(|dim| self.size(&x, &ty, dim)));
                (Ty::new(&shape, ty.element), parts)
            };
            to.unknown.fill(true);
            let (list, n_parts, from, text) = (self.list(&parts), parts.len(), ty.text(), to.text());
            let op = format!("stablehlo.dynamic_reshape {x}, {list} : ({from}, tensor<{n_parts}xi32>) -> {text}");
            self.add(to, &op);
            return Some(());
        }
        let divisor = (1..=n.min(64)).rev().filter(|divisor| n % divisor == 0).nth(b as usize % 3).unwrap_or(1);
        let to = match b % 3 {
            0 => Ty::new(&[n], ty.element),
            1 => Ty::new(&[divisor, n / divisor], ty.element),
            _ => Ty::new(&[n / divisor, 1, divisor], ty.element),
        };
        let (from, text) = (ty.text(), to.text());
        self.add(to, &format!("stablehlo.reshape {x} : ({from}) -> {text}"));
        Some(())
    }

    fn transpose(&mut self, a: u16, b: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |ty| ty.shape.len() >= 2)?;
        let mut permutation: Vec<usize> = (0..ty.shape.len()).collect();
        permutation.rotate_left(1 + b as usize % (ty.shape.len() - 1));
        let to = ty.dims(&permutation);
        let (from, text) = (ty.text(), to.text());
        self.add(to, &format!("stablehlo.transpose {x}, dims = {permutation:?} : ({from}) -> {text}"));
        Some(())
    }

    fn slice(&mut self, a: u16, b: u16, c: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |ty| !ty.shape.is_empty() && ty.n_elements() != 0)?;
        if c.is_multiple_of(3) {
            let dim = b as usize % ty.shape.len();
            let text = ty.text();
            self.add(ty, &format!("stablehlo.reverse {x}, dims = [{dim}] : {text}"));
            return Some(());
        }
        let mut shape = Vec::new();
        let mut ranges = Vec::new();
        for (dim, extent) in ty.shape.iter().enumerate() {
            let start = (b as i64 >> (2 * dim)) % 3 % extent;
            let limit = extent - (c as i64 >> (2 * dim)) % 3 % (extent - start);
            let stride = 1 + (b as i64 >> (8 + dim)) % 2;
            shape.push((limit - start + stride - 1) / stride);
            ranges.push(format!("{start}:{limit}:{stride}"));
        }
        let to = Ty::new(&shape, ty.element);
        let (from, text) = (ty.text(), to.text());
        self.add(to, &format!("stablehlo.slice {x} [{}] : ({from}) -> {text}", ranges.join(", ")));
        Some(())
    }

    fn pad(&mut self, a: u16, b: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |ty| !ty.shape.is_empty() && ty.n_elements() < MOST / 8)?;
        let value = self.constant(ty.element, b);
        let (mut low, mut high, mut interior, mut shape) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for (dim, extent) in ty.shape.iter().enumerate() {
            let choice = b as i64 >> (3 * dim);
            // Nothing is put between the elements of an open dimension.
            let between = if ty.unknown[dim] { 0 } else { (choice >> 2) % 2 };
            let (l, h, i) = (choice % 4 - 1, (choice >> 1) % 3 - 1, between);
            let spread = extent + (extent - 1).max(0) * i;
            let (l, h) = if spread + l + h < 0 { (0, 0) } else { (l, h) };
            low.push(l);
            high.push(h);
            interior.push(i);
            shape.push(spread + l + h);
        }
        let to = Ty { shape, ..ty.clone() };
        let (from, scalar, text) = (ty.text(), Ty::new(&[], ty.element).text(), to.text());
        let op = format!(
            "stablehlo.pad {x}, {value}, low = {low:?}, high = {high:?}, interior = {interior:?} : ({from}, {scalar}) -> {text}"
        );
        self.add(to, &op);
        Some(())
    }

    fn concatenate(&mut self, a: u16, b: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |ty| !ty.shape.is_empty() && ty.n_elements() < MOST / 2)?;
        let dim = b as usize % ty.shape.len();
        let agrees = |other: &Ty| {
            other.element == ty.element
                && other.shape.len() == ty.shape.len()
                && (0..ty.shape.len())
                    .all(|at| at == dim || other.shape[at] == ty.shape[at] && other.unknown[at] == ty.unknown[at])
                && other.n_elements() < MOST / 2
        };
        let (y, second) = self.pick(b, agrees)?;
        let mut to = ty.clone();
        to.shape[dim] += second.shape[dim];
        to.unknown[dim] |= second.unknown[dim];
        let (first, second, text) = (ty.text(), second.text(), to.text());
        self.add(to, &format!("stablehlo.concatenate {x}, {y}, dim = {dim} : ({first}, {second}) -> {text}"));
        Some(())
    }

    fn reduce(&mut self, a: u16, b: u16, c: u16) -> Option<()> {
        let (x, ty) = self.pick(a, |ty| !ty.shape.is_empty())?;
        let dims: Vec<usize> = (0..ty.shape.len()).filter(|dim| b >> dim & 1 == 1).collect();
        let kept: Vec<usize> = (0..ty.shape.len()).filter(|dim| !dims.contains(dim)).collect();
        let op = match ty.element {
            "i1" => ["and", "or"][c as usize % 2],
            _ => ["add", "maximum", "minimum", "multiply", "add"][c as usize % 5],
        };
        let init = self.constant(ty.element, c >> 3);
        let to = ty.dims(&kept);
        let (from, scalar, text) = (ty.text(), Ty::new(&[], ty.element).text(), to.text());
        let op = format!(
            "stablehlo.reduce({x} init: {init}) applies stablehlo.{op} across dimensions = {dims:?} : ({from}, {scalar}) -> {text}"
        );
        self.add(to, &op);
        Some(())
    }

    fn dot(&mut self, a: u16, b: u16, c: u16, d: u16) -> Option<()> {
        let (x, left) = self.pick(a, |ty| ty.shape.len() >= 2 && ty.element != "i1")?;
        let batch = left.shape.len() == 3 && c.is_multiple_of(2);
        let contracted = if batch { 1 + d as usize % 2 } else { d as usize % left.shape.len() };
        let fits = |ty: &Ty| {
            ty.element == left.element
                && ty.shape.len() >= 2
                && (!batch || (ty.shape[0] == left.shape[0] && ty.shape.len() == 3))
                && (usize::from(batch)..ty.shape.len()).any(|dim| ty.shape[dim] == left.shape[contracted])
        };
        let (y, right) = self.pick(b, fits)?;
        let from = usize::from(batch);
        let other = (from..right.shape.len()).find(|dim| right.shape[*dim] == left.shape[contracted])?;
        let mut to = left.dims(&(0..left.shape.len()).filter(|dim| *dim != contracted).collect::<Vec<_>>());
        let columns = right.dims(&(from..right.shape.len()).filter(|dim| *dim != other).collect::<Vec<_>>());
        to.shape.extend(columns.shape);
        to.unknown.extend(columns.unknown);
        if to.n_elements() > MOST {
            return None;
        }
        let batching = if batch { "batching_dims = [0] x [0], " } else { "" };
        let (first, second, text) = (left.text(), right.text(), to.text());
        let op = format!(
            "stablehlo.dot_general {x}, {y}, {batching}contracting_dims = [{contracted}] x [{other}] : ({first}, {second}) -> {text}"
        );
        self.add(to, &op);
        Some(())
    }

    /// A name that no value has.
    pub fn name(&mut self, stem: &str) -> String {
        self.n_names += 1;
        format!("%{stem}{}", self.n_names)
    }

    /// The size of a dimension of `x`, a tensor of one number.
    fn size(&mut self, x: &str, ty: &Ty, dim: usize) -> String {
        let (size, list, text) = (self.name("size"), self.name("list"), ty.text());
        writeln!(self.body, "  {size} = stablehlo.get_dimension_size {x}, dim = {dim} : ({text}) -> tensor<i32>")
            .expect("a string takes all");
        writeln!(self.body, "  {list} = stablehlo.reshape {size} : (tensor<i32>) -> tensor<1xi32>")
            .expect("a string takes all");
        list
    }

    /// A known size, a tensor of one number.
    fn number(&mut self, number: i64) -> String {
        let name = self.name("known");
        writeln!(self.body, "  {name} = stablehlo.constant dense<{number}> : tensor<1xi32>")
            .expect("a string takes all");
        name
    }

    /// A list of sizes.
    fn list(&mut self, parts: &[String]) -> String {
        let name = self.name("sizes");
        let types = vec!["tensor<1xi32>"; parts.len()].join(", ");
        let (all, n) = (parts.join(", "), parts.len());
        writeln!(self.body, "  {name} = stablehlo.concatenate {all}, dim = 0 : ({types}) -> tensor<{n}xi32>")
            .expect("a string takes all");
        name
    }

    /// A constant of rank 0.
    pub fn constant(&mut self, element: &'static str, choice: u16) -> String {
        let ty = Ty::new(&[], element);
        let (number, text) = (literal(element, choice), ty.text());
        self.add(ty, &format!("stablehlo.constant dense<{number}> : {text}"));
        self.used.pop();
        self.used.push(true);
        self.values.last().map(|(name, _)| name.clone()).unwrap_or_default()
    }
}

/// A number as programs write it: an ordinary or a special one.
pub fn literal(element: &str, choice: u16) -> String {
    match element {
        "i1" => ["false", "true"][choice as usize % 2].to_owned(),
        _ if element.contains('f') => match choice % 6 {
            4 => bits(element, f64::NEG_INFINITY),
            5 => bits(element, f64::NAN),
            finite => ["0.0", "1.0", "-0.0", "2.5"][finite as usize].to_owned(),
        },
        _ => match choice % 6 {
            4 => ends(element).0.to_string(),
            5 => ends(element).1.to_string(),
            small => small.to_string(),
        },
    }
}

/// A number as the bits of a float, in hexadecimal.
fn bits(element: &str, number: f64) -> String {
    let kind = FloatKind::from_keyword(element.as_bytes()).expect("a float");
    format!("0x{:0width$X}", kind.from_f64(number), width = element_of(element).width() * 2)
}

/// The least and the largest integer of a type.
fn ends(element: &str) -> (i128, i128) {
    let width: u32 = element.trim_start_matches(['u', 'i']).parse().expect("a width");
    if element.starts_with('u') { (0, (1 << width) - 1) } else { (-(1 << (width - 1)), (1 << (width - 1)) - 1) }
}
