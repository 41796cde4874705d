# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Sheets, alerts, dialogs and menus of the catalog: by pointer, by keyboard, through the history, and to readers."""

from __future__ import annotations

from harness import axe
from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Locator, Page, Route, expect


class PresentationTests(AppTestCase):
    """The catalog's page of what is presented."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def open_page(self) -> Page:
        """From the catalog's first page to the page."""
        page = self.page
        page.emulate_media(reduced_motion="reduce")
        self.open("/", page)
        page.get_by_role("button", name="Presentations").or_(page.get_by_role("link", name="Presentations")).click()
        expect(self.element("presentations.log")).to_be_visible()
        # The address and the title follow the page.
        expect(page).to_have_title("Presentations")
        return page

    def button(self, name: str) -> Locator:
        """A button of the page or of what is over it."""
        return self.page.get_by_role("button", name=name, exact=True)

    def log(self, text: str) -> None:
        """What the app noted last."""
        expect(self.element("presentations.log")).to_have_text(text)

    def test_a_sheet_takes_the_keyboard_and_gives_it_back(self) -> None:
        page = self.open_page()
        self.button("Sheet").focus()
        page.keyboard.press("Enter")
        sheet = page.get_by_role("dialog", name="A sheet")
        expect(sheet).to_be_visible()
        expect(page.locator("main").first).to_have_attribute("inert", "")
        for _ in range(6):
            page.keyboard.press("Tab")
            self.assertFalse(page.evaluate("!!document.activeElement.closest('[inert]')"))
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(self.button("Sheet")).to_be_focused()
        self.log("Sheet closed")

    def test_a_card_is_clipped_in_a_way_that_leaves_soft_edges_soft(self) -> None:
        page = self.open_page()
        self.button("Sheet").click()
        card = page.locator("[data-motion=card]")
        expect(card).to_be_visible()
        # A browser with shapes of corners is Chromium, which draws no mask over blur within rounded corners.
        has_shapes = page.evaluate("CSS.supports('corner-shape:round')")
        expect(card.locator("section").first).to_have_css("clip-path", "inset(-99px)" if has_shapes else "none")
        # A clip around the card's material would leave it nothing to blur.
        expect(card).to_have_css("clip-path", "none")

    def test_escape_closes_a_sheet_before_the_module_of_sheets_has_loaded(self) -> None:
        page = self.page
        held: list[Route] = []
        page.route("**/modals.js", lambda route: held.append(route))
        self.open_page()
        self.button("Sheet").click()
        expect(page.locator("#v0>[role=dialog]")).to_have_count(1)
        page.keyboard.press("Escape")
        for route in held:
            route.continue_()
        self.log("Sheet closed")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(self.button("Sheet")).to_be_focused()

    def test_back_closes_a_sheet_and_forward_shows_it_again(self) -> None:
        page = self.open_page()
        address = page.url
        self.button("Sheet").click()
        sheet = page.get_by_role("dialog", name="A sheet")
        expect(sheet).to_be_visible()
        # The sheet has its entry: without it Back would leave the page.
        expect(page).to_have_title("A sheet")
        self.assertEqual(page.url, address)
        page.go_back()
        expect(sheet).to_have_count(0)
        self.assertEqual(page.url, address)
        self.log("Sheet closed")
        page.go_forward()
        expect(sheet).to_be_visible()
        self.button("Done").click()
        expect(sheet).to_have_count(0)
        expect(self.element("presentations.log")).to_be_visible()

    def test_a_tap_beside_a_sheet_closes_it_and_its_bar_changes_its_height(self) -> None:
        page = self.open_page()
        self.button("Sheet of medium height").click()
        sheet = page.get_by_role("dialog", name="A sheet")
        expect(page).to_have_title("A sheet")
        self.settle(page)
        low = sheet.get_by_role("button", name="Done").bounding_box()
        self.button("Sheet height").click()
        expect(sheet.get_by_text("Row 10")).to_be_in_viewport()
        self.settle(page)
        high = sheet.get_by_role("button", name="Done").bounding_box()
        assert low and high
        self.assertGreater(low["y"], high["y"] + 100)
        page.mouse.click(195, 4)
        expect(sheet).to_have_count(0)

    def test_what_is_typed_and_answered_before_the_module_of_fields_has_loaded_is_taken(self) -> None:
        page = self.open_page()
        alert = page.get_by_role("alertdialog", name="Delete the entry?")

        def answer_first(route: Route) -> None:
            alert.get_by_role("textbox").fill("old")
            alert.get_by_role("button", name="Delete").click()
            route.continue_()

        page.route("**/input.js", answer_first)
        self.button("Alert").click()
        self.log("Deleted old")
        expect(alert).to_have_count(0)

    def test_an_alert_is_answered_by_the_keyboard(self) -> None:
        page = self.open_page()
        self.button("Alert").click()
        alert = page.get_by_role("alertdialog", name="Delete the entry?")
        expect(alert.get_by_role("textbox")).to_be_focused()
        page.keyboard.type("old")
        alert.get_by_role("button", name="Delete").click()
        expect(alert).to_have_count(0)
        self.log("Deleted old")
        expect(self.button("Alert")).to_be_focused()
        page.keyboard.press("Enter")
        expect(alert).to_be_visible()
        page.keyboard.press("Escape")
        expect(alert).to_have_count(0)
        self.log("Kept")

    def test_a_dialog_stands_beside_its_button(self) -> None:
        page = self.open_page()
        self.button("Dialog").click()
        dialog = page.get_by_role("dialog", name="Remove the entry?")
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name="Archive").click()
        expect(dialog).to_have_count(0)
        self.log("Archived")

    def test_a_menu_is_walked_with_the_arrows(self) -> None:
        page = self.open_page()
        self.button("Menu").focus()
        expect(self.button("Menu")).to_have_attribute("aria-haspopup", "menu")
        page.keyboard.press("Enter")
        item = lambda name: page.get_by_role("menuitem", name=name, exact=True)  # noqa: E731
        expect(item("Copy")).to_be_focused()
        page.keyboard.press("End")
        expect(item("Delete")).to_be_focused()
        page.keyboard.press("m")
        expect(page.get_by_role("menuitemcheckbox", name="Marked")).to_be_focused()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        expect(item("Share")).to_be_focused()
        page.keyboard.press("ArrowLeft")
        expect(item("More")).to_be_focused()
        page.keyboard.press("Escape")
        expect(item("More")).to_have_count(0)
        expect(self.button("Menu")).to_be_focused()

    def test_a_context_menu_opens_by_the_secondary_button(self) -> None:
        page = self.open_page()
        self.button("Context menu").click(button="right")
        page.get_by_role("menuitem", name="Delete", exact=True).click()
        self.log("Deleted")

    def test_a_row_answers_as_a_whole_for_the_context_menu_in_it(self) -> None:
        page = self.open_page()
        row = page.get_by_role("listitem").filter(has_text="Context menu")
        box = row.bounding_box()
        assert box is not None
        row.click(button="right", position={"x": box["width"] - 20, "y": box["height"] / 2})
        page.get_by_role("menuitem", name="Delete", exact=True).click()
        self.log("Deleted")

    def test_axe_finds_nothing_in_what_is_presented(self) -> None:
        page = self.open_page()
        for opener in ("Sheet", "Alert", "Dialog", "Popover", "Menu"):
            with self.subTest(opener):
                self.button(opener).click()
                expect(page.locator("[inert]").first).to_be_attached()
                found = axe.violations(page)
                # A menu is no landmark, and stands in none while it is open.
                self.assertEqual([one for one in found if opener != "Menu" or not one.startswith("region ")], [])
                page.keyboard.press("Escape")
                expect(page.locator("[inert]")).to_have_count(0)
