# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a page shows of taps until they are answered: the real page, with answers given by hand."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Answers</title><link rel="stylesheet" href="/_vitrine/base.css">
<main id="v0" class="v"></main>"""

# A switch (1) with its knob (2); a group (3) of two choices (4, 6) with marks (5, 7); a button (8); a button that discloses
# something (9) with its chevron (10); a bar (11) of two tabs (12, 14) with marks (13, 15).
START = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const { Answers } = await import("/_vitrine/answers.js");
  const { ATTRIBUTES, TAGS } = await import("/_vitrine/protocol.js");
  const page = window.page = new Page(document.getElementById("v0"));
  window.answers = new Answers(page);
  window.on = (id, isOn) => page.get(id).setAttribute("aria-checked", isOn);
  const [role, checked, expanded, current] = ["role", "aria-checked", "aria-expanded", "aria-current"].map((name) => ATTRIBUTES.indexOf(name));
  page.apply([
    [0, 3, 1, "translate:23px;background-color:#00ff00"], [0, 3, 2, "translate:-23px;background-color:#888888"],
    [0, 3, 3, "opacity:1"], [0, 3, 4, "opacity:0"], [0, 1, 5, "opacity:0;"], [0, 2, 6, "opacity:0.3"],
    [0, 3, 7, "rotate:90deg"],
    [1, 1, [1, 0, 1, 0, [role, checked], [0, 0, 0, 0, []]]],
    [3, 1, 0, 0, 1, [1, 1], 0, 0, 66, 30, 0, 0, 0, "switch", "false", 2, 2, 38, 25, 0, 0, 1],
    [1, 2, [0, 0, 0, 0, [role], [1, 0, 1, 0, [role, checked], [0, 0, 0, 0, []]], [1, 0, 1, 0, [role, checked], [0, 0, 0, 0, []]]]],
    [3, 2, 0, 0, 1, [3, 1], 0, 50, 200, 32, 0, 0, 0, "radiogroup",
      0, 0, 100, 32, 0, 0, 0, "radio", "true", 0, 0, 100, 32, 0, 0, 4,
      100, 0, 100, 32, 0, 0, 0, "radio", "false", 0, 0, 100, 32, 0, 5, 3],
    [1, 3, [1, 0, 1, 0, []]], [3, 3, 0, 0, 1, [8, 1], 0, 100, 100, 40, 0, 0, 6],
    [1, 4, [1, 0, 1, 0, [expanded], [0, 0, 0, 0, []]]],
    [3, 4, 0, 0, 1, [9, 1], 0, 150, 200, 40, 0, 0, 0, "false", 180, 10, 20, 20, 0, 0, 7],
    [1, 5, [TAGS.indexOf("nav"), 0, 0, 0, [], [1, 0, 1, 0, [current], [0, 0, 0, 0, []]], [1, 0, 1, 0, [], [0, 0, 0, 0, []]]]],
    [3, 5, 0, 0, 1, [11, 1], 0, 200, 200, 50, 0, 0, 0,
      0, 0, 100, 50, 0, 0, 0, "page", 0, 0, 100, 50, 0, 0, 4,
      100, 0, 100, 50, 0, 0, 0, 0, 0, 100, 50, 0, 5, 3],
  ]);
}"""

# What stands at the end of what runs.
END = """([id, property]) => {
  const element = page.get(id);
  const runs = element.getAnimations();
  for (const run of runs) { run.pause(); run.currentTime = 500; }
  const { left } = element.getBoundingClientRect();
  const value = property === "left" ? left : getComputedStyle(element)[property];
  for (const run of runs) { run.currentTime = 0; }
  return value;
}"""
# What is presented when it begins.
FIRST = """([id, property]) => {
  const element = page.get(id);
  for (const run of element.getAnimations()) { run.pause(); run.currentTime = 0; }
  return property === "left" ? element.getBoundingClientRect().left : getComputedStyle(element)[property];
}"""


class AnswersTests(PageTests):
    html = PAGE

    def setUp(self):
        self.load(START)

    def do(self, script):
        return self.page.evaluate(script)

    def end(self, layer, property):
        return self.page.evaluate(END, [layer, property])

    def first(self, layer, property):
        return self.page.evaluate(FIRST, [layer, property])

    def test_a_switch_shows_its_other_state_when_it_is_tapped(self):
        self.do("answers.tapped(page.get(1), 1)")
        self.assertEqual(self.first(2, "left"), 2)
        self.assertEqual(self.end(2, "left"), 25)
        self.assertEqual(self.end(2, "backgroundColor"), "rgb(0, 255, 0)")

    def test_a_refused_switch_goes_back(self):
        self.do("answers.tapped(page.get(1), 1)")
        self.first(2, "left")
        self.do("page.get(2).getAnimations().forEach((run) => { run.currentTime = 500; })")
        self.do("answers.handled(1)")
        self.assertEqual(self.first(2, "left"), 25)
        self.assertEqual(self.end(2, "left"), 2)
        self.assertNotEqual(self.end(2, "backgroundColor"), "rgb(0, 255, 0)")

    def test_what_the_answer_made_another_element_is_not_pressed_any_more(self):
        self.do("""async () => {
          const { TAGS } = await import("/_vitrine/protocol.js");
          answers.tapped(page.get(8), 1);
          page.describe(page.get(8), TAGS.indexOf("a"), []);
          answers.handled(1);
        }""")
        self.assertEqual(self.do("[page.get(8).localName, page.get(8).classList.contains('taken')]"), ["a", False])

    def test_an_accepted_switch_does_not_move_again(self):
        self.do("answers.tapped(page.get(1), 1)")
        self.first(2, "left")
        # The answer comes when the knob has gone half of its way.
        before = self.do("(() => { page.get(2).getAnimations()[0].currentTime = 60; return page.get(2).getBoundingClientRect().left; })()")
        self.do("(() => { on(1, true); page.apply([[7, 2, 25, 2, 38, 25], [10, 2, 2, 2]]); answers.handled(1); })()")
        after = self.do("page.get(2).getBoundingClientRect().left")
        self.assertGreater(before, 2)
        self.assertAlmostEqual(after, before, delta=0.1)
        self.assertEqual(self.end(2, "left"), 25)
        self.assertFalse(self.do("page.get(1).classList.contains('other')"))

    def test_a_second_tap_before_the_answer_turns_a_switch_back(self):
        self.do("answers.tapped(page.get(1), 1)")
        self.do("answers.tapped(page.get(1), 2)")
        self.assertEqual(self.end(2, "left"), 2)
        # The answer to the first: the app has switched it, and the second is still to come.
        self.do("(() => { on(1, true); page.apply([[7, 2, 25, 2, 38, 25], [10, 2, 2, 2]]); answers.handled(1); })()")
        self.assertEqual(self.end(2, "left"), 2)
        self.do("(() => { on(1, false); page.apply([[7, 2, 2, 2, 38, 25], [10, 2, 2, 1]]); answers.handled(2); })()")
        self.assertEqual(self.end(2, "left"), 2)

    def test_an_animation_of_the_server_does_not_repeat_what_was_shown(self):
        self.do("answers.tapped(page.get(1), 1)")
        runs = self.do("page.get(2).getAnimations().length")
        self.do("page.apply([[22, 2, ['translate', ['-23px 0', '0px 0']], 350, 'linear', 0, 1, 0]])")
        self.do("page.loadMotion()")
        self.assertEqual(self.do("page.get(2).getAnimations().length"), runs)

    def test_the_mark_of_a_choice_moves_to_what_was_tapped_and_back(self):
        self.do("answers.tapped(page.get(6), 1)")
        self.assertEqual((self.first(7, "left"), self.first(7, "opacity")), (0, "1"))
        self.assertEqual((self.end(7, "left"), self.end(5, "opacity")), (100, "0"))
        self.do("answers.handled(1)")
        self.assertEqual(self.end(5, "left"), 0)
        self.assertEqual((self.end(5, "opacity"), self.end(7, "opacity")), ("1", "0"))

    def test_a_chevron_turns_when_its_button_is_tapped_and_back(self):
        self.do("answers.tapped(page.get(9), 1)")
        self.assertEqual(self.end(10, "rotate"), "90deg")
        self.do("answers.handled(1)")
        self.assertNotEqual(self.end(10, "rotate"), "90deg")

    def test_the_mark_of_a_tab_moves_to_what_was_tapped_and_back(self):
        self.do("answers.tapped(page.get(14), 1)")
        self.assertEqual((self.first(15, "left"), self.first(15, "opacity")), (0, "1"))
        self.assertEqual((self.end(15, "left"), self.end(13, "opacity")), (100, "0"))
        self.do("answers.handled(1)")
        self.assertEqual((self.end(13, "opacity"), self.end(15, "opacity")), ("1", "0"))

    def test_of_two_choices_in_a_row_the_later_one_is_shown(self):
        self.do("answers.tapped(page.get(6), 1)")
        self.do("answers.tapped(page.get(4), 2)")
        self.assertEqual((self.end(5, "opacity"), self.end(7, "opacity")), ("1", "0"))

    def test_a_button_stays_pressed_until_the_answer(self):
        self.do("answers.tapped(page.get(8))")
        self.assertEqual(self.end(8, "opacity"), "0.3")
        self.do("answers.said(8, 5)")
        self.do("answers.handled(4)")
        self.assertEqual(self.end(8, "opacity"), "0.3")
        self.assertTrue(self.do("answers.waits(page.get(8))"))
        self.do("answers.handled(5)")
        self.assertEqual(self.end(8, "opacity"), "1")

    def test_a_tap_that_is_not_taken_leaves_nothing(self):
        self.do("answers.tapped(page.get(1))")
        self.do("answers.said(1, 0)")
        self.assertEqual(self.end(2, "left"), 2)
        self.assertFalse(self.do("answers.waits(page.get(1))"))

    def test_without_motion_the_other_state_is_there_at_once(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.do("answers.tapped(page.get(1), 1)")
        self.assertEqual(self.do("page.get(2).getAnimations().length"), 0)
        self.assertEqual(self.first(2, "left"), 25)


if __name__ == "__main__":
    unittest.main()
