# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Where a page that a finger takes away goes when the finger leaves it: by its place, its speed, and what the app says."""

import unittest

from static_pages import PageTests

PAGE = '<!DOCTYPE html><title>Edges</title><link rel="stylesheet" href="/_vitrine/base.css">'

# A page with a button that leads back (2), and a clock that only the finger moves on. It is long before the browser's own
# time, so that whatever goes by itself is at its end in the next frame.
START = """async () => {
  const { Edges } = await import("/_vitrine/edges.js");
  let clock = -1e6;
  performance.now = () => clock;
  const page = Object.assign(document.createElement("div"), { vid: 1 });
  Object.assign(page.style, { position: "absolute", left: "0", top: "0", width: "400px", height: "600px" });
  page.dataset.motion = "page 0 1";
  const back = page.appendChild(Object.assign(document.createElement("button"), { vid: 2 }));
  back.dataset.motion = "back";
  document.body.append(page);
  Object.assign(window, { told: [], answers: [], way: [], dropped: 0 });
  const navigation = {
    swipe: null,
    begin: () => (navigation.swipe = { scrub: (part) => way.push(part) }),
    drop: () => { window.dropped++; navigation.swipe = null; },
  };
  new Edges(navigation, { isLive: () => true, event: (id) => told.push(id), handled: (act) => answers.push(act) });
  const touch = (type, x) => {
    const point = new Touch({ identifier: 1, target: page, clientX: x, clientY: 300 });
    const touches = type === "touchstart" || type === "touchmove" ? [point] : [];
    page.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [point] }));
  };
  window.swipe = (places, pause, end) => {
    touch("touchstart", 4);
    for (const x of places) {
      clock += 16;
      touch("touchmove", x);
    }
    clock += pause;
    touch(end, places.at(-1));
  };
  window.rest = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}"""


class Edges(PageTests):
    html = PAGE

    def swipe(self, places, pause=0, end="touchend"):
        self.load(START, has_touch=True, viewport={"width": 400, "height": 600})
        self.page.evaluate("([places, pause, end]) => swipe(places, pause, end)", [places, pause, end])
        self.page.evaluate("rest()")
        return self.page.evaluate("told")

    def assert_stays(self):
        self.assertEqual(self.page.evaluate("[way.at(-1), dropped]"), [1, 1])

    def test_a_quick_finger_pops_a_page_before_the_middle(self):
        self.assertEqual(self.swipe([20, 60, 100]), [2])
        self.assertAlmostEqual(self.page.evaluate("way.at(-1)"), 0)

    def test_a_finger_that_rests_pops_a_page_beyond_the_middle_only(self):
        self.assertEqual(self.swipe([20, 60, 100], pause=150), [])
        self.assert_stays()
        self.assertEqual(self.swipe([100, 200, 240], pause=150), [2])

    def test_a_finger_that_turns_round_quickly_keeps_the_page(self):
        self.assertEqual(self.swipe([100, 260, 240, 200, 160]), [])
        self.assert_stays()

    def test_a_gesture_that_the_browser_takes_away_keeps_the_page(self):
        self.assertEqual(self.swipe([100, 200, 300], end="touchcancel"), [])
        self.assert_stays()

    def test_a_page_that_the_app_keeps_comes_back(self):
        self.assertEqual(self.swipe([100, 200, 300]), [2])
        self.assertEqual(self.page.evaluate("dropped"), 0)
        self.page.evaluate("answers.shift()()")
        self.page.evaluate("rest()")
        self.assert_stays()


if __name__ == "__main__":
    unittest.main()
