#!/usr/bin/env python3
"""Holds `--stablehlo-legalize-to-linalg`, or `hlo compile --emit=linalg`, against IREE on the models of a corpus.

  linalg.py HLO CORPUS PEER [--emit] [--iree FOLDER] [--out FOLDER] [--only MODEL ...] [--timeout S] [-j N]

For each model: is the result free of StableHLO, does `iree-opt` parse it, does `iree-compile` make a CPU program of it, and
are its numbers those that the corpus has. Prints a table; docs/lowering.md has what came out. CORPUS and PEER as for conformance.py; IREE's
tools (PyPI: iree-base-compiler, iree-base-runtime) are looked for in FOLDER. Needs numpy.
"""
import argparse
import collections
import concurrent.futures
import importlib.machinery
import importlib.util
import json
import os
import re
import subprocess
import tempfile

import numpy as np

PASSES = ["opt", "--stablehlo-legalize-composite-to-call", "--inline", "--symbol-dce", "--chlo-legalize-to-stablehlo",
          "--shape-legalize-to-stablehlo", "--stablehlo-legalize-to-linalg=reverse-by-map=false",
          "--stablehlo-convert-to-signless", "--canonicalize", "--reconcile-unrealized-casts"]
EMIT = ["compile", "--emit=linalg"]
TARGET = ["--iree-hal-target-backends=llvm-cpu", "--iree-llvmcpu-target-cpu=generic", "--iree-input-type=none",
          "--iree-input-demote-f64-to-f32=false", "--iree-hal-executable-debug-level=0"]


def sh(command, timeout):
  """The exit status (None: out of time), and what was written to both outputs."""
  try:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=timeout)
  except subprocess.TimeoutExpired:
    return None, "", "out of time"
  return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def reason(stderr):
  """The first error, without file names."""
  for line in stderr.splitlines():
    if "error: " in line:
      return line.split("error: ", 1)[1][:150]
  return (stderr.strip().splitlines() or ["no message"])[-1][:150]


def load(path):
  loader = importlib.machinery.SourceFileLoader("check_models", path)
  module = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_models", loader))
  loader.exec_module(module)
  return module


class Judge:
  def __init__(self, args):
    self.args = args
    self.models = load(os.path.join(args.peer, "check-models"))

  def tool(self, name):
    return os.path.join(self.args.iree, name) if self.args.iree else name

  def judge(self, entry):
    """How far a model comes, and why no further."""
    folder = os.path.join(self.args.corpus, "models", entry["name"])
    text = os.path.join(self.args.out, entry["name"] + ".mlir")
    passes = EMIT if self.args.emit else PASSES
    status, _, stderr = sh([self.args.hlo, *passes, os.path.join(folder, "program.mlir"), "-o", text], 120)
    if status != 0:
      return "refused", reason(stderr)
    with open(text) as file:
      ops = collections.Counter(re.findall(r"\b(?:stablehlo|chlo)\.\w+", file.read()))
    if ops:
      return "not free", ", ".join(op.split(".")[1] for op, _ in ops.most_common())
    status, _, stderr = sh([self.tool("iree-opt"), text, "-o", os.devnull], 120)
    if status != 0:
      return "not parsed", reason(stderr)
    if not entry.get("outputs"):
      return "parsed", "the corpus has no numbers for it"
    program = os.path.join(self.args.out, entry["name"] + ".vmfb")
    status, _, stderr = sh([self.tool("iree-compile"), *TARGET, text, "-o", program], self.args.timeout)
    if status != 0:
      return "not compiled", reason(stderr)
    with tempfile.TemporaryDirectory() as scratch:
      return self.run(entry, folder, program, scratch)

  def run(self, entry, folder, program, scratch):
    command = [self.tool("iree-run-module"), "--module=" + program, "--function=main", "--device=local-task"]
    for number, given in enumerate(entry["inputs"]):
      path = self.models.make_input(given, folder, scratch, number)
      if "complex" in given["type"]:
        command.append("--input=@" + path)
        continue
      # Numbers without a sign, and floats that NumPy does not know, are told by the type beside the bytes.
      raw = os.path.join(scratch, f"in{number}.bin")
      np.ascontiguousarray(np.load(path)).tofile(raw)
      command.append(f"--input={given['type'][7:-1].replace('ui', 'i')}=@{raw}")
    results = [os.path.join(scratch, f"result{number}.bin") for number in range(len(entry["outputs"]))]
    command += ["--output=@" + path for path in results]
    status, _, stderr = sh(command, self.args.timeout)
    if status != 0:
      return "not run", reason(stderr)
    for number, (wanted, path) in enumerate(zip(entry["outputs"], results)):
      want = np.load(os.path.join(folder, f"out{number}.npy"))
      sizes = re.match(r"(?:\d+x)*", wanted["type"][7:])[0]
      got = np.fromfile(path, dtype=want.dtype).reshape([int(size) for size in sizes.split("x")[:-1]])
      if "sampled" in wanted:
        got = got.reshape(-1)[np.load(os.path.join(folder, f"out{number}.idx.npy"))]
      wrong = self.models.close(got, want, wanted["type"], wanted["tolerance"])
      if wrong:
        return "wrong", f"output {number} {wanted['type']}: {wrong}"
    return "right", ""


def main():
  parser = argparse.ArgumentParser(usage=__doc__)
  parser.add_argument("hlo")
  parser.add_argument("corpus")
  parser.add_argument("peer")
  parser.add_argument("--emit", action="store_true")
  parser.add_argument("--iree")
  parser.add_argument("--out")
  parser.add_argument("--only", nargs="*")
  parser.add_argument("--timeout", type=float, default=60)
  parser.add_argument("-j", type=int, default=1)
  args = parser.parse_args()
  args.out = args.out or tempfile.mkdtemp()
  os.makedirs(args.out, exist_ok=True)
  judge = Judge(args)
  with open(os.path.join(args.corpus, "models", "manifest.json")) as file:
    entries = [entry for entry in json.load(file)["models"] if not args.only or entry["name"] in args.only]
  entries.sort(key=lambda entry: entry["bytes"])
  counts = collections.Counter()
  with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
    for entry, (result, why) in zip(entries, pool.map(judge.judge, entries)):
      counts[result] += 1
      print(f"| {entry['name']} | {result} | {why} |", flush=True)
  print(", ".join(f"{count} {result}" for result, count in counts.most_common()))


if __name__ == "__main__":
  main()
