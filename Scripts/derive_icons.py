#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Derives the table of symbols, "vitrine-symbols.txt", from Phosphor's icons and Inter's letters.

Documentation/Facts/sf-symbol-map.tsv says how each system name is drawn: an icon, or icons put together. The grammar
of its recipes (Documentation/Decisions/0012-symbols-are-composed-at-set-up.md says why it is carried out here):

    name            an outline icon                    name/f        its filled form
    circle(x) square(x) squircle(x) rect(x) rectp(x) diamond(x)      x inside an outline
    circlef(x) squaref(x) squirclef(x) rectf(x)                      x cut out of a filled form
    in(a,b)         b inside a, cut out where a is filled            badge(a,b)    b at a's lower right corner
    slash(a)        a struck through                                 corners(a)    a inside a viewfinder's corners
    below(a,b)      b under a                                        flip(a)       a in a mirror
    turn(a)         a quarter turn clockwise
    text:T          letters

Whatever is cut out is cut out by path arithmetic, so that each symbol is one outline filled by the nonzero rule: every
surface draws it alike. Outer contours run clockwise (y downwards), so that outlines can be laid over each other.

The table's lines: name, factor of the box, the ink's bounds, then the outlines of regular, thin, light and bold; an
empty outline is the regular one. Equal inputs give equal bytes: nothing of the machine or of the clock gets into it.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import math
import re
import sys
import zipfile
from functools import cache
from pathlib import Path

try:
    import pathops
    from fontTools.pens.transformPen import TransformPen
    from fontTools.svgLib.path import parse_path
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer
except ModuleNotFoundError as missing:
    sys.exit(f"error: the Python package '{missing.name}' is missing.\n       Run: Scripts/install-python")

ROOT = Path(__file__).resolve().parent.parent
MAP_FILE = ROOT / "Documentation/Facts/sf-symbol-map.tsv"
TABLE_FILE = "vitrine-symbols.txt"
LICENCE_FILE = "vitrine-symbols-LICENCES.txt"
MANIFEST_FILE = "manifest.json"
HEADER = "vitrine-symbols 1"

WEIGHTS = ("regular", "thin", "light", "bold")
STROKE = {"thin": 8, "light": 12, "regular": 16, "bold": 24}
# An icon inside another one is drawn smaller, so it is taken from a heavier weight; the last number thickens it.
INNER = {"thin": ("light", 0), "light": ("regular", 0), "regular": ("bold", 0), "bold": ("bold", 10)}

# Side of the grid in multiples of the point size: calibrated against measured symbols (Documentation/Decisions/0012).
BOX = 1.23
BOX_OF_ICON = {
    name: 1.42
    for name in ("image", "terminal-window", "film-strip", "credit-card", "envelope", "rectangle", "monitor", "laptop")
} | {"tray": 1.54}

LETTERS = [chr(code) for code in range(ord("A"), ord("Z") + 1)] + [str(number) for number in range(51)]
CAP_HEIGHT = 160
TEXT_WIDTH = 208

MIT = """Phosphor Icons
MIT License

Copyright (c) 2020-2024 Phosphor Icons

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

The letters and digits are outlines of Inter:

"""


class RecipeError(Exception):
    """A recipe that cannot be carried out; the message names the icon or the word at fault."""


# Paths


def turned(path: pathops.Path) -> pathops.Path:
    """A quarter turn clockwise about the middle of the grid."""
    result = pathops.Path()
    path.draw(TransformPen(result.getPen(), (0, 1, -1, 0, 256, 0)))
    return result


def transformed(path: pathops.Path, scale_x: float, scale_y: float, dx: float, dy: float) -> pathops.Path:
    """The path scaled, then moved."""
    result = pathops.Path()
    path.draw(TransformPen(result.getPen(), (scale_x, 0, 0, scale_y, dx, dy)))
    return result


def placed(path: pathops.Path, scale: float, x: float, y: float) -> pathops.Path:
    """The path scaled about the grid's centre, which then lies at (x, y)."""
    return transformed(path, scale, scale, x - 128 * scale, y - 128 * scale)


def centred(path: pathops.Path, scale: float, x: float = 128, y: float = 128) -> pathops.Path:
    """The path scaled, the centre of its ink at (x, y)."""
    left, top, right, bottom = path.bounds
    return transformed(path, scale, scale, x - (left + right) / 2 * scale, y - (top + bottom) / 2 * scale)


def union(*paths: pathops.Path) -> pathops.Path:
    """What any of the paths covers."""
    result = pathops.Path()
    pathops.union([contour for path in paths for contour in path.contours], result.getPen())
    return result


def difference(path: pathops.Path, hole: pathops.Path) -> pathops.Path:
    """What the path covers and the hole does not."""
    result = pathops.Path()
    pathops.difference(list(path.contours), list(hole.contours), result.getPen())
    return result


def thickened(path: pathops.Path, width: float) -> pathops.Path:
    """The path with a line of this width along its outline."""
    if width == 0:
        return path
    line = pathops.Path(path)
    line.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    line.convertConicsToQuads(0.1)
    return union(path, line)


def disc(x: float, y: float, radius: float) -> pathops.Path:
    """A filled circle."""
    handle = radius * 0.5522847498
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo((x + radius, y))
    pen.curveTo((x + radius, y + handle), (x + handle, y + radius), (x, y + radius))
    pen.curveTo((x - handle, y + radius), (x - radius, y + handle), (x - radius, y))
    pen.curveTo((x - radius, y - handle), (x - handle, y - radius), (x, y - radius))
    pen.curveTo((x + handle, y - radius), (x + radius, y - handle), (x + radius, y))
    pen.closePath()
    return path


def disc_outline(width: float) -> pathops.Path:
    """The outline of a circle as large as Phosphor's."""
    return difference(disc(128, 128, 96 + width / 2), disc(128, 128, 96 - width / 2))


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> pathops.Path:
    """A filled rectangle with round corners."""
    far = radius * (1 - 0.5522847498)
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo((left + radius, top))
    pen.lineTo((right - radius, top))
    pen.curveTo((right - far, top), (right, top + far), (right, top + radius))
    pen.lineTo((right, bottom - radius))
    pen.curveTo((right, bottom - far), (right - far, bottom), (right - radius, bottom))
    pen.lineTo((left + radius, bottom))
    pen.curveTo((left + far, bottom), (left, bottom - far), (left, bottom - radius))
    pen.lineTo((left, top + radius))
    pen.curveTo((left, top + far), (left + far, top), (left + radius, top))
    pen.closePath()
    return path


def line(x1: float, y1: float, x2: float, y2: float, width: float) -> pathops.Path:
    """A line with round ends."""
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo((x1, y1))
    pen.lineTo((x2, y2))
    pen.endPath()
    path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    path.convertConicsToQuads(0.1)
    return path


def framed(left: float, top: float, right: float, bottom: float, radius: float, width: float) -> pathops.Path:
    """The outline of a rounded rectangle, the line centred on it."""
    half = width / 2
    outer = rounded(left - half, top - half, right + half, bottom + half, radius + half)
    return difference(outer, rounded(left + half, top + half, right - half, bottom - half, max(radius - half, 1)))


def polygon(corners: list[tuple[float, float]]) -> pathops.Path:
    """A filled polygon."""
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()
    return path


def outlined(corners: list[tuple[float, float]], width: float) -> pathops.Path:
    """The outline of a polygon, its joins round."""
    path = polygon(corners)
    path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    path.convertConicsToQuads(0.1)
    return path


def starred(points: int, outer: float, inner: float) -> list[tuple[float, float]]:
    """The corners of a star about the middle of the grid, the first point up."""
    angles = [math.pi * index / points - math.pi / 2 for index in range(2 * points)]
    radii = [outer, inner] * points
    return [
        (128 + radius * math.cos(angle), 128 + radius * math.sin(angle))
        for radius, angle in zip(radii, angles, strict=True)
    ]


def shackle(width: float, closed: bool) -> pathops.Path:
    """The bow of a padlock; the right leg of an open one ends above the body."""
    middle, radius = (72, 40) if closed else (64, 40)
    handle = radius * 0.5522847498
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo((88, 112))
    pen.lineTo((88, middle))
    pen.curveTo((88, middle - handle), (128 - handle, middle - radius), (128, middle - radius))
    pen.curveTo((128 + handle, middle - radius), (168, middle - handle), (168, middle))
    if closed:
        pen.lineTo((168, 112))
    pen.endPath()
    path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    path.convertConicsToQuads(0.1)
    return path


def coverage(path: pathops.Path) -> float:
    """The covered area."""
    return abs(path.area)


# Polygons that Phosphor lacks: the diamond of playing cards is taller than wide.
CORNERS_OF_ICON = {
    "lozenge": [(128, 28), (204, 128), (128, 228), (52, 128)],
    "burst": starred(12, 100, 72),
}


# Sources


class Sources:
    """The icons of one Phosphor wheel and the letters of one Inter wheel."""

    def __init__(self, icons: Path, letters: Path) -> None:
        self.archive = zipfile.ZipFile(icons)
        with zipfile.ZipFile(letters) as archive:
            names = archive.namelist()
            member = next(name for name in names if name.endswith("/Inter[opsz,wght].ttf"))
            licence = next(name for name in names if re.search(r"LICENSE(\.txt)?$", name))
            font = TTFont(io.BytesIO(archive.read(member)))
            self.letter_licence = archive.read(licence).decode("utf-8")
        self.font = instancer.instantiateVariableFont(font, {"opsz": 14, "wght": 600})

    @cache
    def svg(self, name: str, weight: str) -> pathops.Path:
        """An icon as Phosphor has it in a weight or filled."""
        suffix = "" if weight == "regular" else "-" + weight
        try:
            text = self.archive.read(f"py_phosphor_icons/svgs/flat/{weight}/{name}{suffix}.svg").decode("utf-8")
        except KeyError:
            raise RecipeError(f"Phosphor has no icon {name} in {weight}") from None
        path = pathops.Path()
        for data in re.findall(r'<path d="([^"]+)"', text):
            parse_path(data, path.getPen())
        if re.search(r"<(circle|rect|line|poly|ellipse)", text):
            raise RecipeError(f"the icon {name} is more than paths")
        return path

    def icon(self, name: str, weight: str) -> pathops.Path:
        """An outline icon; the few that Phosphor lacks are drawn here."""
        width = STROKE[weight]
        if name in CORNERS_OF_ICON:
            return outlined(CORNERS_OF_ICON[name], width)
        match name:
            case "rectanglep":
                return framed(56, 32, 200, 224, 8, width)
            case "circle-left":
                right = rounded(128, 0, 256, 256, 1)
                return union(disc_outline(width), difference(disc(128, 128, 96), right))
            case "square-left":
                right = rounded(128, 0, 256, 256, 1)
                return union(framed(44, 44, 212, 212, 20, width), difference(rounded(44, 44, 212, 212, 20), right))
            case "padlock" | "padlock-open":
                return union(framed(60, 112, 196, 220, 16, width), shackle(width, closed=name == "padlock"))
        return self.svg(name, weight)

    @cache
    def filled(self, name: str) -> pathops.Path:
        """An icon's filled form.

        Where the icon has no inside (a check, an arrow), Phosphor fills a square behind it and cuts it out; then the
        bold outline is the filled form.
        """
        if name in CORNERS_OF_ICON:
            corners = CORNERS_OF_ICON[name]
            return union(polygon(corners), outlined(corners, STROKE["regular"]))
        match name:
            case "rectanglep":
                return rounded(48, 24, 208, 232, 16)
            case "padlock" | "padlock-open":
                return union(rounded(52, 104, 204, 228, 24), shackle(20, closed=name == "padlock"))
        filled, regular = self.svg(name, "fill"), self.svg(name, "regular")
        kept = pathops.Path()
        pathops.intersection(list(filled.contours), list(regular.contours), kept.getPen())
        return filled if coverage(kept) > 0.5 * coverage(union(regular)) else self.svg(name, "bold")

    @cache
    def text(self, string: str) -> pathops.Path:
        """Letters, centred on the grid, capitals as high as the grid's ink."""
        glyphs, metrics, characters = self.font.getGlyphSet(), self.font["hmtx"], self.font.getBestCmap()
        path, x = pathops.Path(), 0
        for character in string:
            if ord(character) not in characters:
                raise RecipeError(f"Inter has no letter {character}")
            name = characters[ord(character)]
            glyphs[name].draw(TransformPen(path.getPen(glyphSet=glyphs), (1, 0, 0, -1, x, 0)))
            x += metrics[name][0]
        path = union(path)
        scale = CAP_HEIGHT / self.font["OS/2"].sCapHeight
        left, _, right, _ = path.bounds
        return centred(path, min(scale, TEXT_WIDTH / (right - left)))


# Recipes


def split(recipe: str) -> tuple[str, list[str]]:
    """A recipe's word and its arguments."""
    match = re.fullmatch(r"(\w+)\((.*)\)", recipe)
    if not match:
        return "", [recipe]
    depth, arguments = 0, [""]
    for character in match[2]:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            arguments.append("")
        else:
            arguments[-1] += character
    return match[1], arguments


class Composer:
    """Carries recipes out."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources

    def plain(self, recipe: str, weight: str) -> pathops.Path:
        """A recipe of one word."""
        if recipe.startswith("text:"):
            return self.sources.text(recipe.removeprefix("text:"))
        if recipe.endswith("/f"):
            return self.sources.filled(recipe.removesuffix("/f"))
        return self.sources.icon(recipe, weight)

    def inner(self, recipe: str, weight: str) -> pathops.Path:
        """An icon that will stand inside another one, smaller and so heavier."""
        heavier, more = INNER[weight]
        path = self.plain(recipe, heavier)
        if recipe.endswith("/f") or recipe.startswith("text:"):
            return path
        return thickened(path, more)

    def container(self, word: str, weight: str) -> tuple[pathops.Path, float]:
        """An outline or a filled form to put an icon into, and the icon's size there."""
        width = STROKE[weight]
        match word:
            case "circle":
                return disc_outline(width), 0.6
            case "circlef":
                return disc(128, 128, 104), 0.6
            case "square":
                return framed(44, 44, 212, 212, 20, width), 0.58
            case "squaref":
                return rounded(36, 36, 220, 220, 28), 0.58
            case "squircle":
                return framed(40, 40, 216, 216, 48, width), 0.58
            case "squirclef":
                return rounded(32, 32, 224, 224, 56), 0.58
            case "rect":
                return framed(32, 56, 224, 200, 16, width), 0.5
            case "rectf":
                return rounded(24, 48, 232, 208, 24), 0.5
            case "rectp":
                return framed(56, 32, 200, 224, 16, width), 0.5
            case "diamond":
                return self.sources.icon("diamond", weight), 0.5
        raise RecipeError(f"no recipe is called {word}")

    def compose(self, recipe: str, weight: str) -> pathops.Path:
        """The outline of a recipe in a weight."""
        word, arguments = split(recipe)
        if not word:
            return union(self.plain(recipe, weight))
        first = arguments[0]
        match word, len(arguments):
            case "slash", 1:
                width = STROKE[weight]
                struck = difference(self.compose(first, weight), line(48, 40, 208, 216, 3 * width))
                return union(struck, line(48, 40, 208, 216, width))
            case "flip", 1:
                return union(transformed(self.compose(first, weight), -1, 1, 256, 0))
            case "turn", 1:
                return union(turned(self.compose(first, weight)))
            case "corners", 1:
                return union(self.sources.icon("corners-out", weight), centred(self.inner(first, weight), 0.56))
            case "badge", 2:
                rest = difference(self.compose(first, weight), disc(196, 192, 58))
                return union(rest, placed(self.inner(arguments[1], weight), 0.46, 196, 192))
            case "below", 2:
                upper = placed(self.compose(first, weight), 0.86, 128, 100)
                return union(upper, centred(self.inner(arguments[1], weight), 0.5, 128, 224))
            case "in", 2:
                outer = self.compose(first, weight)
                sign = centred(self.inner(arguments[1], weight), 0.42, 128, 120 if "chat" in first else 128)
                return difference(outer, sign) if first.endswith("/f") else union(outer, sign)
            case _, 1:
                outer, scale = self.container(word, weight)
                sign = centred(self.inner(first, weight), scale)
                return difference(outer, sign) if word.endswith("f") else union(outer, sign)
        raise RecipeError(f"{word} does not take {len(arguments)} icons")


def box_factor(recipe: str) -> float:
    """How large a recipe's grid is drawn: wide pictures are larger than round ones."""
    word, arguments = split(recipe)
    if word in ("rect", "rectf", "rectp"):
        return BOX_OF_ICON["rectangle"]
    if word in ("", "slash", "flip", "turn", "badge", "in"):
        return BOX_OF_ICON.get(arguments[0].removesuffix("/f"), BOX)
    return BOX


# The table


def recipes() -> dict[str, str]:
    """Recipes by name: the map's, then what follows from it, so that the reader's general rule finds its parts."""
    rows = [row.split("\t") for row in MAP_FILE.read_text(encoding="utf-8").splitlines()[1:]]
    result = {symbol: recipe for symbol, _, recipe in rows if recipe != "none"}
    for symbol, recipe in sorted(result.items()):
        if split(recipe)[0] or recipe.startswith("text:"):
            continue
        if symbol.endswith(".fill"):
            result.setdefault(symbol.removesuffix(".fill"), recipe.removesuffix("/f"))
    for shape in ("circle", "square", "rectangle"):
        result.setdefault(shape, shape)
        result.setdefault(shape + ".fill", shape + "/f")
    for text in LETTERS:
        result["text:" + text] = "text:" + text
    return result


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def data(path: pathops.Path) -> str:
    """Path data of absolute M, L, Q, C and Z only."""
    verbs = pathops.PathVerb
    letters = {verbs.MOVE: "M", verbs.LINE: "L", verbs.QUAD: "Q", verbs.CUBIC: "C", verbs.CLOSE: "Z"}
    words = [letters[verb] + " ".join(number(value) for point in points for value in point) for verb, points in path]
    return "".join(words)


def clockwise(path: pathops.Path) -> pathops.Path:
    """The path with outer contours clockwise and holes the other way, which pathops tells for y upwards."""
    result = pathops.Path(path)
    result.simplify(fix_winding=True, keep_starting_points=False, clockwise=False)
    return result


def entry(name: str, recipe: str, composer: Composer) -> str:
    """A line of the table."""
    paths = {weight: clockwise(composer.compose(recipe, weight)) for weight in WEIGHTS}
    outlines = [data(paths[weight]) for weight in WEIGHTS]
    if not outlines[0]:
        raise RecipeError(f"{recipe} draws nothing")
    outlines[1:] = ["" if outline == outlines[0] else outline for outline in outlines[1:]]
    bounds = " ".join(number(value) for value in paths["regular"].bounds)
    return "\t".join([name, f"{box_factor(recipe):g}", bounds, *outlines])


def table(composer: Composer) -> tuple[str, dict[str, str]]:
    """The whole table, and the recipes that could not be carried out with the reason."""
    lines, failures, drawn = [HEADER], {}, {}
    for name, recipe in sorted(recipes().items()):
        try:
            lines.append(f"{name}\t={drawn[recipe]}" if recipe in drawn else entry(name, recipe, composer))
            drawn.setdefault(recipe, name)
        except RecipeError as error:
            failures[name] = str(error)
    return "\n".join(lines) + "\n", failures


# Files


def sha256(content: bytes) -> str:
    """The hash as the manifest writes it."""
    return hashlib.sha256(content).hexdigest()


def recipe_hash() -> str:
    """Changes whenever this file or the map does, so that a changed recipe is derived anew."""
    return sha256(Path(__file__).read_bytes() + MAP_FILE.read_bytes())


def is_up_to_date(output: Path) -> bool:
    """Whether the output folder holds, unchanged, what this recipe wrote."""
    try:
        manifest = json.loads((output / MANIFEST_FILE).read_text(encoding="utf-8"))
        if manifest["recipe"] != recipe_hash():
            return False
        return all(sha256((output / name).read_bytes()) == known for name, known in manifest["files"].items())
    except (OSError, ValueError, KeyError):
        return False


def write(icons: Path, letters: Path, output: Path) -> dict[str, str]:
    """Derives the table into the folder; returns the hashes by file name."""
    sources = Sources(icons, letters)
    text, failures = table(Composer(sources))
    files = {TABLE_FILE: text.encode("utf-8"), LICENCE_FILE: (MIT + sources.letter_licence).encode("utf-8")}
    hashes = {name: sha256(content) for name, content in sorted(files.items())}
    output.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (output / name).write_bytes(content)
    manifest = {
        "sources": {wheel.name: sha256(wheel.read_bytes()) for wheel in (icons, letters)},
        "recipe": recipe_hash(),
        "files": hashes,
        "missing": failures,
    }
    # Last, so that an interrupted run is never taken for a finished one.
    (output / MANIFEST_FILE).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    for name, reason in failures.items():
        print(f"icons: {name} stays a placeholder: {reason}")
    return hashes


def main() -> int:
    """The command line: derive, or say whether there is anything to derive."""
    parser = argparse.ArgumentParser(description="Derives the table of symbols from Phosphor and Inter.")
    parser.add_argument("--output", type=Path, required=True, help="folder of the derived files")
    parser.add_argument("--icons", type=Path, help="the downloaded py-phosphor-icons wheel")
    parser.add_argument("--letters", type=Path, help="the downloaded fontpkg-inter wheel")
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    options = parser.parse_args()
    if options.check:
        if not is_up_to_date(options.output):
            return 1
        print(f"icons: up to date in {options.output}")
        return 0
    for wheel in (options.icons, options.letters):
        if wheel is None or not wheel.is_file():
            parser.error(f"--icons and --letters must name wheels; {wheel} is none. Run: Scripts/setup-icons")
    for name, known in write(options.icons, options.letters, options.output).items():
        print(f"{known}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
