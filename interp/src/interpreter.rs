//! The `interpreter` dialect: grids of processes, printing, probes.

use hlo_dialects::interpreter::{Print, Probe, RunParallel};
use hlo_ir::text::{grow_stack, operand_names};
use hlo_ir::{Attr, Body, Context, Diagnostics, Loc, Module};
use rustc_hash::FxHashMap;

use crate::eval::{Binder, Bound, Callee, Grid, Kernel, Values, text};
use crate::kernels;
use crate::tensor::memory;
use crate::trap::Trap;

kernels! { INTERPRETER;
    Print => print;
    Probe => probe;
    RunParallel => run_parallel;
}

/// The function that an attribute names, and how many arguments it takes.
fn program(cx: &Context, name: Attr, b: &mut Binder<'_>) -> Result<(Callee, usize), Trap> {
    let name = name.as_flat_symbol(cx).ok_or_else(|| Trap::invalid("the programs of a grid are functions"))?;
    let n_inputs = b.function(name)?.regions().next().and_then(|region| region.entry());
    Ok((b.callee(name)?, n_inputs.map_or(0, |entry| entry.args().count())))
}

/// Runs a function in each process of a grid; rows are replicas, columns partitions.
fn run_parallel(op: RunParallel<'_>, b: &mut Binder<'_>) -> Bound {
    let cx = op.op().cx;
    let list = |attr: Option<Attr>| attr.and_then(|attr| attr.as_array(cx)).unwrap_or_default();
    let rows: Vec<&[Attr]> = list(op.op().attr("programs")).iter().map(|&row| list(Some(row))).collect();
    let n_partitions = rows.first().map_or(0, |row| row.len());
    let size = |n: usize| u32::try_from(n).map_err(|_| Trap::invalid("a grid has at most 4294967295 rows or columns"));
    let (n_replicas, n_partitions) = (size(rows.len())?, size(n_partitions)?);
    let mut programs = Vec::new();
    for &name in rows.into_iter().flatten() {
        programs.push(program(cx, name, b)?);
    }
    let infeed = list(op.op().attr("infeed")).iter().map(|&name| Ok(program(cx, name, b)?.0));
    let infeed: Vec<Callee> = infeed.collect::<Result<_, Trap>>()?;
    Ok(Kernel::new(move |args| {
        let mut inputs = args.values().into_iter();
        let processes = programs.iter().map(|&(callee, n)| (callee, inputs.by_ref().take(n).collect::<Values>()));
        let processes = processes.collect();
        let results = args.run_grid(Grid::new(n_replicas, n_partitions, infeed.iter().copied()), processes)?;
        Ok(args.set_all(results.into_iter().flatten())?)
    }))
}

/// What an element takes as text, about.
const TEXT: usize = 16;

/// Prints the name of a value and the value, in one piece.
fn print(op: Print<'_>, b: &mut Binder<'_>) -> Bound {
    let output = b.output().ok_or_else(|| {
        Trap::invalid("the program prints, but was given no output to print to (`Interpreter::with_output`)")
    })?;
    let name = operand_names(op.op()).into_iter().next().unwrap_or_default();
    Ok(Kernel::new(move |args| {
        let tensor = args.tensor(0)?;
        let _held = memory::hold(tensor.len().saturating_mul(TEXT))?;
        let mut line = format!("{name} = ").into_bytes();
        text::write_value(&mut line, &text::with_canonical_nans(tensor)?.into());
        line.push(b'\n');
        output(&String::from_utf8_lossy(&line)).map_err(|error| Trap::invalid(format!("cannot print: {error}")).into())
    }))
}

/// Hands a value to the host and on.
fn probe(op: Probe<'_>, b: &mut Binder<'_>) -> Bound {
    let probes = b.probes().ok_or_else(|| Trap::invalid("Probe serialization directory cannot be empty."))?;
    let id = op.probe_id().to_owned();
    Ok(Kernel::new(move |args| {
        let value = args.tensor(0)?;
        probes.record(&id, &value)?;
        args.set(0, value);
        Ok(())
    }))
}

/// Warns of probes that have one id: what they see is told apart by its number alone.
pub fn warn_of_shared_probe_ids(module: &Module, diags: &mut Diagnostics) {
    visit_probes(&module.cx, &module.body, &mut FxHashMap::default(), diags);
}

fn visit_probes(cx: &Context, body: &Body, seen: &mut FxHashMap<Vec<u8>, Loc>, diags: &mut Diagnostics) {
    for probe in body.all_ops().filter(|&op| !body.is_slot(op)).map(|op| body.op_ref(cx, op)) {
        let Some(id) = probe.view::<Probe>().and_then(|probe| probe.op().attr("probe_id")?.as_bytes(cx)) else {
            continue;
        };
        match seen.get(id) {
            None => drop(seen.insert(id.to_vec(), probe.loc())),
            Some(&first) => {
                let message = format!("two probes have the id `{}`", String::from_utf8_lossy(id));
                let draft = diags.warning("probe-id", probe.loc(), message).attach(first, "the other one is here");
                draft.note("files and lines of the index are still told apart by their order").emit();
            }
        }
    }
    for child in body.children() {
        grow_stack(|| visit_probes(cx, child, seen, diags));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use hlo_ir::Diagnostics;

    use crate::element::{Bits, ElementType};
    use crate::eval::{Interpreter, Options, ProcessId, Value};
    use crate::tensor::Tensor;
    use crate::testing::parse;

    const SUM: &str = r#"({
        ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
          %s = stablehlo.add %a, %b : tensor<ui32>
          stablehlo.return %s : tensor<ui32>
        })"#;

    /// A grid of one column whose rows run these functions, which take nothing and give nothing.
    fn grid(functions: &[(&str, &str)]) -> String {
        let rows: Vec<String> = functions.iter().map(|(name, _)| format!("[@{name}]")).collect();
        let bodies: String =
            functions.iter().map(|(name, body)| format!("func.func private @{name}() {{ {body} return }}\n")).collect();
        let rows = rows.join(", ");
        format!(
            "func.func @main() {{ \"interpreter.run_parallel\"() {{programs = [{rows}]}} : () -> () return }}\n{bodies}"
        )
    }

    fn check_error(source: &str, expect: &str) {
        let error = Interpreter::new(&parse(source)).run("main", vec![]).unwrap_err();
        assert!(error.trap().message().contains(expect), "{error}");
    }

    fn scalar(value: u32) -> Tensor {
        Tensor::scalar(ElementType::UI32, Bits::new(value))
    }

    #[test]
    fn deadlocks_are_told() {
        let token = "%t = stablehlo.create_token : !stablehlo.token";
        let receive = |handle: i64| {
            format!(
                "{token} %r:2 = \"stablehlo.recv\"(%t) {{channel_handle = #stablehlo.channel_handle<handle = {handle}, \
                 type = 3>, is_host_transfer = true}} : (!stablehlo.token) -> (tensor<ui32>, !stablehlo.token)"
            )
        };
        check_error(
            &grid(&[("f", &receive(1)), ("g", &receive(2))]),
            "deadlock: process (0, 0) waits in `stablehlo.recv` for channel 1; \
             process (1, 0) waits in `stablehlo.recv` for channel 2",
        );
        let reduce = format!(
            "%id = stablehlo.replica_id : tensor<ui32> %r = \"stablehlo.all_reduce\"(%id) {SUM} \
             {{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}} : (tensor<ui32>) -> tensor<ui32>"
        );
        check_error(
            &grid(&[("f", &reduce), ("g", "")]),
            "deadlock: process (0, 0) waits in `stablehlo.all_reduce` for (1, 0), which has ended",
        );
        let gather = "%x = stablehlo.constant dense<1> : tensor<1xui32> %r = \"stablehlo.all_gather\"(%x) \
                      {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : \
                      (tensor<1xui32>) -> tensor<2xui32>";
        check_error(&grid(&[("f", &reduce), ("g", gather)]), "processes meet, some in");
    }

    #[test]
    fn the_failure_of_a_process_is_told_and_ends_the_others() {
        let fails = "%r = call @missing() : () -> tensor<i1>";
        let waits = format!(
            "%id = stablehlo.replica_id : tensor<ui32> %r = \"stablehlo.all_reduce\"(%id) {SUM} \
             {{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}} : (tensor<ui32>) -> tensor<ui32>"
        );
        let endless = "func.func private @missing() -> tensor<i1> { %r = call @missing() : () -> tensor<i1> return %r : tensor<i1> }";
        check_error(&format!("{}{endless}", grid(&[("f", &waits), ("g", fails)])), "calls are nested more than");
    }

    #[test]
    fn collectives_need_a_grid() {
        check_error(
            "func.func @main() -> tensor<ui32> { %0 = stablehlo.replica_id : tensor<ui32> return %0 : tensor<ui32> }",
            "replica_id is only supported when run via interpreter.run_parallel",
        );
    }

    #[test]
    fn a_function_runs_on_a_grid_of_any_size() {
        let ids: Vec<String> = (0..64).map(|id| id.to_string()).collect();
        let source = format!(
            "func.func @main() -> tensor<ui32> {{
              %id = stablehlo.replica_id : tensor<ui32>
              %r = \"stablehlo.all_reduce\"(%id) {SUM} {{replica_groups = dense<[[{}]]> : tensor<1x64xi64>}}
                : (tensor<ui32>) -> tensor<ui32>
              return %r : tensor<ui32>
            }}",
            ids.join(", ")
        );
        let module = parse(&source);
        let executable = Interpreter::new(&module).compile("main").unwrap();
        let results = executable.run_grid(64, 1, vec![vec![]]).unwrap();
        assert_eq!(results, vec![vec![Value::Tensor(scalar(2016))]; 64]);
        assert!(executable.run_grid(0, 1, vec![vec![]]).is_err());
        let error = executable.run_grid(u32::MAX, u32::MAX, vec![vec![]]).unwrap_err();
        assert!(error.trap().message().contains("more than 8192 processes at once"), "{error}");
        assert!(executable.run_grid(3, 1, vec![vec![], vec![]]).is_err());
    }

    #[test]
    fn grids_in_grids_come_to_an_end() {
        let module = parse(
            r#"func.func @main() { "interpreter.run_parallel"() {programs = [[@main, @main]]} : () -> () return }"#,
        );
        for (max_depth, expect) in
            [(5, "calls are nested more than 5 deep"), (10_000, "more than 8192 processes at once")]
        {
            let options = Options { max_depth, ..Options::default() };
            let error = Interpreter::new(&module).with_options(options).run("main", vec![]).unwrap_err();
            assert!(error.trap().message().contains(expect), "{error}");
        }
    }

    #[test]
    fn the_host_feeds_and_takes() {
        let module = parse(
            r#"func.func @main() {
              %t = stablehlo.create_token : !stablehlo.token
              %r:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<ui32>, !stablehlo.token)
              %x = stablehlo.add %r#0, %r#0 : tensor<ui32>
              %u = "stablehlo.outfeed"(%x, %r#1) : (tensor<ui32>, !stablehlo.token) -> !stablehlo.token
              return
            }"#,
        );
        type Taken = Vec<(Option<ProcessId>, Vec<Tensor>)>;
        let taken: Arc<Mutex<Taken>> = Arc::default();
        let sink = taken.clone();
        let interpreter = Interpreter::new(&module)
            .with_infeed(|_, types| {
                assert_eq!(types.len(), 1);
                Ok(vec![scalar(4)])
            })
            .with_outfeed(move |id, values| {
                sink.lock().unwrap().push((id, values));
                Ok(())
            });
        let executable = interpreter.compile("main").unwrap();
        executable.run(vec![]).unwrap();
        executable.run_grid(1, 1, vec![vec![]]).unwrap();
        let place = ProcessId { replica: 0, partition: 0 };
        assert_eq!(*taken.lock().unwrap(), [(None, vec![scalar(8)]), (Some(place), vec![scalar(8)])]);
        let error = Interpreter::new(&module).run("main", vec![]).unwrap_err();
        assert!(error.trap().message().contains("infeed is only supported"), "{error}");
    }

    #[test]
    fn probes_of_one_id_are_warned_of() {
        let module = parse(
            r#"func.func @main(%x: tensor<2xf32>) {
              %0 = interpreter.probe %x, probe_id = "a" : tensor<2xf32>
              %1 = interpreter.probe %0, probe_id = "b" : tensor<2xf32>
              return
            }
            func.func @other(%x: tensor<2xf32>) {
              %0 = interpreter.probe %x, probe_id = "a" : tensor<2xf32>
              return
            }"#,
        );
        let mut diags = Diagnostics::default();
        super::warn_of_shared_probe_ids(&module, &mut diags);
        let messages: Vec<&str> = diags.iter().map(|diagnostic| &*diagnostic.message).collect();
        assert_eq!(messages, ["two probes have the id `a`"]);
    }

    #[test]
    fn prints_name_their_value() {
        let module = parse(
            "func.func @main(%x: tensor<2xui32>) {
              %named = stablehlo.add %x, %x : tensor<2xui32>
              interpreter.print %named : tensor<2xui32>
              return
            }",
        );
        let printed: Arc<Mutex<String>> = Arc::default();
        let sink = printed.clone();
        let interpreter = Interpreter::new(&module).with_output(move |text| {
            sink.lock().unwrap().push_str(text);
            Ok(())
        });
        let x = Tensor::from_slice(ElementType::UI32, &[2], &[1u32, 2]).unwrap();
        interpreter.run("main", vec![x.into()]).unwrap();
        assert_eq!(*printed.lock().unwrap(), "%0 = tensor<2xui32> {\n  [2, 4]\n}\n");
    }
}
