# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Selections in fields in a browser: what the page tells of them, and what it does of the app's."""

import unittest

from playwright.sync_api import expect
from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Selections</title><link rel="stylesheet" href="/_vitrine/base.css">
<input id="v1" class="v" type="text" data-t="0"><textarea id="v2" class="v" style="top:60px"></textarea>"""

# An app that takes each edit as it is, once `answer` is called.
APP = """async () => {
  const { Inputs } = await import("/_vitrine/input.js");
  const app = window.app = { said: [], isLive: true };
  const session = { isLive: () => app.isLive, say: (word, rest) => app.said.push([word, ...rest]) };
  const inputs = app.inputs = new Inputs(session);
  app.tell = (id, ...payload) => inputs.fill(document.getElementById("v" + id), payload);
  app.told = () => app.said.filter(([word]) => word === "T");
  for (const id of [1, 2]) {
    document.getElementById("v" + id).vid = id;
    app.tell(id, 0, 0, "One two");
  }
  await inputs.loading;
}"""


class SelectionsInABrowser(PageTests):
    html = PAGE

    def setUp(self):
        self.load(APP)
        self.field = self.page.locator("#v1")
        self.field.focus()

    def wait_for(self, words):
        """Waits until the last selection that was told is this one."""
        self.page.wait_for_function("words => JSON.stringify(app.told().at(-1)) === JSON.stringify(words)", arg=words)

    def caret(self, field="#v1"):
        return self.page.locator(field).evaluate("element => [element.selectionStart, element.selectionEnd]")

    def test_what_the_user_selects_is_told_once_with_the_text_that_it_is_in(self):
        self.page.keyboard.press("End")
        self.page.keyboard.press("Shift+Home")
        self.wait_for(["T", 1, 0, 0, 0, 7, 0, 7])
        told = self.page.evaluate("app.told().length")
        self.page.evaluate("app.inputs.selections.tell()")
        self.assertEqual(self.page.evaluate("app.told().length"), told)

    def test_many_movements_are_few_reports(self):
        self.page.evaluate("""async () => {
          const field = document.getElementById("v1");
          for (let i = 0; i < 500; i++) {
            field.setSelectionRange(i % 7, i % 7);
            document.dispatchEvent(new Event("selectionchange"));
          }
        }""")
        self.wait_for(["T", 1, 0, 0, 0, 7, 2, 2])
        self.assertLess(self.page.evaluate("app.told().length"), 20)

    def test_a_field_whose_app_does_not_ask_tells_nothing(self):
        self.page.locator("#v2").focus()
        self.page.keyboard.press("End")
        self.page.evaluate("app.inputs.selections.tell()")
        self.assertEqual([word for word in self.page.evaluate("app.told()") if word[1] == 2], [])

    def test_what_is_typed_brings_its_selection_and_is_not_followed_by_another_report(self):
        self.page.keyboard.press("End")
        self.wait_for(["T", 1, 0, 0, 0, 7, 7, 7])
        self.page.keyboard.type("s")
        self.page.wait_for_function("() => app.said.at(-1)[0] === 'I'")
        self.assertEqual(self.page.evaluate("app.said.at(-1)"), ["I", 1, 1, 0, [7, 0, "s"], 8, 8, 8])
        self.page.evaluate("app.tell(1, 1, 0, null, null, [0])")
        self.page.evaluate("app.inputs.selections.tell()")
        self.assertEqual(self.page.evaluate("app.said.at(-1)[0]"), "I")

    def test_a_text_of_the_apps_own_is_followed_by_where_the_selection_is_in_it(self):
        self.page.keyboard.press("End")
        self.wait_for(["T", 1, 0, 0, 0, 7, 7, 7])
        self.page.evaluate("app.tell(1, 0, 1, 'Zero One two', null, [0])")
        self.wait_for(["T", 1, 0, 1, 0, 12, 12, 12])

    def test_where_the_caret_is_comes_before_what_is_done_there(self):
        self.page.evaluate("""() => {
          document.getElementById("v1").setSelectionRange(1, 3);
          app.inputs.say("V", [9, 0]);
        }""")
        self.assertEqual(self.page.evaluate("app.said.slice(-2)"), [["T", 1, 0, 0, 0, 7, 1, 3], ["V", 9, 0]])

    def test_the_app_selects_once(self):
        self.page.evaluate("app.tell(1, 0, 0, null, null, [1, 4, 7])")
        self.assertEqual(self.caret(), [4, 7])
        self.wait_for(["T", 1, 0, 0, 1, 7, 4, 7])
        self.page.keyboard.press("Home")
        # The same again, as with every other content.
        self.page.evaluate("app.tell(1, 0, 0, null, null, [1, 4, 7])")
        self.assertEqual(self.caret(), [0, 0])

    def test_the_apps_selection_follows_what_was_typed_meanwhile(self):
        self.page.evaluate("""() => {
          const field = document.getElementById("v1");
          field.setRangeText("A ", 0, 0);
          field.dispatchEvent(new Event("input", { bubbles: true }));
          app.tell(1, 0, 0, null, null, [1, 4, 7]);
        }""")
        self.assertEqual(self.field.input_value(), "A One two")
        self.assertEqual(self.caret(), [6, 9])

    def test_a_field_without_the_focus_is_selected_in_when_the_app_moves_it_there(self):
        self.page.evaluate("app.tell(2, 0, 0, null, null, [1, 0, 3])")
        expect(self.field).to_be_focused()
        self.page.evaluate("app.inputs.focus(2)")
        self.assertEqual(self.caret("#v2"), [0, 3])
        self.wait_for(["T", 2, 0, 0, 1, 7, 0, 3])
        # From then on the place is the user's.
        self.field.focus()
        self.page.evaluate("app.inputs.focus(2)")
        self.assertEqual(self.caret("#v2"), [7, 7])

    def test_a_composition_is_not_ended_by_the_apps_selection(self):
        self.page.keyboard.press("End")
        self.page.evaluate("""() => {
          document.getElementById("v1").dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
          app.said.length = 0;
          app.tell(1, 0, 0, null, null, [1, 0, 3]);
          app.inputs.selections.tell();
        }""")
        self.assertEqual(self.caret(), [7, 7])
        self.assertEqual(self.page.evaluate("app.told()"), [])
        self.page.evaluate(
            "document.getElementById('v1').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))")
        # The app hears of what it was not given.
        self.wait_for(["T", 1, 0, 0, 1, 7, 7, 7])

    def test_nothing_is_told_while_the_server_is_away_and_once_it_is_back_the_newest(self):
        self.page.evaluate("app.isLive = false")
        self.page.keyboard.press("Home")
        self.page.evaluate("app.inputs.selections.tell()")
        self.assertEqual(self.page.evaluate("app.told().filter((words) => words[6] === 0).length"), 0)
        self.page.evaluate("app.isLive = true; app.inputs.start(false)")
        self.wait_for(["T", 1, 0, 0, 0, 7, 0, 0])


if __name__ == "__main__":
    unittest.main()
