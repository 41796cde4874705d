# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Prints what several processes carry and what is lost with one of them, as JSON lines.

    bench_fleet.py hop      what the process in front adds to a round trip: signs of life, by turns with a server without it
    bench_fleet.py load     clicks (the counter) and pushes (Challenge) a second, evenly shared by the sessions, of which 95 %
                            are answered within 50 ms: by one process, and by two workers; more is asked for until it fails
    bench_fleet.py hold     10,000 sessions of Challenge with two workers: memory, processor, and what a click takes beside them
    bench_fleet.py cost     what a session of 20 rows takes: live, parked in memory, and in a store; size and time of a capsule
    bench_fleet.py kill     one of two workers is killed: how many of its pages go on, and how soon they show it
    bench_fleet.py drain    a server is told to end and started again: how many pages go on, and show the same
    bench_fleet.py          all of these

The pages, the server and the store share one machine. Where that has fewer cores than the server has processes, `load` says
less of workers than of the machine: the busiest process's time for an event says what it is with a core for each.

VITRINE_LAUNCHER names the binary of an app; the others lie beside it. Scripted pages of this process, no browser:
`VITRINE_BENCH_SESSIONS` (of every part) and `VITRINE_BENCH_SECONDS` (of every step) make it smaller.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from harness.launcher import ONE_PROCESS, Launcher
from harness.load import (
    COUNTER_BUTTON, LIST_BUTTON, allow_descriptors, close_pages, metric, open_pages, processor_time, quantile, report,
    report_quantiles, restartable,
)
from harness.page_model import PageModel
from harness.returner import Returner
from harness.scripted import ScriptedPage
from harness.stores import Store

SESSIONS = os.environ.get("VITRINE_BENCH_SESSIONS")
SECONDS = float(os.environ.get("VITRINE_BENCH_SECONDS", "5"))
ROWS = {"COUNTER_ROWS": "20"}
WORKERS = ("--workers", "2")
# Milliseconds within which 95 % of the events have to be answered, and the part of what is asked for that has to be done.
PATIENCE = 50.0
DONE = 0.95
# Events a second that are asked for first, how often that is doubled, and how often the bounds are halved then.
FIRST_RATE, DOUBLINGS, HALVINGS = 50.0, 10, 4
# Seconds between two signs of life: less than a page may send.
PROBE_PAUSE = 0.03
# Seconds in which everybody has to be back, or everything to be kept: a ceiling for a server that does not do it.
CEILING = 120.0
KEY = "a key of thirty-two letters or more"


def sessions(usual: int) -> int:
    """The sessions of a part."""
    return int(SESSIONS or usual)


@contextmanager
def served(product: str, *arguments: str, **environment: str) -> Iterator[Launcher]:
    """A server with data of its own, until the end of what is done with it."""
    has_workers = WORKERS[0] in arguments
    with tempfile.TemporaryDirectory() as data:
        launcher = Launcher(
            product=product, arguments=arguments if has_workers else (*ONE_PROCESS, *arguments),
            environment={**ROWS, "VITRINE_DATA": data, **environment},
        )
        try:
            launcher.wait_until_listening()
            if has_workers:
                launcher.wait_for_metric(f"vitrine_workers {WORKERS[1]}")
            yield launcher
        finally:
            launcher.stop()


async def until(name: str, is_met: Callable[[float], bool], launcher: Launcher) -> None:
    """Waits until a number of the server's own is as it has to be."""
    async with asyncio.timeout(CEILING):
        while not is_met(await asyncio.to_thread(metric, launcher, name)):
            await asyncio.sleep(0.05)


# hop


async def hop() -> None:
    """Signs of life with and without a process in front, one after the other."""
    with served("counter") as alone, served("counter", *WORKERS) as behind:
        pages = [(await open_pages(1, lambda _, base=launcher.base_url: ScriptedPage(base)))[0] for launcher in (alone, behind)]
        samples: tuple[list[float], list[float]] = ([], [])
        end = time.monotonic() + 2 * SECONDS
        while time.monotonic() < end:
            for page, times in zip(pages, samples):
                times.append(await page.probe())
                await asyncio.sleep(PROBE_PAUSE)
        await close_pages(pages)
    for what, times in zip(("one process", "a worker"), samples):
        report_quantiles(f"round trip to {what}", times)
    extra = quantile(samples[1], 0.5) - quantile(samples[0], 0.5)
    report("round trip through the process in front, more than without, p50", extra, "ms", "goal 0.3 ms")


# load


class Actor(ScriptedPage):
    """A page that is pressed again and again."""

    def __init__(self, base_url: str, button: str) -> None:
        super().__init__(base_url)
        self._pattern = button
        self._button = 0
        self._is_pushed = False

    async def load(self, path: str = "/") -> None:
        await super().load(path)
        self._button = self.layer(self._pattern)

    async def press(self) -> None:
        """A click; where that has pushed a page, the way back."""
        await (self.back() if self._is_pushed else self.tap(self._button))
        self._is_pushed = self._pattern == LIST_BUTTON and not self._is_pushed


async def press_twice(pages: Iterable[Actor]) -> None:
    """Presses on each page, and where that has led somewhere again: what is done for the first time takes longer."""
    for page in pages:
        await page.press()
        await page.press()


async def press_at(pages: list[Actor], rate: float, seconds: float) -> tuple[list[float], float]:
    """Presses on all pages in turn, so many times a second in all.

    Answers with the milliseconds from when each press was due until it was answered, and with how many were answered in a
    second. A page whose answer is late presses late, and that counts.
    """
    samples: list[float] = []
    done = 0
    start = time.monotonic() + 0.1

    async def act(number: int, page: Actor) -> None:
        nonlocal done
        due = start + number / rate
        while due < start + seconds:
            await asyncio.sleep(due - time.monotonic())
            if time.monotonic() > start + seconds:
                # What was due and not done any more waits at least until now.
                samples.append((time.monotonic() - due) * 1_000)
                return
            await page.press()
            samples.append((time.monotonic() - due) * 1_000)
            done += 1
            due += len(pages) / rate

    await asyncio.gather(*(act(number, page) for number, page in enumerate(pages)))
    return samples, done / max(seconds, time.monotonic() - start)


async def most(pages: list[Actor], launcher: Launcher) -> tuple[float, float, float, float, float]:
    """The most presses a second that are answered in time, with processor time for each.

    Answers with the rate, its p95, and the seconds of processor time that the busiest process of the server, all of them,
    and the pages took for a press; with zeros where none is answered in time.
    """
    best = (0.0, 0.0, 0.0, 0.0, 0.0)

    async def holds(rate: float) -> bool:
        """Whether a rate is kept; what else the machine did may have disturbed it once."""
        return await attempt(rate) or await attempt(rate)

    async def attempt(rate: float) -> bool:
        nonlocal best
        pids = [launcher.pid, *launcher.children()]
        before, own = [processor_time(pid) for pid in pids], time.process_time()
        samples, done = await press_at(pages, rate, SECONDS)
        spent = [processor_time(pid) - earlier for pid, earlier in zip(pids, before)]
        p95 = quantile(samples, 0.95)
        if p95 > PATIENCE or done < DONE * rate:
            return False
        best = (done, p95, max(spent) / len(samples), sum(spent) / len(samples), (time.process_time() - own) / len(samples))
        return True

    await press_twice(pages)
    low, high = 0.0, FIRST_RATE
    for _ in range(DOUBLINGS):
        if not await holds(high):
            break
        low, high = high, 2 * high
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if await holds(middle):
            low = middle
        else:
            high = middle
    return best


async def load() -> None:
    """What one process and two workers carry."""
    for kind, product, button in (("clicks", "counter", COUNTER_BUTTON), ("pushes", "challenge", LIST_BUTTON)):
        rates: list[float] = []
        busiest: list[float] = []
        for what, arguments in (("one process", ()), ("two workers", WORKERS)):
            with served(product, *arguments) as launcher:
                pages = await open_pages(sessions(400), lambda _, base=launcher.base_url: Actor(base, button), forgets=True)
                rate, p95, most_busy, all_busy, own = await most(pages, launcher)
                await close_pages(pages)
            label = f"{kind} of {len(pages)} sessions, {what}"
            report(f"{label}: with p95 up to {PATIENCE:g} ms", rate, "per second")
            if rate:
                report(f"{label}: p95 then", p95, "ms", f"goal {PATIENCE:g} ms")
                report(f"{label}: processor time of the busiest process for one", most_busy * 1_000, "ms")
                report(f"{label}: processor time of all processes for one", all_busy * 1_000, "ms")
                report(f"{label}: processor time of the scripted pages for one", own * 1_000, "ms")
            rates.append(rate)
            busiest.append(most_busy)
        cores = os.cpu_count()
        if all(rates):
            report(f"{kind}: two workers carry, times one process, on {cores} cores", rates[1] / rates[0], "times", "goal 1.8")
        if all(busiest):
            ratio = busiest[0] / busiest[1]
            report(f"{kind}: the same by the busiest process's time, with a core for each process", ratio, "times", "goal 1.8")


# hold


def memory(pids: list[int]) -> int:
    """Bytes that processes hold, what they share shared out among them."""
    texts = (Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in pids)
    return sum(int(re.search(r"(?m)^Pss: +(\d+) kB", text)[1]) for text in texts) * 1_024


async def hold() -> None:
    """As many live sessions as may be, and one more page beside them."""
    count = sessions(10_000)
    with served("challenge", *WORKERS, "--sessions", str(count + 1_000)) as launcher:
        pids = [launcher.pid, *launcher.children()]
        make = partial(Actor, launcher.base_url, LIST_BUTTON)
        one = (await open_pages(1, lambda _: make()))[0]
        await press_twice([one])
        before, start = memory(pids), time.monotonic()
        pages = await open_pages(count, lambda _: make(), forgets=True)
        label = f"{count} live sessions, two workers"
        report(f"{label}: time to open one", (time.monotonic() - start) / count * 1_000, "ms")
        report(f"{label}: memory of the server for one", (memory(pids) - before) / count / 1_024, "KB", "goal 150 KB")
        rest, busy = time.monotonic(), sum(map(processor_time, pids))
        await asyncio.sleep(SECONDS)
        share = (sum(map(processor_time, pids)) - busy) / (time.monotonic() - rest)
        report(f"{label}: processor of the server at rest", share * 100, "% of one core")
        samples = []
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            begin = time.monotonic()
            await one.press()
            samples.append((time.monotonic() - begin) * 1_000)
            await asyncio.sleep(PROBE_PAUSE)
        report_quantiles(f"{label}: a push beside them", samples, f"goal {PATIENCE:g} ms p95")
        live = metric(launcher, "vitrine_sessions") - 1
        report(f"{label}: that are live then", live, "sessions", f"goal {count}")
        lost = sum(page.closed is not None for page in pages)
        report(f"{label}: whose socket was closed", lost, "sessions", "goal 0")
        await close_pages([one, *pages])


# cost


def held(launcher: Launcher) -> float:
    """Bytes of the heap but for what caches hold."""
    return metric(launcher, "vitrine_heap_bytes") - metric(launcher, "vitrine_cache_bytes")


async def cost() -> None:
    """Sessions that are live, then without their page, then parked."""
    if not Store.program():
        print("cost: there is no redis-server. Run: Scripts/install-system", file=sys.stderr)
        return
    for what, product, button in (("20 rows", "counter", COUNTER_BUTTON), ("Challenge's list", "challenge", LIST_BUTTON)):
        with tempfile.TemporaryDirectory() as folder:
            store = Store(Path(folder))
            try:
                with served(product, VITRINE_STORE=store.url(), VITRINE_TOKEN_KEY=KEY) as launcher:
                    await cost_of(what, sessions(500), store, launcher, button)
            finally:
                store.stop()


async def cost_of(what: str, count: int, store: Store, launcher: Launcher, button: str) -> None:
    """What so many sessions of an app take, after a few that fill what is shared."""

    def stored() -> int:
        return int(re.search(r"(?m)^used_memory:(\d+)", store.ask("INFO", "memory"))[1])

    def names() -> set[str]:
        return set(store.ask("--scan", "--pattern", "*session:*").split())

    async def arrived(number: int) -> list[Actor]:
        pages = await open_pages(number, lambda _: Actor(launcher.base_url, button), forgets=True)
        for page in pages:
            await page.press()
        await until("vitrine_sessions_unkept", lambda value: value == 0, launcher)
        return pages

    first = await arrived(min(count, 50))
    heap, empty, others = held(launcher), stored(), names()
    pages = await arrived(count)
    report(f"memory of a live session of {what}", (held(launcher) - heap) / count / 1_024, "KB", "goal 150 KB")
    before, busy = metric(launcher, "vitrine_capsules_kept_total"), processor_time(launcher.pid)
    await close_pages(pages)
    await until("vitrine_capsules_kept_total", lambda value: value >= before + count, launcher)
    await until("vitrine_sessions_unkept", lambda value: value == 0, launcher)
    spent = processor_time(launcher.pid) - busy
    report(f"processor time to let a session of {what} go, with its capsule", spent / count * 1_000, "ms", "goal 2 ms")
    found = sorted(names() - others)
    sizes = [int(store.ask("HSTRLEN", name, "b")) for name in found[:50]]
    report(f"capsule of a session of {what}, p50", quantile(sizes, 0.5), "B", "goal 4,096 B")
    report(f"memory of a session of {what} in the store", (stored() - empty) / count, "B")
    report(f"sessions of {what} that are in the store", len(found) / count * 100, "%", "goal 100 %")
    await until("vitrine_sessions_parked", lambda value: value >= count, launcher)
    report(f"memory of a parked session of {what}", (held(launcher) - heap) / count / 1_024, "KB", "goal 10 KB")
    await close_pages(first)


# kill and drain


def shape(page: Returner) -> list[Any]:
    """What a page was told to show as a whole."""
    model = PageModel('<div id="v0" class="v k0"></div>')
    model.apply(page.operations)
    return model.shape()


async def counted(base_url: str, count: int) -> list[Returner]:
    """Pages that stand at 1, 2 … 5, and have been told all that they show."""
    pages = await open_pages(count, lambda _: Returner(base_url))
    for number, page in enumerate(pages):
        button = page.layer(COUNTER_BUTTON)
        for _ in range(number % 5 + 1):
            await page.tap(button)
        await page.ask_anew()
    return pages


def report_return(label: str, pages: list[Returner], shown: list[list[Any]], start: float, since: str) -> None:
    """How many pages went on where they were, and how soon."""
    count = max(len(pages), 1)
    restored = [number for number, page in enumerate(pages) if page.live and page.mode == "restored"]
    equal = sum(shape(pages[number]) == shown[number] for number in restored)
    report(f"{label}: that went on", len(restored) / count * 100, "%", "goal 99 %, after SIGTERM 100 %")
    report(f"{label}: that show what they did", equal / count * 100, "%", "goal 99 %, after SIGTERM 100 %")
    waits = [max(0.0, pages[number].shown - start) for number in restored]
    report_quantiles(f"{label}: until it shows, since {since}", waits, "goal 1 s p95 after a kill", "s", (0.5, 0.95, 1))


async def all_back(pages: list[Returner], deed: Callable[[], Awaitable[tuple[float, list[int]]]]) -> tuple[float, list[int]]:
    """Does what ends sockets, and waits until the pages that have lost theirs are back.

    `deed` answers with the time from which they could be, and with their numbers; so does this.
    """
    returns = [asyncio.create_task(page.come_back()) for page in pages]
    try:
        start, numbers = await deed()
        if numbers:
            await asyncio.wait([returns[number] for number in numbers], timeout=CEILING)
        return start, numbers
    finally:
        for task in returns:
            task.cancel()
        outcomes = await asyncio.gather(*returns, return_exceptions=True)
        for problem in {repr(outcome) for outcome in outcomes if isinstance(outcome, Exception)}:
            print(f"a page that came back: {problem}", file=sys.stderr)


async def kill() -> None:
    """A worker is killed whose sessions have been kept."""
    with served("counter", *WORKERS) as launcher:
        pages = await counted(launcher.base_url, sessions(400))
        await until("vitrine_sessions_unkept", lambda value: value == 0, launcher)
        # A token says which worker a page has; which process that is the log says when it has ended.
        workers = [page.token.split(".")[0] for page in pages]
        shown = [shape(page) for page in pages]
        said = len(launcher.lines)

        async def deed() -> tuple[float, list[int]]:
            start = time.monotonic()
            os.kill(launcher.children()[0], signal.SIGKILL)
            line = await asyncio.to_thread(launcher.wait_for_line, "worker-ended", after=said)
            ended = "w" + re.search(r"worker (\d+) ended", line)[1]
            return start, [number for number, worker in enumerate(workers) if worker == ended]

        start, numbers = await all_back(pages, deed)
        lost = [pages[number] for number in numbers]
        label = f"the {len(lost)} of {len(pages)} pages of a killed worker"
        report_return(label, lost, [shown[number] for number in numbers], start, "the worker was killed")
        disturbed = sum(page.start > 0 for page in pages) - sum(page.start > 0 for page in lost)
        report("pages of the other worker that lost their line", disturbed, "pages", "goal 0")
        await close_pages(pages)


async def drain() -> None:
    """A server is told to end, and another one takes its place."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        environment = {**ROWS, "VITRINE_DATA": data}
        start_server = partial(restartable, port, KEY, *WORKERS, product="counter", environment=environment)
        launcher = start_server()
        try:
            launcher.wait_for_metric(f"vitrine_workers {WORKERS[1]}")
            pages = await counted(launcher.base_url, sessions(400))
            shown = [shape(page) for page in pages]

            async def deed() -> tuple[float, list[int]]:
                nonlocal launcher
                launcher.ask_to_stop()
                if status := await asyncio.to_thread(launcher.wait):
                    raise RuntimeError(f"the server ended with {status}:\n" + "\n".join(launcher.lines))
                launcher = await asyncio.to_thread(start_server)
                return time.monotonic(), list(range(len(pages)))

            start, _ = await all_back(pages, deed)
            report_return(f"{len(pages)} pages of a server that is replaced", pages, shown, start, "it listens again")
            await close_pages(pages)
        finally:
            launcher.stop()


KINDS = {"hop": hop, "load": load, "hold": hold, "cost": cost, "kill": kill, "drain": drain}


def main() -> int:
    kinds = sys.argv[1:] or list(KINDS)
    if not set(kinds) <= set(KINDS):
        print(f"usage: bench_fleet.py [{'|'.join(KINDS)}]…", file=sys.stderr)
        return 2
    allow_descriptors()
    for kind in kinds:
        asyncio.run(KINDS[kind]())
    return 0


if __name__ == "__main__":
    sys.exit(main())
