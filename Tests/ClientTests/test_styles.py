# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The styles that the server sends while a page is shown."""

import unittest

from static_pages import PageTests

START = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  window.page = new Page(document.getElementById("v0"));
  page.apply([[1, 1, [0, 0, 1, 0, []]], [3, 1, 0, 0, 1, [1, 1], 0, 0, 40, 40, 0, 0, 0]]);
}"""
BLOCKS = "[...page.sheet.cssRules].map((block) => block.name)"


class StyleTests(PageTests):
    html = """<!DOCTYPE html><title>Styles</title><link rel="stylesheet" href="/_vitrine/base.css">
<main id="v0" class="v"></main>"""

    def setUp(self):
        self.load(START)

    def add(self, slot, number, text):
        self.page.evaluate("([slot, number, text]) => page.apply([[0, slot, number, text]])", [slot, number, text])

    def test_new_styles_begin_no_block_of_a_cascade_layer(self):
        """With each one a browser would style the whole page anew, with each frame of a drawing that moves."""
        before = self.page.evaluate(BLOCKS)
        for number in range(1, 9):
            self.add(1, number, f"transform:translate({number}px);z-index:16;mix-blend-mode:screen;")
            self.add(3, number, "opacity:1")
        self.assertEqual(self.page.evaluate(BLOCKS), before)
        self.page.evaluate("page.apply([[10, 1, 1, 8]])")
        layer = "getComputedStyle(page.get(1))"
        self.assertEqual(self.page.evaluate(f"{layer}.transform"), "matrix(1, 0, 0, 1, 8, 0)")
        self.assertEqual(self.page.evaluate(f"{layer}.mixBlendMode"), "screen")
        self.assertEqual(self.page.evaluate("getComputedStyle(page.root).isolation"), "isolate")

    def test_a_snapshot_begins_without_the_styles_that_were_there(self):
        self.add(1, 1, "opacity:0.5;")
        self.page.evaluate("page.clear()")
        self.add(1, 1, "color:red;")
        texts = "[...page.sheet.cssRules].flatMap((block) => [...block.cssRules]).map((rule) => rule.cssText)"
        rules = self.page.evaluate(texts)
        self.assertEqual(rules, [".e1 { color: red; }"])


if __name__ == "__main__":
    unittest.main()
