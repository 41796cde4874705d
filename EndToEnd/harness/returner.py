# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A page without a browser that comes back when its socket has ended, as the client does."""

from __future__ import annotations

import asyncio
import random
import re
import time
from typing import Any

from .scripted import ScriptedPage


class Returner(ScriptedPage):
    """A page that comes back after a restart as `Client/link.js` and `Client/client.js` do."""

    # Seconds between attempts, all but the first drawn from zero to that.
    LADDER = (0, 0.05, 0.15, 0.4, 1, 2, 5)
    # Seconds in which a socket has to be welcomed.
    WELCOME = 10.0
    # Times that a page is loaded again within a minute before it gives up.
    RELOADS = 3

    def __init__(self, base_url: str, **options: Any) -> None:
        super().__init__(base_url, **options)
        self._delay = 0.0
        self._failures = 0
        # Sockets that were not welcomed, pages that said to ask again later, pages that were loaded.
        self.lost = self.refused = self.loaded = 0
        # When it began to come back, when it lived again, and when it was told what it shows.
        self.start = self.live = self.shown = 0.0
        # What it was told to show then.
        self.operations: list[Any] = []
        self._is_shown = asyncio.Event()

    def _take(self, message: list[Any]) -> None:
        super()._take(message)
        if message[0] == "D":
            self._delay = (message[1] + random.random() * message[2]) / 1_000
            self._failures = 1

    def _change(self, word: str, number: int, changes: list[Any]) -> None:
        if word == "S":
            self.shown, self.operations = time.monotonic(), changes
            self._is_shown.set()

    async def ask_anew(self) -> None:
        """Loses the line and comes back as a page that has nothing: the session goes on, and all of it is shown."""
        await self.close()
        self.sequence = 0
        self._is_shown.clear()
        async with asyncio.timeout(self.WELCOME):
            await self._say_hello()
            await self._is_shown.wait()

    async def come_back(self) -> None:
        """Waits for the end of the socket, and goes on until there is a session again."""
        self._is_shown.clear()
        await self._pump
        self._writer.close()
        while not self.live:
            step = self.LADDER[min(self._failures, len(self.LADDER) - 1)]
            self._failures += 1
            await asyncio.sleep(self._delay + (random.random() if self._failures > 1 else 1) * step)
            self._delay, self.start = 0.0, self.start or time.monotonic()
            try:
                async with asyncio.timeout(self.WELCOME):
                    await self._say_hello()
                self.live = time.monotonic()
            except (OSError, EOFError):
                await self.close()
                if self.closed in (4401, 4410):
                    await self._load_again()
                else:
                    self.lost += 1
        # A page that was loaded again shows what it was loaded with.
        if self.mode in ("restored", "snapshot"):
            await self._is_shown.wait()

    async def _load_again(self) -> None:
        self._failures = 0
        self.loaded += 1
        if self.loaded > self.RELOADS:
            raise RuntimeError(f"a page was loaded {self.RELOADS} times in vain")
        while True:
            try:
                await self.load("/")
                break
            except (OSError, EOFError):
                # A page that says so asks again by itself.
                self.refused += 1
                wait = re.search(r"(?im)^retry-after: (\d+)", self.head)
                await asyncio.sleep(float(wait[1]) if wait else 1)
        self.html = ""
        self.token, self.epoch, self.sequence = self.config["token"], self.config["epoch"], self.config["sequence"]
        self.event = self.handled = self.attempt = 0
