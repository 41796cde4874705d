# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a page puts into its messages, whatever texts a user or a page of another program brought into it."""

import json
import unittest

from static_pages import PageTests

# Opens a link whose socket keeps what is sent, and says one event with this text, once and again after a lost line.
SAY = """async (units) => {
  const { Link } = await import("/_vitrine/link.js");
  const sent = [], sockets = [];
  const link = new Link({
    now: () => 0, after: () => 0, cancel() {}, random: () => 0, knock: null, isHidden: () => false, hello: () => ["b", [], 0, []],
    open: (on) => (sockets.push(on), { send: (text) => sent.push(text), close() {} }),
    apply() {}, other() {}, handled() {}, welcomed() {}, show() {}, reload() {},
  }, { token: "t", epoch: "e" });
  for (let turn = 0; turn < 2; turn++) {
    link.connect();
    sockets[turn].open();
    sockets[turn].message(JSON.stringify(["W", "vitrine.1", "e", "resumed", { event: 0, resume: "r" }]));
    const text = String.fromCharCode(...units);
    if (!turn) link.event("I", 1, text, [[2, text, null]], true), sockets[0].close(1006);
  }
  return sent.filter((text) => text.startsWith('["I"'));
}"""

# Texts as lists of UTF-16 units, because no other text of the test can hold a half of a character; and what is said.
LEAD, TRAIL = 0xD83D, 0xDE00
TEXTS = {
    "nothing": ([], ""),
    "a whole character": ([LEAD, TRAIL], "\U0001f600"),
    "the first half": ([97, LEAD, 98], "a\ufffdb"),
    "the second half": ([97, TRAIL, 98], "a\ufffdb"),
    "halves in the wrong order": ([TRAIL, LEAD], "\ufffd\ufffd"),
    "a first half before a whole character": ([LEAD, LEAD, TRAIL], "\ufffd\U0001f600"),
    "a half behind what looks like an escape": ([92, 117, 100, 56, 51, 100, LEAD], "\\ud83d\ufffd"),
}


class Messages(PageTests):
    html = "<!DOCTYPE html><title>Messages</title>"

    def test_texts_have_whole_characters_and_their_length_wherever_they_stand(self):
        self.load()
        for name, (units, said) in TEXTS.items():
            with self.subTest(name):
                sent = self.page.evaluate(SAY, units)
                # The second one went over the second socket.
                self.assertEqual([json.loads(message) for message in sent], [["I", 1, 1, said, [[2, said, None]], True]] * 2)
                self.assertEqual(len(said.encode("utf-16-le")), 2 * len(units))


if __name__ == "__main__":
    unittest.main()
