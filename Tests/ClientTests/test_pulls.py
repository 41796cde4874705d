# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Content that is drawn down for a refresh, and what the refresh leaves behind, in a page without a server."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Pull</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><button id="v1" class="v" type="button" data-pull="">Refresh</button>
<div id="v2" class="v k5"><div id="v3" class="v">Content</div></div></div>"""

# A refresh as the engine answers it: busy for a while, or over by the time of the answer.
START = """async () => {
  const { start } = await import("/_vitrine/pulls.js");
  const button = document.getElementById("v1"), scroller = document.getElementById("v2");
  Object.assign(scroller.style, { width: "300px", height: "300px", overflowY: "auto" });
  button.vid = 1;
  scroller.vid = 2;
  window.pulled = 0;
  window.answers = [];
  const session = { isLive: () => true, event: () => { pulled++; }, handled: (act) => answers.push(act) };
  start(session, { type: "none" });
  window.busy = (isBusy) => { button.ariaBusy = isBusy ? "true" : null; };
  window.touch = (type, y) => {
    const point = new Touch({ identifier: 1, target: scroller, clientX: 100, clientY: y });
    const touches = type === "touchend" ? [] : [point];
    scroller.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [point] }));
  };
  window.draw = (far) => {
    touch("touchstart", 10);
    touch("touchmove", 10 + far);
    touch("touchend", 10 + far);
  };
  window.left = () => [
    scroller.classList.contains("drawn"), !!button.querySelector(".pull.on"), button.style.getPropertyValue("--pull"),
  ];
}"""
NOTHING = [False, False, ""]


class Pulls(PageTests):
    html = PAGE

    def setUp(self):
        self.load(START, has_touch=True)

    def left(self):
        return self.page.evaluate("left()")

    def test_a_refresh_that_takes_its_time_leaves_nothing(self):
        self.page.evaluate("draw(120)")
        self.assertEqual(self.page.evaluate("pulled"), 1)
        self.assertEqual(self.left()[:2], [True, True])
        self.page.evaluate("busy(true)")
        self.page.evaluate("answers.shift()()")
        self.assertFalse(self.left()[0], "the server makes the room")
        self.page.evaluate("busy(false)")
        self.assertEqual(self.left(), NOTHING)

    def test_a_refresh_that_is_over_with_its_answer_leaves_nothing(self):
        self.page.evaluate("draw(120)")
        self.page.evaluate("answers.shift()()")
        self.assertEqual(self.left(), NOTHING)

    def test_a_refresh_that_is_over_before_the_page_sees_it_leaves_nothing(self):
        self.page.evaluate("draw(120)")
        self.page.evaluate("() => { busy(true); busy(false); }")
        self.page.evaluate("answers.shift()()")
        self.assertEqual(self.left(), NOTHING)

    def test_an_answer_that_comes_late_takes_no_new_pull_away(self):
        self.page.evaluate("draw(120)")
        self.page.evaluate("busy(true)")
        self.page.evaluate("busy(false)")
        self.page.evaluate("() => { touch('touchstart', 10); touch('touchmove', 60); answers.shift()(); }")
        self.assertEqual(self.left()[:2], [True, True])

    def test_only_what_a_finger_scrolls_puts_the_keyboard_away(self):
        self.page.evaluate("""() => {
          const field = document.createElement("input");
          field.id = "field";
          document.body.append(field);
          window.scrolled = () => {
            document.getElementById("v2").dataset.pull = "keys";
            document.getElementById("v2").dispatchEvent(new Event("scroll"));
            return document.activeElement.id;
          };
          field.focus();
        }""")
        self.page.evaluate("draw(40)")
        self.assertEqual(self.page.evaluate("scrolled()"), "field", "after a finger that was a gesture")
        self.page.evaluate("""() => {
          touch("touchstart", 10);
          touch("touchmove", 60);
          document.getElementById("v2").dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
        }""")
        self.assertEqual(self.page.evaluate("scrolled()"), "")
        # A mouse, a key or the app leads to a field afterwards, without a touch.
        self.page.evaluate("document.getElementById('field').focus()")
        self.assertEqual(self.page.evaluate("scrolled()"), "field", "after a field that was reached later")

    def test_the_spinner_grows_with_the_pull(self):
        look = """(y) => {
          touch("touchmove", y);
          const spinner = document.querySelector(".pull");
          const seen = [...spinner.children].filter((spoke) => getComputedStyle(spoke).opacity === "1");
          return [getComputedStyle(spinner).scale, seen.length];
        }"""
        self.page.evaluate("touch('touchstart', 10)")
        self.assertEqual(self.page.evaluate(look, 50), ["0.75", 4])
        self.assertEqual(self.page.evaluate(look, 90), ["1", 8])

    def test_a_short_pull_refreshes_nothing_and_leaves_nothing(self):
        self.page.evaluate("draw(40)")
        self.assertEqual(self.page.evaluate("pulled"), 0)
        self.assertEqual(self.left(), NOTHING)

    def test_how_far_the_content_is_drawn_is_reported_as_overscroll_is(self):
        self.page.evaluate("""() => {
          window.told = [];
          for (const name of ["scroll", "scrollend"]) {
            document.addEventListener(name, ({ type, target }) => told.push([type, Math.round(target.vp)]), true);
          }
          touch("touchstart", 10);
          for (const y of [5, 66, 66, 122]) touch("touchmove", y);
          touch("touchend", 122);
        }""")
        self.assertEqual(self.page.evaluate("told"), [["scroll", 44], ["scroll", 71], ["scrollend", 0]])


class PullsBesideBars(PageTests):
    """A scroller in one layer with a bar above it; the button stands outside of that layer, at its top."""

    html = """<!DOCTYPE html><title>Pull</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><button id="v1" class="v" type="button" data-pull="">Refresh</button>
<div id="v4" class="v k0"><div id="v5" class="v">Bar</div>
<div id="v2" class="v k5"><div id="v3" class="v">Content</div></div></div></div>"""

    def setUp(self):
        self.load(START, has_touch=True)
        self.page.evaluate("""() => {
          const find = (id) => document.getElementById(id);
          find("v3").vid = 3;
          find("v2").style.marginTop = "40px";
          find("v1").style.height = "44px";
          window.tops = () => ["v1", "v3"].map((id) => find(id).getBoundingClientRect().top);
        }""")

    def test_the_content_of_the_scroller_follows_the_finger(self):
        self.page.evaluate("() => { touch('touchstart', 10); touch('touchmove', 60); }")
        self.assertTrue(self.page.evaluate("left()")[0])

    def test_the_spinner_stands_above_the_content_below_the_bar(self):
        _, content = self.page.evaluate("tops()")
        for _ in range(2):
            self.page.evaluate("() => { touch('touchstart', 10); touch('touchmove', 60); }")
            self.assertAlmostEqual(self.page.evaluate("tops()")[0], content + 6, delta=0.5)
            self.page.evaluate("() => { touch('touchmove', 10); touch('touchend', 10); }")
            # What was drawn down goes back in its own time.
            self.page.evaluate("() => document.getAnimations().forEach((animation) => animation.finish())")


if __name__ == "__main__":
    unittest.main()
