# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Looks at an app that is served somewhere as a browser sees it, through whatever stands in front of it.

    served_doctor.py URL [--json]

Asks for pages, opens their sessions' sockets, and says what a proxy or a balancer keeps from working: names (Host), pages of
others (Origin), sockets, the way of a visitor to the process that has the session (stickiness), answers that are held back
(buffering) and lines that are closed while nobody speaks (timeouts). Operations.md says what to do. Exits 1 when
something does not work.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import re
import socket
import ssl
import struct
import sys
import time
from dataclasses import dataclass
from typing import Any, BinaryIO
from urllib.parse import urlsplit

ENVIRONMENT = [390, 844, 3, 0, 0, 0, 16, ["en"], "Europe/Berlin"]
# A name that nobody has (RFC 2606).
STRANGER = "vitrine-doctor.invalid"
# Pages that are asked for, each by a visitor of its own.
VISITORS = 8
# Seconds for an answer.
PATIENCE = 5.0
# Seconds in which a silent line has to hear of the server, which speaks after 15.
SILENCE = 20.0


class Trouble(Exception):
    """What does not work, and what to do."""


@dataclass
class Check:
    """What was found of one thing."""

    name: str
    ok: bool
    text: str


class Line:
    """An open socket of a session."""

    def __init__(self, connection: socket.socket, reader: BinaryIO) -> None:
        self.connection, self.reader = connection, reader

    def send(self, message: list[object]) -> None:
        self._write(1, json.dumps(message, separators=(",", ":")).encode())

    def message(self, seconds: float) -> list[Any] | int | None:
        """The next message; the code with which the line was closed; nothing where none comes in time."""
        end = time.monotonic() + seconds
        try:
            while True:
                self.connection.settimeout(max(0.001, end - time.monotonic()))
                opcode, payload = self._frame()
                if opcode == 1:
                    return json.loads(payload)
                if opcode == 8:
                    return struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                if opcode == 9:
                    self._write(10, payload)
        except TimeoutError:
            return None
        except (OSError, EOFError):
            return 1006

    def close(self) -> None:
        """Leaves as a page does that is closed."""
        try:
            self.send(["Z"])
        except OSError:
            pass
        self.reader.close()
        self.connection.close()

    def _frame(self) -> tuple[int, bytes]:
        first, second = self._read(2)
        length = second & 0x7F
        if length > 125:
            format, size = (">H", 2) if length == 126 else (">Q", 8)
            (length,) = struct.unpack(format, self._read(size))
        return first & 0x0F, self._read(length)

    def _read(self, count: int) -> bytes:
        data = self.reader.read(count)
        if len(data) < count:
            raise EOFError
        return data

    def _write(self, opcode: int, payload: bytes) -> None:
        # The mask may be zero: no browser's cache stands between.
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else bytes([0xFE]) + struct.pack(">H", length)
        self.connection.sendall(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + payload)


class Visitor:
    """Somebody who has not been there before."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        parts = urlsplit(url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.host = parts.netloc
        self.base = parts.path.rstrip("/")
        self.secure = parts.scheme == "https"
        self.place = (parts.hostname or "", parts.port or (443 if self.secure else 80))
        self.patience = patience
        self.cookies: dict[str, str] = {}
        self.config: dict[str, Any] = {}

    def page(self, host: str | None = None) -> tuple[int, bool]:
        """The status of the page, and whether it has a session."""
        connection, reader = self._ask("/", host or self.host, "Accept: text/html", "Connection: close")
        with connection, reader:
            status, head = self._head(reader)
            body = reader.read().decode("utf-8", "replace")
        self.cookies.update(re.findall(r"(?im)^set-cookie: ([^=;]+)=([^;\r\n]*)", head))
        # A page in chunks has their lengths in it, which the configuration must not.
        if re.search(r"(?im)^transfer-encoding: chunked", head):
            body = re.sub(r"\r\n[0-9a-fA-F]+\r\n", "", body)
        found = re.search(r'id="vitrine-config">(.*?)</script>', body, re.DOTALL)
        if status == 200 and found:
            self.config = json.loads(found[1])
        return status, found is not None

    def socket(self, origin: str | None = None) -> tuple[int, Line | None]:
        """The status with which a socket is answered, and the socket where it is open."""
        connection, reader = self._ask(
            "/_vitrine/socket", self.host, "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Protocol: vitrine.1",
            f"Origin: {origin or self.origin}")  # fmt: skip
        status, _ = self._head(reader)
        if status == 101:
            return status, Line(connection, reader)
        reader.close()
        connection.close()
        return status, None

    def session(self) -> tuple[Line | None, list[Any] | int | None]:
        """A page's socket after its hello, and the welcome or what came instead of it."""
        status, line = self.socket()
        if line is None:
            raise Trouble(f"a socket is answered with {status}")
        config = self.config
        line.send([
            "H", "vitrine.1", config["build"], config["token"], config["epoch"], config["sequence"], 0, ENVIRONMENT, 0, [], 1,
        ])  # fmt: skip
        answer = line.message(self.patience)
        while isinstance(answer, list) and answer[0] != "W":
            answer = line.message(self.patience)
        return line, answer

    def _ask(self, path: str, host: str, *fields: str) -> tuple[socket.socket, BinaryIO]:
        connection = socket.create_connection(self.place, self.patience)
        if self.secure:
            connection = ssl.create_default_context().wrap_socket(connection, server_hostname=self.place[0])
        lines = [f"GET {self.base}{path} HTTP/1.1", f"Host: {host}", "User-Agent: Mozilla/5.0 (vitrine doctor)", *fields]
        if self.cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        return connection, connection.makefile("rb")

    @staticmethod
    def _head(reader: BinaryIO) -> tuple[int, str]:
        lines = []
        for line in reader:
            lines.append(line.decode("latin-1"))
            if not line.strip():
                break
        found = re.match(r"HTTP/1\.[01] (\d{3})", lines[0] if lines else "")
        if not found:
            raise Trouble("what answers does not speak HTTP/1.1")
        return int(found[1]), "".join(lines)


class Doctor:
    """All that is looked at, in the order in which one thing needs the other."""

    def __init__(
        self, url: str, *, patience: float = PATIENCE, delay: float = PATIENCE, silence: float = SILENCE
    ) -> None:
        # Seconds for pages and welcomes, for a question over an open line, and for the server to speak by itself.
        self.url, self.patience, self.delay, self.silence = url, patience, delay, silence
        self.checks: list[Check] = []

    def examine(self) -> list[Check]:
        """What was found; what needs something that does not work is not looked at."""
        if self._take("page", self._page):
            self._take("Host", self._host)
            if self._take("socket", self._socket):
                self._take("Origin", self._origin)
                if self._take("stickiness", self._stickiness) and self._take("buffering", self._buffering):
                    self._take("timeouts", self._timeouts)
        return self.checks

    def _take(self, name: str, look: Any) -> bool:
        try:
            check = Check(name, True, look())
        except Trouble as trouble:
            check = Check(name, False, str(trouble))
        except (OSError, ValueError, KeyError) as error:
            check = Check(name, False, str(error) or type(error).__name__)
        self.checks.append(check)
        return check.ok

    def _visitor(self) -> Visitor:
        return Visitor(self.url, self.patience)

    def _page(self) -> str:
        visitor = self._visitor()
        status, is_live = visitor.page()
        if status == 421:
            raise Trouble(
                f"421: the server does not know the name that it is asked for. Start it with --origin {visitor.origin}, "
                "and let the proxy hand Host on")  # fmt: skip
        if status != 200:
            raise Trouble(f"the page is answered with {status}")
        if not is_live:
            raise Trouble("the page has no session: this is no app of Vitrine's, or something has changed its page")
        return "200, with a session"

    def _host(self) -> str:
        status, is_live = self._visitor().page(STRANGER)
        if status == 200 and is_live:
            raise Trouble("a page is answered under any name: let the proxy hand on the Host that it is asked for")
        return f"handed on: another name is answered with {status}"

    def _socket(self) -> str:
        visitor = self._visitor()
        status, line = visitor.socket()
        if line is not None:
            line.close()
            return "opens"
        if status == 403:
            raise Trouble(
                f"403: the server does not take {visitor.origin} for its own. Start it with --origin {visitor.origin}, and "
                "let the proxy hand Host and Origin on")  # fmt: skip
        if status == 429:
            raise Trouble("429: too many sockets of one address. Name the proxy with --trust-proxy, or wait a minute")
        raise Trouble(f"answered with {status}, not 101: let the proxy hand Upgrade and Connection on, by HTTP/1.1")

    def _origin(self) -> str:
        status, line = self._visitor().socket(f"https://{STRANGER}")
        if line is not None:
            line.close()
            raise Trouble("a page of others opens a socket: let the proxy hand Origin on as the browser says it")
        return f"handed on: pages of others are answered with {status}"

    def _stickiness(self) -> str:
        lost = 0
        for _ in range(VISITORS):
            visitor = self._visitor()
            status, is_live = visitor.page()
            if status != 200 or not is_live:
                raise Trouble(f"one of {VISITORS} pages is answered with {status}")
            line, answer = visitor.session()
            if line is not None:
                line.close()
            if answer is None:
                raise Trouble(f"a page's hello is not answered in {self.patience:g} s")
            if isinstance(answer, int):
                if answer not in (4401, 4406):
                    raise Trouble(f"a page's socket is closed with {answer}")
                lost += 1
        if lost:
            raise Trouble(
                f"{lost} of {VISITORS} pages came to a process that does not have their session: lead a visitor to the same "
                "process each time, or give all machines one --store")  # fmt: skip
        return f"{VISITORS} of {VISITORS} pages found their session"

    def _live(self) -> Line:
        visitor = self._visitor()
        visitor.page()
        line, answer = visitor.session()
        if line is None or not isinstance(answer, list):
            raise Trouble(f"a page's socket is closed with {answer}")
        return line

    def _buffering(self) -> str:
        line = self._live()
        try:
            start = time.monotonic()
            line.send(["K"])
            answer = line.message(self.delay)
            while isinstance(answer, list) and answer[0] != "P":
                answer = line.message(self.delay)
            if not isinstance(answer, list):
                raise Trouble(
                    f"a question is not answered in {self.delay:g} s: let the proxy hand on what it gets at once")  # fmt: skip
            return f"a question is answered in {(time.monotonic() - start) * 1000:.0f} ms"
        finally:
            line.close()

    def _timeouts(self) -> str:
        line = self._live()
        try:
            start = time.monotonic()
            while True:
                spoken = time.monotonic()
                answer = line.message(self.silence)
                if isinstance(answer, int):
                    raise Trouble(
                        f"the line is closed ({answer}) after {time.monotonic() - spoken:.0f} s of silence: let the proxy leave "
                        "it open for 60 s")  # fmt: skip
                if answer is None:
                    raise Trouble(f"the server is not heard of in {self.silence:g} s: it speaks after 15")
                if answer[0] == "P":
                    return f"a silent line is open after {time.monotonic() - start:.0f} s"
                if answer[0] in ("B", "S", "N"):
                    line.send(["A", answer[1], 1])
        finally:
            line.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("url", help="where the app is served, with the path that it lies below: https://app.example")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    arguments = parser.parse_args()
    parts = urlsplit(arguments.url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        print(f"error: {arguments.url} is no address of http or https.", file=sys.stderr)
        return 64
    print(f"Vitrine doctor: {arguments.url} (up to half a minute)", file=sys.stderr)
    checks = Doctor(arguments.url).examine()
    if arguments.json:
        print(json.dumps({"url": arguments.url, "checks": [vars(check) for check in checks]}, indent=2))
    else:
        for check in checks:
            print(f"  {'ok     ' if check.ok else 'FAILING'}  {check.name:<18} {check.text}")
    return 0 if all(check.ok for check in checks) else 1


if __name__ == "__main__":
    sys.exit(main())
