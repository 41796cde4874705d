# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Sessions outlive their process: those of a worker that ends, and those of a server that is started anew."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import tempfile
import unittest
from pathlib import Path

from harness import chat
from harness.cases import AppTestCase, DataFolderTestCase
from harness.launcher import ROOT, STOP_CEILING, Launcher
from playwright.sync_api import BrowserContext, Locator, Page, expect

# The page's one scroll view.
_ROWS = ".k5"


def scroll(page: Page, offset: int) -> None:
    """Scrolls the page's rows."""
    page.locator(_ROWS).evaluate("(element, offset) => element.scrollTo(0, offset)", offset)


def expect_scrolled(page: Page, offset: int) -> None:
    """The page's rows come to stand where they were scrolled to."""
    page.wait_for_function(f"(offset) => document.querySelector('{_ROWS}')?.scrollTop === offset", arg=offset)


class WorkersTests(AppTestCase):
    """The counter, served by two workers."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="counter", arguments=("--workers", "2"), environment={"COUNTER_ROWS": "100"})

    def worker(self, context: BrowserContext) -> str:
        """The worker that a browser has, by its cookie."""
        return next(cookie["value"] for cookie in context.cookies() if cookie["name"] == "vitrine-worker")

    def counted(self, page: Page) -> Page:
        """A page whose button was pressed twice."""
        self.open("/", page)
        for _ in range(2):
            self.element("counter.addButton", page).click()
        expect(self.element("counter.countLabel", page)).to_have_text("Count: 2")
        return page

    def test_a_worker_that_ends_leaves_its_pages_to_another_one(self) -> None:
        browsers = [self.new_context(), self.new_context()]
        counted = [self.counted(browser.new_page()) for browser in browsers]
        pages = {self.worker(page.context): page for page in counted}
        self.assertEqual(sorted(pages), ["1", "2"], "browsers are shared out among the workers")
        for page in counted:
            scroll(page, 150)
        self.launcher.wait_for_metric("vitrine_sessions_unkept 0")
        said = len(self.launcher.lines)
        victim = self.launcher.children()[0]
        os.kill(victim, signal.SIGKILL)
        line = self.launcher.wait_for_line("worker-ended", after=said)
        lost = re.search(r"worker (\d) ended", line)[1]
        kept = pages[{"1": "2", "2": "1"}[lost]]
        expect(pages[lost].locator("html")).to_have_attribute("data-session", "restored")
        expect(self.element("counter.countLabel", pages[lost])).to_have_text("Count: 2")
        expect_scrolled(pages[lost], 150)
        self.element("counter.addButton", pages[lost]).click()
        expect(self.element("counter.countLabel", pages[lost])).to_have_text("Count: 3")
        # The other browser's page never noticed.
        expect(kept.locator("html")).to_have_attribute("data-session", "new")
        self.element("counter.addButton", kept).click()
        expect(self.element("counter.countLabel", kept)).to_have_text("Count: 3")
        self.assertIn("vitrine_worker_restarts_total 1", self.launcher.metrics())

    def test_workers_end_with_the_server_and_not_before(self) -> None:
        launcher = Launcher(product="counter", arguments=("--workers", "2")).wait_until_listening()
        launcher.wait_for_metric("vitrine_workers 2")
        workers = [os.pidfd_open(pid) for pid in launcher.children()]
        for worker in workers:
            self.addCleanup(os.close, worker)
        self.assertEqual(len(workers), 2)
        # A service manager tells all processes of a service: workers leave it to the server.
        for worker in workers:
            signal.pidfd_send_signal(worker, signal.SIGTERM)
        self.assertEqual(launcher.stop(), 0, "\n".join(launcher.lines))
        for worker in workers:
            # Readable once the process has ended.
            self.assertTrue(select.select([worker], [], [], STOP_CEILING)[0], "a worker outlived its server")
        self.assertFalse([line for line in launcher.lines if "worker-ended" in line])


class LimitTestCase(DataFolderTestCase):
    """The counter, which goes wrong when it is to show three, served by two workers."""

    told = "An error in the app interrupted this page. What you did last may not have been done."
    environment: dict[str, str] = {}
    arguments: tuple[str, ...] = ()

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(
            product="counter",
            arguments=("--workers", "2", *cls.arguments),
            environment={
                "COUNTER_ROWS": "10",
                "COUNTER_LIMIT": "3",
                "VITRINE_DATA": cls.data.name,
                **cls.environment,
            },
        )

    def press(self, page: Page, count: int) -> None:
        """Presses the button until the page shows a count."""
        for number in range(1, count + 1):
            self.element("counter.addButton", page).click()
            expect(self.element("counter.countLabel", page)).to_have_text(f"Count: {number}")

    def go_wrong(self, page: Page) -> None:
        """Presses the button of a page that shows two: its worker ends, it is told, and another worker goes on with it."""
        self.launcher.wait_for_metric("vitrine_sessions_unkept 0")
        said = len(self.launcher.lines)
        self.element("counter.addButton", page).click()
        self.launcher.wait_for_line("worker-ended", after=said)
        expect(page.get_by_text(self.told)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-session", "restored")
        expect(self.element("counter.countLabel", page)).to_have_text("Count: 2")


class HangTests(LimitTestCase):
    """It hangs, for longer than a worker may."""

    environment = {"COUNTER_HANGS": "1"}
    arguments = ("--watchdog", "3")

    def test_the_page_that_hangs_its_worker_is_told_and_goes_on(self) -> None:
        # The report, for the developer.
        self.expect_problem(r"the main actor has not turned")
        page = self.open("/")
        self.press(page, 2)
        self.go_wrong(page)


class StopTests(LimitTestCase):
    """Its workers are stopped, for longer than they may be."""

    arguments = ("--watchdog", "3")

    def test_pages_of_workers_that_are_stopped_go_on_elsewhere_although_nobody_does_anything(self) -> None:
        # What the page asks for until the first new worker is ready.
        self.expect_problem(r"503 \(Service Unavailable\)")
        page = self.open("/")
        self.press(page, 2)
        self.launcher.wait_for_metric("vitrine_sessions_unkept 0")
        said = len(self.launcher.lines)
        for worker in self.launcher.children():
            os.kill(worker, signal.SIGSTOP)
        self.launcher.wait_for_line("worker-silent", after=said)
        expect(page.locator("html")).to_have_attribute("data-session", "restored")
        expect(self.element("counter.countLabel", page)).to_have_text("Count: 2")


class TrapTests(LimitTestCase):
    """It traps."""

    def test_the_page_that_traps_its_worker_is_told_and_starts_anew_the_second_time(self) -> None:
        # The report, for the developer.
        self.expect_problem(r"The counter has reached its limit")
        page = self.open("/")
        other = self.new_context().new_page()
        self.open("/", other)
        self.press(page, 2)
        self.press(other, 1)
        self.go_wrong(page)
        # Nobody else hears of it.
        self.settle(other)
        expect(other.get_by_text(self.told)).to_have_count(0)
        expect(self.element("counter.countLabel", other)).to_have_text("Count: 1")
        self.launcher.wait_for_metric("vitrine_sessions_unkept 0")
        self.element("counter.addButton", page).click()
        expect(page.get_by_text("This page lost its session and started over.")).to_be_visible()
        expect(self.element("counter.countLabel", page)).to_have_text("Count: 0")
        self.assertEqual(len(list((Path(self.data.name) / "crashes").glob("*.txt"))), 2)


class ChannelTests(AppTestCase):
    """A chat, served by two workers."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        data = tempfile.TemporaryDirectory()
        cls.addClassCleanup(data.cleanup)
        environment = {**chat.ENVIRONMENT, "VITRINE_DATA": data.name}
        return Launcher(product="samples", arguments=("--workers", "2"), environment=environment)

    def test_what_one_says_all_read_once_in_one_order(self) -> None:
        pages = [self.open("/", self.new_context().new_page()) for _ in range(2)]
        workers = {
            cookie["value"] for page in pages for cookie in page.context.cookies() if cookie["name"] == "vitrine-worker"
        }
        self.assertEqual(workers, {"1", "2"})
        pages[0].get_by_role("textbox", name="Name").fill("Ann")
        chat.expect_conversation(pages)
        for page in pages:
            expect(page.get_by_text("Ann", exact=True)).to_have_count(2)
            expect(page.get_by_text("Guest", exact=True)).to_have_count(2)


class DoctorTests(unittest.TestCase):
    """What sessions lose with their process, as an app's own program lists it."""

    def doctor(self, product: str | None, *addresses: str) -> subprocess.CompletedProcess[str]:
        with tempfile.TemporaryDirectory() as data:
            return subprocess.run(
                [Launcher.binary(product), "doctor", *addresses],
                capture_output=True,
                text=True,
                env={
                    "VITRINE_FONTS": str(ROOT / ".cache" / "fonts"),
                    "VITRINE_ICONS": str(ROOT / ".cache" / "icons"),
                    **os.environ,
                    "VITRINE_DATA": data,
                },
            )

    def test_an_app_whose_states_are_codable_loses_nothing(self) -> None:
        done = self.doctor("counter")
        self.assertEqual(done.stdout, "/: another process goes on with everything\n", done.stderr)
        self.assertEqual(done.returncode, 0)

    def test_what_is_not_codable_is_named_page_by_page(self) -> None:
        done = self.doctor(None, "/characters", "/nowhere")
        self.assertIn("/characters: another process makes anew, because it is not Codable:\n", done.stdout, done.stderr)
        self.assertIn("CharacterListViewModel.state\n", done.stdout)
        self.assertIn("/nowhere: no page of the app has this address\n", done.stdout)
        self.assertEqual(done.returncode, 1)


class RestartTestCase(DataFolderTestCase):
    """An app whose server is told to end and started again with the same key and data."""

    product: str

    @classmethod
    def make_launcher(cls, port: int = 0) -> Launcher:
        return Launcher(
            product=cls.product,
            port=port,
            environment={
                "COUNTER_ROWS": "100",
                "VITRINE_DATA": cls.data.name,
                "VITRINE_TOKEN_KEY": "a key of thirty-two letters or more",
            },
        )

    def kept(self) -> list[Path]:
        """The files of sessions that wait for the next start."""
        return list((Path(self.data.name) / "sessions").iterdir())

    def stop(self) -> int:
        """Tells the server to end; returns the port that it had."""
        self.expect_problem(r"WebSocket connection|ERR_CONNECTION_REFUSED")
        port = int(self.launcher.base_url.rsplit(":", 1)[1])
        self.assertEqual(self.launcher.stop(), 0, "\n".join(self.launcher.lines))
        return port

    def start(self, port: int) -> None:
        """Starts the server again, and waits until the page is live there."""
        type(self).launcher = self.make_launcher(port).wait_until_listening()
        expect(self.page.locator("html[data-vitrine=live][data-session=restored]")).to_have_count(1)


class ScrollRestartTests(RestartTestCase):
    """The counter with its rows."""

    product = "counter"

    def test_a_page_stands_where_it_was_scrolled_to(self) -> None:
        page = self.open("/")
        self.element("counter.addButton").click()
        expect(self.element("counter.countLabel")).to_have_text("Count: 1")
        scroll(page, 150)
        self.settle(page)
        self.start(self.stop())
        expect(self.element("counter.countLabel")).to_have_text("Count: 1")
        expect_scrolled(page, 150)


class RestartTests(RestartTestCase):
    """The catalog, with fields of all kinds."""

    product = "catalog"

    def field(self, name: str) -> Locator:
        """The field that is read with this name."""
        return self.page.get_by_label(name, exact=True)

    def test_a_page_goes_on_where_it_was_but_for_what_is_secret(self) -> None:
        page = self.open("/")
        page.get_by_role("link", name="Typing").or_(page.get_by_role("button", name="Typing")).first.click()
        self.field("Secret").fill("wubba lubba")
        expect(self.element("door")).to_have_text("Open")
        self.field("Message").fill("first")
        page.get_by_role("button", name="Send", exact=True).click()
        expect(self.element("messages")).to_have_text("first")
        self.field("Plain").fill("milk and honey")
        expect(self.element("count")).to_have_text("14 letters")
        self.settle(page)
        address = page.url
        port = self.stop()
        kept = self.kept()
        self.assertEqual(len(kept), 1)
        for word in (b"milk", b"wubba", b"Typing"):
            self.assertNotIn(word, kept[0].read_bytes())
        self.start(port)
        self.assertEqual(page.url, address)
        expect(self.field("Plain")).to_have_value("milk and honey")
        expect(self.field("Plain")).to_be_focused()
        expect(self.element("messages")).to_have_text("first")
        expect(self.field("Secret")).to_have_value("")
        expect(self.element("door")).to_have_text("Closed")
        self.field("Plain").fill("milk")
        expect(self.element("count")).to_have_text("4 letters")
        page.go_back()
        self.assert_path("/")
        expect(page.get_by_role("heading", name="Catalog").last).to_be_visible()
        self.assertEqual(self.kept(), [])
