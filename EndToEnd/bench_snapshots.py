# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Prints how fast an app's previews are photographed and what a worker takes: JSON lines.

The launcher of VITRINE_LAUNCHER photographs all previews in a matrix of sixty cells, at 3x, with one worker per core.
The peak is that of the largest process of the run, which is a worker.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from harness.load import report

MATRIX = "scheme,size=large+xLarge+xxLarge+xxxLarge+accessibility1,direction,device=iphone-17+iphone-se+iphone-17-pro-max"
AGAINST = "a long-lived Chromium takes 209 ms for a verified phone screen at 3x: 287 per minute"


def photograph(launcher: str, folder: Path, *arguments: str) -> tuple[int, float]:
    """How many pictures there are then, and the seconds that it took."""
    start = time.monotonic()
    command = [launcher, "snapshot", "--output", str(folder), "--matrix", MATRIX, *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return len(list(folder.rglob("*.json"))) - 1, time.monotonic() - start


def main() -> int:
    launcher = os.environ["VITRINE_LAUNCHER"]
    with tempfile.TemporaryDirectory() as temporary:
        pictures = Path(temporary) / "pictures"
        count, recording = photograph(launcher, pictures)
        _, verifying = photograph(launcher, Path(temporary) / "report", "--verify", str(pictures))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    cores = os.cpu_count()
    for name, value, unit, against in (
        (f"previews photographed, {cores} workers", count / recording * 60, "per minute", AGAINST),
        (f"previews verified, {cores} workers", count / verifying * 60, "per minute", AGAINST),
        (f"peak memory of a worker, {count} pictures at 3x", peak, "MB", ""),
    ):
        report(name, value, unit, against)
    return 0


if __name__ == "__main__":
    sys.exit(main())
