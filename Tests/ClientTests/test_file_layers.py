# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Layers that ask for files, in a browser without an app."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Files</title><link rel="stylesheet" href="/_vitrine/base.css">
<button id="v1" class="v" data-files=":image/*">Pick</button><button id="v2" class="v" data-files="o:image/*">Open</button>
<input id="v3" class="v" type="text">"""

SET_UP = """async () => {
  const { Files } = await import("/_vitrine/files.js");
  const { Inputs } = await import("/_vitrine/input.js");
  window.said = [];
  window.chosen = [];
  const say = (word, rest) => { said.push([word, ...rest]); return true; };
  const inputs = new Inputs({ isLive: () => true, isAway: () => false, say });
  window.files = new Files({ say, handled: (act) => act(), token: () => "", words: () => ({}), announce: () => {} });
  files.choose = (element) => chosen.push(element.id);
  for (const element of document.querySelectorAll(".v")) {
    element.vid = +element.id.slice(1);
    element.ve = 0;
    if (element.dataset.files) files.open(element);
  }
  inputs.fill(document.getElementById("v3"), [0, 0, ""]);
}"""


class FileLayersInABrowser(PageTests):
    html = PAGE

    def setUp(self):
        super().setUp()
        self.load(SET_UP)

    def tearDown(self):
        self.assertEqual(self.errors, [])
        super().tearDown()

    def test_a_layer_that_asks_for_files_is_no_field(self):
        self.page.focus("#v1")
        self.page.focus("#v2")
        self.page.keyboard.press("a")
        self.assertEqual(self.page.evaluate("said"), [])
        self.page.focus("#v3")
        self.assertEqual(self.page.evaluate("said"), [["F", 3]])

    def test_only_a_layer_that_opens_itself_does_so_and_once(self):
        self.page.evaluate("document.querySelectorAll('[data-files]').forEach((element) => files.open(element))")
        self.assertEqual(self.page.evaluate("chosen"), ["v2"])


if __name__ == "__main__":
    unittest.main()
