# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Pointers and drags over a page that moves out: the engine knows its layers no more, and is told of none of them."""

import unittest

from static_pages import PageTests

POINTER, HOVER = 256, 4096
PAGE = f"""<!DOCTYPE html><title>Leaving</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><div id="v1" class="v k0" data-motion="page 1 1">
<div id="v2" class="v k0" data-e="{POINTER | HOVER}">Card</div></div></div>"""
# What a mouse is over, and what a finger presses, leaves with its page; then the mouse and the finger leave it.
LEAVE = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const { Gestures } = await import("/_vitrine/gestures.js");
  const said = [];
  const page = new Page(document.getElementById("v0"));
  const gestures = new Gestures(page, { isLive: () => true, isBusy: () => false, say: (...word) => said.push(word) });
  const target = document.getElementById("v2");
  const event = (type, id) => ({
    pointerId: id, pointerType: type, clientX: 5, clientY: 5, timeStamp: performance.now(), button: 0, target,
  });
  gestures.over(event("mouse", 1), target);
  gestures.down(event("touch", 2));
  const before = said.length;
  page.isMoving = true;
  page.remove(1);
  gestures.over(event("mouse", 1), null);
  gestures.moved(event("touch", 2));
  gestures.up(event("touch", 2), 2);
  gestures.flush();
  return [before, target.isConnected, said.map(([word, [layer]]) => [word, layer ?? null])];
}"""
SLIDE = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const { Controls } = await import("/_vitrine/controls.js");
  const said = [];
  const page = new Page(document.getElementById("v0"));
  const controls = new Controls({ isLive: () => true, say: (...word) => said.push(word) });
  const element = document.getElementById("v2");
  element.vc = { dirty: false, waits: false, said: 0, done: 0, value: 0 };
  page.isMoving = true;
  page.remove(1);
  element.vc.dirty = true;
  controls.tell(element);
  return said.length;
}"""


class Leaving(PageTests):
    html = PAGE

    def test_the_engine_is_told_of_no_pointer_over_a_page_that_moves_out(self):
        self.load("() => 0")
        before, is_shown, said = self.page.evaluate(LEAVE)
        self.assertGreater(before, 0, "the pointer was told of while the page was there")
        self.assertTrue(is_shown, "the page is still on its way out")
        self.assertEqual([layer for _, layer in said], [2] * len(said))
        self.assertEqual(self.errors, [])

    def test_the_engine_is_told_of_no_control_of_a_page_that_moves_out(self):
        self.load("() => 0")
        self.assertEqual(self.page.evaluate(SLIDE), 0)
        self.assertEqual(self.errors, [])


if __name__ == "__main__":
    unittest.main()
