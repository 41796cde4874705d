# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What becomes of a sheet that is dragged out, and of the next one, in a page without a server."""

import unittest

from static_pages import PageTests

PAGE = '<!DOCTYPE html><title>Sheets</title><link rel="stylesheet" href="/_vitrine/base.css">'

START = """async () => {
  window.told = [];
  let shown = null;
  // Sheets as the page has them: a card, and the place that stands for its dismissal.
  window.present = (id) => {
    const sheet = document.createElement("div");
    const [card, dismissal] = ["card", "dismissal"].map((motion) => {
      const part = sheet.appendChild(document.createElement("div"));
      part.className = "v";
      part.dataset.motion = motion;
      return part;
    });
    Object.assign(card.style, { position: "fixed", left: "0", top: "100px", width: "300px", height: "400px" });
    Object.assign(sheet, { vid: id });
    Object.assign(dismissal, { vid: id + 1 });
    document.body.append(sheet);
    shown = sheet;
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
        self.load(START, viewport={"width": 400, "height": 720})
        for identifier in (10, 20, 30):
            self.page.evaluate("id => present(id)", identifier)
            self.drag_out()
        self.assertEqual(self.page.evaluate("told"), [11, 21, 31])
        self.assertEqual(self.errors, [])


if __name__ == "__main__":
    unittest.main()
