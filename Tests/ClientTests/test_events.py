# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a press of a link or a button does, in a page without a server."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Links</title>
<p><a id="v1" href="#page" role="button">Page</a></p>
<p><a id="v2" href="#followed">Followed</a></p>
<p><a id="v3" href="#disabled" aria-disabled="true"><span>Disabled</span></a></p>
<p aria-disabled="true"><a id="v4" href="#inside">Inside</a></p>
<p><a id="v5" href="mailto:?body=Hello" aria-disabled="true">Shared</a></p>"""

LISTEN = """async () => {
  const { listen } = await import("/_vitrine/events.js");
  window.tapped = [];
  window.shared = 0;
  navigator.share = async () => { shared++; };
  for (const element of document.querySelectorAll("a")) element.vid = Number(element.id.slice(1));
  document.getElementById("v1").ve = 1;
  listen({ stand: () => [0, 0, 0, 0, 0], follow() {} }, {
    isLive: () => true, isAway: () => false, wait: (act) => act(), tapped() {}, scroll() {}, paste() {},
    event: (id, kind) => tapped.push([id, kind]),
  });
}"""


class Links(PageTests):
    html = PAGE

    def press(self, link, key=None):
        """Presses a link by the mouse or a key; answers where the page is and what was tapped and shared."""
        self.load(LISTEN)
        if key:
            self.page.locator(link).press(key)
        else:
            self.page.locator(link).click(force=True)
        return self.page.evaluate("[location.hash, tapped, shared]")

    def test_a_link_of_the_app_is_a_tap_and_another_one_is_followed(self):
        for key in (None, "Enter"):
            with self.subTest(key=key):
                self.assertEqual(self.press("#v1", key), ["", [[1, 0]], 0])
                self.assertEqual(self.press("#v2", key), ["#followed", [], 0])

    def test_what_is_disabled_is_not_followed(self):
        for link in ("#v3", "#v4", "#v5"):
            for key in (None, "Enter"):
                with self.subTest(link=link, key=key):
                    self.assertEqual(self.press(link, key), ["", [], 0])


KEYED = """<!DOCTYPE html><title>Focus</title>
<div id="v1" tabindex="0" data-e="32768">Board</div>
<button id="v2">Undo</button>
<p><a id="v3" href="#page" role="button">Page</a></p>
<button id="v4" data-e="32768">Takes the focus</button>
<input id="v5">
<p id="v6">Text</p>
<button id="v7" tabindex="0">Plain</button>"""

KEEP = """async () => {
  const { listen } = await import("/_vitrine/events.js");
  for (const element of document.querySelectorAll("[data-e]")) element.ve = Number(element.dataset.e);
  listen({ stand: () => [0, 0, 0, 0, 0], follow() {} }, {
    isLive: () => true, isAway: () => false, wait: (act) => act(), tapped() {}, scroll() {}, paste() {}, event() {},
  });
}"""


class FocusOfAView(PageTests):
    """A view that is no field and has the focus, such as the board of a game that is moved with the arrows."""

    html = KEYED

    def focus_after(self, first, pressed):
        """Answers what has the focus once something was pressed while something else had it."""
        self.load(KEEP)
        self.page.locator(first).focus()
        self.page.locator(pressed).click()
        return self.page.evaluate("document.activeElement.id")

    def test_a_button_that_is_pressed_leaves_the_focus_where_it_is(self):
        for button in ("#v2", "#v3"):
            with self.subTest(button=button):
                self.assertEqual(self.focus_after("#v1", button), "v1")

    def test_what_takes_the_focus_itself_has_it_when_it_is_pressed(self):
        for taker in ("#v4", "#v5"):
            with self.subTest(taker=taker):
                self.assertEqual(self.focus_after("#v1", taker), taker[1:])

    def test_between_buttons_and_elsewhere_the_focus_moves_as_in_other_pages(self):
        self.assertEqual(self.focus_after("#v2", "#v7"), "v7")
        self.assertEqual(self.focus_after("#v1", "#v6"), "")


if __name__ == "__main__":
    unittest.main()
