//! Parallel loops: the body as a function of a range of iterations and of a record of what it reads from outside.

use hlo_dialects::hextir::loops::For;
use hlo_ir::text::grow_stack;
use hlo_ir::{OpRef, Value};
use rustc_hash::FxHashSet;

use super::arrays::ValueType;
use super::expr::Expr;
use super::kernel::{Bound, KernelPrinter, Printed};
use super::text::{Text, has_word, without_unread};

impl KernelPrinter<'_> {
    /// The body as a function of a range of iterations, which threads may run side by side.
    pub(super) fn parallel(&mut self, op: For<'_>, trips: Option<i64>) -> Printed {
        let [lower, upper, step] = self.bounds(op);
        let number = self.outlined.len();
        let function = format!("hlo_part{number}_{}", self.name);
        let mut fields = self.captures(op)?;
        let is_plain = lower.text() == "0" && step.text() == "1";
        let count = match trips {
            Some(trips) => trips.to_string(),
            None if is_plain => upper.text().to_owned(),
            None => format!("({upper} - {lower} + {step} - 1) / {step}"),
        };

        let outer = std::mem::replace(&mut self.out, Text::at_depth(1));
        self.in_parallel = true;
        // Unlike the counters around it, which the body may read.
        let name = self.counter();
        let counter = if is_plain {
            self.out.open(format_args!("for (int64_t {name} = begin; {name} < end; {name}++)"));
            Expr::atom(name)
        } else {
            self.out.open("for (int64_t part = begin; part < end; part++)");
            let product = Expr::binary("*", &Expr::atom("part"), &step);
            let value = if lower.text() == "0" { product } else { Expr::binary("+", &lower, &product) };
            self.out.line(format_args!("const int64_t {name} = {value};"));
            Expr::atom(name)
        };
        self.bind_counter(op, Bound::Scalar(counter));
        self.scoped(|printer| printer.body(op, &[]))?;
        self.out.close();
        // What only a definition reads that nobody reads need not be handed on.
        let body = without_unread(&std::mem::replace(&mut self.out, outer).finish());
        // Of a buffer's extents not all are read.
        fields.retain(|(_, name)| has_word(&body, name));
        let mut head = Text::at_depth(1);
        if !fields.is_empty() {
            head.line(format_args!("const struct {function}_values *values = captured;"));
        } else {
            head.line("(void)captured;");
        }
        for (ty, name) in &fields {
            head.line(format_args!("{ty}{name} = values->{name};"));
        }
        let body = head.finish() + &body;
        self.counters.pop();
        self.in_parallel = false;
        self.takes_ctx = true;

        let members: String = fields.iter().map(|(ty, name)| format!("    {};\n", member(ty, name))).collect();
        let record =
            if fields.is_empty() { String::new() } else { format!("struct {function}_values {{\n{members}}};\n\n") };
        self.outlined
            .push(format!("{record}static void {function}(void *captured, int64_t begin, int64_t end) {{\n{body}}}\n"));
        let argument = if fields.is_empty() {
            "NULL".into()
        } else {
            let values: Vec<&str> = fields.iter().map(|(_, name)| name.as_str()).collect();
            let record = self.names.fresh("values");
            self.out.line(format_args!("struct {function}_values {record} = {{ {} }};", values.join(", ")));
            format!("&{record}")
        };
        self.prelude.helper("hlo_parallel_for");
        self.out.line(format_args!("hlo_parallel_for(ctx, {count}, {function}, {argument});"));
        Ok(())
    }

    /// What the body of a loop reads from outside, as C declarations of type and name.
    fn captures(&mut self, op: For<'_>) -> Printed<Vec<(String, String)>> {
        let mut inside: FxHashSet<Value> = FxHashSet::default();
        let mut read: Vec<Value> = Vec::new();
        collect(op.op(), &mut inside, &mut read);
        read.extend([op.lower().id, op.step().id]);
        let mut fields: Vec<(String, String)> = Vec::new();
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        for value in read {
            if inside.contains(&value) || self.known.contains_key(&value) || !seen.insert(value) {
                continue;
            }
            if let Some(buffer) = self.buffers.get(&value) {
                let constant = if buffer.is_written { "" } else { "const " };
                fields.push((format!("{constant}{} *restrict ", buffer.element.c_type()), buffer.name.clone()));
                for extent in buffer.extents.iter().filter(|extent| extent.is_name()) {
                    fields.push(("const int64_t ".into(), extent.text().to_owned()));
                }
                continue;
            }
            let value_ref = op.op().body.value_ref(self.cx, value);
            let (c_type, name) = match self.value_type(op.op(), value_ref)? {
                ValueType::One(scalar) => (scalar.c_type().to_owned(), self.named(value, scalar)),
                ValueType::Many(scalar, n_lanes) => (self.record(op.op(), scalar, n_lanes)?, self.scalar(value)),
            };
            // Constants of C's headers, as INT32_MIN, are written in capitals.
            let is_constant =
                matches!(name.text(), "true" | "false") || !name.text().contains(|c: char| c.is_lowercase());
            if name.is_name() && !is_constant {
                fields.push((format!("const {c_type} "), name.text().to_owned()));
            }
        }
        // Several values may have one name.
        let mut named: FxHashSet<String> = FxHashSet::default();
        fields.retain(|(_, name)| named.insert(name.clone()));
        Ok(fields)
    }
}

/// A captured value as a member of a record: neither constant nor restricted itself.
fn member(ty: &str, name: &str) -> String {
    let ty = ty.replace("restrict ", "");
    match ty.contains('*') {
        true => format!("{ty}{name}"),
        false => format!("{}{name}", ty.trim_start_matches("const ")),
    }
}

/// All values that ops inside of `op` define and read.
fn collect(op: OpRef<'_>, inside: &mut FxHashSet<Value>, read: &mut Vec<Value>) {
    for block in op.regions().flat_map(|region| region.blocks()) {
        inside.extend(block.args().map(|argument| argument.id));
        for op in block.ops() {
            read.extend(op.operands().map(|operand| operand.id));
            inside.extend(op.results().map(|result| result.id));
            grow_stack(|| collect(op, inside, read));
        }
    }
}
