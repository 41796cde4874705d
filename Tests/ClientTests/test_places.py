# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What stands where it was when a page is loaded or made again: scrollers do, rows between actions are closed."""

import unittest

from static_pages import PageTests

# A list with rows that have actions at their leading side, at their trailing side, and at both.
PAGE = """<!DOCTYPE html><title>Places</title><link rel="stylesheet" href="/_vitrine/base.css">
<style nonce="n0nce">#v2 { width: 300px; height: 200px; overflow: auto } #v2::before { --cw: 300px; --ch: 900px }
[data-swipe] { width: 300px; height: 44px; overflow: auto hidden }
#v3, #v4 { --cw: 380px; --ch: 44px } #v5 { --cw: 460px; --ch: 44px }</style>
<div id="v0" class="v k0"><main id="v1" class="v"><div id="v2" class="v k5">
<div id="v3" class="v k5" data-swipe="80 0" data-s="80 0 1"></div><div id="v4" class="v k5" data-swipe="0 0"></div>
<div id="v5" class="v k5" data-swipe="80 0" data-s="80 0 1"></div></div></main></div>"""

START = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const { Places } = await import("/_vitrine/places.js");
  window.page = new Page(document.getElementById("v0"));
  window.places = new Places(page);
}"""
STANDS = "() => [page.nodes.get(2).scrollTop, ...[3, 4, 5].map((id) => page.nodes.get(id).scrollLeft)]"
MOVE = """([list, ...rows]) => {
  page.nodes.get(2).scrollTop = list;
  rows.forEach((left, index) => { page.nodes.get(3 + index).scrollLeft = left; });
}"""
CLOSED = [80, 0, 80]
OPEN = ([0, 80, 160], [0, 0, 0], [80, 80, 160])


class Places(PageTests):
    html = PAGE

    def setUp(self):
        self.load(START)
        self.assertEqual(self.page.evaluate(STANDS), [0, *CLOSED])

    def test_a_page_that_is_loaded_again_has_its_rows_closed(self):
        for rows in OPEN:
            with self.subTest(rows=rows):
                self.page.evaluate(MOVE, [120, *rows])
                self.assertEqual(self.page.evaluate(STANDS), [120, *rows])
                self.page.evaluate("places.store('entry')")
                self.page.reload()
                self.page.evaluate(START)
                self.page.evaluate("places.reload('entry')")
                self.assertEqual(self.page.evaluate(STANDS), [120, *CLOSED])

    def test_a_page_that_is_made_anew_is_told_where_its_rows_are(self):
        for rows in OPEN:
            with self.subTest(rows=rows):
                self.page.evaluate(MOVE, [120, *rows])
                self.page.evaluate("() => { window.place = page.whereabouts(); }")
                self.page.evaluate(MOVE, [0, *CLOSED])
                self.page.evaluate("page.putBack(place)")
                self.assertEqual(self.page.evaluate(STANDS), [120, *CLOSED])

    def test_rows_that_leave_come_back_closed(self):
        self.page.evaluate(MOVE, [120, 0, 80, 160])
        self.page.evaluate("page.clear()")
        self.assertEqual(self.page.evaluate("[...page.rests.keys()]"), [2])


if __name__ == "__main__":
    unittest.main()
