#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Documentation/Support.md: every SwiftUI name that people use or that is public here, with what works.

Facts come from three places: Documentation/Facts/api-usage.tsv and api-signatures.tsv say what 125 public apps write;
the symbol graphs of the built modules say what is there; a documentation line `- Support: partial: …` on a declaration
adds what neither can know. A name is full when every call shape in use fits a declaration and no line says otherwise.

Tests/OptionCensusTests/options.txt is written with it: what the census of options has to have a row for.
With --check both are compared instead of written, and two rules are checked: what is public has a name of Apple's
(Documentation/Facts/apple-names.tsv), and every public view modifier has a probe among the engine's tests.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from call_shapes import CallShape, accepts
from surface_checks import public_options, surface_violations, unprobed_modifiers
from symbol_graph import MODULES, Symbol, extract

ROOT = Path(__file__).resolve().parent.parent
FACTS = ROOT / "Documentation" / "Facts"
DOCUMENT = ROOT / "Documentation" / "Support.md"
OPTIONS = ROOT / "Tests" / "OptionCensusTests" / "options.txt"
SAMPLES = ROOT / "Apps" / "Samples"
ABSENT_SHOWN = 50

TYPES = {"struct", "class", "enum", "protocol", "typealias"}
MODIFIED = {"View", "Text", "Image", "Scene", "ToolbarContent", "DynamicViewContent", "ForEach", "TabContent"}

# What SwiftUI shows together with a module that an app imports beside it.
CROSS_IMPORTED = ("VitrinePhotosUI", "VitrineStoreKit")

# Kinds of api-usage.tsv that are SwiftUI's own names, and how each is found: a type, or a member of certain owners.
TYPE_KINDS = {
    "view", "shape", "type", "style-type", "gesture", "scene", "protocol", "wrapper", "builder"
}
MEMBER_KINDS: dict[str, set[str] | None] = {
    "modifier": MODIFIED,
    "image-modifier": {"Image"},
    "shape-modifier": {"Shape", "InsettableShape"},
    "font-modifier": {"Font"},
    "gesture-modifier": {"Gesture"},
    "transition-modifier": {"AnyTransition", "Transition"},
    "animation-modifier": {"Animation"},
    "animation": {"Animation"},
    "transition": {"AnyTransition", "Transition"},
    "path-function": {"Path"},
    "proxy-function": {"ScrollViewProxy"},
    "collection-function": {"MutableCollection", "RangeReplaceableCollection"},
    "static-function": None,
    "color": {"Color", "ShapeStyle"},
    "font": {"Font"},
    "env-key": {"EnvironmentValues"},
    "env-key-set": {"EnvironmentValues"},
}
# Names and call shapes that the counted apps or other frameworks declare (Charts, StoreKit, GraphicsContext …).
FOREIGN = {
    ("protocol", "ObservableObject"), ("protocol", "UIHostingController"), ("wrapper", "@FetchRequest"),
    ("env-key", r"\.modelContext"), ("env-key", r"\.managedObjectContext"), ("type", "FetchedResults"),
    ("env-key-set", r".environment(\.managedObjectContext)"),
}
FOREIGN_SHAPES = {
    "Color(hex:)", "Color(){}", "EmptyView(){}", "id(){}", "tag(id:)", "modifier(active:identity:)", "onChange(_:)",
    "padding(toLength:withPad:startingAt:)", "Color(nsColor:)", "Color(_:){}", "font()", "Image(systemSymbol:)",
    "Image(fromFileWithPath:sfSymbolBackup:)", "Image(){}", "Label(_:imageNamed:)", "Label(_:systemSymbol:)",
    "resizable(){}", "RoundedRectangle(){}", "fill(_:with:)", "stroke(_:with:lineWidth:)", "Circle(color:)", "shadow(_:)",
    "foregroundStyle(by:)", "position(forX:)", "position(by:axis:)", "hidden(_:)", ".named(_:bundle:)",
    "cornerRadius(_:style:)", "LinearGradient(){}", "frame(in:)",
}


@dataclass(frozen=True)
class Row:
    """A line of api-usage.tsv."""

    kind: str
    name: str
    apps: int
    uses: int

    @property
    def bare(self) -> str:
        r"""The name alone: `@State`, `\.locale`, `.easeIn`, `.environment(\.locale)` without their signs."""
        name = self.name
        if self.kind == "env-key-set":
            name = name.removeprefix(".environment(").removesuffix(")")
        return name.lstrip("@\\.#").split("(")[0]


@dataclass(frozen=True)
class Support:
    """What the table says of a row."""

    row: Row
    status: str
    covered: float
    missing: str = ""


def read_usage() -> list[Row]:
    """The rows of SwiftUI's own names, most used first."""
    rows = []
    for line in (FACTS / "api-usage.tsv").read_text().splitlines()[1:]:
        kind, name, apps, _, uses, *_ = line.split("\t")
        if (kind in TYPE_KINDS or kind in MEMBER_KINDS or kind in {"macro", "function"}) and (kind, name) not in FOREIGN:
            rows.append(Row(kind, name, int(apps), int(uses)))
    return sorted(rows, key=lambda row: (-row.uses, row.kind, row.name))


def read_shapes() -> dict[tuple[str, str], list[tuple[str, int]]]:
    """The call shapes in use with their counts, by kind and bare name."""
    shapes = defaultdict(list)
    for line in (FACTS / "api-signatures.tsv").read_text().splitlines()[1:]:
        kind, shape, _, uses = line.split("\t")
        if shape not in FOREIGN_SHAPES:
            shapes[kind, CallShape.parse(shape.lstrip(".#@")).name].append((shape, int(uses)))
    return shapes


class Surface:
    """The public symbols, found by the names that people write."""

    def __init__(self, symbols: list[Symbol]):
        self.types: dict[str, Symbol] = {}
        for symbol in symbols:
            if symbol.kind in TYPES and len(symbol.path) == 1:
                # A module that an app imports beside SwiftUI may have a type of the same name: `Transaction`.
                known = self.types.get(symbol.name)
                if known is None or (known.module in CROSS_IMPORTED and symbol.module not in CROSS_IMPORTED):
                    self.types[symbol.name] = symbol
        # Inside a conformance the alias of a protocol's member is written alone: `subviews: Subviews` in a Layout.
        for symbol in symbols:
            if symbol.kind == "typealias" and len(symbol.path) == 2:
                owner = self.types.get(symbol.path[0])
                if owner is not None and owner.kind == "protocol":
                    self.types.setdefault(symbol.name, symbol)
        self.macros = {symbol.name: symbol for symbol in symbols if symbol.kind == "macro"}
        self.members = defaultdict(list)
        self.functions = defaultdict(list)
        self.initialisers = defaultdict(list)
        for symbol in symbols:
            if symbol.unavailable or symbol.kind in TYPES:
                continue
            if len(symbol.path) == 1:
                self.functions[symbol.name].append(symbol)
            elif symbol.kind == "init":
                self.initialisers[symbol.path[0]].append(symbol)
            else:
                self.members[symbol.name].append(symbol)

    def declarations(self, row: Row) -> tuple[list[Symbol], list[Symbol]]:
        """The declarations behind a name, and those among them that take the arguments of a call."""
        name = row.bare
        if row.kind == "macro" or name in self.macros:
            found = [self.macros[name]] if name in self.macros else []
            return found, found
        if row.kind == "function":
            return self.functions[name], self.functions[name]
        if row.kind in TYPE_KINDS:
            found = [self.types[name]] if name in self.types else []
            return found, self.initialisers[name] if found else []
        owners = MEMBER_KINDS[row.kind]
        found = [symbol for symbol in self.members[name] if self.belongs(symbol, owners)]
        return found, found

    @staticmethod
    def belongs(symbol: Symbol, owners: set[str] | None) -> bool:
        """Whether a member is one of the owners' own; without owners, whether it can be written with a leading dot."""
        if owners is None:
            return symbol.kind.startswith("type.") or symbol.kind == "enum.case"
        return symbol.path[0] in owners


def judge(row: Row, surface: Surface, shapes: list[tuple[str, int]]) -> Support:
    """Full, partial with what is missing, or absent; and the uses that are covered."""
    found, callable_symbols = surface.declarations(row)
    if not found:
        return Support(row, "absent", 0)
    notes = sorted({symbol.marker for symbol in found if symbol.marker})
    missing, fitting, total = [], 0, 0
    for text, uses in shapes:
        shape = CallShape.parse(text.lstrip(".#@"))
        total += uses
        plain = not shape.labels and not shape.closures
        value = plain and any(symbol.kind.endswith("property") for symbol in found)
        if row.kind == "macro" or value or any(accepts(symbol.parameters, shape) for symbol in callable_symbols):
            fitting += uses
        else:
            missing.append(text.lstrip("#@"))
    covered = row.uses * (fitting / total if total else 1)
    if missing and fitting == 0:
        # A member of another type may have the name without being what the apps mean.
        if MEMBER_KINDS.get(row.kind, set()) is None:
            return Support(row, "absent", 0)
        notes.insert(0, "no call in use fits")
    if not missing and not notes:
        return Support(row, "full", covered)
    texts = [note.removeprefix("partial:").strip() for note in notes]
    if missing:
        shown = ", ".join(f"`{text}`" for text in missing[:6])
        texts.append(f"not {shown}" + (f" and {len(missing) - 6} rarer" if len(missing) > 6 else ""))
    return Support(row, "partial", covered, "; ".join(texts))


def unused_names(symbols: list[Symbol], rows: list[Row]) -> dict[str, list[str]]:
    """Public names that no counted app writes, by owner."""
    written = {row.bare for row in rows}
    found = defaultdict(set)
    for symbol in symbols:
        if symbol.name in written or symbol.name.startswith("_") or symbol.kind in {"init", "func.op"}:
            continue
        if symbol.name in {"body", "Body", "hash", "hashValue", "description"} or symbol.unavailable:
            continue
        note = f" ({symbol.marker})" if symbol.marker else ""
        found[symbol.owner or "top level"].add(f"`{symbol.name}`{note}")
    return {owner: sorted(names) for owner, names in sorted(found.items())}


def sample_apps(folder: Path = SAMPLES) -> tuple[int, list[str]]:
    """How many sample apps there are, and those whose walks know of something that does not work."""
    walks = folder / "Walks"
    names = sorted(path.name for path in folder.iterdir() if path.is_dir() and path != walks)
    return len(names), [name for name in names if "withKnownIssue" in (walks / f"{name}Walk.swift").read_text()]


def render(symbols: list[Symbol]) -> str:
    """The document."""
    rows = read_usage()
    shapes = read_shapes()
    surface = Surface(symbols)
    judged = [judge(row, surface, shapes.get((row.kind, row.bare), [])) for row in rows]
    uses = sum(row.uses for row in rows)
    covered = sum(support.covered for support in judged)
    counts = {status: sum(support.status == status for support in judged) for status in ("full", "partial", "absent")}
    samples, gaps = sample_apps()
    whole = f"{samples - len(gaps)} of {samples} sample apps (`Apps/Samples`) work"
    lines = [
        f"Covered: {100 * covered / uses:.1f} % of {uses:,} uses of SwiftUI's names in 125 public apps; of {len(rows)} "
        f"names {counts['full']} are full, {counts['partial']} partial, {counts['absent']} absent; {whole}"
        + (f", the walks of the others name what does not: {', '.join(gaps)}." if gaps else "."),
        "",
        "# What of SwiftUI works",
        "",
        "Generated by `make support`; do not edit. A name is *full* when every call shape that the apps use fits a "
        "declaration here (labels, not types, are compared) and no `Support:` line of its documentation restricts it; "
        "*partial* says what is missing. Uses are occurrences in `Facts/api-usage.tsv`.",
        "",
        f"## The next {ABSENT_SHOWN} absent names",
        "",
        "| name | kind | apps | uses |",
        "|---|---|---:|---:|",
    ]
    absent = [support.row for support in judged if support.status == "absent"]
    lines += [f"| `{row.name}` | {row.kind} | {row.apps} | {row.uses} |" for row in absent[:ABSENT_SHOWN]]
    lines += ["", "## Names in use that are here", "", "| name | kind | apps | uses | status |", "|---|---|---:|---:|---|"]
    for support in judged:
        if support.status != "absent":
            row = support.row
            status = support.status + (f": {support.missing}" if support.missing else "")
            lines.append(f"| `{row.name}` | {row.kind} | {row.apps} | {row.uses} | {status} |")
    lines += ["", "## Further names that are here", ""]
    lines += [f"- {owner}: {', '.join(names)}" for owner, names in unused_names(symbols, rows).items()]
    return "\n".join(lines) + "\n"


def report(title: str, findings: list[str]) -> bool:
    """Prints findings; says whether there were any."""
    if findings:
        print(f"error: {title}", file=sys.stderr)
        for finding in findings:
            print(f"       {finding}", file=sys.stderr)
    return bool(findings)


def main() -> int:
    """Writes or checks the document."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--products", type=Path, required=True, help="the build's product folder, with Modules/ in it")
    parser.add_argument("--check", action="store_true", help="change nothing; fail when something does not hold")
    options = parser.parse_args()

    symbols = extract(options.products)
    text = render(extract(options.products, MODULES + CROSS_IMPORTED))
    census = "".join(f"{option}\n" for option in public_options(symbols))
    if not options.check:
        OPTIONS.write_text(census)
        DOCUMENT.write_text(text)
        print(f"{DOCUMENT.relative_to(ROOT)}: written\n{text.splitlines()[0]}")
        return 0

    committed = DOCUMENT.read_text() if DOCUMENT.exists() else ""
    changes = list(difflib.unified_diff(committed.splitlines(), text.splitlines(), "committed", "generated", lineterm="", n=0))
    failed = report("Documentation/Support.md is out of date; run: make support", changes[:40])
    written = OPTIONS.read_text() if OPTIONS.exists() else ""
    failed |= report(
        "Tests/OptionCensusTests/options.txt is out of date; run: make support, and write the rows that its tests miss",
        sorted(set(written.splitlines()) ^ set(census.splitlines())),
    )
    failed |= report(
        "public names that Apple does not have; make them `package`, or add them to Documentation/Facts/apple-names.tsv",
        surface_violations(symbols, FACTS),
    )
    failed |= report(
        "public view modifiers without a probe in Tests", unprobed_modifiers(symbols, ROOT / "Tests")
    )
    if not failed:
        print(text.splitlines()[0])
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
