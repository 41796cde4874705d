# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The comparison of screenshots with our own pictures."""

from __future__ import annotations

import io
import sys
import unittest
from pathlib import Path

from PIL import Image, ImageDraw

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "EndToEnd"))

from harness.pictures import Region, compare  # noqa: E402

SCALE = 2.0


def picture(draw=lambda canvas: None, size: tuple[int, int] = (200, 160)) -> bytes:
    image = Image.new("RGB", size, "white")
    draw(ImageDraw.Draw(image))
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def square(left: int, colour: str = "black"):
    return lambda canvas: canvas.rectangle((left, 40, left + 39, 79), fill=colour)


class ImageComparisonTests(unittest.TestCase):
    layer = Region("square", 20, 20, 20, 20)

    def test_equal_pictures_agree(self) -> None:
        verdict = compare(picture(square(40)), picture(square(40)), [self.layer], scale=SCALE)
        self.assertEqual(verdict.problems, ())
        self.assertEqual(verdict.difference, 0)

    def test_a_layer_that_only_one_surface_draws_is_named(self) -> None:
        verdict = compare(picture(), picture(square(40)), [self.layer], scale=SCALE)
        self.assertIn("layer 'square'", verdict.problems[0])

    def test_a_hairline_that_only_one_surface_draws_is_named(self) -> None:
        line = Region("line", 0, 20, 100, 0.5)
        drawn = picture(lambda canvas: canvas.rectangle((0, 40, 199, 41), fill="black"))
        verdict = compare(picture(), drawn, [line], scale=SCALE)
        self.assertTrue(any("layer 'line'" in problem for problem in verdict.problems))

    def test_a_layer_in_another_place_is_named(self) -> None:
        verdict = compare(picture(square(56)), picture(square(40)), [self.layer], scale=SCALE)
        self.assertIn("layer 'square'", verdict.problems[0])

    def test_a_layer_in_another_colour_is_named(self) -> None:
        verdict = compare(picture(square(40, "#a00")), picture(square(40)), [self.layer], scale=SCALE)
        self.assertIn("layer 'square'", verdict.problems[0])

    def test_an_edge_that_is_antialiased_otherwise_does_not_count(self) -> None:
        def soft(canvas: ImageDraw.ImageDraw) -> None:
            square(40)(canvas)
            canvas.rectangle((39, 40, 39, 79), fill="#999")

        self.assertEqual(compare(picture(soft), picture(square(40)), [self.layer], scale=SCALE).problems, ())

    def test_an_edge_may_stand_one_device_pixel_elsewhere(self) -> None:
        self.assertEqual(compare(picture(square(41)), picture(square(40)), [self.layer], scale=SCALE).problems, ())

    def test_what_moves_has_to_be_drawn_by_both_surfaces(self) -> None:
        drawn, turned, empty = picture(square(46)), picture(square(40)), picture()
        spinner = Region("spinner", 16, 16, 32, 28)
        self.assertEqual(compare(drawn, turned, [], scale=SCALE, moving=[spinner]).problems, ())
        verdict = compare(drawn, empty, [], scale=SCALE, moving=[spinner])
        self.assertIn("one surface only", verdict.problems[0])

    def test_pictures_of_different_sizes_are_told_apart(self) -> None:
        verdict = compare(picture(size=(10, 10)), picture(), [], scale=SCALE)
        self.assertIn("pixels", verdict.problems[0])


if __name__ == "__main__":
    unittest.main()
