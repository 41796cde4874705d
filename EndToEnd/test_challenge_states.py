# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What Challenge shows beyond its walk: pages, search and filter. What goes wrong is in test_challenge_keyboard.py."""

from __future__ import annotations

from harness import axe
from harness.cases import PHONE_AND_DESKTOP, AppTestCase
from harness.launcher import Launcher
from harness.motion import wait_until_still
from playwright.sync_api import expect

# Goes on to the end, as the End key does, until it stood there already, where the last element is: what the rows on the way
# are is learned as they are reached, and more may come meanwhile.
_SCROLL_TO_THE_END = """
name => {
  const scroller = document.querySelector("[data-testid='characterList.scrollView']");
  if (!scroller) return false;
  const isAtEnd = scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 1;
  scroller.scrollTo(0, scroller.scrollHeight);
  return isAtEnd && scroller.querySelector(`[data-testid='${name}']`) !== null;
}
"""

_STANDS_AT = """
([name, place]) => {
  const row = document.querySelector(`[data-testid='${name}']`);
  return row && Math.abs(row.getBoundingClientRect().top - place) <= 1;
}
"""


class CharacterListTests(AppTestCase):
    """The list with an API that answers."""

    def test_more_come_by_the_button(self) -> None:
        page = self.open("/characters")
        self.scroll_to_the_end("characterList.loadMoreButton")
        self.element("characterList.loadMoreButton").focus()
        page.keyboard.press("Enter")
        # The next page begins where the button was.
        expect(self.element("characterList.row.21")).to_have_count(1)

    def scroll_to_the_end(self, last: str) -> None:
        """To where the list ends with an element."""
        # Once more after the answers to what was told on the way.
        for _ in range(2):
            self.page.wait_for_function(_SCROLL_TO_THE_END, arg=last)
            self.settle(self.page)

    def test_three_pages_come_back_where_they_were_left(self) -> None:
        page = self.open("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()
        for first in (21, 41):
            self.scroll_to_the_end("characterList.loadMoreButton")
            button = self.element("characterList.loadMoreButton")
            button.focus()
            page.keyboard.press("Enter")
            expect(self.element(f"characterList.row.{first}")).to_have_count(1)
        self.scroll_to_the_end("characterList.row.60")
        row = self.element("characterList.row.60")
        # The end shows what comes after the last row above the search.
        search = page.get_by_role("search").bounding_box()
        button = self.element("characterList.loadMoreButton").bounding_box()
        self.assertLessEqual(button["y"] + button["height"], search["y"])
        place = row.bounding_box()["y"]
        row.click()
        self.assert_path("/characters/60")
        expect(self.element("characterDetail.nameLabel")).to_be_visible()
        page.go_back()
        self.assert_path("/characters")
        page.wait_for_function(_STANDS_AT, arg=["characterList.row.60", place])
        self.element("characterList.scrollView").evaluate("scroller => scroller.scrollTo(0, 0)")
        # The row that had the focus has it again, but does not draw the list back once the page stands.
        wait_until_still(page)
        expect(self.element("characterList.row.1")).to_be_in_viewport()

    def test_a_name_is_searched_for_while_it_is_typed(self) -> None:
        page = self.open("/characters")
        field = page.get_by_role("searchbox")
        field.press_sequentially("morty sm")
        expect(self.element("characterList.row.2")).to_be_visible()
        expect(self.element("characterList.row.1")).to_have_count(0)
        self.assertEqual(field.input_value(), "morty sm")
        field.fill("nobody of this name")
        expect(page.locator("body")).to_contain_text("No characters")
        field.fill("")
        expect(self.element("characterList.row.1")).to_be_visible()

    def test_a_status_is_chosen_by_keyboard(self) -> None:
        page = self.open("/characters")
        page.get_by_role("radio", name="All").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name="Dead")).to_be_checked()
        expect(self.element("characterList.row.8")).to_be_visible()
        expect(self.element("characterList.row.1")).to_have_count(0)
        self.assertEqual(axe.violations(page), [])

    def test_content_keeps_a_readable_width(self) -> None:
        for window in PHONE_AND_DESKTOP:
            with self.subTest(width=window["width"]):
                self.page.set_viewport_size(window)
                self.open("/characters")
                self.assert_readable("characterList.row.1", window["width"])
                self.assert_readable("characterList.statusPicker", window["width"])
                self.open("/characters/1")
                self.assert_readable("characterDetail.image", window["width"])
                origin = self.page.get_by_text("Earth (C-137)", exact=True)
                self.assertLessEqual(origin.bounding_box()["x"], (window["width"] + 672) / 2)

    def assert_readable(self, name: str, width: int) -> None:
        """No wider than lines that are easy to read, and in the middle."""
        box = self.element(name).bounding_box()
        self.assertLessEqual(box["width"], 672)
        self.assertAlmostEqual(box["x"] * 2 + box["width"], width, delta=20)

    def test_every_identifier_of_a_character_is_there(self) -> None:
        page = self.open("/characters/2")
        for name in ("scrollView", "image", "nameLabel", "statusLabel"):
            expect(self.element(f"characterDetail.{name}")).to_have_count(1)
        expect(page.locator("body")).to_contain_text("episodes")

    def test_from_a_character_who_does_not_exist_one_goes_back(self) -> None:
        page = self.open("/characters/999999")
        expect(page.locator("body")).to_contain_text("Character not found")
        self.element("characterDetail.backButton").click()
        expect(self.element("characterDetail.backButton")).to_have_count(0)


class SlowAPITests(AppTestCase):
    """An API that takes its time."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(arguments=("--api-fault", "latency=3s"))

    def test_the_first_answer_says_what_is_on_its_way(self) -> None:
        first = self.page.goto(self.url("/characters/1"))
        self.assertRegex(first.text(), '<[^>]*role="progressbar"[^>]*aria-label="Loading character"')
        self.wait_until_live(self.page)
        expect(self.element("characterDetail.nameLabel")).to_be_visible()
