# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Animations in a browser: the real page applies operations; time is set by hand, and what is presented is read."""

import unittest

from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Animations</title><link rel="stylesheet" href="/_vitrine/base.css">
<main id="v0" class="v"></main>"""

START = """async (isReady) => {
  const { Page } = await import("/_vitrine/page.js");
  const page = window.page = new Page(document.getElementById("v0"));
  window.exited = [];
  page.onExit = (id) => window.exited.push(id);
  page.apply([
    [0, 0, 1, "background:#ff0000;"], [0, 0, 2, "background:#0000ff;"], [0, 1, 3, "opacity:0.5;"], [0, 1, 4, "opacity:0;"],
    [1, 1, [0, 0, 0, 0, []]],
    [3, 1, 0, 0, 3, [1, 1], 10, [0, 0, 100, 200], 80, 40, 1, 0, 0],
  ]);
  if (isReady) await page.loadMotion();
}"""

# Runs to a moment; what is presented then. Every animation is stopped, so nothing depends on how fast the machine is.
AT = """([id, moment, property]) => {
  const element = page.get(id);
  for (const animation of element.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = moment;
  }
  return getComputedStyle(element)[property];
}"""


class Animations(PageTests):
    html = PAGE

    def setUp(self):
        self.open()

    def open(self, motion=None, **options):
        """A page; `motion` says how requests for the module of animations are answered, where it is not there at once."""
        self.context = self.browser.new_context(**options)
        self.addCleanup(self.context.close)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        if motion:
            self.page.route("**/animation.js", motion)
        self.page.goto(self.address)
        self.page.evaluate(START, motion is None)

    def apply(self, *operations):
        self.page.evaluate("(operations) => page.apply(operations)", list(operations))
        self.assertEqual(self.errors, [])

    def at(self, moment, property, layer=1):
        return self.page.evaluate(AT, [layer, moment, property])

    def count(self, layer=1):
        return self.page.evaluate("(id) => page.get(id).getAnimations().length", layer)

    def test_the_target_is_there_at_once_and_the_way_is_shown(self):
        self.apply([10, 1, 1, 3], [22, 1, ["opacity", ["1", "0.5"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.page.evaluate("page.get(1).className"), "v k0 c1 e3")
        self.assertEqual([self.at(0, "opacity"), self.at(500, "opacity"), self.at(999, "opacity")[:4]], ["1", "0.75", "0.50"])

    def test_a_place_travels_without_layout(self):
        self.apply([7, 1, 200, 10, 80, 40], [22, 1, ["translate", ["-200px 0px", "0px 0px"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.at(0, "translate"), "-200px")
        self.assertEqual(self.at(500, "translate"), "-100px")
        left = self.page.evaluate("page.get(1).getBoundingClientRect().left")
        self.assertEqual(left, 100)

    def roll(self, was, text, way="1"):
        """Rolls a text; its parts: those that stand still, and `old>new` for those that roll."""
        self.apply(
            [9, 1, 0, 1, text], [22, 1, ["line", [was, way]], 1000, "linear", 0, 1, 0],
        )
        return self.page.evaluate(
            "[...page.get(1).firstChild.childNodes].filter((part) => part.textContent || part.dataset)"
            ".map((part) => part.dataset ? part.dataset.was + '>' + part.textContent : part.data)"
        )

    def test_of_a_number_only_the_digits_that_differ_roll(self):
        for was, text, parts in (
            ("19", "20", ["1>2", "9>0"]), ("1,234", "1,235", ["1,23", "4>5"]),
            ("99 points", "100 points", [">1", "9>0", "9>0", " points"]),
            ("100", "99", ["1>", "0>9", "0>9"]), ("12:59", "13:00", ["1", "2>3", ":", "5>0", "9>0"]), ("", "7", [">7"]),
            ("11", "111", ["11", ">1"]), ("\U0001f600 1", "\U0001f600 2", ["\U0001f600 ", "1>2"]),
        ):
            with self.subTest(was=was, text=text):
                self.assertEqual(self.roll(was, text), parts)
                # What is read and copied is the new text alone.
                self.assertEqual(self.page.evaluate("page.get(1).textContent"), text)

    def test_a_button_has_the_new_line_as_its_name_while_the_characters_roll(self):
        self.page.evaluate("page.get(1).setAttribute('role', 'button')")
        for way in ("1", "0"):
            with self.subTest(way=way):
                self.roll("99 points", "100 points", way)
                self.assertIn('button "100 points"', self.page.locator("body").aria_snapshot())

    def test_a_line_without_a_way_fades_as_a_whole(self):
        self.assertEqual(self.roll("19", "29", "0"), ["19>29"])
        frames = self.page.evaluate(
            "document.getAnimations().map((it) => it.effect.getKeyframes().map(({ opacity, translate }) => [opacity, translate]))"
        )
        self.assertEqual(frames, [[["0", None], [None, None]], [[None, None], ["0", None]]])
        self.assertEqual(self.page.evaluate("page.get(1).textContent"), "29")

    def test_the_form_of_a_gradient_moves_in_its_mask(self):
        ways = ["M0 0L10 0L10 10Z", "M0 0L20 0L20 10Z"]
        for style in (0, 1):
            with self.subTest(style=style):
                self.apply(
                    [9, 1, 0, 7, ["p", ways[1], "#fff", "", 0, "", "", "", 0, style]],
                    [22, 1, [".d", [f'path("{way}")' for way in ways]], 1000, "linear", 0, 1, 0],
                )
                targets = self.page.evaluate(
                    "document.getAnimations().map(({ effect: { target } }) => [target.localName, target.parentNode.localName])"
                )
                self.assertEqual(targets, [["path", "mask" if style else "svg"]])

    def test_a_line_changes_at_the_pace_of_its_animation(self):
        for way in ("1", "0"):
            with self.subTest(way=way):
                self.apply([9, 1, 0, 1, "9"], [22, 1, ["line", ["8", way]], 1000, "ease-out", 0, 1, 0])
                paces = "document.getAnimations().map((animation) => animation.effect.getTiming().easing)"
                self.assertEqual(set(self.page.evaluate(paces)), {"ease-out"})

    def test_digits_roll_upwards_or_downwards_and_the_line_is_a_text_again(self):
        for way in ("1", "-1"):
            self.roll("8", "9", way)
            self.at(0, "opacity")
            top = "page.get(1).querySelector('[data-was]>span').getBoundingClientRect().top"
            begin = self.page.evaluate(top)
            self.at(999.9, "opacity")
            self.assertEqual(begin > self.page.evaluate(top), way == "1")
        self.page.evaluate("for (const it of document.getAnimations()) it.finish()")
        self.page.wait_for_function("() => page.get(1).firstChild.nodeType === 3 && page.get(1).firstChild.data === '9'")

    def test_while_digits_roll_all_characters_stand_where_they_stay(self):
        places = """() => {
          const element = page.get(1), walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), found = [];
          for (let text; (text = walker.nextNode());) {
            for (let i = 0; i < text.length; i++) {
              const range = document.createRange();
              range.setStart(text, i);
              range.setEnd(text, i + 1);
              const { x, y, width, height } = range.getBoundingClientRect();
              found.push([text.data[i], x, y, width, height]);
            }
          }
          return found;
        }"""
        self.roll("Total 1,299.5 km", "Total 1,300.5 km")
        # The font comes once it is laid out with.
        self.page.evaluate("() => { document.body.offsetWidth; return document.fonts.ready.then(() => true); }")
        self.at(999.999, "opacity")
        rolling = self.page.evaluate(places)
        self.page.evaluate("for (const it of document.getAnimations()) it.finish()")
        self.page.wait_for_function("() => page.get(1).firstChild.nodeType === 3")
        resting = self.page.evaluate(places)
        self.assertEqual([character for character, *_ in rolling], [character for character, *_ in resting])
        # A digit that rolls is not kerned with its neighbours: the point after one is 0.9 points nearer once it rests.
        for (character, *one), (_, *other) in zip(rolling, resting, strict=True):
            for part, rest in zip(one, other, strict=True):
                self.assertAlmostEqual(part, rest, delta=1, msg=character)

    def test_a_text_that_comes_while_another_rolls_is_whole(self):
        self.roll("8", "9")
        self.apply([9, 1, 0, 1, "12"])
        self.assertEqual(self.page.evaluate("page.get(1).textContent"), "12")
        self.assertEqual(self.count(), 0)

    def test_with_less_motion_digits_only_fade(self):
        self.open(reduced_motion="reduce")
        self.roll("8", "9")
        frames = self.page.evaluate(
            "document.getAnimations()"
            ".flatMap((it) => it.effect.getKeyframes().map((frame) => frame.translate))"
        )
        self.assertEqual(set(frames), {None})

    def test_a_full_turn_is_one(self):
        values = ["translate(0px,0px) rotate(0rad) scale(1,1)", "translate(0px,0px) rotate(6.2832rad) scale(1,1)"]
        self.apply([22, 1, ["transform", values], 1000, "linear", 0, 0, 0])
        matrix = self.at(500, "transform")
        self.assertTrue(matrix.startswith("matrix(-1,"), matrix)
        self.assertTrue(self.at(10_500, "transform").startswith("matrix(-1,"))

    FORM = "translate(var(--mxp),0px) rotate(0rad) scale(var(--msn),var(--mtn))"

    def move(self, start, end, duration, iterations=1):
        return [22, 1, ["transform", [self.FORM, self.FORM], "--mxp", [f"{start}px", f"{end}px"]],
                duration, "linear", 0, iterations, 0]

    def grow(self, start, end, duration, iterations=1):
        return [22, 1, ["transform", [self.FORM, self.FORM], "--msn", [str(start), str(end)], "--mtn", [str(start), str(end)]],
                duration, "linear", 0, iterations, 0]

    def matrix(self, moment):
        """The scale and the offset of what is presented."""
        values = self.at(moment, "transform").removeprefix("matrix(").split(",")
        return float(values[0]), float(values[4])

    def test_parts_of_a_transform_move_each_in_its_own_time(self):
        # In either order; the style has the end of both.
        for first, second in ((0, 1), (1, 0)):
            with self.subTest(first=first):
                self.open()
                self.apply([0, 1, 9, "transform:translate(100px,0px) scale(3,3);"])
                operations = [self.move(0, 100, 1000), self.grow(1, 3, 400)]
                self.apply([10, 1, 1, 9], operations[first], operations[second])
                for moment, scale, offset in ((0, 1, 0), (200, 2, 20), (399, 2.995, 39.9), (500, 3, 50), (900, 3, 90), (1001, 3, 100)):
                    found = self.matrix(moment)
                    self.assertAlmostEqual(found[0], scale, 3)
                    self.assertAlmostEqual(found[1], offset, 3)

    def test_a_part_without_an_end_goes_on_beside_one_that_ends(self):
        self.apply([0, 1, 9, "transform:translate(100px,0px) scale(3,3);"])
        self.apply([10, 1, 1, 9], self.grow(1, 3, 400, 0), self.move(0, 100, 1000))
        for moment, scale, offset in ((200, 2, 20), (1000, 2, 100), (1400, 2, 100)):
            found = self.matrix(moment)
            self.assertAlmostEqual(found[0], scale, 3)
            self.assertAlmostEqual(found[1], offset, 3)

    def test_parts_that_are_moved_again_go_on_from_where_they_are(self):
        self.apply([0, 1, 9, "transform:translate(100px,0px) scale(3,3);"], [0, 1, 8, "transform:translate(0px,0px) scale(1,1);"])
        self.apply([10, 1, 1, 9], self.move(0, 100, 1000), self.grow(1, 3, 400))
        self.assertEqual(self.matrix(200), (2, 20))
        self.apply([10, 1, 1, 8], self.move(100, 0, 1000), self.grow(3, 1, 400))
        self.assertEqual(self.matrix(0), (2, 20))
        self.assertEqual(self.matrix(200), (1.5, 16))
        # Without a time of its own all ends.
        self.apply([10, 1, 1, 9], [22, 1, ["transform", ["none", "none"]]])
        self.assertEqual(self.matrix(0), (3, 100))

    def test_samples_delays_and_repetitions(self):
        easing = "linear(0,1.2,1)"
        self.apply([22, 1, ["width", ["0px", "100px"]], 1000, easing, 500, 2, 1])
        self.assertEqual([self.at(250, "width"), self.at(1000, "width")], ["0px", "120px"])
        self.assertEqual(self.at(1750, "width"), "110px")

    def test_a_new_animation_starts_where_the_old_one_is(self):
        self.apply([10, 1, 1, 3], [22, 1, ["opacity", ["1", "0"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.at(400, "opacity"), "0.6")
        self.apply([22, 1, ["opacity", ["0", "1"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.count(), 1)
        self.assertEqual([self.at(0, "opacity"), self.at(500, "opacity")], ["0.6", "0.8"])

    def test_a_move_on_the_way_goes_on_from_there(self):
        self.apply([7, 1, 200, 10, 80, 40], [22, 1, ["translate", ["-200px 0px", "0px 0px"]], 1000, "linear", 0, 1, 0])
        self.at(500, "translate")
        self.apply([7, 1, 0, 10, 80, 40], [22, 1, ["translate", ["200px 0px", "0px 0px"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.at(0, "translate"), "100px")

    def test_a_change_at_once_ends_what_runs(self):
        self.apply([22, 1, ["opacity", ["1", "0"]], 1000, "linear", 0, 0, 1])
        self.assertEqual(self.count(), 1)
        self.apply([10, 1, 1, 3], [22, 1, ["opacity", ["0", "0.5"]]])
        self.assertEqual(self.count(), 0)
        self.assertEqual(self.at(0, "opacity"), "0.5")

    def test_colours_blend(self):
        self.apply([9, 1, 2, 0, None, 80], [22, 1, ["backgroundColor", ["#ff0000", "#0000ff"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.at(500, "backgroundColor"), "rgb(128, 0, 128)")

    def gradient(self, start, end, *times):
        image = "linear-gradient(var(--ga),var(--g0c) var(--g0p),var(--g1c) var(--g1p))"
        values = [("--ga", "90deg", "90deg"), ("--g0c", "#ff0000", "#ff0000"), ("--g0p", start, end),
                  ("--g1c", "#0000ff", "#0000ff"), ("--g1p", "100%", "100%")]
        properties = ["backgroundImage", [image, image]]
        for name, first, last in values:
            properties += [name, [first, last]]
        return [22, 1, properties, *times]

    def shown_gradient(self, moment):
        return self.at(moment, "backgroundImage").split("rgb(255, 0, 0) ")[-1].split(",")[0]

    def test_gradients_travel_again_and_again(self):
        self.apply(self.gradient("0%", "80%", 1000, "linear", 0, 0, 0))
        self.assertEqual([self.shown_gradient(moment) for moment in (250, 500, 1250)], ["20%", "40%", "20%"])

    def test_a_gradient_starts_where_the_last_one_is(self):
        self.apply(self.gradient("0%", "80%", 1000, "linear", 0, 1, 0))
        self.assertEqual(self.shown_gradient(500), "40%")
        self.apply(self.gradient("80%", "60%", 1000, "linear", 0, 1, 0))
        self.assertEqual([self.shown_gradient(moment) for moment in (0, 500)], ["40%", "50%"])

    def test_what_has_no_values_ends(self):
        self.apply(self.gradient("0%", "80%", 1000, "linear", 0, 0, 0))
        names = ["backgroundImage", "--ga", "--g0c", "--g0p", "--g1c", "--g1p"]
        self.apply([22, 1, [item for name in names for item in (name, [])], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.count(), 0)

    def test_an_exiting_layer_stays_for_its_exit_takes_no_events_and_is_reported_once(self):
        self.apply([10, 2, 1, 4], [18, 2], [22, 2, ["opacity", ["1", "0"]], 1000, "linear", 0, 1, 0])
        self.assertTrue(self.page.evaluate("page.get(2).inert"))
        self.assertEqual(self.at(500, "opacity", 2), "0.5")
        self.assertEqual(self.page.evaluate("exited"), [])
        self.page.evaluate("page.get(2).getAnimations().forEach((animation) => animation.finish())")
        self.page.wait_for_function("() => exited.length > 0")
        self.assertEqual(self.page.evaluate("exited"), [2])
        self.assertEqual(self.page.evaluate("getComputedStyle(page.get(2)).opacity"), "0")
        self.apply([4, 2])

    def test_an_exiting_layer_without_a_way_is_reported(self):
        self.apply([18, 2])
        self.page.wait_for_function("() => exited.length > 0")

    def test_an_exit_does_not_wait_for_what_has_moved_in_the_layer_before(self):
        self.apply([22, 2, ["translate", ["0px 0px", "9px 0px"]], 86400000, "linear", 0, 1, 0])
        self.at(500, "translate", 2)
        self.apply([10, 2, 1, 4], [18, 2], [22, 2, ["opacity", ["1", "0"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.page.evaluate("exited"), [])
        fade = "page.get(2).getAnimations().find((animation) => animation.effect.getTiming().duration === 1000)"
        self.page.evaluate(f"{fade}.finish()")
        self.page.wait_for_function("() => exited.length > 0")

    def test_a_row_that_leaves_a_run_lets_the_others_close_up(self):
        self.apply([16, 0, 1], *[[7, layer, 0, 0, 80, 40] for layer in (1, 2, 3)])
        top = "page.get(3).getBoundingClientRect().top"
        self.assertEqual(self.page.evaluate(top), 80)
        self.apply([10, 2, 1, 4], [18, 2], [22, 2, ["marginBottom", ["0px", "-40px"]], 1000, "linear", 0, 1, 0])
        self.at(500, "marginBottom", 2)
        self.assertEqual(self.page.evaluate(top), 60)
        self.page.evaluate("page.get(2).getAnimations().forEach((animation) => animation.finish())")
        self.assertEqual(self.page.evaluate(top), 40)

    def test_people_who_want_less_motion_see_fades_only(self):
        self.open(reduced_motion="reduce")
        self.apply([22, 1, ["opacity", ["0", "1"], "translate", ["9px 0px", "0px 0px"]], 1000, "linear", 0, 1, 0])
        self.assertEqual(self.count(), 1)
        self.assertEqual([self.at(500, "opacity"), self.at(500, "translate")], ["0.5", "none"])

    def test_what_comes_before_the_module_waits_in_order(self):
        held = []
        self.open(motion=lambda route: held.append(route))
        self.apply([10, 1, 1, 3], [22, 1, ["opacity", ["1", "0.5"]], 1000, "linear", 0, 1, 0])
        self.apply([22, 1, ["opacity", ["0.5", "0"]], 1000, "linear", 0, 1, 0], [4, 3])
        self.apply([10, 2, 1, 4], [18, 2], [22, 2, ["opacity", ["1", "0"]], 1000, "linear", 0, 1, 0])
        self.assertEqual([self.count(1), self.count(2), self.page.evaluate("page.get(1).className")], [0, 0, "v k0 c1 e3"])
        held.pop().continue_()
        self.page.wait_for_function("() => page.motion !== null")
        # The second took the first over, which had just begun.
        self.assertEqual([self.count(1), self.at(0, "opacity"), self.at(500, "opacity")], [1, "1", "0.5"])
        self.assertEqual(self.page.evaluate("exited"), [])
        self.page.evaluate("page.get(2).getAnimations().forEach((animation) => animation.finish())")
        self.page.wait_for_function("() => exited.length > 0")
        self.assertEqual(self.page.evaluate("exited"), [2])

    def test_a_snapshot_forgets_what_waited(self):
        held = []
        self.open(motion=lambda route: held.append(route))
        self.apply([18, 1], [22, 1, ["opacity", ["1", "0"]], 1000, "linear", 0, 1, 0])
        self.page.evaluate("page.clear()")
        self.apply([0, 0, 1, "background:#ff0000;"], [1, 1, [0, 0, 0, 0, []]])
        self.apply([3, 1, 0, 0, 3, [1, 1], 10, [0, 0, 100, 200], 80, 40, 1, 0, 0])
        held.pop().continue_()
        self.page.wait_for_function("() => page.motion !== null")
        self.assertEqual([self.count(), self.page.evaluate("exited")], [0, []])

    def test_a_page_that_cannot_load_the_module_stands_still_and_loses_its_exiting_layers(self):
        self.open(motion=lambda route: route.abort())
        self.apply([10, 1, 1, 3], [22, 1, ["opacity", ["1", "0.5"]], 1000, "linear", 0, 1, 0], [18, 2])
        self.page.wait_for_function("() => exited.length > 0")
        self.assertEqual([self.count(), self.page.evaluate("getComputedStyle(page.get(1)).opacity")], [0, "0.5"])

    def test_the_first_press_loads_the_module(self):
        for press in (lambda page: page.mouse.down(), lambda page: page.keyboard.press("Tab")):
            asked = []
            self.open(motion=lambda route: (asked.append(route.request.url), route.continue_()))
            self.assertEqual(asked, [])
            press(self.page)
            self.page.wait_for_function("() => page.motion !== null")
            self.assertEqual(len(asked), 1)


if __name__ == "__main__":
    unittest.main()
