#!/usr/bin/env python3
"""Runs the corpus's judges against a binary and holds their counts to the floors of .ci/floors.json.

  conformance.py HLO CORPUS TOOLS LOGS [--raise] [--only PART ...]

A floor is the number of cases of a folder and part that have passed once. A count below its floor fails, and so does a
count that has no floor; `--raise` writes the counts that are higher. Many cases only look at the exit status, which a
program that does nothing has right as well, so the mutants (programs with a wrong expectation, which have to be
refused) are among the parts, and when one of them is accepted nothing that the interpreter passed is counted.
Ends with `N passed, N failed`, a line that counts floors. Needs numpy for check-models; lit, filecheck and psutil for
the reference's own suite.
"""
import argparse
import collections
import concurrent.futures
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FLOORS = os.path.join(HERE, "floors.json")
JOBS = str(os.cpu_count() or 2)
# Programs of testdata/ that are run and that go through an artifact; all 2,839 take too long for every change. By hand:
# `run-testdata HLO --only roundtrip`; all 2,713 with such a RUN line come back.
SAMPLE = "600"
# Cases of ../cases that have to pass, one by one.
CASES = [
    "symbol-odd-names", "float-literal-forms", "sdy-and-mhlo-attributes", "bounded-type", "deep-regions",
    "serialize-array-i32", "serialize-f8e8m0-old", "serialize-other-dialect",
    "bytecode-future-op", "bytecode-magic-only", "bytecode-i1-current",
    "grouped-conv-mismatch", "quant-zero-point-range", "reduce-region-type", "text-old-syntax",
]

# Models of several kinds that run as C with the sanitizers: forward passes, a training step, attention, softmax, loops,
# reductions with indices, extents that arrive with the arguments.
SANITIZED = [
    "flax_mlp", "tf_mlp", "tf_grad_tape_train", "tf_einsum_attention", "softmax_logsumexp", "while_newton", "scan_rnn",
    "viterbi", "dyn_softmax_attention",
]
# Not optimized: what is left out cannot be checked, and clang takes minutes otherwise.
SANITIZERS = "-O0 -g -fsanitize=address,undefined -fno-sanitize-recover=all"

# Files of bytecode that no reader of today may take: what they hold is of a future version.
REFUSED = ["invalid_vhlo_future.mlir.bc"]


def run(command, log, limit):
  """The output of a judge, which is kept in a file. Its exit status only says that some case failed."""
  if "--json" in command and os.path.exists(command[command.index("--json") + 1]):
    os.remove(command[command.index("--json") + 1])
  begin = time.time()
  try:
    done = subprocess.run([sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=limit)
    output = done.stdout
  except subprocess.TimeoutExpired as late:
    output = (late.stdout or b"").decode(errors="replace") + f"\nstopped after {limit} s\n"
  with open(log, "w") as f:
    f.write(output)
  print(f"   {os.path.basename(command[0])}: {time.time() - begin:.0f} s, details in {log}", flush=True)
  return output


def read(path):
  """What a judge wrote; nothing when it did not come to an end."""
  if not os.path.exists(path):
    return {}
  with open(path) as f:
    return json.load(f)


def check_print(a):
  """{folder form: texts that are the same}"""
  output = run([os.path.join(a.tools, "check-print"), a.hlo, "--corpus", a.corpus, "-j", JOBS, "--show", "200"], a.log("check-print"), 900)
  counts = {}
  for folder, form, result in re.findall(r"^(\S+) +(pretty|generic|debuginfo) +(\{.*\})$", output, re.M):
    same = re.search(r"'same': (\d+)", result)
    counts[f"{folder} {form}"] = int(same.group(1)) if same else 0
  return counts


def check_models(a):
  """{part: cases that passed}"""
  result = a.log("check-models.json")
  parts = ["models_parse", "models_print", "models_run", "mutants"]
  run([os.path.join(a.tools, "check-models"), a.hlo, "--root", a.corpus, "-j", JOBS, "--timeout", "60", "--json", result, "--show-failures", "--only", *parts],
      a.log("check-models"), 900)
  judged = read(result)
  return {part: sum(case["status"] == "pass" for case in cases.values()) for part, cases in judged.items()}


def judge_testdata(a, part):
  """{folder: programs of the sample whose `part` passed}, and all that the judge said"""
  output = run([os.path.join(a.tools, "run-testdata"), a.hlo, "--only", part, "--sample", SAMPLE, "-j", JOBS, "--corpus", os.path.join(a.corpus, "stablehlo/testdata"), "--show-failures"],
               a.log(f"run-testdata-{part}"), 600)
  return {folder: int(passed) for folder, passed in re.findall(rf"^(\S+) +{part} +(\d+)", output, re.M)}, output


def run_testdata(a):
  """{folder: programs of the sample that ran and found what they expect}"""
  counts, output = judge_testdata(a, "interpret")
  refused = re.search(r"^controls: (\d+) of (\d+)", output, re.M)
  if not refused or refused.group(1) != refused.group(2):
    print("   wrong expectations were accepted: what the interpreter passed does not count")
    return {folder: 0 for folder in counts}
  return counts


def roundtrip(a):
  """{folder: programs of the sample that come back from an artifact as the text that they were}"""
  return judge_testdata(a, "roundtrip")[0]


def suite(a):
  """{folder: tests of the reference that pass}, 0 for a folder with a failure that the floors give no reason for"""
  missing = [name for name in ("lit", "filecheck", "psutil") if importlib.util.find_spec(name) is None]
  if missing:
    print(f"   not run: suite, because there is no {', '.join(missing)}")
    return None
  result = a.log("suite.json")
  output = run([os.path.join(a.tools, "run-peer-suite"), a.hlo, "--no-testdata", "--corpus", os.path.join(a.corpus, "stablehlo"), "-j", JOBS, "--json", result, "--show-failures"],
               a.log("suite"), 1800)
  tests = read(result).get("tests", {})
  counts = collections.Counter({os.path.dirname(name): 0 for name in tests})
  # Many of these tests pass with a program that does nothing, too.
  refused = re.search(r"^controls: (\d+) of (\d+)", output, re.M)
  if not refused or refused.group(1) != refused.group(2):
    print("   wrong expectations were accepted: what passed does not count")
    return dict(counts)
  counts.update(os.path.dirname(name) for name, test in tests.items() if test["status"] == "pass")
  reasons = a.floors.setdefault("suite failures", {})
  for name in sorted(name for name, test in tests.items() if test["status"] != "pass"):
    print(f"   {name}: {reasons.get(name, 'not among the known failures')}")
    if name not in reasons:
      counts[os.path.dirname(name)] = 0
  if a.raised:
    for name in [name for name in reasons if tests.get(name, {}).get("status") == "pass"]:
      del reasons[name]
  return dict(counts)


def bytecode(a):
  """{folder: files of bytecode that are written as they were read, byte for byte}; what must be refused is refused"""
  counts = collections.Counter()
  begin = time.time()
  with open(a.log("bytecode"), "w") as log:
    for folder in ("models", "stablehlo/tests/vhlo"):
      for place, _, names in sorted(os.walk(os.path.join(a.corpus, folder))):
        for name in sorted(name for name in names if name.endswith(".mlir.bc")):
          path = os.path.join(place, name)
          done = subprocess.run([a.hlo, "opt", "--allow-unregistered-dialect", "--emit-bytecode-as-input", path], capture_output=True, timeout=60)
          with open(path, "rb") as f:
            same = done.returncode == 0 and done.stdout == f.read()
          refused = done.returncode == 1 and b"error: " in done.stderr
          if refused if name in REFUSED else same:
            counts[folder] += 1
          else:
            log.write(f"{path}: status {done.returncode}, {'the same' if same else 'other'} bytes\n{done.stderr.decode(errors='replace')}")
  print(f"   bytecode: {time.time() - begin:.0f} s, details in {a.log('bytecode')}", flush=True)
  return dict(counts)


def cases(a):
  """{case: 1 when it passed}"""
  script = os.path.join(a.corpus, "../cases/run_cases.py")
  if not os.path.exists(script):
    print(f"   not run: cases, because there is no {script}")
    return {}
  result = a.log("cases.json")
  run([script, "--hlo", a.hlo, "--json", result, *CASES], a.log("cases"), 300)
  return {case["id"]: int(case["ok"]) for case in read(result)}


def made_up(ty, rng):
  """Numbers of ordinary size for an argument such as `tensor<3x4xf32>`."""
  *sizes, element = ty.removeprefix("tensor<").removesuffix(">").split("x")
  shape, kind = [int(size) for size in sizes], f"{element[0]}{int(element[1:]) // 8}"
  return (rng.standard_normal(shape) if kind[0] == "f" else rng.integers(0, 3, shape)).astype(kind)


def sanitized(a):
  """{compiler and schedule: models that run with the sanitizers, silently, and give the interpreter's bits}"""
  import numpy
  with open(os.path.join(a.corpus, "models", "manifest.json")) as f:
    types = {model["name"]: [value["type"] for value in model["inputs"]] for model in json.load(f)["models"]}
  counts = {}
  for compiler in ("gcc", "clang"):
    if not shutil.which(compiler):
      continue
    wrapper = a.log(f"{compiler}-sanitized")
    with open(wrapper, "w") as f:
      f.write(f"#!/bin/sh\nexec {compiler} \"$@\" {SANITIZERS}\n")
    os.chmod(wrapper, 0o755)
    counts.update({f"sanitized {compiler}": 0, f"sanitized {compiler}, grid": 0})

  def judge(model):
    folder = a.log(f"sanitized-{model}")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    path = lambda name: os.path.join(folder, name)
    program, rng = os.path.join(a.corpus, "models", model, "program.mlir"), numpy.random.default_rng(7)
    inputs, files = [], []
    for at, ty in enumerate(types[model]):
      value = made_up(ty, rng)
      value.tofile(path(f"in{at}"))
      inputs += ["--input", f"{ty[7:-1]}=@{path(f'in{at}')}"]
      files.append(path(f"in{at}"))
    steps = [
        [a.hlo, "run", program, *inputs, "--output-dir", path("expected")],
        [a.hlo, "compile", program, "--target=cuda", "--emit=hextir", "-o", path("grid.mlir")],
    ]
    passed, notes = [], []
    for step in steps:
      done = subprocess.run(step, capture_output=True, text=True, timeout=120)
      if done.returncode != 0:
        return passed, [f"{model}: {done.stderr[:300]}"]
    for way in counts:
      compiler, source = way.split()[1].rstrip(","), path("grid.mlir") if way.endswith("grid") else program
      found = path(way.replace(" ", "-"))
      os.makedirs(found)
      done = subprocess.run([a.hlo, "compile", source, f"--cc={a.log(f'{compiler}-sanitized')}", "-o", os.path.join(found, "program")],
                            capture_output=True, text=True, timeout=300)
      if done.returncode == 0:
        done = subprocess.run([os.path.join(found, "program"), "--output-dir", found, *files], capture_output=True, text=True, timeout=120)
      same = done.returncode == 0 and not done.stderr
      for name in sorted(os.listdir(path("expected"))) if same else []:
        expected = numpy.load(os.path.join(path("expected"), name))
        result = numpy.fromfile(os.path.join(found, name.replace(".npy", ".bin")), dtype=expected.dtype)
        # All NaNs are one value; zeros differ by their sign.
        bits = lambda x: numpy.where(x == x, x, numpy.nan).astype(x.dtype).tobytes()
        same &= bits(expected) == bits(result)
      if same:
        passed.append(way)
      else:
        notes.append(f"{model}: {way}: {done.stderr[:300] or 'other bits'}")
    return passed, notes

  def judged(model):
    try:
      return judge(model)
    except subprocess.TimeoutExpired as late:
      return [], [f"{model}: {late}"]

  begin = time.time()
  with concurrent.futures.ThreadPoolExecutor(int(JOBS)) as pool, open(a.log("sanitized"), "w") as log:
    for passed, notes in pool.map(judged, SANITIZED):
      for way in passed:
        counts[way] += 1
      log.writelines(note + "\n" for note in notes)
  print(f"   sanitized: {time.time() - begin:.0f} s, details in {a.log('sanitized')}", flush=True)
  return counts


def backends(a):
  """{way to run or to assemble: models that give the interpreter's text, or that are taken}; `sanitized` among them"""
  compilers = [name for name in ("gcc", "clang") if shutil.which(name)]
  ways = [f"c by {name}" for name in compilers] + ["ptx-sim"]
  assembler = os.environ.get("HLO_PTXAS") or shutil.which("ptxas")
  if not assembler:
    print("   not run: ptxas, because there is none (HLO_PTXAS)")
  for name in ("gcc", "clang"):
    if name not in compilers:
      print(f"   not run: c by {name}, because there is none")
  targets = ["sm_70", "sm_80", "sm_90", "sm_100"] if assembler else []

  def call(*words):
    try:
      return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=120)
    except subprocess.TimeoutExpired:
      return None

  def judge(model):
    program = os.path.join(a.corpus, "models", model, "program.mlir")
    inputs = ["--random-inputs", "1", "--full"]
    passed, notes = [], []
    # What the lowering does not know yet is not asked further.
    if call(a.hlo, "opt", "--to-hextir", program, "-o", os.devnull).returncode != 0:
      return passed, notes
    expected = call(a.hlo, "run", program, *inputs)
    if expected is None or expected.returncode != 0:
      return passed, notes
    for way in ways:
      flags = [f"--backend={way}"] if way == "ptx-sim" else ["--backend=c", f"--cc={way.split()[-1]}"]
      found = call(a.hlo, "run", program, *inputs, *flags)
      if found and found.returncode == 0 and found.stdout == expected.stdout:
        passed.append(way)
      else:
        notes.append(f"{model}: {way}: {found.stdout[:300] if found else 'stopped'}")
    for target in targets:
      text = a.log(f"{model}-{target}.ptx")
      made = call(a.hlo, "compile", program, f"--target=cuda:{target}", "-o", text)
      said = call(assembler, f"-arch={target}", "-v", text, "-o", text + ".o") if made and made.returncode == 0 else made
      spills = [line for line in said.stdout.splitlines() if "spill" in line and " 0 bytes spill stores, 0 bytes spill loads" not in line] if said else []
      if said and said.returncode == 0 and not spills:
        passed.append(f"ptxas {target}")
      else:
        notes.append(f"{model}: {target}: {(said.stdout if said else 'stopped')[:300]} {spills[:1]}")
    return passed, notes

  models = sorted(os.listdir(os.path.join(a.corpus, "models")))
  models = [model for model in models if os.path.exists(os.path.join(a.corpus, "models", model, "program.mlir"))]
  counts = collections.Counter()
  begin = time.time()
  with concurrent.futures.ThreadPoolExecutor(int(JOBS)) as pool, open(a.log("backends"), "w") as log:
    for passed, notes in pool.map(judge, models):
      counts.update(passed)
      log.writelines(note + "\n" for note in notes)
  print(f"   backends: {time.time() - begin:.0f} s, details in {a.log('backends')}", flush=True)
  # What a machine lacks was said above and is not compared with a floor.
  return {key: counts[key] for key in ways + [f"ptxas {target}" for target in targets]} | sanitized(a)


PARTS = {"check-print": check_print, "check-models": check_models, "run-testdata": run_testdata, "roundtrip": roundtrip, "suite": suite, "bytecode": bytecode, "cases": cases, "backends": backends}
# Parts whose counts depend on what a machine has: what was not run there is not held to a floor.
PARTIAL = ["backends"]


def main():
  p = argparse.ArgumentParser()
  p.add_argument("hlo")
  p.add_argument("corpus")
  p.add_argument("tools")
  p.add_argument("logs")
  p.add_argument("--raise", dest="raised", action="store_true")
  p.add_argument("--only", nargs="*", default=list(PARTS), choices=list(PARTS))
  a = p.parse_args()
  a.hlo, a.corpus, a.tools = (os.path.abspath(path) for path in (a.hlo, a.corpus, a.tools))
  a.log = lambda name: os.path.join(a.logs, name)
  with open(FLOORS) as f:
    floors = a.floors = json.load(f)
  passed = failed = 0
  for part in a.only:
    print(f"{part}:", flush=True)
    counts = PARTS[part](a)
    if counts is None:
      continue
    known = floors.setdefault(part, {})
    for key in sorted(set(counts) | (set() if part in PARTIAL else set(known))):
      count, floor = counts.get(key, 0), known.get(key)
      if floor is None:
        failed += not a.raised
        note = "no floor yet" if a.raised else "FAILED: no floor (run conformance.py --raise)"
      elif count < floor:
        failed += 1
        note = f"FAILED: below the floor of {floor}"
      else:
        passed += 1
        note = f"floor {floor}" + (" could be raised" if count > floor else "")
      print(f"   {key:32}{count:>7}   {note}")
      if a.raised:
        known[key] = max(count, floor or 0)
  if a.raised:
    with open(FLOORS, "w") as f:
      json.dump(floors, f, indent=2, sort_keys=True)
      f.write("\n")
  print(f"{passed} passed, {failed} failed")
  sys.exit(failed != 0)


if __name__ == "__main__":
  main()
