#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Derives Vitrine's user interface face, "Vitrine Sans", from Inter.

The recipe, step by step (why each number is what it is: Documentation/Decisions/0003-fonts-are-derived-at-set-up.md):

1. take the variable Inter out of the pinned wheel;
2. keep Latin, Vietnamese, Greek, Cyrillic and common signs, and only the layout features that engine and browser apply
   alike (a browser switches ligatures off as soon as it tracks, Pango does not);
3. limit the optical axis to the range in which Inter's x-height moves as San Francisco's does;
4. scale the outlines, so that cap height and x-height agree with San Francisco's at the same point size;
5. force the vertical metrics, so that a browser's baseline lies exactly one font size below the top of its line.

Equal inputs give equal bytes: nothing of the machine or of the clock gets into the files.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import sys
import zipfile
from pathlib import Path

try:
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.ttLib.scaleUpem import scale_upem
    from fontTools.varLib import instancer
except ModuleNotFoundError as missing:
    sys.exit(f"error: the Python package '{missing.name}' is missing.\n       Run: Scripts/install-python")

FAMILY = "Vitrine Sans"
FILE_STEM = "VitrineSans"
SOURCE_MEMBER = "fontpkg_inter/files/Inter[opsz,wght].ttf"
LICENCE_MEMBER = "fontpkg_inter/LICENSE"
LICENCE_FILE = "VitrineSans-OFL.txt"
MANIFEST_FILE = "manifest.json"

OUTLINE_SCALE = 0.973
OPTICAL_SIZES = (16, 30)
ASCENT_EM = 1.0
DESCENT_EM = 0.28906
KEPT_FEATURES = ("kern", "mark", "mkmk", "ccmp", "locl", "tnum")

# Inclusive ranges. Code points with an emoji presentation by default stay out: their runs belong to the emoji font.
CODE_POINTS = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x018F, 0x018F),
    (0x0192, 0x0192),
    (0x01A0, 0x01A1),  # Vietnamese horn letters
    (0x01AF, 0x01B0),
    (0x01CD, 0x01DC),  # Pinyin
    (0x01E6, 0x01E7),
    (0x01FA, 0x021B),
    (0x0237, 0x0237),
    (0x0259, 0x0259),
    (0x02B0, 0x02DD),  # spacing modifiers
    (0x0300, 0x032F),  # combining marks
    (0x0370, 0x03FE),  # Greek
    (0x0400, 0x052F),  # Cyrillic
    (0x1E00, 0x1EFF),  # Latin Extended Additional
    (0x2000, 0x209E),  # punctuation, superscripts, subscripts
    (0x20A0, 0x20BF),  # currency
    (0x2113, 0x2113),
    (0x2116, 0x2117),
    (0x2120, 0x2120),
    (0x2122, 0x2122),
    (0x2126, 0x2126),
    (0x212E, 0x212E),
    (0x2150, 0x215F),  # fractions
    (0x2190, 0x2199),  # arrows
    (0x21A9, 0x21AA),
    (0x21E7, 0x21E7),  # keyboard signs
    (0x21EA, 0x21EA),
    (0x2202, 0x2202),  # mathematics
    (0x2206, 0x2206),
    (0x220F, 0x220F),
    (0x2211, 0x2212),
    (0x2215, 0x2215),
    (0x2219, 0x221A),
    (0x221E, 0x221E),
    (0x222B, 0x222B),
    (0x2248, 0x2248),
    (0x2260, 0x2260),
    (0x2264, 0x2265),
    (0x2303, 0x2303),
    (0x2318, 0x2318),
    (0x2325, 0x2325),
    (0x25A0, 0x25A1),  # geometric shapes
    (0x25B2, 0x25B2),
    (0x25B6, 0x25B6),
    (0x25BC, 0x25BC),
    (0x25C0, 0x25C0),
    (0x25CA, 0x25CB),
    (0x25CF, 0x25CF),
    (0xFB01, 0xFB02),
    (0xFFFD, 0xFFFD),  # the replacement character
)

# Metric variations would undo the forced vertical metrics at other weights.
VERTICAL_METRIC_TAGS = frozenset(("hasc", "hdsc", "hlgp", "hcla", "hcld"))


def kept_code_points() -> list[int]:
    """The code points of CODE_POINTS, in order."""
    return [point for first, last in CODE_POINTS for point in range(first, last + 1)]


def cut_to_coverage(font: TTFont) -> None:
    """Drops all glyphs, layout features and hints that no kept code point needs."""
    options = subset.Options()
    options.layout_features = list(KEPT_FEATURES)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = False
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=kept_code_points())
    subsetter.subset(font)


def scale_outlines(font: TTFont, factor: float) -> None:
    """Scales outlines, advances, kerning and their variations, and leaves the em as it was.

    Scaling the em and then declaring the old one again is the same thing, and fontTools knows every table with a length.
    """
    units_per_em = font["head"].unitsPerEm
    scale_upem(font, round(units_per_em * factor))
    font["head"].unitsPerEm = units_per_em


def force_vertical_metrics(font: TTFont) -> None:
    """Writes the same ascent, descent and gap into every place from which some system reads them."""
    units_per_em = font["head"].unitsPerEm
    ascent = round(ASCENT_EM * units_per_em)
    descent = round(DESCENT_EM * units_per_em)
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, descent
    os2.fsSelection |= 1 << 7  # USE_TYPO_METRICS
    if "MVAR" in font:
        table = font["MVAR"].table
        table.ValueRecord = [record for record in table.ValueRecord if record.ValueTag not in VERTICAL_METRIC_TAGS]
        table.ValueRecordCount = len(table.ValueRecord)


def rename(font: TTFont) -> None:
    """Gives the derived face its own name and keeps the original's copyright and licence records."""
    names = {
        1: FAMILY,
        3: f"{FAMILY} 1, derived from Inter 4.001",
        4: FAMILY,
        6: FILE_STEM,
        16: FAMILY,
        25: FILE_STEM,
    }
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    description = "Derived from Inter (The Inter Project Authors): scaled, subset, vertical metrics rewritten."
    font["name"].setName(description, 10, 3, 1, 0x409)


def derive(source: bytes) -> TTFont:
    """Applies the whole recipe to the bytes of the variable Inter."""
    # The source's own time stamps stay: the clock of the machine would make every run's bytes different.
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    cut_to_coverage(font)
    font = instancer.instantiateVariableFont(font, {"opsz": OPTICAL_SIZES})
    scale_outlines(font, OUTLINE_SCALE)
    force_vertical_metrics(font)
    rename(font)
    font.recalcTimestamp = False
    return font


def serialise(font: TTFont) -> dict[str, bytes]:
    """The files that the engine (TrueType) and the browser (WOFF2) read."""
    files = {}
    for flavor, extension in ((None, "ttf"), ("woff2", "woff2")):
        font.flavor = flavor
        buffer = io.BytesIO()
        font.save(buffer)
        files[f"{FILE_STEM}.{extension}"] = buffer.getvalue()
    return files


def sha256(content: bytes) -> str:
    """The hash as the manifest writes it."""
    return hashlib.sha256(content).hexdigest()


def recipe_hash() -> str:
    """Changes whenever this file does, so that a changed recipe is derived anew."""
    return sha256(Path(__file__).read_bytes())


def is_up_to_date(output: Path) -> bool:
    """Whether the output folder holds, unchanged, what this recipe wrote."""
    try:
        manifest = json.loads((output / MANIFEST_FILE).read_text(encoding="utf-8"))
        if manifest["recipe"] != recipe_hash():
            return False
        return all(sha256((output / name).read_bytes()) == known for name, known in manifest["files"].items())
    except (OSError, ValueError, KeyError):
        return False


def write(wheel: Path, output: Path) -> dict[str, str]:
    """Derives the family from the wheel into the folder; returns the hashes by file name."""
    with zipfile.ZipFile(wheel) as archive:
        source = archive.read(SOURCE_MEMBER)
        licence = archive.read(LICENCE_MEMBER)
    files = serialise(derive(source))
    files[LICENCE_FILE] = licence
    hashes = {name: sha256(content) for name, content in sorted(files.items())}
    output.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (output / name).write_bytes(content)
    manifest = {
        "family": FAMILY,
        "source": {"file": wheel.name, "sha256": sha256(wheel.read_bytes())},
        "recipe": recipe_hash(),
        "files": hashes,
    }
    # Last, so that an interrupted run is never taken for a finished one.
    (output / MANIFEST_FILE).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return hashes


def main() -> int:
    """The command line: derive, or say whether there is anything to derive."""
    parser = argparse.ArgumentParser(description="Derives Vitrine Sans from Inter.")
    parser.add_argument("--output", type=Path, required=True, help="folder of the derived files")
    parser.add_argument("--wheel", type=Path, help="the downloaded fontpkg-inter wheel")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    options = parser.parse_args()
    if options.check:
        if not is_up_to_date(options.output):
            return 1
        print(f"fonts: up to date in {options.output}")
        return 0
    if options.wheel is None:
        parser.error("--wheel is needed to derive (Scripts/setup-fonts downloads it)")
    if not options.wheel.is_file():
        parser.error(f"there is no wheel at {options.wheel}. Run: Scripts/setup-fonts")
    for name, known in write(options.wheel, options.output).items():
        print(f"{known}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
