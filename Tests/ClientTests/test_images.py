# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""When a page asks for an image, and how the image appears."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Images</title><link rel="stylesheet" href="/_vitrine/base.css">
<main id="v0" class="v"></main>"""

START = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const { KIND } = await import("/_vitrine/protocol.js");
  const page = new Page(document.getElementById("v0"));
  window.named = (name) => { [window.image] = page.inner(KIND.image, name, 1); };
  let clock = 0;
  window.ways = (wait) => {
    performance.now = () => clock;
    const image = page.picture();
    page.root.append(image);
    clock += wait;
    image.dispatchEvent(new Event("load"));
    return image.getAnimations().map((way) => way.effect.getKeyframes().map(({ opacity }) => opacity));
  };
}"""


class Images(PageTests):
    html = PAGE

    def setUp(self):
        self.load(START)

    def test_an_image_is_asked_for_when_it_is_named_wherever_it_stands(self):
        with self.page.expect_request("**/_vitrine/image/abc"):
            self.page.evaluate("named('abc')")
        self.assertFalse(self.page.evaluate("image.isConnected"))

    def test_an_image_that_had_to_be_loaded_fades_in(self):
        self.assertEqual(self.page.evaluate("ways(1000)"), [["0", "1"]])

    def test_an_image_that_is_there_already_appears_at_once(self):
        self.assertEqual(self.page.evaluate("ways(10)"), [])


if __name__ == "__main__":
    unittest.main()
