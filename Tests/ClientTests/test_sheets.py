# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Where a sheet goes that is dragged and released, and what becomes of the next one, in a page without a server."""

import unittest

from static_pages import PageTests

PAGE = '<!DOCTYPE html><title>Sheets</title><link rel="stylesheet" href="/_vitrine/base.css">'
WINDOW = {"width": 400, "height": 720}

START = """async () => {
  window.told = [];
  let shown = null;
  // Sheets as the page has them: a card, and the places where it may be released, numbered from the sheet's number on.
  window.present = (id, places = ["dismissal"], top = 100) => {
    const sheet = document.createElement("div");
    const [card, ...others] = ["card", ...places].map((motion) => {
      const part = sheet.appendChild(document.createElement("div"));
      part.className = "v";
      part.dataset.motion = motion;
      return part;
    });
    Object.assign(card.style, { position: "fixed", left: "0", top: top + "px", width: "300px", height: "400px" });
    Object.assign(sheet, { vid: id });
    others.forEach((place, index) => { place.vid = id + 1 + index; });
    document.body.append(sheet);
    shown = sheet;
  };
  window.cardTop = () => Math.round(shown.firstChild.getBoundingClientRect().top);
  // A mouse at the card's upper edge, and a clock that only the mouse moves on.
  let clock = 0;
  const point = (type, y) => shown.firstChild.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, pointerType: "mouse", button: 0, clientX: 150, clientY: y,
  }));
  window.drag = (start, places) => {
    performance.now = () => clock;
    point("pointerdown", start);
    for (const y of places) {
      clock += 16;
      point("pointermove", y);
    }
  };
  window.release = (y, pause) => {
    clock += pause;
    point("pointerup", y);
  };
  window.dismiss = () => {
    shown.remove();
    shown.vid = undefined;
    shown = null;
  };
  const modals = {
    over: () => (shown ? [shown] : []),
    cards: () => (shown ? [shown] : []),
    parts: (sheet) => ({ dims: [], rest: [sheet.firstChild] }),
  };
  const { Sheets } = await import("/_vitrine/sheets.js");
  // The server dismisses the sheet before it says that it has dealt with the event.
  const session = { isLive: () => true, event: (id) => { told.push(id); dismiss(); }, handled: (act) => act() };
  new Sheets(modals, session);
}"""


class SheetsThatAreDraggedOut(PageTests):
    html = PAGE

    def drag_out(self):
        mouse = self.page.mouse
        mouse.move(150, 120)
        mouse.down()
        for y in range(140, 700, 40):
            mouse.move(150, y)
        mouse.up()

    def test_the_next_sheet_is_dragged_out_too(self):
        self.load(START, viewport=WINDOW)
        for identifier in (10, 20, 30):
            self.page.evaluate("id => present(id)", identifier)
            self.drag_out()
        self.assertEqual(self.page.evaluate("told"), [11, 21, 31])
        self.assertEqual(self.errors, [])

    def released(self, start, places, pause):
        """Which place a card is told to be released at."""
        self.page.evaluate("([start, places]) => drag(start, places)", [start, places])
        self.page.evaluate("([y, pause]) => release(y, pause)", [places[-1], pause])
        self.assertEqual(self.errors, [])
        return self.page.evaluate("told")

    def test_a_flick_dismisses_a_sheet_and_a_mouse_that_rests_there_does_not(self):
        for pause, told in ((0, [11]), (150, [])):
            with self.subTest(pause=pause):
                self.load(START, viewport=WINDOW)
                self.page.evaluate("present(10)")
                self.assertEqual(self.released(120, [130, 170, 210, 250], pause), told)

    def test_a_flick_leads_to_the_next_height_and_a_mouse_that_rests_to_the_nearest(self):
        for pause, told in ((0, [11]), (150, [])):
            with self.subTest(pause=pause):
                self.load(START, viewport=WINDOW)
                self.page.evaluate("present(10, ['detent 10', 'detent 400', 'dismissal'], 400)")
                self.assertEqual(self.released(420, [410, 380, 350], pause), told)

    def test_a_sheet_that_may_not_be_dismissed_resists_and_goes_back(self):
        self.load(START, viewport=WINDOW)
        self.page.evaluate("present(10, ['detent 100'])")
        self.page.evaluate("drag(120, [130, 300, 600])")
        top = self.page.evaluate("cardTop()")
        self.assertGreater(top, 100)
        self.assertLess(top, 300, "it follows far less than the 472 points of the mouse")
        self.page.evaluate("release(600, 0)")
        self.assertEqual(self.page.evaluate("told"), [])
        self.page.evaluate("() => document.getAnimations().forEach((animation) => animation.finish())")
        self.assertEqual(self.page.evaluate("cardTop()"), 100)

    def test_a_sheet_without_any_place_is_not_dragged(self):
        self.load(START, viewport=WINDOW)
        self.page.evaluate("present(10, [])")
        self.page.evaluate("drag(120, [130, 300, 600])")
        self.assertEqual(self.page.evaluate("cardTop()"), 100)


if __name__ == "__main__":
    unittest.main()
