# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a press does while a row stands open between its actions, in a page without a server."""

import unittest

from static_pages import PageTests

ROW = """<div id="row{0}" data-swipe="80 0"><div class="inner">
<button id="lead{0}" type="button">Pin</button><button id="content{0}" type="button">Row</button>
<button id="trail{0}" type="button">Delete</button></div></div>"""
PAGE = (
    '<!DOCTYPE html><title>Swipes</title><link rel="stylesheet" href="/_vitrine/base.css">'
    + ROW.format(1) + ROW.format(2) + '<a id="link" href="#followed">Link</a>'
)

START = """async () => {
  for (const row of document.querySelectorAll("[data-swipe]")) {
    Object.assign(row.style, { width: "300px", height: "44px", overflowX: "auto" });
    Object.assign(row.firstChild.style, { display: "flex", width: "460px", height: "44px" });
    const [lead, content, trail] = row.querySelectorAll("button");
    lead.style.flex = trail.style.flex = "0 0 80px";
    content.style.flex = "0 0 300px";
    row.scrollLeft = 80;
  }
  window.clicked = [];
  window.pressed = [];
  document.addEventListener("click", (event) => clicked.push(event.target.id));
  document.addEventListener("pointerdown", (event) => pressed.push(event.target.id), true);
  const { start } = await import("/_vitrine/swipes.js");
  start(null);
}"""

RESTS = "([id, left]) => Math.abs(document.getElementById(id).scrollLeft - left) < 1"


class PressesBesideOpenRows(PageTests):
    html = PAGE

    def open(self, row_stands_at, has_touch=False):
        self.load(START, has_touch=has_touch)
        self.page.evaluate("left => { document.getElementById('row1').scrollLeft = left; }", row_stands_at)
        self.page.wait_for_function(RESTS, arg=["row1", row_stands_at])
        self.press = self.page.touchscreen.tap if has_touch else self.page.mouse.click

    def tap(self, place):
        box = self.page.locator("#" + place).bounding_box()
        self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def clicked(self):
        return self.page.evaluate("clicked")

    def test_a_press_beside_an_open_row_closes_it_and_does_nothing_else(self):
        for has_touch in (False, True):
            for stands_at in (0, 160):
                for place in ("content2", "link", "content1"):
                    with self.subTest(has_touch=has_touch, stands_at=stands_at, place=place):
                        self.open(stands_at, has_touch)
                        # The middle of the open row's content is seen: it is 80 points farther.
                        self.tap(place)
                        self.page.wait_for_function(RESTS, arg=["row1", 80])
                        self.assertEqual(self.clicked(), [])
                        self.assertEqual(self.page.evaluate("pressed"), [], "gestures hear nothing of it")
                        self.assertEqual(self.page.evaluate("location.hash"), "")
                        # The next press is one.
                        self.tap(place)
                        self.page.wait_for_function("() => clicked.length === 1")
                        self.assertEqual(self.clicked(), [place])

    def test_a_press_is_one_while_an_open_row_leaves(self):
        # The row whose action was pressed fades away, out of reach, or is behind what the action has presented.
        for has_touch in (False, True):
            with self.subTest(has_touch=has_touch):
                self.open(160, has_touch)
                self.page.evaluate("document.getElementById('row1').inert = true")
                self.tap("content2")
                self.page.wait_for_function("() => clicked.length === 1")
                self.assertEqual(self.clicked(), ["content2"])
                self.page.wait_for_function(RESTS, arg=["row1", 80])

    def test_actions_that_are_seen_are_pressed(self):
        for stands_at, place in ((0, "lead1"), (160, "trail1")):
            with self.subTest(place):
                self.open(stands_at)
                self.tap(place)
                self.page.wait_for_function("() => clicked.length === 1")
                self.assertEqual(self.clicked(), [place])

    def test_an_action_that_runs_closes_its_row(self):
        for has_touch in (False, True):
            for stands_at, place in ((0, "lead1"), (160, "trail1")):
                with self.subTest(has_touch=has_touch, place=place):
                    self.open(stands_at, has_touch)
                    self.tap(place)
                    self.page.wait_for_function("() => clicked.length === 1")
                    self.assertEqual(self.clicked(), [place])
                    self.page.wait_for_function(RESTS, arg=["row1", 80])

    def test_an_action_with_a_menu_leaves_its_row_open(self):
        self.open(160)
        self.page.evaluate("() => { document.getElementById('trail1').ariaHasPopup = 'menu'; }")
        self.tap("trail1")
        self.page.wait_for_function("() => clicked.length === 1")
        self.assertTrue(self.page.evaluate(RESTS, ["row1", 160]))

    def test_an_action_that_a_full_swipe_runs_closes_its_row(self):
        self.open(80)
        self.page.evaluate("() => { document.getElementById('row1').dataset.swipe = '80 3'; }")
        box = self.page.locator("#content1").bounding_box()
        self.page.mouse.move(box["x"] + 250, box["y"] + 20)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
        self.page.mouse.up()
        self.page.wait_for_function("() => clicked.length === 1")
        self.assertEqual(self.clicked(), ["trail1"])
        self.page.wait_for_function(RESTS, arg=["row1", 80])

    def test_a_mouse_swipes_no_row_whose_content_it_drags(self):
        for held, events in ((False, 0), (True, 1 << 20)):
            with self.subTest(held=held):
                self.open(80)
                self.page.evaluate("events => { document.getElementById('content1').ve = events; }", events)
                box = self.page.locator("#content1").bounding_box()
                self.page.mouse.move(box["x"] + 250, box["y"] + 20)
                self.page.mouse.down()
                self.page.mouse.move(box["x"] + 190, box["y"] + 20, steps=4)
                place = self.page.evaluate("document.getElementById('row1').scrollLeft")
                self.page.mouse.up()
                self.assertEqual(place, 80 if held else 140)

    def test_a_row_that_was_scrolled_a_little_is_not_open(self):
        # As where a browser scrolls what it finds, or what gets the focus, into view: 16 of the 80 points of the actions.
        for place in ("content1", "content2"):
            with self.subTest(place):
                self.open(80)
                self.page.evaluate(
                    """place => {
                      document.getElementById("row1").scrollLeft = 96;
                      const target = document.getElementById(place);
                      const { left, top } = target.getBoundingClientRect();
                      const at = { bubbles: true, cancelable: true, clientX: left + 150, clientY: top + 20, detail: 1 };
                      target.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: "mouse" }));
                      target.dispatchEvent(new PointerEvent("pointerup", { ...at, pointerType: "mouse" }));
                      target.dispatchEvent(new MouseEvent("click", at));
                    }""",
                    place,
                )
                self.assertEqual(self.clicked(), [place])
                self.page.wait_for_function(RESTS, arg=["row1", 80])

    def test_the_focus_that_a_mouse_gave_a_row_keeps_it_open_for_no_press(self):
        self.open(160)
        self.page.evaluate("document.getElementById('content1').focus({ preventScroll: true })")
        self.tap("content2")
        self.page.wait_for_function(RESTS, arg=["row1", 80])
        self.assertEqual(self.clicked(), [])

    def test_a_key_presses_what_has_the_focus_beside_an_open_row(self):
        self.open(160)
        box = self.page.locator("#content2").bounding_box()
        self.page.mouse.move(box["x"] + 150, box["y"] + 20)
        self.page.mouse.down()
        self.page.locator("#link").press("Enter")
        self.assertEqual(self.clicked(), ["link"])

    def test_a_mouse_that_draws_a_row_drags_nothing_in_it(self):
        self.open(80)
        self.page.evaluate(
            """() => {
              window.cancelled = [];
              document.addEventListener("pointercancel", (event) => cancelled.push(event.target.id), true);
            }"""
        )
        box = self.page.locator("#content1").bounding_box()
        self.page.mouse.move(box["x"] + 150, box["y"] + 20)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 50, box["y"] + 20, steps=4)
        self.assertEqual(self.page.evaluate("cancelled"), ["content1"])
        self.page.mouse.up()
        self.page.wait_for_function(RESTS, arg=["row1", 160])


# As the server writes a row of the first page, after whose leading actions it stands.
FIRST = """<!DOCTYPE html><title>Swipes</title><link rel="stylesheet" href="/_vitrine/base.css">
<style nonce="n0nce">@layer c{#v1{width:300px;height:44px;overflow-x:auto;--cw:460px;--ch:44px;--x:-80px}
#v2,#v3,#v4{height:44px}#v2{left:80px;width:300px}#v3{width:80px}#v4{left:380px;width:80px}}</style>
<div id="v0" class="v k0"><div id="v1" class="v k5" data-swipe="80 0" data-s="80 0 1">
<div id="v2" class="v">Row</div><button id="v3" class="v" type="button">Pin</button>
<button id="v4" class="v" type="button">Delete</button></div></div>"""

SEEN = "x => document.elementFromPoint(x, 22).id"


class RowsBeforeTheScripts(PageTests):
    html = FIRST

    def test_a_row_stands_beside_its_actions_before_and_after_the_scripts_have_come(self):
        for scripts in (False, True):
            with self.subTest(scripts=scripts):
                context = self.browser.new_context()
                self.addCleanup(context.close)
                page = context.new_page()
                page.goto(self.address)
                if scripts:
                    page.evaluate(
                        'async () => { new (await import("/_vitrine/page.js")).Page(document.getElementById("v0")); }')
                self.assertEqual([page.evaluate(SEEN, x) for x in (1, 150, 299)], ["v2", "v2", "v2"])
                self.assertEqual(page.evaluate("document.getElementById('v1').scrollLeft"), 80 if scripts else 0)


if __name__ == "__main__":
    unittest.main()
