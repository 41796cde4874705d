# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Three rules about what the engine's modules make public.

1. Public means that Apple has this name. Known names: what apps write (api-usage.tsv, api-signatures.tsv), and
   Documentation/Facts/apple-names.tsv, one qualified name or pattern a line (`Alignment.topLeading`, `Path.*`). A name
   that begins with an underscore is hardly ever Apple's: there the second column says why it has to be public.
2. Every public view modifier has a probe: a test that shows that applying it changes something.
3. Every public option (a case, or what is written with a leading dot) stands in Tests/OptionCensusTests/options.txt;
   the tests there demand a row for each, and of each row an effect or a diagnostic.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

from symbol_graph import Symbol

# What a declaration has because of a protocol that Apple's declares as well.
CONFORMANCES = {
    "init", "body", "Body", "==", "<", "hash", "hashValue", "description", "debugDescription", "encode", "id", "ID",
    "makeBody", "Element", "ArrayLiteralElement", "RawValue", "rawValue", "allCases", "AllCases", "path",
    "AnimatableData", "animatableData", "startIndex", "endIndex", "subscript", "Index", "SubSequence", "Iterator",
    "Indices", "wrappedValue", "projectedValue", "Value", "defaultValue", "reduce", "resolve", "Resolved", "Key",
    "StringLiteralType", "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType", "Configuration", "update",
    "buildBlock", "buildExpression", "buildIf", "buildEither", "buildOptional", "buildLimitedAvailability",
}


def read_names(facts: Path) -> tuple[set[str], dict[str, str]]:
    """Bare names that apps write, and the qualified names of apple-names.tsv with their reasons."""
    written: set[str] = set()
    for file in ("api-usage.tsv", "api-signatures.tsv"):
        for line in (facts / file).read_text().splitlines()[1:]:
            text = line.split("\t")[1]
            written.update(re.findall(r"[A-Za-z]\w*", text))
    listed = {}
    for line in (facts / "apple-names.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            name, _, reason = line.partition("\t")
            listed[name] = reason
    return written, listed


def is_known(symbol: Symbol, written: set[str], listed: dict[str, str]) -> bool:
    """Whether Apple has this name, or the list says why it has to be public."""
    for pattern, reason in listed.items():
        if fnmatchcase(symbol.qualified, pattern):
            return not symbol.name.startswith("_") or bool(reason.strip())
    if symbol.name.startswith("_"):
        return False
    if symbol.name in CONFORMANCES and len(symbol.path) > 1:
        return True
    return symbol.name in written


def surface_violations(symbols: list[Symbol], facts: Path) -> list[str]:
    """The public symbols that are not Apple's, each once; members of an unknown type are covered by the type."""
    written, listed = read_names(facts)
    found: set[str] = set()
    for symbol in sorted(symbols, key=lambda symbol: len(symbol.path)):
        parents = {".".join(symbol.path[:depth]) for depth in range(1, len(symbol.path))}
        # Members follow their type: reported with it, or covered by its reason.
        if parents & found or any(parent.split(".")[-1].startswith("_") for parent in parents):
            continue
        if not is_known(symbol, written, listed):
            found.add(symbol.qualified)
    return sorted(found)


def unprobed_modifiers(symbols: list[Symbol], tests: Path) -> list[str]:
    """Public functions of View that no probe suite names.

    Probe suites are the files in folders named Probes and the files whose names contain "Probe" or end in
    "ModifierTests"; a modifier counts as named when one of them calls `.name(` or `.name {`.
    """
    text = "\n".join(
        file.read_text()
        for file in sorted(tests.rglob("*.swift"))
        if "Probes" in file.parts or "Probe" in file.stem or file.stem.endswith("ModifierTests")
    )
    called = set(re.findall(r"\.(\w+)\s*[({]", text))
    modifiers = {
        symbol.name
        for symbol in symbols
        if symbol.kind == "method" and symbol.path[0] == "View" and not symbol.unavailable
        and "some View" in symbol.declaration
    }
    return sorted(name for name in modifiers - called if not name.startswith("_"))


# The one object of a kind is no choice between several.
SHARED_OBJECTS = {"UIApplication.shared", "UIDevice.current", "UIPasteboard.general", "UIScreen.main", "UITraitCollection.current"}
# Types with properties of the type itself that say something else: wrappers, numbers.
NO_OPTIONS = {"AccessibilityFocusState", "Bindable", "Binding", "FocusState", "GestureState", "Double", "LocalizedStringResource"}


def value_type(symbol: Symbol) -> str:
    """What a static property or method answers, without generic arguments: `Edge.Set` of `static let all: Edge.Set`."""
    text = symbol.declaration.split(" where ")[0]
    if symbol.kind == "type.method":
        text = text.rpartition("->")[2]
    else:
        text = re.sub(r"\{.*", "", text).partition(":")[2]
    text = text.split("=")[0].strip()
    while "<" in text:
        plain = re.sub(r"<[^<>]*>", "", text)
        if plain == text:
            break
        text = plain
    return text


def is_option(symbol: Symbol) -> bool:
    """Whether an app chooses it by its name: an enum's case, or a constant of a type or of a protocol's extension."""
    if symbol.unavailable or symbol.deprecated or symbol.qualified in SHARED_OBJECTS:
        # Of what is deprecated the compiler says what to write instead.
        return False
    if symbol.kind == "enum.case":
        return True
    if symbol.owner == "Never":
        return False
    if symbol.kind == "property":
        # What makes another option of one: `.circle.fill`.
        return value_type(symbol) == symbol.owner and symbol.qualified.split(".")[0] not in NO_OPTIONS
    if symbol.kind not in {"type.property", "type.method"} or symbol.declaration.startswith("class func"):
        return False
    return symbol.stands_for_type or value_type(symbol) == symbol.owner


def public_options(symbols: list[Symbol]) -> list[str]:
    """The options' names with their types and argument labels: `ControlSize.mini`, `Axis.Set.vertical`."""
    return sorted({".".join(symbol.path) for symbol in symbols if is_option(symbol)})
