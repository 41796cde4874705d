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


# Types texts so many times, in turns, behind or before what is there, and says it edit by edit, each confirmed. Answers
# with each edit's bytes, its turn and whether it parts a character, and whether the engine's text is the page's in the end.
LONG = """async (typed) => {
  const { Field } = await import("/_vitrine/field.js");
  const field = new Field("", 0, 0);
  for (const [text, times, turn, isBefore] of typed) field.edit(isBefore ? text + field.text : field.text + text.repeat(times), turn);
  const edits = [];
  let text = "";
  for (let turn = 0; turn <= Math.max(...typed.map((part) => part[2])); turn++) {
    while (field.waits(turn)) {
      const [revision, edition, splices, length] = field.take(turn);
      const words = splices.filter((_, index) => index % 3 === 2);
      edits.push([splices.length > 3 * 256 ? Infinity : new Blob([JSON.stringify(splices)]).size, turn, words.some((word) => /\\p{Surrogate}/u.test(word))]);
      for (let i = 0; i < splices.length; i += 3) text = text.slice(0, splices[i]) + splices[i + 2] + text.slice(splices[i] + splices[i + 1]);
      if (text.length !== length) throw new Error("length");
      field.receive(revision, edition, null);
    }
  }
  return [edits, text === field.text && field.base === text];
}"""
# What is left of a message of 65,536 bytes for an edit's words.
MOST = 65_000


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

    def test_a_long_text_is_said_in_edits_that_fit_into_messages_and_part_no_character(self):
        # What takes one, two, three, four and six bytes, at every place of the halves of a character; many small edits.
        texts = ["x", "\\", "\u3042", "\U0001f600", "a\U0001f600", "\x01"]
        stories = [[[text, 70_000, 0]] for text in texts]
        stories.append([["a", 10_000 - number, number] for number in range(4)])
        stories.append([[f"<{number}>", 1, number // 4_000, True] for number in range(6_000)])
        for number, story in enumerate(stories):
            with self.subTest(number):
                edits, is_whole = self.page.evaluate(LONG, story)
                self.assertTrue(is_whole)
                self.assertLess(max(size for size, _, _ in edits), MOST)
                self.assertFalse(any(is_parted for _, _, is_parted in edits))
                # What a later turn typed is in no edit of an earlier one.
                self.assertEqual([turn for _, turn, _ in edits], sorted(turn for _, turn, _ in edits))


if __name__ == "__main__":
    unittest.main()
