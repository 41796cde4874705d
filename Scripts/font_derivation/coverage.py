# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Which characters and layout features the derived files keep."""

from __future__ import annotations

# A browser switches ligatures and contextual forms off as soon as it tracks: what both sides apply alike is left.
KEPT_FEATURES = ("kern", "mark", "mkmk", "ccmp", "locl", "tnum")

# Without these Arabic letters would not join.
KEPT_CURSIVE_FEATURES = ("isol", "init", "medi", "fina", "rlig", "curs", *KEPT_FEATURES)

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

# Inclusive ranges of the Arabic fallback; digits of the Latin script and spaces stay with the primary face.
ARABIC_CODE_POINTS = (
    (0x0600, 0x06FF),
    (0x0750, 0x077F),
    (0x200C, 0x200D),  # joiners
    (0x25CC, 0x25CC),  # what a mark without a letter stands on
)


def points(ranges: tuple[tuple[int, int], ...]) -> list[int]:
    """The code points of inclusive ranges, in order."""
    return [point for first, last in ranges for point in range(first, last + 1)]
