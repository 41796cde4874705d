# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Prints how long one visitor waits while others do all that they may, and what opening a session costs, as JSON lines.

    bench_fairness.py flood    a visitor asks for a sign of life (`K`) ten times a second; five others send edits (150 a
                               second each), environments (45 a second each), or push and pop pages as fast as they are
                               shown, 45 a second each at most: p50 and p95 of the answer
    bench_fairness.py open     the server's processor time for one page, its socket and its hello, with 10, 1,000, 5,000 and
                               10,000 sessions there (`VITRINE_BENCH_LEVELS` names others)
    bench_fairness.py restart  5,000 pages (`VITRINE_BENCH_PAGES`), each with an address of its own, are there when the server
                               is told to end and is started again at the same port. They come back as the client does: time
                               until the last one lives, what a visitor waits who taps all the time, and the server's
                               processor time for a page

VITRINE_LAUNCHER names the binary of Challenge. Scripted pages of this process, no browser; VITRINE_BENCH_SECONDS for each flood.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import sys
import time
from functools import partial

from harness.launcher import ONE_PROCESS, Launcher
from harness.load import (
    LIST_BUTTON, allow_descriptors, close_pages, metric, open_pages, processor_time, report, report_quantiles, restartable,
)
from harness.random_user import RandomUser
from harness.returner import Returner
from harness.scripted import ScriptedPage

SECONDS = float(os.environ.get("VITRINE_BENCH_SECONDS", "20"))
LEVELS = [int(level) for level in os.environ.get("VITRINE_BENCH_LEVELS", "10,1000,5000,10000").split(",")]
FLOODERS = 5
SAMPLE = 200
PAGES = int(os.environ.get("VITRINE_BENCH_PAGES", "5000"))
# A unit of systemd starts the process again so long after its end (Documentation/Operations/vitrine.service).
RESTART_PAUSE = 0.2
# Seconds in which everybody has to be back: a ceiling for a server that does not recover.
RETURN_CEILING = 240.0


class Visitor(RandomUser):
    """A page that asks for signs of life, or floods the server."""

    def __init__(self, base_url: str) -> None:
        super().__init__(base_url, seed=1)
        # Events sent in a flood.
        self.sent = 0

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
        ended = sum(flooder.closed is not None for flooder in flooders)
        label = f"a visitor beside {len(flooders)} floods of {kind} ({ended} ended)"
        report_quantiles(label, samples, "goal 50 ms p95", parts=(0.5, 0.95, 1))
        if flooders:
            rate = sum(flooder.sent for flooder in flooders) / SECONDS
            report(f"{len(flooders)} floods of {kind}, together", rate, "events/s", "")
        await close_pages([victim, *flooders])
        await asyncio.sleep(1)


async def opening(launcher: Launcher) -> None:
    """What one more session costs at each level."""
    pages: list[ScriptedPage] = []

    async def more(count: int) -> None:
        pages.extend(await open_pages(count, lambda _: ScriptedPage(launcher.base_url), forgets=True))

    for level in LEVELS:
        await more(level - len(pages))
        # Heartbeats of so many sessions are no part of it.
        rest, idle = time.monotonic(), processor_time(launcher.pid)
        await asyncio.sleep(5)
        share = (processor_time(launcher.pid) - idle) / (time.monotonic() - rest)
        start, before = time.monotonic(), processor_time(launcher.pid)
        for _ in range(SAMPLE):
            await more(1)
        spent = processor_time(launcher.pid) - before - share * (time.monotonic() - start)
        report(f"processor time to open a session beside {level}", spent / SAMPLE * 1_000, "ms", "the same at every level")
        report(f"share of a core for {level} idle sessions", share * 100, "%", "")


async def tapping(base_url: str) -> list[float]:
    """Taps and goes back ten times a second until the input ends; milliseconds until each is answered."""
    page = ScriptedPage(base_url, fields=("X-Forwarded-For: 198.51.100.1",))
    await page.open("/")
    button = page.layer(LIST_BUTTON)
    reading = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    samples = []
    while not reading.done():
        start = time.monotonic()
        await (page.back() if len(samples) % 2 else page.tap(button))
        samples.append((time.monotonic() - start) * 1_000)
        await asyncio.sleep(0.1)
    return samples


async def stalls(launcher: Launcher, until: asyncio.Event) -> float:
    """The longest time that the main actor was seen not to turn, in seconds."""
    longest = 0.0
    while not until.is_set():
        longest = max(longest, await asyncio.to_thread(metric, launcher, "vitrine_main_actor_stalled_seconds"))
        await asyncio.sleep(0.2)
    return longest


async def restart() -> None:
    """A herd of pages that come back."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start_server = partial(restartable, port, secrets.token_urlsafe(32), *ONE_PROCESS)
    launcher = start_server()
    pages: list[Returner] = []

    def somebody(number: int) -> Returner:
        address = f"198.{18 + (number >> 16)}.{number >> 8 & 255}.{number & 255}"
        return Returner(launcher.base_url, fields=(f"X-Forwarded-For: {address}",))

    try:
        pages = await open_pages(PAGES, somebody, forgets=True)
        returns = [asyncio.create_task(page.come_back()) for page in pages]
        told = time.monotonic()
        launcher.ask_to_stop()
        if status := await asyncio.to_thread(launcher.wait):
            raise RuntimeError(f"the server ended with {status}")
        await asyncio.sleep(RESTART_PAUSE)
        launcher = await asyncio.to_thread(start_server)
        start, before, is_over = time.monotonic(), processor_time(launcher.pid), asyncio.Event()
        # A process of its own: this one is busy with the herd.
        visitor = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "tap", launcher.base_url, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        longest = asyncio.create_task(stalls(launcher, is_over))
        await asyncio.wait(returns, timeout=RETURN_CEILING)
        spent = processor_time(launcher.pid) - before
        is_over.set()
        said, _ = await visitor.communicate(b"")
        samples, longest = json.loads(said), await longest
        for task in returns:
            task.cancel()
        outcomes = await asyncio.gather(*returns, return_exceptions=True)
    finally:
        await close_pages(pages)
        await asyncio.gather(*(page._pump for page in pages if page._pump), return_exceptions=True)
        launcher.stop()
    back = [page for page in pages if page.live]
    waits = [page.live - page.start for page in back]
    label = f"restart with {len(pages)} pages"
    report(f"{label}: that do not live again", len(pages) - len(back), "pages", "goal 0")
    for outcome in {repr(outcome) for outcome in outcomes if isinstance(outcome, BaseException)}:
        print(f"restart: {outcome}", file=sys.stderr)
    report(f"{label}: from the signal until the server listens again", start - told, "s", "")
    last = max((page.live for page in back), default=start)
    report(f"{label}: until the last one lives, since the server listens", last - start, "s", "")
    report_quantiles(f"{label}: of a page, since its first attempt", waits, unit="s", parts=(0.5, 1))
    report(f"{label}: loads of a page", sum(page.loaded for page in pages) / len(pages), "loads", "goal 1")
    report(f"{label}: pages that said to ask again", sum(page.refused for page in pages), "answers", "goal 0")
    report(f"{label}: attempts without a welcome", sum(page.lost for page in pages), "attempts", "")
    report_quantiles(f"{label}: a tap of somebody who is there", samples, "goal 50 ms p95", parts=(0.5, 0.95, 1))
    report(f"{label}: longest time without a turn of the main actor", longest, "s", "")
    report(f"{label}: processor time of the server for a page", spent / max(len(back), 1) * 1_000, "ms", "")


def main() -> int:
    kind = sys.argv[1] if len(sys.argv) > 1 else ""
    if kind == "tap" and len(sys.argv) == 3:
        print(json.dumps(asyncio.run(tapping(sys.argv[2]))))
        return 0
    if kind not in ("flood", "open", "restart"):
        print("usage: bench_fairness.py flood|open|restart", file=sys.stderr)
        return 2
    allow_descriptors()
    if kind == "restart":
        asyncio.run(restart())
        return 0
    launcher = Launcher(arguments=ONE_PROCESS)
    try:
        launcher.wait_until_listening()
        asyncio.run(flood(launcher) if kind == "flood" else opening(launcher))
    finally:
        launcher.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
