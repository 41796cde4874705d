# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Layers that follow each other downwards."""

import unittest

from static_pages import PageTests


class Runs(PageTests):
    html = """<!DOCTYPE html><title>Runs</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><div id="v1" class="v k5"><div id="v2" class="v k0 r">
<div id="v3" class="v k1">A long line</div><div id="v4" class="v k1">Hi</div></div></div></div>"""

    def test_a_text_at_the_trailing_edge_makes_no_room_to_scroll_to(self):
        self.load(viewport={"width": 400, "height": 600})
        widths = self.page.evaluate("""() => {
          const place = (id, styles) => Object.assign(document.getElementById(id).style, styles);
          place("v1", { width: "200px", height: "100px", overflow: "hidden auto" });
          place("v2", { left: "100px", width: "100px", height: "60px" });
          place("v4", { left: "60px" });
          const scroller = document.getElementById("v1");
          return [scroller.scrollWidth, scroller.clientWidth, document.getElementById("v4").offsetWidth];
        }""")
        self.assertEqual(widths[0], widths[1])
        self.assertGreater(widths[2], 0)
        self.assertLess(widths[2], 100)


if __name__ == "__main__":
    unittest.main()
