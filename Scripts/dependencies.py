# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Holds the folders of the engine's modules against their order.

Scripts/folder_order.json lists the folders of each module from the lowest to the highest, and the references that point
upwards all the same, as the number of pairs of files. A reference upwards that is not listed is a mistake; the numbers
may only go down.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from index_store import IndexStore, Reference

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "Sources"
ORDER = Path(__file__).with_name("folder_order.json")
# What a user of the command is told at the end of each complaint.
REMEDY = "Move the file down, or let the upper folder bring what the lower one needs (Documentation/Architecture.md)."


class Folders:
    """The references between the folders of one module."""

    def __init__(self, module: str, references: Iterable[Reference], sources: Path = SOURCES) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.pairs: dict[tuple[str, str], set[tuple[str, str]]] = defaultdict(set)
        for reference in references:
            source = reference.source.relative_to(sources).parts
            target = reference.target.relative_to(sources).parts
            if source[0] != module or target[0] != module or min(len(source), len(target)) < 3:
                continue
            if source[1] != target[1]:
                edge = (source[1], target[1])
                self.counts[edge] += reference.count
                self.pairs[edge].add(("/".join(source[1:]), "/".join(target[1:])))

    @property
    def names(self) -> set[str]:
        return {name for edge in self.counts for name in edge}

    def upward(self, order: list[str]) -> dict[tuple[str, str], set[tuple[str, str]]]:
        """The pairs of files that refer upwards, by their folders."""
        place = {name: index for index, name in enumerate(order)}
        return {edge: pairs for edge, pairs in self.pairs.items() if place[edge[0]] < place[edge[1]]}

    def matrix(self, order: list[str]) -> str:
        """Rows refer to columns. What stands right of the diagonal points upwards."""
        width = max(len(name) for name in order)
        lines = [" " * width + "".join(f"{index + 1:>6}" for index in range(len(order)))]
        for index, row in enumerate(order):
            cells = ((self.counts.get((row, column), 0) or "") if row != column else "·" for column in order)
            lines.append(f"{row:<{width}}" + "".join(f"{cell:>6}" for cell in cells) + f"  {index + 1}")
        return "\n".join(lines)


def complaints(module: str, folders: Folders, order: list[str], allowed: dict[str, int]) -> list[str]:
    """One sentence for each folder without a place, and for each edge that points upwards more often than it may."""
    unknown = sorted(folders.names - set(order))
    if unknown:
        return [f"{module}: {', '.join(unknown)} has no place in {ORDER.name}."]
    found = []
    for (low, high), pairs in sorted(folders.upward(order).items()):
        limit = allowed.get(f"{low} -> {high}", 0)
        if len(pairs) > limit:
            examples = "; ".join(f"{source} -> {target}" for source, target in sorted(pairs))
            found.append(
                f"{module}: {low} refers upwards to {high} in {len(pairs)} pairs of files, {limit} are allowed: {examples}"
            )
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dependencies", description=__doc__.splitlines()[0])
    parser.add_argument("modules", nargs="*", help="modules with folders; all of folder_order.json without")
    parser.add_argument("--check", action="store_true", help="fail where references upwards are more than allowed")
    parser.add_argument("--write", action="store_true", help="write today's numbers of references upwards")
    parser.add_argument("--build", type=Path, default=ROOT / ".build" / "debug", help="a debug build's folder")
    options = parser.parse_args(arguments)
    table = json.loads(ORDER.read_text())
    try:
        references = IndexStore(options.build).references(SOURCES)
    except (FileNotFoundError, RuntimeError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    wrong: list[str] = []
    for module in options.modules or list(table):
        if module not in table:
            parser.error(f"{module} is not in {ORDER.name}.")
        folders, order = Folders(module, references), table[module]["order"]
        if not folders.counts:
            wrong.append(f"{module}: the index has no references; build the engine's tests first.")
            continue
        found = complaints(module, folders, order, table[module]["upward"])
        if options.write and not folders.names - set(order):
            upward = folders.upward(order)
            table[module]["upward"] = {f"{low} -> {high}": len(upward[low, high]) for low, high in sorted(upward)}
        elif options.check:
            wrong += found
        else:
            upward = sum(folders.counts[edge] for edge in folders.upward(order))
            print(f"{module}: {sum(folders.counts.values())} references between folders, {upward} upwards")
            print(folders.matrix(order) + "\n")
    if options.write:
        ORDER.write_text(json.dumps(table, indent=2) + "\n")
    for sentence in wrong:
        print(f"error: {sentence}", file=sys.stderr)
    if wrong:
        print(REMEDY, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
