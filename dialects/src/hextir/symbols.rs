//! Symbols: names for extents that are known when a program runs, and how those of a kernel hang together.
//!
//! ```mlir
//! hextir.prim_func @k(%x: memref<?x4xf32>, %s: memref<2xi32>, %y: memref<?x?xf32>)
//!     attributes {symbols = ["n, 4", "[_, m]", "n + 1, m"], requires = ["4*n = m*m", "m = 1 | n"]}
//! ```
//!
//! `symbols` has one text a buffer: its extents in order, or, in brackets, what the elements of a buffer of integers are,
//! `_` for those that are no extents. A symbol alone is given by the first input in which it stands; everything else about
//! inputs, and what `requires` lists, is checked before the kernel runs; the extents of the results follow.
//!
//! ```text
//! buffer      ::= (sum (`,` sum)*)? | `[` (element (`,` element)*)? `]`
//! element     ::= `_` | sum
//! requirement ::= sum `=` sum | sum `=` `1` `|` sum | sum `>=` sum
//! sum         ::= `-`? product ((`+` | `-`) product)*
//! product     ::= factor (`*` factor)*
//! factor      ::= symbol | number
//! symbol      ::= [a-zA-Z] [a-zA-Z0-9_]*
//! ```

use std::fmt;

use hlo_ir::{Attr, AttrData, Context, DYNAMIC, Dict, Name, SmallVec, Type, TypeData};

/// The attribute of a kernel that says what the extents of its buffers are.
pub const SYMBOLS: &str = "symbols";
/// The attribute of a kernel that says what must hold of symbols.
pub const REQUIRES: &str = "requires";

/// Extents, elements and results stay below this: sums and offsets in bytes stay far from the ends of 64 bits.
const MAX_ELEMENTS: i64 = 1 << 47;

/// A symbol by its number.
pub type Symbol = usize;

/// A sum of products of numbers and symbols.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sum {
    /// What is multiplied in each product: symbols in order, and a number that is not zero.
    pub products: Vec<(SmallVec<[Symbol; 2]>, i64)>,
}

/// What a kernel knows of one buffer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entries {
    /// Its extents.
    Extents(Vec<Sum>),
    /// Its elements, where they are extents.
    Elements(Vec<Option<Sum>>),
}

/// What must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// Both are equal.
    Equal(Sum, Sum),
    /// The first is 1, or both are equal.
    OneOr(Sum, Sum),
    /// The first is as large as the second, or larger.
    AtLeast(Sum, Sum),
}

/// The symbols of a kernel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Symbols {
    /// Their names by number.
    pub names: Vec<String>,
    /// One entry a buffer.
    pub buffers: Vec<Entries>,
    /// What must hold besides.
    pub requires: Vec<Requirement>,
}

/// Where a number that a symbol stands for, or is compared with, comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The extent of a dimension of an input.
    Extent(usize, usize),
    /// An element of an input.
    Element(usize, usize),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Extent(input, dim) => write!(f, "dimension {dim} of input #{input}"),
            Source::Element(input, at) => write!(f, "element {at} of input #{input}"),
        }
    }
}

impl Sum {
    /// A number.
    pub fn number(number: i64) -> Sum {
        let products = if number == 0 { Vec::new() } else { vec![(SmallVec::new(), number)] };
        Sum { products }
    }

    /// A symbol.
    pub fn symbol(symbol: Symbol) -> Sum {
        Sum { products: vec![(SmallVec::from_slice(&[symbol]), 1)] }
    }

    /// The symbol that this is and nothing else.
    pub fn as_symbol(&self) -> Option<Symbol> {
        match &self.products[..] {
            [(symbols, 1)] if symbols.len() == 1 => Some(symbols[0]),
            _ => None,
        }
    }

    /// The number that this is.
    pub fn as_number(&self) -> Option<i64> {
        match &self.products[..] {
            [] => Some(0),
            [(symbols, number)] if symbols.is_empty() => Some(*number),
            _ => None,
        }
    }

    /// `self + other`.
    pub fn plus(&self, other: &Sum) -> Sum {
        let mut sum = self.clone();
        other.products.iter().for_each(|(symbols, factor)| sum.add(symbols.clone(), *factor));
        sum
    }

    /// `self * other`.
    pub fn times(&self, other: &Sum) -> Sum {
        let mut product = Sum::default();
        for (a, x) in &self.products {
            for (b, y) in &other.products {
                let symbols = a.iter().chain(b).copied().collect();
                product.add(symbols, x.saturating_mul(*y));
            }
        }
        product
    }

    fn add(&mut self, mut symbols: SmallVec<[Symbol; 2]>, factor: i64) {
        symbols.sort_unstable();
        match self.products.iter_mut().find(|(known, _)| *known == symbols) {
            Some((_, known)) => *known = known.saturating_add(factor),
            None => self.products.push((symbols, factor)),
        }
        self.products.retain(|(_, factor)| *factor != 0);
    }

    /// All symbols in it.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> {
        self.products.iter().flat_map(|(symbols, _)| symbols.iter().copied())
    }

    /// The number that this is for these values of the symbols. `None` beyond 64 bits.
    pub fn value(&self, values: &[i64]) -> Option<i64> {
        let product = |(symbols, factor): &(SmallVec<[Symbol; 2]>, i64)| {
            symbols.iter().try_fold(i128::from(*factor), |product, &symbol| product.checked_mul(values[symbol].into()))
        };
        let sum = self.products.iter().try_fold(0i128, |sum, each| sum.checked_add(product(each)?))?;
        i64::try_from(sum).ok()
    }

    /// The sum as text, symbols called by `names`.
    pub fn text(&self, names: &[String]) -> String {
        let mut text = String::new();
        for (symbols, factor) in &self.products {
            let (sign, magnitude) = (if *factor < 0 { "-" } else { "+" }, factor.unsigned_abs());
            match (text.is_empty(), sign) {
                (true, "-") => text.push('-'),
                (true, _) => {}
                (false, sign) => text.push_str(&format!(" {sign} ")),
            }
            let mut factors: Vec<String> = Vec::new();
            if magnitude != 1 || symbols.is_empty() {
                factors.push(magnitude.to_string());
            }
            factors.extend(symbols.iter().map(|&symbol| names[symbol].clone()));
            text.push_str(&factors.join("*"));
        }
        if text.is_empty() { "0".to_owned() } else { text }
    }
}

impl Entries {
    /// The sums with what each is about; `buffer` is the number of the buffer.
    pub fn sums(&self, buffer: usize) -> impl Iterator<Item = (Source, &Sum)> {
        let (extents, elements) = match self {
            Entries::Extents(sums) => (&sums[..], &[][..]),
            Entries::Elements(sums) => (&[][..], &sums[..]),
        };
        let extents = extents.iter().enumerate().map(move |(dim, sum)| (Source::Extent(buffer, dim), sum));
        let elements = elements.iter().enumerate();
        extents.chain(elements.filter_map(move |(at, sum)| Some((Source::Element(buffer, at), sum.as_ref()?))))
    }

    fn text(&self, names: &[String]) -> String {
        match self {
            Entries::Extents(sums) => sums.iter().map(|sum| sum.text(names)).collect::<Vec<_>>().join(", "),
            Entries::Elements(sums) => {
                let element = |sum: &Option<Sum>| sum.as_ref().map_or("_".to_owned(), |sum| sum.text(names));
                format!("[{}]", sums.iter().map(element).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

impl Requirement {
    /// Both sides.
    pub fn sides(&self) -> [&Sum; 2] {
        let (Requirement::Equal(a, b) | Requirement::OneOr(a, b) | Requirement::AtLeast(a, b)) = self;
        [a, b]
    }

    /// The requirement as text.
    pub fn text(&self, names: &[String]) -> String {
        let [a, b] = self.sides().map(|sum| sum.text(names));
        match self {
            Requirement::Equal(..) => format!("{a} = {b}"),
            Requirement::OneOr(..) => format!("{a} = 1 | {b}"),
            Requirement::AtLeast(..) => format!("{a} >= {b}"),
        }
    }

    /// Whether it holds for the values of both sides.
    pub fn holds(&self, a: i64, b: i64) -> bool {
        match self {
            Requirement::Equal(..) => a == b,
            Requirement::OneOr(..) => a == 1 || a == b,
            Requirement::AtLeast(..) => a >= b,
        }
    }

    /// What the first side must be, before the words for the second.
    pub fn words(&self) -> &'static str {
        match self {
            Requirement::Equal(..) => "",
            Requirement::OneOr(..) => "1 or ",
            Requirement::AtLeast(..) => "at least ",
        }
    }
}

impl Symbols {
    /// What the attributes of a kernel say; `None` where they say nothing.
    ///
    /// # Errors
    /// What is wrong with a text, as a sentence that begins with the attribute.
    pub fn read(cx: &Context, attrs: Dict) -> Option<Result<Symbols, String>> {
        let symbols = cx.dict_get(attrs, SYMBOLS)?;
        Some(Symbols::parse(cx, symbols, cx.dict_get(attrs, REQUIRES)))
    }

    fn parse(cx: &Context, symbols: Attr, requires: Option<Attr>) -> Result<Symbols, String> {
        let mut read = Symbols::default();
        for text in texts(cx, SYMBOLS, symbols)? {
            let entries = Reader::new(text, &mut read.names).buffer();
            read.buffers.push(entries.map_err(|message| format!("'{SYMBOLS}' {message} in \"{text}\""))?);
        }
        for text in requires.map_or(Ok(Vec::new()), |requires| texts(cx, REQUIRES, requires))? {
            let requirement = Reader::new(text, &mut read.names).requirement();
            read.requires.push(requirement.map_err(|message| format!("'{REQUIRES}' {message} in \"{text}\""))?);
        }
        Ok(read)
    }

    /// The attributes that say the same.
    pub fn attrs(&self, cx: &Context) -> SmallVec<[(Name, Attr); 2]> {
        let list = |texts: Vec<String>| {
            let texts: Vec<Attr> = texts.iter().map(|text| cx.str_attr(text)).collect();
            cx.array_attr(&texts)
        };
        let symbols = list(self.buffers.iter().map(|entries| entries.text(&self.names)).collect());
        let mut attrs = SmallVec::from_slice(&[(cx.name(SYMBOLS), symbols)]);
        if !self.requires.is_empty() {
            let requires = list(self.requires.iter().map(|each| each.text(&self.names)).collect());
            attrs.push((cx.name(REQUIRES), requires));
        }
        attrs
    }

    /// What does not fit the types of the kernel's buffers: completes "attribute 'symbols' …".
    pub fn fault(&self, cx: &Context, buffers: &[Type]) -> Option<String> {
        if self.buffers.len() != buffers.len() {
            return Some(format!("must have one text a buffer, {}, but has {}", buffers.len(), self.buffers.len()));
        }
        for (number, (entries, &ty)) in self.buffers.iter().zip(buffers).enumerate() {
            let (shape, text) = (ty.shape(cx)?, cx.type_text(ty));
            match entries {
                Entries::Extents(sums) => {
                    if sums.len() != shape.len() {
                        let n = sums.len();
                        return Some(format!("must have the extents of buffer #{number}, a '{text}', but has {n}"));
                    }
                    let clash = |(&extent, sum): (&i64, &Sum)| extent != DYNAMIC && sum.as_number() != Some(extent);
                    if let Some(dim) = shape.iter().zip(sums).position(|(extent, sum)| clash((extent, sum))) {
                        let (extent, sum) = (shape[dim], sums[dim].text(&self.names));
                        return Some(format!("must say {extent} for dimension {dim} of buffer #{number}, found {sum}"));
                    }
                }
                Entries::Elements(sums) => {
                    let is_integer = matches!(ty.element(cx).data(cx), TypeData::Integer { width: 8.., .. });
                    let is_list = shape.len() <= 1 && shape.iter().product::<i64>() == sums.len() as i64;
                    if !is_integer || !is_list {
                        let n = sums.len();
                        return Some(format!(
                            "must list the elements of a buffer of {n} integers, but buffer #{number} is a '{text}'"
                        ));
                    }
                }
            }
        }
        let given = self.given(self.buffers.len());
        let unknown = (0..self.names.len()).find(|symbol| !given.contains(symbol))?;
        Some(format!("must have {} alone for an extent or an element, where it comes from", self.names[unknown]))
    }

    /// The symbols that the first `n_inputs` buffers give.
    pub fn given(&self, n_inputs: usize) -> Vec<Symbol> {
        self.sources(n_inputs).into_iter().map(|(symbol, _)| symbol).collect()
    }

    /// Where each symbol comes from: the first place where it stands alone in an input.
    pub fn sources(&self, n_inputs: usize) -> Vec<(Symbol, Source)> {
        let mut sources: Vec<(Symbol, Source)> = Vec::new();
        for (source, sum) in self.inputs(n_inputs) {
            if let Some(symbol) = sum.as_symbol()
                && !sources.iter().any(|(known, _)| *known == symbol)
            {
                sources.push((symbol, source));
            }
        }
        sources
    }

    /// Everything that is said of the first `n_inputs` buffers.
    pub fn inputs(&self, n_inputs: usize) -> impl Iterator<Item = (Source, &Sum)> {
        self.buffers.iter().take(n_inputs).enumerate().flat_map(|(buffer, entries)| entries.sums(buffer))
    }

    /// The values of all symbols for these inputs; `number` tells what stands at a source.
    ///
    /// # Errors
    /// A sentence with both numbers where inputs do not fit.
    pub fn solve(&self, n_inputs: usize, mut number: impl FnMut(Source) -> i64) -> Result<Vec<i64>, String> {
        let mut values = vec![0; self.names.len()];
        let sources = self.sources(n_inputs);
        for &(symbol, source) in &sources {
            values[symbol] = number(source);
            if !(0..=MAX_ELEMENTS).contains(&values[symbol]) {
                return Err(format!("{source} is {}, which is no extent", values[symbol]));
            }
        }
        for (source, sum) in self.inputs(n_inputs) {
            let (found, expected) = (number(source), sum.value(&values));
            if expected != Some(found) {
                let what = self.told(sum, &sources);
                let expected = expected.map_or("beyond 64 bits".to_owned(), |number| number.to_string());
                let which = if what == expected { String::new() } else { format!(", which is {expected}") };
                return Err(format!("{source} is {found}, but must be {what}{which}"));
            }
        }
        for requirement in &self.requires {
            let [a, b] = requirement.sides().map(|sum| sum.value(&values));
            if !a.zip(b).is_some_and(|(a, b)| requirement.holds(a, b)) {
                let [x, y] = requirement.sides().map(|sum| self.told(sum, &sources));
                let [a, b] = [a, b].map(|side| side.map_or("beyond 64 bits".to_owned(), |number| number.to_string()));
                return Err(format!("{x} is {a}, but must be {}{y}, which is {b}", requirement.words()));
            }
        }
        Ok(values)
    }

    /// The extents of buffer number `buffer`.
    ///
    /// # Errors
    /// A sentence: an extent is negative, or there are more elements than memory.
    pub fn extents(&self, buffer: usize, values: &[i64]) -> Result<SmallVec<[i64; 4]>, String> {
        let Entries::Extents(sums) = &self.buffers[buffer] else {
            return Err(format!("the extents of buffer #{buffer} are not known"));
        };
        let mut extents = SmallVec::new();
        for (dim, sum) in sums.iter().enumerate() {
            let extent = sum.value(values).filter(|extent| (0..=MAX_ELEMENTS).contains(extent));
            let Some(extent) = extent else {
                let text = sum.text(&self.names);
                return Err(format!("dimension {dim} of buffer #{buffer} would be {text}, which is no extent"));
            };
            extents.push(extent);
        }
        let long = extents.iter().filter(|&&extent| extent != 0);
        match long.copied().try_fold(1i64, |n, extent| n.checked_mul(extent).filter(|n| *n <= MAX_ELEMENTS)) {
            Some(_) => Ok(extents),
            None => Err(format!("buffer #{buffer} would have more elements than memory")),
        }
    }

    /// A sum in words: where its symbol comes from, or its text.
    fn told(&self, sum: &Sum, sources: &[(Symbol, Source)]) -> String {
        let symbol = sum.as_symbol();
        match sources.iter().find(|(known, _)| Some(*known) == symbol) {
            Some((symbol, source)) => format!("{} ({source})", self.names[*symbol]),
            None => sum.text(&self.names),
        }
    }
}

/// The texts of an array attribute.
fn texts<'c>(cx: &'c Context, name: &str, attr: Attr) -> Result<Vec<&'c str>, String> {
    let AttrData::Array(items) = attr.data(cx) else {
        return Err(format!("'{name}' must be an array of texts, but got {}", cx.attr_text(attr)));
    };
    let text = |item: &Attr| {
        item.as_str(cx).ok_or_else(|| format!("'{name}' must be an array of texts, but has {}", cx.attr_text(*item)))
    };
    items.iter().map(text).collect()
}

/// Reads one text.
struct Reader<'t> {
    rest: &'t str,
    names: &'t mut Vec<String>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str, names: &'t mut Vec<String>) -> Reader<'t> {
        Reader { rest: text.trim_start(), names }
    }

    fn take(&mut self, token: char) -> bool {
        let Some(rest) = self.rest.strip_prefix(token) else { return false };
        self.rest = rest.trim_start();
        true
    }

    /// What is left is not expected.
    fn expected<T>(&self, what: &str) -> Result<T, String> {
        let found = self.rest.chars().next().map_or("the end".to_owned(), |c| format!("'{c}'"));
        Err(format!("expected {what}, found {found}"))
    }

    fn end<T>(&self, value: T) -> Result<T, String> {
        if self.rest.is_empty() { Ok(value) } else { self.expected("the end") }
    }

    /// buffer ::= (sum (`,` sum)*)? | `[` (element (`,` element)*)? `]`
    fn buffer(&mut self) -> Result<Entries, String> {
        if self.take('[') {
            let mut elements = Vec::new();
            while !self.take(']') {
                if !elements.is_empty() && !self.take(',') {
                    return self.expected("',' or ']'");
                }
                elements.push(if self.take('_') { None } else { Some(self.sum()?) });
            }
            return self.end(Entries::Elements(elements));
        }
        let mut extents = Vec::new();
        while !self.rest.is_empty() {
            if !extents.is_empty() && !self.take(',') {
                return self.expected("','");
            }
            extents.push(self.sum()?);
        }
        Ok(Entries::Extents(extents))
    }

    /// requirement ::= sum `=` sum | sum `=` `1` `|` sum | sum `>=` sum
    fn requirement(&mut self) -> Result<Requirement, String> {
        let left = self.sum()?;
        if let Some(rest) = self.rest.strip_prefix(">=") {
            self.rest = rest.trim_start();
            let right = self.sum()?;
            return self.end(Requirement::AtLeast(left, right));
        }
        if !self.take('=') {
            return self.expected("'=' or '>='");
        }
        let right = self.sum()?;
        if self.take('|') {
            if right.as_number() != Some(1) {
                return Err("expected 1 before '|'".to_owned());
            }
            let right = self.sum()?;
            return self.end(Requirement::OneOr(left, right));
        }
        self.end(Requirement::Equal(left, right))
    }

    /// sum ::= `-`? product ((`+` | `-`) product)*
    fn sum(&mut self) -> Result<Sum, String> {
        let mut sum = Sum::default();
        let mut sign = if self.take('-') { -1 } else { 1 };
        loop {
            let product = self.product()?;
            sum = sum.plus(&product.times(&Sum::number(sign)));
            sign = if self.take('+') {
                1
            } else if self.take('-') {
                -1
            } else {
                return Ok(sum);
            };
        }
    }

    /// product ::= factor (`*` factor)*
    fn product(&mut self) -> Result<Sum, String> {
        let mut product = self.factor()?;
        while self.take('*') {
            product = product.times(&self.factor()?);
        }
        Ok(product)
    }

    /// factor ::= symbol | number
    fn factor(&mut self) -> Result<Sum, String> {
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        let sum = if word.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let known = self.names.iter().position(|name| name == word);
            Sum::symbol(known.unwrap_or_else(|| {
                self.names.push(word.to_owned());
                self.names.len() - 1
            }))
        } else if let Ok(number) = word.parse::<u32>() {
            Sum::number(number.into())
        } else {
            return self.expected("a symbol or a number");
        };
        self.rest = rest.trim_start();
        Ok(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(buffers: &[&str], requires: &[&str]) -> Result<Symbols, String> {
        let cx = Context::new(crate::registry());
        let list = |texts: &[&str]| cx.array_attr(&texts.iter().map(|text| cx.str_attr(text)).collect::<Vec<_>>());
        let read = Symbols::parse(&cx, list(buffers), Some(list(requires)))?;
        let again: Vec<String> = read.buffers.iter().map(|entries| entries.text(&read.names)).collect();
        assert_eq!(again, buffers);
        assert_eq!(read.requires.iter().map(|each| each.text(&read.names)).collect::<Vec<_>>(), requires);
        Ok(read)
    }

    #[test]
    fn texts_are_read_and_written() {
        for text in ["", "n, 4", "[_, m]", "[]", "n + 1, 2*n*m - 3", "-n + 4"] {
            let read = symbols(&["n, m", text], &["4*n = m*m", "m = 1 | n", "n >= 4"]);
            assert!(read.is_ok(), "{read:?}");
        }
    }

    #[test]
    fn mistakes_are_told() {
        let check = |text: &str, expect: &str| assert_eq!(symbols(&[text], &[]).unwrap_err(), expect);
        check("n 4", "'symbols' expected ',', found '4' in \"n 4\"");
        check("[n", "'symbols' expected ',' or ']', found the end in \"[n\"");
        check("n,", "'symbols' expected a symbol or a number, found the end in \"n,\"");
        check("4n", "'symbols' expected a symbol or a number, found '4' in \"4n\"");
        assert_eq!(symbols(&["n"], &["n = 2 | n"]).unwrap_err(), "'requires' expected 1 before '|' in \"n = 2 | n\"");
    }

    #[test]
    fn inputs_give_and_check() {
        let read = symbols(&["n, 4", "[_, m]", "n + 1, m"], &["m = 1 | n", "4*n = m*m"]).unwrap();
        let solve = |n: i64, four: i64, m: i64| {
            read.solve(2, |source| match source {
                Source::Extent(0, 0) => n,
                Source::Extent(..) => four,
                Source::Element(..) => m,
            })
        };
        let values = solve(4, 4, 4).unwrap();
        assert_eq!(read.extents(2, &values).unwrap()[..], [5, 4]);
        assert_eq!(solve(4, 5, 4).unwrap_err(), "dimension 1 of input #0 is 5, but must be 4");
        assert_eq!(
            solve(4, 4, 3).unwrap_err(),
            "m (element 1 of input #1) is 3, but must be 1 or n (dimension 0 of input #0), which is 4"
        );
        assert_eq!(solve(4, 4, 1).unwrap_err(), "4*n is 16, but must be m*m, which is 1");
        assert_eq!(solve(4, 4, -1).unwrap_err(), "element 1 of input #1 is -1, which is no extent");
    }

    #[test]
    fn results_fit_memory() {
        let read = symbols(&["n", "n*n, n - 4"], &[]).unwrap();
        let extents = |n: i64| read.extents(1, &[n]);
        assert_eq!(extents(4).unwrap()[..], [16, 0]);
        assert!(extents(3).is_err() && extents(1 << 40).is_err() && extents(1 << 20).is_err());
    }
}
