# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""How far each glyph's advance moves, so that words are as wide as San Francisco sets them."""

from __future__ import annotations

import unicodedata

from fontTools.ttLib import TTFont

# Thousandths of an em by character, learned together with the tracking from 473 recorded widths
# (Documentation/Fonts.md, "Widths against Apple's"). Letters that the recordings lack stay as they are; accented
# letters follow their base.
ADVANCE_NUDGES = {
    " ": -4.6, "+": -11.9, ".": 25.1, "0": 11.0, "1": 55.8, "2": 10.3, "3": 5.9, "4": -3.6, "5": 27.3, "7": 9.7,
    "A": -18.0, "B": 6.7, "C": -11.6, "D": 7.4, "E": 6.5, "F": 23.0, "G": 14.1, "H": 5.4, "I": 14.4, "K": -20.8,
    "L": -6.7, "M": -28.0, "O": 11.2, "R": 18.8, "S": -9.1, "T": -28.0, "U": 32.1, "V": -18.3, "W": -14.7, "X": 3.1,
    "b": 4.8, "c": -17.4, "d": 5.3, "f": 12.6, "g": -6.0, "h": 11.8, "k": -12.4, "n": -9.1, "o": 3.5, "p": 5.1,
    "q": -30.4, "s": -3.9, "t": 20.5, "v": -18.5, "w": -30.0, "x": -13.9, "y": -26.4,
}


def nudge_advances(font: TTFont) -> None:
    """Moves words towards San Francisco's widths."""
    units_per_em = font["head"].unitsPerEm
    changes = {}
    for point, name in font.getBestCmap().items():
        base = unicodedata.normalize("NFD", chr(point))[0]
        change = round(ADVANCE_NUDGES.get(base, 0) / 1000 * units_per_em)
        if change:
            changes[name] = change
    change_advances(font, changes)


def unify_advances(font: TTFont, advance: int) -> None:
    """Gives every glyph of a monospaced font that takes room the same advance."""
    metrics = font["hmtx"].metrics
    changes = {name: advance - metrics[name][0] for name in font.getGlyphOrder() if metrics[name][0] > 0}
    change_advances(font, {name: change for name, change in changes.items() if change})


def change_advances(font: TTFont, changes: dict[str, int]) -> None:
    """Changes advances of the default master; every other place of the axes moves along with it.

    Half of a change goes to either side of the glyph: outlines move by the left half, and so do the anchors that marks
    are attached to. Components of composites are moved back by what their own glyph already moved.
    """
    shifts = {name: (change, change // 2) for name, change in changes.items()}
    metrics, outlines = font["hmtx"].metrics, font["glyf"]
    for name, (advance_change, shift) in shifts.items():
        advance, left = metrics[name]
        metrics[name] = (advance + advance_change, left + shift)
        if outlines[name].numberOfContours > 0:
            outlines[name].coordinates.translate((shift, 0))
    for name in font.getGlyphOrder():
        glyph = outlines[name]
        if not glyph.isComposite():
            continue
        wanted = shifts.get(name, (0, 0))[1]
        for component in glyph.components:
            component.x += wanted - shifts.get(component.glyphName, (0, 0))[1]
    for name in font.getGlyphOrder():
        outlines[name].recalcBounds(outlines)
    _shift_anchors(font, shifts)


def _shift_anchors(font: TTFont, shifts: dict[str, tuple[int, int]]) -> None:
    """Keeps combining marks above the letters that moved."""
    if "GPOS" not in font:
        return
    moved = set()
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if type(table).__name__ != "MarkBasePos":
                continue
            for name, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                for anchor in record.BaseAnchor:
                    # One anchor object may serve several records.
                    if anchor is not None and name in shifts and id(anchor) not in moved:
                        anchor.XCoordinate += shifts[name][1]
                        moved.add(id(anchor))
