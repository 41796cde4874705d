# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The browser's side of a field against the model that the engine's is tested with: the same calls, the same texts."""

import json
import os
import pathlib
import tempfile
import unittest

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


class FieldModel(unittest.TestCase):
    def test_the_browser_does_what_the_model_does(self):
        runs = json.loads(TRACES.read_text())
        self.assertGreater(sum(map(len, runs)), 1000)
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            pathlib.Path(folder, "page.html").write_text("<!DOCTYPE html><title>Fields</title>")
            browser = playwright.chromium.launch(executable_path=os.environ.get("VITRINE_CHROMIUM", "/usr/bin/chromium"))
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{serve(pathlib.Path(folder))}/page.html")
            self.assertIsNone(page.evaluate(REPLAY, runs))
            browser.close()


if __name__ == "__main__":
    unittest.main()
