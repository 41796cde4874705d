# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Browser and raster show the same: every preview of the apps, in light and dark, layer by layer, and some mirrored.

What readers get of each is kept in Trees; with VITRINE_RECORD_TREES=1 it is written anew.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from harness.cases import AppTestCase
from harness.launcher import ROOT, Launcher
from harness.pictures import Region, compare
from harness.tree import outline
from PIL import Image
from playwright.sync_api import Page, expect

SCALE = 2
TREES = Path(__file__).parent / "Trees"
# What a picture's name ends in, and how its preview's page is asked for.
QUERIES = {".dark": "scheme=dark", ".rtl": "direction=rtl"}
# Of the layers on the page: what draws, where. A layer that holds others is judged by what it paints itself.
LAYERS = """
() => {
  const layers = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.vid === undefined) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isLeaf = ![...element.querySelectorAll('*')].some((inner) => inner.vid !== undefined);
    const paints = style.backgroundImage !== 'none' || !/(, 0\\)|transparent)$/.test(style.backgroundColor)
      || style.borderTopWidth !== '0px';
    if (box.width <= 0 || box.height <= 0 || !(isLeaf || paints)) continue;
    const words = (element.textContent || '').trim().slice(0, 40);
    layers.push({
      name: element.dataset.testid || words || element.localName,
      moves: element.querySelectorAll(':scope > i').length === 8,
      x: box.x, y: box.y, width: box.width, height: box.height,
    });
  }
  return layers;
}
"""


class ParityTestCase(AppTestCase):
    """Holds the pictures of an app's previews against Chromium's screenshots of the same previews, live."""

    product: str | None = None
    # What is photographed how: the arguments of the command.
    selection = ("--matrix", "scheme")
    pictures: Path

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The app's previews, each of which has an address of its own."""
        return Launcher(command="previews", product=cls.product)

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.pictures = Path(folder.name)
        command = [Launcher.binary(cls.product), "snapshot", "--output", folder.name, "--scale", str(SCALE)]
        done = subprocess.run(
            [*command, *cls.selection],
            capture_output=True,
            text=True,
            env={"VITRINE_FONTS": str(ROOT / ".cache" / "fonts"), **os.environ},
        )
        if done.returncode != 0:
            raise AssertionError(f"the previews could not be photographed:\n{done.stdout}\n{done.stderr}")

    def assert_surfaces_agree(self) -> None:
        """Every preview looks the same in its picture and in the browser, and reads as it did."""
        pictures = sorted(self.pictures.rglob("*.png"))
        self.assertGreater(len(pictures), 0)
        for picture in pictures:
            name = str(picture.relative_to(self.pictures).with_suffix(""))
            with self.subTest(preview=name):
                self.assert_same(picture, name)

    def assert_same(self, picture: Path, name: str) -> None:
        """One preview on both surfaces; what the browser showed is kept beside a picture that differs."""
        preview, suffix = os.path.splitext(name)
        preview, query = (preview, QUERIES[suffix]) if suffix in QUERIES else (name, "")
        with Image.open(picture) as image:
            width, height = image.size
        context = self.new_context(
            viewport={"width": width // SCALE, "height": height // SCALE},
            device_scale_factor=SCALE,
            color_scheme="dark" if suffix == ".dark" else "light",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(self.url(f"/frame/{preview}?{query}"))
        self.wait_until_live(page)
        # The page tells its scale with its first message; until the answer it is laid out for another one.
        self.settle(page)
        page.evaluate("() => document.fonts.ready")
        # The picture is of an idle view: what it no longer waits for has to be over here as well, and what came shown.
        waiting = picture.with_suffix(".json").read_text().count('"role": "progress"')
        expect(page.get_by_role("progressbar")).to_have_count(waiting)
        expect(page.locator("img:not([src])")).to_have_count(0)
        page.evaluate("() => Promise.all([...document.images].map((image) => image.decode()))")
        # What has the focus wears a ring in the browser; a picture has no focus.
        page.evaluate("() => document.activeElement?.blur()")
        layers = [(layer.pop("moves"), Region(**layer)) for layer in page.evaluate(LAYERS)]
        moving = [region for moves, region in layers if moves]
        regions = [region for moves, region in layers if not moves]
        shown = page.screenshot(animations="disabled")
        verdict = compare(picture.read_bytes(), shown, regions, scale=SCALE, moving=moving)
        if verdict.problems:
            keep = ROOT / "Artifacts" / "parity" / f"{name}.png"
            keep.parent.mkdir(parents=True, exist_ok=True)
            keep.with_suffix(".browser.png").write_bytes(shown)
            keep.with_suffix(".raster.png").write_bytes(picture.read_bytes())
        self.assertEqual(verdict.problems, ())
        if not query:
            self.assert_reads(page, name)
        context.close()

    def assert_reads(self, page: Page, name: str) -> None:
        """Roles, names, values, states and order are what was looked at when the tree was kept."""
        kept = TREES / f"{name}.txt"
        tree = outline(page)
        if os.environ.get("VITRINE_RECORD_TREES") == "1":
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(tree)
        self.assertTrue(kept.exists(), f"{kept} is missing: look at the tree, then record it\n{tree}")
        self.assertEqual(tree.splitlines(), kept.read_text().splitlines())


class ChallengeParityTests(ParityTestCase):
    """The previews of Challenge."""

    def test_every_preview_looks_the_same_on_both_surfaces_and_reads_as_it_did(self) -> None:
        self.assert_surfaces_agree()


class CatalogParityTests(ParityTestCase):
    """The previews of the catalog, which hold every kind of layer and control."""

    product = "catalog"

    def test_every_preview_looks_the_same_on_both_surfaces_and_reads_as_it_did(self) -> None:
        self.assert_surfaces_agree()


class MirroredParityTests(ParityTestCase):
    """Previews of the catalog from right to left, with stacks, lists, forms, texts, fields and controls in them."""

    product = "catalog"
    selection = (
        *("--matrix", "direction=rtl"),
        *("--only", "Catalog/ControlsPage/Controls", "--only", "Catalog/PickersPage/*", "--only", "Catalog/ListsPage/*"),
        *("--only", "Catalog/TextPage/*", "--only", "Catalog/GridsPage/*", "--only", "Catalog/TextInputPage/*"),
    )

    def test_the_previews_look_the_same_on_both_surfaces(self) -> None:
        self.assert_surfaces_agree()
