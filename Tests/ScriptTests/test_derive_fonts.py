# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Checks the derived fonts against the recipe and against a second derivation."""

import io
import math
import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import derive_fonts  # noqa: E402 (the scripts' folder is no package)
from font_derivation import coverage, families, nudges, rounding, steps  # noqa: E402

FONTS = Path(os.environ.get("VITRINE_FONTS", ROOT / ".cache" / "fonts"))
WHEELS = ROOT / ".cache" / "wheels"
ASCII = range(0x20, 0x7F)
FACES = {face.stem: face for face in families.FACES}


def source_font(face: families.Face) -> TTFont:
    """The source as published, cut to ASCII only because making instances of all of it takes long."""
    wheel = derive_fonts.find_wheels(WHEELS)[face.source]
    font = TTFont(io.BytesIO(families.read(wheel, face.source, f"files/{face.member}")))
    subsetter = subset.Subsetter()
    subsetter.populate(unicodes=ASCII)
    subsetter.subset(font)
    return font


def derived(stem: str) -> TTFont:
    """A derived file as the engine reads it."""
    return TTFont(FONTS / f"{stem}.ttf")


def advances(font: TTFont, **location: float) -> dict[int, int]:
    """Advance widths of ASCII, by code point, of one instance of a variable font."""
    instance = instancer.instantiateVariableFont(font, location)
    names, metrics = instance.getBestCmap(), instance["hmtx"].metrics
    return {point: metrics[names[point]][0] for point in ASCII}


class DeriveFontsTests(unittest.TestCase):
    """What the engine's arithmetic and the browser's layout both take for granted."""

    def test_a_second_derivation_gives_the_same_bytes(self) -> None:
        wheels = derive_fonts.find_wheels(WHEELS)
        # Cut and nudged, made wider, and cursive: all faces take most of a minute.
        for stem in ("VitrineSans-Italic", "VitrineMono", "VitrineArabic"):
            face = FACES[stem]
            for name, content in derive_fonts.make(face, wheels[face.source]).items():
                self.assertEqual((FONTS / name).read_bytes(), content, name)

    def test_advances_of_ascii_are_inters_scaled_and_nudged(self) -> None:
        for stem, optical_size, weight in (
            ("VitrineSans", 16, 400),
            ("VitrineSans", 16, 700),
            ("VitrineSans", 30, 400),
            ("VitrineSans-Italic", 19.2, 600),
            ("VitrineRounded", None, 700),
        ):
            face, font = FACES[stem], derived(stem)
            em = font["head"].unitsPerEm
            wanted = advances(source_font(face), opsz=optical_size or 20, wght=weight)
            location = {"wght": weight} if optical_size is None else {"opsz": optical_size, "wght": weight}
            found = advances(font, **location)
            for point in ASCII:
                # Default and variation are rounded to whole units separately: three units at most.
                self.assertAlmostEqual(
                    found[point],
                    wanted[point] * face.scale + nudges.ADVANCE_NUDGES.get(chr(point), 0) * em / 1000,
                    delta=3,
                    msg=f"U+{point:04X} of {stem} at optical size {optical_size}, weight {weight}",
                )

    def test_all_glyphs_of_the_monospaced_family_are_one_width(self) -> None:
        for stem in ("VitrineMono", "VitrineMono-Italic"):
            font = derived(stem)
            metrics = font["hmtx"].metrics
            widths = {metrics[name][0] for name in font.getBestCmap().values()} - {0}
            self.assertEqual(widths, {1229}, stem)

    def test_vertical_metrics_are_the_same_in_every_table_of_every_file(self) -> None:
        for stem in FACES:
            font = derived(stem)
            em = font["head"].unitsPerEm
            descent = round(0.28906 * em)
            hhea, os2 = font["hhea"], font["OS/2"]
            self.assertEqual((hhea.ascent, hhea.descent, hhea.lineGap), (em, -descent, 0), stem)
            self.assertEqual((os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap), (em, -descent, 0), stem)
            self.assertEqual((os2.usWinAscent, os2.usWinDescent), (em, descent), stem)
            varied = {record.ValueTag for record in font["MVAR"].table.ValueRecord} if "MVAR" in font else set()
            self.assertFalse(varied & steps.VERTICAL_METRIC_TAGS, stem)

    def test_axes_are_those_that_engine_and_browser_set(self) -> None:
        axes = {
            stem: {axis.axisTag: (axis.minValue, axis.maxValue) for axis in derived(stem)["fvar"].axes} for stem in FACES
        }
        for stem in ("VitrineSans", "VitrineSans-Italic"):
            self.assertEqual(axes[stem], {"opsz": (16, 30), "wght": (100, 900)}, stem)
        for stem in ("VitrineSerif", "VitrineSerif-Italic"):
            self.assertEqual(axes[stem], {"opsz": (8, 60), "wght": (200, 900)}, stem)
        for stem in ("VitrineMono", "VitrineMono-Italic"):
            self.assertEqual(axes[stem], {"wght": (100, 700)}, stem)
        for stem in ("VitrineRounded", "VitrineArabic"):
            self.assertEqual(axes[stem], {"wght": (100, 900)}, stem)

    def test_cap_height_is_san_franciscos(self) -> None:
        for stem in ("VitrineSans", "VitrineSans-Italic", "VitrineRounded"):
            font = derived(stem)
            self.assertAlmostEqual(font["OS/2"].sCapHeight / font["head"].unitsPerEm, 0.7046, delta=0.005, msg=stem)

    def test_only_features_that_both_sides_apply_alike_are_left(self) -> None:
        for stem, face in FACES.items():
            font, found = derived(stem), set()
            for tag in {"GSUB", "GPOS"} & set(font.keys()):
                found |= {record.FeatureTag for record in font[tag].table.FeatureList.FeatureRecord}
            self.assertLessEqual(found, set(face.features), stem)
            if stem.startswith("VitrineSans"):
                self.assertLessEqual({"kern", "tnum"}, found, stem)

    def test_coverage_has_every_printable_ascii_and_no_emoji(self) -> None:
        for stem, face in FACES.items():
            covered = set(derived(stem).getBestCmap())
            self.assertFalse({0x2764, 0x2600, 0x1F600} & covered, stem)
            if face.code_points is coverage.CODE_POINTS:
                self.assertLessEqual(set(ASCII), covered, stem)
                self.assertLessEqual({0xE9, 0x1EA1, 0x416, 0x20AC}, covered, stem)
        self.assertLessEqual({0x627, 0x645, 0x660}, set(derived("VitrineArabic").getBestCmap()))

    def test_no_record_of_a_family_uses_the_sources_name(self) -> None:
        for stem in FACES:
            font = derived(stem)
            self.assertEqual(font["fvar"].instances, [], stem)
            for record in font["name"].names:
                if record.nameID in (1, 4, 6, 16, 25):
                    self.assertIn("Vitrine", str(record), stem)

    def test_every_family_has_its_licence_beside_it(self) -> None:
        for face in families.FACES:
            self.assertIn("SIL OPEN FONT LICENSE", (FONTS / face.licence_file).read_text(encoding="utf-8").upper())

    def test_the_document_names_every_pinned_wheel_and_family(self) -> None:
        document = (ROOT / "Documentation" / "Fonts.md").read_text(encoding="utf-8")
        pins = re.findall(
            r"^(\S+)==(\S+) .*\n\s+--hash=sha256:(\w+)",
            (ROOT / "Scripts" / "requirements" / "fonts.txt").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        self.assertEqual({name for name, _, _ in pins}, {source.package for source in families.SOURCES})
        for name, version, digest in pins:
            self.assertIn(f"| {name} {version} | {digest} |", document)
        for face in families.FACES:
            self.assertIn(f"| {face.family} |", document)
            self.assertIn(face.source.name, document)

    def test_a_damaged_file_is_noticed(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            for file in FONTS.iterdir():
                if file.is_file():
                    (copy / file.name).write_bytes(file.read_bytes())
            self.assertTrue(derive_fonts.is_up_to_date(copy))
            damaged = bytearray((copy / "VitrineSans.ttf").read_bytes())
            damaged[1000] ^= 1
            (copy / "VitrineSans.ttf").write_bytes(damaged)
            self.assertFalse(derive_fonts.is_up_to_date(copy))


class RoundingTests(unittest.TestCase):
    """The geometry, on outlines made for it."""

    def round_square(self, radius: float, others: list[list[tuple[float, float]]] | None = None) -> list:
        square = [(0.0, 0.0), (0.0, 100.0), (100.0, 100.0), (100.0, 0.0)]
        return rounding._round_contour([square], [1, 1, 1, 1], others or [], [radius])

    def test_convex_corners_become_arcs_that_touch_both_edges(self) -> None:
        points = self.round_square(20)
        self.assertEqual(len(points), 16)
        on = {tuple(round(value, 6) for value in position[0]) for position, is_on in points if is_on}
        wanted = {(0, 20), (0, 80), (20, 100), (80, 100), (100, 80), (100, 20), (80, 0), (20, 0)}
        self.assertEqual(on, {(float(x), float(y)) for x, y in wanted})

    def test_a_radius_of_half_the_edge_makes_a_disc(self) -> None:
        points = self.round_square(80)
        places = [position[0] for position, is_on in points if is_on]
        places += [
            rounding._mix(position[0], following[0], 0.5)
            for (position, is_on), (following, is_next_on) in zip(points, points[1:])
            if not is_on and not is_next_on
        ]
        self.assertEqual(len(places), 8 + 4)
        for x, y in places:
            self.assertAlmostEqual(math.hypot(x - 50, y - 50), 50, delta=1e-6)

    def test_covered_corners_stay(self) -> None:
        cover = [(-10.0, -10.0), (-10.0, 10.0), (10.0, 10.0), (10.0, -10.0)]
        points = self.round_square(20, [cover])
        self.assertIn(([(0.0, 0.0)], 1), points)
        self.assertEqual(len(points), 13)

    def test_concave_corners_stay(self) -> None:
        notch = [(0.0, 0.0), (0.0, 100.0), (50.0, 100.0), (50.0, 50.0), (100.0, 50.0), (100.0, 0.0)]
        points = rounding._round_contour([notch], [1] * 6, [], [10.0])
        self.assertIn(([(50.0, 50.0)], 1), points)
        self.assertEqual(len(points), 5 * 4 + 1)

    def test_masters_get_the_same_points(self) -> None:
        thin = [(0.0, 0.0), (0.0, 100.0), (20.0, 100.0), (20.0, 0.0)]
        thick = [(0.0, 0.0), (0.0, 100.0), (90.0, 100.0), (90.0, 0.0)]
        for position, _ in rounding._round_contour([thin, thick], [1] * 4, [], [10.0, 45.0]):
            self.assertEqual(len(position), 2)


if __name__ == "__main__":
    unittest.main()
