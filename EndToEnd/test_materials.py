# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Materials in a browser: what lies behind is blurred, in the very pixels, and nobody who wants less of it gets any."""

from __future__ import annotations

import io

import numpy
from harness.cases import PHONE, AppTestCase
from PIL import Image
from playwright.sync_api import Locator, Page, expect

# What is scrolled below the bar, as far as it goes.
_SCROLL = "element => element.scrollTo(0, 400)"


def pixels(target: Page | Locator) -> numpy.ndarray:
    """What is seen, as numbers of 0 to 255."""
    return numpy.asarray(Image.open(io.BytesIO(target.screenshot())).convert("RGB"), dtype=numpy.int32)


class MaterialsTests(AppTestCase):
    """The list of characters, in whose bars there is glass."""

    def open_list(self, **options: object) -> Page:
        """The list, scrolled below its bar and its search field."""
        page = self.new_context(viewport=PHONE, **options).new_page()
        page.goto(self.url("/characters"))
        expect(page.get_by_test_id("characterList.row.1")).to_be_visible()
        self.settle(page)
        page.get_by_test_id("characterList.scrollView").evaluate(_SCROLL)
        self.settle(page)
        return page

    def test_the_search_field_stands_out_in_dark(self) -> None:
        page = self.open_list(color_scheme="dark")
        box = page.get_by_role("search").bounding_box()
        assert box
        seen = pixels(page)
        top, middle = int(box["y"]), int(box["x"] + box["width"] / 2)
        # Glass is lighter than the page and the rows, and its rim catches light.
        glass = seen[top + 6, middle].mean()
        self.assertGreater(glass, 30)
        self.assertGreater(seen[top : top + 2, middle].mean(axis=1).max(), glass + 10)

    def test_content_is_seen_under_the_bar_and_softly(self) -> None:
        page = self.open_list()
        bar = page.evaluate(
            """() => [...document.querySelectorAll('.v')].filter((element) => {
              const style = getComputedStyle(element);
              return style.maskImage !== 'none' && style.backdropFilter !== 'none' && style.opacity === '1';
            }).map((element) => element.getBoundingClientRect().toJSON())"""
        )
        # The page's own, and that behind the items at its bottom.
        self.assertEqual([box["width"] for box in bar], [PHONE["width"]] * 2)
        self.assertEqual(bar[0]["top"], 0)
        self.assertAlmostEqual(bar[1]["bottom"], PHONE["height"], delta=1)
        # The scroll view itself begins at the window's edge.
        top = page.get_by_test_id("characterList.scrollView").evaluate(
            "element => Math.min(...[element, ...element.querySelectorAll('.k5')].map("
            "(one) => one.getBoundingClientRect().top))"
        )
        self.assertEqual(top, 0)

    def test_nothing_around_glass_takes_away_what_lies_behind(self) -> None:
        page = self.open_list()
        roots = page.evaluate(
            """() => [...document.querySelectorAll('.v')].filter(
              (element) => getComputedStyle(element).backdropFilter !== 'none'
            ).flatMap((element) => {
              const around = [];
              for (let outer = element.parentElement; outer; outer = outer.parentElement) {
                const style = getComputedStyle(outer);
                if (style.filter !== 'none' || style.opacity !== '1' || style.maskImage !== 'none') around.push(outer.id);
              }
              return around;
            })"""
        )
        self.assertEqual(roots, [])

    def test_reduced_transparency_is_opaque(self) -> None:
        page = self.new_context(viewport=PHONE).new_page()
        client = page.context.new_cdp_session(page)
        client.send(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-reduced-transparency", "value": "reduce"}]},
        )
        page.goto(self.url("/characters"))
        expect(page.get_by_test_id("characterList.row.1")).to_be_visible()
        self.settle(page)
        self.assertEqual(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--solid')"), "1")
        before = pixels(page.get_by_role("search"))
        page.get_by_test_id("characterList.scrollView").evaluate(_SCROLL)
        self.settle(page)
        after = pixels(page.get_by_role("search"))
        # Whatever lies behind, inside the capsule nothing of it is seen; right of the symbol and the prompt, whose edges a
        # browser may draw again with other shades.
        height, width = before.shape[:2]
        inside = (slice(4, -4), slice(width // 2, -height // 2))
        self.assertLessEqual(int(numpy.abs(before[inside] - after[inside]).max()), 1)
