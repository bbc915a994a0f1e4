//! Extents that are known when a host function runs: checking what a kernel asks of them, and computing those of its
//! results. Every failure leaves the function with a status and words for it in the context.

use hlo_dialects::hextir::symbols::{Requirement, Source, Sum, Symbols};
use hlo_ir::{OpRef, Type};

use super::host::{HostPrinter, Place, Printed};
use super::kernel::Kernel;
use super::text::literal;

impl HostPrinter<'_> {
    /// A name for a number of the function.
    pub(super) fn number_name(&mut self, hint: &str) -> String {
        self.n_numbers += 1;
        format!("{hint}{}", self.n_numbers - 1)
    }

    /// Leaves the function with a status, of the type int.
    pub(super) fn leave(&mut self, status: &str) {
        if self.is_managed {
            self.out.line(format_args!("status = {status};"));
            self.out.line("goto done;");
        } else {
            self.out.line(format_args!("return {status};"));
        }
    }

    /// Leaves the function where `condition` holds, for words that compare two numbers.
    pub(super) fn fail_if(&mut self, condition: &str, words: &str, found: &str, expected: &str) {
        self.uses_ctx = true;
        let fail = self.prelude.helper("hlo_mismatch");
        let words = literal(words);
        self.out.open(format_args!("if ({condition})"));
        self.leave(&format!("{fail}(ctx, {words}, {found}, {expected})"));
        self.out.close();
    }

    /// Sees to it that a value with these extents is of the type `ty`; its extents as that type has them.
    pub(super) fn expect(&mut self, extents: &[String], ty: Type, what: &str) -> Vec<String> {
        let shape = ty.shape(self.cx).unwrap_or_default();
        let mut expected = Vec::with_capacity(shape.len());
        for (dim, (extent, &known)) in extents.iter().zip(shape).enumerate() {
            if known < 0 {
                expected.push(extent.clone());
                continue;
            }
            let known = known.to_string();
            if *extent != known {
                let words = format!("dimension {dim} of {what} is not what its type says");
                self.fail_if(&format!("{extent} != {known}"), &words, extent, &known);
            }
            expected.push(known);
        }
        expected
    }

    /// Checks the inputs of a call of `kernel`; the extents of its results.
    pub(super) fn solve(&mut self, op: OpRef<'_>, kernel: &Kernel, inputs: &[Place]) -> Printed<Vec<Vec<String>>> {
        let known = |ty: Type| -> Option<Vec<String>> {
            let shape = ty.shape(self.cx)?.iter();
            shape.map(|&extent| (extent >= 0).then(|| extent.to_string())).collect()
        };
        let Some(symbols) = &kernel.symbols else {
            let results: Option<Vec<Vec<String>>> = op.results().map(|result| known(result.ty())).collect();
            let message = "is not printed as C: its kernel does not say what the extents of its results are";
            return match results {
                Some(results) => Ok(results),
                None => self.refuse(op, message),
            };
        };
        let at = |source: Source| match source {
            Source::Extent(input, dim) => inputs[input].extents[dim].clone(),
            Source::Element(input, at) => format!("(int64_t){}[{at}]", inputs[input].pointer),
        };
        let mut names: Vec<String> = vec!["0".into(); symbols.names.len()];
        let sources = symbols.sources(inputs.len());
        for &(symbol, source) in &sources {
            let value = at(source);
            names[symbol] = if matches!(source, Source::Extent(..)) {
                value
            } else {
                let name = self.number_name("extent");
                self.out.line(format_args!("const int64_t {name} = {value};"));
                let words = format!("{source} of @{} is no extent", kernel.symbol);
                self.fail_if(&format!("{name} < 0 || {name} > HLO_MOST"), &words, &name, "0");
                name
            };
        }
        let told = |sum: &Sum| {
            let source = sources.iter().find(|(symbol, _)| sum.as_symbol() == Some(*symbol));
            source.map_or_else(|| sum.text(&symbols.names), |(_, source)| source.to_string())
        };
        let mut seen: Vec<(String, String)> = Vec::new();
        for (source, sum) in symbols.inputs(inputs.len()) {
            let (found, expected) = (at(source), self.sum(sum, &names));
            let is_source = sources.iter().any(|(symbol, known)| *known == source && sum.as_symbol() == Some(*symbol));
            if is_source || found == expected || seen.contains(&(found.clone(), expected.clone())) {
                continue;
            }
            let words = format!("{source} of @{} must be {}", kernel.symbol, told(sum));
            self.fail_if(&format!("{found} != {expected}"), &words, &found, &expected);
            seen.push((found, expected));
        }
        for requirement in &symbols.requires {
            let [a, b] = requirement.sides().map(|sum| self.sum(sum, &names));
            let wrong = match requirement {
                Requirement::Equal(..) => format!("{a} != {b} || {a} < 0"),
                Requirement::OneOr(..) if a == b => continue,
                Requirement::OneOr(..) => format!("{a} != 1 && {a} != {b}"),
                Requirement::AtLeast(..) => format!("{a} < {b} || {b} < 0"),
            };
            let [x, y] = requirement.sides().map(told);
            let words = format!("for @{}, {x} must be {}{y}", kernel.symbol, requirement.words());
            self.fail_if(&wrong, &words, &a, &b);
        }
        self.results(op, symbols, kernel, &names, inputs.len())
    }

    fn results(
        &mut self,
        op: OpRef<'_>,
        symbols: &Symbols,
        kernel: &Kernel,
        names: &[String],
        n_inputs: usize,
    ) -> Printed<Vec<Vec<String>>> {
        let mut results = Vec::new();
        for (number, result) in op.results().enumerate() {
            let mut extents = Vec::new();
            for (source, sum) in symbols.buffers.get(n_inputs + number).into_iter().flat_map(|entries| entries.sums(0))
            {
                let Source::Extent(_, dim) = source else {
                    return self.refuse(op, "is not printed as C: elements of a result are no extents");
                };
                let value = self.sum(sum, names);
                extents.push(if sum.as_number().is_some() || sum.as_symbol().is_some() {
                    value
                } else {
                    let name = self.number_name("extent");
                    self.out.line(format_args!("const int64_t {name} = {value};"));
                    let words = format!("dimension {dim} of result {number} of @{} is no extent", kernel.symbol);
                    self.fail_if(&format!("{name} < 0 || {name} > HLO_MOST"), &words, &name, "0");
                    name
                });
            }
            let what = format!("result {number} of @{}", kernel.symbol);
            results.push(self.expect(&extents, result.ty(), &what));
        }
        Ok(results)
    }

    /// A sum as an expression; beyond 64 bits it is negative.
    fn sum(&mut self, sum: &Sum, names: &[String]) -> String {
        let mut text = String::new();
        for (symbols, factor) in &sum.products {
            let mut product = if symbols.is_empty() || *factor != 1 { Some(factor.to_string()) } else { None };
            for &symbol in symbols {
                let name = &names[symbol];
                product = Some(match product {
                    None => name.clone(),
                    Some(before) => format!("{}({before}, {name})", self.prelude.helper("hlo_times")),
                });
            }
            let product = product.unwrap_or_default();
            text = if text.is_empty() {
                product
            } else {
                format!("{}({text}, {product})", self.prelude.helper("hlo_plus"))
            };
        }
        if text.is_empty() { "0".to_owned() } else { text }
    }

    /// How many bytes elements of `width` bytes with these extents take, as an expression: negative where the product
    /// overflows on the way, even before an extent of 0, because loops over the outer dimensions compute such offsets.
    pub(super) fn bytes_text(&mut self, extents: &[String], width: u64) -> String {
        let numbers: Option<Vec<u64>> = extents.iter().map(|extent| extent.parse().ok()).collect();
        if let Some(numbers) = numbers {
            return (numbers.iter().product::<u64>() * width).to_string();
        }
        let room = self.prelude.helper("hlo_room");
        extents.iter().fold(width.to_string(), |bytes, extent| format!("{room}({bytes}, {extent})"))
    }
}
