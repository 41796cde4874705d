# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The ring of what has the keyboard's focus, in a page without a server."""

import unittest

from playwright.sync_api import expect
from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Looks</title><link rel="stylesheet" href="/_vitrine/base.css">
<style nonce="n0nce">@layer c{#v2,#v3{width:200px;height:40px}#v3{left:0;top:0;border-radius:20px}
#v4{left:0;top:60px;width:100px;height:40px;border-radius:12px}#v5{left:0;top:120px;width:110px;height:40px}}</style>
<div id="v0" class="v k0" role="main" tabindex="-1"><div id="v1" class="v">
<button id="v2" class="v" type="button" aria-label="Pill"><div id="v3" class="v"></div></button>
<button id="v4" class="v" type="button">Own</button><button id="v5" class="v" type="button">Plain</button>
<h1 id="v6" class="v" tabindex="-1">Title</h1><div id="v7" class="v" role="dialog" tabindex="-1">Dialog</div>
</div></div>"""

START = "async () => (await import('/_vitrine/looks.js')).start()"


class Rings(PageTests):
    html = PAGE

    def setUp(self):
        self.load(START)

    def test_a_ring_has_the_form_of_its_control(self):
        for which, radius in ((2, "20px"), (4, "12px"), (5, "8px")):
            self.page.keyboard.press("Tab")
            control = self.page.locator(f"#v{which}")
            expect(control).to_be_focused()
            expect(control).to_have_css("outline-style", "solid")
            expect(control).to_have_css("border-radius", radius)

    def test_what_wears_no_ring_keeps_its_corners(self):
        for which in (0, 6, 7):
            with self.subTest(which):
                self.page.keyboard.press("Tab")
                other = self.page.locator(f"#v{which}")
                other.focus()
                expect(other).to_have_css("outline-style", "none")
                expect(other).to_have_css("border-radius", "0px")
                expect(other).to_have_css("z-index", "auto")


if __name__ == "__main__":
    unittest.main()
