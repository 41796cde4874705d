# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The documentation of the modules that apps and their tests import, by DocC, as one archive.

Symbols come from the built modules, articles from the catalogue `Sources/<module>/<module>.docc` of a module that has one.
A warning of DocC (a link that leads nowhere, a parameter that is not there) is an error.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from symbol_graph import emit

ROOT = Path(__file__).resolve().parent.parent
# With the two modules that `import SwiftUI` shows.
MODULES = ("SwiftUI", "VitrineCore", "VitrineComponents", "SnapshotTesting", "VitrineTesting", "VitrineRoute", "VitrineBroadcast")


class Failure(Exception):
    """What DocC says when it fails."""


def catalogue(module: str, root: Path = ROOT) -> Path | None:
    """The folder of a module's articles."""
    folder = root / "Sources" / module / f"{module}.docc"
    return folder if folder.is_dir() else None


def docc() -> Path:
    """The DocC of the toolchain that `swiftc` belongs to."""
    compiler = shutil.which("swiftc")
    if compiler is None:
        raise Failure("there is no swiftc in PATH")
    found = Path(compiler).resolve().parent / "docc"
    if not found.exists():
        raise Failure(f"the toolchain of {compiler} has no docc")
    return found


def run(*command: str | Path) -> None:
    """Runs a command silently; throws what it says if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure((done.stdout + done.stderr).strip())


def convert(module: str, products: Path, output: Path, root: Path = ROOT) -> Path:
    """Writes the archive of one module."""
    graphs = output / "graphs" / module
    graphs.mkdir(parents=True)
    emit(products, module, graphs, "-skip-synthesized-members")
    archive = output / f"{module}.doccarchive"
    articles = catalogue(module, root)
    command: list[str | Path] = [docc(), "convert", *([articles] if articles else [])]
    command += ["--additional-symbol-graph-dir", graphs, "--output-path", archive, "--warnings-as-errors"]
    command += ["--fallback-display-name", module, "--fallback-bundle-identifier", f"vitrine.{module}"]
    try:
        run(*command)
    except Failure as failure:
        raise Failure(f"the documentation of {module}:\n{failure}") from failure
    return archive


def main() -> int:
    """Writes all archives and merges them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--products", type=Path, required=True, help="the products of the engine's build")
    parser.add_argument("--output", type=Path, required=True, help="a folder, which is made anew")
    options = parser.parse_args()
    shutil.rmtree(options.output, ignore_errors=True)
    options.output.mkdir(parents=True)
    try:
        with ThreadPoolExecutor(max_workers=2) as pool:
            archives = list(pool.map(lambda module: convert(module, options.products, options.output), MODULES))
        merged = options.output / "Vitrine.doccarchive"
        run(docc(), "merge", *archives, "--synthesized-landing-page-name", "Vitrine", "--output-path", merged)
    except (Failure, RuntimeError) as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 1
    for folder in [*archives, options.output / "graphs"]:
        shutil.rmtree(folder)
    print(merged)
    return 0


if __name__ == "__main__":
    sys.exit(main())
