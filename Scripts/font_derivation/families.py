# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The families: where each file comes from and what is done to it.

The recipe of the user interface face, step by step (why each number is what it is:
Documentation/Decisions/0003-fonts-are-derived-at-set-up.md):

1. take the variable Inter out of the pinned wheel;
2. keep Latin, Vietnamese, Greek, Cyrillic and common signs, and only the layout features that engine and browser apply
   alike;
3. limit the optical axis to the range in which Inter's x-height moves as San Francisco's does;
4. scale the outlines, so that cap height and x-height agree with San Francisco's at the same point size;
5. nudge the advances, so that words do;
6. force the vertical metrics, so that a browser's baseline lies exactly one font size below the top of its line.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

from . import coverage, steps
from .nudges import nudge_advances, unify_advances
from .rounding import round_corners


@dataclass(frozen=True)
class Source:
    """A wheel of one font family and what its authors ask to be told."""

    package: str
    name: str
    copyright: str

    @property
    def folder(self) -> str:
        """The package's folder in the wheel, which is also how the wheel's own name begins."""
        return self.package.replace("-", "_")


INTER = Source("fontpkg-inter", "Inter 4.001", "Copyright 2016 The Inter Project Authors")
SOURCE_SERIF = Source("fontpkg-source-serif-4", "Source Serif 4 4.004", "Copyright 2014-2021 Adobe Systems Incorporated")
ROBOTO_MONO = Source("fontpkg-roboto-mono", "Roboto Mono 3.001", "Copyright 2015 The Roboto Mono Project Authors")
NOTO_ARABIC = Source("fontpkg-noto-sans-arabic", "Noto Sans Arabic 2.012", "Copyright 2022 The Noto Project Authors")


@dataclass(frozen=True, kw_only=True)
class Face:
    """One derived file."""

    family: str
    stem: str
    source: Source
    member: str
    axes: Mapping[str, float | tuple[float, float]] = field(default_factory=dict)
    scale: float = 1.0
    units_per_em: int | None = None
    is_nudged: bool = False
    is_rounded: bool = False
    advance: int | None = None
    code_points: tuple[tuple[int, int], ...] = coverage.CODE_POINTS
    features: tuple[str, ...] = coverage.KEPT_FEATURES

    @property
    def licence_file(self) -> str:
        """The licence text beside the file; faces of one source share it."""
        return f"{self.family.replace(' ', '')}-OFL.txt"


# Between these values Inter's x-height falls as San Francisco's does from 17 to 28 points.
_INTER_AXES = {"opsz": (16, 30)}

# Browsers round varied advances to whole units: with the source's 1000 that shows in long lines. Twice is exact.
_SERIF_EM = 2000

# Of 2048 units: the upright's 0.6 em. The italic is narrower by design, and must not be: columns would not line up.
_MONO_ADVANCE = 1229

def _sans(stem: str, member: str, axes: Mapping[str, float | tuple[float, float]], **others: object) -> Face:
    family = "Vitrine Rounded" if others.get("is_rounded") else "Vitrine Sans"
    return Face(
        family=family, stem=stem, source=INTER, member=member, axes=axes, scale=0.973, is_nudged=True, **others
    )


def _serif(stem: str, member: str) -> Face:
    return Face(family="Vitrine Serif", stem=stem, source=SOURCE_SERIF, member=member, units_per_em=_SERIF_EM)


def _mono(stem: str, member: str) -> Face:
    return Face(family="Vitrine Mono", stem=stem, source=ROBOTO_MONO, member=member, advance=_MONO_ADVANCE)


FACES = (
    _sans("VitrineSans", "Inter[opsz,wght].ttf", _INTER_AXES),
    _sans("VitrineSans-Italic", "Inter-Italic[opsz,wght].ttf", _INTER_AXES),
    _sans("VitrineRounded", "Inter[opsz,wght].ttf", {"opsz": 20}, is_rounded=True),
    _serif("VitrineSerif", "SourceSerif4[opsz,wght].ttf"),
    _serif("VitrineSerif-Italic", "SourceSerif4-Italic[opsz,wght].ttf"),
    _mono("VitrineMono", "RobotoMono[wght].ttf"),
    _mono("VitrineMono-Italic", "RobotoMono-Italic[wght].ttf"),
    Face(
        family="Vitrine Arabic",
        stem="VitrineArabic",
        source=NOTO_ARABIC,
        member="NotoSansArabic[wdth,wght].ttf",
        axes={"wdth": 100},
        code_points=coverage.ARABIC_CODE_POINTS,
        features=coverage.KEPT_CURSIVE_FEATURES,
    ),
)

SOURCES = tuple(dict.fromkeys(face.source for face in FACES))


def read(wheel: Path, source: Source, member: str) -> bytes:
    """A file of the wheel's package."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(f"{source.folder}/{member}")


def derive(face: Face, content: bytes) -> TTFont:
    """Applies the face's recipe to the bytes of its source."""
    # The source's own time stamps stay: the clock of the machine would make every run's bytes different.
    font = TTFont(io.BytesIO(content), recalcTimestamp=False)
    steps.cut_to_coverage(font, coverage.points(face.code_points), face.features)
    if face.axes:
        font = instancer.instantiateVariableFont(font, dict(face.axes))
    if face.units_per_em is not None:
        scale_upem(font, face.units_per_em)
    if face.scale != 1:
        steps.scale_outlines(font, face.scale)
    if face.is_nudged:
        nudge_advances(font)
    if face.advance is not None:
        unify_advances(font, face.advance)
    if face.is_rounded:
        round_corners(font)
    steps.force_vertical_metrics(font)
    steps.rename(font, face.family, face.stem, face.source.name)
    font.recalcTimestamp = False
    return font


def serialise(face: Face, font: TTFont) -> dict[str, bytes]:
    """The files that the engine (TrueType) and the browser (WOFF2) read."""
    files = {}
    for flavor, extension in ((None, "ttf"), ("woff2", "woff2")):
        font.flavor = flavor
        buffer = io.BytesIO()
        font.save(buffer)
        files[f"{face.stem}.{extension}"] = buffer.getvalue()
    return files
