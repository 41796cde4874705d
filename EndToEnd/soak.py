# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Lets random users wear a served app for a while, and holds that nothing of them is left. Prints JSON lines.

    soak.py --minutes 20 --users 8 --seed 1 [challenge|userdirectory|neva|catalog]

Users load pages, tap, type, scroll, go back, lose their line, load again; some only load a page, some are crawlers,
some lose their line for longer than a scene is kept and come back to one that is built anew. Before, after each quarter of
the time and after it all sessions end: what grows from one rest to the next grows with the visits, what does not was there
once.
What has to hold: no deed failed, no socket was closed that the user did not close, no line of the log is an error; memory
in use follows the sessions that there are and does not grow by itself; at the end no session, graph, node or layer is
left, and the memory in use, but for the caches that the server tells of, is what it was before (`GROWTH`). The process
ends with 1 and says what does not hold.

VITRINE_LAUNCHER names the binary of an app; the others lie beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import statistics
import sys
import time
from collections import Counter, deque

import numpy
from harness.launcher import ONE_PROCESS, Launcher
from harness.load import report
from harness.random_user import RandomUser

# What must be nothing when everybody has left, under the names of the server's metrics.
CENSUS = (
    "vitrine_sessions", "vitrine_sessions_detached", "vitrine_sessions_parked", "vitrine_provisional_scenes",
    "vitrine_session_contexts", "vitrine_graphs", "vitrine_nodes", "vitrine_layout_nodes", "vitrine_layers",
    "vitrine_environment_scopes", "vitrine_states", "vitrine_sockets",
)
HEAP = "vitrine_heap_bytes"
CACHE = "vitrine_cache_bytes"
RESIDENT = "process_resident_memory_bytes"
# Codes of notes that no page of ours causes.
DISHONEST = ("web.message.malformed", "web.event.forged", "web.event.rate", "web.client.slow", "web.token.refused")
# Bytes that may be more in use at the end than before, beyond what the caches tell: tables of caches, and what libraries
# keep. 1,000 visits of 17 KB each would be three times as much.
GROWTH = 5 << 20
# Bytes that Foundation's URLSession keeps of each request for ever (Documentation/FoundationOnLinux.md), and the requests of
# a visit, counted by heaptrack: 7,115 in 944 visits of Challenge. The other apps ask no server.
URL_SESSION = 176
REQUESTS = {"challenge": 7.5}
# The part of the memory in use by which it may grow over the time without more nodes: how far the estimate is off.
DRIFT = 0.15
# Parts of the time, each with a rest after it.
PARTS = 4
# Blocks that a thread has freed and keeps for itself count as in use, and some threads come and go: without such stocks the
# heap's number is what the program holds.
EXACT = {"GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"}
# Seconds after which a scene without a socket has been parked, with some time for the sweep.
PARKED = 40.0
# Seconds in which all that ended has to be gone: a farewell's 20, a waiting scene's 10 and sweeps, and a ceiling.
REST_CEILING = 120.0
# Users who have lost their line at a time.
LEFT = 40
PAUSE = 0.1
# What a deed that failed raises: no answer, another answer than a browser could use, or a page that does not fit.
FAILURES = (OSError, LookupError, ValueError, TypeError, AttributeError, asyncio.IncompleteReadError)
# Crawled before anything is measured: the embedded API of Challenge draws each portrait once and keeps it.
FIRST_PATHS = {"challenge": tuple(f"/characters/{number}" for number in range(1, 827))}
PATHS = {
    "challenge": ("/", "/characters", "/characters/3"), "userdirectory": ("/",), "neva": ("/",), "catalog": ("/",),
}


class Soak:
    """One server and the users who wear it."""

    def __init__(self, launcher: Launcher, app: str, seed: int) -> None:
        self.launcher = launcher
        self.failures: list[str] = []
        self.visits = self.resumed = self.loads = 0
        self.deeds: Counter[str] = Counter()
        # Seconds since the start, memory in use, nodes of view graphs.
        self.samples: list[tuple[float, float, float]] = []
        self._paths = PATHS[app]
        self._first_paths = FIRST_PATHS.get(app, ())
        self._random = random.Random(seed)
        self._left: deque[tuple[float, RandomUser]] = deque()
        self._start = time.monotonic()

    async def crawl(self) -> None:
        """Asks for the pages whose data the app keeps for good."""
        crawler = RandomUser(self.launcher.base_url, 0)
        # Twice: what is drawn for a page that has left by then is there for the next one.
        for path in self._first_paths * 2:
            await self._guarded(crawler.crawl(path))

    async def wear(self, users: int, seconds: float) -> None:
        """Lets so many users at a time visit for so long."""
        until = time.monotonic() + seconds
        sampling = asyncio.create_task(self._sample(until))
        await asyncio.gather(*(self._visit_until(until) for _ in range(users)))
        await sampling

    async def end_all(self) -> dict[str, float]:
        """Everybody who lost the line comes back and says goodbye; waits until the server has forgotten all."""
        while self._left:
            await self._guarded(self._come_back(self._left.popleft()[1], 0))
        until = time.monotonic() + REST_CEILING
        while True:
            metrics = await asyncio.to_thread(self.metrics)
            if not any(metrics.get(name) for name in CENSUS) or time.monotonic() > until:
                return metrics
            await asyncio.sleep(0.5)

    def metrics(self) -> dict[str, float]:
        """The server's numbers; labels are part of the name."""
        found = re.findall(r"(?m)^(\w+(?:\{.*\})?) (\S+)$", self.launcher.metrics())
        return {name: float(value) for name, value in found}

    async def _sample(self, until: float) -> None:
        while (now := time.monotonic()) < until:
            metrics = await asyncio.to_thread(self.metrics)
            held = metrics.get(HEAP, metrics[RESIDENT]) - cached(metrics)
            self.samples.append((now - self._start, held, metrics.get("vitrine_nodes", 0.0)))
            await asyncio.sleep(min(1.0, max(0.0, until - time.monotonic())))

    async def _visit_until(self, until: float) -> None:
        while time.monotonic() < until and len(self.failures) < 20:
            await self._guarded(self._visit(RandomUser(self.launcher.base_url, self._random.randrange(1 << 32))))

    async def _guarded(self, visit: object) -> None:
        try:
            await visit
        except FAILURES as failure:
            self.failures.append(f"{type(failure).__name__}: {failure}")

    async def _visit(self, user: RandomUser) -> None:
        draw = random.Random(user.seed)
        path = draw.choice(self._paths)
        kind = draw.random()
        if kind < 0.1:
            self.loads += 1
            return await user.load(path)
        if kind < 0.15:
            self.loads += 1
            await user.crawl(path)
            return
        if kind < 0.3 and self._left and time.monotonic() - self._left[0][0] > PARKED:
            return await self._come_back(self._left.popleft()[1], draw.randint(1, 10))
        self.visits += 1
        try:
            await user.arrive(path)
            await user.act_at_random(draw.randint(3, 30), PAUSE)
            if kind > 0.9 and len(self._left) < LEFT:
                await user.close()
                self._left.append((time.monotonic(), user))
            else:
                await user.leave()
        except BaseException as failure:
            await user.close()
            failure.add_note(f"user {user.seed} on {path} after {dict(user.deeds)}")
            raise
        finally:
            self.deeds += user.deeds

    async def _come_back(self, user: RandomUser, deeds: int) -> None:
        self.resumed += 1
        await user.resume()
        await user.act_at_random(deeds, PAUSE)
        await user.leave()


def cached(metrics: dict[str, float]) -> float:
    """Bytes that caches of the server hold."""
    return sum(value for name, value in metrics.items() if name.startswith(CACHE + "{"))


def drift(samples: list[tuple[float, float, float]]) -> float:
    """Bytes a second by which memory in use grows without more nodes: least squares over both, and a constant."""
    times, held, nodes = (numpy.array(column) for column in zip(*samples))
    factors, *_ = numpy.linalg.lstsq(numpy.column_stack([times, nodes, numpy.ones_like(times)]), held, rcond=None)
    return float(factors[0])


async def soak(launcher: Launcher, options: argparse.Namespace) -> list[str]:
    """Runs it all; returns what does not hold."""
    soak = Soak(launcher, options.app, options.seed)
    seconds = options.minutes * 60
    # The first users find the process's pools.
    await soak.crawl()
    await soak.wear(options.users, max(15.0, seconds / 5))
    before = await soak.end_all()
    soak.samples.clear()
    rests = [(soak.visits, before)]
    for _ in range(PARTS):
        await soak.wear(options.users, seconds / PARTS)
        rests.append((soak.visits, await soak.end_all()))
    after = rests[-1][1]

    label = f"soak of {options.app}, {options.minutes:g} min, {options.users} users"
    heaps = HEAP in after
    name = HEAP if heaps else RESIDENT
    steepness = drift(soak.samples)
    mean = statistics.fmean(held for _, held, _ in soak.samples)
    held = [(visits, metrics[name] - cached(metrics)) for visits, metrics in rests]
    foundation = URL_SESSION * REQUESTS.get(options.app, 0)
    grown = held[-1][1] - held[0][1] - foundation * (held[-1][0] - held[0][0])
    report(f"{label}: visits", soak.visits, "sessions", "")
    report(f"{label}: deeds", sum(soak.deeds.values()), "deeds", "")
    report(f"{label}: sessions that came back later", soak.resumed, "sessions", "")
    report(f"{label}: resident memory before, all sessions ended", before[RESIDENT] / 1e6, "MB", "")
    report(f"{label}: resident memory after, all sessions ended", after[RESIDENT] / 1e6, "MB", "as before")
    if heaps:
        report(f"{label}: heap in use before, all sessions ended", before[HEAP] / 1e6, "MB", "")
        report(f"{label}: heap in use after, all sessions ended", after[HEAP] / 1e6, "MB", "as before")
    report(f"{label}: caches before", cached(before) / 1e6, "MB", "")
    report(f"{label}: caches after", cached(after) / 1e6, "MB", "limit 96 MB")
    for cache in sorted(metric for metric in after if metric.startswith(CACHE + "{")):
        kind = re.search('"(.*)"', cache)[1]
        report(f"{label}: growth of the cache '{kind}'", (after[cache] - before[cache]) / 1e3, "KB", "")
    report(f"{label}: kept by Foundation's URLSession per session", foundation / 1e3, "KB", "FoundationOnLinux.md")
    report(f"{label}: growth per session ({name} without caches and that)", grown / 1e3 / max(held[-1][0] - held[0][0], 1), "KB", "goal 0")
    for part, ((start, before_it), (end, after_it)) in enumerate(zip(held, held[1:]), 1):
        share = (after_it - before_it) / 1e3 / max(end - start, 1) - foundation / 1e3
        report(f"{label}: growth per session in part {part} of {PARTS}", share, "KB", "goal 0")
    report(f"{label}: mean over the time ({name} without caches)", mean / 1e6, "MB", "")
    report(f"{label}: growth without more nodes ({name})", steepness * 60 / 1e6, "MB/min", "goal 0")

    problems = list(soak.failures)
    if not any(name.startswith(CACHE) for name in after):
        problems.append(f"the server has no metric {CACHE}")
    for name in (*CENSUS, HEAP):
        if name not in after:
            problems.append(f"the server has no metric {name}")
        elif name != HEAP and after[name]:
            problems.append(f"{name} is {after[name]:g} after the last session's end")
    if grown > GROWTH:
        problems.append(f"{grown / 1e6:.1f} MB more in use after {soak.visits} sessions than before, beyond caches")
    if steepness * seconds > max(GROWTH, DRIFT * mean) + foundation * soak.visits:
        problems.append(f"no plateau: memory in use grows by {steepness * 60 / 1e6:.1f} MB a minute without more nodes")
    for code in DISHONEST:
        if count := after.get(f'vitrine_notes_total{{code="{code}"}}', 0):
            problems.append(f"the server noted {code} {count:g} times")
    problems += [line for line in launcher.lines if re.search(r"\berror\b|Fatal error", line, re.IGNORECASE)][:10]
    return problems


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--users", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("app", nargs="?", choices=PATHS, default="challenge")
    options = parser.parse_args()
    launcher = Launcher(product=options.app, arguments=ONE_PROCESS, environment=EXACT)
    try:
        launcher.wait_until_listening()
        problems = asyncio.run(soak(launcher, options))
    finally:
        status = launcher.stop()
    if status:
        problems.append(f"the server ended with {status}")
    for problem in problems:
        print(f"soak: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
