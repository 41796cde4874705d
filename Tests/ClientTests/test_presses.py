# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A press of the mouse during which the page is updated: the real page, with answers given by hand.

Quick presses of a button meet the answers to those before: each way in which an answer changes the button counts.
"""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Presses</title><link rel="stylesheet" href="/_vitrine/base.css">
<main id="v0" class="v"></main>"""

# A button (1) with a label (2), one beside it (3), and what was tapped.
START = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const { Answers } = await import("/_vitrine/answers.js");
  const { listen } = await import("/_vitrine/events.js");
  const page = window.page = new Page(document.getElementById("v0"));
  new Answers(page);
  window.taps = [];
  listen(page, {
    isLive: () => true, isAway: () => false, waits: () => false, tapped() {}, files: async () => {}, say: () => true,
    wait() {}, paste() {}, scroll() {}, event: (id, kind) => taps.push([id, kind]),
  });
  page.apply([
    [1, 1, [1, 0, 1, 0, [], [0, 1, 0, 0, []]]], [1, 2, [0, 1, 0, 0, []]], [1, 3, [1, 0, 1, 0, []]],
    [3, 1, 0, 0, 1, [1, 1], 0, 0, 100, 40, 0, 0, 0, 0, 0, 100, 40, 0, 0, 0, "0"],
    [3, 3, 0, 0, 1, [3, 1], 200, 0, 100, 40, 0, 0, 0],
  ]);
}"""

# The operations of an answer that changes the button, by what becomes of its label.
ANSWERS = {
    "its line changes": [[9, 2, 0, 1, "1", 100]],
    "its line becomes lines": [[9, 2, 0, 2, [[2, "1", 0]], 100]],
    "it is drawn": [[9, 2, 0, 7, ["r", "0", "#ff0000"], 100]],
    "it is another layer": [[4, 2], [3, 2, 1, 0, 1, [4, 1], 0, 0, 100, 40, 0, 0, 0, "1"]],
    "the button becomes a link": [[11, 1, 2, [0, "button", 2, "#there"]]],
    "the button comes behind its neighbour": [[6, 0, 0, 1]],
}
# What is presented when the button is pressed again: the label is what an answer before has made.
LABELS = {
    "a line": [],
    "lines": [[9, 2, 0, 2, [[2, "0000000000", 0]], 100]],
    "a drawing": [[9, 2, 0, 7, ["r", "0", "#00ff00"], 100]],
}
# Tasks that wait have run, and those that they have made.
SETTLE = "() => new Promise((done) => setTimeout(() => setTimeout(done)))"


class PressTests(PageTests):
    html = PAGE

    def setUp(self):
        self.load(START)

    def tearDown(self):
        self.assertEqual(self.errors, [])

    def press(self, *, x=5, to=None, answer=(), **how):
        """A press, an answer that comes during it, and its end at `to`."""
        mouse = self.page.mouse
        mouse.move(x, 8)
        mouse.down(**how)
        self.page.evaluate("(operations) => page.apply(operations)", list(answer))
        if to is not None:
            mouse.move(to, 8)
        mouse.up(**how)
        self.page.evaluate(SETTLE)

    def taps(self):
        return self.page.evaluate("taps")

    def test_a_press_during_which_the_button_changes_is_one_tap(self):
        for label, before in LABELS.items():
            for answer, operations in ANSWERS.items():
                with self.subTest(label=label, answer=answer):
                    self.load(START)
                    self.page.evaluate("(operations) => page.apply(operations)", before)
                    self.press(answer=operations)
                    self.assertEqual(self.taps(), [[1, 0]])
                    self.press()
                    self.assertEqual(self.taps(), [[1, 0], [1, 0]])

    def test_twenty_presses_that_meet_the_answers_to_those_before_are_twenty_taps(self):
        for number in range(20):
            self.press(answer=[[9, 2, 0, 2, [[2, "0" * 10, 0]], 100]] if number % 3 else ANSWERS["it is drawn"])
        self.assertEqual(self.taps(), [[1, 0]] * 20)

    def test_a_press_that_nothing_meets_is_one_tap(self):
        self.press()
        self.assertEqual(self.taps(), [[1, 0]])

    def test_a_press_that_ends_on_another_button_is_none(self):
        self.press(to=205)
        self.press(to=205, answer=ANSWERS["it is another layer"])
        self.assertEqual(self.taps(), [])

    def test_a_press_of_a_button_that_leaves_is_none_of_what_comes_in_its_place(self):
        self.press(answer=[[4, 1], [3, 3, 0, 0, 1, [7, 1], 0, 0, 100, 40, 0, 0, 0]])
        self.assertEqual(self.taps(), [])

    def test_a_press_of_what_is_disabled_meanwhile_is_none(self):
        self.press(answer=[[11, 1, 1, [5, "true"]], *ANSWERS["it is another layer"]])
        self.assertEqual(self.taps(), [])

    def test_a_press_of_another_button_of_the_mouse_is_none(self):
        self.press(button="right", answer=ANSWERS["it is another layer"])
        self.assertEqual(self.taps(), [])


# The button (1) listens to a gesture, and something (3) comes up over it while a finger is held there.
HELD = """async ([listens, isOver]) => {
  const { Gestures } = await import("/_vitrine/gestures.js");
  const session = { isLive: () => true, isBusy: () => false, say() {} };
  new Gestures(page, session);
  const [pressed, other] = [1, 3].map((id) => page.nodes.get(id));
  pressed.ve |= listens;
  const tell = (kind, target, type) => target.dispatchEvent(new kind(
    type, { bubbles: true, cancelable: true, detail: 1, clientX: 5, clientY: 8, pointerId: 7, pointerType: "touch" }));
  tell(PointerEvent, pressed, "pointerdown");
  tell(PointerEvent, pressed, "pointerup");
  tell(MouseEvent, isOver ? other : pressed, "click");
}"""
# What a layer says when it asks for a pointer's steps.
LISTENS = 256


class HeldTests(PageTests):
    html = PAGE

    def clicked(self, is_over):
        self.load(START)
        self.page.evaluate(HELD, [LISTENS, is_over])
        return self.page.evaluate("taps")

    def test_the_click_of_a_held_finger_is_none_of_what_has_come_up_under_it(self):
        self.assertEqual(self.clicked(True), [])

    def test_the_click_of_a_finger_is_one_of_what_it_pressed(self):
        self.assertEqual(self.clicked(False), [[1, 0]])


# What is told of a pointer that goes down on the button: the step's kind and the pointer's number.
TOLD = """async ([listens, pointerType]) => {
  const { Gestures } = await import("/_vitrine/gestures.js");
  const told = [];
  new Gestures(page, { isLive: () => true, isBusy: () => false, say: (...words) => told.push(words) });
  const pressed = page.nodes.get(1);
  pressed.ve |= listens;
  pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerId: 7, pointerType }));
  const [[word, [, step]]] = told;
  return [word, ...step.slice(0, 2)];
}"""


class PointerNumberTests(PageTests):
    html = PAGE

    def test_a_mouse_is_told_from_a_finger(self):
        for kind, number in (("mouse", 500), ("touch", 0), ("pen", 0)):
            with self.subTest(kind):
                self.load(START)
                self.assertEqual(self.page.evaluate(TOLD, [LISTENS, kind]), ["P", 0, number])


if __name__ == "__main__":
    unittest.main()
