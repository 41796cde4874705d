# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Several worker processes behind one address: one that ends takes only its own sessions along."""

from __future__ import annotations

import os
import re
import select
import signal

from harness.cases import AppTestCase
from harness.launcher import STOP_CEILING, Launcher
from playwright.sync_api import BrowserContext, Page, expect


class WorkersTests(AppTestCase):
    """The counter, served by two workers."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="counter", arguments=("--workers", "2"), environment={"COUNTER_ROWS": "20"})

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

    def test_a_worker_that_ends_takes_only_its_own_pages_along(self) -> None:
        browsers = [self.new_context(), self.new_context()]
        counted = [self.counted(browser.new_page()) for browser in browsers]
        pages = {self.worker(page.context): page for page in counted}
        self.assertEqual(sorted(pages), ["1", "2"], "browsers are shared out among the workers")
        said = len(self.launcher.lines)
        victim = self.launcher.children()[0]
        os.kill(victim, signal.SIGKILL)
        line = self.launcher.wait_for_line("worker-ended", after=said)
        lost = re.search(r"worker (\d) ended", line)[1]
        kept = pages[{"1": "2", "2": "1"}[lost]]
        expect(pages[lost].locator("html")).to_have_attribute("data-session", "restarted")
        self.wait_until_live(pages[lost])
        expect(self.element("counter.countLabel", pages[lost])).to_have_text("Count: 0")
        self.element("counter.addButton", pages[lost]).click()
        expect(self.element("counter.countLabel", pages[lost])).to_have_text("Count: 1")
        # The other browser's page never noticed.
        expect(kept.locator("html")).to_have_attribute("data-session", "new")
        self.element("counter.addButton", kept).click()
        expect(self.element("counter.countLabel", kept)).to_have_text("Count: 3")
        self.assertIn("vitrine_worker_restarts_total 1", self.launcher.metrics())

    def test_workers_end_with_the_server(self) -> None:
        launcher = Launcher(product="counter", arguments=("--workers", "2")).wait_until_listening()
        workers = [os.pidfd_open(pid) for pid in launcher.children()]
        for worker in workers:
            self.addCleanup(os.close, worker)
        self.assertEqual(len(workers), 2)
        self.assertEqual(launcher.stop(), 0, "\n".join(launcher.lines))
        for worker in workers:
            # Readable once the process has ended.
            self.assertTrue(select.select([worker], [], [], STOP_CEILING)[0], "a worker outlived its server")
