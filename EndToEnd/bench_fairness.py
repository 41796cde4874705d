# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Prints how long one visitor waits while five others do all that they may, and what opening a session costs, as JSON lines.

    bench_fairness.py flood    a visitor asks for a sign of life (`K`) ten times a second; five others send edits (150 a
                               second each), environments (45 a second each), or push and pop pages as fast as they are
                               shown, 45 a second each at most: p50 and p95 of the answer
    bench_fairness.py open     the server's processor time for one page, its socket and its hello, with 10, 1,000, 5,000 and
                               10,000 sessions there (`VITRINE_BENCH_LEVELS` names others)

VITRINE_LAUNCHER names the binary of Challenge. Scripted pages of this process, no browser; VITRINE_BENCH_SECONDS for each flood.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from pathlib import Path

from harness.launcher import Launcher
from harness.random_user import RandomUser
from harness.scripted import ScriptedPage

SECONDS = float(os.environ.get("VITRINE_BENCH_SECONDS", "20"))
LEVELS = [int(level) for level in os.environ.get("VITRINE_BENCH_LEVELS", "10,1000,5000,10000").split(",")]
FLOODERS = 5
SAMPLE = 200


class Visitor(RandomUser):
    """A page that knows when its signs of life are answered."""

    def __init__(self, base_url: str) -> None:
        super().__init__(base_url, seed=1)
        # Events sent in a flood.
        self.sent = 0
        self.alive = asyncio.Event()

    def _take(self, message: list[object]) -> None:
        super()._take(message)
        if message[0] == "P":
            self.alive.set()

    async def probe(self) -> float:
        """Milliseconds until a sign of life has come."""
        self.alive.clear()
        start = time.monotonic()
        self._send(["K"])
        await self.alive.wait()
        return (time.monotonic() - start) * 1_000

    async def flood(self, kind: str, until: float) -> None:
        """Sends what a page may send, at the rate that it may, as fast as the server takes it."""
        rate = 145 if kind == "edits" else 45
        layer = self.layer('data-f="') if kind == "edits" else 0
        start = time.monotonic()
        while time.monotonic() < until and self.closed is None:
            self.sent += 1
            count = self.sent
            if kind == "edits":
                self.event += 1
                # A letter is typed and taken away again.
                splice = [0, 0, "a"] if count % 2 else [0, 1, ""]
                length = count % 2
                self._send(["I", self.event, self.sequence, layer, count, 0, splice, length, length, length])
            elif kind == "environments":
                self._send(["R", [390 + count % 200, 844, 3, 0, 0, 0, 16, ["en"], "Europe/Berlin"]])
            elif count % 2:
                await self._tap()
            else:
                await self._go_back()
            await self._writer.drain()
            await asyncio.sleep(max(0.0, start + count / rate - time.monotonic()))


def report(name: str, value: float, unit: str, against: str) -> None:
    """One measurement, one line."""
    print(json.dumps({"name": name, "value": round(value, 2), "unit": unit, "against": against}), flush=True)


async def flood(launcher: Launcher) -> None:
    """A visitor among flooders of each kind, and alone."""
    for kind in ("none", "edits", "environments", "pushes"):
        victim = Visitor(launcher.base_url)
        await victim.arrive("/")
        flooders = []
        for _ in range(FLOODERS if kind != "none" else 0):
            flooder = Visitor(launcher.base_url)
            await flooder.arrive("/" if kind == "pushes" else "/characters")
            flooders.append(flooder)
        until = time.monotonic() + SECONDS
        floods = [asyncio.create_task(flooder.flood(kind, until)) for flooder in flooders]
        samples = []
        while time.monotonic() < until:
            samples.append(await victim.probe())
            await asyncio.sleep(0.1)
        await asyncio.gather(*floods)
        samples.sort()
        ended = sum(flooder.closed is not None for flooder in flooders)
        for name, part in (("p50", 0.5), ("p95", 0.95), ("longest", 1.0)):
            value = samples[min(int(len(samples) * part), len(samples) - 1)]
            report(f"a visitor beside {len(flooders)} floods of {kind} ({ended} ended), {name}", value, "ms", "goal 50 ms p95")
        if flooders:
            rate = sum(flooder.sent for flooder in flooders) / SECONDS
            report(f"{len(flooders)} floods of {kind}, together", rate, "events/s", "")
        for page in [victim, *flooders]:
            await page.close()
        await asyncio.sleep(1)


def busy(launcher: Launcher) -> float:
    """Seconds of processor time that the server has used."""
    fields = Path(f"/proc/{launcher._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def opening(launcher: Launcher) -> None:
    """What one more session costs at each level."""
    pages: list[ScriptedPage] = []

    async def one() -> None:
        page = ScriptedPage(launcher.base_url)
        await page.open("/")
        page.html = ""
        pages.append(page)

    for level in LEVELS:
        while len(pages) < level:
            await asyncio.gather(*(one() for _ in range(min(8, level - len(pages)))))
        # Heartbeats of so many sessions are no part of it.
        rest, idle = time.monotonic(), busy(launcher)
        await asyncio.sleep(5)
        share = (busy(launcher) - idle) / (time.monotonic() - rest)
        start, before = time.monotonic(), busy(launcher)
        for _ in range(SAMPLE):
            await one()
        spent = busy(launcher) - before - share * (time.monotonic() - start)
        report(f"processor time to open a session beside {level}", spent / SAMPLE * 1_000, "ms", "the same at every level")
        report(f"share of a core for {level} idle sessions", share * 100, "%", "")


def main() -> int:
    kind = sys.argv[1] if len(sys.argv) > 1 else ""
    if kind not in ("flood", "open"):
        print("usage: bench_fairness.py flood|open", file=sys.stderr)
        return 2
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))
    launcher = Launcher()
    try:
        launcher.wait_until_listening()
        asyncio.run(flood(launcher) if kind == "flood" else opening(launcher))
    finally:
        launcher.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
