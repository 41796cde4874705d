# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Random screens are hit in the browser where they are in process: what a tap finds at each point is the same layer.

The screens come from the engine's suite HitAgreementTests, as many as `make agree ROUNDS=1000` asks for: pages rendered as
every page is, and the layer that a tap finds at each point away from edges.
"""

from __future__ import annotations

import os
import unittest
from pathlib import Path

from harness.cases import PHONE
from harness.written_pages import HOST, WrittenPagesTestCase

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "hits"
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
class HitAgreementTests(WrittenPagesTestCase):
    """Each screen, at each of its points."""

    folder = FOLDER
    writer = "HitAgreementTests"
    command = "make agree"

    def test_taps_find_the_same_layers(self) -> None:
        screens = self.contents["screens"]
        self.assertGreater(len(screens), 0)
        page = self.new_served_page(self.new_context(viewport=PHONE, reduced_motion="reduce"))
        for screen in screens:
            with self.subTest(seed=screen["seed"]):
                page.goto(f"{HOST}/{screen['seed']}")
                differences = page.evaluate(FIND, screen["points"])
                if differences:
                    lines = [f"at {x}, {y}: layer {found}, not {wanted:.0f}" for x, y, wanted, found in differences[:NAMED]]
                    self.fail("\n".join([f"{len(differences)} of {len(screen['points'])} points", *lines, screen["tree"]]))


if __name__ == "__main__":
    unittest.main()
