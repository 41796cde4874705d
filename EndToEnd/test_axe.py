# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Every page of the catalog and of the apps against axe-core's rules; Challenge's are in test_accessibility.py."""

from __future__ import annotations

from harness import axe
from harness.cases import AppTestCase
from harness.walks import CatalogWalk, DirectoryWalk, NevaWalk
from playwright.sync_api import Page


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


class CatalogAxeTests(AxeTestCase, CatalogWalk):
    """Every page of the catalog."""

    def test_axe_finds_nothing_on_any_page(self) -> None:
        for name in self.walk():
            self.assert_clean(self.page, name)


class DirectoryAxeTests(AxeTestCase, DirectoryWalk):
    """Every page of UserDirectory."""

    def test_axe_finds_nothing_on_any_page(self) -> None:
        for name in self.walk():
            self.assert_clean(self.page, name)


class NevaAxeTests(AxeTestCase, NevaWalk):
    """Every page of Neva."""

    def test_axe_finds_nothing_on_any_page(self) -> None:
        for name in self.walk():
            self.assert_clean(self.page, name)


if __name__ == "__main__":
    import unittest

    unittest.main()
