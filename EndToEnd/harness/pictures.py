# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Compares a page's screenshot with the picture that the raster draws of the same display tree.

Two rasterisers never agree pixel by pixel: edges and glyphs are antialiased differently, browsers darken text, and what falls
between two pixels goes to either. So both pictures are softened, and a pixel differs only where the other picture has
nothing like it within one device pixel. A missing, recoloured or further moved thing differs all the same. Then the
whole and every layer are judged.
"""

from __future__ import annotations

import io
from dataclasses import dataclass

import numpy
from PIL import Image, ImageFilter

# Points over which both pictures are softened: the stem of body text.
SOFTNESS = 1.2
# Colour distance (0 to 1, largest channel) that is seen after softening: glyph weight stays below it.
VISIBLE = 0.16
# Device pixels by which an edge may stand elsewhere.
REACH = 1
# Share of a picture's softened pixels that may differ visibly.
WHOLE_TOLERANCE = 0.001
# Share of one layer's softened pixels that may differ visibly; a small symbol is nothing but edges.
LAYER_TOLERANCE = 0.1


@dataclass(frozen=True)
class Region:
    """A layer's place in a picture, in points."""

    name: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Verdict:
    """What differs between two pictures; nothing when `problems` is empty."""

    problems: tuple[str, ...]
    # Share of visibly different pixels, 0 to 1.
    difference: float


def decode(data: bytes) -> Image.Image:
    """A picture as it looks on white."""
    picture = Image.open(io.BytesIO(data)).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    return Image.alpha_composite(ground, picture).convert("RGB")


def difference_map(ours: Image.Image, theirs: Image.Image, scale: float) -> numpy.ndarray:
    """Per pixel whether the softened pictures differ visibly: whether either has what the other lacks nearby."""
    soften = ImageFilter.GaussianBlur(SOFTNESS * scale / 2)
    first, second = (
        numpy.asarray(picture.filter(soften), dtype=numpy.float32) / 255 for picture in (ours, theirs)
    )
    # What is alike at the same place needs no look around: almost everything.
    differs = numpy.abs(first - second).max(axis=2) > VISIBLE
    places = numpy.nonzero(differs)
    differs[places] = (_distance(first, second, places) > VISIBLE) | (_distance(second, first, places) > VISIBLE)
    return differs


def _distance(picture: numpy.ndarray, other: numpy.ndarray, places: tuple[numpy.ndarray, numpy.ndarray]) -> numpy.ndarray:
    """Per place the colour distance to the nearest colour within reach in the other picture."""
    around = numpy.pad(other, ((REACH, REACH), (REACH, REACH), (0, 0)), mode="edge")
    rows, columns = places
    colours = picture[places]
    nearest = numpy.full(len(rows), numpy.inf, dtype=numpy.float32)
    for dy in range(2 * REACH + 1):
        for dx in range(2 * REACH + 1):
            moved = around[rows + dy, columns + dx]
            numpy.minimum(nearest, numpy.abs(colours - moved).max(axis=1, initial=0), out=nearest)
    return nearest


def compare(
    ours: bytes,
    theirs: bytes,
    regions: list[Region],
    *,
    scale: float,
    moving: list[Region] | None = None,
    tolerance: float = WHOLE_TOLERANCE,
) -> Verdict:
    """Judges our picture against the browser's; `regions` are the layers of the page.

    `tolerance` is the share of the softened pixels that may differ visibly. What is `moving` (a spinner turns) counts as drawn where both pictures have something there.
    """
    first, second = decode(ours), decode(theirs)
    if first.size != second.size:
        return Verdict((f"our picture is {first.size}, the browser's {second.size} pixels",), 1.0)
    visible = difference_map(first, second, scale)
    problems = []
    for region in moving or []:
        left, top, right, bottom = _box(region, scale, visible.shape)
        visible[top:bottom, left:right] = False
        if not (_is_drawn(first, (left, top, right, bottom)) and _is_drawn(second, (left, top, right, bottom))):
            problems.append(f"layer '{region.name}' at ({region.x:.1f}, {region.y:.1f}) is drawn by one surface only")
    share = float(visible.mean())
    problems += [
        f"layer '{region.name}' at ({region.x:.1f}, {region.y:.1f}), {region.width:.1f} x {region.height:.1f}:"
        f" {part:.0%} of it differ"
        for region in regions
        if (part := _share(visible, region, scale)) > LAYER_TOLERANCE
    ]
    if share > tolerance:
        problems.append(f"{share:.2%} of the pixels differ visibly")
    return Verdict(tuple(problems), share)


def _share(visible: numpy.ndarray, region: Region, scale: float) -> float:
    """How much of a region differs."""
    left, top, right, bottom = _box(region, scale, visible.shape)
    part = visible[top:bottom, left:right]
    return float(part.mean()) if part.size else 0.0


def _box(region: Region, scale: float, shape: tuple[int, int]) -> tuple[int, int, int, int]:
    """A region in pixels; a hairline counts with the pixel on each side of it."""
    height, width = shape
    left, top = max(int(region.x * scale) - 1, 0), max(int(region.y * scale) - 1, 0)
    right = min(int((region.x + region.width) * scale) + 2, width)
    bottom = min(int((region.y + region.height) * scale) + 2, height)
    return left, top, right, bottom


def _is_drawn(picture: Image.Image, box: tuple[int, int, int, int]) -> bool:
    """Whether anything stands out from the ground."""
    return any(low != high for low, high in picture.crop(box).getextrema())
