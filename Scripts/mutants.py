#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Checks the tests: every patch of Tests/Mutants breaks one rule of the engine, and must turn the suite red.

A mutant is a unified diff `Tests/Mutants/<name>.patch`, with the rule that it breaks in the lines before the diff. It is
applied to a copy of the checkout, one at a time. Verdicts:

killed     the engine still compiles and its tests fail (or crash, or hang), which is what they are for;
SURVIVED   the tests pass although the rule is broken: a test is missing;
INVALID    the patch does not apply, or the engine does not compile with it: the mutant has to be written anew.

Exits 1 unless every mutant was killed. Names given on the command line select mutants.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATCHES = ROOT / "Tests" / "Mutants"
WORK = ROOT / ".build-mutants"
CHECKOUT = WORK / "checkout"
SCRATCH = WORK / "scratch"
SKIPPED = {"Artifacts", "__pycache__"}
SWIFT = ("--disable-default-traits", "--package-path", str(CHECKOUT), "--scratch-path", str(SCRATCH))


# Keeps git from taking the copy for a part of the repository around it.
ENVIRONMENT = {**os.environ, "GIT_CEILING_DIRECTORIES": str(WORK)}


def run(*command: str, timeout: float | None = None) -> tuple[int, str]:
    """Runs a command; returns its exit status and all it printed. A run that exceeds its time counts as failed."""
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=timeout,
            env=ENVIRONMENT,
        )
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired as expired:
        output = expired.stdout or b""
        return 124, output.decode(errors="replace") if isinstance(output, bytes) else output


def refresh_checkout() -> None:
    """Makes the copy equal to the working tree; unchanged files keep their time stamps, so that little is rebuilt."""
    mirror(ROOT, CHECKOUT)


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


def judge(patch: Path, timeout: float) -> tuple[str, str]:
    """Applies one mutant, builds, tests, and restores the copy; returns the verdict and what supports it."""
    status, output = run("git", "-C", str(CHECKOUT), "apply", str(patch))
    try:
        if status != 0:
            return "INVALID", output.strip()
        status, output = run("swift", "build", "--build-tests", *SWIFT)
        if status != 0:
            errors = [line for line in output.splitlines() if " error: " in line]
            return "INVALID", errors[0] if errors else "it does not compile"
        status, output = run("swift", "test", "--skip-build", *SWIFT, timeout=timeout)
        if status == 0:
            return "SURVIVED", "every test passes"
        if status == 124:
            return "killed", f"no end within {timeout:.0f} s"
        failures = [line.strip() for line in output.splitlines() if line.startswith("✘ Test ") and "recorded" in line]
        return "killed", failures[0][:160] if failures else f"exit status {status}"
    finally:
        refresh_checkout()


def main() -> int:
    """Judges the selected mutants on top of a suite that is green without them."""
    parser = argparse.ArgumentParser(description="Breaks the engine on purpose and expects its tests to notice.")
    parser.add_argument("names", nargs="*", help="mutants to judge (default: all)")
    parser.add_argument("--timeout", type=float, default=600, help="seconds that one run of the tests may take")
    options = parser.parse_args()

    patches = sorted(PATCHES.glob("*.patch"))
    if options.names:
        patches = [patch for patch in patches if patch.stem in options.names]
    if not patches:
        print(f"error: there is no such mutant in {PATCHES}", file=sys.stderr)
        return 1

    refresh_checkout()
    print("baseline: building and testing the unchanged engine", flush=True)
    status, output = run("swift", "test", *SWIFT, timeout=3600)
    if status != 0:
        print("\n".join(output.splitlines()[-40:]))
        print("error: the tests fail without any mutant; there is nothing to judge by", file=sys.stderr)
        return 1

    verdicts: dict[str, int] = {}
    for patch in patches:
        started = time.monotonic()
        verdict, evidence = judge(patch, options.timeout)
        verdicts[verdict] = verdicts.get(verdict, 0) + 1
        print(f"{verdict:9} {patch.stem} ({time.monotonic() - started:.0f} s): {evidence}", flush=True)
    print("mutants: " + ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items())))
    return 0 if set(verdicts) == {"killed"} else 1


if __name__ == "__main__":
    sys.exit(main())
