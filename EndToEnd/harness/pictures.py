# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Compares a page's screenshot with the picture that the raster draws of the same display tree.

Two rasterisers never agree pixel by pixel: edges and glyphs are antialiased differently, and browsers darken text. What has
to agree is what a person sees at arm's length. Both pictures are softened, so that an edge which is a fraction of a
pixel off hardly counts while a missing, moved or recoloured thing does; then the whole and every layer are judged.
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
# Share of a picture's softened pixels that may differ visibly.
WHOLE_TOLERANCE = 0.002
# Share of one layer's softened pixels that may differ visibly; a small symbol is nothing but edges.
LAYER_TOLERANCE = 0.12


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
    """Per pixel whether the softened pictures differ visibly."""
    soften = ImageFilter.GaussianBlur(SOFTNESS * scale / 2)
    first, second = (
        numpy.asarray(picture.filter(soften), dtype=numpy.float32) / 255 for picture in (ours, theirs)
    )
    return numpy.abs(first - second).max(axis=2) > VISIBLE


def compare(ours: bytes, theirs: bytes, regions: list[Region], *, scale: float) -> Verdict:
    """Judges our picture against the browser's; `regions` are the layers of the page."""
    first, second = decode(ours), decode(theirs)
    if first.size != second.size:
        return Verdict((f"our picture is {first.size}, the browser's {second.size} pixels",), 1.0)
    visible = difference_map(first, second, scale)
    share = float(visible.mean())
    problems = [
        f"layer '{region.name}' at ({region.x:.1f}, {region.y:.1f}), {region.width:.1f} x {region.height:.1f}:"
        f" {part:.0%} of it differ"
        for region in regions
        if (part := _share(visible, region, scale)) > LAYER_TOLERANCE
    ]
    if share > WHOLE_TOLERANCE:
        problems.append(f"{share:.2%} of the pixels differ visibly")
    return Verdict(tuple(problems), share)


def _share(visible: numpy.ndarray, region: Region, scale: float) -> float:
    """How much of a region differs; a hairline counts with the pixel on each side of it."""
    height, width = visible.shape
    left, top = max(int(region.x * scale) - 1, 0), max(int(region.y * scale) - 1, 0)
    right = min(int((region.x + region.width) * scale) + 2, width)
    bottom = min(int((region.y + region.height) * scale) + 2, height)
    part = visible[top:bottom, left:right]
    return float(part.mean()) if part.size else 0.0
