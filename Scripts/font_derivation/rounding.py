# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Turns a sans serif with a weight axis into its rounded companion, all weights in one file.

Every convex corner of the ink becomes an arc that touches both edges; the edges of a stroke's end share its length, so
that ends become half circles and square dots become discs. Concave corners stay, and so do corners that another contour
of the glyph covers. The masters of the axis are reshaped in step (same pieces cut, same points made), so the results
interpolate as the originals did; kerning, anchors and advances are untouched.

Curves stay curves: an edge is cut at a parameter, and an arc is two quadratic pieces.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

# Of the stem's width; at one half the end of a stem is a half circle.
RADIUS_OF_STEM = 0.5
# Bends below this are part of a curve or of a joint, not a corner.
LEAST_TURN = math.radians(25)

Point = tuple[float, float]
# A line has two points, a quadratic curve three.
Piece = tuple[Point, ...]


def round_corners(font: TTFont) -> None:
    """Reshapes all outlines of a font whose only axis is the weight."""
    minimum, default, maximum = _weights(font)
    masters = [font] + [instancer.instantiateVariableFont(_copy(font), {"wght": w}) for w in (minimum, maximum)]
    radii = [RADIUS_OF_STEM * _stem(master) for master in masters]
    regions = ({"wght": (-1.0, -1.0, 0.0)}, {"wght": (0.0, 1.0, 1.0)})
    # Copies know their glyphs by number only.
    for names in zip(*(master.getGlyphOrder() for master in masters)):
        name = names[0]
        glyph = font["glyf"][name]
        if glyph.numberOfContours <= 0:
            continue
        flags = list(glyph.flags)
        outlines = [
            [(float(x), float(y)) for x, y in master["glyf"][own].coordinates] for master, own in zip(masters, names)
        ]
        advance = [master["hmtx"].metrics[own][0] for master, own in zip(masters, names)]
        shaped = _round_glyph(outlines, flags, list(glyph.endPtsOfContours), radii)
        font["glyf"][name] = _glyph(shaped, font["glyf"])
        font["hmtx"].metrics[name] = (advance[0], font["glyf"][name].xMin)
        font["gvar"].variations[name] = [
            _variation(region, shaped, number + 1, advance[number + 1] - advance[0])
            for number, region in enumerate(regions)
        ]


def _weights(font: TTFont) -> tuple[float, float, float]:
    axes = font["fvar"].axes
    if [axis.axisTag for axis in axes] != ["wght"]:
        raise ValueError("rounding needs a font with a weight axis and no other")
    return axes[0].minValue, axes[0].defaultValue, axes[0].maxValue


def _copy(font: TTFont) -> TTFont:
    """A font of its own with the same bytes."""
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def _stem(font: TTFont) -> float:
    """The width of the lower case l, which is a bare stem."""
    glyph = font["glyf"][font.getBestCmap()[ord("l")]]
    return glyph.xMax - glyph.xMin


# MARK: Glyphs


@dataclass
class _Shaped:
    """A reshaped glyph: flags and contour ends, and one list of coordinates per master."""

    flags: list[int]
    ends: list[int]
    coordinates: list[list[tuple[int, int]]]


def _round_glyph(outlines: list[list[Point]], flags: list[int], ends: list[int], radii: list[float]) -> _Shaped:
    shaped = _Shaped([], [], [[] for _ in outlines])
    starts = [0] + [end + 1 for end in ends[:-1]]
    contours = [
        ([outline[start : end + 1] for outline in outlines], [flag & 1 for flag in flags[start : end + 1]])
        for start, end in zip(starts, ends)
    ]
    polygons = [_flattened(_pieces(masters[0], on_curve)) for masters, on_curve in contours]
    for number, (masters, on_curve) in enumerate(contours):
        others = polygons[:number] + polygons[number + 1 :]
        for points, is_on in _round_contour(masters, on_curve, others, radii):
            shaped.flags.append(is_on)
            for coordinates, (x, y) in zip(shaped.coordinates, points):
                coordinates.append((round(x), round(y)))
        shaped.ends.append(len(shaped.flags) - 1)
    return shaped


def _glyph(shaped: _Shaped, table) -> Glyph:
    glyph = Glyph()
    glyph.numberOfContours = len(shaped.ends)
    glyph.endPtsOfContours = shaped.ends
    glyph.coordinates = GlyphCoordinates(shaped.coordinates[0])
    glyph.flags = bytearray(shaped.flags)
    # Contours of the source overlap; renderers have to be told before they smooth edges.
    if len(shaped.ends) > 1:
        glyph.flags[0] |= 0x40
    glyph.program = ttProgram.Program()
    glyph.program.fromBytecode(b"")
    glyph.recalcBounds(table)
    return glyph


def _variation(region: dict, shaped: _Shaped, master: int, advance_change: int) -> TupleVariation:
    default = shaped.coordinates[0]
    deltas = [(x - x0, y - y0) for (x, y), (x0, y0) in zip(shaped.coordinates[master], default)]
    # The four phantom points: only the second one moves, with the advance.
    phantoms = [(0, 0), (advance_change, 0), (0, 0), (0, 0)]
    variation = TupleVariation(region, deltas + phantoms)
    variation.optimize([*default, (0, 0), (0, 0), (0, 0), (0, 0)], shaped.ends)
    return variation


# MARK: Contours


def _round_contour(
    masters: list[list[Point]], on_curve: list[int], others: list[list[Point]], radii: list[float]
) -> list[tuple[list[Point], int]]:
    """The points of the reshaped contour: a position per master, and whether it is on the curve."""
    untouched = [([master[index] for master in masters], on) for index, on in enumerate(on_curve)]
    if not any(on_curve):
        return untouched
    first = on_curve.index(1)
    on_curve = on_curve[first:] + on_curve[:first]
    masters = [master[first:] + master[:first] for master in masters]
    pieces = [_pieces(master, on_curve) for master in masters]
    corners = [index for index in range(len(pieces[0])) if abs(_turn(pieces[0], index)) > LEAST_TURN]
    if not corners:
        return untouched
    runs = _runs(len(pieces[0]), corners)
    # Ink lies on the right of a TrueType contour: a right turn is a convex corner.
    is_rounded = [
        _turn(pieces[0], corner) < 0 and not _is_covered(pieces[0][corner][0], others) for corner in corners
    ]
    trims = [_trims(master, corners, runs, is_rounded, radius) for master, radius in zip(pieces, radii)]
    return _emit(pieces, runs, is_rounded, trims)


def _pieces(points: list[Point], on_curve: list[int]) -> list[Piece]:
    """A closed contour as lines and single quadratic curves; starts at the first point on the curve."""
    if not any(on_curve):
        points = [_mix(points[-1], points[0], 0.5), *points]
        on_curve = [1, *on_curve]
    first = on_curve.index(1)
    points = points[first:] + points[:first]
    on_curve = on_curve[first:] + on_curve[:first]
    pieces: list[Piece] = []
    current, control = points[0], None
    for point, is_on in zip(points[1:] + points[:1], on_curve[1:] + on_curve[:1]):
        if is_on:
            pieces.append((current, point) if control is None else (current, control, point))
            current, control = point, None
        else:
            if control is not None:
                middle = _mix(control, point, 0.5)
                pieces.append((current, control, middle))
                current = middle
            control = point
    return pieces


def _turn(pieces: list[Piece], index: int) -> float:
    """How much the direction changes where a piece begins; to the left is positive."""
    before, after = pieces[index - 1], pieces[index]
    a, b = _direction(before[-2], before[-1]), _direction(after[0], after[1])
    return math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])


def _runs(count: int, corners: list[int]) -> list[list[int]]:
    """The pieces from each corner to the next, around the contour."""
    runs = []
    for corner, following in zip(corners, corners[1:] + [corners[0] + count]):
        runs.append([index % count for index in range(corner, following)])
    return runs


def _trims(
    pieces: list[Piece], corners: list[int], runs: list[list[int]], is_rounded: list[bool], radius: float
) -> list[float]:
    """How far from each corner its arc begins and ends."""
    wanted = []
    for corner, rounded in zip(corners, is_rounded):
        turn = min(abs(_turn(pieces, corner)), math.radians(150))
        wanted.append(radius * math.tan(turn / 2) if rounded else 0.0)
    trims = list(wanted)
    for number, run in enumerate(runs):
        following = (number + 1) % len(runs)
        length = sum(_length(pieces[index]) for index in run)
        both = wanted[number] + wanted[following]
        if both > length:
            trims[number] = min(trims[number], length * wanted[number] / both)
            trims[following] = min(trims[following], length * wanted[following] / both)
    return trims


def _emit(
    pieces: list[list[Piece]], runs: list[list[int]], is_rounded: list[bool], trims: list[list[float]]
) -> list[tuple[list[Point], int]]:
    """Cuts the runs, the same pieces in every master, and joins them with arcs."""
    cut_runs: list[list[_Run]] = []
    for number, run in enumerate(runs):
        following = (number + 1) % len(runs)
        # The default master says which pieces go; the others cut the same ones.
        first = _locate([pieces[0][index] for index in run], trims[0][number])
        last = len(run) - 1 - _locate([pieces[0][index] for index in reversed(run)], trims[0][following])
        last = max(last, first)
        cut_runs.append(
            [
                _cut([master[index] for index in run], trim[number], trim[following], first, last)
                for master, trim in zip(pieces, trims)
            ]
        )
    points: list[tuple[list[Point], int]] = []
    for number, masters in enumerate(cut_runs):
        points.append(([run.pieces[0][0] for run in masters], 1))
        for piece in zip(*(run.pieces for run in masters)):
            for position in range(1, len(piece[0])):
                points.append(([part[position] for part in piece], int(position == len(piece[0]) - 1)))
        following = (number + 1) % len(runs)
        if is_rounded[following]:
            arcs = [_arc(run, after) for run, after in zip(masters, cut_runs[following])]
            points += [([arc[0] for arc in arcs], 0), ([arc[1] for arc in arcs], 0)]
        else:
            # The next run begins at this very point.
            points.pop()
    return points


def _locate(run: list[Piece], distance: float) -> int:
    """The piece of a run in which a distance from its beginning lies."""
    for index, piece in enumerate(run):
        distance -= _length(piece)
        if distance < 0:
            return index
    return len(run) - 1


@dataclass
class _Run:
    """What is left between two corners, and its directions there: nothing may be left of a stroke's end."""

    pieces: list[Piece]
    start: Point
    end: Point


def _cut(run: list[Piece], start: float, end: float, first: int, last: int) -> _Run:
    """The pieces `first...last` without what lies within `start` of the run's beginning and `end` of its end."""
    before = sum(_length(piece) for piece in run[:first])
    after = sum(_length(piece) for piece in run[last + 1 :])
    begin = _parameter(run[first], start - before)
    finish = 1 - _parameter(tuple(reversed(run[last])), end - after)
    if first == last:
        begin, finish = min(begin, finish), max(begin, finish)
        pieces = [_part(run[first], begin, finish)]
    else:
        pieces = [_part(run[first], begin, 1), *run[first + 1 : last], _part(run[last], 0, finish)]
    return _Run(pieces, _tangent(run[first], begin), _tangent(run[last], finish))


def _arc(before: _Run, after: _Run) -> tuple[Point, Point]:
    """The control points of two quadratic curves from the end of a run to the beginning of another."""
    start, end = before.pieces[-1][-1], after.pieces[0][0]
    a, b = before.end, after.start
    cross = a[0] * b[1] - a[1] * b[0]
    turn = abs(math.atan2(cross, a[0] * b[0] + a[1] * b[1]))
    if turn < 1e-3 or abs(cross) < 1e-3:
        return _mix(start, end, 1 / 3), _mix(start, end, 2 / 3)
    # Where the tangents meet; for a circle the controls lie tan(turn/4) / tan(turn/2) of the way there.
    reach = ((end[0] - start[0]) * b[1] - (end[1] - start[1]) * b[0]) / cross
    corner = (start[0] + a[0] * reach, start[1] + a[1] * reach)
    part = math.tan(turn / 4) / math.tan(turn / 2)
    return _mix(start, corner, part), _mix(end, corner, part)


# MARK: Geometry


def _mix(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _direction(a: Point, b: Point) -> Point:
    x, y = b[0] - a[0], b[1] - a[1]
    length = math.hypot(x, y) or 1.0
    return x / length, y / length


def _tangent(piece: Piece, t: float) -> Point:
    if len(piece) == 2:
        return _direction(*piece)
    return _direction(_mix(piece[0], piece[1], t), _mix(piece[1], piece[2], t))


def _at(piece: Piece, t: float) -> Point:
    if len(piece) == 2:
        return _mix(piece[0], piece[1], t)
    return _mix(_mix(piece[0], piece[1], t), _mix(piece[1], piece[2], t), t)


def _part(piece: Piece, start: float, end: float) -> Piece:
    """The piece between two parameters."""
    if len(piece) == 2:
        return _at(piece, start), _at(piece, end)
    control = _mix(_mix(piece[0], piece[1], start), _mix(piece[1], piece[2], start), end)
    return _at(piece, start), control, _at(piece, end)


_STEPS = 12


def _length(piece: Piece) -> float:
    if len(piece) == 2:
        return math.dist(piece[0], piece[1])
    points = [_at(piece, step / _STEPS) for step in range(_STEPS + 1)]
    return sum(math.dist(a, b) for a, b in zip(points, points[1:]))


def _parameter(piece: Piece, distance: float) -> float:
    """The parameter at a distance along a piece, within the piece."""
    if distance <= 0:
        return 0.0
    if len(piece) == 2:
        return min(distance / (_length(piece) or 1.0), 1.0)
    previous = piece[0]
    for step in range(1, _STEPS + 1):
        point = _at(piece, step / _STEPS)
        part = math.dist(previous, point)
        if part >= distance:
            return (step - 1 + distance / part) / _STEPS
        distance -= part
        previous = point
    return 1.0


def _flattened(pieces: list[Piece]) -> list[Point]:
    """A polygon close to a contour."""
    return [_at(piece, step / 6) for piece in pieces for step in range(6 if len(piece) == 3 else 1)]


def _is_covered(point: Point, polygons: list[list[Point]]) -> bool:
    """Whether ink of other contours lies on a point, by the winding number; on an edge counts as covered."""
    winding = 0
    x, y = point
    for polygon in polygons:
        for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1]):
            if _distance_to_edge(point, (x1, y1), (x2, y2)) < 2:
                return True
            if (y1 <= y) != (y2 <= y):
                crossing = x1 + (y - y1) / (y2 - y1) * (x2 - x1)
                if crossing > x:
                    winding += 1 if y2 > y1 else -1
    return winding != 0


def _distance_to_edge(point: Point, a: Point, b: Point) -> float:
    x, y = b[0] - a[0], b[1] - a[1]
    square = x * x + y * y
    part = 0.0 if square == 0 else ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / square
    return math.dist(point, _mix(a, b, min(max(part, 0.0), 1.0)))
