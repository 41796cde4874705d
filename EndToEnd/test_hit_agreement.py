# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Random screens are hit in the browser where they are in process: what a tap finds at each point is the same layer.

The screens come from the engine's suite HitAgreementTests, as many as `make agree ROUNDS=1000` asks for: pages rendered as
every page is, and the layer that a tap finds at each point away from edges.
"""

from __future__ import annotations

import json
import os
import unittest
from pathlib import Path

from harness.cases import PHONE, BrowserTestCase
from playwright.sync_api import Route

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "hits"
CLIENT = ROOT / "Sources" / "VitrineWeb" / "Client"
HOST = "http://hits.test"
# Points of a screen that a failure names.
NAMED = 5

# What a tap finds at points: the nearest layer that asks for taps (1), as the client looks for it (events.js). A disabled button
# keeps them to itself in browsers: what lies around it is not asked.
FIND = """
async (points) => {
  await document.fonts.ready;
  const found = (x, y) => {
    for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
      if (element.dataset.e & 1) return Number(element.id.slice(1));
      if (element.matches(":disabled")) return null;
    }
    return -1;
  };
  return points.map(([x, y, wanted]) => [x, y, wanted, found(x, y)])
    .filter(([, , wanted, found]) => found !== null && found !== wanted);
}
"""


@unittest.skipUnless(os.environ.get("VITRINE_AGREE_ROUNDS"), "some random screens are still hit otherwise: make agree")
class HitAgreementTests(BrowserTestCase):
    """Each screen, at each of its points."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        if not (FOLDER / "contents.json").is_file():
            raise AssertionError(f"{FOLDER} is missing. Run: make agree (the suite HitAgreementTests writes it)")
        contents = json.loads((FOLDER / "contents.json").read_text(encoding="utf-8"))
        cls.screens, cls.fonts = contents["screens"], contents["fonts"]

    def answer(self, route: Route) -> None:
        """Serves the pages' files without a server."""
        name = route.request.url.removeprefix(HOST + "/").split("?")[0]
        file = name.removeprefix("_vitrine/")
        if name.isdigit():
            route.fulfill(path=FOLDER / f"{name}.html", content_type="text/html; charset=utf-8")
        elif file == "base.css":
            faces = (FOLDER / "faces.css").read_text(encoding="utf-8")
            route.fulfill(body=(CLIENT / file).read_text(encoding="utf-8") + faces, content_type="text/css")
        elif file in self.fonts:
            route.fulfill(path=self.fonts[file], headers={"Access-Control-Allow-Origin": "*"})
        else:
            route.fulfill(status=204)

    def test_taps_find_the_same_layers(self) -> None:
        self.assertGreater(len(self.screens), 0)
        page = self.new_context(viewport=PHONE, reduced_motion="reduce").new_page()
        page.route(HOST + "/**", self.answer)
        for screen in self.screens:
            with self.subTest(seed=screen["seed"]):
                page.goto(f"{HOST}/{screen['seed']}")
                differences = page.evaluate(FIND, screen["points"])
                if differences:
                    lines = [f"at {x}, {y}: layer {found}, not {wanted:.0f}" for x, y, wanted, found in differences[:NAMED]]
                    self.fail("\n".join([f"{len(differences)} of {len(screen['points'])} points", *lines, screen["tree"]]))


if __name__ == "__main__":
    unittest.main()
