# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Drawings of many operations in a browser: the real page is told what to draw, and its pixels are read.

That the server writes them in this form and that pictures look the same: WireCanvasTests, EndToEnd/test_canvas_agreement.py.
"""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Drawings</title><link rel="stylesheet" href="/_vitrine/base.css">
<main id="v0" class="v"><div id="v7" class="v k11"><svg class="f" aria-hidden="true"><rect width="9" height="9"/></svg></div>
</main>"""

START = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const page = window.page = new Page(document.getElementById("v0"));
  page.apply([[1, 1, [0, 11, 0, 0, []]], [7, 7, 100, 0, 40, 40], [3, 1, 0, 0, 1, [1, 1], 0, 0, 80, 60, 0, 0, 0, [3, [0, [], ""]]]]);
  await import("/_vitrine/canvas.js");
  await new Promise((done) => setTimeout(done));
}"""

# A pixel of a layer's drawing, as red, green, blue and alpha; one that is clear has no colour.
PIXEL = """([id, x, y]) => {
  const canvas = document.querySelector("canvas.f") && page.get(id).querySelector("canvas");
  const [red, green, blue, alpha] = canvas.getContext("2d").getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data;
  return alpha ? [red, green, blue, alpha] : [0, 0, 0, 0];
}"""

APPLY = """async (operations) => {
  page.apply(operations);
  await import("/_vitrine/canvas.js");
  await new Promise((done) => setTimeout(done));
}"""

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
RECTANGLE, ELLIPSE, CIRCLE, FILL, STROKE, IMAGE, GROUP = range(7)
OPAQUE, TRANSLUCENT, ENTRY, NOTHING = 0, 8, 16, 24
RED, GREEN, BLUE = 0xFF0000, 0x00FF00, 0x0000FF


def number(value):
    """A number from 0."""
    text = ""
    while value > 31:
        text += DIGITS[value & 31 | 32]
        value >>= 5
    return text + DIGITS[value]


def signed(value):
    return number(-2 * value - 1 if value < 0 else 2 * value)


def length(points):
    return signed(round(points * 32))


def fixed(value, count):
    return "".join(DIGITS[value >> 6 * place & 63] for place in reversed(range(count)))


def color(value):
    return fixed(value, 4)


def share(value):
    return fixed(round(value * 4095), 2)


def box(x, y, width, height):
    return length(x) + length(y) + number(width * 32) + number(height * 32)


def path(*runs):
    """Runs of elements of a kind, each with its points one after the other."""
    text, pen = number(len(runs)), (0, 0)
    for kind, count, *points in runs:
        text += number(count * 8 + kind)
        for x, y in points:
            text += length(x - pen[0]) + length(y - pen[1])
            pen = (x, y)
    return text


def rectangle(value, *place):
    return DIGITS[RECTANGLE | OPAQUE] + color(value) + box(*place)


def looking(operation, opacity=1, blend=0, shadow=0, clips=()):
    """An operation with how it meets what is behind."""
    head = DIGITS.index(operation[0]) | 32
    look = share(opacity) + number(blend) + number(shadow) + number(len(clips)) + "".join(map(number, clips))
    return DIGITS[head] + look + operation[1:]


SQUARE = path((0, 1, (10, 10)), (1, 3, (40, 10), (40, 40), (10, 40)), (4, 1))
NESTED = path(
    (0, 1, (10, 10)), (1, 3, (40, 10), (40, 40), (10, 40)), (4, 1),
    (0, 1, (20, 20)), (1, 3, (30, 20), (30, 30), (20, 30)), (4, 1),
)  # fmt: skip


class Drawings(PageTests):
    html = PAGE
    ratio = 1

    def setUp(self):
        self.context = self.browser.new_context(device_scale_factor=self.ratio)
        self.addCleanup(self.context.close)
        self.page = self.context.new_page()
        self.errors, self.warnings = [], []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.warnings.append(message.text) if message.type == "warning" else None)
        self.page.goto(self.address)
        self.page.evaluate(START)

    def draw(self, *operations, table=(), layer=1):
        self.apply([9, layer, 0, 11, [0, list(table), ".".join(operations)], 80])

    def apply(self, *operations):
        self.page.evaluate(APPLY, list(operations))
        self.assertEqual(self.errors, [])

    def pixel(self, x, y, layer=1):
        return self.page.evaluate(PIXEL, [layer, x, y])

    def assert_near(self, found, wanted, tolerance=3):
        for one, other in zip(found, wanted):
            self.assertLessEqual(abs(one - other), tolerance, (found, wanted))

    def test_marks_are_where_they_are_said_to_be(self):
        self.draw(
            rectangle(RED, 0, 0, 10, 10),
            DIGITS[ELLIPSE] + color(GREEN) + length(50) + length(10) + number(20 * 32) + number(5 * 32),
            DIGITS[CIRCLE] + color(BLUE) + length(60) + length(40) + number(10 * 32),
            DIGITS[RECTANGLE | TRANSLUCENT] + color(RED) + share(0.5) + box(0, 30, 10, 10),
        )
        self.assertEqual(self.pixel(5, 5), [255, 0, 0, 255])
        self.assertEqual(self.pixel(12, 5), [0, 0, 0, 0])
        self.assertEqual(self.pixel(35, 10), [0, 255, 0, 255])
        self.assertEqual(self.pixel(50, 17), [0, 0, 0, 0])
        self.assertEqual(self.pixel(60, 47), [0, 0, 255, 255])
        self.assertEqual(self.pixel(68, 48), [0, 0, 0, 0])
        self.assert_near(self.pixel(5, 35), [255, 0, 0, 128])

    def test_paths_have_their_rule_their_line_and_their_dashes(self):
        lines = [[4, "butt", "miter", 10, 0], [4, "butt", "miter", 10, 5, 10, 10]]
        self.draw(DIGITS[FILL] + color(RED) + number(1) + NESTED)
        self.assertEqual([self.pixel(15, 15), self.pixel(25, 25)], [[255, 0, 0, 255], [0, 0, 0, 0]])
        self.draw(DIGITS[FILL] + color(RED) + number(0) + NESTED)
        self.assertEqual(self.pixel(25, 25), [255, 0, 0, 255])
        self.draw(DIGITS[STROKE] + color(RED) + number(0) + SQUARE, table=lines)
        self.assertEqual([self.pixel(11, 25), self.pixel(25, 25), self.pixel(8, 25)][:2], [[255, 0, 0, 255], [0, 0, 0, 0]])
        # Five points of the first dash are over where the line begins.
        self.draw(DIGITS[STROKE] + color(RED) + number(1) + path((0, 1, (0, 20)), (1, 1, (80, 20))), table=lines)
        self.assertEqual([self.pixel(x, 20)[3] for x in (2, 8, 18, 28)], [255, 0, 255, 0])
        curve = path((0, 1, (0, 40)), (2, 1, (40, -40), (80, 40)), (3, 1, (60, 60), (20, 60), (0, 40)))
        self.draw(DIGITS[FILL] + color(BLUE) + number(0) + curve)
        self.assertEqual([self.pixel(40, 20)[3], self.pixel(40, 50)[3], self.pixel(5, 5)[3]], [255, 255, 0])

    def test_gradients_mix_with_their_opacity(self):
        table = [
            [1, 0, 0, 80, 0, "#ff0000", 0, "#0000ff", 1],
            [2, 40, 30, 0, 20, "#ffffff", 0, "#ff0000", 1],
            [3, 40, 30, 80, 60, 0, 0.5, "#00ff00", 0, "#0000ff", 1],
            [4, 40, 30, 0, "#ff0000", 0, "#ff0000", 0.5, "#0000ff", 0.5, "#0000ff", 1],
            [1, 0, 0, 80, 0, "#ff000000", 0, "#0000ff", 1],
        ]
        fill = DIGITS[RECTANGLE | ENTRY]
        whole = box(0, 0, 80, 60)
        self.draw(fill + number(0) + whole, table=table)
        self.assert_near(self.pixel(40, 30), [126, 0, 129, 255], 4)
        self.draw(fill + number(1) + whole, table=table)
        self.assert_near(self.pixel(50, 30), [255, 122, 122, 255], 8)
        self.assert_near(self.pixel(70, 30), [255, 0, 0, 255])
        self.draw(fill + number(2) + whole, table=table)
        self.assert_near(self.pixel(60, 30), [0, 126, 129, 255], 6)
        self.assert_near(self.pixel(40, 45), [0, 126, 129, 255], 6)
        # Clockwise from the right: the first half is below.
        self.draw(fill + number(3) + whole, table=table)
        self.assertEqual([self.pixel(40, 50)[:3], self.pixel(40, 10)[:3]], [[255, 0, 0], [0, 0, 255]])
        # A clear end has no colour of its own.
        self.draw(fill + number(4) + whole, table=table)
        self.assert_near(self.pixel(40, 30), [0, 0, 255, 128], 6)

    def test_how_an_operation_meets_what_is_behind(self):
        under, over = rectangle(RED, 0, 0, 40, 40), rectangle(GREEN, 20, 20, 40, 20)
        self.draw(under, looking(over, opacity=0.5))
        self.assert_near(self.pixel(30, 30), [127, 128, 0, 255])
        self.draw(under, looking(over, blend=1))
        self.assertEqual([self.pixel(30, 30), self.pixel(50, 30)], [[0, 0, 0, 255], [0, 255, 0, 255]])
        clip = number(0) + SQUARE
        inner = number(0) + path((0, 1, (0, 0)), (1, 3, (20, 0), (20, 20), (0, 20)), (4, 1))
        self.draw(looking(rectangle(BLUE, 0, 0, 80, 60), clips=(0, 1)), rectangle(RED, 70, 0, 5, 5), table=[clip, inner])
        self.assertEqual([self.pixel(15, 15)[3], self.pixel(30, 30)[3], self.pixel(5, 5)[3]], [255, 0, 0])
        self.assertEqual(self.pixel(72, 2), [255, 0, 0, 255])
        self.draw(looking(rectangle(BLUE, 10, 10, 10, 10), shadow=1), table=[["#ff0000", 0, 20, 0]])
        self.assertEqual([self.pixel(15, 15), self.pixel(35, 15)], [[0, 0, 255, 255], [255, 0, 0, 255]])

    def test_operators_meet_the_opacity_of_what_is_behind(self):
        under, over = rectangle(RED, 0, 0, 40, 40), rectangle(GREEN, 20, 20, 40, 20)
        red, green, nothing = [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0]
        # As DisplayBlendMode numbers them: where only the backdrop is, where both are, where only the source is.
        expected = {
            17: [red, nothing, nothing],
            18: [red, red, green],
            19: [nothing, red, nothing],
            20: [nothing, red, green],
            21: [red, green, nothing],
            22: [nothing, green, nothing],
            23: [nothing, nothing, green],
            24: [red, nothing, green],
        }
        for blend, pixels in expected.items():
            with self.subTest(blend=blend):
                self.draw(under, looking(over, blend=blend))
                self.assertEqual([self.pixel(10, 10), self.pixel(30, 30), self.pixel(50, 30)], pixels)

    def test_a_group_is_drawn_as_a_whole(self):
        inside = rectangle(RED, 0, 0, 40, 40) + rectangle(GREEN, 20, 20, 40, 20)
        self.draw(looking(DIGITS[GROUP | NOTHING] + number(2) + inside, opacity=0.5))
        self.assert_near(self.pixel(10, 10), [255, 0, 0, 128])
        self.assert_near(self.pixel(30, 30), [0, 255, 0, 128])
        self.draw(DIGITS[GROUP | NOTHING] + number(0), rectangle(RED, 0, 0, 9, 9))
        self.assertEqual(self.pixel(5, 5), [255, 0, 0, 255])

    def test_images_are_drawn_when_they_come(self):
        table = [["abc", 1]]
        place = box(10, 10, 20, 20)
        turned = number(1) + "".join(signed(part * 10000) for part in (0, 1, -1, 0)) + length(70) + length(0)
        self.draw(
            DIGITS[IMAGE | NOTHING] + number(0) + number(0) + place,
            DIGITS[IMAGE | OPAQUE] + color(RED) + number(0) + number(0) + box(10, 35, 20, 20),
            DIGITS[IMAGE | NOTHING] + number(0) + turned + place,
            table=table,
        )
        self.page.wait_for_function(
            "() => page.get(1).querySelector('canvas').getContext('2d').getImageData(20, 20, 1, 1).data[3]")
        self.assertEqual(self.pixel(20, 20), [0, 128, 0, 255])
        self.assertEqual(self.pixel(20, 45), [255, 0, 0, 255])
        self.assertEqual([self.pixel(50, 20)[3], self.pixel(35, 20)[3]], [255, 0])

    def test_what_stays_is_not_sent_again(self):
        self.draw(*(rectangle(RED, 10 * index, 0, 10, 10) for index in range(5)))
        new = [rectangle(GREEN, 10, 0, 10, 10), rectangle(BLUE, 30, 0, 10, 10), rectangle(GREEN, 40, 0, 10, 10)]
        self.apply([9, 1, 0, 11, [1, [], ".".join(new), [1, 1, 1, 1, 2, 2]], 80])
        self.assertEqual(
            [self.pixel(10 * index + 5, 5)[:3] for index in range(5)],
            [[255, 0, 0], [0, 255, 0], [255, 0, 0], [0, 0, 255], [0, 255, 0]],
        )
        self.apply([9, 1, 0, 11, [1, [], "", [0, 4, 0]], 80])
        self.assertEqual([self.pixel(5, 5)[3], self.pixel(45, 5)[3]], [0, 255])

    def test_entries_are_added_to_the_table(self):
        self.draw(rectangle(RED, 0, 0, 10, 10), table=[["#ff0000", 0, 9, 0]])
        linear = [1, 0, 0, 80, 0, "#00ff00", 0, "#00ff00", 1]
        self.apply([9, 1, 0, 11, [1, [linear], DIGITS[RECTANGLE | ENTRY] + number(1) + box(0, 0, 10, 10), [0, 1, 1]], 80])
        self.assertEqual(self.pixel(5, 5), [0, 255, 0, 255])

    def test_an_operation_of_another_client_is_left_out(self):
        broken = [DIGITS[7] + color(RED), DIGITS[RECTANGLE], "!", DIGITS[STROKE] + color(RED) + number(9) + SQUARE]
        self.draw(rectangle(RED, 0, 0, 10, 10), *broken, rectangle(GREEN, 20, 0, 10, 10))
        self.assertEqual([self.pixel(5, 5)[:3], self.pixel(25, 5)[:3]], [[255, 0, 0], [0, 255, 0]])
        said = [text for text in self.warnings if "leaves out" in text]
        self.assertEqual(len(said), len(broken))

    def test_the_drawing_has_the_pixels_of_the_screen(self):
        self.draw(rectangle(RED, 0, 0, 80, 60))
        pixels = "(() => { const { width, height } = page.get(1).querySelector('canvas'); return [width, height]; })()"
        self.assertEqual(self.page.evaluate(pixels), [80 * self.ratio, 60 * self.ratio])
        self.apply([7, 1, 0, 0, 40.2, 30])
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertEqual(self.page.evaluate(pixels), [round(40.2 * self.ratio), 30 * self.ratio])
        self.assertEqual(self.pixel(20, 20), [255, 0, 0, 255])

    def test_what_the_page_began_with_stays_until_it_changes(self):
        self.assertEqual(self.page.locator("#v7 svg").count(), 1)
        self.assertEqual(self.page.locator("#v7 canvas").count(), 0)
        self.draw(rectangle(RED, 0, 0, 40, 40), layer=7)
        self.assertEqual(self.page.locator("#v7 svg").count(), 0)
        self.assertEqual(self.page.locator("#v7 canvas").get_attribute("aria-hidden"), "true")
        self.assertEqual(self.pixel(20, 20, layer=7), [255, 0, 0, 255])

    def test_a_layer_that_shows_something_else_has_no_drawing(self):
        self.draw(rectangle(RED, 0, 0, 40, 40))
        self.apply([9, 1, 0, 0, None, 80])
        self.assertEqual(self.page.evaluate("page.get(1).childNodes.length"), 0)
        self.draw(rectangle(GREEN, 0, 0, 40, 40))
        self.assertEqual(self.pixel(20, 20), [0, 255, 0, 255])


class SharpDrawings(Drawings):
    """The same on a screen with two pixels in a point."""

    ratio = 2


if __name__ == "__main__":
    unittest.main()
