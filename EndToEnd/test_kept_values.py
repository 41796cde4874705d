# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""@AppStorage and UserDefaults belong to a browser: its tabs, its reloads, its server's restarts; nobody else's."""

from __future__ import annotations

import tempfile

from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Page, expect


class KeptValuesTests(AppTestCase):
    """The catalog's page of kept values."""

    data: tempfile.TemporaryDirectory[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.data = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.data.cleanup)
        super().setUpClass()

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog", environment={"VITRINE_DATA": cls.data.name})

    def open_kept(self, page: Page) -> Page:
        """From the catalog's first page to the kept values."""
        self.open("/", page)
        page.get_by_role("button", name="Kept values").or_(page.get_by_role("link", name="Kept values")).click()
        expect(self.element("kept.count", page)).to_be_visible()
        return page

    def test_a_change_is_in_every_tab_of_the_browser_and_in_no_other_browser(self) -> None:
        first = self.open_kept(self.page)
        second = self.open_kept(self.context.new_page())
        stranger = self.open_kept(self.new_context().new_page())
        self.element("kept.more", first).click()
        expect(self.element("kept.count", first)).to_have_text("Count 1")
        expect(self.element("kept.count", second)).to_have_text("Count 1")
        self.element("kept.set", second).click()
        expect(self.element("kept.count", first)).to_have_text("Count 42")
        self.element("kept.turn", first).click()
        expect(self.element("kept.page", first)).to_have_text("Page 2")
        expect(self.element("kept.page", second)).to_have_text("Page 1")
        self.element("kept.more", stranger).click()
        expect(self.element("kept.count", stranger)).to_have_text("Count 1")
        expect(self.element("kept.count", first)).to_have_text("Count 42")

    def test_values_outlive_the_page_and_the_server(self) -> None:
        page = self.open_kept(self.page)
        self.element("kept.set", page).click()
        expect(self.element("kept.count", page)).to_have_text("Count 42")
        self.element("kept.more", page).click()
        expect(self.element("kept.count", page)).to_have_text("Count 43")
        self.open_kept(page)
        expect(self.element("kept.count", page)).to_have_text("Count 43")
        page.goto("about:blank")
        other = Launcher(product="catalog", environment={"VITRINE_DATA": self.data.name})
        self.addCleanup(other.stop)
        other.wait_until_listening()
        # Cookies know no ports: the second server is the first one started anew.
        page.goto(other.base_url + "/")
        self.wait_until_live(page)
        page.get_by_role("button", name="Kept values").or_(page.get_by_role("link", name="Kept values")).click()
        expect(self.element("kept.count", page)).to_have_text("Count 43")
