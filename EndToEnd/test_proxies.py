# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Pages behind the proxies of the operator's guide, with the guide's own configurations (Documentation/Operations).

Two apps each, as the guide has them: one with a name of its own, one below a path. Most visitors are scripted, so that
there can be many; a browser looks at each, over HTTP/2 where the proxy offers it.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import socket
import ssl
import sys
import tempfile
import unittest
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import urlsplit

from harness.cases import BrowserTestCase
from harness.launcher import ROOT, Launcher
from harness.proxies import GUIDE, NAMES, Caddy, HAProxy, Nginx, Proxy, ReservedPort
from harness.scripted import ScriptedPage
from playwright.sync_api import expect

sys.path.insert(0, str(ROOT / "Scripts"))
from served_doctor import Doctor  # noqa: E402

VISITORS = 10
KEPT_CONNECTIONS = 60
# Sockets that a peer may open in a minute (`ServerLimits.connectsPerMinute`).
CONNECTS = int(re.search(r"(?m)^\| `connectsPerMinute` \| (\d+) \|", (ROOT / "Documentation" / "Limits.md").read_text())[1])
# Addresses that are nobody's (RFC 5737).
SOMEBODY, ANOTHER, NOBODY, LIAR = "203.0.113.7", "203.0.113.8", "203.0.113.9", "203.0.113.10"
ADD_BUTTON = 'data-testid="counter.addButton"'
LIST_BUTTON = 'data-testid="home.charactersButton"'


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Runs scripted visitors to their end, beside the loop that drives the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Visitor(ScriptedPage):
    """A scripted page that keeps what it was told.

    `source` is the address that it comes from; `claim` is one that it says to come from by the PROXY protocol, as a
    balancer in front of the proxy would.
    """

    def __init__(self, base_url: str, *, source: str = "127.0.0.1", claim: str = "", **options: Any) -> None:
        super().__init__(base_url, **options)
        self.changes: list[Any] = []
        self._source = source
        self._claim = claim

    async def open_connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*self._address, local_addr=(self._source, 0))
        if self._claim:
            writer.write(f"PROXY TCP4 {self._claim} 127.0.0.1 50000 443\r\n".encode())
        await writer.start_tls(self._tls, server_hostname=urlsplit(self.origin).hostname)
        return reader, writer

    async def kept_connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection over which something was fetched, and that stays open."""
        reader, writer = await self.open_connection()
        # As browsers ask: for a client that takes no compressed file, Caddy unpacks it and no longer knows its length.
        writer.write(self._request("/_vitrine/client.js", "Accept-Encoding: gzip"))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        if not head.startswith("HTTP/1.1 200"):
            raise ConnectionError(head)
        await reader.readexactly(int(re.search(r"(?im)^content-length: (\d+)", head)[1]))
        return reader, writer

    async def handshake(self, line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None) -> int:
        """The status of a handshake over a connection that was used before: `line`, or one that is opened for it."""
        reader, writer = line or await self.kept_connection()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(self._request(
            "/_vitrine/socket", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Protocol: vitrine.1", f"Sec-WebSocket-Key: {key}", f"Origin: {self.origin}",
        ))
        line = (await reader.readuntil(b"\r\n")).decode()
        writer.transport.abort()
        return int(line.split()[1])

    def _request(self, path: str, *fields: str) -> bytes:
        lines = [f"GET {self.base_path}{path} HTTP/1.1", f"Host: {self._host}", *self._fields, *fields]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def _change(self, word: str, number: int, changes: list[Any]) -> None:
        self.changes += changes


class ProxyTestCase(BrowserTestCase):
    """One proxy before two apps."""

    browser_arguments = ("--host-resolver-rules=MAP *.example 127.0.0.1",)
    # How the second app hears of visitors.
    told_by: tuple[str, ...] = ()

    proxy: Proxy
    apps: tuple[Launcher, Launcher]

    @classmethod
    def make_proxy(cls, folder: Path, http: int, https: int, apps: tuple[int, int]) -> Proxy:
        """The proxy of the class."""
        raise NotImplementedError

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        ports = [cls.reserved_port() for _ in range(2)]
        trust = ("--trust-proxy", "127.0.0.1/32")
        cls.apps = (
            cls.started("counter", "--origin", f"https://app.example:{ports[1]}", *trust),
            cls.started(
                "challenge", "--origin", f"https://www.example:{ports[1]}", "--base-path", "/app", *trust, *cls.told_by
            ),
        )
        for app in cls.apps:
            app.wait_until_listening()
        backends = tuple(int(app.base_url.rsplit(":", 1)[1]) for app in cls.apps)
        cls.proxy = cls.make_proxy(Path(folder.name), *ports, backends)
        cls.addClassCleanup(cls.proxy.stop)
        cls.tls = ssl.create_default_context(cafile=cls.proxy.authorities)

    @classmethod
    def reserved_port(cls) -> int:
        """A port that stays the class's."""
        port = ReservedPort()
        cls.addClassCleanup(port.release)
        return port.number

    @classmethod
    def started(cls, product: str, *arguments: str) -> Launcher:
        """One of the apps."""
        launcher = Launcher(product=product, arguments=arguments, environment={"COUNTER_ROWS": "20"})

        def stop() -> None:
            if launcher.stop() != 0:
                raise AssertionError("the server did not end in order:\n" + "\n".join(launcher.lines))

        cls.addClassCleanup(stop)
        return launcher

    def visitor(self, site: int, *fields: str, port: int | None = None, **options: str) -> Visitor:
        """A visitor of the first or the second app."""
        name, path = (("app.example", ""), ("www.example", "/app"))[site]
        address = ("127.0.0.1", port or self.proxy.https)
        url = f"https://{name}:{self.proxy.https}{path}"
        return Visitor(url, address=address, tls=self.tls, fields=fields, **options)

    def setUp(self) -> None:
        super().setUp()
        self.refused_before = self.refused()

    def assert_none_refused(self) -> None:
        """Neither app has refused a handshake since the test began."""
        self.assertEqual(self.refused(), self.refused_before)

    def refused(self) -> list[str]:
        """The refused handshakes of both apps, by status."""
        found = []
        for app in self.apps:
            name = "vitrine_sockets_refused_total{"
            found += [line for line in app.metrics().splitlines() if line.startswith(name) and not line.endswith(" 0")]
        return found

    async def use(self, visitor: Visitor, site: int) -> None:
        """Opens a page, taps its button and sees that something changed."""
        await visitor.open()
        visitor.changes.clear()
        await visitor.tap(visitor.layer((ADD_BUTTON, LIST_BUTTON)[site]))
        self.assertTrue(visitor.changes, "a tap changed nothing")
        await visitor.close()

    async def use_both(self) -> None:
        """Several visitors of each app, one after the other, so that what is kept behind the proxy is used again."""
        for site in (0, 1):
            for _ in range(VISITORS):
                await self.use(self.visitor(site), site)

    def open_both(self) -> None:
        """Both apps in the browser: live at once, with their pictures and addresses."""
        self.context = self.new_context(ignore_https_errors=True)
        page = self.context.new_page()
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        refused: list[str] = []
        page.on("response", lambda answer: answer.status >= 400 and refused.append(f"{answer.status} {answer.url}"))
        page.goto(f"https://app.example:{self.proxy.https}/")
        expect(page.locator("html")).to_have_attribute("data-vitrine", "live")
        page.get_by_test_id("counter.addButton").click()
        expect(page.get_by_test_id("counter.countLabel")).to_have_text("Count: 1")
        below = f"https://www.example:{self.proxy.https}/app"
        page.goto(below + "/")
        expect(page.locator("html")).to_have_attribute("data-vitrine", "live")
        page.get_by_test_id("home.charactersButton").click()
        expect(page).to_have_url(below + "/characters")
        page.get_by_test_id("characterList.row.1").click()
        expect(page).to_have_url(below + "/characters/1")
        page.go_back()
        expect(page).to_have_url(below + "/characters")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-vitrine", "live")
        expect(page.get_by_test_id("characterList.row.1")).to_be_visible()
        self.assertEqual(len(sockets), 3, sockets)
        self.assertEqual(refused, [])
        # Browsers ask the name itself for an icon, where the guide leaves room for what is there beside the app.
        problems = self.problems[-1]
        problems.found = [text for text in problems.found if not text.startswith("console: Failed to load resource")]


class EveryProxy:
    """What holds behind each of them."""

    def test_pages_are_live_at_their_first_handshake(self) -> None:
        run(self.use_both())
        self.assert_none_refused()

    def test_pages_are_live_beside_many_kept_connections(self) -> None:
        async def visit() -> list[int]:
            for site in (0, 1):
                kept = await asyncio.gather(*(self.visitor(site).kept_connection() for _ in range(KEPT_CONNECTIONS)))
                for _ in range(VISITORS):
                    await self.use(self.visitor(site), site)
                for _, writer in kept:
                    writer.transport.abort()
            return [await self.visitor(site).handshake() for site in (0, 1)]

        self.assertEqual(run(visit()), [101, 101])
        self.assert_none_refused()

    def test_numbers_are_not_told_through_the_proxy(self) -> None:
        async def ask() -> list[tuple[str, bytes]]:
            return [await self.visitor(site).fetch("/metrics") for site in (0, 1)]

        for head, body in run(ask()):
            self.assertRegex(head, r"^HTTP/1.1 404 ")
            self.assertNotIn(b"vitrine_", body)

    def test_cookies_are_for_encrypted_lines_only(self) -> None:
        for site in (0, 1):
            visitor = self.visitor(site)
            run(visitor.load())
            cookie = re.search(r"(?im)^set-cookie: (.*)$", visitor.head)[1]
            # The stricter prefix is for the path / only.
            self.assertRegex(cookie, (r"^__Host-.*; *Path=/(;|$)", r"^__Secure-.*; *Path=/app(;|/|$)")[site])
            self.assertRegex(cookie, r"(?i); *secure\b")
            self.assertRegex(visitor.head, r"(?im)^strict-transport-security: ")

    def test_a_visitor_is_known_by_the_address_that_the_proxy_saw(self) -> None:
        for site in (0, 1):
            self.assert_counted(self.seen_from(site, SOMEBODY))
            self.assert_counted(self.seen_from(site, ANOTHER))

    def test_a_visitor_cannot_claim_another_address(self) -> None:
        for site in (0, 1):
            # One of this machine, whose sockets are not counted.
            liar = self.visitor(site, f"X-Forwarded-For: {NOBODY}", source="127.0.0.2")
            self.assertEqual(self.handshakes(liar), [101] * (2 * CONNECTS))

    def assert_counted(self, visitor: Visitor) -> None:
        """The visitor has all handshakes that a peer has in a minute, and is refused once they are used up."""
        answers = self.handshakes(visitor)
        self.assertEqual(answers[:CONNECTS], [101] * CONNECTS)
        self.assertEqual(answers[-1], 429, answers)

    @staticmethod
    def handshakes(visitor: Visitor) -> list[int]:
        """The status of each handshake until one is refused, at most of twice as many as a peer may have in a minute.

        While a slow machine asks, some of the allowance comes back. Handshakes of this machine are not counted.
        """

        async def ask() -> list[int]:
            lines = await asyncio.gather(*(visitor.kept_connection() for _ in range(2 * CONNECTS)))
            answers: list[int] = []
            for line in lines:
                if 429 not in answers:
                    answers.append(await visitor.handshake(line))
                line[1].transport.abort()
            return answers

        return run(ask())

    def seen_from(self, site: int, address: str) -> Visitor:
        """A visitor from elsewhere: the test is a proxy that is trusted, in front of the guide's."""
        return self.visitor(site, f"X-Forwarded-For: {address}")

    def test_a_browser_is_live_at_its_first_handshake(self) -> None:
        self.open_both()
        self.assert_none_refused()

    def test_the_doctor_finds_both_apps_well(self) -> None:
        addresses = socket.getaddrinfo

        def resolve(host: Any, *words: Any, **more: Any) -> Any:
            return addresses("127.0.0.1" if host in NAMES else host, *words, **more)

        urls = [f"https://{name}:{self.proxy.https}{path}" for name, path in zip(NAMES, ("", "/app"))]
        # The guide's names are nobody's, and their certificates the proxy's own.
        trusting = mock.patch.dict(os.environ, {"SSL_CERT_FILE": str(self.proxy.authorities)})
        with mock.patch.object(socket, "getaddrinfo", resolve), trusting, ThreadPoolExecutor(len(urls)) as threads:
            for url, checks in zip(urls, threads.map(lambda url: Doctor(url).examine(), urls)):
                self.assertEqual([f"{check.name}: {check.text}" for check in checks if not check.ok], [], url)
                self.assertEqual(checks[-1].name, "timeouts", url)


class NginxTests(EveryProxy, ProxyTestCase):
    """nginx: connections that are kept to the one app, none to the other."""

    @classmethod
    def make_proxy(cls, folder: Path, http: int, https: int, apps: tuple[int, int]) -> Proxy:
        return Nginx(folder, http, https, apps)


class HAProxyTests(EveryProxy, ProxyTestCase):
    """HAProxy: a field with the visitor's address for the one app, the PROXY protocol for the other."""

    told_by = ("--proxy-protocol",)

    @classmethod
    def make_proxy(cls, folder: Path, http: int, https: int, apps: tuple[int, int]) -> Proxy:
        return HAProxy(folder, http, https, apps, told=cls.reserved_port())

    def seen_from(self, site: int, address: str) -> Visitor:
        """HAProxy appends nothing to what a visitor says of addresses: it is told by the PROXY protocol itself."""
        return self.visitor(site, claim=address, port=self.proxy.told)

    def test_a_visitor_cannot_claim_another_address(self) -> None:
        for site in (0, 1):
            liar = self.visitor(site, f"X-Forwarded-For: {NOBODY}", claim=LIAR, port=self.proxy.told)
            self.assert_counted(liar)
            self.assertEqual(run(self.seen_from(site, NOBODY).handshake()), 101)

    def test_its_health_checks_find_both_apps_well(self) -> None:
        self.assertEqual(self.proxy.checks(), {"app1": ("UP", "L7OK"), "app2": ("UP", "L7OK")})


class CaddyTests(EveryProxy, ProxyTestCase):
    """Caddy with its own defaults."""

    @classmethod
    def make_proxy(cls, folder: Path, http: int, https: int, apps: tuple[int, int]) -> Proxy:
        return Caddy(folder, http, https, apps)


class GuideTests(unittest.TestCase):
    """What the guide's files say, where no test waits for it."""

    def test_no_proxy_gives_up_a_line_between_two_pings(self) -> None:
        limits = (ROOT / "Documentation" / "Limits.md").read_text()
        ping = int(re.search(r"(?m)^\| `pingInterval` \| (\d+) \|", limits)[1])
        silence = r"(?m)^\s*(?:proxy_(?:read|send)_timeout|timeout (?:client|server|tunnel)) (\d+)s"
        for name, count in (("nginx.conf", 4), ("haproxy.cfg", 3)):
            times = [int(time) for time in re.findall(silence, (GUIDE / name).read_text())]
            self.assertEqual(len(times), count, name)
            self.assertGreaterEqual(min(times), 2 * ping, name)


if __name__ == "__main__":
    unittest.main()
