# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Two machines with one store behind a proxy of the operator's guide: killed, drained, cut off, another build, no store.

Both machines are this one. The store is a Redis that the tests start.
"""

from __future__ import annotations

import os
import re
import select
import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from harness import chat
from harness.cases import BrowserTestCase
from harness.delay import DelayProxy
from harness.launcher import STOP_CEILING, Launcher, LauncherError
from harness.proxies import Proxy, ReservedPort, TwoNodesCaddy, TwoNodesHAProxy
from harness.stores import Store
from playwright.sync_api import BrowserContext, Page, expect

NODES = ("node1", "node2")
KEY = "a key of thirty-two letters or more"
# What browsers say of a machine that goes, and of a proxy that has not noticed yet.
GONE = r"WebSocket connection|Failed to load resource|ERR_"


class TwoMachinesTestCase(BrowserTestCase):
    """An app on two nodes, anew for each test, since most of them end one."""

    browser_arguments = ("--host-resolver-rules=MAP *.example 127.0.0.1",)
    product = "counter"
    environment = {"COUNTER_ROWS": "100"}
    arguments: tuple[str, ...] = ()

    proxy: Proxy

    @classmethod
    def setUpClass(cls) -> None:
        Store.skip_without()
        super().setUpClass()

    def setUp(self) -> None:
        super().setUp()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.https = self.reserved_port()
        self.store = Store(self.folder)
        self.addCleanup(self.store.stop)
        self.nodes: dict[str, Launcher] = {}
        self.lines: dict[str, DelayProxy] = {}
        self.addCleanup(self.stop_nodes)
        # One after the other: the first one's key of visitors is that of both.
        for name in NODES:
            self.start(name)
        self.proxy = self.make_proxy()
        self.addCleanup(self.proxy.stop)

    def make_proxy(self) -> Proxy:
        """The proxy of a test."""
        return TwoNodesHAProxy(self.folder, self.reserved_port(), self.https, self.ports(), told=self.reserved_port())

    def ports(self) -> tuple[int, int]:
        """Where the nodes listen."""
        first, second = (int(self.nodes[name].base_url.rsplit(":", 1)[1]) for name in NODES)
        return first, second

    def reserved_port(self) -> int:
        """A port that stays the test's."""
        port = ReservedPort()
        self.addCleanup(port.release)
        return port.number

    def start(self, name: str, *, port: int = 0, key: str = KEY) -> None:
        """Starts a node; its line to the store is one that a test can cut."""
        data = self.folder / name
        data.mkdir(exist_ok=True)
        if name not in self.lines:
            self.lines[name] = DelayProxy(f"http://127.0.0.1:{self.store.port}", 0)
            self.addCleanup(self.lines[name].stop)
        self.nodes[name] = Launcher(
            product=self.product,
            port=port,
            arguments=("--origin", f"https://app.example:{self.https}", "--trust-proxy", "127.0.0.1/32", *self.arguments),
            environment={
                **self.environment,
                "VITRINE_DATA": str(data),
                "VITRINE_TOKEN_KEY": key,
                "VITRINE_STORE": self.store.url(int(self.lines[name].base_url.rsplit(":", 1)[1])),
            },
        ).wait_until_listening()

    def stop_nodes(self) -> None:
        """Ends what a test has left running."""
        for node in self.nodes.values():
            self.assertEqual(node.stop(), 0, "\n".join(node.lines))

    def visit(self) -> Page:
        """A new browser's page, live."""
        self.context = self.new_context(ignore_https_errors=True)
        page = self.context.new_page()
        page.goto(f"https://app.example:{self.https}/")
        expect(page.locator("html")).to_have_attribute("data-vitrine", "live")
        return page

    def counted(self, times: int = 2) -> Page:
        """A new browser's page whose button was pressed."""
        page = self.visit()
        for _ in range(times):
            page.get_by_test_id("counter.addButton").click()
        self.expect_count(page, times)
        return page

    def press(self, page: Page, count: int) -> None:
        """Presses the button, after which the page shows a count."""
        page.get_by_test_id("counter.addButton").click()
        self.expect_count(page, count)

    @staticmethod
    def expect_count(page: Page, count: int) -> None:
        """The page shows a count."""
        expect(page.get_by_test_id("counter.countLabel")).to_have_text(f"Count: {count}")

    @staticmethod
    def expect_session(page: Page, mode: str) -> None:
        """The page is live, with a session of this kind."""
        expect(page.locator(f"html[data-vitrine=live][data-session={mode}]")).to_have_count(1)

    def node(self, context: BrowserContext) -> str:
        """The node that a browser has, by the proxy's cookie."""
        return next(cookie["value"] for cookie in context.cookies() if cookie["name"] == "vitrine-node")

    @staticmethod
    def other(name: str) -> str:
        return NODES[1 - NODES.index(name)]

    def wait_until_kept(self, name: str) -> None:
        """The store has what the sessions of a node are."""
        self.nodes[name].wait_for_metric("vitrine_sessions_unkept 0")

    def kill(self, name: str) -> None:
        """Ends a node at once, as the loss of its machine does."""
        self.nodes.pop(name).kill()

    def lose_the_store(self) -> None:
        """The store goes and comes back; sessions, newcomers and what is kept afterwards are as ever."""
        page = self.counted()
        name = self.node(page.context)
        self.store.kill()
        self.press(page, 3)
        self.nodes[name].wait_for_line("store-down")
        self.nodes[name].wait_for_metric("vitrine_capsules_waiting 1")
        # Newcomers come as ever.
        self.counted()
        self.press(page, 4)
        self.store.start()
        self.nodes[name].wait_for_line("store-up")
        self.nodes[name].wait_for_metric("vitrine_capsules_waiting 0")
        self.assertEqual(len([line for line in self.nodes[name].lines if "store-down" in line]), 1)
        self.press(page, 5)
        self.wait_until_kept(name)
        self.kill(name)
        self.expect_session(page, "restored")
        self.expect_count(page, 5)

    def leave(self, name: str) -> None:
        """The balancer sends nobody to a node any more, and ends the lines to it."""
        self.proxy.order(f"disable server vitrine/{name}", f"shutdown sessions server vitrine/{name}")

    def come_back(self, name: str) -> None:
        """The balancer may send pages to a node again."""
        self.proxy.order(f"enable server vitrine/{name}")

    def cut_off_a_machine(self) -> None:
        """A machine loses its lines to the store and to the balancer, and gets them back when its session is another's."""
        page = self.counted()
        name = self.node(page.context)
        other = self.other(name)
        self.wait_until_kept(name)
        self.lines[name].cut()
        # The session goes on there, and the store does not hear of it.
        self.press(page, 3)
        self.nodes[name].wait_for_line("store-down")
        self.leave(name)
        self.expect_session(page, "restored")
        self.expect_count(page, 2)
        for count in (3, 4):
            self.press(page, count)
        self.wait_until_kept(other)
        self.lines[name].mend()
        self.nodes[name].wait_for_line("store-up")
        self.come_back(name)
        # Lost twice within a minute it would start anew, as one that ends its processes.
        self.assertEqual(self.nodes.pop(other).stop(), 0)
        # There the session stands at three, and is another's.
        self.nodes[name].wait_for_metric("vitrine_sessions_taken_total 1")
        self.expect_count(page, 4)
        self.press(page, 5)

    def deploy_another_build(self) -> None:
        """One node is another build, and the page's own ends."""
        page = self.counted()
        name = self.node(page.context)
        other = self.other(name)
        port = self.ports()[NODES.index(other)]
        self.assertEqual(self.nodes.pop(other).stop(), 0)
        # The same program with another date is another build.
        copy = self.folder / self.product
        shutil.copy(Launcher.binary(self.product), copy)
        with mock.patch.dict(os.environ, VITRINE_LAUNCHER=str(copy)):
            self.start(other, port=port)
        self.assertEqual(self.nodes.pop(name).stop(), 0)
        self.expect_session(page, "restored")
        self.expect_count(page, 2)
        self.nodes[other].wait_for_line("of another build")

    def forgive(self) -> None:
        """What the browser said of machines that were gone is no problem of the page's."""
        for problems in self.problems:
            problems.found = [text for text in problems.found if not re.search(GONE, text)]

    def tearDown(self) -> None:
        self.forgive()
        super().tearDown()


class HAProxyStoreTests(TwoMachinesTestCase):
    """The counter behind HAProxy."""

    def test_a_page_goes_on_when_its_machine_is_killed_and_others_notice_nothing(self) -> None:
        pages = {self.node(page.context): page for page in (self.counted(), self.counted())}
        self.assertEqual(sorted(pages), list(NODES), "browsers are shared out among the machines")
        self.wait_until_kept("node1")
        self.kill("node1")
        self.expect_session(pages["node1"], "restored")
        self.expect_count(pages["node1"], 2)
        self.press(pages["node1"], 3)
        self.expect_session(pages["node2"], "new")
        self.press(pages["node2"], 3)
        # A new page of that browser is the same visitor's, on the machine that is left.
        self.assertEqual(self.node(pages["node1"].context), "node2")

    def test_nothing_is_lost_with_a_machine_that_drains(self) -> None:
        page = self.counted()
        name = self.node(page.context)
        self.press(page, 3)
        self.assertEqual(self.nodes.pop(name).stop(), 0)
        self.expect_session(page, "restored")
        self.expect_count(page, 3)
        self.press(page, 4)

    def test_a_session_goes_from_machine_to_machine(self) -> None:
        page = self.counted()
        for count in (3, 4):
            name = self.node(page.context)
            self.leave(name)
            self.nodes[self.other(name)].wait_for_metric("vitrine_sessions_taken_total 1")
            self.press(page, count)
            self.come_back(name)
            self.assertEqual(self.node(page.context), self.other(name))
            self.wait_until_kept(self.other(name))

    def test_a_machine_that_is_cut_off_takes_nothing_back(self) -> None:
        self.cut_off_a_machine()

    def test_a_store_that_is_down_ends_no_session(self) -> None:
        self.lose_the_store()

    def test_a_page_that_comes_elsewhere_while_the_store_is_down_starts_anew(self) -> None:
        page = self.counted()
        self.store.kill()
        self.kill(self.node(page.context))
        expect(page.get_by_text("This page lost its session and started over.")).to_be_visible()
        self.expect_count(page, 0)
        self.press(page, 1)

    def test_without_its_store_or_with_another_key_a_machine_does_not_start(self) -> None:
        self.assertEqual(self.nodes.pop("node2").stop(), 0)
        with self.assertRaisesRegex(LauncherError, r"error \[store-key\]: .* VITRINE_TOKEN_KEY"):
            self.start("node2", key="another key of thirty-two letters or more")
        self.store.kill()
        with self.assertRaisesRegex(LauncherError, r"error \[store\]: redis://127\.0\.0\.1:\d+/1 cannot be used") as found:
            self.start("node2")
        self.assertNotIn(Store.password, str(found.exception))

    def test_another_build_goes_on_with_what_fits(self) -> None:
        self.deploy_another_build()


class WorkersStoreTests(TwoMachinesTestCase):
    """The counter with two workers on each machine, which speak to the store themselves."""

    arguments = ("--workers", "2")

    def test_a_process_in_front_that_is_killed_takes_its_workers_along_and_no_session(self) -> None:
        page = self.counted()
        name = self.node(page.context)
        self.wait_until_kept(name)
        workers = [os.pidfd_open(pid) for pid in self.nodes[name].children()]
        for worker in workers:
            self.addCleanup(os.close, worker)
        self.assertEqual(len(workers), 2)
        self.kill(name)
        for worker in workers:
            # Readable once the process has ended.
            self.assertTrue(select.select([worker], [], [], STOP_CEILING)[0], "a worker outlived its server")
        self.expect_session(page, "restored")
        self.expect_count(page, 2)
        self.press(page, 3)


class OnePageBehindCaddy:
    """How to find out where a page is behind Caddy, whose cookie does not say which machine it means."""

    def node(self, context: BrowserContext) -> str:
        """The node that has the only page."""
        found = [name for name, node in self.nodes.items() if "vitrine_sessions 1" in node.metrics().splitlines()]
        self.assertEqual(len(found), 1)
        return found[0]


class CaddyStoreTests(OnePageBehindCaddy, TwoMachinesTestCase):
    """The counter behind Caddy."""

    def make_proxy(self) -> Proxy:
        return TwoNodesCaddy(self.folder, self.reserved_port(), self.https, self.ports())

    def test_a_page_goes_on_when_its_machine_is_killed(self) -> None:
        page = self.counted()
        name = self.node(page.context)
        self.wait_until_kept(name)
        self.kill(name)
        self.expect_session(page, "restored")
        self.expect_count(page, 2)
        self.press(page, 3)

    def test_nothing_is_lost_with_a_machine_that_drains(self) -> None:
        page = self.counted(3)
        self.assertEqual(self.nodes.pop(self.node(page.context)).stop(), 0)
        self.expect_session(page, "restored")
        self.expect_count(page, 3)
        self.press(page, 4)

    def test_a_store_that_is_down_ends_no_session(self) -> None:
        self.lose_the_store()

    def test_another_build_goes_on_with_what_fits(self) -> None:
        self.deploy_another_build()


class CaddySplitTests(OnePageBehindCaddy, TwoMachinesTestCase):
    """The counter behind Caddy, whose lines to the machines can be cut."""

    def make_proxy(self) -> Proxy:
        self.ways = {name: DelayProxy(self.nodes[name].base_url, 0) for name in NODES}
        for way in self.ways.values():
            self.addCleanup(way.stop)
        first, second = (int(self.ways[name].base_url.rsplit(":", 1)[1]) for name in NODES)
        return TwoNodesCaddy(self.folder, self.reserved_port(), self.https, (first, second))

    def leave(self, name: str) -> None:
        self.ways[name].cut()

    def come_back(self, name: str) -> None:
        self.ways[name].mend()

    def test_a_machine_that_is_cut_off_takes_nothing_back(self) -> None:
        self.cut_off_a_machine()


class ChannelStoreTests(TwoMachinesTestCase):
    """A chat on two machines."""

    product = "samples"
    environment = chat.ENVIRONMENT

    def test_what_one_says_all_read_once_in_one_order_and_alone_while_the_store_is_down(self) -> None:
        pages = [self.visit(), self.visit()]
        names = [self.node(page.context) for page in pages]
        self.assertEqual(sorted(names), list(NODES))
        chat.expect_conversation(pages)
        self.store.kill()
        chat.say(pages[0], "Only here")
        expect(pages[0].get_by_text("Only here", exact=True)).to_have_count(1)
        self.nodes[names[0]].wait_for_line("channel-alone")
        expect(pages[1].get_by_text("Only here", exact=True)).to_have_count(0)

    def test_what_a_browser_keeps_goes_with_it(self) -> None:
        page = self.visit()
        page.get_by_role("textbox", name="Name").fill("Ann")
        chat.say(page, "Hello")
        expect(page.get_by_text("Ann", exact=True)).to_have_count(1)
        self.assertEqual(self.nodes.pop(self.node(page.context)).stop(), 0)
        other = page.context.new_page()
        other.goto(f"https://app.example:{self.https}/")
        expect(other.locator("html")).to_have_attribute("data-vitrine", "live")
        expect(other.get_by_role("textbox", name="Name")).to_have_value("Ann")


if __name__ == "__main__":
    unittest.main()
