#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The pictures of the README: previews of our apps, photographed by their own `snapshot` command and put side by side.

Run `make snapshots ARGUMENTS='--matrix scheme'` and the same with APP=Catalog before; writes Documentation/Pictures.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parent.parent
SNAPSHOTS = ROOT / "Artifacts" / "Snapshots"
OUTPUT = ROOT / "Documentation" / "Pictures"

# Of one screen in a row, in pixels.
WIDTH = 360
GAP = 24
CORNER = 36

ROWS = {
    "challenge.png": [
        "Challenge/ChallengeHome/HomeView.png",
        "Challenge/ChallengeCharacter/CharacterListView/Loaded.png",
        "Challenge/ChallengeCharacter/CharacterDetailView/Loaded.dark.png",
        "Challenge/ChallengeCharacter/CharacterListView/Error.dark.png",
    ],
    "catalog.png": [
        "Catalog/Catalog/ControlsPage/Controls.png",
        "Catalog/Catalog/ListsPage/List.dark.png",
        "Catalog/Catalog/EffectsPage/Effects.png",
        "Catalog/Catalog/TextPage/Text.png",
    ],
}


def screen(path: Path) -> Image.Image:
    """One picture at the size of the row, with the corners of a phone and a thin edge."""
    picture = Image.open(path).convert("RGB")
    size = (WIDTH, round(picture.height * WIDTH / picture.width))
    picture = picture.resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (size[0] * 4, size[1] * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), CORNER * 4, fill=255)
    result = Image.new("RGBA", size)
    result.paste(picture, mask=mask.resize(size, Image.Resampling.LANCZOS))
    ImageDraw.Draw(result).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), CORNER, outline="#c6c6c8", width=2)
    return result


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name, paths in ROWS.items():
        screens = [screen(SNAPSHOTS / path) for path in paths]
        height = max(picture.height for picture in screens)
        row = Image.new("RGBA", (len(screens) * (WIDTH + GAP) - GAP, height))
        for index, picture in enumerate(screens):
            row.paste(picture, (index * (WIDTH + GAP), 0))
        row.save(OUTPUT / name, optimize=True)


if __name__ == "__main__":
    main()
