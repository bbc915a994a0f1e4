"""How far the elementary functions of double precision are from exact, which MPFR and mpmath tell.

    pip install numpy gmpy2 mpmath
    python3 testdata/math/ulps.py [--points N] target/release/hlo [FUNCTION…]

Points are spread over all exponents and over moderate numbers, and crowd where functions are hard: at their zeros, poles and
ends, at multiples of pi/2 up to the largest numbers, where results overflow or become subnormal. Errors are in units of the
last place of the exact result or, where a function of a negative number is a sum, of the larger term. Single precision:
`interp/examples/ulps.rs`.
"""

import argparse
import math
import pathlib
import subprocess
import tempfile

import gmpy2
from gmpy2 import mpfr
import mpmath
import numpy as np

PRECISION = 320

# Near these, on both sides, functions are hard.
ENDS = [0.0, 0.5, 1.0, 2.0, 3.0, 1.4616321449683623, -0.5040830082644554, 709.782712893384, -745.1332191019412, -708.3964185322641,
        22.18, 0.84375, 1.25, 2.857, 5.93, 6.0, 26.54, 27.2, 171.6, 0.3465735902799726, 1.0397207708399179, 36.7, 19.06]


def points(rng, n):
    """Arguments for functions of one number."""
    def near(centres, n):
        steps = np.concatenate([np.arange(-n // 2, n // 2), (2.0 ** rng.uniform(0, 50, n)).astype(np.int64)])
        return np.concatenate([(np.float64(c).view(np.int64) + steps).view(np.float64) for c in centres])
    anywhere = rng.integers(0, 1 << 64, n // 4, np.uint64).view(np.float64)
    moderate = np.concatenate([rng.uniform(-1, 1, n // 6), rng.uniform(-40, 40, n // 6), rng.uniform(-760, 760, n // 8)])
    quarters = np.concatenate([rng.integers(1, 1 << 10, n // 16), 2.0 ** rng.uniform(0, 1000, n // 16)])
    with gmpy2.context(precision=1400):
        half_pi = gmpy2.const_pi() / 2
        turns = np.array([float(half_pi * int(k)) for k in quarters])
    whole = np.arange(-200, 200).astype(np.float64)
    hard = [6381956970095103.0 * 2.0 ** 797, 5.319372648326541e255, 2.0 ** 1000, 1.7976931348623157e308, 5e-324, 2.2250738585072014e-308]
    crowd = near(ENDS + [-end for end in ENDS], max(n // 1000, 4))
    found = np.concatenate([anywhere, moderate, turns, np.nextafter(turns, 0), crowd, near(whole[whole != 0], 4), hard,
                            np.negative(hard)])
    return found[np.isfinite(found)]


def lgamma(x):
    return gmpy2.lgamma(x)[0]


def logistic(x):
    return 1 / (1 + gmpy2.exp(-x))


def in_mpmath(function):
    def call(*args):
        with mpmath.workprec(PRECISION):
            exact = function(*(mpmath.mpf(arg) for arg in args))
            return mpfr(mpmath.nstr(exact, 60)) if mpmath.isfinite(exact) else mpfr(float(exact))
    return call


def bessel_i1e(x):
    # Far out its series in 1 / x would not end in the precision of a number.
    return mpmath.sign(x) / mpmath.sqrt(2 * mpmath.pi * abs(x)) if abs(x) > 1e40 else mpmath.besseli(1, x) * mpmath.exp(-abs(x))


def erf_inv(x, near):
    """Newton's steps from a near value."""
    if abs(x) == 1 or x == 0:
        return x * gmpy2.inf() if x != 0 else x
    y = mpfr(near)
    for _ in range(3):
        rest = gmpy2.erf(y) - x if abs(x) < 0.5 else gmpy2.erfc(abs(y)) - (1 - abs(x))
        slope = 2 / gmpy2.sqrt(gmpy2.const_pi()) * gmpy2.exp(-y * y)
        y = y - rest / slope if abs(x) < 0.5 else gmpy2.sign(x) * (abs(y) + rest / slope)
    return y


UNARY = {
    "stablehlo.exponential": gmpy2.exp, "stablehlo.exponential_minus_one": gmpy2.expm1, "stablehlo.log": gmpy2.log,
    "stablehlo.log_plus_one": gmpy2.log1p, "stablehlo.logistic": logistic, "stablehlo.tanh": gmpy2.tanh,
    "stablehlo.sine": gmpy2.sin, "stablehlo.cosine": gmpy2.cos, "stablehlo.tan": gmpy2.tan, "stablehlo.cbrt": gmpy2.cbrt,
    "stablehlo.sqrt": gmpy2.sqrt, "stablehlo.rsqrt": lambda x: 1 / gmpy2.sqrt(x), "chlo.sinh": gmpy2.sinh, "chlo.cosh": gmpy2.cosh,
    "chlo.asin": gmpy2.asin, "chlo.acos": gmpy2.acos, "chlo.atan": gmpy2.atan, "chlo.asinh": gmpy2.asinh,
    "chlo.acosh": gmpy2.acosh, "chlo.atanh": gmpy2.atanh, "chlo.erf": gmpy2.erf, "chlo.erfc": gmpy2.erfc,
    "chlo.erf_inv": erf_inv, "chlo.lgamma": lgamma, "chlo.digamma": gmpy2.digamma,
    "chlo.bessel_i1e": in_mpmath(bessel_i1e),
}

BINARY = {
    "stablehlo.power": lambda x, y: x ** y, "stablehlo.atan2": gmpy2.atan2,
    "chlo.zeta": in_mpmath(mpmath.zeta), "chlo.polygamma": in_mpmath(lambda n, x: mpmath.polygamma(int(n), x)),
}

# Of a negative number these are a sum; the size of a term.
TERMS = {"chlo.lgamma": lambda x: lgamma(-x), "chlo.digamma": lambda x: gmpy2.digamma(1 - x)}

# Slow to know exactly.
FEW = {"chlo.bessel_i1e": 20000, "chlo.zeta": 3000, "chlo.polygamma": 3000, "chlo.lgamma": 30000, "chlo.digamma": 30000}


def pairs(name, rng, n):
    xs, ys = points(rng, n), points(rng, n)
    n = min(n, len(xs), len(ys))
    xs, ys = rng.permutation(xs)[:n], rng.permutation(ys)[:n]
    if name == "chlo.zeta":
        return 1 + np.abs(rng.exponential(6, n)) + 1e-3, rng.uniform(0.01, 60, n)
    if name == "chlo.polygamma":
        return rng.integers(0, 12, n).astype(np.float64), rng.uniform(0.01, 60, n)
    if name == "stablehlo.power":
        # Results that are numbers, also close to both ends and to one.
        xs = np.where(rng.random(n) < 0.9, np.abs(xs), xs)
        logs = np.log(np.abs(xs, where=xs != 0, out=np.ones(n)))
        wanted = np.where(rng.random(n) < 0.5, rng.uniform(-745, 709.8, n), rng.normal(0, 1, n))
        ys = np.where(rng.random(n) < 0.8, wanted / np.where(logs == 0, 1, logs), ys)
        ys = np.where((xs < 0) & (rng.random(n) < 0.8), np.round(np.clip(ys, -1e3, 1e3)), ys)
    return xs, ys


def by_ours(hlo, op, inputs):
    ty = f"tensor<{len(inputs[0])}xf64>"
    names = [f"%{letter}" for letter, _ in zip("xy", inputs)]
    types = f"{ty}, {ty} -> {ty}" if op.startswith("chlo") and len(inputs) == 2 else f"{ty} -> {ty}" if op.startswith("chlo") else ty
    text = f"func.func @main({', '.join(f'{name}: {ty}' for name in names)}) -> {ty} {{\n" \
           f"  %r = {op} {', '.join(names)} : {types}\n  return %r : {ty}\n}}\n"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "f.mlir").write_text(text)
        for name, values in zip("xy", inputs):
            np.save(folder / f"{name}.npy", values)
        words = [f"--input={folder}/{name}.npy" for name, _ in zip("xy", inputs)]
        subprocess.run([hlo, "run", folder / "f.mlir", *words, f"--output={folder}/r.npy"], check=True, stdout=subprocess.DEVNULL)
        return np.load(folder / "r.npy")


def ulps(got, exact, term):
    """The error in units of the result or of a larger term, and whether it is the nearest number."""
    if gmpy2.is_nan(exact) or math.isnan(got):
        return (0.0, True) if gmpy2.is_nan(exact) and math.isnan(got) else (math.inf, False)
    nearest = float(exact)
    if got == nearest and math.isinf(got):
        return 0.0, True
    if gmpy2.is_infinite(exact):
        return math.inf, False
    number = gmpy2.exp2(1024) * (1 if got > 0 else -1) if math.isinf(got) else mpfr(got)
    size = max(abs(exact), abs(term))
    exponent = -1022 if size == 0 else max(int(gmpy2.get_exp(size)) - 1, -1022)
    return float(abs(number - exact) * gmpy2.exp2(52 - exponent)), got == nearest


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("hlo")
    arguments.add_argument("functions", nargs="*", help="names of ops; all by default")
    arguments.add_argument("--points", type=int, default=100_000)
    given = arguments.parse_args()
    gmpy2.get_context().precision = PRECISION
    print("| function | points | not the nearest | error in ulp, at most | at |\n|---|---|---|---|---|")
    for op, function in (UNARY | BINARY).items():
        if given.functions and op not in given.functions:
            continue
        rng = np.random.default_rng(1)
        n = min(given.points, FEW.get(op, given.points))
        inputs = pairs(op, rng, n) if op in BINARY else (points(rng, n),)
        results = by_ours(given.hlo, op, inputs)
        worst, at, n_other = 0.0, None, 0
        for args, got in zip(zip(*(map(float, values) for values in inputs)), map(float, results)):
            try:
                exact = function(mpfr(args[0]), got) if function is erf_inv and abs(args[0]) <= 1 \
                    else gmpy2.nan() if function is erf_inv else function(*map(mpfr, args))
            except (ValueError, ZeroDivisionError, OverflowError, mpmath.libmp.NoConvergence):
                continue
            is_sum = op in TERMS and args[0] < 0 and not gmpy2.is_infinite(exact)
            error, is_nearest = ulps(got, exact, TERMS[op](mpfr(args[0])) if is_sum else mpfr(0))
            n_other += not is_nearest
            if error > worst:
                worst, at = error, args
        where = ", ".join(map(repr, at)) if at else ""
        print(f"| {op} | {len(results)} | {100 * n_other / len(results):.2f} % | {worst:.3f} | {where} |", flush=True)


if __name__ == "__main__":
    main()
