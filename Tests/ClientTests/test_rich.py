# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Fields of styled text in a browser: typed in as in a text area, drawn as the app's runs say."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Styled text</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v1" class="v k9" role="textbox" data-t="0" style="width:300px;height:200px">One <span class="c7">two</span></div>"""

# An app that takes each edit as it is, and makes words between stars bold (style 7).
APP = """async () => {
  const { Inputs } = await import("/_vitrine/input.js");
  const { spliced } = await import("/_vitrine/rich.js");
  const element = document.getElementById("v1");
  const app = window.app = { said: [], spliced, text: "One two", runs: [[4, 0], [3, 7]], answers: true };
  app.shown = () => [...element.childNodes].map((node) => node.localName === "br" ? "br" : [node.textContent, Number(node.className?.slice(1) ?? 0)]);
  app.answer = (revision) => app.inputs.fill(element, [revision, 0, null, null, [0], app.runs]);
  const session = {
    isLive: () => true,
    say: (word, rest) => {
      app.said.push([word, ...rest]);
      if (word !== "I") return;
      for (let i = 0; i < rest[3].length; i += 3) {
        const [at, gone, come] = rest[3].slice(i, i + 3);
        app.text = app.text.slice(0, at) + come + app.text.slice(at + gone);
        app.runs = app.spliced(app.runs, at, gone, come.length);
      }
      if (app.text.length !== rest[4]) throw new Error("length");
      if (app.answers) setTimeout(() => { app.answer(rest[1]); app.inputs.pump(); });
    },
  };
  app.inputs = new Inputs(session);
  element.vid = 1;
  await app.inputs.fill(element, [0, 0, undefined]);
  await app.inputs.loading;
}"""
IDLE = "() => { const { vf } = document.getElementById('v1'); return !vf.sent && !vf.pending.length; }"


class StyledTextInABrowser(PageTests):
    html = PAGE

    def setUp(self):
        super().setUp()
        self.load(APP)
        self.field = self.page.locator("#v1")
        self.field.focus()
        self.caret_to(7)

    def caret_to(self, start, end=None):
        self.field.evaluate("(element, place) => element.setSelectionRange(...place)", [start, end or start])

    def settle(self):
        """Waits until all is answered, and returns the app's text, which the page shows."""
        self.page.wait_for_function(IDLE)
        self.assertEqual(self.errors, [])
        text = self.page.evaluate("app.text")
        self.assertEqual(self.field.evaluate("element => element.value"), text)
        return text

    def shown(self):
        return self.page.evaluate("app.shown()")

    def caret(self):
        return self.field.evaluate("element => [element.selectionStart, element.selectionEnd]")

    def test_an_editor_that_is_filled_before_it_is_described_shows_its_runs(self):
        # The module of fields is there, so that the content of a new layer is taken before its role.
        shown = self.page.evaluate("""async () => {
          const element = Object.assign(document.createElement("div"), { id: "v2", className: "v k9", vid: 2 });
          document.body.append(element);
          await app.inputs.fill(element, [0, 0, "One two", null, null, [[4, 0], [3, 7]]]);
          element.role = "textbox";
          return [[...element.childNodes].map((node) => node.textContent), element.isContentEditable];
        }""")
        self.assertEqual(shown, [["One ", "two"], True])

    def test_what_is_typed_looks_like_the_letter_before_it(self):
        self.page.keyboard.type("s!")
        self.assertEqual(self.shown(), [["One ", 0], ["twos!", 7]])
        self.caret_to(3)
        self.page.keyboard.type("s")
        self.assertEqual(self.settle(), "Ones twos!")
        self.assertEqual(self.shown(), [["Ones ", 0], ["twos!", 7]])
        self.assertEqual(self.caret(), [4, 4])

    def test_a_replaced_part_looks_like_its_first_letter(self):
        self.caret_to(2, 6)
        self.page.keyboard.type("x")
        self.assertEqual(self.settle(), "Onxo")
        self.assertEqual(self.shown(), [["Onx", 0], ["o", 7]])

    def test_lines_can_be_added_and_removed_at_the_end(self):
        self.page.keyboard.press("Enter")
        self.assertEqual(self.shown()[-1], "br")
        self.page.keyboard.press("Enter")
        self.page.keyboard.type("a")
        self.assertEqual(self.settle(), "One two\n\na")
        self.assertEqual(self.caret(), [10, 10])
        for _ in range(3):
            self.page.keyboard.press("Backspace")
        self.assertEqual(self.settle(), "One two")

    def test_the_caret_is_seen_in_an_empty_last_line(self):
        self.page.keyboard.press("Enter")
        self.settle()
        self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.type("z")
        self.assertEqual(self.settle(), "One two\nz")

    def test_everything_can_be_deleted_and_typed_again(self):
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Delete")
        self.assertEqual(self.settle(), "")
        self.page.keyboard.type("Hi é!")
        self.page.keyboard.press("Backspace")
        self.page.keyboard.press("Backspace")
        self.assertEqual(self.settle(), "Hi ")
        self.page.keyboard.press("Control+Backspace")
        self.assertEqual(self.settle(), "")

    def test_deleting_takes_whole_words_and_both_sides(self):
        self.page.keyboard.press("Control+Backspace")
        self.assertEqual(self.settle(), "One ")
        self.page.keyboard.press("Home")
        self.page.keyboard.press("Delete")
        self.assertEqual(self.settle(), "ne ")
        self.assertEqual(self.caret(), [0, 0])

    def test_the_apps_runs_are_drawn_and_the_selection_stays(self):
        self.caret_to(1, 5)
        self.page.evaluate("app.runs = [[2, 9], [5, 0]]; app.answer(0)")
        self.assertEqual(self.shown(), [["On", 9], ["e two", 0]])
        self.assertEqual(self.caret(), [1, 5])

    def test_runs_of_an_answer_leave_what_was_typed_since_where_it_is(self):
        self.page.evaluate("app.answers = false")
        self.page.keyboard.type("a")
        self.page.wait_for_function("() => app.said.some(([word]) => word === 'I')")
        self.page.keyboard.type("b")
        self.page.evaluate("app.runs = [[8, 9]]; app.answers = true; app.answer(1); app.inputs.pump()")
        self.assertEqual(self.shown(), [["One twoab", 9]])
        self.assertEqual(self.settle(), "One twoab")

    def test_a_text_of_the_apps_own_moves_the_caret_with_its_letter(self):
        self.page.evaluate("""() => {
          app.text = "Zero One two";
          app.runs = [[9, 0], [3, 7]];
          app.inputs.fill(document.getElementById("v1"), [0, 1, app.text, null, [0], app.runs]);
        }""")
        self.assertEqual(self.shown(), [["Zero One ", 0], ["two", 7]])
        self.assertEqual(self.caret(), [12, 12])

    def test_undo_and_redo_are_steps_of_what_was_typed(self):
        self.page.keyboard.type("abc")
        self.page.keyboard.press("Enter")
        self.settle()
        self.page.keyboard.press("Control+z")
        self.assertEqual(self.settle(), "One twoabc")
        self.page.keyboard.press("Control+z")
        self.assertEqual(self.settle(), "One two")
        self.page.keyboard.press("Control+z")
        self.page.keyboard.press("Control+Shift+z")
        self.assertEqual(self.settle(), "One twoabc")

    def test_a_composition_is_the_browsers_until_it_ends(self):
        client = self.page.context.new_cdp_session(self.page)
        client.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
        self.page.evaluate("app.runs = [[7, 9]]; app.inputs.fill(document.getElementById('v1'), [0, 0, null, null, [0], app.runs])")
        client.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
        client.send("Input.insertText", {"text": "日本"})
        self.assertEqual(self.settle(), "One two日本")
        self.assertEqual(self.caret(), [9, 9])

    def test_what_is_pasted_is_plain(self):
        self.page.evaluate("""() => {
          const data = new DataTransfer();
          data.setData("text/plain", "x\\r\\ny");
          data.setData("text/html", "<b>x</b>");
          document.getElementById("v1").dispatchEvent(new InputEvent(
            "beforeinput", { inputType: "insertFromPaste", dataTransfer: data, cancelable: true, bubbles: true }));
        }""")
        self.assertEqual(self.settle(), "One twox\ny")

    def test_a_disabled_field_takes_nothing(self):
        self.field.evaluate("element => element.setAttribute('aria-disabled', 'true')")
        self.page.keyboard.type("a")
        self.page.keyboard.press("Backspace")
        self.assertEqual(self.settle(), "One two")

    def test_its_selection_is_told(self):
        self.caret_to(4, 7)
        self.page.wait_for_function("() => app.said.at(-1)?.join() === 'T,1,0,0,0,7,4,7'")

    def test_runs_cover_the_text_after_any_replacement(self):
        wrong = self.page.evaluate("""() => {
          let seed = 1;
          const below = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
          for (let round = 0; round < 2000; round++) {
            const runs = Array.from({ length: below(5) }, () => [1 + below(4), below(3)]);
            const looks = runs.flatMap(([length, style]) => Array(length).fill(style));
            const start = below(looks.length + 1);
            const gone = below(looks.length - start + 1);
            const come = below(4);
            const own = looks[gone || !start ? start : start - 1] ?? looks.at(-1) ?? 0;
            const wanted = [...looks.slice(0, start), ...Array(come).fill(own), ...looks.slice(start + gone)];
            const result = app.spliced(runs, start, gone, come).flatMap(([length, style]) => Array(length).fill(style));
            if (result.join() !== wanted.join()) return [runs, start, gone, come, result];
          }
          return null;
        }""")
        self.assertIsNone(wrong)


if __name__ == "__main__":
    unittest.main()
