# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The installed command, and the variables that its tests run it with."""

from __future__ import annotations

import atexit
import functools
import os
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# Where the apps were built: what a project is compiled with is there already.
SCRATCH = ROOT / ".build"


@functools.cache
def installed() -> str:
    """The path of the command, installed once for all tests."""
    folder = tempfile.TemporaryDirectory(prefix="vitrine-command-")
    atexit.register(folder.cleanup)
    prefix = Path(folder.name).resolve() / "prefix"
    subprocess.run([ROOT / "Scripts/install", prefix, "debug"], check=True, capture_output=True)
    return str(prefix / "bin/vitrine")


def environment(place: Path, **more: str) -> dict[str, str]:
    """The variables of a command whose caches lie below `place`.

    SwiftPM's stays the user's: it has the manifests of all packages, whose compilation takes half a minute.
    """
    cache = place / "cache"
    cache.mkdir()
    shared = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "org.swift.swiftpm"
    shared.mkdir(parents=True, exist_ok=True)
    (cache / "org.swift.swiftpm").symlink_to(shared)
    variables = {**os.environ, "XDG_CACHE_HOME": str(cache), **more}
    variables.pop("VITRINE_HOME", None)
    return variables
