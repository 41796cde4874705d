# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A user who does at random what a page offers: taps, types, scrolls, goes back, loses the line, loads again, leaves."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from typing import Any

from .page_model import CONTROL, FIELD, PASTE, SCROLL, SCROLLER, TAP, TEXT, VALUE, Layer, PageModel
from .scripted import ScriptedPage

# Few words: what is measured and kept of a text is known after the first of many users.
_WORDS = ("rick", "morty", "a", "zz", "Élan", "smith ")
# Seconds for one deed: a ceiling for a server that hangs.
DEED_CEILING = 60.0
# Seconds of the shortest pause between two deeds: under the server's limit of 50 events a second.
_SHORTEST_PAUSE = 0.03


class RandomUser(ScriptedPage):
    """One visit. What is done follows from the seed and from what the server offers.

    A message that does not fit the page raises, as it would make a browser load the page again.
    """

    def __init__(self, base_url: str, seed: int, **options: Any) -> None:
        super().__init__(base_url, **options)
        self.seed = seed
        self.model = PageModel('<div id="v0" class="v k0"></div>')
        # How often each deed was done.
        self.deeds: Counter[str] = Counter()
        self._random = random.Random(seed)
        # Events that the server has not handled.
        self._kept: list[list[Any]] = []
        # The browser's history: key and path of each entry, where the user stands, the last steps that were applied.
        self._entries: list[tuple[int, str]] = []
        self._entry = 0
        self._steps = 0
        self._drawn = asyncio.Event()
        self._scheme = 0

    async def arrive(self, path: str) -> None:
        """Loads a page and begins its session."""
        await self.load(path)
        self.model = PageModel(self.html)
        self._entries, self._entry = [(self.config["key"], path)], 0
        await self.connect()

    async def crawl(self, path: str) -> None:
        """Loads a page as a search engine does: it is complete, without a session."""
        head, body = await self.fetch(path, agent="Googlebot/2.1 (+http://www.google.com/bot.html)")
        if not head.startswith("HTTP/1.1 200") or b"vitrine-config" in body:
            raise ConnectionError("a crawler got a session: " + head)

    async def act_at_random(self, count: int, pause: float) -> None:
        """Does so many things with random pauses, `pause` seconds on average."""
        deeds = {
            self._tap: 40, self._scroll: 15, self._type: 12, self._set: 8, self._go_back: 12, self._turn: 3, self._cut: 5,
            self._reload: 3, self._look: 2,
        }
        for _ in range(count):
            deed = self._random.choices(list(deeds), list(deeds.values()))[0]
            self.deeds[deed.__name__.strip("_")] += 1
            async with asyncio.timeout(DEED_CEILING):
                await deed()
            await asyncio.sleep(_SHORTEST_PAUSE + self._random.expovariate(1 / pause))

    async def leave(self) -> None:
        """Says goodbye: the session waits a little for the same page loaded again, and ends."""
        self._send(["Z"])
        await self._writer.drain()
        await self.close()

    async def resume(self) -> None:
        """Goes on with the session on a new socket; a scene that was parked is built anew."""
        async with asyncio.timeout(DEED_CEILING):
            self._drawn.clear()
            await self._say_hello(self._entry, self._trail)
            for message in self._kept:
                self._send(message)
            if self.mode != "resumed":
                await self._draw()

    # What a user does

    async def _tap(self) -> None:
        layers = [layer for layer in self.model.usable(TAP) if not layer.events & PASTE]
        if layers:
            await self.act("V", self._random.choice(layers).number, 0)

    async def _scroll(self) -> None:
        scrollers = [layer for layer in self.model.usable(SCROLL) if layer.kind == SCROLLER]
        if not scrollers:
            return
        layer = self._random.choice(scrollers)
        width, height, _, _, _, dx, dy = [*(layer.payload or [0] * 5), 0, 0][:7]
        x, y = (round(self._random.random() * max(0, extent - shown)) for extent, shown in ((width, 390), (height, 600)))
        self._send(["L", layer.number, x, y, 390, 600, dx, dy, 1])

    async def _type(self) -> None:
        """Types on in a field, or deletes what is long; then leaves it."""
        fields = [layer for layer in self.model.usable(TEXT) if layer.kind == FIELD]
        if not fields:
            return
        layer = self._random.choice(fields)
        await self.act("F", layer.number)
        for _ in range(self._random.randint(1, 4)):
            if self.model.layers.get(layer.number) is not layer or layer.kind != FIELD:
                return
            revision, edition, text = layer.payload
            length = _units(text)
            start, deleted, inserted = (0, length, "") if length > 20 else (length, 0, self._random.choice(_WORDS))
            text = text + inserted if inserted else ""
            self.model.texts[layer.number] = text
            place = _units(text)
            await self.act("I", layer.number, revision + 1, edition, [start, deleted, inserted], place, place, place)
        await self.act("F", 0)

    async def _set(self) -> None:
        """Changes a native control's value."""
        controls = [layer for layer in self.model.usable(VALUE) if layer.kind == CONTROL]
        if not controls:
            return
        layer = self._random.choice(controls)
        revision, value, *titles = layer.payload
        if layer.tag == "select" and titles and titles[0]:
            value = str(self._random.randrange(len(titles[0])))
        elif layer.attributes.get("type") == "range":
            low, high = float(layer.attributes["min"]), float(layer.attributes["max"])
            value = str(low + (high - low) * self._random.randint(0, 4) / 4)
        # Of dates, times and colours the value that is there is said again.
        layer.payload = [revision + 1, value, *titles]
        await self.act("C", layer.number, revision + 1, value, 1)

    async def _go_back(self) -> None:
        if not self._entry:
            return
        self._entry -= 1
        key, path = self._entries[self._entry]
        self.event += 1
        await self._answered(["O", self.event, self._steps, key, self._entry, path])

    async def _turn(self) -> None:
        """Turns the phone, or makes it dark."""
        self._scheme = 1 - self._scheme
        width, height = self._random.choice([(390, 844), (844, 390), (1280, 800)])
        self._send(["R", [width, height, 3, self._scheme, 0, 0, 16, ["en"], "Europe/Berlin"]])

    async def _cut(self) -> None:
        """Loses the line and comes back at once."""
        await self.close()
        await self.resume()

    async def _reload(self) -> None:
        """Loads the page again in the same entry of the history: it goes on with its session."""
        await self.leave()
        await self.load(self._entries[self._entry][1])
        self.sequence = 0
        await self.resume()

    async def _look(self) -> None:
        """Fetches the images of the page that was loaded first, as a browser does; those of a reloaded page may be gone."""
        for path in sorted(set(re.findall(r'src="(/_vitrine/image/[^"]+)"', self.html)))[:4]:
            head, _ = await self.fetch(path)
            if not re.match(r"HTTP/1.1 (200|404)", head):
                raise ConnectionError(head)

    # What the server says

    async def _answered(self, message: list[Any]) -> None:
        self._kept.append(message)
        await super()._answered(message)

    def _hear(self, handled: int) -> None:
        super()._hear(handled)
        # A number that the server has seen would not be handled again.
        self.event = max(self.event, self.handled)
        self._kept = [message for message in self._kept if message[1] > self.handled]

    def _take(self, message: list[Any]) -> None:
        super()._take(message)
        if message[0] == "T":
            for kept in self._kept:
                self._send(kept)
        exits, self.model.exits = self.model.exits, []
        for number in exits:
            if number in self.model.layers:
                # A browser says so when the animation of what leaves is over.
                self.event += 1
                self._kept.append(["V", self.event, self.sequence, number, 2])
                self._send(self._kept[-1])

    def _change(self, word: str, number: int, changes: list[Any]) -> None:
        if word == "N":
            return self._travel(number, changes)
        if word == "S":
            self.model.clear()
        self.model.apply(changes)
        if word == "S":
            self._drawn.set()

    def _travel(self, number: int, steps: list[list[Any]]) -> None:
        for step in steps:
            match step:
                case ["p", key, _, path, _]:
                    self._entries[self._entry + 1 :] = [(key, path)]
                    self._entry += 1
                case ["r", key, _, path, _]:
                    self._entries[self._entry] = (key, path)
                case ["g", count]:
                    self._entry = max(0, min(self._entry + count, len(self._entries) - 1))
        self._steps = number

    async def _draw(self) -> None:
        """Waits for the snapshot that follows a welcome."""
        waiting = asyncio.ensure_future(self._drawn.wait())
        done, _ = await asyncio.wait({waiting, self._pump}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        self._complain()
        if not self._drawn.is_set():
            raise ConnectionError(f"no snapshot after '{self.mode}': {done}")

    @property
    def _trail(self) -> tuple[str, ...]:
        return tuple(path for _, path in self._entries[: self._entry])[-48:]


def _units(text: str) -> int:
    """The length of a text as browsers count it."""
    return len(text.encode("utf-16-le")) // 2
