# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Every page of the catalog and of the apps can be operated as it looks, on a phone and in a wide window (harness/hits.py)."""

from __future__ import annotations

from harness import hits, motion
from harness.cases import PHONE, AppTestCase
from harness.walks import CatalogWalk, DirectoryWalk, NevaWalk
from playwright.sync_api import Page, expect

WINDOWS = (PHONE, {"width": 1280, "height": 800})


class HitsTestCase(AppTestCase):
    """Asks each page in each window."""

    def assert_operable(self, page: Page, name: str) -> None:
        """Nothing on the page, which has settled, is operated otherwise than it looks; the window that it has comes first."""
        for window in sorted(WINDOWS, key=lambda window: window != page.viewport_size):
            if window != page.viewport_size:
                page.set_viewport_size(window)
                self.settle(page)
            with self.subTest(page=name, width=window["width"]):
                self.assertEqual(hits.problems(page), [])


class CatalogHitsTests(HitsTestCase, CatalogWalk):
    """Every page of the catalog, and what its page of presentations presents."""

    def test_every_page_is_operated_as_it_looks(self) -> None:
        for name in self.walk():
            self.assert_operable(self.page, name)

    def test_what_is_presented_is_operated_as_it_looks(self) -> None:
        page = self.page
        page.emulate_media(reduced_motion="reduce")
        self.open(self.addresses()["Presentations"])
        for opener in ("Sheet", "Alert", "Dialog", "Popover", "Menu"):
            with self.subTest(opener):
                page.get_by_role("button", name=opener, exact=True).click()
                expect(page.locator("[inert]").first).to_be_attached()
                motion.wait_until_still(page)
                self.assertEqual(hits.problems(page), [])
                page.keyboard.press("Escape")
                expect(page.locator("[inert]")).to_have_count(0)


class ChallengeHitsTests(HitsTestCase):
    """Challenge on the embedded API."""

    def test_every_page_is_operated_as_it_looks(self) -> None:
        for path, identifier in (
            ("/", "home.charactersButton"),
            ("/characters", "characterList.row.1"),
            ("/characters/1", "characterDetail.nameLabel"),
        ):
            page = self.open(path)
            expect(self.element(identifier)).to_be_visible()
            self.assert_operable(page, path)


class DirectoryHitsTests(HitsTestCase, DirectoryWalk):
    """Every page of UserDirectory."""

    def test_every_page_is_operated_as_it_looks(self) -> None:
        for name in self.walk():
            self.assert_operable(self.page, name)


class NevaHitsTests(HitsTestCase, NevaWalk):
    """Every page of Neva."""

    def test_every_page_is_operated_as_it_looks(self) -> None:
        for name in self.walk():
            self.assert_operable(self.page, name)


if __name__ == "__main__":
    import unittest

    unittest.main()
