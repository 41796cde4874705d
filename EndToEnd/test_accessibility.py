# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a user meets who reads Challenge with a screen reader, or moves through it with the keyboard alone."""

from __future__ import annotations

from harness import axe
from harness.cases import AppTestCase
from playwright.sync_api import Page, expect

SCREENS = {
    "/": "home.charactersButton",
    "/characters": "characterList.row.1",
    "/characters/1": "characterDetail.nameLabel",
}

# What the keyboard meets on the list before the first character, from the top of the screen down.
ABOVE_THE_ROWS = (("button", "Back"), ("radio", "All"), ("button", "Refresh"))

# What stands where in the document: headings, rows and buttons, in reading order.
_ORDER = """
() => [...document.querySelectorAll("h1, button, [role=button], [data-testid^='characterDetail.']")]
    .map(element => element.dataset.testid || element.getAttribute("aria-label") || element.textContent)
"""


class AccessibilityTests(AppTestCase):
    """Every screen against axe-core's rules, the tree that readers get, and the keyboard."""

    def open_settled(self, path: str) -> Page:
        """A screen with its data on it."""
        page = self.open(path)
        expect(self.element(SCREENS[path], page)).to_be_visible()
        return page

    def test_axe_finds_nothing_on_any_screen(self) -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            for path in SCREENS:
                with self.subTest(path=path, scheme=scheme):
                    self.assertEqual(axe.violations(self.open_settled(path)), [])

    def test_axe_finds_nothing_with_every_rule_where_more_contrast_is_wanted(self) -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme, contrast="more")
            for path in SCREENS:
                with self.subTest(path=path, scheme=scheme):
                    self.assertEqual(axe.violations(self.open_settled(path), with_contrast=True), [])

    def test_axe_finds_nothing_after_navigation_in_place(self) -> None:
        page = self.open_settled("/")
        self.element("home.charactersButton").click()
        self.element("characterList.row.1").click()
        expect(self.element("characterDetail.nameLabel")).to_be_visible()
        self.assertEqual(axe.violations(page), [])
        page.go_back()
        expect(self.element("characterList.row.1")).to_be_visible()
        self.assertEqual(axe.violations(page), [])

    def test_axe_finds_nothing_on_an_error(self) -> None:
        page = self.open("/characters/999999")
        expect(page.locator("body")).to_contain_text("Character not found")
        self.assertEqual(axe.violations(page), [])

    def test_axe_finds_nothing_where_there_is_nothing(self) -> None:
        self.expect_problem(r"status of 404")
        self.page.goto(self.url("/nowhere"))
        self.assertEqual(axe.violations(self.page), [])

    def test_the_bar_is_read_before_the_content(self) -> None:
        page = self.open_settled("/characters")
        order = page.evaluate(_ORDER)
        self.assertLess(order.index("Characters"), order.index("characterList.row.1"))
        self.assertLess(order.index("Back"), order.index("characterList.row.1"))
        page = self.open_settled("/characters/1")
        order = page.evaluate(_ORDER)
        self.assertLess(order.index("Character"), order.index("characterDetail.image"))
        self.assertLess(order.index("characterDetail.image"), order.index("characterDetail.nameLabel"))

    def test_the_bar_is_painted_above_what_scrolls_under_it(self) -> None:
        page = self.open_settled("/characters")
        self.element("characterList.scrollView").evaluate("element => element.scrollTo(0, 60)")
        page.get_by_role("button", name="Back").click()
        self.assert_path("/")

    def test_a_named_picture_is_a_picture(self) -> None:
        page = self.open_settled("/characters/1")
        expect(page.get_by_role("img", name="Rick Sanchez")).to_have_count(1)
        expect(self.element("characterDetail.image").get_by_role("img", name="Rick Sanchez")).to_have_count(1)

    def test_a_row_is_one_button_named_by_what_it_holds(self) -> None:
        page = self.open_settled("/characters")
        row = page.get_by_role("button", name="Rick Sanchez")
        expect(row).to_have_count(1)
        expect(row).to_have_accessible_name("Rick Sanchez Alive")

    def test_each_screen_has_one_heading_of_the_first_level(self) -> None:
        for path, name in (("/", "Rick and Morty"), ("/characters", "Characters"), ("/characters/1", "Character")):
            with self.subTest(path=path):
                page = self.open_settled(path)
                expect(page.get_by_role("heading", level=1)).to_have_count(1)
                expect(page.get_by_role("heading", level=1)).to_have_accessible_name(name)

    def test_the_keyboard_alone_goes_there_and_back(self) -> None:
        page = self.open_settled("/")
        page.keyboard.press("Tab")
        expect(self.element("home.charactersButton")).to_be_focused()
        page.keyboard.press("Enter")
        self.assert_path("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()

        # The heading of the new screen has the focus; the way back is read before it, the rows after it.
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.keyboard.press("Shift+Tab")
        for role, name in ABOVE_THE_ROWS:
            expect(page.get_by_role(role, name=name, exact=True)).to_be_focused()
            page.keyboard.press("Tab")
        expect(self.element("characterList.row.1")).to_be_focused()
        page.keyboard.press("Tab")
        expect(self.element("characterList.row.2")).to_be_focused()
        page.keyboard.press("Space")
        self.assert_path("/characters/2")
        expect(self.element("characterDetail.nameLabel")).to_have_text("Morty Smith")

        page.go_back()
        self.assert_path("/characters")
        # Whoever comes back goes on where they left.
        expect(self.element("characterList.row.2")).to_be_focused()
        for _ in range(len(ABOVE_THE_ROWS) + 1):
            page.keyboard.press("Shift+Tab")
        expect(page.get_by_role("button", name="Back")).to_be_focused()
        page.keyboard.press("Enter")
        self.assert_path("/")
        expect(self.element("home.charactersButton")).to_be_visible()

    def test_the_focus_is_seen(self) -> None:
        page = self.open_settled("/characters")
        for role, name in (*ABOVE_THE_ROWS, ("button", "Rick Sanchez Alive")):
            page.keyboard.press("Tab")
            button = page.get_by_role(role, name=name, exact=True)
            expect(button).to_be_focused()
            expect(button).to_have_css("outline-style", "solid")
            expect(button).to_have_css("outline-width", "3px")
            expect(button).to_have_css("clip-path", "none")

    def test_a_change_of_screen_is_said(self) -> None:
        page = self.open_settled("/")
        self.element("home.charactersButton").click()
        expect(page.locator("[role=status]").filter(has_text="Characters")).to_have_count(1)


if __name__ == "__main__":
    import unittest

    unittest.main()
