# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a tap looks like before the server has answered, over a line of 400 ms there and back that holds the answer back."""

from __future__ import annotations

from harness.cases import AppTestCase
from harness.delay import DelayProxy
from harness.launcher import Launcher
from playwright.sync_api import Locator, expect

# There and back, in milliseconds.
LINE = 400

# The parts of a control that differ from what they were: their places and looks, when nothing moves any more.
LOOK = """
async (element) => {
  const parts = [element, ...element.querySelectorAll(".v")];
  await Promise.all(parts.flatMap((part) => part.getAnimations()).map((run) => run.finished.catch(() => {})));
  return JSON.stringify(parts.map((part) => {
    const { left } = part.getBoundingClientRect();
    const { opacity, backgroundColor, rotate, boxShadow } = getComputedStyle(part);
    return [Math.round(left), opacity, backgroundColor, rotate, boxShadow];
  }));
}
"""

# How many numbered messages of the server the page has applied.
APPLIED = "async () => (await import('/_vitrine/client.js')).vitrine.link.sequence"


class AnswersTests(AppTestCase):
    """The catalog's controls at the end of a long line."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def open_page(self, name: str) -> None:
        """A page of the catalog over the line; what the server says from now on is held back."""
        self.line = DelayProxy(self.launcher.base_url, LINE / 2)
        self.addCleanup(self.line.stop)
        self.page.goto(self.line.base_url)
        self.wait_until_live(self.page)
        self.page.get_by_text(name, exact=True).click()
        expect(self.page.get_by_role("heading", name=name)).to_be_visible()
        self.settle(self.page)
        self.line.hold()

    def assert_answers(self, control: Locator, *, shown_by: Locator | None = None) -> str:
        """Taps a control: it looks different though no answer has come."""
        shown = shown_by or control
        shown.scroll_into_view_if_needed()
        # The mouse changes the look already.
        control.hover()
        before, applied = shown.evaluate(LOOK), self.page.evaluate(APPLIED)
        control.click()
        self.assertNotEqual(shown.evaluate(LOOK), before)
        self.assertEqual(self.page.evaluate(APPLIED), applied)
        return before

    def test_a_switch_moves_before_the_answer_and_stays(self) -> None:
        self.open_page("Controls")
        switch = self.page.get_by_role("switch", name="A switch")
        expect(switch).to_be_checked()
        self.assert_answers(switch)
        moved = switch.evaluate(LOOK)
        self.line.release()
        expect(switch).not_to_be_checked()
        self.settle(self.page)
        self.assertEqual(switch.evaluate(LOOK), moved)

    def test_a_switch_that_the_app_refuses_goes_back(self) -> None:
        self.open_page("Controls")
        switch = self.page.get_by_role("switch", name="Another switch")
        before = self.assert_answers(switch)
        self.line.release()
        expect(self.page.locator(".other")).to_have_count(0)
        self.assertEqual(switch.evaluate(LOOK), before)

    def test_every_kind_of_control_answers_at_once(self) -> None:
        self.open_page("Controls")
        page = self.page
        for control in (
            page.get_by_role("button", name="Bordered"),
            page.get_by_role("button", name="Increment"),
            page.get_by_role("button", name="More"),
        ):
            with self.subTest(control=str(control)):
                self.assert_answers(control)
        self.line.release()

    def test_a_segment_answers_at_once(self) -> None:
        self.open_page("Pickers")
        group = self.page.get_by_role("radiogroup").first
        name = group.get_by_role("radio", checked=False).first.inner_text()
        choice = group.get_by_role("radio", name=name)
        self.assert_answers(choice)
        mark = choice.locator(".v").first
        expect(mark).to_have_css("opacity", "1")
        self.line.release()
        expect(choice).to_be_checked()
        expect(self.page.locator(".other")).to_have_count(0)
        expect(mark).to_have_css("opacity", "1")

    def test_a_row_stays_grey_until_its_page_comes(self) -> None:
        self.line = DelayProxy(self.launcher.base_url, LINE / 2)
        self.addCleanup(self.line.stop)
        self.page.goto(self.line.base_url)
        self.wait_until_live(self.page)
        self.settle(self.page)
        self.line.hold()
        row = self.page.get_by_role("listitem").first
        self.assert_answers(row.get_by_role("link"), shown_by=row)
        self.line.release()
        expect(self.page.get_by_role("heading", name="Shapes")).to_be_visible()

    def test_a_picker_in_menu_style_shows_at_once_that_it_was_pressed(self) -> None:
        self.open_page("Pickers")
        picker = self.page.get_by_role("button", name="Flavour, ").first
        row = self.page.get_by_role("listitem").filter(has=picker).first
        self.assert_answers(picker, shown_by=row)
        self.line.release()
        expect(self.page.get_by_role("menu")).to_be_visible()

    def test_a_tab_answers_at_once(self) -> None:
        self.open_page("Tabs")
        tab = self.page.get_by_role("navigation", name="Tab Bar").get_by_role("button").nth(1)
        self.assert_answers(tab)
        self.line.release()

    def test_a_tap_without_a_connection_is_done_once(self) -> None:
        self.open_page("Controls")
        self.line.release()
        self.expect_problem(r"WebSocket connection|ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE")
        page = self.page
        self.line.cut()
        expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
        increment = page.get_by_role("button", name="Increment")
        for _ in range(3):
            increment.click()
        self.line.mend()
        page.get_by_role("button", name="Try now").click()
        expect(page.get_by_text("Count: 4")).to_be_visible()
        self.settle(page)
        expect(page.get_by_text("Count: 4")).to_be_visible()


class LooksTests(AppTestCase):
    """Challenge's cards, which have a gesture and no look of their own for it."""

    def test_a_card_is_grey_below_the_mouse_and_more_so_when_it_is_pressed(self) -> None:
        self.open("/characters")
        card = self.element("characterList.row.2")
        ground = card.locator(":scope > .v").first
        expect(ground).to_have_css("box-shadow", "none")
        card.hover()
        expect(ground).not_to_have_css("box-shadow", "none")
        hovered = ground.evaluate("(element) => getComputedStyle(element).boxShadow")
        self.page.mouse.down()
        expect(ground).not_to_have_css("box-shadow", hovered)

    def test_a_ring_is_for_who_uses_keys_and_has_the_form_of_the_card(self) -> None:
        page = self.open("/characters")
        search = page.get_by_role("searchbox")
        search.click()
        expect(search).to_be_focused()
        expect(search).to_have_css("outline-style", "none")
        card = self.element("characterList.row.1")
        card.focus()
        page.keyboard.press("Tab")
        focused = page.locator("[data-testid^='characterList.row.']:focus")
        expect(focused).to_have_css("outline-style", "solid")
        radius = card.evaluate("(other) => getComputedStyle(other).borderRadius")
        self.assertNotEqual(radius, "0px")
        expect(focused).to_have_css("border-radius", radius)
