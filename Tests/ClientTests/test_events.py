# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a press of a link does, in a page without a server."""

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


if __name__ == "__main__":
    unittest.main()
