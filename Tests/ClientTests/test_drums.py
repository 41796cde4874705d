# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Wheels that turn, in a page without a server: those with an end, and those that run in a circle."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Drums</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><div id="drum" class="v k5"><div id="rows" class="v"></div></div>
<select id="choice" class="v k10" data-drum></select></div>"""

START = """async ([choices, copies, selected]) => {
  const [drum, rows, choice] = ["drum", "rows", "choice"].map((id) => document.getElementById(id));
  Object.assign(drum.style, { width: "100px", height: "216px", overflowY: "scroll" });
  Object.assign(rows.style, { width: "100px", height: `${184 + 32 * choices * copies}px` });
  for (let i = 0; i < choices; i++) choice.add(new Option(String(i), String(i)));
  choice.selectedIndex = selected;
  window.said = [];
  choice.addEventListener("change", () => { said.push(choice.selectedIndex); drums.follow(choice); });
  window.drums = await import("/_vitrine/drums.js");
  const stands = new Promise((done) => drum.addEventListener("scrollend", done, { once: true }));
  drums.follow(choice);
  await stands;
  window.row = () => drum.scrollTop / 32;
  // A user turns it by so many rows, and lets it rest.
  window.turn = async (by) => {
    drum.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
    const end = new Promise((done) => drum.addEventListener("scrollend", done, { once: true }));
    drum.scrollTo({ top: drum.scrollTop + 32 * by, behavior: "instant" });
    await end;
  };
  // A change that nobody's hand has made.
  window.show = async (index) => {
    const end = new Promise((done) => drum.addEventListener("scrollend", done, { once: true }));
    choice.selectedIndex = index;
    drums.follow(choice);
    const way = [];
    drum.addEventListener("scroll", () => way.push(row()));
    await end;
    return way;
  };
}"""


class Drums(PageTests):
    html = PAGE

    def open(self, choices, copies, selected):
        self.load(START, [choices, copies, selected], reduced_motion="no-preference")

    def state(self):
        return self.page.evaluate("() => [row(), document.getElementById('choice').selectedIndex, said]")

    def test_a_drum_with_an_end_stands_at_its_row_and_ends_there(self):
        self.open(12, 1, 10)
        self.assertEqual(self.state(), [10, 10, []])
        self.page.evaluate("turn(5)")
        self.assertEqual(self.state(), [11, 11, [11]])
        self.page.locator("#choice").focus()
        self.page.keyboard.press("ArrowDown")
        self.assertEqual(self.state()[1], 11)

    def test_a_circle_goes_on_behind_its_last_row_and_comes_back_by_whole_turns(self):
        for choices, copies in ((12, 11), (24, 5), (60, 3)):
            with self.subTest(choices=choices):
                self.open(choices, copies, choices - 1)
                home = copies // 2 * choices
                self.assertEqual(self.state(), [home + choices - 1, choices - 1, []])
                self.page.evaluate("turn(3)")
                self.assertEqual(self.state(), [home + 2, 2, [2]])
                self.page.evaluate("turn(-5)")
                self.assertEqual(self.state(), [home + choices - 3, choices - 3, [2, choices - 3]])

    def test_keys_turn_a_circle_on(self):
        self.open(24, 5, 0)
        self.page.locator("#choice").focus()
        for key, index in (("ArrowUp", 23), ("ArrowDown", 0), ("PageUp", 19), ("End", 23), ("Home", 0)):
            self.page.keyboard.press(key)
            self.assertEqual(self.state()[1], index, key)

    def test_a_circle_takes_the_shorter_way_to_a_value(self):
        self.open(60, 3, 58)
        way = self.page.evaluate("show(1)")
        self.assertTrue(all(row >= 118 for row in way[:-1]), way)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.assertEqual(self.state()[:2], [61, 1])


if __name__ == "__main__":
    unittest.main()
