# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Lists declarations of the engine that nothing uses: `Scripts/unused`.

The uses are in the indexes of two debug builds, the engine's with its tests and the apps'. What is used by unused
declarations alone, or by itself, is unused too. Declarations that only tests use stand in a list of their own.

Left out is what is used without a name: requirements of protocols and what fulfils or overrides something, public
declarations (they are Apple's names), what the linker, the compiler or a decoder looks for, and cases of enumerations
with raw values. A stored property that takes part in a synthesized `==` alone counts as unused: look before deleting.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from index_store import (
    ACCESSOR_OF,
    CHILD_OF,
    CONTAINED_BY,
    DEFINITION,
    EXTENDED_BY,
    OVERRIDE_OF,
    REFERENCE,
    IndexStore,
    Occurrence,
)

ROOT = Path(__file__).resolve().parents[1]
# Values of indexstore_symbol_kind_t for what is listed, with their names.
KINDS = {
    5: "enum",
    6: "struct",
    7: "class",
    8: "protocol",
    11: "type alias",
    12: "function",
    13: "variable",
    15: "case",
    16: "method",
    17: "class method",
    18: "static method",
    19: "property",
    20: "class property",
    21: "static property",
    22: "initializer",
}
PROTOCOL = 8
ALIAS = 11
CASE = 15
# Attributes by which somebody else than Swift code finds a declaration, and those of members that the compiler calls.
FOUND_OTHERWISE = re.compile(
    r"@(?:main|used|section|_cdecl|_silgen_name|c\b|_dynamicReplacement|resultBuilder|dynamicMemberLookup|propertyWrapper"
    r"|usableFromInline)"
    r"|\bpublic\b|\bopen\b"
)
CALLED_BY_COMPILER = re.compile(
    r"^(?:build\w+|wrappedValue|projectedValue|callAsFunction|dynamicallyCall|subscript|deinit|hash|encode|CodingKeys"
    r"|append(?:Literal|Interpolation)|makeBody|main)\b|^init\((?:from|rawValue|wrappedValue|projectedValue|stringLiteral"
    r"|integerLiteral|stringInterpolation|literalCapacity)\b|^[^\w`]"
)
RAW_VALUES = re.compile(
    r"\benum\s+\w+\s*:[^{]*\b(?:String|Character|U?Int(?:8|16|32|64)?|Double|CodingKey|CaseIterable)\b"
)


@dataclass
class Declaration:
    """A declaration in the engine's sources."""

    usr: str
    name: str
    kind: int
    path: Path
    line: int
    parents: list[str] = field(default_factory=list)


class Uses:
    """Declarations and what refers to what."""

    def __init__(self, occurrences: Iterable[Occurrence], is_source: Callable[[Path], bool]) -> None:
        self.declarations: dict[str, Declaration] = {}
        # What is referred to, with the file and the declaration around it.
        self.uses: set[tuple[Path, str | None, str]] = set()
        # What stands for another symbol: an accessor for its property, an extension for the type.
        self.stands_for: dict[str, str] = {}
        # Requirements and what fulfils them, what overrides and is overridden.
        self.linked: set[str] = set()
        for one in occurrences:
            around: str | None = None
            parents: list[str] = []
            for roles, usr in one.relations:
                if roles & ACCESSOR_OF:
                    self.stands_for[one.usr] = usr
                if roles & EXTENDED_BY:
                    self.stands_for[usr] = one.usr
                if roles & OVERRIDE_OF:
                    # The place of a conformance tells of what fulfils it elsewhere.
                    self.linked |= {usr, one.usr}
                if roles & CHILD_OF:
                    parents.append(usr)
                if roles & CONTAINED_BY:
                    around = usr
            if one.roles & DEFINITION and is_source(one.path):
                known = self.declarations.setdefault(one.usr, Declaration(one.usr, one.name, one.kind, one.path, one.line))
                known.parents += parents
            if one.roles & REFERENCE:
                self.uses.add((one.path, around, one.usr))

    def resolved(self, usr: str) -> str:
        """The type of an extension, the property of an accessor; otherwise the symbol itself."""
        return self.stands_for.get(usr, usr)

    def unused(self, is_left_out: Callable[[Declaration], bool], is_test: Callable[[Path], bool]) -> tuple[set[str], set[str]]:
        """The symbols that nothing uses, and those that nothing but tests uses, the former among them."""
        listed = {
            usr
            for usr, one in self.declarations.items()
            if usr not in self.stands_for
            and usr not in self.linked
            and not self._is_requirement(one)
            and not is_left_out(one)
        }
        return listed - self._live(listed, lambda path: True), listed - self._live(listed, lambda path: not is_test(path))

    def _is_requirement(self, one: Declaration) -> bool:
        return any(parent in self.declarations and self.declarations[parent].kind == PROTOCOL for parent in one.parents)

    def _live(self, listed: set[str], counts: Callable[[Path], bool]) -> set[str]:
        """What is reached from outside, in one pass over all uses.

        A type lives when one of its members does; what is not listed lives when its type does.
        """
        reached: dict[str, list[str]] = defaultdict(list)
        waiting: list[str] = []
        for path, around, target in self.uses:
            source = None if around is None else self.resolved(around)
            if source in self.declarations:
                if source != self.resolved(target):
                    reached[source].append(self.resolved(target))
            elif counts(path):
                waiting.append(self.resolved(target))
        for usr, one in self.declarations.items():
            parents = [self.resolved(parent) for parent in one.parents]
            parents = [parent for parent in parents if parent in self.declarations]
            reached[usr] += parents
            if usr in listed:
                continue
            for parent in parents:
                reached[parent].append(usr)
            if not parents:
                waiting.append(usr)
        live: set[str] = set()
        while waiting:
            usr = waiting.pop()
            if usr not in live:
                live.add(usr)
                waiting += reached.get(usr, ())
        return live


class Texts:
    """What the text of a declaration says of it."""

    def __init__(self) -> None:
        self.lines: dict[Path, list[str]] = {}

    def head(self, one: Declaration) -> str:
        """The declaration's line and the attributes above it."""
        if one.path not in self.lines:
            self.lines[one.path] = one.path.read_text().splitlines()
        # A build of before may know of more lines.
        lines = self.lines[one.path]
        first = min(one.line, len(lines)) - 1
        while first > 0 and lines[first - 1].lstrip().startswith("@"):
            first -= 1
        return "\n".join(lines[first : one.line])

    def is_left_out(self, one: Declaration, uses: Uses) -> bool:
        if one.kind not in KINDS or CALLED_BY_COMPILER.search(one.name) or not self.is_written(one):
            return True
        around = [uses.declarations[parent] for parent in one.parents if parent in uses.declarations]
        if FOUND_OTHERWISE.search(self.head(one)) or self.is_public_extension(one):
            return True
        # Keys of a decoder, and attributes that are found by reflection.
        if any(parent.name == "CodingKeys" or "AttributeScope" in self.head(parent) for parent in around):
            return True
        if one.kind != CASE:
            return False
        return any(RAW_VALUES.search(self.head(parent)) or FOUND_OTHERWISE.search(self.head(parent)) for parent in around)

    def is_written(self, one: Declaration) -> bool:
        """Whether the declaration stands in the source, and is not made up by the compiler or a macro."""
        lines = self.head(one).splitlines()
        name = re.split(r"[(:]", one.name)[0]
        # A parameter of a generic type is indexed as an alias.
        words = rf"\btypealias\s+{name}\b" if one.kind == ALIAS else rf"\b{re.escape(name)}\b"
        return bool(lines) and bool(name) and re.search(words, lines[-1]) is not None

    def is_public_extension(self, one: Declaration) -> bool:
        """Whether the nearest extension above gives its members its own access."""
        lines = self.lines[one.path]
        for line in reversed(lines[: one.line]):
            if re.match(r"(?:@\w+(?:\([^)]*\))?\s+)*(?:public\s+)?extension\b", line):
                return line.lstrip().startswith("public")
            if line.startswith("}"):
                return False
        return False


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="unused", description=__doc__.splitlines()[0])
    parser.add_argument("build", type=Path, help="a build's folder, such as .build/debug")
    options = parser.parse_args(arguments)
    occurrences = IndexStore(options.build.resolve()).occurrences(ROOT)
    uses = Uses(occurrences, lambda path: (ROOT / "Sources") in path.parents)
    texts = Texts()

    def is_test(path: Path) -> bool:
        return any(part == "Tests" or part.endswith("Tests") for part in path.relative_to(ROOT).parts[:-1])

    nothing, tests = uses.unused(lambda one: texts.is_left_out(one, uses), is_test)

    def tell(title: str, found: set[str]) -> None:
        print(f"{title}: {len(found)}")
        for one in sorted((uses.declarations[usr] for usr in found), key=lambda one: (str(one.path), one.line)):
            print(f"  {one.path.relative_to(ROOT)}:{one.line}: {KINDS[one.kind]} {one.name}")

    tell("used by nothing", nothing)
    tell("used by tests alone", tests - nothing)
    return 1 if nothing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
