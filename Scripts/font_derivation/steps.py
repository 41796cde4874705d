# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What is done to every source font: cut, scale, force the metrics, rename."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

ASCENT_EM = 1.0
DESCENT_EM = 0.28906

# Metric variations would undo the forced vertical metrics at other weights.
VERTICAL_METRIC_TAGS = frozenset(("hasc", "hdsc", "hlgp", "hcla", "hcld"))

_WINDOWS_ENGLISH = (3, 1, 0x409)


def cut_to_coverage(font: TTFont, code_points: Iterable[int], features: Sequence[str]) -> None:
    """Drops all glyphs, layout features and hints that no kept code point needs."""
    options = subset.Options()
    options.layout_features = list(features)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = False
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(code_points))
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


def rename(font: TTFont, family: str, stem: str, source: str) -> None:
    """Gives the derived face its own name and keeps the original's copyright and licence records.

    The instances that the axes name go, because their names carry the original's, which may be reserved.
    """
    names = {1: family, 3: f"{family} 2, derived from {source}", 4: family, 6: stem, 16: family, 25: stem}
    if "fvar" in font:
        font["fvar"].instances = []
    table = font["name"]
    for record in list(table.names):
        if record.nameID in names:
            record.string = names[record.nameID]
    table.removeUnusedNames(font)
    description = f"Derived from {source}: subset, scaled or reshaped, vertical metrics rewritten."
    table.setName(description, 10, *_WINDOWS_ENGLISH)
