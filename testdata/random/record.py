"""Records what two other implementations give for random programs: the reference's interpreter and XLA, both as jaxlib
has them.

    HLO_PROGRAMS=DIR HLO_LEVELS=N cargo test -p hlo --test levels programs_for_others -- --ignored
    python3 testdata/random/record.py DIR OUT [--keep N] [--longest N] [--together N]

Of each program on whose results both agree, OUT gets a function that runs it and compares, in files of a hundred, which the
suite runs. The programs on which they do not agree are listed with the reason.

A soak is the same with many programs, a file for each, all of which are then run:

    python3 testdata/random/record.py DIR OUT --together 1
    ls OUT/*.mlir | hlo run --files-from -
"""

import argparse
import multiprocessing
import pathlib
import re
import resource
import struct

import jax
from jax._src.interpreters import mlir as jax_mlir
from jaxlib import xla_client
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
import ml_dtypes
import numpy as np

FLOATS = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
          "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2}
INTEGERS = {"i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
            "i2": np.int8, "i4": np.int8, "ui2": np.uint8, "ui4": np.uint8, "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64}

# How far apart results may be, in units of the last place: elementary functions differ by some, sums by their order.
ULPS = 4

# What the reference may take for a program.
SECONDS = 60


def values(text):
    """A dense attribute as a flat array."""
    body, ty = text.rsplit(" : ", 1)
    *sizes, element = ty[len("tensor<"):-1].split("x")
    dtype = np.dtype({**FLOATS, **INTEGERS}[element])
    count = int(np.prod([int(size) for size in sizes], dtype=np.int64))
    body = body[len("dense<"):-1]
    if body.startswith('"0x'):
        raw = bytes.fromhex(body[3:-1])
        found = np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little").astype(bool) if element == "i1" \
            else np.frombuffer(raw, dtype)
        return found[:count] if len(found) >= count else np.repeat(found[:1], count)
    def number(token):
        if token in ("true", "false"):
            return token == "true"
        if token.startswith("0x"):
            return np.frombuffer(struct.pack("<Q", int(token, 16))[:dtype.itemsize], dtype)[0]
        return int(token) if element in INTEGERS else float(token)
    found = [number(token) for token in re.findall(r"true|false|0x[0-9A-Fa-f]+|-?[0-9][0-9.eE+-]*", body)]
    flat = np.array([dtype.type(value) for value in found], dtype)
    return np.repeat(flat, count) if len(flat) == 1 and count != 1 else flat


def ordered(array):
    """Floats as unsigned integers of the same order, both zeros as one."""
    width = array.dtype.itemsize
    bits = array.view(f"u{width}").astype(np.uint64)
    sign = np.uint64(1 << (8 * width - 1))
    magnitude = bits & (sign - np.uint64(1))
    return np.where(bits & sign != 0, sign - magnitude, sign + magnitude)


def agree(a, b):
    if b.dtype.name in ("int2", "int4", "uint2", "uint4"):
        b = b.astype(a.dtype)
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    if a.dtype not in [np.dtype(ty) for ty in FLOATS.values()]:
        return bool((a == b).all())
    nan = np.isnan(a.astype(np.float64)), np.isnan(b.astype(np.float64))
    if (nan[0] != nan[1]).any():
        return False
    a, b = ordered(a[~nan[0]]), ordered(b[~nan[0]])
    return bool((np.maximum(a, b) - np.minimum(a, b) <= ULPS).all())


class Reference:
    """The reference's interpreter in a process of its own, because at some faults it ends the whole process."""

    def __init__(self):
        self.process = None

    def results(self, text):
        """The results as attributes."""
        if self.process is None:
            self.start()
        self.pipe.send(text)
        try:
            if not self.pipe.poll(SECONDS):
                raise RuntimeError(f"the reference takes more than {SECONDS} s")
            results = self.pipe.recv()
        except EOFError:
            self.stop()
            raise RuntimeError("the reference ended") from None
        except RuntimeError:
            self.stop()
            raise
        if isinstance(results, str):
            raise RuntimeError(results)
        return results

    def start(self):
        self.pipe, other = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("fork").Process(target=self.serve, args=(other,), daemon=True)
        self.process.start()
        other.close()

    def stop(self):
        self.process.kill()
        self.process.join()
        self.pipe.close()
        self.process = None

    def serve(self, pipe):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        self.pipe.close()
        while True:
            try:
                text = pipe.recv()
            except EOFError:
                return
            with jax_mlir.make_ir_context():
                try:
                    pipe.send([str(result) for result in stablehlo.eval_module(ir.Module.parse(text), [])])
                except Exception as error:
                    pipe.send(str(error))


def by_xla(client, text):
    """The results as arrays. The values are arguments, because XLA would work out constants without compiling anything."""
    function, main = text.split("func.func @main() ", 1)
    constant = re.compile(r"  (%a[0-9]+) = stablehlo.constant (dense<.*>) : (tensor<.*>)\n")
    found = constant.findall(main)
    arguments = ", ".join(f"{name}: {ty}" for name, _, ty in found)
    text = f"{function}func.func @main({arguments}) {constant.sub('', main)}"
    devices = xla_client.DeviceList(tuple(client.local_devices()[:1]))
    executable = client.compile_and_load(text, devices, xla_client.CompileOptions())
    inputs = [jax.device_put(array(value, ty)) for _, value, ty in found]
    return [np.asarray(result).reshape(-1) for result in executable.execute(inputs)]


def array(value, ty):
    """A dense attribute as XLA takes it."""
    *sizes, element = ty[len("tensor<"):-1].split("x")
    flat = values(f"{value} : {ty}")
    narrow = {"i2": "int2", "i4": "int4", "ui2": "uint2", "ui4": "uint4"}.get(element)
    return (flat.astype(getattr(ml_dtypes, narrow)) if narrow else flat).reshape([int(size) for size in sizes])


def checked(number, name, text, results):
    """The program with a function `check…` that compares its results."""
    function, main = text.replace("@p0(", f"@p{number}(").split("func.func @main", 1)
    lines = main.splitlines()
    lines = [line for line in lines[1:] if not line.startswith("  return")]
    closing = lines.index("}")
    checks = []
    for at, result in enumerate(results):
        ty = result.rsplit(" : ", 1)[1]
        kind = ty[:-1].split("x")[-1].removeprefix("tensor<")
        checks.append(f"  %e{at} = stablehlo.constant {result}")
        if kind in FLOATS:
            checks.append(f"  check.expect_close %r#{at}, %e{at}, max_ulp_difference = {2 * ULPS} : {ty}, {ty}")
        else:
            checks.append(f"  check.expect_eq %r#{at}, %e{at} : {ty}")
    return "\n".join([f"// {name}", function.rstrip(), f"func.func @check{number}() {{", *lines[:closing], *checks, "  return", "}"])


def write(folder, kept, together):
    """The file that the last program belongs to."""
    first = (len(kept) - 1) // together * together
    programs = kept[first:]
    calls = [f"  call @check{first + at}() : () -> ()" for at in range(len(programs))]
    lines = ["// run: interpret", "// Written by record.py.", *programs, "func.func @main() {", *calls, "  return", "}"]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"recorded_{first // together:02}.mlir").write_text("\n".join(lines) + "\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("programs", type=pathlib.Path)
    arguments.add_argument("out", type=pathlib.Path)
    arguments.add_argument("--keep", type=int, default=10**9, help="so many are enough")
    arguments.add_argument("--longest", type=int, default=10**9, help="the most characters of a program")
    arguments.add_argument("--together", type=int, default=100, help="so many programs stand in a file")
    given = arguments.parse_args()
    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_enable_x64", True)
    client = jax.devices()[0].client
    reference = Reference()
    kept, n_left_out = [], 0
    for path in sorted(given.programs.glob("*.mlir")):
        if len(kept) == given.keep:
            break
        text = path.read_text()
        if len(text) > given.longest:
            continue
        try:
            results = reference.results(text)
            other = by_xla(client, text)
        except Exception as error:  # an implementation that lacks an op or a type
            reason = str(error).splitlines()[0][:120]
        else:
            reason = None if all(agree(values(a), b) for a, b in zip(results, other)) else "the two do not agree"
        if reason is None:
            kept.append(checked(len(kept), path.name, text, results))
            write(given.out, kept, given.together)
        else:
            n_left_out += 1
            print(f"{path.name}: left out: {reason}", flush=True)
    print(f"{len(kept)} recorded, {n_left_out} left out")


if __name__ == "__main__":
    main()
