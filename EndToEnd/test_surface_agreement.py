# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Random screens look the same in the browser and in the raster's pictures: layers and lines of text within a point.

The screens come from the engine's suite SurfaceAgreementTests (make test-engine writes some, make agree ROUNDS=1000 as many
as wanted): pages rendered as every page is, pictures, and where layers and lines have to be.
"""

from __future__ import annotations

import json
import unittest
from pathlib import Path

from harness.line_boxes import BOXES
from harness.pictures import Region, compare
from harness.written_pages import HOST, WrittenPagesTestCase
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "screens"
SCALE = 2
WIDTH, HEIGHT = 390, 844
# Points by which a layer or a line may stand elsewhere.
TOLERANCE = 1.0
# Share of a screen's pixels that may differ visibly: edges of large letters do.
PIXELS = 0.002
# Where a line is cut inside a word, the engine keeps the kerning towards the letter that is not there any more, and knows
# none towards an ellipsis: in ems.
KERNING = 0.04

# Boxes of all layers, and of each line of every text.
MEASURE = "async () => {" + BOXES + """
  await document.fonts.ready;
  const box = ({ x, y, width, height }) => ({ x, y, width, height });
  const line = (node) => {
    const all = [...node.childNodes].flatMap(boxes).filter((part) => part.width > 0);
    const x = Math.min(...all.map((part) => part.left)), y = Math.min(...all.map((part) => part.top));
    return { text: node.textContent, x, y, width: Math.max(...all.map((part) => part.right)) - x,
             height: Math.max(...all.map((part) => part.bottom)) - y };
  };
  const result = {};
  for (const element of document.querySelectorAll('[id^="v"]')) {
    if (!/^v\\d+$/.test(element.id)) continue;
    const kind = element.classList;
    const lines = kind.contains('k1') ? [element]
      : kind.contains('k2') ? [...element.querySelectorAll(':scope > span')] : [];
    result[element.id.slice(1)] = { ...box(element.getBoundingClientRect()), lines: lines.map(line) };
  }
  return result;
}"""


class SurfaceAgreementTests(WrittenPagesTestCase):
    """Each screen on both surfaces."""

    folder = FOLDER
    writer = "SurfaceAgreementTests"

    def test_layers_lines_and_pixels_are_the_rasters(self) -> None:
        seeds = self.contents["seeds"]
        self.assertGreater(len(seeds), 0)
        context = self.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE, reduced_motion="reduce"
        )
        page = self.new_served_page(context)
        for seed in seeds:
            with self.subTest(seed=seed):
                differences = self.differences(page, seed)
                if differences:
                    self.fail("\n".join(differences))

    def differences(self, page: Page, seed: int) -> list[str]:
        """What differs on one screen; the browser's picture of it is kept."""
        page.goto(f"{HOST}/{seed}")
        measured = page.evaluate(MEASURE)
        places = json.loads((FOLDER / f"{seed}.json").read_text(encoding="utf-8"))
        problems = []
        regions = []
        # Kerning towards an ellipsis moves a line by up to a point: pixels say nothing then, the line's place does.
        cut = []
        for place in places:
            found = measured.get(str(place["layer"]))
            if found is None:
                continue
            what = f"layer {place['layer']}"
            # The box of a text is wherever its lines come to stand right.
            if not place["lines"] and place["width"] >= 1 and not _is_near(found, place):
                problems.append(f"{what}: {_box(found)}, not {_box(place)}")
            if [line["text"] for line in found["lines"]] != [line["text"] for line in place["lines"]] and found["lines"]:
                problems.append(f"{what}: lines {[line['text'] for line in found['lines']]}")
                continue
            # Nobody sees what has no room.
            lines = place["lines"] if place["width"] >= 1 else []
            for line, wanted in zip(found["lines"], lines):
                if not _is_near(_middle(line), _middle(wanted), TOLERANCE + KERNING * wanted["height"]):
                    problems.append(f"{what}: {wanted['text']!r} {_box(line)}, not {_box(wanted)}")
            if place["lines"] and (region := _on_screen(place)):
                is_cut = any("…" in line["text"] for line in place["lines"])
                (cut if is_cut else regions).append(region)
        shown = page.screenshot(animations="disabled")
        drawn = FOLDER / f"{seed}.png"
        problems += compare(drawn.read_bytes(), shown, regions, scale=SCALE, moving=cut, tolerance=PIXELS).problems
        if problems:
            drawn.with_suffix(".browser.png").write_bytes(shown)
        return problems


def _on_screen(place: dict) -> Region | None:
    """The part of a text that is seen; nothing where there is none."""
    left, top = max(place["x"], 0), max(place["y"], 0)
    right, bottom = min(place["x"] + place["width"], WIDTH), min(place["y"] + place["height"], HEIGHT)
    if right - left < 1 or bottom - top < 1:
        return None
    return Region(place["lines"][0]["text"][:40], left, top, right - left, bottom - top)


def _middle(line: dict) -> dict:
    """A line's place but for its height: a browser's line is as high as its font says."""
    return {**line, "y": line["y"] + line["height"] / 2, "height": 0}


def _is_near(found: dict, wanted: dict, tolerance: float = TOLERANCE) -> bool:
    return all(abs(found[key] - wanted[key]) <= tolerance for key in ("x", "y", "width", "height"))


def _box(place: dict) -> str:
    return " ".join(f"{place[key]:.1f}" for key in ("x", "y", "width", "height"))


if __name__ == "__main__":
    unittest.main()
