#!/usr/bin/env python3
"""Runs the corpus's judges against a binary and holds their counts to the floors of .ci/floors.json.

  conformance.py HLO CORPUS TOOLS LOGS [--raise] [--only PART ...]

A floor is the number of cases of a folder and part that have passed once. A count below its floor fails, and so does a
count that has no floor; `--raise` writes the counts that are higher. Many cases only look at the exit status, which a
program that does nothing has right as well, so the mutants (programs with a wrong expectation, which have to be
refused) are among the parts, and when one of them is accepted nothing that the interpreter passed is counted.
Ends with `N passed, N failed`, a line that counts floors. Needs numpy for check-models.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FLOORS = os.path.join(HERE, "floors.json")
JOBS = str(os.cpu_count() or 2)
# Programs of testdata/ that are run; all 2,426 take too long for every change.
SAMPLE = "600"
# Cases of ../cases that have to pass, one by one.
CASES = ["symbol-odd-names", "float-literal-forms", "sdy-and-mhlo-attributes", "bounded-type", "deep-regions"]


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


def run_testdata(a):
  """{folder: programs of the sample that ran and found what they expect}"""
  output = run([os.path.join(a.tools, "run-testdata"), a.hlo, "--only", "interpret", "--sample", SAMPLE, "-j", JOBS, "--corpus", os.path.join(a.corpus, "stablehlo/testdata"), "--show-failures"],
               a.log("run-testdata"), 600)
  counts = {folder: int(passed) for folder, passed in re.findall(r"^(\S+) +interpret +(\d+)", output, re.M)}
  refused = re.search(r"^controls: (\d+) of (\d+)", output, re.M)
  if not refused or refused.group(1) != refused.group(2):
    print("   wrong expectations were accepted: what the interpreter passed does not count")
    return {folder: 0 for folder in counts}
  return counts


def cases(a):
  """{case: 1 when it passed}"""
  script = os.path.join(a.corpus, "../cases/run_cases.py")
  if not os.path.exists(script):
    print(f"   not run: cases, because there is no {script}")
    return {}
  result = a.log("cases.json")
  run([script, "--hlo", a.hlo, "--json", result, *CASES], a.log("cases"), 300)
  return {case["id"]: int(case["ok"]) for case in read(result)}


PARTS = {"check-print": check_print, "check-models": check_models, "run-testdata": run_testdata, "cases": cases}


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
    floors = json.load(f)
  passed = failed = 0
  for part in a.only:
    print(f"{part}:", flush=True)
    counts = PARTS[part](a)
    known = floors.setdefault(part, {})
    for key in sorted(set(counts) | set(known)):
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
