# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a page says of a scroller that a finger moves: while it holds it, after it has let go, and at rest."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Scroller</title><meta name="viewport" content="width=device-width">
<style nonce="n0nce">html, body { margin: 0 } #v1 { height: 600px; overflow: auto } #v1 > div { height: 60000px }</style>
<div id="v1"><div></div></div>"""

LISTEN = """async () => {
  const { listen } = await import("/_vitrine/events.js");
  const { MASK } = await import("/_vitrine/protocol.js");
  const scroller = document.getElementById("v1");
  scroller.vid = 1;
  scroller.ve = MASK.scroll;
  window.said = [];
  window.places = [];
  const page = { stand: (element) => [element.scrollLeft, element.scrollTop, 0, 0, 0], follow() {} };
  listen(page, {
    isLive: () => true, isAway: () => false, wait: (act) => act(), event() {}, paste() {},
    scroll: (message) => { said.push(message[7] ?? 0); places.push(message[2]); },
  });
}"""

HELD, RESTS, GOES_ON = 0, 1, 2


class Scrolling(PageTests):
    html = PAGE

    def setUp(self):
        self.context = self.browser.new_context(bypass_csp=True, has_touch=True, viewport={"width": 375, "height": 600})
        self.page = self.context.new_page()
        self.page.goto(self.address)
        self.page.evaluate(LISTEN)

    def tearDown(self):
        self.context.close()

    def swipe(self) -> list[int]:
        """A quick finger's way over the scroller; the kinds of what was said until it rests, neighbours that are equal once."""
        self.page.evaluate("said.length = 0")
        browser = self.context.new_cdp_session(self.page)
        for step in range(11):
            finger = {"x": 180, "y": 500 - 35 * step}
            browser.send("Input.dispatchTouchEvent", {
                "type": "touchMove" if step else "touchStart", "touchPoints": [finger], "timestamp": 1 + step / 125,
            })
        browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": 1.09})
        self.page.wait_for_function("() => said.at(-1) === 1")
        said = self.page.evaluate("said")
        return [kind for index, kind in enumerate(said) if index == 0 or said[index - 1] != kind]

    def test_content_that_is_drawn_down_is_before_its_start(self):
        self.page.evaluate("""() => {
          const scroller = document.getElementById("v1");
          scroller.vp = 40;
          scroller.dispatchEvent(new Event("scroll"));
        }""")
        self.page.wait_for_function("() => places.length > 0")
        self.page.evaluate("""() => {
          const scroller = document.getElementById("v1");
          scroller.vp = 0;
          scroller.dispatchEvent(new Event("scrollend"));
        }""")
        self.assertEqual(self.page.evaluate("[places, said]"), [[-40, 0], [HELD, RESTS]])

    def test_what_goes_on_without_the_finger_is_told_apart_from_what_it_moves(self):
        self.assertEqual(self.swipe(), [HELD, GOES_ON, RESTS])

    def test_what_moves_after_a_finger_has_come_to_rest_is_no_momentum(self):
        self.swipe()
        self.page.evaluate("said.length = 0")
        self.page.evaluate("document.getElementById('v1').scrollTo({ top: 0, behavior: 'instant' })")
        self.page.wait_for_function("() => said.at(-1) === 1")
        self.assertNotIn(GOES_ON, self.page.evaluate("said"))


if __name__ == "__main__":
    unittest.main()
