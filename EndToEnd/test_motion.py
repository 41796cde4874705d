# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What moves: pages that are pushed and popped, what is presented and what leaves, also at the end of a long line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness import motion
from harness.cases import AppTestCase
from harness.delay import DelayProxy
from harness.launcher import Launcher
from PIL import Image, ImageChops
from playwright.sync_api import Locator, Page, Route, expect

# Milliseconds to the server and back.
ROUND_TRIP = 400


class MotionTests(AppTestCase):
    """The catalog, whose pages are pushed and which presents everything."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def setUp(self) -> None:
        super().setUp()
        line = DelayProxy(self.launcher.base_url, ROUND_TRIP / 2)
        self.addCleanup(line.stop)
        self.line = line

    def start(self, page: Page | None = None) -> Page:
        """The catalog's first page at the end of the line, watched."""
        page = page or self.page
        page.goto(self.line.base_url + "/")
        motion.wait_until_ready(page)
        motion.watch(page)
        return page

    def button(self, name: str) -> Locator:
        """A button of the page or of what is over it."""
        return self.page.get_by_role("button", name=name, exact=True)

    def open_presentations(self) -> None:
        """From the first page to the one that presents everything, until it stands."""
        page = self.page
        page.get_by_role("button", name="Presentations").or_(page.get_by_role("link", name="Presentations")).click()
        expect(self.element("presentations.log")).to_be_visible()
        motion.wait_until_still(page)

    def pass_frames(self) -> list[dict[str, Any]]:
        """The frames since the last call; no page in any of them is empty."""
        frames = motion.frames(self.page)
        self.page.evaluate("window.seenFrames.length = 0")
        self.assertTrue(frames)
        for frame in frames:
            self.assertTrue(frame["pages"], "no page is shown")
            for one in frame["pages"]:
                self.assertNotEqual(one["text"], "", "a page is shown empty")
        return frames

    def assert_passes(self, frames: list[dict[str, Any]]) -> None:
        """Two pages were seen together, both moving, in several frames, and one in the end."""
        both = [frame for frame in frames if len(frame["pages"]) == 2]
        self.assertGreater(len(both), 1)
        for frame in both:
            self.assertTrue(all(one["moving"] for one in frame["pages"]), frame)
            self.assertEqual([one["live"] for one in frame["pages"]].count(True), 1)
        self.assertEqual(len(frames[-1]["pages"]), 1)
        self.assertEqual(frames[-1]["moving"], 0)

    def test_pages_slide_over_each_other_and_none_is_empty(self) -> None:
        page = self.start()
        self.open_presentations()
        self.assert_passes(self.pass_frames())
        self.button("Back").click()
        expect(page.get_by_role("heading", name="Catalog")).to_be_visible()
        motion.wait_until_still(page)
        self.assert_passes(self.pass_frames())

    def assert_bar_begins_and_ends_at_rest(self, act: Callable[[], None]) -> None:
        """The row of the bars shows at the beginning of a passage what it showed before, and at its end what it shows then."""
        page = self.page

        def row() -> Image.Image:
            picture = motion.picture(page)
            return picture.crop((0, 0, picture.width, 64 * picture.width // page.viewport_size["width"]))

        def most(first: Image.Image, second: Image.Image) -> int:
            return max(high for _, high in ImageChops.difference(first, second).getextrema())

        motion.wait_until_still(page)
        before = row()
        motion.hold(page)
        act()
        page.wait_for_function("() => window.held.length")
        begun = row()
        page.evaluate("() => { for (const one of window.held) one.currentTime = one.effect.getComputedTiming().endTime; }")
        ended = row()
        motion.release(page)
        motion.wait_until_still(page)
        self.assertLess(most(before, begun), 16, "it begins with a jump")
        self.assertLess(most(ended, row()), 16, "it ends with a jump")

    def test_bars_over_scrolled_rows_change_without_a_jump(self) -> None:
        page = self.start()
        link = page.get_by_role("button", name="Gestures").or_(page.get_by_role("link", name="Gestures"))
        link.scroll_into_view_if_needed()
        self.assert_bar_begins_and_ends_at_rest(link.click)
        self.assert_bar_begins_and_ends_at_rest(self.button("Catalog").or_(self.button("Back")).first.click)

    def test_back_and_forward_of_the_browser_slide(self) -> None:
        page = self.start()
        self.open_presentations()
        self.pass_frames()
        page.go_back()
        expect(page.get_by_role("heading", name="Catalog")).to_be_visible()
        motion.wait_until_still(page)
        self.assert_passes(self.pass_frames())
        page.go_forward()
        expect(self.element("presentations.log")).to_be_visible()
        motion.wait_until_still(page)
        self.assert_passes(self.pass_frames())

    def test_nothing_slides_after_a_transition_of_the_browser(self) -> None:
        page = self.start()
        self.open_presentations()
        self.pass_frames()
        page.evaluate(
            "Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true })"
        )
        page.go_back()
        expect(page.get_by_role("heading", name="Catalog")).to_be_visible()
        motion.wait_until_still(page)
        self.assertFalse([frame for frame in self.pass_frames() if len(frame["pages"]) > 1])

    def test_pages_move_to_the_other_side_from_right_to_left(self) -> None:
        page = self.new_context(locale="ar").new_page()
        self.page = page
        self.start(page)
        page.evaluate("document.dir = 'rtl'")
        motion.hold(page)
        page.locator("[data-motion='page 2 0'], main").first.get_by_role("link").first.click()
        page.wait_for_function("() => window.held.length")
        lefts = page.evaluate("[...document.querySelectorAll('[data-motion^=\"page \"]')].map((one) => one.getBoundingClientRect().left)")
        self.assertEqual(sorted(lefts), [-390, 0])

    def test_less_motion_is_a_cross_fade(self) -> None:
        page = self.page
        page.emulate_media(reduced_motion="reduce")
        self.start()
        motion.hold(page)
        page.get_by_role("button", name="Presentations").or_(page.get_by_role("link", name="Presentations")).click()
        page.wait_for_function("() => window.held.length")
        properties = page.evaluate("[...new Set(window.held.flatMap((one) => Object.keys(one.effect.getKeyframes()[0])))]")
        self.assertIn("opacity", properties)
        self.assertFalse({"translate", "scale", "transform"} & set(properties))

    def test_what_is_pressed_during_a_passage_is_on_the_next_page(self) -> None:
        page = self.start()
        motion.hold(page)
        page.get_by_role("button", name="Presentations").or_(page.get_by_role("link", name="Presentations")).click()
        page.wait_for_function("() => window.held.length")
        # In the middle of its way: the page that is left is out of reach, the next one is not.
        page.evaluate("() => { for (const one of window.held) one.currentTime = 200; }")
        self.assertEqual(page.locator("main[inert]").count(), 1)
        self.button("Alert").dispatch_event("click")
        expect(page.get_by_role("alertdialog")).to_be_visible()
        motion.release(page)
        motion.wait_until_still(page)
        self.assertEqual(page.locator("main").count(), 1)

    def open_medium_sheet(self) -> Locator:
        """A sheet with two heights, at the lower one; answers its card."""
        self.page = self.new_context(has_touch=True).new_page()
        self.start(self.page)
        self.open_presentations()
        self.button("Sheet of medium height").click()
        card = self.page.locator("[data-motion=card]")
        expect(card).to_be_visible()
        motion.wait_until_still(self.page)
        return card

    def drag(self, by: float, speed: float = 0) -> None:
        """A finger on the bar of the card, moved by so many points and lifted, at rest or with the speed of a flick."""
        top = self.top()
        finger = motion.Finger(self.page)
        finger.down(195, top + 30)
        finger.move(195, top + 30 + by)
        self.assertAlmostEqual(self.top(), top + by, delta=12 if by > 0 else 60)
        if not speed:
            # A finger that rests loses its speed: the card waits for the next move.
            self.page.wait_for_function("(start) => performance.now() - start > 150", arg=self.page.evaluate("performance.now()"))
        finger.up()

    def top(self) -> float:
        """The upper edge of the card, as it is seen."""
        return self.page.locator("[data-motion=card]").evaluate("(card) => card.getBoundingClientRect().top")

    def test_a_card_goes_to_the_height_where_it_is_released(self) -> None:
        card = self.open_medium_sheet()
        medium = self.top()
        self.drag(-300)
        expect(card).to_have_css("height", "834px")
        motion.wait_until_still(self.page)
        self.assertEqual(self.top(), 10)
        self.drag(300)
        expect(card).not_to_have_css("height", "834px")
        motion.wait_until_still(self.page)
        self.assertEqual(self.top(), medium)
        # A little is not enough: nothing is told, and the card is back.
        self.drag(60)
        motion.wait_until_still(self.page)
        self.assertEqual(self.top(), medium)

    def test_every_card_is_drawn_out_of_the_window_also_after_a_reload(self) -> None:
        card = self.open_medium_sheet()
        self.drag(380)
        expect(card).to_have_count(0)
        for reloads in (False, True):
            motion.wait_until_still(self.page)
            if reloads:
                self.page.reload()
                expect(self.page.locator("html[data-motion=on]")).to_be_attached()
            self.button("Sheet of medium height").click()
            expect(card).to_be_visible()
            motion.wait_until_still(self.page)
            self.drag(380)
            expect(card).to_have_count(0)

    def test_a_card_that_is_drawn_out_of_the_window_is_dismissed(self) -> None:
        card = self.open_medium_sheet()
        self.drag(380)
        expect(card).to_have_count(0)
        expect(self.element("presentations.log")).to_have_text("Sheet closed")
        motion.wait_until_still(self.page)
        self.pass_frames()

    def edge_swipe(self, to: float, rests: bool) -> None:
        """A finger from the left edge to a place, lifted at rest or on its way."""
        finger = motion.Finger(self.page)
        finger.down(4, 400)
        finger.move(to, 400)
        if rests:
            self.page.wait_for_function("(start) => performance.now() - start > 150", arg=self.page.evaluate("performance.now()"))
        pages = self.page.evaluate("[...document.querySelectorAll('[data-motion^=\"page \"]')].map((one) => one.getBoundingClientRect().left)")
        self.assertEqual(len(pages), 2)
        self.assertAlmostEqual(max(pages), to - 12, delta=12)
        finger.up()

    def test_a_finger_from_the_edge_pops_a_page_or_lets_it_be(self) -> None:
        self.page = self.new_context(has_touch=True).new_page()
        self.start(self.page)
        self.open_presentations()
        address = self.page.url
        self.edge_swipe(120, rests=True)
        self.page.wait_for_function("() => document.querySelectorAll('main').length === 1")
        self.assertEqual(self.page.url, address)
        expect(self.element("presentations.log")).to_be_visible()
        self.edge_swipe(300, rests=True)
        expect(self.page.get_by_role("heading", name="Catalog")).to_be_visible()
        self.page.wait_for_function("() => document.querySelectorAll('main').length === 1")
        self.assertFalse(self.page.evaluate("document.querySelector('main').inert"))
        self.pass_frames()

    def test_the_first_presentation_moves_before_it_is_seen(self) -> None:
        page = self.page
        held: list[Route] = []
        # The module of presentations comes when the presentation is there already.
        page.route("**/modals.js", lambda route: held.append(route))
        page.goto(self.line.base_url + "/")
        self.wait_until_live(page)
        motion.watch(page)
        page.get_by_role("button", name="Presentations").or_(page.get_by_role("link", name="Presentations")).click()
        self.button("Sheet").click()
        page.wait_for_function("() => document.querySelector(\"#v0>[data-motion='over']\")")
        for route in held:
            route.continue_()
        expect(page.get_by_role("dialog")).to_be_visible()
        motion.wait_until_still(page)
        seen = [one["over"][0] for one in motion.frames(page) if one["over"]]
        self.assertTrue(seen[0]["moving"], "it was seen before it moved")

    def test_everything_presented_comes_and_leaves_moving(self) -> None:
        page = self.start()
        self.open_presentations()
        for name in ("Sheet", "Sheet of medium height", "Alert", "Dialog", "Popover", "Menu"):
            with self.subTest(name):
                page.evaluate("window.seenFrames.length = 0")
                self.button(name).click()
                over = page.locator("#v0>[data-motion=over]")
                expect(over).to_be_visible()
                motion.wait_until_still(page)
                coming = [frame["over"][0] for frame in self.pass_frames() if frame["over"]]
                self.assertTrue(coming[0]["moving"], "it was seen before it moved")
                # Held until two frames have it, however few a busy machine draws meanwhile.
                motion.hold(page)
                page.keyboard.press("Escape")
                page.wait_for_function(
                    "() => window.seenFrames.filter(({ over }) => over.length && over[0].live === undefined).length > 1")
                motion.release(page)
                expect(over).to_have_count(0)
                motion.wait_until_still(page)
                leaving = [frame["over"][0] for frame in self.pass_frames() if frame["over"] and frame["over"][0]["live"] is None]
                self.assertGreater(len(leaving), 1)
                self.assertTrue(all(one["moving"] for one in leaving))
