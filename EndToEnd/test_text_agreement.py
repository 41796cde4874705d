# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The browser sets text as wide as the engine says, breaks lines where the engine does, and aligns them as it does.

The page and the engine's lines come from the engine's suite TextAgreementTests (make test-engine), which renders 288
texts in all families, sizes and weights as every page is rendered.
"""

from __future__ import annotations

import io
import json
import unittest
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from playwright.sync_api import Route

from harness.cases import BrowserTestCase
from harness.line_boxes import BOXES

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".cache" / "agreement"
CLIENT = ROOT / "Sources" / "VitrineWeb" / "Client"
HOST = "http://agreement.test"

# Pixels by kind of sample. Browsers lay out in 64ths of a pixel; what they round, they round once per run and line.
TOLERANCE = {"own": 0.1, "script": 0.1, "foreign": 0.1, "app": 0.1}
# A 64th of a pixel for each stretch with a look of its own: browsers round its width to that.
ROUNDING = 1 / 64
# A word broken for want of room keeps, in the engine, the kerning towards its first letter on the next line.
BROKEN_WORD_TOLERANCE = 0.3

# Of every text layer: the rows that its lines stand in, and each line's width. What is in a box counts as the box.
MEASURE = "async () => {" + BOXES + """
  await document.fonts.ready;
  const measure = (node, edge, origin) => {
    const all = [...node.childNodes].flatMap(boxes).filter((box) => box.width > 0);
    const least = (key) => Math.min(...all.map((box) => box[key]));
    const most = (key) => Math.max(...all.map((box) => box[key]));
    return { text: node.textContent, left: least('left') - edge, width: most('right') - least('left'), top: least('top'), fromTop: least('top') - origin, bottom: most('bottom'),
             tallest: most('height') };
  };
  const result = {};
  for (const element of document.querySelectorAll('.k1, .k2')) {
    const lines = element.classList.contains('k1') ? [element] : [...element.querySelectorAll(':scope > span')];
    const edge = element.getBoundingClientRect().left;
    // What is put right by an offset of the element's own has its place without it.
    const origin = element.getBoundingClientRect().top - (parseFloat(getComputedStyle(element).top) || 0);
    result[element.id.slice(1)] = lines.map((line) => measure(line, edge, origin));
  }
  return result;
}"""


def ideographs() -> bytes:
    """A font whose every ideograph is a blank of one em: the machine need not have one of the real ones."""
    points = [*range(0x3000, 0x3100), *range(0x4E00, 0xA000), *range(0xFF00, 0xFF61)]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "em"])
    builder.setupCharacterMap({point: "em" for point in points})
    builder.setupGlyf({name: TTGlyphPen(None).glyph() for name in (".notdef", "em")})
    builder.setupHorizontalMetrics({name: (1000, 0) for name in (".notdef", "em")})
    builder.setupHorizontalHeader(ascent=1000, descent=-289)
    builder.setupNameTable({"familyName": "Ideographs", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=1000, sTypoDescender=-289, usWinAscent=1000, usWinDescent=289)
    builder.setupPost()
    buffer = io.BytesIO()
    builder.save(buffer)
    return buffer.getvalue()


IDEOGRAPHS = """
@font-face{font-family:"Ideographs";src:url(/ideographs.ttf);font-display:block}
:root{--sans:"Vitrine Sans","Vitrine Scripts","Ideographs",sans-serif}
"""


class TextAgreementTests(BrowserTestCase):
    maxDiff = None
    """One page, all samples."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        if not (FOLDER / "lines.json").is_file():
            raise AssertionError(f"{FOLDER} is missing. Run: make test-engine (the suite TextAgreementTests writes it)")
        cls.expected = json.loads((FOLDER / "lines.json").read_text(encoding="utf-8"))
        cls.fonts = json.loads((FOLDER / "files.json").read_text(encoding="utf-8"))

    def answer(self, route: Route) -> None:
        """Serves the page's files without a server."""
        path = route.request.url.removeprefix(HOST).split("?")[0]
        name = path.removeprefix("/_vitrine/")
        if path == "/":
            route.fulfill(path=FOLDER / "page.html", content_type="text/html; charset=utf-8")
        elif name == "base.css":
            faces = (FOLDER / "faces.css").read_text(encoding="utf-8")
            style = (CLIENT / name).read_text(encoding="utf-8") + faces + IDEOGRAPHS
            route.fulfill(body=style, content_type="text/css")
        elif path == "/ideographs.ttf":
            route.fulfill(body=ideographs(), headers={"Access-Control-Allow-Origin": "*"})
        elif name in self.fonts:
            route.fulfill(path=self.fonts[name], headers={"Access-Control-Allow-Origin": "*"})
        else:
            route.fulfill(status=204)

    def measured(self) -> dict[str, list[dict]]:
        """What the browser made of the page, by layer."""
        self.page.route(HOST + "/**", self.answer)
        self.page.set_viewport_size({"width": 1200, "height": 900})
        self.page.goto(HOST + "/")
        return self.page.evaluate(MEASURE)

    def test_widths_and_lines_are_the_engines(self) -> None:
        measured = self.measured()
        self.assertGreaterEqual(len(self.expected), 200)
        worst: dict[str, float] = {}
        problems = []
        for sample in self.expected:
            found = measured[str(sample["layer"])]
            what = f"{sample['font']}: {sample['lines'][0]['text'][:40]!r}"
            if [line["text"] for line in found] != [line["text"] for line in sample["lines"]]:
                problems.append(f"{what}: other lines than the engine's: {found}")
                continue
            for line, following in zip(found, found[1:]):
                # A browser that broke within a line or joined two would overlap or share rows.
                if following["top"] < line["bottom"] - line["tallest"] / 2:
                    problems.append(f"{what}: lines share a row")
            for line, wanted in zip(found, sample["lines"]):
                if line["bottom"] - line["top"] > line["tallest"] * 1.5:
                    problems.append(f"{what}: the browser broke {line['text']!r}")
                error = abs(line["width"] - wanted["width"])
                kind = "broken words" if wanted["endsInWord"] else sample["kind"]
                worst[kind] = max(worst.get(kind, 0), error)
                if error > max(TOLERANCE.get(kind, BROKEN_WORD_TOLERANCE), wanted["pieces"] * ROUNDING):
                    problems.append(f"{what}: {line['text']!r} is {line['width']:.3f}, not {wanted['width']:.3f} wide")
                # A box of letters has our families' ascent and descent, 1 and 0.289 em, each in whole pixels.
                baseline = line["fromTop"] + round(line["tallest"] / 1.289)
                if sample["kind"] == "app" and abs(baseline - wanted["baseline"]) > 1:
                    problems.append(f"{what}: {line['text']!r} stands on {baseline:.2f}, not {wanted['baseline']:.2f}")
                if abs(line["left"] - wanted["left"]) > 1:
                    problems.append(f"{what}: {line['text']!r} begins at {line['left']:.2f}, not {wanted['left']:.2f}")
        print("largest differences in pixels:", {kind: round(value, 4) for kind, value in sorted(worst.items())})
        self.assertEqual(problems, [], f"{len(problems)} differences")


if __name__ == "__main__":
    unittest.main()
