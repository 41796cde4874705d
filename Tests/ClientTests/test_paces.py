# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""How often a page tells what its user does all the time, on displays that show more than the server takes."""

import pathlib
import re
import unittest

from static_pages import REPOSITORY, PageTests

PAGE = """<!DOCTYPE html><title>Paces</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><div id="v1" class="v" data-e="%d">Drawing</div></div>"""
POINTER = 1 << 10

# The display's frames and the page's time are the test's: `run` does something in each frame of some seconds.
CLOCK = """() => {
  let now = 1000, waiting = [];
  performance.now = () => now;
  window.requestAnimationFrame = (act) => waiting.push(act);
  const frame = (step) => {
    now += step;
    for (const act of waiting.splice(0)) act(now);
  };
  window.run = (rate, seconds, act) => {
    for (let number = 0; number < rate * seconds; number++) {
      act(number);
      frame(1000 / rate);
    }
    for (let number = 0; number < rate; number++) frame(1000 / rate);
  };
}"""
RESIZE = """async ([rate, seconds]) => {
  const { watch } = await import("/_vitrine/environment.js");
  let size = 0;
  const told = [];
  watch(() => told.push(size));
  run(rate, seconds, (number) => {
    size = number;
    dispatchEvent(new Event("resize"));
  });
  return [told.length, told.at(-1) === size];
}"""
DRAG = """async ([rate, seconds]) => {
  const { Page } = await import("/_vitrine/page.js");
  const { Gestures } = await import("/_vitrine/gestures.js");
  const said = [];
  const page = new Page(document.getElementById("v0"));
  const gestures = new Gestures(page, { isLive: () => true, isBusy: () => false, say: (...word) => said.push(word) });
  const element = document.getElementById("v1");
  gestures.pointers.set(1, { element, slot: 0, x: 0, y: 0, far: true, event: null });
  let place = 0;
  run(rate, seconds, (number) => {
    place = number;
    gestures.moved({ pointerId: 1, pointerType: "touch", clientX: number, clientY: 0, timeStamp: performance.now() });
  });
  const last = said.at(-1)[1][1];
  const { left } = page.root.getBoundingClientRect();
  return [said.length, last.at(-3) === place - left];
}"""


def limit(name: str) -> float:
    """A limit of the server."""
    text = pathlib.Path(REPOSITORY, "Sources/VitrineWeb/Host/WireLimits.swift").read_text()
    return float(re.search(rf"let {name} = ([\d.]+)", text)[1])


class Paces(PageTests):
    html = PAGE % POINTER

    def test_what_goes_on_for_long_stays_below_what_the_server_takes_on_every_display(self):
        seconds = 10
        for name, script, most in (("resize", RESIZE, limit("eventsPerSecond")), ("drag", DRAG, limit("editsPerSecond"))):
            for rate in (30, 60, 75, 90, 120, 144, 165, 240, 360):
                with self.subTest(name, rate=rate):
                    self.load(CLOCK)
                    count, is_last = self.page.evaluate(script, [rate, seconds])
                    self.assertTrue(is_last)
                    self.assertLess(count, most * seconds)
                    # What a user sees follows the hand.
                    self.assertGreaterEqual(count, min(rate, 24) * seconds * 0.8)


if __name__ == "__main__":
    unittest.main()
