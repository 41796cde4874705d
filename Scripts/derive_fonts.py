#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Derives Vitrine's font families from open fonts; the recipes are in Scripts/font_derivation.

Equal inputs give equal bytes: nothing of the machine or of the clock gets into the files.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

try:
    from font_derivation import families
except ModuleNotFoundError as missing:
    sys.exit(f"error: the Python package '{missing.name}' is missing.\n       Run: Scripts/install-python")

MANIFEST_FILE = "manifest.json"


def sha256(content: bytes) -> str:
    """The hash as the manifest writes it."""
    return hashlib.sha256(content).hexdigest()


def recipe_hash() -> str:
    """Changes whenever a file of the recipe does, so that a changed recipe is derived anew."""
    here = Path(__file__).resolve()
    parts = [here, *sorted((here.parent / "font_derivation").glob("*.py"))]
    return sha256(b"".join(part.read_bytes() for part in parts))


def is_up_to_date(output: Path) -> bool:
    """Whether the output folder holds, unchanged, what this recipe wrote."""
    try:
        manifest = json.loads((output / MANIFEST_FILE).read_text(encoding="utf-8"))
        if manifest["recipe"] != recipe_hash():
            return False
        return all(sha256((output / name).read_bytes()) == known for name, known in manifest["files"].items())
    except (OSError, ValueError, KeyError):
        return False


def find_wheels(folder: Path) -> dict[families.Source, Path]:
    """The wheel of each source; more than one version in the folder is an error, because which one is meant is open."""
    wheels = {}
    for source in families.SOURCES:
        found = sorted(folder.glob(f"{source.folder}-*.whl"))
        if len(found) != 1:
            names = ", ".join(path.name for path in found) or "none"
            sys.exit(
                f"error: {folder} has to hold one wheel of {source.package}, and holds: {names}.\n"
                "       Run: Scripts/setup-fonts (after deleting wheels of other versions)"
            )
        wheels[source] = found[0]
    return wheels


def make(face: families.Face, wheel: Path) -> dict[str, bytes]:
    """The files of one face."""
    content = families.read(wheel, face.source, f"files/{face.member}")
    return families.serialise(face, families.derive(face, content))


def write(wheels: dict[families.Source, Path], output: Path) -> dict[str, str]:
    """Derives all families into the folder, one process per core; returns the hashes by file name."""
    files: dict[str, bytes] = {}
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        jobs = [pool.submit(make, face, wheels[face.source]) for face in families.FACES]
        for face, job in zip(families.FACES, jobs):
            files |= job.result()
            files[face.licence_file] = families.read(wheels[face.source], face.source, "LICENSE")
    hashes = {name: sha256(content) for name, content in sorted(files.items())}
    output.mkdir(parents=True, exist_ok=True)
    (output / MANIFEST_FILE).unlink(missing_ok=True)
    for name, content in files.items():
        (output / name).write_bytes(content)
    manifest = {
        "sources": {source.name: {"file": path.name, "sha256": sha256(path.read_bytes())} for source, path in wheels.items()},
        "recipe": recipe_hash(),
        "files": hashes,
    }
    # Last, so that an interrupted run is never taken for a finished one.
    (output / MANIFEST_FILE).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return hashes


def main() -> int:
    """The command line: derive, or say whether there is anything to derive."""
    parser = argparse.ArgumentParser(description="Derives Vitrine's font families.")
    parser.add_argument("--output", type=Path, required=True, help="folder of the derived files")
    parser.add_argument("--wheels", type=Path, help="the folder of the downloaded wheels")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    options = parser.parse_args()
    if options.check:
        if not is_up_to_date(options.output):
            return 1
        print(f"fonts: up to date in {options.output}")
        return 0
    if options.wheels is None:
        parser.error("--wheels is needed to derive (Scripts/setup-fonts downloads them)")
    for name, known in write(find_wheels(options.wheels), options.output).items():
        print(f"{known}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
