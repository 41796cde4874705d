# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Fields of a page in a browser: real inputs, real key strokes and compositions, an app in place of the server."""

import unittest

from playwright.sync_api import expect
from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Fields</title><link rel="stylesheet" href="/_vitrine/base.css">
<input id="v1" class="v" type="text"><textarea id="v2" class="v"></textarea><button id="b">Send</button>
<div id="below"><a id="a" href="#sent">Sent</a><p id="t" class="k1">A text</p><button id="n"><span class="k1">A name</span></button>
<div id="f" tabindex="0">Focusable</div><input id="r" type="range"><div id="g">.</div><button id="o">Other</button></div>"""

# The engine's side, short: every word arrives after a number of turns of the event loop, in order, and so does the answer.
APP = """async ({ turns, format }) => {
  const { Inputs } = await import("/_vitrine/input.js");
  const { carry } = await import("/_vitrine/field.js");
  const formats = {
    none: (text) => text, upper: (text) => text.toUpperCase(), digits: (text) => text.replace(/[^0-9]/g, ""),
    limit: (text) => text.slice(0, 10),
  };
  const app = window.app = { fields: new Map(), said: [], submitted: [], edits: 0, inFlight: 0 };
  let line = Promise.resolve();
  const later = (act) => {
    app.inFlight++;
    const due = line.then(async () => {
      for (let i = 0; i < turns; i++) await new Promise((done) => setTimeout(done));
    });
    line = due.then(() => { app.inFlight--; act(); });
  };
  const answer = (id, payload) => later(() => { inputs.fill(document.getElementById("v" + id), payload); inputs.pump(); });
  const rewrite = (id, text) => {
    const field = app.fields.get(id);
    field.past.set(field.edition, field.text);
    field.text = text;
    field.edition++;
    answer(id, [field.revision, field.edition, text]);
  };
  app.write = rewrite;
  const session = {
    isLive: () => true,
    say: (word, rest) => {
      app.said.push([word, ...rest]);
      later(() => {
        const [id] = rest;
        const field = app.fields.get(id);
        if (word === "V") {
          app.submitted.push(field.text);
          rewrite(id, "");
        }
        if (word !== "I") return;
        const [, revision, edition, flat, length] = rest;
        const splices = [];
        for (let i = 0; i < flat.length; i += 3) splices.push([flat[i], flat[i + 1], flat[i + 2], 0]);
        const base = edition === field.edition ? field.text : field.past.get(edition);
        const literal = splices.reduce((text, [at, gone, come]) => text.slice(0, at) + come + text.slice(at + gone), base);
        if (literal.length !== length) throw new Error("length");
        const proposed = edition === field.edition ? literal : carry(splices, base, field.text).text;
        const text = formats[format](proposed);
        app.edits++;
        field.revision = revision;
        if (edition === field.edition && text === literal) {
          field.text = text;
          answer(id, [revision, edition, null]);
        } else {
          if (edition === field.edition) field.text = literal;
          rewrite(id, text);
        }
      });
    },
  };
  const inputs = app.inputs = new Inputs(session);
  for (const id of [1, 2]) {
    const element = document.getElementById("v" + id);
    element.vid = id;
    app.fields.set(id, { text: "", revision: 0, edition: 0, past: new Map() });
    inputs.fill(element, [0, 0, ""]);
  }
  document.getElementById("b").onclick = () => inputs.say("V", [1, 0]);
}"""

# Fields are layers, which lie above what else is in the page.
BELOW = "() => { document.getElementById('below').style.paddingTop = '200px'; }"

# All that was said has been answered.
IDLE = """() => !app.inFlight && [...app.inputs.elements.values()].every(({ vf }) => !vf.sent && !vf.pending.length)
  && !app.inputs.queue.length"""


class InputsInABrowser(PageTests):
    html = PAGE

    def open(self, turns, form="none"):
        self.load(APP, {"turns": turns, "format": form})
        self.field = self.page.locator("#v1")
        self.field.focus()

    def settle(self):
        self.page.wait_for_function(IDLE, timeout=60_000)
        self.assertEqual(self.errors, [])
        shown = self.field.input_value()
        self.assertEqual(self.page.evaluate("app.fields.get(1).text"), shown)
        return shown

    def caret(self):
        return self.field.evaluate("element => [element.selectionStart, element.selectionEnd]")

    def test_no_key_is_lost_and_the_caret_stays_behind_the_last(self):
        keys = "Wubba 42 lubba dub dub. " * 4
        expected = {"none": keys, "upper": keys.upper(), "digits": "42" * 4, "limit": keys[:10]}
        for turns in (0, 3, 20):
            for form, text in expected.items():
                with self.subTest(turns=turns, form=form):
                    self.open(turns, form)
                    self.page.keyboard.type(keys)
                    self.assertEqual(self.settle(), text)
                    self.assertEqual(self.caret(), [len(text)] * 2)

    def test_a_long_text_is_pasted_in_messages_that_the_server_takes_and_whole_before_what_is_done_next(self):
        text = "Wubba \u3042\U0001f600 lubba\t" * 5_000
        for turns in (0, 3):
            with self.subTest(turns=turns):
                self.open(turns)
                self.page.keyboard.insert_text(text)
                self.page.keyboard.press("Enter")
                self.assertEqual(self.settle(), "")
                self.assertEqual(self.page.evaluate("app.submitted"), [text])
                sizes = self.page.evaluate("app.said.map((message) => new Blob([JSON.stringify(message)]).size)")
                self.assertLess(max(sizes), 65_000)

    def test_the_caret_stays_in_the_middle_and_a_selection_stays_selected(self):
        self.open(5, "upper")
        self.page.keyboard.type("heend")
        for _ in range(3):
            self.page.keyboard.press("ArrowLeft")
        self.page.keyboard.type("llo, th")
        self.assertEqual(self.settle(), "HELLO, THEND")
        self.assertEqual(self.caret(), [9, 9])
        self.page.keyboard.press("Home")
        self.page.keyboard.press("Shift+ArrowRight")
        self.page.evaluate("app.write(1, '> HELLO, THEND')")
        self.assertEqual(self.settle(), "> HELLO, THEND")
        self.assertEqual(self.field.evaluate("({value, selectionEnd}) => value.slice(0, selectionEnd)"), "> H")

    def test_return_takes_what_was_typed_before_it(self):
        self.open(20)
        for word in ("one", "two", "three"):
            self.page.keyboard.type(word)
            self.page.keyboard.press("Enter")
        self.page.keyboard.type("draft")
        self.assertEqual(self.settle(), "draft")
        self.page.keyboard.type("ed")
        self.page.evaluate("document.getElementById('b').click()")
        self.page.wait_for_function("() => app.submitted.length === 4", timeout=60_000)
        self.assertEqual(self.page.evaluate("app.submitted"), ["one", "two", "three", "drafted"])

    def test_what_was_typed_before_the_modules_were_there_is_said_in_its_order(self):
        self.open(3)
        self.page.evaluate("""() => {
          const element = document.createElement("input");
          element.id = "v4";
          element.vid = 4;
          document.body.append(element);
          element.value = "onetwo";
          app.fields.set(4, { text: "", revision: 0, edition: 0, past: new Map() });
          app.inputs.fill(element, [0, 0, ""], true);
          app.inputs.takeUp([element], [["V", [4, 3], ["one"]]]);
        }""")
        self.page.wait_for_function(IDLE, timeout=60_000)
        self.assertEqual(self.page.evaluate("app.submitted"), ["one"])
        self.assertEqual(self.page.evaluate("app.fields.get(4).text"), "two")

    def test_a_composition_is_not_interrupted(self):
        self.open(3, "upper")
        session = self.page.context.new_cdp_session(self.page)
        self.page.evaluate("() => { window.ends = 0; addEventListener('compositionend', () => ends++, true); }")
        self.page.keyboard.type("ab")
        for text in ("n", "ni", "nih", "niho", "nihon"):
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.page.wait_for_function("() => app.inFlight === 0 && app.edits > 0", timeout=60_000)
        self.assertTrue(self.field.input_value().endswith("nihon"))
        self.assertEqual(self.page.evaluate("ends"), 0)
        session.send("Input.insertText", {"text": "\u65e5\u672c"})
        self.assertEqual(self.settle(), "AB\u65e5\u672c")
        self.assertEqual(self.page.evaluate("ends"), 1)

    def test_edits_are_one_at_a_time_and_take_along_what_was_typed_meanwhile(self):
        self.open(200)
        self.page.keyboard.type("x" * 200)
        self.assertEqual(self.settle(), "x" * 200)
        self.assertLess(self.page.evaluate("app.edits"), 200)

    def test_lines_and_undo_are_the_browsers(self):
        self.open(3)
        self.field = self.page.locator("#v2")
        self.field.focus()
        self.page.keyboard.type("one")
        self.page.keyboard.press("Enter")
        self.page.keyboard.type("two \U0001f600")
        self.page.wait_for_function(IDLE, timeout=60_000)
        self.assertEqual(self.page.evaluate("app.fields.get(2).text"), "one\ntwo \U0001f600")
        self.page.keyboard.press("Backspace")
        self.page.wait_for_function(IDLE, timeout=60_000)
        self.assertEqual(self.page.evaluate("app.fields.get(2).text"), "one\ntwo ")
        self.assertEqual(self.page.evaluate("app.submitted"), [])

    def test_what_was_typed_survives_other_numbers(self):
        self.open(3)
        self.page.keyboard.type("kept")
        self.settle()
        self.page.evaluate("""() => {
          const old = document.getElementById("v1");
          const element = old.cloneNode();
          element.id = "v3";
          element.value = "";
          element.vid = 3;
          old.replaceWith(element);
          app.fields.set(3, { text: "", revision: 0, edition: 0, past: new Map() });
          app.inputs.fill(element, [0, 0, ""]);
          app.inputs.prune();
        }""")
        self.page.wait_for_function(IDLE, timeout=60_000)
        self.assertEqual(self.page.locator("#v3").input_value(), "kept")
        self.assertEqual(self.page.evaluate("app.fields.get(3).text"), "kept")

    def test_what_was_typed_survives_a_page_that_lost_its_session_once_and_no_other(self):
        lost = "sessionStorage.setItem('vitrine-reloads', JSON.stringify(Array({}).fill(Date.now())))"
        for reason, text in ((lost.format(1), "typed"), (lost.format(2), ""), ("0", "")):
            with self.subTest(reason=reason):
                self.open(0)
                self.page.keyboard.type("typed")
                self.settle()
                self.page.evaluate(reason)
                self.page.reload()
                self.page.evaluate(APP, {"turns": 0, "format": "none"})
                self.page.evaluate("app.inputs.start()")
                self.page.wait_for_function(IDLE, timeout=60_000)
                self.assertEqual(self.page.evaluate("app.fields.get(1).text"), text)
                self.assertEqual(self.page.evaluate("app.fields.get(2).text"), "")
                self.assertIsNone(self.page.evaluate("sessionStorage.getItem('vitrine-typed')"))

    def test_nothing_of_a_secure_field_is_kept(self):
        self.open(0)
        self.field.evaluate("element => { element.type = 'password'; }")
        self.page.keyboard.type("wubba")
        self.settle()
        self.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
        self.assertIsNone(self.page.evaluate("sessionStorage.getItem('vitrine-typed')"))

    def test_the_focus_is_told_and_obeyed(self):
        self.open(0)
        self.page.evaluate("app.inputs.focus(2)")
        expect(self.page.locator("#v2")).to_be_focused()
        self.page.keyboard.press("Tab")
        self.page.wait_for_function("() => app.said.at(-1)[0] === 'F' && app.said.at(-1)[1] === 0")
        self.page.evaluate("app.inputs.focus(1)")
        self.page.evaluate("app.inputs.focus(0)")
        expect(self.field).not_to_be_focused()
        self.assertEqual([word for word in self.page.evaluate("app.said") if word[0] == "F"], [["F", 1], ["F", 0]])

    def test_a_press_beside_the_field_leaves_the_focus_there(self):
        self.open(0)
        self.page.evaluate(BELOW)
        self.page.evaluate("document.getElementById('f').ve = 32768")
        for place, stays in (
            ("o", True), ("a", True), ("n", True), ("g", True), ("t", False), ("f", False), ("r", True), ("v2", False),
        ):
            with self.subTest(place):
                self.field.focus()
                self.page.evaluate("app.said.length = 0")
                self.page.locator("#" + place).click()
                is_there = self.field.evaluate("element => element === document.activeElement")
                self.assertEqual(is_there, stays)
                self.assertEqual(["F", 0] in self.page.evaluate("app.said"), not stays)
        # What the press was for has come about.
        self.assertEqual(self.page.evaluate("location.hash"), "#sent")

    def test_a_finger_selects_nothing_and_leaves_the_focus(self):
        self.load(APP, {"turns": 0, "format": "none"}, has_touch=True)
        self.page.evaluate(BELOW)
        self.field = self.page.locator("#v1")
        for place in ("o", "g", "t", "r"):
            with self.subTest(place):
                self.field.focus()
                self.page.locator("#" + place).tap(position={"x": 8, "y": 8})
                expect(self.field).to_be_focused()
        self.assertLess(int(self.page.locator("#r").input_value()), 20)
        # Both fields are at the same place.
        self.page.evaluate("document.getElementById('v2').style.top = '100px'")
        self.page.locator("#v2").tap()
        expect(self.page.locator("#v2")).to_be_focused()

    def test_a_slider_follows_the_hand_and_leaves_the_focus(self):
        self.open(0)
        self.page.evaluate(BELOW)
        self.field.press_sequentially("abcd")
        self.page.keyboard.press("ArrowLeft")
        self.settle()
        self.page.evaluate("app.said.length = 0")
        slider = self.page.locator("#r")
        frame = slider.bounding_box()
        y = frame["y"] + frame["height"] / 2
        values = []
        self.page.mouse.move(frame["x"] + frame["width"] * 0.2, y)
        self.page.mouse.down()
        for part in (0.2, 0.5, 0.8):
            self.page.mouse.move(frame["x"] + frame["width"] * part, y)
            values.append(int(slider.input_value()))
        self.page.mouse.up()
        self.assertTrue(values[0] < values[1] < values[2], values)
        expect(self.field).to_be_focused()
        self.assertEqual(self.caret(), [3, 3])
        self.assertEqual(self.page.evaluate("app.said"), [])
        # The keyboard still reaches it, and a press does where nobody types.
        slider.focus()
        expect(slider).to_be_focused()
        self.page.locator("#o").focus()
        slider.click()
        expect(slider).to_be_focused()

    def test_a_menu_has_the_keyboard_for_a_while_and_the_field_the_focus(self):
        for ends_at, said in (("v1", []), ("v2", [["F", 2]]), ("o", [["F", 0]])):
            with self.subTest(ends_at):
                self.open(0)
                self.page.evaluate("app.said.length = 0")
                self.page.evaluate("""() => {
                  const menu = Object.assign(document.createElement("div"), { role: "menu" });
                  menu.append(...["One", "Two"].map((name) =>
                    Object.assign(document.createElement("button"), { role: "menuitem", textContent: name })));
                  document.body.append(menu);
                  for (const item of menu.children) item.focus();
                }""")
                self.assertEqual(self.page.evaluate("app.said"), [])
                self.page.evaluate("id => document.getElementById(id).focus()", ends_at)
                self.page.wait_for_function("count => app.said.length === count", arg=len(said))
                self.assertEqual(self.page.evaluate("app.said"), said)

    def test_keys_still_move_the_focus_and_a_field_that_nobody_is_in_keeps_nothing(self):
        self.open(0)
        self.page.keyboard.press("Tab")
        expect(self.page.locator("#v2")).to_be_focused()
        self.page.keyboard.press("Tab")
        expect(self.page.locator("#b")).to_be_focused()
        self.page.evaluate(BELOW)
        self.page.locator("#n").click()
        expect(self.page.locator("#n")).to_be_focused()

    def test_the_app_puts_the_caret_behind_the_text(self):
        self.open(0)
        self.page.evaluate("app.write(1, 'Hello')")
        self.page.evaluate("app.write(2, 'One\\nTwo')")
        self.settle()
        self.page.evaluate("app.inputs.focus(2)")
        caret = "({selectionStart, selectionEnd}) => [selectionStart, selectionEnd]"
        self.assertEqual(self.page.locator("#v2").evaluate(caret), [7, 7])
        self.page.evaluate("app.inputs.focus(1)")
        self.assertEqual(self.caret(), [5, 5])
        # Where it is already, the caret is the user's.
        self.page.keyboard.press("Home")
        self.page.evaluate("app.inputs.focus(1)")
        self.assertEqual(self.caret(), [0, 0])

    def test_keys_that_wait_behind_an_edit_without_an_answer_are_not_kept_for_ever(self):
        self.open(0)
        self.page.evaluate("""() => {
          const live = app.inputs.session;
          app.inputs.session = { ...live, say: (word, rest) => app.said.push([word, ...rest]) };
          app.said.length = 0;
          const field = document.getElementById("v1");
          for (let i = 0; i < 500; i++) {
            app.inputs.say("Y", [1, 1, "a", 0]);
            field.value += "a";
            app.inputs.typed(field);
          }
          app.inputs.say("V", [1, 3]);
        }""")
        queue = self.page.evaluate("app.inputs.queue.length")
        said = self.page.evaluate("app.said.filter(([word]) => word === 'Y').length")
        self.assertLessEqual(queue + said, 110)
        # What is no key is not lost, and neither is what was typed.
        self.assertEqual(self.page.evaluate("app.inputs.queue.at(-1).turn"), self.page.evaluate("app.inputs.turn - 1"))
        self.assertEqual(self.page.evaluate("app.inputs.elements.get(1).vf.text.length"), 500)


if __name__ == "__main__":
    unittest.main()
