# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What benchmarks of a developer's commands share: medians of times, as the lines that `make bench` prints."""

from __future__ import annotations

import json
import os
import statistics
from pathlib import Path


def report_medians(group: str, times: dict[str, list[float]], output: Path | None) -> None:
    """Prints the median of each measurement, whose times are in seconds, and the machine's load, and writes these lines to a
    file, too, if one is given. The names of all lines begin with the group's."""
    lines = [
        json.dumps({
            "name": f"{group}.{name}", "value": round(1000 * statistics.median(seconds)), "unit": "ms", "of": len(seconds),
        })
        for name, seconds in times.items()
    ]  # fmt: skip
    lines.append(json.dumps({"name": f"{group}.load", "value": round(os.getloadavg()[0], 1), "unit": "processes"}))
    print("\n".join(lines))
    if output:
        output.write_text("\n".join(lines) + "\n")
