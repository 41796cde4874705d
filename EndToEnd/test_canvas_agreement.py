# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Canvases look the same in the browser and in the raster's pictures: as a page begins, and when the client draws them.

The cases come from the engine's suite CanvasAgreementTests (make test-engine writes them): pages, pictures, and what the client
is told of each drawing.
"""

from __future__ import annotations

import base64
import json
import unittest
from pathlib import Path

from harness.cases import BrowserTestCase
from harness.pictures import compare
from playwright.sync_api import Page, Route

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "canvases"
CLIENT = ROOT / "Sources" / "VitrineWeb" / "Client"
HOST = "http://canvases.test"
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


class CanvasAgreementTests(BrowserTestCase):
    """Each canvas on all surfaces."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        if not (FOLDER / "contents.json").is_file():
            raise AssertionError(f"{FOLDER} is missing. Run: make test-engine (the suite CanvasAgreementTests writes it)")
        contents = json.loads((FOLDER / "contents.json").read_text(encoding="utf-8"))
        cls.cases, cls.fonts, cls.side = contents["cases"], contents["fonts"], int(contents["side"])
        cls.images = {name: data for case in cls.cases for name, data in case["images"].items()}

    def answer(self, route: Route) -> None:
        """Serves the pages' files without a server."""
        name = route.request.url.removeprefix(HOST + "/").split("?")[0]
        file = name.removeprefix("_vitrine/")
        image = self.images.get(file.removeprefix("image/"))
        if name.isdigit():
            route.fulfill(path=FOLDER / f"{name}.html", content_type="text/html; charset=utf-8")
        elif file == "base.css":
            faces = (FOLDER / "faces.css").read_text(encoding="utf-8")
            route.fulfill(body=(CLIENT / file).read_text(encoding="utf-8") + faces, content_type="text/css")
        elif file.endswith(".js"):
            route.fulfill(path=CLIENT / file, content_type="text/javascript")
        elif file in self.fonts:
            route.fulfill(path=self.fonts[file], headers={"Access-Control-Allow-Origin": "*"})
        elif image is not None:
            route.fulfill(body=base64.b64decode(image), content_type="image/png")
        else:
            route.fulfill(status=204)

    def test_canvases_are_the_rasters(self) -> None:
        self.assertGreater(len(self.cases), 0)
        context = self.new_context(
            viewport={"width": self.side, "height": self.side}, device_scale_factor=SCALE, reduced_motion="reduce"
        )
        page = context.new_page()
        page.route(HOST + "/**", self.answer)
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
