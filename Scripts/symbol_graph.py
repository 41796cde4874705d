# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Reads what the engine's modules offer publicly, from the products of a build.

`swift symbolgraph-extract` answers from .swiftmodule and .swiftdoc in a fifth of a second per module; nothing is compiled.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

# The modules whose public names are what `import SwiftUI` shows.
MODULES = ("VitrineLayout", "VitrineCore", "VitrineComponents", "VitrineCombine", "SwiftUI")

# A marker goes on in the lines after it that are indented as the text of a list item.
MARKER = re.compile(r"^\s*[-*]\s*Support:\s*(?P<text>.+(?:\n[ \t]+\S.*)*)$", re.MULTILINE)


@dataclass(frozen=True)
class Parameter:
    """One parameter of a function or initialiser, as far as a call sees it."""

    label: str
    is_optional: bool
    is_closure: bool


@dataclass(frozen=True)
class Symbol:
    """A public declaration."""

    module: str
    kind: str
    path: tuple[str, ...]
    declaration: str
    unavailable: bool
    marker: str | None
    source: str
    parameters: tuple[Parameter, ...] = field(default=())
    # Whether a protocol's extension has it for one conforming type: what is written with a leading dot for a style.
    stands_for_type: bool = False
    deprecated: bool = False

    @property
    def name(self) -> str:
        """The last part of the path, without argument labels."""
        return base_name(self.path[-1])

    @property
    def owner(self) -> str:
        """The type that declares it; empty at the top level."""
        return ".".join(self.path[:-1])

    @property
    def qualified(self) -> str:
        """The path without argument labels: `View.padding`."""
        return ".".join([*self.path[:-1], self.name])


def base_name(component: str) -> str:
    """`padding(_:_:)` → `padding`; an operator keeps its characters."""
    return component.split("(", 1)[0] if not component.startswith("(") else component


def split_top_level(text: str) -> list[str]:
    """Splits at commas outside brackets; the `>` of an arrow closes nothing."""
    parts, depth, current = [], 0, ""
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        if character == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    return [part.strip() for part in [*parts, current] if part.strip()]


def argument_list(declaration: str, name: str) -> str:
    """What stands between the parentheses of a function's or initialiser's parameters."""
    head = re.search(rf"(?:\bfunc\s+{re.escape(name)}|\b{re.escape(name)}[?!]?)\s*(?:<[^(]*>)?\(", declaration)
    if not head:
        return ""
    depth = 1
    for end in range(head.end(), len(declaration)):
        depth += {"(": 1, ")": -1}.get(declaration[end], 0)
        if depth == 0:
            return declaration[head.end() : end]
    return ""


def parameters(declaration: str, name: str) -> tuple[Parameter, ...]:
    """The parameters that a declaration names, with what may be left out and what may trail."""
    found = []
    for part in split_top_level(argument_list(declaration, name)):
        names, _, type_text = part.partition(":")
        words = [word for word in names.split() if not word.startswith("@")]
        label = words[0] if words else "_"
        type_only = type_text.split(" = ", 1)[0]
        found.append(
            Parameter(label, " = " in type_text or type_only.rstrip().endswith("..."), "->" in type_only)
        )
    return tuple(found)


def parse(graph: dict, module: str) -> list[Symbol]:
    """The symbols of one graph file; what a type merely inherits from a protocol is left out."""
    symbols = []
    for raw in graph["symbols"]:
        if "::SYNTHESIZED::" in raw["identifier"]["precise"]:
            continue
        declaration = "".join(fragment["spelling"] for fragment in raw["declarationFragments"])
        declaration = " ".join(declaration.split())
        documentation = "\n".join(line["text"] for line in raw.get("docComment", {}).get("lines", []))
        marker = MARKER.search(documentation)
        path = tuple(raw["pathComponents"])
        kind = raw["kind"]["identifier"].removeprefix("swift.")
        name = base_name(path[-1])
        takes_arguments = kind in {"method", "type.method", "init", "func", "macro", "subscript", "enum.case"}
        symbols.append(
            Symbol(
                module=module,
                kind=kind,
                path=path,
                declaration=declaration,
                unavailable=any(
                    entry.get("isUnconditionallyUnavailable") for entry in raw.get("availability", [])
                ),
                marker=" ".join(marker["text"].split()) if marker else None,
                source=raw.get("location", {}).get("uri", ""),
                parameters=parameters(declaration, name) if takes_arguments else (),
                deprecated=any(entry.get("isUnconditionallyDeprecated") for entry in raw.get("availability", [])),
                stands_for_type=any(
                    constraint["kind"] == "sameType" and constraint["lhs"] == "Self"
                    for constraint in [
                        *raw.get("swiftExtension", {}).get("constraints", []),
                        *raw.get("swiftGenerics", {}).get("constraints", []),
                    ]
                ),
            )
        )
    return symbols


@cache
def triple() -> str:
    """The toolchain's own target."""
    answer = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(answer.stdout)["target"]["unversionedTriple"]


@cache
def system_libraries() -> list[str]:
    """How the C modules of Package.swift are found: their module maps, and the headers of the libraries behind them."""
    maps = sorted((Path(__file__).resolve().parent.parent / "Sources").glob("*/module.modulemap"))
    libraries = ["pangocairo", "libpng", "libjpeg", "zlib", "libcrypto", "libcurl"]
    answer = subprocess.run(["pkg-config", "--cflags-only-I", *libraries], capture_output=True, text=True, check=True)
    options = [f"-fmodule-map-file={modulemap}" for modulemap in maps] + answer.stdout.split()
    return [word for option in options for word in ("-Xcc", option)]


def emit(products: Path, module: str, folder: Path, *options: str) -> list[Path]:
    """Writes the graphs of a built module's public symbols into a folder: its own, and those of types that it extends."""
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple(), "-output-dir", str(folder)]
    command += ["-minimum-access-level", "public", "-I", str(products / "Modules"), *system_libraries(), *options]
    for modulemap in sorted(products.glob("*.build/module.modulemap")):
        # What macros and plugins are built for stands beside what apps are.
        if modulemap.parent.name.endswith("-tool.build"):
            continue
        command += ["-Xcc", f"-fmodule-map-file={modulemap}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"symbolgraph-extract cannot read {module}:\n{done.stderr.strip()}")
    graphs = sorted(folder.glob(f"{module}*.symbols.json"))
    return [graph for graph in graphs if graph.name.split(".")[0].split("@")[0] == module]


def extract(products: Path, modules: tuple[str, ...] = MODULES) -> list[Symbol]:
    """The public symbols of the built modules, those of extensions of other modules' types included.

    They are sorted by path and declaration; what several modules declare alike stands in the order of the modules.
    """
    symbols: list[Symbol] = []
    with tempfile.TemporaryDirectory() as folder:
        for module in modules:
            for graph in emit(products, module, Path(folder)):
                symbols += parse(json.loads(graph.read_text()), module)
    return sorted(
        set(symbols),
        key=lambda symbol: (
            symbol.path, symbol.declaration, modules.index(symbol.module), symbol.kind, symbol.source, symbol.marker or ""
        ),
    )
