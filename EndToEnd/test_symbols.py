# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Symbols in a browser: drawn, in the foreground's colour, where and as large as the engine says."""

from __future__ import annotations

from harness.cases import AbsentAPITestCase, AppTestCase
from playwright.sync_api import Page, expect

# What every symbol that is shown refers to, how large its ink is painted and in which colour.
_SYMBOLS = """
() => [...document.querySelectorAll("#v0 svg > use")].map(use => {
  const symbol = document.querySelector(use.getAttribute("href"));
  const ink = use.getBoundingClientRect();
  const layer = use.closest(".v");
  const frame = layer.getBoundingClientRect();
  return {
    path: symbol?.querySelector("path")?.getAttribute("d") ?? "", width: ink.width, height: ink.height,
    inside: ink.left >= frame.left - 2 && ink.right <= frame.right + 2 && ink.top >= frame.top - 4
      && ink.bottom <= frame.bottom + 4,
    painted: getComputedStyle(use).fill === getComputedStyle(layer).color, hidden: use.parentElement.ariaHidden,
  };
})
"""


class SymbolCase(AppTestCase):
    """Assertions on the symbols of a page."""

    def assert_drawn(self, page: Page, at_least: int) -> None:
        """Every symbol of the page has ink inside its layer, in the layer's colour, and none is a placeholder."""
        expect(page.locator("#v0 .y")).to_have_count(0)
        symbols = page.evaluate(_SYMBOLS)
        self.assertGreaterEqual(len(symbols), at_least)
        for symbol in symbols:
            self.assertGreater(len(symbol["path"]), 20, symbol)
            self.assertGreater(symbol["width"], 4, symbol)
            self.assertGreater(symbol["height"], 8, symbol)
            self.assertTrue(symbol["inside"], symbol)
            self.assertTrue(symbol["painted"], symbol)
            self.assertEqual(symbol["hidden"], "true", symbol)
        drawings = page.locator("#vitrine-symbols > symbol").evaluate_all("all => all.map(one => one.innerHTML)")
        self.assertEqual(len(drawings), len(set(drawings)), "a drawing was sent twice")


class ChallengeSymbolTests(SymbolCase):
    """Rows' chevrons and the way back."""

    def test_every_screen_draws_its_symbols(self) -> None:
        page = self.open("/")
        self.assert_drawn(page, at_least=0)
        self.element("home.charactersButton").click()
        expect(self.element("characterList.row.2")).to_be_visible()
        # A chevron for each row.
        self.assert_drawn(page, at_least=3)
        self.element("characterList.row.1").click()
        expect(self.element("characterDetail.nameLabel")).to_be_visible()
        # The back button's chevron is a shape of the bar's own.
        self.assert_drawn(page, at_least=0)


class UnavailableSymbolTests(AbsentAPITestCase, SymbolCase):
    """A ContentUnavailableView while nobody answers for the data."""

    def test_what_is_unavailable_shows_its_symbol_large(self) -> None:
        page = self.open("/characters")
        expect(page.locator("body")).to_contain_text("Error loading characters")
        self.assert_drawn(page, at_least=1)
        self.assertGreater(max(symbol["height"] for symbol in page.evaluate(_SYMBOLS)), 30)
