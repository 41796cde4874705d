# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Every page of the catalog and of the apps against axe-core's rules; Challenge's are in test_accessibility.py."""

from __future__ import annotations

from harness import axe
from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Page, expect


class AxeTestCase(AppTestCase):
    """Asks axe-core about a page as it is, and with every rule where more contrast is wanted."""

    def assert_clean(self, page: Page, name: str) -> None:
        """The page breaks no rule in any of the schemes."""
        with self.subTest(page=name):
            self.assertEqual(axe.violations(page), [])
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, contrast="more")
            self.settle(page)
            with self.subTest(page=name, scheme=scheme, contrast="more"):
                self.assertEqual(axe.violations(page, with_contrast=True), [])
        page.emulate_media(color_scheme="light", contrast="no-preference")
        self.settle(page)


class CatalogAxeTests(AxeTestCase):
    """The catalog, which shows every view and control."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def test_axe_finds_nothing_on_any_page(self) -> None:
        page = self.open("/")
        links = page.get_by_role("list").get_by_role("link").all()
        pages = {link.inner_text(): link.get_attribute("href") or "" for link in links}
        self.assertGreater(len(pages), 20)
        self.assert_clean(page, "Catalog")
        for name, path in pages.items():
            self.open(path)
            expect(page.get_by_role("heading", name=name, level=1)).to_have_count(1)
            self.assert_clean(page, name)


class DirectoryAxeTests(AxeTestCase):
    """UserDirectory: a list with a search, and the page of a person."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="userdirectory")

    def test_axe_finds_nothing_on_any_page(self) -> None:
        page = self.open("/")
        expect(self.element("userList.row.1")).to_be_visible()
        self.assert_clean(page, "list")
        self.element("userList.row.3").click()
        expect(self.element("userDetail.username")).to_be_visible()
        self.settle(page)
        self.assert_clean(page, "person")


class NevaAxeTests(AxeTestCase):
    """Neva: a carousel and a grid of cards that push pages."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="neva")

    def test_axe_finds_nothing_on_any_page(self) -> None:
        page = self.open("/")
        self.assert_clean(page, "feed")
        self.element("feed.grid.7").click()
        expect(self.element("feedDetails.name")).to_be_visible()
        self.settle(page)
        self.assert_clean(page, "character")


if __name__ == "__main__":
    import unittest

    unittest.main()
