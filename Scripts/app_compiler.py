# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Type-checks sources as those of an app are compiled: with the flags that SwiftPM gave one, Counter if no other.

Nothing of what its build folder holds beside is at hand: only the modules that an app's package gets from Vitrine.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"

# The modules that an app can import or that those load. What only the server is made of is not among them, nor are tests.
MODULES = re.compile(
    r"SwiftUI|SnapshotTesting|OpenCombine\w*|_Testing_\w+|GRDB|_?Crypto\w*"
    r"|Vitrine(?!Server$|Launch$|Gallery$|Web$|Macro|\w*Tests$)\w*"
)

# Of what the compiler is asked for in a build, a type check wants nothing.
_DROPPED = {
    "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
    "-parseable-output", "-g", "-index-ignore-system-modules", "-warnings-as-errors", "-enable-testing",
}  # fmt: skip
_DROPPED_WITH_VALUE = {
    "-module-name", "-emit-module-path", "-output-file-map", "-index-store-path", "-I", "-package-name",
}  # fmt: skip

_DIAGNOSTIC = re.compile(
    r"^(?P<file>[^:\n]+):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|warning|remark): (?P<text>.*)$", re.MULTILINE
)


class NotBuilt(Exception):
    """The apps have not been built, so that nobody knows how they would be compiled."""


@dataclass(frozen=True)
class Diagnostic:
    """One sentence of the compiler about a line."""

    file: str
    line: int
    column: int
    kind: str
    text: str


def counter_arguments(build: Path = BUILD) -> list[str]:
    """The compiler's whole command line for the app Counter, from SwiftPM's plan."""
    plan = build / "debug.yaml"
    if not plan.is_file():
        raise NotBuilt(f"{plan} is not there: build the apps first (Scripts/compat does)")
    found = re.search(r'args: (\["[^\n]*"-module-name","Counter"[^\n]*\])', plan.read_text())
    if found is None:
        raise NotBuilt(f"{plan} does not say how Counter is compiled")
    return json.loads(found.group(1))


def language_flags(arguments: list[str]) -> list[str]:
    """What of a command line of a build says how sources are understood, and not what is made of them."""
    kept: list[str] = []
    rest = iter(arguments[1:])
    for word in rest:
        if word in ("-Xcc", "-Xfrontend"):
            value = next(rest)
            if value == "-entry-point-function-name":
                next(rest), next(rest)
                continue
            kept += [word, value]
        elif word in _DROPPED_WITH_VALUE:
            next(rest)
        elif word not in _DROPPED and not word.startswith("@") and not re.fullmatch(r"-j\d+", word):
            kept.append(word)
    return kept


def testing_plugins() -> Path:
    """The folder with the macros of Swift Testing, which SwiftPM names to the compiler."""
    compiler = Path(shutil.which("swiftc") or "/usr/bin/swiftc").resolve()
    return compiler.parent.parent / "lib" / "swift" / "host" / "plugins" / "testing"


class AppCompiler:
    """Swift's compiler with an app's flags. Use it as a context: it keeps a folder of links meanwhile."""

    def __init__(self, build: Path = BUILD, arguments: list[str] | None = None) -> None:
        self.build = build
        self.flags = language_flags(counter_arguments(build) if arguments is None else arguments)

    def __enter__(self) -> AppCompiler:
        self._folder = tempfile.TemporaryDirectory(prefix="vitrine-modules-")
        self.modules = Path(self._folder.name)
        for product in (self.build / "debug" / "Modules").glob("*.swiftmodule"):
            if MODULES.fullmatch(product.stem):
                (self.modules / product.name).symlink_to(product.resolve())
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    @property
    def asset_symbols(self) -> Path:
        """The tool that names the assets of catalogues in Swift, as the plug-in AssetSymbols runs it."""
        tool = self.build / "debug" / "VitrineAssetSymbols-tool"
        if not tool.is_file():
            raise NotBuilt(f"{tool} is not there: build the apps first (Scripts/compat does)")
        return tool

    def command(self, *arguments: str) -> list[str]:
        """The command line that type-checks, without sources."""
        flags = self.flags
        # Top-level code is allowed where a file says by its name that it has some.
        if any(Path(argument).name == "main.swift" for argument in arguments):
            flags = [flag for flag in flags if flag != "-parse-as-library"]
        flags = [*flags, "-plugin-path", str(testing_plugins()), "-I", str(self.modules), "-diagnostic-style=llvm"]
        return ["swiftc", "-typecheck", *flags, *arguments]

    def run(self, files: list[Path], *arguments: str, module: str = "App") -> subprocess.CompletedProcess[str]:
        """Type-checks files as one module, and hands back the compiler's exit code and words."""
        command = self.command("-module-name", module, *arguments, *map(str, files))
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def check(self, files: list[Path], *arguments: str, module: str = "App") -> list[Diagnostic]:
        """What the compiler says of files that it type-checks as one module."""
        return diagnostics(self.run(files, *arguments, module=module))

    def check_text(self, text: str, *arguments: str) -> list[Diagnostic]:
        """What the compiler says of one file with a text."""
        with tempfile.TemporaryDirectory(prefix="vitrine-source-") as folder:
            file = Path(folder) / "App.swift"
            file.write_text(text)
            return self.check([file], *arguments)


def diagnostics(answer: subprocess.CompletedProcess[str]) -> list[Diagnostic]:
    """The compiler's sentences, each once. One that stands on no line of a source is at line 0 of no file."""
    found = [
        Diagnostic(match["file"], int(match["line"]), int(match["column"]), match["kind"], match["text"])
        for match in _DIAGNOSTIC.finditer(answer.stderr)
    ]
    if answer.returncode != 0 and not any(each.kind == "error" for each in found):
        found.append(Diagnostic("", 0, 0, "error", answer.stderr.strip()[-2000:] or "the compiler failed without a word"))
    return list(dict.fromkeys(found))
