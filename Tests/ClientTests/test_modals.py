# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""From where a sheet, an alert and a menu come, and where they go, in a page without a server."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Modals</title><link rel="stylesheet" href="/_vitrine/base.css">
<main id="v0" class="v"></main>"""
WINDOW = {"width": 400, "height": 600}

# Something presented: what dims the page, and a part of 300 by 400 points at (50, 200). It was opened by a button whose
# middle is at (70, 120). Whatever begins to move is held.
START = """async () => {
  const { Modals } = await import("/_vitrine/modals.js");
  const root = document.getElementById("v0");
  const make = (parent, motion, [left, top, width, height]) => {
    const element = parent.appendChild(document.createElement("div"));
    element.className = "v";
    if (motion) element.dataset.motion = motion;
    Object.assign(element.style, { left: left + "px", top: top + "px", width: width + "px", height: height + "px" });
    return element;
  };
  const page = { root, nodes: new Map(), touched: 5 };
  page.nodes.set(5, make(root, "", [20, 100, 100, 40]));
  const modals = new Modals(page, { isLive: () => true, event() {} });
  window.hold = (part) => {
    for (const one of document.getAnimations()) {
      one.pause();
      one.currentTime = part * one.effect.getComputedTiming().endTime;
    }
  };
  window.look = () => {
    const { left, top, width } = shown.getBoundingClientRect();
    return [...[left, top, width].map((length) => Math.round(length)), Number(getComputedStyle(shown).opacity), Number(getComputedStyle(dim).opacity)];
  };
  window.enter = (role, motion) => {
    window.over = make(root, "over", [0, 0, 400, 600]);
    over.vid = 10;
    over.role = role;
    window.dim = make(over, "dim", [0, 0, 400, 600]);
    window.shown = make(over, motion, [50, 200, 300, 400]);
    modals.enter(over);
  };
  window.exit = () => {
    over.vid = undefined;
    modals.exit(over);
  };
}"""


class Modals(PageTests):
    html = PAGE

    def comes_and_goes(self, role, motion, **options):
        """How something is seen when it begins to come, when it has come, and when it has left: left, top, width, opacities."""
        self.load(START, viewport=WINDOW, **options)
        self.page.evaluate("([role, motion]) => enter(role, motion)", [role, motion])
        looks = []
        for part in (0, 1):
            self.page.evaluate("(part) => hold(part)", part)
            looks.append(self.page.evaluate("look()"))
        self.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
        self.page.evaluate("exit()")
        self.page.evaluate("hold(1)")
        looks.append(self.page.evaluate("look()"))
        self.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
        self.page.wait_for_function("() => !over.isConnected")
        return looks

    def test_a_sheet_comes_from_below_the_window_and_goes_there(self):
        away = [50, 600, 300, 1, 0]
        self.assertEqual(self.comes_and_goes("dialog", "card"), [away, [50, 200, 300, 1, 1], away])

    def test_an_alert_shrinks_to_its_size_and_fades(self):
        coming, there, leaving = self.comes_and_goes("alertdialog", "")
        self.assertEqual(coming, [32, 176, 336, 0, 0])
        self.assertEqual(there, [50, 200, 300, 1, 1])
        self.assertEqual(leaving, [50, 200, 300, 0, 0])

    def test_a_menu_grows_out_of_what_was_pressed_and_goes_back_there(self):
        away = [60, 160, 150, 0, 0]
        self.assertEqual(self.comes_and_goes("dialog", ""), [away, [50, 200, 300, 1, 1], away])

    def test_with_less_motion_everything_fades(self):
        for role, motion in (("dialog", "card"), ("alertdialog", ""), ("dialog", "")):
            with self.subTest(role=role, motion=motion):
                away = [50, 200, 300, 0, 0]
                there = [50, 200, 300, 1, 1]
                self.assertEqual(self.comes_and_goes(role, motion, reduced_motion="reduce"), [away, there, away])


if __name__ == "__main__":
    unittest.main()
