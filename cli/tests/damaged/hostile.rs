//! Texts made up to be hard: deep, wide, long, circular, large, or no text at all.

use crate::Expect::{Any, Refused};
use crate::{Expect, Input, OPT, SPLIT};

/// Deep enough for any stack. Whether it is allowed is for the documented limit to say.
const DEPTH: usize = 100_000;

/// `open` so many times, then `middle`, then `close` as often.
fn nested(open: &str, middle: &str, close: &str, depth: usize) -> String {
    [&open.repeat(depth), middle, &close.repeat(depth)].concat()
}

/// An op that holds `attr`.
fn with_attr(attr: &str) -> String {
    format!("\"test.op\"() {{a = {attr}}} : () -> ()\n")
}

/// An op with a result of the type `ty`.
fn with_type(ty: &str) -> String {
    format!("%0 = \"test.op\"() : () -> ({ty})\n")
}

fn inputs<B: Into<Vec<u8>>>(
    list: impl IntoIterator<Item = (&'static str, B)>,
    expect: Expect,
) -> impl Iterator<Item = Input> {
    list.into_iter().map(move |(name, bytes)| Input::new(name, bytes, expect))
}

/// Every construct of the text nested in itself, closed and left open.
pub fn nesting() -> Vec<Input> {
    let constructs: [(&str, &str, &str, &str, fn(&str) -> String); 22] = [
        ("regions", "\"test.op\"() ({\n", "", "}) : () -> ()\n", str::to_owned),
        ("modules", "module {\n", "", "}\n", str::to_owned),
        ("ifs", "\"stablehlo.if\"(%p) ({\n", "", "}, {}) : (tensor<i1>) -> ()\n", in_func),
        (
            "whiles",
            "stablehlo.while(%i = %x) : tensor<i1>\ncond { stablehlo.return %i : tensor<i1> } do {\n",
            "",
            "}\n",
            in_func,
        ),
        ("arrays", "[", "1", "]", with_attr),
        ("dictionaries", "{a = ", "1", "}", with_attr),
        ("dense lists", "[", "1", "]", |list| with_attr(&format!("dense<{list}> : tensor<1xi32>"))),
        ("type attributes", "tuple<", "i32", ">", with_attr),
        ("dialect attributes", "#test.a<", "1", ">", with_attr),
        ("dialect types", "!test.a<", "1", ">", with_type),
        ("brackets of a dialect", "<[({", "", "})]>", |body| with_attr(&format!("#test{body}"))),
        ("tuples", "tuple<", "i32", ">", with_type),
        ("functions", "() -> (", "i32", ")", with_type),
        ("tensors", "tensor<1x", "i32", ">", with_type),
        ("vectors", "vector<1x", "i32", ">", with_type),
        ("complexes", "complex<", "f32", ">", with_type),
        ("futures", "!stablehlo.future<", "tensor<f32>", ">", with_type),
        ("call sites", "callsite(", "\"a\" at \"b\"", " at \"c\")", with_loc),
        ("fused locations", "fused[", "\"a\"", "]", with_loc),
        ("named locations", "\"a\"(", "\"b\"", ")", with_loc),
        ("affine expressions", "(", "d0", ")", |body| with_attr(&format!("affine_map<(d0) -> ({body})>"))),
        ("minus signs", "-", "d0", "", |body| with_attr(&format!("affine_map<(d0) -> ({body})>"))),
    ];
    let mut inputs = Vec::new();
    for (name, open, middle, close, wrap) in constructs {
        inputs.push(Input::new(format!("nested {name}"), wrap(&nested(open, middle, close, DEPTH)), Any));
        inputs.push(Input::new(format!("nested {name}, open"), wrap(&nested(open, middle, "", DEPTH)), Refused));
        inputs.push(Input::new(format!("nested {name}, allowed"), wrap(&nested(open, middle, close, 200)), Any));
    }
    for bracket in ["(", "[", "{", "<", "({", "}", ")", "]", ">", "^bb:", "\"", "#", "!", "%", "@", "->", "loc(", "//"]
    {
        inputs.push(Input::new(
            format!("repeated {bracket}"),
            bracket.repeat(DEPTH),
            if bracket == "//" { Any } else { Refused },
        ));
    }
    inputs
}

fn with_loc(loc: &str) -> String {
    format!("\"test.op\"() : () -> () loc({loc})\n")
}

fn in_func(body: &str) -> String {
    format!("func.func @f(%p: tensor<i1>, %x: tensor<i1>) {{\n{body}return\n}}\n")
}

/// Aliases that need themselves, or ever more of each other.
pub fn aliases() -> Vec<Input> {
    let chain = |first: &str, next: fn(usize) -> String, last: fn(usize) -> String, n: usize| {
        let middle: String = (1..n).map(next).collect();
        format!("{first}{middle}{}", last(n - 1))
    };
    let attr_op = |last: usize| with_attr(&format!("#a{last}"));
    let type_op = |last: usize| with_type(&format!("!a{last}"));
    let loc_op = |last: usize| format!("\"test.op\"() : () -> () loc(#a{last})\n");
    let attrs = |n| chain("#a0 = 1\n", |i| format!("#a{i} = [#a{}]\n", i - 1), attr_op, n);
    let types = |n| chain("!a0 = i32\n", |i| format!("!a{i} = tuple<!a{}>\n", i - 1), type_op, n);
    let locs = |n| chain("#a0 = loc(\"a\")\n", |i| format!("#a{i} = loc(callsite(#a{} at \"b\"))\n", i - 1), loc_op, n);
    let doubled_attrs = chain("#a0 = 1\n", |i| format!("#a{i} = [#a{0}, #a{0}]\n", i - 1), attr_op, 48);
    let doubled_types = chain("!a0 = i32\n", |i| format!("!a{i} = tuple<!a{0}, !a{0}>\n", i - 1), type_op, 48);
    let doubled_locs =
        chain("#a0 = loc(\"a\")\n", |i| format!("#a{i} = loc(callsite(#a{0} at #a{0}))\n", i - 1), loc_op, 48);
    let circles = [
        ("attribute", format!("#a = [#a]\n{}", with_attr("#a"))),
        ("type", format!("!a = tuple<!a>\n{}", with_type("!a"))),
        ("two attributes", format!("#a = [#b]\n#b = [#a]\n{}", with_attr("#a"))),
        ("two types", format!("!a = tuple<!b>\n!b = tuple<!a>\n{}", with_type("!a"))),
        ("location", "\"test.op\"() : () -> () loc(#a)\n#a = loc(callsite(#a at #a))\n".into()),
        ("two locations", "\"test.op\"() : () -> () loc(#a)\n#a = loc(\"a\"(#b))\n#b = loc(\"b\"(#a))\n".into()),
        ("location without a definition", "\"test.op\"() : () -> () loc(#a)\n".into()),
        ("attribute redefined", format!("#a = 1\n#a = 2\n{}", with_attr("#a"))),
    ];
    let mut inputs: Vec<Input> =
        circles.into_iter().map(|(name, text)| Input::new(format!("circular {name}"), text, Refused)).collect();
    for (name, text) in [("attributes", attrs(DEPTH)), ("types", types(DEPTH)), ("locations", locs(DEPTH))] {
        inputs.push(Input::new(format!("chain of {name}"), text, Refused));
    }
    // The printed form of these would be exponential in the text.
    for (name, text) in [("attributes", doubled_attrs), ("types", doubled_types), ("locations", doubled_locs)] {
        inputs.push(Input::new(format!("doubling {name}"), text, Refused));
    }
    inputs
}

/// Numbers beyond what they are read into, and shapes beyond what can be held.
pub fn numbers() -> Vec<Input> {
    let digits = "9".repeat(100_000);
    let large = "1000000000x".repeat(3);
    let refused = [
        ("wide integer type", with_type("i99999999999999999999")),
        ("integer type over the limit", with_type("i16777217")),
        ("integer without a type", with_attr(&digits)),
        ("integer too large for its type", with_attr(&format!("{digits} : i64"))),
        ("integer in a list", with_attr(&format!("dense<[{digits}]> : tensor<1xi64>"))),
        ("integer in an array", with_attr(&format!("array<i8: {digits}>"))),
        ("dimension too large", with_type(&format!("tensor<{digits}xf32>"))),
        ("few elements for a large shape", with_attr(&format!("dense<[1.0, 2.0]> : tensor<{large}f32>"))),
        ("short hex for a large shape", with_attr(&format!("dense<\"0x0011223344\"> : tensor<{large}f32>"))),
        ("result number", "%0:99999999999999999999 = \"test.op\"() : () -> ()\n".into()),
        ("result index", "%0 = \"test.op\"() : () -> i32\n\"test.op\"(%0#99999999999999999999) : (i32) -> ()\n".into()),
        ("value number", "\"test.op\"(%99999999999999999999) : (i32) -> ()\n".into()),
        (
            "list for a large shape",
            in_func(&format!("%0 = stablehlo.constant dense<[[[1.0]]]> : tensor<{large}f32>\n")),
        ),
        (
            "alignment of a resource",
            format!(
                "{}{{-# dialect_resources: {{ builtin: {{ k: \"0xFFFFFFFF00\" }} }} #-}}\n",
                with_attr("dense_resource<k> : tensor<1xi8>")
            ),
        ),
    ];
    let any = [
        (
            // One element for all, as the reference reads it.
            "element count that wraps",
            with_attr("dense<\"0x00\"> : tensor<4294967296x4294967296xi8>"),
        ),
        ("integer type at the limit", with_type("i16777215")),
        ("float with many digits", with_attr(&format!("{digits}.{digits} : f64"))),
        ("float with a large exponent", with_attr("1.0e999999999999 : f64")),
        ("float with a small exponent", with_attr("1.0e-999999999999 : f64")),
        ("hex float", with_attr("0xFFFFFFFFFFFFFFFFFFFFFFFF : f64")),
        ("large splat", in_func(&format!("%0 = stablehlo.constant dense<1.0> : tensor<{large}f32>\n"))),
        ("large iota", in_func(&format!("%0 = stablehlo.iota dim = 0 : tensor<{large}f32>\n"))),
        ("many dimensions", with_type(&format!("tensor<{}f32>", "1x".repeat(1_000_000)))),
        ("many dynamic dimensions", with_type(&format!("tensor<{}f32>", "?x".repeat(1_000_000)))),
        ("zero sized with large dimensions", with_attr("dense<> : tensor<0x9223372036854775807xf32>")),
        ("largest dimension", with_type("tensor<9223372036854775807xf32>")),
        ("line of a location", "\"test.op\"() : () -> () loc(\"a\":4294967296:99999999999)\n".into()),
    ];
    inputs(refused, Refused).chain(inputs(any, Any)).collect()
}

/// Long lines, strings, lists and blobs.
pub fn lengths() -> Vec<Input> {
    let megabyte = 1 << 20;
    let hex = "3F".repeat(8 * megabyte);
    let ops = |n: usize| -> String { (0..n).map(|i| format!("%{i} = \"test.op\"() : () -> i32 ")).collect() };
    let list = |n: usize, item: &str| vec![item; n].join(", ");
    let any = [
        ("one line of ops", ops(30_000)),
        ("one line of spaces", " ".repeat(megabyte)),
        ("one long name", format!("\"test.{}\"() : () -> ()\n", "a".repeat(megabyte))),
        ("one long value name", format!("%{} = \"test.op\"() : () -> i32\n", "a".repeat(megabyte))),
        ("one long comment", format!("// {}", "a".repeat(16 * megabyte))),
        ("many results", format!("%0:100000 = \"test.op\"() : () -> ({})\n", list(100_000, "i32"))),
        ("many attributes", with_attr(&format!("[{}]", list(300_000, "1")))),
        (
            "many block arguments",
            format!(
                "\"test.op\"() ({{\n^bb0({}):\n}}) : () -> ()\n",
                (0..50_000).map(|i| format!("%a{i}: i32")).collect::<Vec<_>>().join(", ")
            ),
        ),
        (
            "many blocks",
            format!(
                "\"test.op\"() ({{\n{}}}) : () -> ()\n",
                (0..50_000).map(|i| format!("^bb{i}:\n\"test.op\"() : () -> ()\n")).collect::<String>()
            ),
        ),
        ("many functions", (0..20_000).map(|i| format!("func.func private @f{i}()\n")).collect()),
        ("large hex", with_attr(&format!("dense<\"0x{hex}\"> : tensor<{}xi8>", 8 * megabyte))),
        ("many empty parts", "// -----\n".repeat(50_000)),
    ];
    let refused = [
        ("one line of letters", "a".repeat(megabyte)),
        ("one line of parentheses", "(".repeat(megabyte)),
        ("string without an end", format!("\"{}", "a".repeat(16 * megabyte))),
        ("string with an escape at the end", "\"test.op\"() {a = \"abc\\".into()),
        ("attribute without an end", format!("#test<{}", "a ".repeat(megabyte))),
        ("odd hex", with_attr(&format!("dense<\"0x{hex}3\"> : tensor<{}xi8>", 8 * megabyte))),
        ("hex with a wrong digit", with_attr(&format!("dense<\"0x{hex}3G\"> : tensor<{}xi8>", 8 * megabyte + 1))),
        ("hex of a wrong length", with_attr(&format!("dense<\"0x{hex}\"> : tensor<7xi8>"))),
        ("many mistakes", "%0 = stablehlo.ad %x : tensor<f32>\n".repeat(50_000)),
        ("many mistakes in one line", "\"test.op\"(%x) : (i32) -> () ".repeat(20_000)),
        ("many uses before definition", (0..20_000).map(|i| format!("\"test.op\"(%v{i}) : (i32) -> ()\n")).collect()),
        ("one key many times", format!("\"test.op\"() {{{}}} : () -> ()\n", list(100_000, "a = 1"))),
        ("one function many times", "func.func private @f()\n".repeat(20_000)),
        ("one value many times", "%0 = \"test.op\"() : () -> i32\n".repeat(20_000)),
        (
            "resources without an end",
            format!("{}{{-# dialect_resources: {{ builtin: {{ k: \"0x01000000{hex}", with_attr("1")),
        ),
    ];
    let split = Input { runs: &[SPLIT], ..Input::new("many wrong parts", "oops\n// -----\n".repeat(2_000), Refused) };
    inputs(any, Any).chain(inputs(refused, Refused)).chain([split]).collect()
}

/// Bytes that are no text, or text that no editor writes.
pub fn bytes() -> Vec<Input> {
    let any: [(&str, Vec<u8>); 5] = [
        ("nothing", Vec::new()),
        ("a byte order mark", b"\xef\xbb\xbfmodule {}\n".to_vec()),
        ("carriage returns", b"module {\r\n}\r\n".to_vec()),
        ("no UTF-8 in a comment", b"// \xff\xfe\nmodule {}\n".to_vec()),
        ("a form feed", b"module {\x0c}\n".to_vec()),
    ];
    let noise: Vec<u8> = (0..1_u32 << 16).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let refused: [(&str, Vec<u8>); 12] = [
        ("noise", noise.clone()),
        ("zeros", vec![0; 1 << 20].into_iter().chain(*b"x").collect()),
        ("ones", vec![0xff; 1 << 20]),
        ("UTF-16", "module {}".encode_utf16().flat_map(u16::to_le_bytes).collect()),
        ("a name that is no UTF-8", b"func.func private @f\xff()\n".to_vec()),
        ("an op that is no UTF-8", b"\"test.\xc3\x28\"(%x) : () -> ()\n".to_vec()),
        ("a NUL in a name", b"func.func private @f\0g()\n".to_vec()),
        ("a control character", b"module \x01 {}\n".to_vec()),
        ("letters of no alphabet", "módulo {}\n".into()),
        ("the head of bytecode alone", b"ML\xefR".to_vec()),
        ("bytecode of a future version", b"ML\xefR\xff\xff\xff\xff\xff".to_vec()),
        ("noise as bytecode", [b"ML\xefR\x0dX\0".as_slice(), &noise].concat()),
    ];
    let mut all: Vec<Input> = inputs(any, Any).chain(inputs(refused, Refused)).collect();
    all.push(Input { runs: &[OPT, SPLIT], ..Input::new("a marker alone", "// -----", Any) });
    all
}
