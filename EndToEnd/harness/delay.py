# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A TCP proxy that makes a line as long as wanted: browsers do not delay the frames of sockets by themselves."""

from __future__ import annotations

import asyncio
import random
import threading
from urllib.parse import urlsplit


class DelayProxy:
    """Forwards a port of the loopback to another; every piece of data arrives `delay` milliseconds later, in order.

    `jitter` is the part of the delay by which it is shorter or longer, at random. While the proxy is held, nothing arrives at
    the browser.
    """

    def __init__(self, target: str, delay: float, jitter: float = 0) -> None:
        address = urlsplit(target)
        self._target = (address.hostname, address.port)
        self._delay = delay / 1000
        self._jitter = jitter
        self._random = random.Random(1)
        self._loop = asyncio.new_event_loop()
        self._goes = asyncio.Event()
        self._goes.set()
        self._is_cut = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._start(), self._loop).result()
        self.base_url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _start(self) -> asyncio.Server:
        return await asyncio.start_server(self._accept, "127.0.0.1", 0)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.close()
            return
        try:
            there = await asyncio.open_connection(*self._target)
        except OSError:
            writer.close()
            return
        ends = {writer, there[1]}
        self._ends |= ends
        try:
            await asyncio.gather(self._copy(reader, there[1]), self._copy(there[0], writer, self._goes))
        except asyncio.CancelledError:
            # The proxy stops; the server of a cancelled task would complain of it.
            pass
        finally:
            self._ends -= ends
            for end in ends:
                end.transport.abort()

    async def _copy(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, goes: asyncio.Event | None = None
    ) -> None:
        line: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await line.get()
                await asyncio.sleep(max(due - self._loop.time(), 0))
                if goes:
                    await goes.wait()
                if not data:
                    break
                writer.write(data)
                await writer.drain()

        delivering = asyncio.create_task(deliver())
        try:
            while data := await reader.read(65536):
                line.put_nowait((self._due(), data))
        except OSError:
            pass
        line.put_nowait((self._due(), b""))
        try:
            await delivering
        except OSError:
            pass
        writer.close()

    def _due(self) -> float:
        """When what comes now arrives, on the loop's clock; the queue keeps the order."""
        return self._loop.time() + self._delay * self._random.uniform(1 - self._jitter, 1 + self._jitter)

    def hold(self) -> None:
        """Holds what the server sends back until `release`."""
        self._loop.call_soon_threadsafe(self._goes.clear)

    def release(self) -> None:
        """Delivers what was held back, and holds nothing more."""
        self._loop.call_soon_threadsafe(self._goes.set)

    def cut(self) -> None:
        """Ends every connection and takes none until `mend`."""

        async def end() -> None:
            self._is_cut = True
            for writer in self._ends:
                writer.transport.abort()

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()

    def mend(self) -> None:
        """Takes connections again."""
        self._is_cut = False

    def stop(self) -> None:
        """Closes the port and every connection through it."""

        async def end() -> None:
            self._server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
