#!/usr/bin/env python3
# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Makes the images of the README: previews of our apps, rendered by their own `snapshot` command and put side by side.

Run `make snapshots` and `make snapshots APP=Catalog` before, which build the apps; writes Documentation/Pictures.
EndToEnd/test_readme_pictures.py fails where the apps look otherwise today.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

ROOT = Path(__file__).resolve().parent.parent
PRODUCTS = ROOT / ".build" / "debug"
OUTPUT = ROOT / "Documentation" / "Pictures"

# Of one screen in a row, in pixels.
WIDTH = 360
GAP = 24
CORNER = 36

# Each image: the product of an app, and the names of snapshots, which are those of previews with their variants.
ROWS = {
    "challenge.png": (
        "challenge",
        [
            "ChallengeHome/HomeView",
            "ChallengeCharacter/CharacterListView/Loaded",
            "ChallengeCharacter/CharacterDetailView/Loaded.dark",
            "ChallengeCharacter/CharacterListView/Error.dark",
        ],
    ),
    "catalog.png": (
        "catalog",
        ["Catalog/ControlsPage/Controls", "Catalog/ListsPage/List.dark", "Catalog/EffectsPage/Effects", "Catalog/TextPage/Text"],
    ),
}


def screen(path: Path) -> Image.Image:
    """One snapshot at the width of a screen in a row, with the corners of a phone and a thin edge."""
    snapshot = Image.open(path).convert("RGB")
    size = (WIDTH, round(snapshot.height * WIDTH / snapshot.width))
    snapshot = snapshot.resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (size[0] * 4, size[1] * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), CORNER * 4, fill=255)
    result = Image.new("RGBA", size)
    result.paste(snapshot, mask=mask.resize(size, Image.Resampling.LANCZOS))
    ImageDraw.Draw(result).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), CORNER, outline="#c6c6c8", width=2)
    return result


def row(name: str) -> Image.Image:
    """An image of the README as the apps look today."""
    product, snapshots = ROWS[name]
    previews = {snapshot.removesuffix(".dark") for snapshot in snapshots}
    only = [argument for preview in sorted(previews) for argument in ("--only", preview)]
    environment = os.environ | {"VITRINE_FONTS": str(ROOT / ".cache" / "fonts"), "VITRINE_ICONS": str(ROOT / ".cache" / "icons")}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [PRODUCTS / product, "snapshot", "--output", folder, "--matrix", "scheme", *only],
            check=True, stdout=subprocess.DEVNULL, env=environment,
        )
        screens = [screen(Path(folder) / f"{snapshot}.png") for snapshot in snapshots]
    result = Image.new("RGBA", (len(screens) * (WIDTH + GAP) - GAP, max(each.height for each in screens)))
    for index, each in enumerate(screens):
        result.paste(each, (index * (WIDTH + GAP), 0))
    return result


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name in ROWS:
        row(name).save(OUTPUT / name, optimize=True)


if __name__ == "__main__":
    main()
