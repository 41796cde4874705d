# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Rings of what has the focus, pressed rows, and the place of what is said of the connection, in a page without a server."""

import io
import unittest

from PIL import Image
from playwright.sync_api import expect
from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Looks</title><link rel="stylesheet" href="/_vitrine/base.css">
<style nonce="n0nce">@layer c{#v2,#v3{width:200px;height:40px}#v3{left:0;top:0;border-radius:20px}
#v4{left:0;top:60px;width:100px;height:40px;border-radius:12px}#v5{left:0;top:120px;width:110px;height:40px}
#v1{left:20px;top:20px;width:300px;height:500px}
#v8,#v9{left:0;width:300px;height:52px}#v8{top:180px}#v9{top:232px}#v10{width:300px;height:52px}#v12{left:10px;top:10px;width:80px;height:32px}
#v13{left:0;top:300px;width:300px;height:60px;overflow:hidden}#v14{left:20px;width:80px;height:60px}#v16{width:80px;height:60px;background:#fff}#v15{left:150px;top:10px;width:80px;height:40px}
}</style>
<div id="v0" class="v k0" role="main" tabindex="-1"><div id="v1" class="v">
<button id="v2" class="v" type="button" aria-label="Pill"><div id="v3" class="v"></div></button>
<button id="v4" class="v" type="button">Own</button><button id="v5" class="v" type="button">Plain</button>
<h1 id="v6" class="v" tabindex="-1">Title</h1><div id="v7" class="v" role="dialog" tabindex="-1">Dialog</div>
<div class="v" role="list"><div id="v8" class="v" role="listitem"><button id="v10" class="v" type="button">Whole row</button></div>
<div id="v9" class="v" role="listitem"><button id="v12" class="v" type="button">In a row</button></div></div>
<div id="v13" class="v"><button id="v14" class="v" type="button"><span id="v16" class="v">Cut</span></button><button id="v15" class="v" type="button">Free</button></div>
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

    def test_a_ring_that_would_be_cut_or_covered_lies_inside(self):
        for which, gap in ((2, "2px"), (10, "-3px"), (12, "2px"), (14, "-3px"), (15, "2px")):
            with self.subTest(which):
                self.page.keyboard.press("Tab")
                control = self.page.locator(f"#v{which}")
                control.focus()
                expect(control).to_have_css("outline-style", "solid")
                expect(control).to_have_css("outline-offset", gap)

    def test_a_ring_inside_is_in_front_of_the_content(self):
        self.page.keyboard.press("Tab")
        self.page.locator("#v14").focus()
        box = self.page.locator("#v14").bounding_box()
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        for x, y in ((1, box["height"] / 2), (box["width"] - 2, box["height"] / 2), (box["width"] / 2, 1), (box["width"] / 2, box["height"] - 2)):
            self.assertEqual(picture.getpixel((round(box["x"] + x), round(box["y"] + y))), (0x1A, 0x73, 0xE8))

    def test_what_wears_no_ring_keeps_its_corners(self):
        for which in (0, 6, 7):
            with self.subTest(which):
                self.page.keyboard.press("Tab")
                other = self.page.locator(f"#v{which}")
                other.focus()
                expect(other).to_have_css("outline-style", "none")
                expect(other).to_have_css("border-radius", "0px")
                expect(other).to_have_css("z-index", "auto")


# Rows that are a button and a switch, each without and with something behind the content.
ROWS = """<!DOCTYPE html><title>Looks</title><link rel="stylesheet" href="/_vitrine/base.css">
<style nonce="n0nce">@layer c{.row{left:0;width:300px;height:52px}button,.ground{width:300px;height:52px}
#v1{top:0}#v2{top:60px}#v3{top:120px}#v4{top:180px}#v5{top:240px}#v6{left:310px;width:60px}}
@layer p{.p9:is(:active,.taken){opacity:0.3}}</style>
<div id="v0" class="v k0" role="list">
<div id="v1" class="v row" role="listitem"><button class="v p9" type="button">Button</button></div>
<div id="v2" class="v row" role="listitem"><div class="v ground"></div><button class="v" type="button">Button</button></div>
<div id="v3" class="v row" role="listitem"><button class="v" role="switch">Switch</button></div>
<div id="v4" class="v row" role="listitem"><div class="v ground"></div><button class="v" role="switch">Switch</button></div>
<div id="v5" class="v row" role="listitem"><div class="v ground"></div><div class="v"><div class="v" data-swipe="74 1">
<button class="v p9" type="button">Button</button><button id="v6" class="v p9" type="button">Undo</button></div></div></div>
</div>"""


class Rows(PageTests):
    html = ROWS

    def setUp(self):
        self.load(START)

    def test_a_pressed_row_is_grey_unless_it_is_a_switch(self):
        grey = "(row) => [row, ...row.querySelectorAll('.ground')].some((part) => getComputedStyle(part).boxShadow !== 'none')"
        for which, is_grey in ((1, True), (2, True), (3, False), (4, False)):
            with self.subTest(which):
                row = self.page.locator(f"#v{which}")
                box = row.bounding_box()
                self.page.mouse.move(box["x"] + 150, box["y"] + 26)
                self.page.mouse.down()
                self.assertEqual(row.evaluate(grey), is_grey)
                self.page.mouse.up()

    def test_the_content_of_a_pressed_row_is_not_dimmed_but_its_actions_are(self):
        for control, opacity in (("#v1 > button", "1"), ("#v5 [data-swipe] > :first-child", "1"), ("#v6", "0.3")):
            with self.subTest(control):
                found = self.page.locator(control)
                box = found.bounding_box()
                self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                self.page.mouse.down()
                self.assertEqual(found.evaluate("(element) => getComputedStyle(element).opacity"), opacity)
                self.page.mouse.up()


# A bar with a button at the bottom of the window, a scroller with another one above it, and what is said of the connection.
CUE = """<!DOCTYPE html><title>Looks</title><link rel="stylesheet" href="/_vitrine/base.css">
<style nonce="n0nce">#v0 button,.k5{position:fixed;left:0;width:400px}
#v1{bottom:0;height:83px}.k5{bottom:83px;height:200px}.k5>button{bottom:83px;height:200px}</style>
<div id="v0" class="v k0"><div class="v k5"><button type="button">Row</button></div><button id="v1" type="button">Tab</button></div>
<div class="cue on" role="status">Reconnecting<button type="button">Try now</button></div>"""
PLACE = """async () => {
  const { place } = await import("/_vitrine/looks.js");
  const cue = document.querySelector(".cue");
  place(cue);
  return [cue.style.bottom, cue.getBoundingClientRect().bottom, document.getElementById("v1").getBoundingClientRect().top];
}"""


class Cue(PageTests):
    html = CUE

    def setUp(self):
        self.load(viewport={"width": 400, "height": 600})

    def test_what_is_said_of_the_connection_covers_no_control_that_stands_still(self):
        bottom, end, bar = self.page.evaluate(PLACE)
        self.assertNotEqual(bottom, "24px")
        self.assertLess(end, bar)
        self.assertGreater(end, bar - 20, "rows scroll away below it")

    def test_without_such_a_control_it_is_where_it_was(self):
        self.page.evaluate("document.getElementById('v1').style.bottom = '-200px'")
        self.assertEqual(self.page.evaluate(PLACE)[0], "24px")


if __name__ == "__main__":
    unittest.main()
