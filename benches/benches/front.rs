//! Reading, verifying and printing large programs: what README's figures of the front end are checked with.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use hlo::ir::text::{ParseOptions, PrintFlags, parse_module, print_module};
use hlo::ir::verify::verify_module;

fn front(c: &mut Criterion) {
    let programs = [
        ("one function", hlo_bench::elementwise(100_000, 1, false)),
        ("1000 functions", hlo_bench::elementwise(100_000, 1000, false)),
        ("with locations", hlo_bench::elementwise(100_000, 1, true)),
        ("decimal constants", hlo_bench::decimals(400_000)),
    ];
    for (name, text) in programs {
        let text: Arc<[u8]> = text.into_bytes().into();
        let parse = || parse_module(&hlo::context(), "bench.mlir", text.clone(), ParseOptions::default());
        let (module, diags) = parse();
        assert!(!diags.has_errors(), "the bench's program is valid");
        let mut group = c.benchmark_group(name);
        group.sample_size(10).throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function("parse", |b| b.iter_batched(|| (), |()| parse(), BatchSize::LargeInput));
        group.bench_function("verify", |b| b.iter(|| verify_module(&module)));
        for (what, generic) in [("print", false), ("print generic", true)] {
            let flags = PrintFlags { generic, ..PrintFlags::default() };
            group.bench_function(what, |b| {
                b.iter(|| {
                    let mut out = Vec::new();
                    print_module(&module, &flags, &mut out).expect("memory takes all");
                    black_box(out)
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, front);
criterion_main!(benches);
