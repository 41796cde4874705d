# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Base classes of the tests: a browser of our own, and an app that it talks to."""

from __future__ import annotations

import os
import tempfile
import unittest
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from .api import HeldAPI
from .browser import launch
from .launcher import Launcher
from .problems import Problems
from .slowness import SLOWNESS

# An iPhone's window, which the layout tests use as well.
PHONE = {"width": 390, "height": 844}
# What a browser on a phone says that it is: its first page is laid out for one.
PHONE_AGENT = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36"
# A phone's and a desktop's, for what has to hold in both.
PHONE_AND_DESKTOP = ({"width": 375, "height": 812}, {"width": 1280, "height": 800})

# Milliseconds after which what did not come counts as missing: a ceiling for the slowest machine, not a wait.
# Whoever waits for a failure sets a lower one.
CEILING = int(os.environ.get("VITRINE_CEILING", "120000"))
expect.set_options(timeout=CEILING)

# Asks the server for a sign of life and marks the document when it comes: it comes after the answers to everything that
# the page said before. What is scrolled is said within a frame. Steps back in the history take the browser some time.
_ASK = """
async (number) => {
  const { vitrine: { link, timeline } } = await import("/_vitrine/client.js");
  // What changes is told in the frame after the one that notices it, which may be the next one.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const { receive } = link;
  link.receive = async (message) => {
    receive.call(link, message);
    if (message[0] !== "P") return;
    link.receive = receive;
    await timeline.queue;
    document.documentElement.dataset.settled = number;
  };
  link.say(["K"]);
}
"""


class BrowserTestCase(unittest.TestCase):
    """One browser per class, one context per test; a test fails on every complaint that it did not declare."""

    browser: Browser
    # More of the browser's command line.
    browser_arguments: tuple[str, ...] = ()

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        cls.browser = launch(playwright, *cls.browser_arguments)
        cls.addClassCleanup(cls.browser.close)

    def setUp(self) -> None:
        super().setUp()
        self.problems: list[Problems] = []
        self.context = self.new_context()
        self.page = self.context.new_page()

    def tearDown(self) -> None:
        unexpected = [text for problems in self.problems for text in problems.unexpected()]
        self.assertEqual(unexpected, [], "the browser complained")
        super().tearDown()

    def new_context(self, **options: Any) -> BrowserContext:
        """A browser profile of its own: its cookies, its history, its window."""
        options = {"viewport": PHONE, "locale": "en-US", **options}
        if min(options["viewport"].values()) <= 480:
            options.setdefault("user_agent", PHONE_AGENT)
        context = self.browser.new_context(**options)
        context.set_default_timeout(CEILING)
        SLOWNESS.slow_down(context)
        self.addCleanup(context.close)
        self.problems.append(Problems(context))
        return context

    def expect_problem(self, pattern: str) -> None:
        """Declares a complaint of the test's own context."""
        self.problems[0].expect(pattern)


class AppTestCase(BrowserTestCase):
    """Tests of a served app; the server is shared by the class, every test has a session of its own."""

    launcher: Launcher
    questions = 0

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The server of the class; a class with needs of its own makes another one."""
        return Launcher()

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.launcher = cls.make_launcher()
        cls.addClassCleanup(cls._stop_launcher)
        cls.launcher.wait_until_listening()

    @classmethod
    def _stop_launcher(cls) -> None:
        if cls.launcher.stop() != 0:
            raise AssertionError("the server did not end in order:\n" + "\n".join(cls.launcher.lines))

    def url(self, path: str) -> str:
        """The address of a path of the app."""
        return self.launcher.base_url + path

    def open(self, path: str, page: Page | None = None) -> Page:
        """Opens a path and waits until its session is live and fits the browser."""
        page = page or self.page
        response = page.goto(self.url(path))
        self.assertEqual(response.status, 200, path)
        self.wait_until_live(page)
        self.settle(page)
        return page

    def reload(self, page: Page | None = None) -> None:
        """Loads the page again, as its user does who has seen what was done: a browser that goes back reloads nothing."""
        page = page or self.page
        self.settle(page)
        page.reload()
        self.wait_until_live(page)

    @staticmethod
    def wait_until_live(page: Page) -> None:
        """The client marks the document when the socket's session has taken over, and what answers on it is loaded."""
        expect(page.locator("html")).to_have_attribute("data-vitrine", "live")

    @classmethod
    def settle(cls, page: Page) -> None:
        """Waits for the answers to what the page has told so far: its window and scheme, how far it is scrolled."""
        cls.questions += 1
        page.evaluate(_ASK, str(cls.questions))
        expect(page.locator("html")).to_have_attribute("data-settled", str(cls.questions))

    def assert_path(self, path: str, page: Page | None = None) -> None:
        """The address bar shows the path (as soon as the navigation has happened)."""
        expect(page or self.page).to_have_url(self.url(path))

    def element(self, identifier: str, page: Page | None = None) -> Locator:
        """The element with an accessibility identifier."""
        return (page or self.page).get_by_test_id(identifier)


class DataFolderTestCase(AppTestCase):
    """An app whose server keeps values in a folder of the class."""

    data: tempfile.TemporaryDirectory[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.data = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.data.cleanup)
        super().setUpClass()


class AbsentAPITestCase(AppTestCase):
    """An app whose data comes from an API of the test's own; nobody answers for it until the test says so."""

    api: HeldAPI

    @classmethod
    def make_launcher(cls) -> Launcher:
        """A server whose API is a port where nobody listens yet."""
        cls.api = HeldAPI()
        # What an earlier run has seen must not stand in for what is absent.
        cache = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cache.cleanup)
        return Launcher(arguments=("--api", cls.api.base_url, "--cache", cache.name))

    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(self.api.stop)
