# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A page without a browser: asks for the document, opens the socket and speaks vitrine.1. Thousands fit in one process."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import ssl
import struct
import time
from typing import Any
from urllib.parse import urlsplit

_ENVIRONMENT = [390, 844, 3, 0, 0, 0, 16, ["en"], "Europe/Berlin"]


class ScriptedPage:
    """One visitor with one page.

    `base_url` is the address as a browser has it, with the path that the app lies below, if any. `address` is where to
    connect to when that is not what the name says, `tls` whom to trust, `fields` are more fields of every request.
    """

    def __init__(
        self,
        base_url: str,
        *,
        address: tuple[str, int] | None = None,
        tls: ssl.SSLContext | None = None,
        fields: tuple[str, ...] = (),
    ) -> None:
        parts = urlsplit(base_url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.base_path = parts.path.rstrip("/")
        self.html = ""
        # The fields of the document's answer, as they were sent.
        self.head = ""
        self.config: dict[str, Any] = {}
        self.token = self.epoch = ""
        # How the newest hello was welcomed.
        self.mode = ""
        self.sequence = 0
        self.event = 0
        self.handled = 0
        self.attempt = 0
        self.closed: int | None = None
        # What went wrong in reading what the server said.
        self.failure: Exception | None = None
        self._host = parts.netloc
        self._address = address or (parts.hostname, parts.port or (443 if parts.scheme == "https" else 80))
        self._tls = (tls or ssl.create_default_context()) if parts.scheme == "https" else None
        self._fields = list(fields)
        self._cookies: dict[str, str] = {}
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._pump: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._welcomed = asyncio.Event()
        self._alive = asyncio.Event()

    async def open(self, path: str = "/") -> None:
        """Loads the page and waits until its session is live."""
        await self.load(path)
        await self.connect()

    async def load(self, path: str = "/") -> None:
        """Loads the page and does nothing with it."""
        self.head, body = await self.fetch(path)
        if not self.head.startswith("HTTP/1.1 200"):
            raise ConnectionError(self.head)
        self.html = body.decode()
        # The visitor's, and with several processes or machines those that lead back to one of them.
        self._cookies.update(re.findall(r"(?im)^set-cookie: ([^=;]+)=([^;\r]*)", self.head))
        config = re.search(r'id="vitrine-config">(.*?)</script>', self.html)
        if not config:
            raise ConnectionError("a page without a session: " + self.head)
        self.config = json.loads(config[1])

    async def fetch(self, path: str, *, agent: str = "Mozilla/5.0") -> tuple[str, bytes]:
        """Asks for anything below the app's path, on a connection of its own; answers with head and body."""
        reader, writer = await self.open_connection()
        fields = [
            f"GET {self.base_path}{path} HTTP/1.1", f"Host: {self._host}", f"User-Agent: {agent}", "Connection: close",
            *self._cookie, *self._fields,
        ]
        writer.write(("\r\n".join(fields) + "\r\n\r\n").encode())
        answer = await reader.read()
        writer.close()
        head, _, body = answer.partition(b"\r\n\r\n")
        if re.search(rb"(?im)^transfer-encoding: chunked", head):
            body = _joined(body)
        return head.decode(), body

    async def connect(self) -> None:
        """Opens the page's first socket and waits for the welcome."""
        self.token, self.epoch, self.sequence = self.config["token"], self.config["epoch"], self.config["sequence"]
        await self._say_hello()

    def layer(self, pattern: str) -> int:
        """The number of the first element of the page whose opening tag has this in it."""
        for number, tag in re.findall(r'<\w+ id="v(\d+)"([^>]*)>', self.html):
            if pattern in tag:
                return int(number)
        raise LookupError(pattern)

    async def tap(self, layer: int) -> None:
        """Taps, and waits until the batch that answers has come."""
        await self.act("V", layer, 0)

    async def back(self) -> None:
        """Goes back to the root, as the browser's button does."""
        self.event += 1
        await self._answered(["O", self.event, self.sequence, 0, 0, "/"])

    async def close(self) -> None:
        """Loses the connection without a word."""
        if self._pump:
            self._pump.cancel()
        if self._writer:
            self._writer.close()

    async def act(self, word: str, *rest: object) -> None:
        """Says an event of a user, and waits until the server has handled it."""
        self.event += 1
        await self._answered([word, self.event, self.sequence, *rest])

    async def probe(self) -> float:
        """Asks for a sign of life; milliseconds until it has come."""
        self._alive.clear()
        start = time.monotonic()
        self._send(["K"])
        await self._alive.wait()
        self._complain()
        return (time.monotonic() - start) * 1_000

    async def open_connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection to the server, encrypted where the address says so."""
        name = urlsplit(self.origin).hostname if self._tls else None
        return await asyncio.open_connection(*self._address, ssl=self._tls, server_hostname=name)

    @property
    def _cookie(self) -> list[str]:
        """The field with the page's cookies, if it has any."""
        return ["Cookie: " + "; ".join(f"{name}={value}" for name, value in self._cookies.items())] if self._cookies else []

    async def _answered(self, message: list[object]) -> None:
        event = message[1]
        async with self._changed:
            self._send(message)
            await self._changed.wait_for(lambda: self.handled >= event or self.closed is not None)
        self._complain()

    def _complain(self) -> None:
        if self.failure:
            raise self.failure
        if self.closed is not None:
            raise ConnectionError(f"the server closed with {self.closed}")

    async def _say_hello(self, depth: int = 0, trail: tuple[str, ...] = ()) -> None:
        self.closed = None
        self._welcomed = asyncio.Event()
        await self._handshake()
        self.attempt += 1
        self._send([
            "H", "vitrine.1", self.config["build"], self.token, self.epoch, self.sequence, self.event, _ENVIRONMENT, depth,
            list(trail), self.attempt,
        ])
        self._pump = asyncio.create_task(self._receive())
        await self._welcomed.wait()
        self._complain()

    async def _handshake(self) -> None:
        self._reader, self._writer = await self.open_connection()
        fields = [
            f"GET {self.base_path}/_vitrine/socket HTTP/1.1", f"Host: {self._host}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Protocol: vitrine.1",
            f"Origin: {self.origin}", *self._cookie, *self._fields,
        ]
        self._writer.write(("\r\n".join(fields) + "\r\n\r\n").encode())
        head = await self._reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(head.decode())

    def _send(self, message: list[object]) -> None:
        payload = json.dumps(message, separators=(",", ":")).encode()
        # The mask is there to confuse caches between browsers and servers; there are none here, so it may be zero.
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + struct.pack(">H", length)
        self._writer.write(b"\x81" + size + b"\0\0\0\0" + payload)

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", await self._reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", await self._reader.readexactly(8))
        return first & 0x0F, await self._reader.readexactly(length)

    async def _receive(self) -> None:
        try:
            while True:
                opcode, payload = await self._frame()
                if opcode == 9:
                    self._writer.write(b"\x8a\x80\0\0\0\0")
                elif opcode == 8:
                    self.closed = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                    break
                elif opcode == 1:
                    self._take(json.loads(payload))
                async with self._changed:
                    self._changed.notify_all()
        except (asyncio.IncompleteReadError, ConnectionError):
            self.closed = 1006
        except (LookupError, ValueError, TypeError, AttributeError) as failure:
            self.closed, self.failure = 1006, failure
        self._welcomed.set()
        self._alive.set()
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: list[Any]) -> None:
        match message:
            case ["W", _, self_epoch, mode, parameters]:
                self.epoch, self.mode, self.token = self_epoch, mode, parameters["resume"]
                self._hear(parameters["event"])
                self._welcomed.set()
            case ["B" | "S" | "N", number, handled, changes]:
                self._change(message[0], number, changes)
                self.sequence = number
                self._send(["A", number, 0.5])
                self._hear(handled)
            case ["P", handled, _]:
                self._hear(handled)
                self._alive.set()

    def _hear(self, handled: int) -> None:
        self.handled = max(self.handled, handled)

    def _change(self, word: str, number: int, changes: list[Any]) -> None:
        """What a batch, a snapshot or steps of the history say; this page shows nothing."""


def _joined(chunks: bytes) -> bytes:
    """A body that was sent in chunks."""
    body = b""
    while True:
        size, _, chunks = chunks.partition(b"\r\n")
        length = int(size.split(b";")[0], 16)
        if not length:
            return body
        body, chunks = body + chunks[:length], chunks[length + 2 :]
