# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Controls in a browser: native elements over drawn chrome, by keyboard and by pointer."""

from __future__ import annotations

from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Locator, Route, expect


class ControlsTests(AppTestCase):
    """The catalog's pages of pickers and of lists that are edited."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def open_page(self, name: str) -> None:
        """From the catalog's first page to another one."""
        self.open("/").get_by_text(name, exact=True).click()
        expect(self.page.get_by_role("heading", name=name)).to_be_visible()

    def menu(self) -> Locator:
        """The picker in menu style."""
        return self.page.get_by_role("combobox", name="Flavour").first

    def test_a_menu_chooses_and_all_pickers_of_the_value_follow(self) -> None:
        self.open_page("Pickers")
        expect(self.menu()).to_have_value("1")
        self.menu().select_option(label="Chocolate")
        expect(self.page.get_by_role("radio", name="Chocolate").first).to_be_checked()
        self.page.get_by_role("radio", name="Vanilla").first.click()
        expect(self.menu()).to_have_value("0")

    def test_the_keyboard_changes_a_menu(self) -> None:
        self.open_page("Pickers")
        self.menu().focus()
        self.page.keyboard.type("van")
        expect(self.page.get_by_role("radio", name="Vanilla").first).to_be_checked()

    def test_a_disabled_picker_cannot_be_changed(self) -> None:
        self.open_page("Pickers")
        expect(self.page.get_by_role("combobox", name="Flavour").last).to_be_disabled()

    def test_a_slider_follows_the_hand(self) -> None:
        self.open_page("Pickers")
        volume = self.page.get_by_role("slider", name="Volume")
        volume.scroll_into_view_if_needed()
        expect(volume).to_have_attribute("aria-valuetext", "40%")
        box = volume.bounding_box()
        assert box is not None
        x = box["x"] + 19 + (box["width"] - 38) * 0.4
        self.page.mouse.move(x, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        for step in range(40):
            self.page.mouse.move(x + step * 3, box["y"] + box["height"] / 2)
        self.page.mouse.up()
        expect(volume).not_to_have_attribute("aria-valuetext", "40%")
        # What the page shows and what the app has are one value.
        value = float(volume.input_value())
        expect(volume).to_have_attribute("aria-valuetext", f"{round(value * 100)}%")

    def test_a_slider_follows_the_arrows(self) -> None:
        self.open_page("Pickers")
        # With its title a page that has come has taken the focus; before, it would take it from the slider.
        expect(self.page).to_have_title("Pickers")
        level = self.page.get_by_role("slider", name="Level")
        level.focus()
        self.page.keyboard.press("ArrowRight")
        expect(level).to_have_attribute("aria-valuetext", "80%")
        self.page.keyboard.press("Home")
        expect(level).to_have_attribute("aria-valuetext", "0%")
        # Faster than answers come: none of them is lost.
        for _ in range(4):
            self.page.keyboard.press("ArrowRight")
        expect(level).to_have_attribute("aria-valuetext", "80%")
        expect(level).to_have_value("4")

    def test_a_date_is_filled_in(self) -> None:
        self.open_page("Pickers")
        day = self.page.get_by_label("Day")
        day.fill("2027-02-03")
        expect(self.page.get_by_text("Feb 3, 2027").first).to_be_attached()

    def test_what_is_chosen_before_the_controls_have_loaded_is_chosen(self) -> None:
        def fill_first(route: Route) -> None:
            self.page.get_by_label("Day").fill("2027-02-03")
            route.continue_()

        self.page.route("**/controls.js", fill_first)
        self.open_page("Pickers")
        expect(self.page.get_by_text("Feb 3, 2027").first).to_be_attached()
        expect(self.page.get_by_label("Day")).to_have_value("2027-02-03")

    def test_letters_typed_before_the_controls_have_loaded_choose(self) -> None:
        def type_first(route: Route) -> None:
            self.menu().focus()
            self.page.keyboard.type("van")
            route.continue_()

        self.page.route("**/controls.js", type_first)
        self.open_page("Pickers")
        expect(self.page.get_by_role("radio", name="Vanilla").first).to_be_checked()
        expect(self.menu()).to_have_value("0")

    def test_rows_are_deleted_by_keyboard_alone(self) -> None:
        self.open_page("Editing")
        self.page.get_by_role("button", name="Edit").press("Enter")
        remove = self.page.get_by_role("button", name="Remove").first
        remove.press("Enter")
        self.page.get_by_role("button", name="Delete").first.press("Enter")
        expect(self.page.get_by_text("Ada", exact=True)).to_have_count(0)
        expect(self.page.get_by_text("Grace", exact=True)).to_have_count(1)

    def test_a_row_s_actions_come_into_view_with_the_focus(self) -> None:
        self.open_page("Editing")
        archive = self.page.get_by_role("button", name="Archive")
        archive.focus()
        expect(archive).to_be_in_viewport()

    def test_a_row_is_selected(self) -> None:
        self.open_page("Editing")
        self.page.get_by_role("button", name="Inbox").click()
        expect(self.page.get_by_role("button", name="Inbox")).to_have_attribute("aria-current", "true")
