# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The images of the README show the apps as they look today."""

from __future__ import annotations

import sys
import unittest

from harness.launcher import ROOT
from PIL import Image, ImageChops

sys.path.insert(0, str(ROOT / "Scripts"))

import readme_pictures  # noqa: E402


class ReadmePicturesTests(unittest.TestCase):
    def test_the_images_are_of_today(self) -> None:
        for name in readme_pictures.ROWS:
            with self.subTest(name):
                today = readme_pictures.row(name)
                with Image.open(readme_pictures.OUTPUT / name) as kept:
                    self.assertEqual(kept.size, today.size)
                    difference = ImageChops.difference(kept.convert("RGBA"), today).getbbox(alpha_only=False)
                self.assertIsNone(difference, f"{name} is outdated: run Scripts/readme_pictures.py")


if __name__ == "__main__":
    unittest.main()
