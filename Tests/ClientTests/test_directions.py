# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What goes ahead and what goes back, in pages from left to right and from right to left."""

import unittest

from playwright.sync_api import expect
from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Directions</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"></div>"""

AHEAD = {"ltr": "ArrowRight", "rtl": "ArrowLeft"}
BACK = {"ltr": "ArrowLeft", "rtl": "ArrowRight"}


class Directions(PageTests):
    html = PAGE

    def open(self, direction, has_touch=False):
        set_direction = "direction => { document.documentElement.dir = direction; }"
        self.load(set_direction, direction, has_touch=has_touch, viewport={"width": 400, "height": 600})

    def test_arrows_open_and_leave_a_submenu(self):
        for direction in AHEAD:
            with self.subTest(direction):
                self.open(direction)
                self.page.evaluate("""async () => {
                  const { Page } = await import("/_vitrine/page.js");
                  const { Modals } = await import("/_vitrine/modals.js");
                  const { MASK } = await import("/_vitrine/protocol.js");
                  const page = new Page(document.getElementById("v0"));
                  window.said = [];
                  for (const id of [10, 20]) {
                    const over = Object.assign(document.createElement("div"), { className: "v", vid: id, ve: MASK.dismiss });
                    const menu = Object.assign(document.createElement("div"), { className: "v", role: "menu" });
                    for (const name of ["More", "Copy"]) {
                      const row = document.createElement("button");
                      Object.assign(row, { role: "menuitem", textContent: name, onclick: () => said.push("open " + id) });
                      if (name === "More") row.ariaHasPopup = "menu";
                      menu.append(row);
                    }
                    over.append(menu);
                    page.root.append(over);
                  }
                  const modals = new Modals(page, { isLive: () => true, event: (id) => said.push("leave " + id) });
                  modals.update(document.body, false);
                }""")
                more = self.page.get_by_role("menuitem", name="More").last
                more.focus()
                self.page.keyboard.press(AHEAD[direction])
                self.page.keyboard.press(BACK[direction])
                self.assertEqual(self.page.evaluate("said"), ["open 20", "leave 20"])

    def test_arrows_lead_along_items_side_by_side_and_past_them(self):
        for direction in AHEAD:
            with self.subTest(direction):
                self.open(direction)
                self.page.evaluate("""async () => {
                  const { Page } = await import("/_vitrine/page.js");
                  const { Modals } = await import("/_vitrine/modals.js");
                  const { MASK } = await import("/_vitrine/protocol.js");
                  const page = new Page(document.getElementById("v0"));
                  const over = Object.assign(document.createElement("div"), { className: "v", vid: 10, ve: MASK.dismiss });
                  const menu = Object.assign(document.createElement("div"), { className: "v", role: "menu" });
                  for (const names of [["First"], ["Cut", "Copy", "Paste"], ["Last"]]) {
                    const row = document.createElement("div");
                    row.style.display = "flex";
                    row.append(...names.map((name) => Object.assign(document.createElement("button"), { role: "menuitem", textContent: name })));
                    menu.append(row);
                  }
                  over.append(menu);
                  page.root.append(over);
                  new Modals(page, { isLive: () => true, event() {} }).update(document.body, false);
                }""")
                ahead, back = AHEAD[direction], BACK[direction]
                ways = {
                    "First": [("ArrowDown", "Cut"), (ahead, "First")],
                    "Cut": [(ahead, "Copy"), (back, "Cut"), ("ArrowDown", "Last"), ("ArrowUp", "First")],
                    "Copy": [(ahead, "Paste"), (back, "Cut"), ("ArrowDown", "Last")],
                    "Paste": [(ahead, "Paste"), ("ArrowUp", "First")],
                    "Last": [("ArrowUp", "Paste"), ("ArrowDown", "First")],
                }
                for start, steps in ways.items():
                    for key, end in steps:
                        self.page.get_by_role("menuitem", name=start).focus()
                        self.page.keyboard.press(key)
                        self.assertEqual(self.page.evaluate("document.activeElement.textContent"), end, f"{key} from {start}")

    def test_arrows_choose_among_radio_buttons(self):
        for direction in AHEAD:
            with self.subTest(direction):
                self.open(direction)
                self.page.evaluate("""async () => {
                  const { Page } = await import("/_vitrine/page.js");
                  const group = Object.assign(document.createElement("div"), { className: "v", role: "radiogroup" });
                  for (const name of ["One", "Two", "Three"]) {
                    group.append(Object.assign(document.createElement("button"), { role: "radio", textContent: name }));
                  }
                  document.getElementById("v0").append(group);
                  (await import("/_vitrine/focus.js")).start(new Page(document.getElementById("v0")));
                }""")
                self.page.get_by_role("radio", name="Two").focus()
                self.page.keyboard.press(AHEAD[direction])
                expect(self.page.get_by_role("radio", name="Three")).to_be_focused()
                self.page.keyboard.press(BACK[direction])
                expect(self.page.get_by_role("radio", name="Two")).to_be_focused()

    def test_a_slider_goes_where_the_arrow_points_whether_the_key_waits_or_not(self):
        for direction in AHEAD:
            with self.subTest(direction):
                for claims in (0, 1 << 27):
                    self.open(direction)
                    self.page.evaluate("""async (claims) => {
                      const { Page } = await import("/_vitrine/page.js");
                      const { Keys } = await import("/_vitrine/keys.js");
                      const root = document.getElementById("v0");
                      root.append(Object.assign(document.createElement("input"), { type: "range", max: 10, value: 5 }));
                      const page = new Page(root);
                      root.ve = 16384 | claims;
                      const keys = new Keys(page, {
                        isLive: () => true, say: (word, rest) => rest[4] && setTimeout(() => keys.answer(rest[4], 0)),
                      });
                    }""", claims)
                    slider = self.page.locator("input")
                    slider.focus()
                    self.page.keyboard.press(AHEAD[direction])
                    expect(slider).to_have_value("6")
                    for _ in range(2):
                        self.page.keyboard.press(BACK[direction])
                    expect(slider).to_have_value("4")

    def test_arrows_of_a_carousel_are_at_the_side_that_has_more(self):
        for direction in AHEAD:
            with self.subTest(direction):
                self.open(direction)
                self.page.mouse.move(200, 50)
                self.page.evaluate("""async () => {
                  const scroller = Object.assign(document.createElement("div"), { className: "k5" });
                  Object.assign(scroller.style, { width: "300px", height: "100px", overflowX: "scroll", overflowY: "hidden" });
                  scroller.append(document.createElement("div"));
                  Object.assign(scroller.firstChild.style, { width: "900px", height: "60px" });
                  document.body.prepend(scroller);
                  (await import("/_vitrine/carousels.js")).start({ target: scroller, pointerType: "mouse" });
                }""")
                more, less = ("right", "left") if direction == "ltr" else ("left", "right")
                shown = "side => document.querySelector(`[data-arrow=${side}]`).style.opacity"
                self.assertEqual([self.page.evaluate(shown, side) for side in (more, less)], ["1", "0"])

    def test_a_finger_from_the_leading_edge_takes_a_page_away(self):
        for direction in AHEAD:
            with self.subTest(direction):
                for edge in ("leading", "trailing"):
                    self.open(direction, has_touch=True)
                    self.page.evaluate("""async () => {
                      const { Edges } = await import("/_vitrine/edges.js");
                      const page = Object.assign(document.createElement("div"), { vid: 1 });
                      Object.assign(page.style, { position: "absolute", inset: 0, background: "#ccc" });
                      page.dataset.motion = "page 0 1";
                      const back = Object.assign(document.createElement("button"), { vid: 2 });
                      back.dataset.motion = "back";
                      page.append(back);
                      document.body.append(page);
                      window.way = [];
                      const navigation = { begin: () => (navigation.swipe = { scrub: (part) => way.push(part) }) };
                      new Edges(navigation, { isLive: () => true, event() {}, handled() {} });
                    }""")
                    browser = self.page.context.new_cdp_session(self.page)
                    is_left = (direction == "ltr") == (edge == "leading")
                    for step in range(6):
                        finger = {"x": 5 + 30 * step if is_left else 395 - 30 * step, "y": 300}
                        browser.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [finger]})
                    way = self.page.evaluate("way")
                    self.assertEqual(bool(way), edge == "leading")
                    self.assertTrue(all(0 <= part <= 1 for part in way) and way == sorted(way, reverse=True), way)

    def test_a_page_that_is_pushed_comes_from_the_trailing_side(self):
        for direction in AHEAD:
            with self.subTest(direction):
                self.open(direction)
                came = self.page.evaluate("""async () => {
                  const { Passage } = await import("/_vitrine/passage.js");
                  const [upper, lower] = [1, 0].map((depth) => {
                    const page = document.createElement("div");
                    Object.assign(page.style, { position: "absolute", inset: 0 });
                    page.dataset.motion = "page 0 " + depth;
                    document.body.append(page);
                    return page;
                  });
                  const passage = new Passage(upper, lower, lower);
                  return passage.tracks.slice(0, 2).map(([, { translate }]) => translate.map(parseFloat));
                }""")
                side = 1 if direction == "ltr" else -1
                self.assertEqual(came[0], [400 * side, 0])
                self.assertEqual(came[1][0], 0)
                self.assertLess(came[1][1] * side, 0)


if __name__ == "__main__":
    unittest.main()
