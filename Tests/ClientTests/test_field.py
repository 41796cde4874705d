# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The browser's side of a field against the model that the engine's is tested with: the same calls, the same texts."""

import json
import pathlib
import tempfile
import unittest

from harness.browser import launch
from playwright.sync_api import sync_playwright
from static_pages import serve

TRACES = pathlib.Path(__file__).resolve().with_name("field-traces.json")

# Answers the first call whose outcome is another one.
REPLAY = """async (runs) => {
  const { Field, correspondence } = await import("/_vitrine/field.js");
  for (const [number, run] of runs.entries()) {
    const field = new Field("", 0, 0);
    let caret = 0;
    for (const [index, call] of run.entries()) {
      const [name, ...rest] = call;
      const wantedCaret = rest.pop();
      const text = rest.pop();
      const before = field.text;
      let said = null;
      if (name === "move") caret = wantedCaret;
      else if (name === "edit") field.edit(text, rest[0]);
      else if (name === "take") said = [field.take(rest[0]), rest[1]];
      else if (name === "receive") field.receive(...rest);
      else if (name === "compose") field.composing = true;
      else field.endComposition();
      caret = name === "edit" ? wantedCaret : field.text === before ? caret : correspondence(before, field.text)(caret);
      const same = field.text === text && caret === wantedCaret && (!said || JSON.stringify(said[0]) === JSON.stringify(said[1]));
      if (!same) return { number, index, call, text: field.text, caret, said };
      caret = wantedCaret;
    }
    if (field.sent || field.pending.length || field.held.length) return { number, left: field.pending };
  }
  return null;
}"""


# A text that is cut in its answer, while more is typed, once more by the same message, and later.
CUT = """async () => {
  const { Field } = await import("/_vitrine/field.js");
  const field = new Field("", 0, 0);
  const texts = [];
  field.edit("a1b2", 0);
  field.take(0);
  field.receive(1, 1, [1, 1, 3, 1]);
  texts.push(field.text);
  field.edit("abx", 0);
  field.receive(1, 1, [1, 1, 3, 1]);
  texts.push(field.text);
  field.take(0);
  field.receive(2, 1, null);
  field.edit("axb", 0);
  field.take(0);
  field.receive(3, 1, null);
  texts.push(field.text);
  field.receive(3, 2, [0, 2]);
  texts.push(field.text);
  return texts;
}"""


# What is said of a text that takes the place of another one.
SAID = """async ([before, after]) => {
  const { Field } = await import("/_vitrine/field.js");
  const field = new Field(before, 0, 0);
  field.edit(after, 0);
  return field.take(0)[2];
}"""


class FieldModel(unittest.TestCase):
    def setUp(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "page.html").write_text("<!DOCTYPE html><title>Fields</title>")
        playwright = self.enterContext(sync_playwright())
        browser = launch(playwright)
        self.addCleanup(browser.close)
        self.page = browser.new_page()
        self.page.goto(f"http://127.0.0.1:{serve(folder)}/page.html")

    def test_the_browser_does_what_the_model_does(self):
        runs = json.loads(TRACES.read_text())
        self.assertGreater(sum(map(len, runs)), 1000)
        self.assertIsNone(self.page.evaluate(REPLAY, runs))

    def test_what_is_cut_from_a_secure_text_is_cut_from_what_was_said(self):
        self.assertEqual(self.page.evaluate(CUT), ["ab", "abx", "axb", "b"])

    def test_an_edit_never_parts_the_halves_of_a_character(self):
        # Characters of two units that have the second one in common, and others that have the first one.
        self.assertEqual(self.page.evaluate(SAID, ["a\U0001f600b", "a\U0001fa00b"]), [1, 2, "\U0001fa00"])
        self.assertEqual(self.page.evaluate(SAID, ["a\U0001f600b", "a\U0001f601b"]), [1, 2, "\U0001f601"])


if __name__ == "__main__":
    unittest.main()
