# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Canvases look the same in the browser and in the raster's pictures: as a page begins, and when the client draws them.

The cases come from the engine's suite CanvasAgreementTests (make test-engine writes them): pages, pictures, and what the client
is told of each drawing.
"""

from __future__ import annotations

import base64
import unittest
from pathlib import Path

from harness.pictures import compare
from harness.written_pages import CLIENT, HOST, WrittenPagesTestCase
from playwright.sync_api import Page, Route

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "canvases"
SCALE = 2
# Share of a canvas's pixels that may differ visibly: it is small, and nothing but edges in places.
PIXELS = 0.004

# Tells the real client what every drawing of the page is, and waits until no image is awaited any more.
DRAW = """async (drawings) => {
  const { Page } = await import("/_vitrine/page.js");
  const page = new Page(document.getElementById("v0"));
  page.apply(Object.entries(drawings).map(([id, payload]) => {
    const { width } = getComputedStyle(page.get(Number(id)));
    return [9, Number(id), 0, 11, JSON.parse(payload), parseFloat(width)];
  }));
  await import("/_vitrine/canvas.js");
  const isDrawn = () => Object.keys(drawings).every((id) => page.get(Number(id)).querySelector(":scope > canvas"));
  while (!isDrawn()) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}"""


class CanvasAgreementTests(WrittenPagesTestCase):
    """Each canvas on all surfaces."""

    folder = FOLDER
    writer = "CanvasAgreementTests"

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.cases, cls.side = cls.contents["cases"], int(cls.contents["side"])
        cls.images = {name: data for case in cls.cases for name, data in case["images"].items()}

    def answer_other(self, route: Route, file: str) -> None:
        image = self.images.get(file.removeprefix("image/"))
        if file.endswith(".js"):
            route.fulfill(path=CLIENT / file, content_type="text/javascript")
        elif image is not None:
            route.fulfill(body=base64.b64decode(image), content_type="image/png")
        else:
            super().answer_other(route, file)

    def test_canvases_are_the_rasters(self) -> None:
        self.assertGreater(len(self.cases), 0)
        context = self.new_context(
            viewport={"width": self.side, "height": self.side}, device_scale_factor=SCALE, reduced_motion="reduce"
        )
        page = self.new_served_page(context)
        for number, case in enumerate(self.cases):
            page.goto(f"{HOST}/{number}")
            page.evaluate("document.fonts.ready")
            with self.subTest(case["name"], by="the page"):
                self.compare(page, number, "page")
            page.evaluate(DRAW, case["drawings"])
            with self.subTest(case["name"], by="the client"):
                self.compare(page, number, "client")

    def compare(self, page: Page, number: int, by: str) -> None:
        """The browser's picture of a case is kept where it differs."""
        shown = page.screenshot(animations="disabled")
        drawn = FOLDER / f"{number}.png"
        problems = compare(drawn.read_bytes(), shown, [], scale=SCALE, tolerance=PIXELS).problems
        if problems:
            drawn.with_suffix(f".{by}.png").write_bytes(shown)
            self.fail("\n".join(problems))


if __name__ == "__main__":
    unittest.main()
