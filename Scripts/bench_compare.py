# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Compares the benchmarks of a commit with those of the working tree, in alternating rounds.

bench_compare.py REF [--rounds N] [group ...] builds Benchmarks/ twice, at REF in a worktree below .cache and here, and runs
each group in a process of its own: before, after, after, before and so on, so that a machine that becomes slower does so for
both. Prints one JSON line per measurement: the least and the median value of both, and the change of the least in percent.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
GROUPS = ["sessions", "rows", "render", "census", "layout", "data", "pictures"]

Rounds = dict[str, list[float]]


def order(rounds: int) -> list[str]:
    """Which side runs when: each round runs both, and begins with the one that the last round ended with."""
    sides = ["before", "after"]
    return [side for number in range(rounds) for side in (sides if number % 2 == 0 else reversed(sides))]


def compared(before: Rounds, after: Rounds, units: dict[str, str]) -> list[dict]:
    """One entry for each measurement that both sides have, in the order of `before`."""
    lines = []
    for name, values in before.items():
        if name not in after:
            continue
        old, new = min(values), min(after[name])
        lines.append({
            "name": name, "unit": units[name],
            "before": {"least": old, "median": statistics.median(values)},
            "after": {"least": new, "median": statistics.median(after[name])},
            "change": round((new - old) / old * 100, 1) if old else None,
        })
    return lines


def build_every_trait(manifest: pathlib.Path) -> None:
    """Lets the benchmarks of an early commit, which names no packages' versions, be built with all of the engine.

    They import VitrineWeb and ask for the engine without its server, which SwiftPM 6.3 then leaves out.
    """
    manifest.write_text(manifest.read_text().replace('.package(path: "..", traits: [])', '.package(path: "..")'))


def build(folder: pathlib.Path) -> pathlib.Path:
    """The program of the benchmarks in a checkout, built for release."""
    is_pinned = (folder / "Benchmarks/Package.resolved").exists()
    if not is_pinned:
        build_every_trait(folder / "Benchmarks/Package.swift")
    pinned = ["--force-resolved-versions"] if is_pinned else []
    command = [
        "swift", "build", *pinned, "-c", "release", "--package-path", str(folder / "Benchmarks"),
        "--scratch-path", str(folder / ".build-bench"),
    ]
    subprocess.run(command, check=True, stdout=sys.stderr)
    path = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(path) / "Benchmarks"


def checkout(reference: str) -> pathlib.Path:
    """A worktree at a commit; one that is there already is moved to it, so that little is built anew."""
    folder = ROOT / ".cache/bench-before"
    git = ["git", "-C", str(ROOT)]
    commit = subprocess.run(
        [*git, "rev-parse", "--verify", f"{reference}^{{commit}}"], check=True, capture_output=True, text=True
    ).stdout.strip()
    if (folder / ".git").exists():
        subprocess.run(["git", "-C", str(folder), "checkout", "--quiet", "--detach", "--force", commit], check=True)
    else:
        subprocess.run([*git, "worktree", "prune"], check=True)
        subprocess.run([*git, "worktree", "add", "--quiet", "--detach", str(folder), commit], check=True)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("reference", help="the commit that is compared with, e.g. main~10")
    parser.add_argument("groups", nargs="*", metavar="group", help=f"all of {', '.join(GROUPS)} otherwise")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    unknown = set(arguments.groups) - set(GROUPS)
    if unknown or arguments.rounds < 1:
        parser.error(f"no group {sorted(unknown)}" if unknown else "at least one round is needed")
    programs = {"before": build(checkout(arguments.reference)), "after": build(ROOT)}
    for group in arguments.groups or GROUPS:
        values: dict[str, Rounds] = {"before": {}, "after": {}}
        units: dict[str, str] = {}
        for side in order(arguments.rounds):
            output = subprocess.run([programs[side], group], check=True, capture_output=True, text=True).stdout
            for line in map(json.loads, output.splitlines()):
                values[side].setdefault(line["name"], []).append(line["value"])
                units[line["name"]] = line["unit"]
        for line in compared(values["before"], values["after"], units):
            print(json.dumps(line, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
