#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Checks the tests: every patch of Tests/Mutants breaks one rule of the engine, and must turn the suite red.

A mutant is a unified diff `Tests/Mutants/<name>.patch`; the lines before the diff say which rule it breaks, and name the
test targets that have to notice (`Tests: VitrineLayoutTests EngineTests`), the one that builds fastest first. It is
applied to a copy of the checkout, one at a time, under the manifest Tests/Mutants/Package.swift. Verdicts:

killed     the engine still compiles and its tests fail (or crash, or hang), which is what they are for;
SURVIVED   the named tests pass although the rule is broken: a test is missing;
INVALID    the patch does not apply, or the engine does not compile with it: the mutant has to be written anew.

Exits 1 unless every mutant was killed. Names given on the command line select mutants.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATCHES = ROOT / "Tests" / "Mutants"
WORK = ROOT / ".build-mutants"
CHECKOUT = WORK / "checkout"
SKIPPED = {"Artifacts", "__pycache__"}
# Tests that take minutes; they run only where the others do not notice.
SLOW = {"EngineTests": "Counter|Oracle"}
# The status of a run that exceeded its time, as timeout(1) reports it.
TIMED_OUT = 124
# How many of the failing tests' lines a verdict shows.
EVIDENCE_LENGTH = 160


def swift(verb: str, tests: str, *options: str, timeout: float | None = None) -> tuple[int, str]:
    """Builds or tests the copy with one test target; each has a scratch folder of its own."""
    folders = ("--package-path", str(CHECKOUT), "--scratch-path", str(WORK / tests))
    return run("swift", verb, *options, *folders, timeout=timeout, tests=tests)


def run(*command: str, timeout: float | None = None, tests: str = "") -> tuple[int, str]:
    """Runs a command; returns its exit status and all it printed. A run that exceeds its time counts as failed."""
    # The ceiling keeps git from taking the copy for a part of the repository around it.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(WORK), "VITRINE_MUTANT_TESTS": tests}
    # A session of its own: what hangs is the test process that swift started, so the whole group has to end.
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=timeout)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            end_group(process)
            output, _ = process.communicate()
            return TIMED_OUT, output
        except BaseException:
            # An interrupt from the terminal does not reach another session by itself.
            end_group(process)
            raise


def end_group(process: subprocess.Popen[str]) -> None:
    """Ends a command with everything that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def refresh_checkout() -> None:
    """Makes the copy equal to the working tree; unchanged files keep their time stamps, so that little is rebuilt."""
    mirror(ROOT, CHECKOUT)
    copy_if_changed(PATCHES / "Package.swift", CHECKOUT / "Package.swift")


def mirror(source: Path, destination: Path) -> None:
    """Copies a folder's changed files and removes what is no longer there; hidden entries stay out."""
    destination.mkdir(parents=True, exist_ok=True)
    wanted = {entry.name for entry in source.iterdir() if not entry.name.startswith(".") and entry.name not in SKIPPED}
    for entry in destination.iterdir():
        if entry.name in wanted or entry.name.startswith("."):
            continue
        if entry.is_dir():
            shutil.rmtree(entry)
        elif entry.name != "Package.resolved":
            entry.unlink()
    for name in sorted(wanted):
        if (source / name).is_dir():
            mirror(source / name, destination / name)
        else:
            copy_if_changed(source / name, destination / name)


def copy_if_changed(source: Path, destination: Path) -> None:
    """Copies one file unless the copy has the same bytes."""
    content = source.read_bytes()
    if not destination.exists() or destination.read_bytes() != content:
        destination.write_bytes(content)


def suites(patch: Path) -> list[str]:
    """The test targets that a mutant names."""
    for line in patch.read_text().splitlines():
        if line.startswith("Tests:"):
            return line.removeprefix("Tests:").split()
    return []


def passes(tests: str) -> list[tuple[str, ...]]:
    """The selections in which a test target is run, the fast tests first."""
    slow = SLOW.get(tests)
    return [("--skip", slow), ("--filter", slow)] if slow else [()]


def judge(patch: Path, timeout: float, skipped: tuple[str, ...]) -> tuple[str, str]:
    """Applies one mutant, builds, tests, and restores the copy; returns the verdict and what supports it."""
    status, output = run("git", "-C", str(CHECKOUT), "apply", str(patch))
    try:
        if status != 0:
            return "INVALID", output.strip()
        for tests in suites(patch):
            status, output = swift("build", tests, "--build-tests")
            if status != 0:
                errors = [line for line in output.splitlines() if " error: " in line]
                return "INVALID", errors[0] if errors else "it does not compile"
            for selection in passes(tests):
                status, output = swift("test", tests, "--skip-build", *selection, *skipped, timeout=timeout)
                if status == TIMED_OUT:
                    return "killed", f"no end within {timeout:.0f} s"
                if status != 0:
                    failures = [line.strip() for line in output.splitlines() if line.startswith("✘ Test ")]
                    failures = [line for line in failures if "recorded" in line]
                    return "killed", failures[0][:EVIDENCE_LENGTH] if failures else f"exit status {status}"
        return "SURVIVED", "every test of " + ", ".join(suites(patch)) + " passes"
    finally:
        refresh_checkout()


def main() -> int:
    """Judges the selected mutants on top of tests that are green without them."""
    parser = argparse.ArgumentParser(description="Breaks the engine on purpose and expects its tests to notice.")
    parser.add_argument("names", nargs="*", help="mutants to judge (default: all)")
    parser.add_argument("--timeout", type=float, default=600, help="seconds that one run of the tests may take")
    parser.add_argument("--skip", help="tests to leave out, as a regular expression: those that fail without a mutant")
    parser.add_argument("--without-baseline", action="store_true", help="the unchanged tests were run just now")
    options = parser.parse_args()
    skipped = ("--skip", options.skip) if options.skip else ()

    patches = sorted(PATCHES.glob("*.patch"))
    if options.names:
        patches = [patch for patch in patches if patch.stem in options.names]
    if not patches:
        print(f"error: there is no such mutant in {PATCHES}", file=sys.stderr)
        return 1
    silent = [patch.stem for patch in patches if not suites(patch)]
    if silent:
        print(f"error: no line 'Tests: …' in {', '.join(silent)}", file=sys.stderr)
        return 1
    # Grouped by what they build, so that each copy is brought up to date once.
    patches.sort(key=suites)

    refresh_checkout()
    needed = {tests for patch in patches for tests in suites(patch)}
    for tests in sorted(set() if options.without_baseline else needed):
        print(f"baseline: building and testing the unchanged {tests}", flush=True)
        status, output = swift("test", tests, *skipped, timeout=3600)
        if status != 0:
            lines = output.splitlines()
            print("\n".join([line for line in lines if line.startswith("✘") or " error: " in line][:20] or lines[-20:]))
            print(f"error: {tests} fail without any mutant; there is nothing to judge by", file=sys.stderr)
            return 1

    verdicts: dict[str, int] = {}
    for patch in patches:
        started = time.monotonic()
        verdict, evidence = judge(patch, options.timeout, skipped)
        verdicts[verdict] = verdicts.get(verdict, 0) + 1
        print(f"{verdict:9} {patch.stem} ({time.monotonic() - started:.0f} s): {evidence}", flush=True)
    print("mutants: " + ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items())))
    return 0 if set(verdicts) == {"killed"} else 1


if __name__ == "__main__":
    sys.exit(main())
