# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What benchmarks of a served app share: lines of measurements, the server's own numbers, many pages at once."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from .launcher import Launcher
from .scripted import ScriptedPage

Visitor = TypeVar("Visitor", bound=ScriptedPage)

# What is pressed in Challenge, where a list is pushed, and in the counter, where one text changes.
LIST_BUTTON = 'data-testid="home.charactersButton"'
COUNTER_BUTTON = 'data-testid="counter.addButton"'
# Pages that are opened at a time: what one costs is then the server's affair, and not that of a queue.
_TOGETHER = 8
# Descriptors that a process may want, if the system lets it.
_DESCRIPTORS = 65_536


def report(name: str, value: float, unit: str, against: str = "") -> None:
    """Prints a measurement, in a line."""
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit, "against": against}), flush=True)


def quantile(samples: Iterable[float], part: float) -> float:
    """The value that a part of the samples does not exceed; 0 of none."""
    ordered = sorted(samples)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0


def report_quantiles(
    name: str, samples: Iterable[float], against: str = "", unit: str = "ms", parts: tuple[float, ...] = (0.5, 0.95)
) -> None:
    """Prints quantiles of samples, a line each; the whole of them is the longest."""
    ordered = sorted(samples)
    for part in parts:
        label = "longest" if part == 1 else f"p{part * 100:g}"
        report(f"{name}, {label}", quantile(ordered, part), unit, against)


def slope(points: list[tuple[int, float]]) -> float:
    """The steepness of the line through some points, by least squares."""
    middle = sum(x for x, _ in points) / len(points)
    mean = sum(y for _, y in points) / len(points)
    return sum((x - middle) * (y - mean) for x, y in points) / sum((x - middle) ** 2 for x, _ in points)


def metric(launcher: Launcher, name: str) -> float:
    """A number of the server's own; of one with labels the sum."""
    found = re.findall(rf"(?m)^{name}(?:{{.*}})? (\S+)$", launcher.metrics())
    if not found:
        raise LookupError(f"the server tells nothing of {name}")
    return sum(map(float, found))


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def restartable(port: int, key: str, *arguments: str, **options: Any) -> Launcher:
    """A server as an operator starts it, and starts it again: it knows its origin, its key, and whom to believe where a
    visitor is.

    `options` are the launcher's, with an `environment` beside the key.
    """
    environment = {"VITRINE_TOKEN_KEY": key, **options.pop("environment", {})}
    known = ("--origin", f"http://127.0.0.1:{port}", "--trust-proxy", "127.0.0.1/32")
    return Launcher(port=port, arguments=(*known, *arguments), environment=environment, **options).wait_until_listening()


def allow_descriptors() -> None:
    """Lets this process, and those that it starts, have a socket for each of many pages."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, _DESCRIPTORS), most))


async def open_pages(count: int, make: Callable[[int], Visitor], *, forgets: bool = False) -> list[Visitor]:
    """Opens so many pages and waits until all are live.

    `make` answers with the page of a number. `forgets` says that pages forget their documents, which of thousands are most of
    what this process holds; their layers cannot be asked for then.
    """
    pages: list[Visitor] = []
    while len(pages) < count:
        more = [make(len(pages) + index) for index in range(min(_TOGETHER, count - len(pages)))]
        await asyncio.gather(*(page.open() for page in more))
        for page in more if forgets else ():
            page.html = ""
        pages += more
    return pages


async def close_pages(pages: Iterable[ScriptedPage]) -> None:
    """Closes the connections of all pages."""
    for page in pages:
        await page.close()
