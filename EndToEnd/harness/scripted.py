# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A page without a browser: asks for the document, opens the socket and speaks vitrine.1. Thousands fit in one process."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import struct
from urllib.parse import urlsplit

_ENVIRONMENT = [390, 844, 3, 0, 0, 0, 16, ["en"], "Europe/Berlin"]


class ScriptedPage:
    """One visitor with one page."""

    def __init__(self, base_url: str) -> None:
        parts = urlsplit(base_url)
        self.host, self.port = parts.hostname, parts.port
        self.html = ""
        self.sequence = 0
        self.event = 0
        self.handled = 0
        self.key = 0
        self.closed: int | None = None
        self._cookie = ""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._pump: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    async def open(self, path: str = "/") -> None:
        """Loads the page and waits until its session is live."""
        await self._load(path)
        config = json.loads(re.search(r'id="vitrine-config">(.*?)</script>', self.html)[1])
        self.sequence = config["sequence"]
        await self._connect()
        hello = ["H", "vitrine.1", config["build"], config["token"], config["epoch"], self.sequence, 0, _ENVIRONMENT, 0, [], 1]
        self._send(hello)
        self._welcomed = asyncio.Event()
        self._pump = asyncio.create_task(self._receive())
        await self._welcomed.wait()

    def layer(self, pattern: str) -> int:
        """The number of the first element of the page whose opening tag has this in it."""
        for number, tag in re.findall(r'<\w+ id="v(\d+)"([^>]*)>', self.html):
            if pattern in tag:
                return int(number)
        raise LookupError(pattern)

    async def tap(self, layer: int) -> None:
        """Taps, and waits until the batch that answers has come."""
        self.event += 1
        await self._answered(["V", self.event, self.sequence, layer, 0])

    async def back(self) -> None:
        """Goes back to the root, as the browser's button does."""
        self.event += 1
        await self._answered(["O", self.event, self.sequence, 0, 0, "/"])

    async def close(self) -> None:
        """Loses the connection without a word."""
        self._pump.cancel()
        self._writer.close()

    async def _answered(self, message: list[object]) -> None:
        event = self.event
        async with self._changed:
            self._send(message)
            await self._changed.wait_for(lambda: self.handled >= event or self.closed is not None)
        if self.closed is not None:
            raise ConnectionError(f"the server closed with {self.closed}")

    async def _load(self, path: str) -> None:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        head = f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUser-Agent: Mozilla/5.0\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        answer = (await reader.read()).decode()
        writer.close()
        head, self.html = answer.split("\r\n\r\n", 1)
        if not head.startswith("HTTP/1.1 200"):
            raise ConnectionError(head)
        self._cookie = re.search(r"(?im)^set-cookie: ([^;]*)", head)[1]

    async def _connect(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(self.host, self.port)
        fields = [
            "GET /_vitrine/socket HTTP/1.1", f"Host: {self.host}:{self.port}", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Protocol: vitrine.1", f"Origin: http://{self.host}:{self.port}", f"Cookie: {self._cookie}",
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
        self._welcomed.set()
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: list[object]) -> None:
        if message[0] == "W":
            self._welcomed.set()
        elif message[0] in ("B", "S"):
            self.sequence, self.handled = message[1], message[2]
            self._send(["A", self.sequence, 0.5])
