//! `hlo run` from one end to the other: what it reads and writes, how it compares, whom it tells, what stops it.

#[path = "support/mod.rs"]
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use support::Exit;

const TIME: Duration = Duration::from_secs(60);

/// A folder that only this test uses.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("run-{test}"));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn with(self, name: &str, text: &str) -> Folder {
        fs::write(self.0.join(name), text).expect("a file for the test");
        self
    }

    fn read(&self, name: &str) -> String {
        let bytes = fs::read(self.0.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The exit code, the standard output and the standard error of `hlo run` with these words.
    fn run(&self, words: &str) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hlo"));
        command.arg("run").args(words.split_whitespace()).current_dir(&self.0);
        let output = support::run(&mut command, b"", TIME).expect("the program starts");
        assert!(!output.has_crashed(), "{words}: {:?}: {}", output.exit, output.stderr);
        let Exit::Code(code) = output.exit else { panic!("{words}: did not end by itself") };
        (code, output.stdout, output.stderr)
    }

    #[track_caller]
    fn check(&self, words: &str, code: i32, out: &str, err: &str) {
        assert_eq!(self.run(words), (code, out.to_owned(), err.to_owned()), "{words}");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const DOUBLE: &str = "func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {
  %y = stablehlo.add %x, %x : tensor<4xf32>
  %p = stablehlo.compare GT, %y, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %y, %p : tensor<4xf32>, tensor<4xi1>
}
";

#[test]
fn results_are_written_and_compared() {
    let folder = Folder::new("compare").with("f.mlir", DOUBLE);
    let shown = "dense<[2.000000e+00, 4.000000e+00, 6.000000e+00, -8.000000e+00]> : tensor<4xf32>\n\
                 dense<[true, true, true, false]> : tensor<4xi1>\n";
    for output in ["--output=a.npz", "--output=a.safetensors", "--output=a.txt", "--output-dir=a"] {
        folder.check(&format!("f.mlir --input=4xf32=1,2,3,-4 {output}"), 0, shown, "");
    }
    assert_eq!(folder.read("a.txt"), shown);
    for other in ["a.npz", "a.safetensors", "a"] {
        let equal = "out0 : tensor<4xf32>: equal\nout1 : tensor<4xi1>: equal\n";
        folder.check(&format!("f.mlir --input=4xf32=1,2,3,-4 --compare={other}"), 0, equal, "");
        let parted = "out0 : tensor<4xf32>: max abs difference 9.5367e-7, max ulp difference 2; 1 of 4 differ, first at \
                      [2]: 6.00000095 (actual) vs 6.000000e+00 (expected)\nout1 : tensor<4xi1>: equal\n";
        let near = "f.mlir --input=4xf32=1,2,3.0000005,-4";
        folder.check(&format!("{near} --compare={other}"), 1, parted, "");
        let within = parted.replace("(expected)\n", "(expected); within the tolerance\n");
        for tolerance in ["--atol=1e-6", "--rtol=1e-6", "--max-ulp=2"] {
            folder.check(&format!("{near} --compare={other} {tolerance}"), 0, &within, "");
        }
        let beyond = parted.replace(
            "(expected)\n",
            "(expected); 1 beyond the tolerance, first at [2]: 6.00000095 (actual) vs 6.000000e+00 (expected)\n",
        );
        folder.check(&format!("{near} --compare={other} --max-ulp=1"), 1, &beyond, "");
    }
    // What was there before is compared with, then written over.
    let other = "f.mlir --input=4xf32=0,0,0,0 --output=a.npz --compare=a.npz";
    assert_eq!((folder.run(other).0, folder.run(other).0), (1, 0));
}

#[test]
fn results_that_have_no_counterpart_part() {
    let folder = Folder::new("counterparts").with("f.mlir", DOUBLE).with(
        "g.mlir",
        "func.func @main() -> (tensor<2xf32>, tensor<4xi1>, tensor<i64>) {
          %x = stablehlo.constant dense<1.0> : tensor<2xf32>
          %p = stablehlo.constant dense<true> : tensor<4xi1>
          %i = stablehlo.constant dense<9007199254740993> : tensor<i64>
          return %x, %p, %i : tensor<2xf32>, tensor<4xi1>, tensor<i64>
        }",
    );
    assert_eq!(folder.run("f.mlir --seed=1 --output=f.npz").0, 0);
    let lines = "out0 : tensor<2xf32>: the file holds tensor<4xf32>\n\
                 out1 : tensor<4xi1>: max abs difference 1; 1 of 4 differ, first at [0]: true (actual) vs false (expected)\n\
                 out2 : tensor<i64>: 'f.npz' has nothing to compare it with\n";
    let (code, out, err) = folder.run("g.mlir --compare=f.npz");
    let unlike_out1 =
        |text: &str| text.lines().filter(|line| !line.starts_with("out1")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!((code, unlike_out1(&out), &*err), (1, unlike_out1(lines), ""));
    assert_eq!(folder.run("g.mlir --output=g.npz").0, 0);
    let (code, out, _) = folder.run("f.mlir --seed=1 --compare=g.npz");
    assert_eq!(code, 1);
    assert!(out.ends_with("`out2` of 'g.npz' has nothing to compare it with\n"), "{out}");
}

#[test]
fn files_are_inputs() {
    let folder = Folder::new("inputs").with("f.mlir", DOUBLE).with(
        "g.mlir",
        "func.func @main(%x: tensor<4xf32>, %p: tensor<4xi1>) -> tensor<4xf32> {
          %y = stablehlo.negate %x : tensor<4xf32>
          %z = stablehlo.select %p, %x, %y : tensor<4xi1>, tensor<4xf32>
          return %z : tensor<4xf32>
        }",
    );
    for file in ["a.npz", "a.safetensors"] {
        assert_eq!(folder.run(&format!("f.mlir --input=4xf32=1,2,3,-4 --output={file}")).0, 0);
        let absolute = "dense<[2.000000e+00, 4.000000e+00, 6.000000e+00, 8.000000e+00]> : tensor<4xf32>\n";
        folder.check(&format!("g.mlir --input={file}"), 0, absolute, "");
    }
    assert_eq!(folder.run("g.mlir --input=a.npz --output=b.npy").0, 0);
    assert_eq!(folder.run("g.mlir --input=a.npz --output=b.bin").0, 0);
    let twice =
        "dense<[4.000000e+00, 8.000000e+00, 1.200000e+01, 1.600000e+01]> : tensor<4xf32>\ndense<true> : tensor<4xi1>\n";
    folder.check("f.mlir --input=b.npy", 0, twice, "");
    folder.check("f.mlir --input=4xf32=@b.bin", 0, twice, "");
    let (code, _, err) = folder.run("f.mlir --input=a.npz");
    assert_eq!(code, 2);
    assert!(err.contains("only 1 values are taken: tensor<4xf32>"), "{err}");
}

#[test]
fn what_nobody_gave_is_made_up() {
    let folder = Folder::new("seed").with("f.mlir", DOUBLE);
    let first = folder.run("f.mlir --seed=7");
    assert_eq!(first.0, 0);
    assert_eq!(first, folder.run("f.mlir --random-inputs=7"));
    assert_ne!(first, folder.run("f.mlir --seed=8"));
    // The same on each machine.
    assert!(first.1.starts_with("dense<[-0.171945333, -1.07197428, "), "{}", first.1);
}

const EXCHANGE: &str = "func.func @main() -> tensor<2xi32> {
  %t = stablehlo.create_token : !stablehlo.token
  %a:2 = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
  %b:3 = \"stablehlo.infeed\"(%a#1) : (!stablehlo.token) -> (tensor<2xi32>, tensor<i32>, !stablehlo.token)
  %s = stablehlo.add %a#0, %b#0 : tensor<2xi32>
  %o = \"stablehlo.outfeed\"(%s, %b#1, %b#2) : (tensor<2xi32>, tensor<i32>, !stablehlo.token) -> !stablehlo.token
  return %s : tensor<2xi32>
}
";

#[test]
fn programs_are_fed_and_what_they_put_out_is_kept() {
    let folder = Folder::new("feeds").with("f.mlir", EXCHANGE);
    let feed = "--infeed=2xi32=1,2 --infeed=2xi32=10,20 --infeed=i32=7";
    folder.check(&format!("f.mlir {feed} --outfeed-dir=o"), 0, "dense<[11, 22]> : tensor<2xi32>\n", "");
    assert_eq!(folder.read("o/index.csv"), ",tensor<2xi32>,o/outfeed1.npy\n,tensor<i32>,o/outfeed2.npy\n");
    // Each process of a grid is given all of it.
    let (code, out, err) = folder.run(&format!("f.mlir {feed} --outfeed-dir=o --replicas=2"));
    let both =
        "// process (0, 0)\ndense<[11, 22]> : tensor<2xi32>\n// process (1, 0)\ndense<[11, 22]> : tensor<2xi32>\n";
    assert_eq!((code, &*out, &*err), (0, both, ""));
    let index = folder.read("o/index.csv");
    assert_eq!((index.matches("r0p0,").count(), index.matches("r1p0,").count()), (2, 2), "{index}");
    let (code, _, err) = folder.run("f.mlir --infeed=2xi32=1,2 --outfeed-dir=o");
    assert_eq!(code, 1);
    assert!(err.contains("f.mlir:4:10: error: the infeed has no more values: all 1 of `--infeed` are taken"), "{err}");
    let (code, _, err) = folder.run("f.mlir --infeed=2xf32=1,2 --outfeed-dir=o");
    assert_eq!(code, 1);
    assert!(err.contains("argument 0 is tensor<2xi32>, the input is tensor<2xf32>"), "{err}");
}

#[test]
fn grids_write_and_compare_folders() {
    let program = "func.func @main(%x: tensor<i32>) -> tensor<i32> {
      %r = stablehlo.replica_id : tensor<ui32>
      %i = stablehlo.convert %r : (tensor<ui32>) -> tensor<i32>
      %s = stablehlo.add %x, %i : tensor<i32>
      return %s : tensor<i32>
    }";
    let folder = Folder::new("grid").with("f.mlir", program);
    assert_eq!(folder.run("f.mlir --replicas=2 --input=i32=5 --output-dir=o").0, 0);
    let equal = "// process (0, 0)\nout0 : tensor<i32>: equal\n// process (1, 0)\nout0 : tensor<i32>: equal\n";
    folder.check("f.mlir --replicas=2 --input=i32=5 --compare=o", 0, equal, "");
    let (code, out, _) = folder.run("f.mlir --replicas=2 --input=i32=5 --input=i32=4 --compare=o");
    assert_eq!(code, 1);
    assert!(out.ends_with("max abs difference 1; 1 of 1 differ, first at []: 5 (actual) vs 6 (expected)\n"), "{out}");
}

#[test]
fn many_programs_run_in_one_process() {
    let folder = Folder::new("many")
        .with("good.mlir", DOUBLE)
        .with("text.mlir", "this is no program\n")
        .with(
            "check.mlir",
            "func.func @main() {
              %x = stablehlo.constant dense<1> : tensor<2xi32>
              check.expect_eq_const %x, dense<[1, 2]> : tensor<2xi32>
              return
            }",
        )
        .with(
            "prints.mlir",
            "func.func @main() {
              %x = stablehlo.constant dense<1> : tensor<i32>
              interpreter.print %x : tensor<i32>
              return
            }",
        )
        .with("list", "good.mlir\n\ntext.mlir\nmissing.mlir\n  check.mlir\nprints.mlir\ngood.mlir\n")
        .with("short", "prints.mlir\n");
    let (code, out, err) = folder.run("--files-from=list --input=4xf32=1,2,3,4");
    let good = "good.mlir: ok: dense<[2.000000e+00, 4.000000e+00, 6.000000e+00, 8.000000e+00]> : tensor<4xf32>, \
                dense<true> : tensor<4xi1>";
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(code, 1);
    assert_eq!((lines[0], lines[lines.len() - 1]), (good, good));
    assert!(lines[1].starts_with("text.mlir: failed: 1:1: "), "{out}");
    assert!(lines[2].starts_with("missing.mlir: failed: cannot read 'missing.mlir'"), "{out}");
    assert!(lines[3].starts_with("check.mlir: failed: "), "{out}");
    assert_eq!(err, "6 programs, 4 failed\n");
    folder.check("--files-from=short", 0, "%c = tensor<i32> {1}\nprints.mlir: ok\n", "1 programs, 0 failed\n");
}

#[test]
fn runs_are_limited() {
    let endless = "func.func @main() {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %true = stablehlo.constant dense<true> : tensor<i1>
      %r = stablehlo.while(%i = %zero) : tensor<i32>
      cond { stablehlo.return %true : tensor<i1> }
      do { stablehlo.return %i : tensor<i32> }
      return
    }";
    let wide = "func.func @main() -> tensor<i32> {
      %x = stablehlo.iota dim = 0 : tensor<1000000xi32>
      %i = stablehlo.slice %x [7:8] : (tensor<1000000xi32>) -> tensor<1xi32>
      %s = stablehlo.reshape %i : (tensor<1xi32>) -> tensor<i32>
      return %s : tensor<i32>
    }";
    let folder = Folder::new("limits").with("endless.mlir", endless).with("wide.mlir", wide);
    let stopped = |words: &str, expect: &str| {
        let (code, out, err) = folder.run(words);
        assert_eq!((code, &*out), (1, ""), "{words}");
        assert!(err.contains(expect), "{words}: {err}");
    };
    stopped("endless.mlir --timeout=0.1", "the run was stopped: it takes more than 0.1 s");
    stopped("wide.mlir --step-limit=1", "the run was stopped: it takes more than 1 steps");
    stopped("wide.mlir --memory-limit=1M", "would pass the memory limit of 1048576 bytes");
    folder.check("wide.mlir --memory-limit=8M --step-limit=9 --timeout=50", 0, "dense<7> : tensor<i32>\n", "");
}

/// What kernels make beside tensors: offsets of products and windows, starts, permutations, roots of unity, text.
#[test]
fn tables_count_as_memory() {
    let program = |args: &str, op: &str| {
        format!("func.func @main({args}) {{\n  {op}\n  return\n}}\n").replace("N", "400000").replace("P", "39983")
    };
    let less = "({
      ^bb0(%p: tensor<f64>, %q: tensor<f64>):
        %s = stablehlo.compare LT, %p, %q : (tensor<f64>, tensor<f64>) -> tensor<i1>
        stablehlo.return %s : tensor<i1>
      })";
    for (name, refused, enough, args, op) in [
        (
            "dot",
            7,
            10,
            "%x: tensor<Nxf32>, %y: tensor<1xf32>",
            "%r = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<Nxf32>, tensor<1xf32>) -> tensor<Nx1xf32>",
        ),
        (
            "convolution",
            7,
            10,
            "%x: tensor<1xNx1xf32>, %y: tensor<1x1x1xf32>",
            "%r = stablehlo.convolution(%x, %y) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} \
             {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : \
             (tensor<1xNx1xf32>, tensor<1x1x1xf32>) -> tensor<1xNx1xf32>",
        ),
        (
            "gather",
            6,
            7,
            "%x: tensor<4xi8>, %i: tensor<Nx1xi64>",
            "%r = \"stablehlo.gather\"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], \
             start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : \
             (tensor<4xi8>, tensor<Nx1xi64>) -> tensor<Nxi8>",
        ),
        (
            "reduce",
            4,
            5,
            "%x: tensor<Nx2xi8>, %z: tensor<i8>",
            "%r = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1] : \
             (tensor<Nx2xi8>, tensor<i8>) -> tensor<Nxi8>",
        ),
        (
            "sort",
            12,
            21,
            "%x: tensor<Nxf64>",
            &format!("%r = \"stablehlo.sort\"(%x) <{{dimension = 0 : i64}}> {less} : (tensor<Nxf64>) -> tensor<Nxf64>"),
        ),
        (
            "fft",
            6,
            7,
            "%x: tensor<Pxcomplex<f32>>",
            "%r = stablehlo.fft %x, type = FFT, length = [P] : (tensor<Pxcomplex<f32>>) -> tensor<Pxcomplex<f32>>",
        ),
        ("print", 6, 7, "%x: tensor<Nxi8>", "interpreter.print %x : tensor<Nxi8>"),
    ] {
        let folder = Folder::new(&format!("tables-{name}")).with("f.mlir", &program(args, op));
        let (code, _, err) = folder.run(&format!("f.mlir --seed=1 --memory-limit={refused}M"));
        assert_eq!((code, err.contains("error: a table of ")), (1, true), "{name}: {err}");
        assert!(err.contains(&format!("would pass the memory limit of {} bytes", refused << 20)), "{name}: {err}");
        let (code, _, err) = folder.run(&format!("f.mlir --seed=1 --memory-limit={enough}M"));
        assert_eq!((code, &*err), (0, ""), "{name}");
    }
}

#[test]
fn runs_are_told_of() {
    let folder = Folder::new("told").with(
        "f.mlir",
        "func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
          %a = interpreter.probe %x, probe_id = \"a\" : tensor<1000xf32>
          %b = stablehlo.negate %a : tensor<1000xf32>
          %c = interpreter.probe %b, probe_id = \"a\" : tensor<1000xf32>
          return %c : tensor<1000xf32>
        }",
    );
    let (code, _, err) = folder.run("f.mlir --seed=1 --probe=p --trace --memory");
    assert_eq!(code, 0);
    for expect in [
        "f.mlir:4:16: warning: two probes have the id `a`\nf.mlir:2:16: note: the other one is here\n",
        "  stablehlo.negate : tensor<1000xf32>\n",
        "  interpreter.probe : tensor<1000xf32>\n",
        "tensors took at most ",
    ] {
        assert!(err.contains(expect), "{expect}: {err}");
    }
    assert_eq!(folder.read("p/index.csv"), "a,tensor<1000xf32>,p/probe1.npy\na,tensor<1000xf32>,p/probe2.npy\n");
    let (code, _, err) = folder.run("f.mlir --seed=1");
    assert_eq!(code, 1);
    assert_eq!(err, "f.mlir:2:16: error: Probe serialization directory cannot be empty.\n");
}

#[test]
fn flags_that_do_not_go_together_are_told() {
    let folder = Folder::new("flags").with("f.mlir", DOUBLE);
    for (words, expect) in [
        ("f.mlir --atol=1", "`--atol` says how far results may be from others: `--compare` names those"),
        ("f.mlir --compare=x --rtol=-1", "`--rtol` is a number from 0 on, found `-1`"),
        (
            "f.mlir --seed=1 --compare=x.txt",
            "compared with a .npy, .npz or .safetensors file or a folder, found 'x.txt'",
        ),
        ("f.mlir --seed=1 --compare=x.npz", "cannot read 'x.npz'"),
        ("f.mlir --seed=1 --output=x.pt", "`--output` is a .npy, .npz, .safetensors, .bin or .txt file, found `x.pt`"),
        ("f.mlir --seed=1 --output=x.npy", "'x.npy' takes one tensor, there are 2"),
        ("f.mlir --seed=1 --random-inputs=1", "`--random-inputs` makes up all arguments"),
        ("f.mlir --seed=1 --compare=x.npz --bench-time=1", "`--bench-time` only measures"),
        ("f.mlir --files-from=list", "`--files-from` names the programs, found one more: `f.mlir`"),
        ("--files-from=list --probe=p", "`--probe` concerns one program: leave it out with `--files-from`"),
        ("f.mlir --replicas=2 --output=x.npz", "the results of a grid are written with `--output-dir`"),
        ("f.mlir --replicas=2 --compare=x.npz", "the results of a grid are compared with a folder"),
        ("f.mlir --seed=1 --replicas=90000 --partitions=9", "at most 8192 processes, found 810000"),
        ("f.mlir --seed=1 --outfeed-dir=", "`--outfeed-dir` needs the name of a folder"),
        ("f.mlir --backend=c --infeed=i32=1", "compiled programs are run without"),
    ] {
        let (code, out, err) = folder.run(words);
        assert_eq!((code, &*out), (2, ""), "{words}");
        assert!(err.contains(expect), "{words}: {err}");
    }
}
