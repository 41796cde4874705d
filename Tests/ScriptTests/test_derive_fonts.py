# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Checks the derived fonts against the recipe and against a second derivation."""

import io
import os
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import derive_fonts  # noqa: E402 (the scripts' folder is no package)

FONTS = Path(os.environ.get("VITRINE_FONTS", ROOT / ".cache" / "fonts"))
ASCII = range(0x20, 0x7F)


def wheel() -> Path:
    """The downloaded source; Scripts/setup-fonts has put it there."""
    return max((ROOT / ".cache" / "wheels").glob("fontpkg_inter-*.whl"))


def source_font() -> TTFont:
    """Inter as published, cut to ASCII only because making instances of all of it takes long."""
    with zipfile.ZipFile(wheel()) as archive:
        font = TTFont(io.BytesIO(archive.read(derive_fonts.SOURCE_MEMBER)))
    subsetter = subset.Subsetter()
    subsetter.populate(unicodes=ASCII)
    subsetter.subset(font)
    return font


def advances(font: TTFont, **location: float) -> dict[int, int]:
    """Advance widths of ASCII, by code point, of one instance of a variable font."""
    instance = instancer.instantiateVariableFont(font, location)
    names, metrics = instance.getBestCmap(), instance["hmtx"].metrics
    return {point: metrics[names[point]][0] for point in ASCII}


class DeriveFontsTests(unittest.TestCase):
    """What the engine's arithmetic and the browser's layout both take for granted."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.font = TTFont(FONTS / "VitrineSans.ttf")

    def test_a_second_derivation_gives_the_same_bytes(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            derive_fonts.write(wheel(), Path(folder))
            for name in ("VitrineSans.ttf", "VitrineSans.woff2", "manifest.json"):
                self.assertEqual((Path(folder) / name).read_bytes(), (FONTS / name).read_bytes(), name)

    def test_advances_of_ascii_are_inters_scaled(self) -> None:
        for optical_size, weight in ((16, 400), (16, 700), (30, 400), (19.2, 600)):
            wanted = advances(source_font(), opsz=optical_size, wght=weight)
            derived = advances(TTFont(FONTS / "VitrineSans.ttf"), opsz=optical_size, wght=weight)
            for point in ASCII:
                # Default and variation are rounded to whole units separately: two units at most, a thousandth of an em.
                self.assertAlmostEqual(
                    derived[point],
                    wanted[point] * derive_fonts.OUTLINE_SCALE,
                    delta=2,
                    msg=f"U+{point:04X} at optical size {optical_size}, weight {weight}",
                )

    def test_vertical_metrics_are_the_same_in_every_table(self) -> None:
        em = self.font["head"].unitsPerEm
        hhea, os2 = self.font["hhea"], self.font["OS/2"]
        self.assertEqual((hhea.ascent, hhea.descent, hhea.lineGap), (em, -592, 0))
        self.assertEqual((os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap), (em, -592, 0))
        self.assertEqual((os2.usWinAscent, os2.usWinDescent), (em, 592))
        varied = {record.ValueTag for record in self.font["MVAR"].table.ValueRecord} if "MVAR" in self.font else set()
        self.assertFalse(varied & derive_fonts.VERTICAL_METRIC_TAGS)

    def test_cap_height_is_san_franciscos(self) -> None:
        self.assertAlmostEqual(self.font["OS/2"].sCapHeight / self.font["head"].unitsPerEm, 0.7046, delta=0.005)

    def test_only_features_that_both_sides_apply_alike_are_left(self) -> None:
        found = set()
        for tag in ("GSUB", "GPOS"):
            found |= {record.FeatureTag for record in self.font[tag].table.FeatureList.FeatureRecord}
        self.assertLessEqual(found, set(derive_fonts.KEPT_FEATURES))
        self.assertIn("kern", found)
        self.assertIn("tnum", found)

    def test_coverage_has_every_printable_ascii_and_no_emoji(self) -> None:
        covered = set(self.font.getBestCmap())
        self.assertLessEqual(set(ASCII), covered)
        self.assertLessEqual({0xE9, 0x1EA1, 0x3B1, 0x416, 0x20AC}, covered)
        self.assertFalse({0x2764, 0x2600, 0x1F600} & covered)

    def test_no_record_of_the_family_says_inter(self) -> None:
        for record in self.font["name"].names:
            if record.nameID in (1, 4, 6, 16, 25):
                self.assertIn("Vitrine", str(record))

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


if __name__ == "__main__":
    unittest.main()
