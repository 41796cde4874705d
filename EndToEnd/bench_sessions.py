# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Prints what many live sessions cost one server process, over loopback, as JSON lines.

    bench_sessions.py push     Challenge: memory per session (the slope of the resident memory over 100 … 500 live
                               sessions, least squares, steps of 50); then an event is the push of a list or the way back
    bench_sessions.py click    the counter app with 20 rows: an event is a click that changes one text

1,000 sessions, each with an event in five seconds, for a minute: p50 and p95 from the event's last byte to the batch that
answers it, and the processor's share of one core.

VITRINE_LAUNCHER names the app's binary. Scripted pages of this process, no browser: `VITRINE_BENCH_SESSIONS` and
`VITRINE_BENCH_SECONDS` make it smaller.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time

from harness.launcher import ONE_PROCESS, Launcher
from harness.load import COUNTER_BUTTON, LIST_BUTTON, close_pages, metric, report, report_quantiles, slope
from harness.scripted import ScriptedPage

SESSIONS = int(os.environ.get("VITRINE_BENCH_SESSIONS", "1000"))
SECONDS = float(os.environ.get("VITRINE_BENCH_SECONDS", "60"))
PERIOD = 5.0


async def act(page: ScriptedPage, kind: str, until: float, samples: list[float]) -> None:
    """One visitor: an event in every period, the first one at a time of its own."""
    button = page.layer(LIST_BUTTON if kind == "push" else COUNTER_BUTTON)
    await asyncio.sleep(random.random() * PERIOD)
    is_pushed = False
    while time.monotonic() < until:
        start = time.monotonic()
        await (page.back() if is_pushed else page.tap(button))
        is_pushed = kind == "push" and not is_pushed
        samples.append((time.monotonic() - start) * 1_000)
        await asyncio.sleep(max(0.0, PERIOD - (time.monotonic() - start)))


async def measure(launcher: Launcher, kind: str) -> None:
    """Opens the sessions, then lets them act."""
    pages: list[ScriptedPage] = []
    points: list[tuple[int, float]] = []
    for count in range(1, SESSIONS + 1):
        page = ScriptedPage(launcher.base_url)
        await page.open()
        pages.append(page)
        if 100 <= count <= 500 and count % 50 == 0:
            points.append((count, metric(launcher, "process_resident_memory_bytes")))
    if kind == "push" and len(points) > 1:
        report(
            "memory per live session of Challenge, 100 to 500, over sockets", slope(points) / 1_024, "KB",
            "goal 150 KB; Blazor about 250 KB",
        )
    samples: list[float] = []
    busy = metric(launcher, "process_cpu_seconds_total")
    start = time.monotonic()
    outcomes = await asyncio.gather(*(act(page, kind, start + SECONDS, samples) for page in pages), return_exceptions=True)
    failures = [outcome for outcome in outcomes if outcome is not None]
    if failures:
        raise RuntimeError(f"{len(failures)} sessions failed: {failures[0]!r}")
    share = (metric(launcher, "process_cpu_seconds_total") - busy) / (time.monotonic() - start)
    label = f"{len(pages)} sessions, a {kind} in 5 s each"
    report_quantiles(label, samples, "goal 50 ms p95")
    report(f"{label}, processor", share * 100, "% of one core", "goal 140 % (70 % of two cores)")
    await close_pages(pages)


def main() -> int:
    kind = sys.argv[1] if len(sys.argv) > 1 else ""
    if kind not in ("push", "click"):
        print("usage: bench_sessions.py push|click", file=sys.stderr)
        return 2
    launcher = Launcher(arguments=ONE_PROCESS, environment={"COUNTER_ROWS": "20"})
    try:
        launcher.wait_until_listening()
        asyncio.run(measure(launcher, kind))
    finally:
        launcher.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
