# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The walk through Neva: its carousel, its grid at every width, a character and the ways back; and an API that fails."""

from __future__ import annotations

from harness.api import CHARACTERS, HeldAPI
from harness.axe import violations
from harness import motion
from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Route, expect

FIRST, LAST = "feed.carousel.1", "feed.carousel.5"


class NevaTests(AppTestCase):
    """Each test has a browser profile and a session of its own."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="neva")

    def columns(self) -> int:
        """How many cards of the grid stand beside each other."""
        tops = [self.element(f"feed.grid.{number}").bounding_box()["y"] for number in range(6, 12)]
        return tops.count(tops[0])

    def test_every_kind_of_card_leads_to_its_character_and_back(self) -> None:
        page = self.open("/")
        expect(page.get_by_role("heading", name="Neva", level=1)).to_be_visible()
        for card, name in (
            (FIRST, "Rick Sanchez"),
            ("feed.grid.7", "Abradolf Lincler"),
            ("feed.row.12", "Alexander"),
        ):
            with self.subTest(card):
                self.element(card).click()
                expect(self.element("feedDetails.name")).to_have_text(name)
                expect(page.get_by_text("Species")).to_be_visible()
                # With its title it has its entry in the history.
                expect(page).to_have_title(name)
                page.go_back()
                expect(self.element(card)).to_be_visible()
                expect(self.element("feedDetails.name")).to_have_count(0)

    def test_the_way_back_is_on_the_page_too(self) -> None:
        page = self.open("/")
        self.element("feed.grid.6").click()
        expect(self.element("feedDetails.name")).to_have_text("Abadango Cluster Princess")
        page.get_by_role("button", name="Back").click()
        expect(self.element("feed.grid.6")).to_be_visible()

    def test_a_card_is_reached_and_opened_by_keyboard(self) -> None:
        page = self.open("/")
        self.element(FIRST).focus()
        # Cards come as they are reached.
        for number in range(2, 6):
            expect(self.element(f"feed.carousel.{number}")).to_be_attached()
            page.keyboard.press("Tab")
            expect(self.element(f"feed.carousel.{number}")).to_be_focused()
        expect(self.element(LAST)).to_be_focused()
        expect(self.element(LAST)).to_be_in_viewport(ratio=0.9)
        page.keyboard.press("Enter")
        expect(self.element("feedDetails.name")).to_have_text("Jerry Smith")

    def test_arrow_keys_move_the_carousel(self) -> None:
        page = self.open("/")
        self.element(FIRST).focus()
        cards = [self.element(f"feed.carousel.{number}") for number in (1, 2, 3)]
        for here, there, key in (
            (cards[0], cards[1], "ArrowRight"),
            (cards[1], cards[2], "ArrowRight"),
            (cards[2], cards[1], "ArrowLeft"),
            (cards[1], cards[0], "ArrowLeft"),
        ):
            page.keyboard.press(key)
            expect(here).not_to_be_in_viewport(ratio=0.9)
            # At the margin, where a card comes to rest; a key on the way there says nothing yet.
            page.wait_for_function("card => card.getBoundingClientRect().left === 16", arg=there.element_handle())

    def test_the_wheel_moves_the_carousel_and_not_the_page(self) -> None:
        page = self.open("/")
        expect(self.element(LAST)).not_to_be_in_viewport()
        top = self.element("feed.grid.6").bounding_box()["y"]
        box = self.element(FIRST).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(3000, 0)
        expect(self.element(LAST)).to_be_in_viewport(ratio=0.9)
        expect(self.element(FIRST)).not_to_be_in_viewport()
        self.assertEqual(self.element("feed.grid.6").bounding_box()["y"], top)

    def test_a_mouse_has_arrows_at_the_sides_of_the_carousel(self) -> None:
        page = self.page
        page.set_viewport_size({"width": 390, "height": 844})
        page.emulate_media(reduced_motion="reduce")
        self.open("/")
        back, forth = page.locator("[data-arrow=left]"), page.locator("[data-arrow=right]")
        self.element(FIRST).hover()
        expect(forth).to_be_visible()
        expect(back).to_be_hidden()
        for number in range(2, 6):
            forth.click()
            expect(self.element(f"feed.carousel.{number}")).to_be_in_viewport(ratio=0.9)
        expect(forth).to_be_hidden()
        back.click()
        expect(self.element(LAST)).not_to_be_in_viewport(ratio=0.9)
        expect(forth).to_be_visible()
        self.element("feed.grid.6").hover()
        expect(forth).to_be_hidden()
        expect(back).to_be_hidden()
        self.assertEqual(self.element("feedDetails.name").count(), 0)

    def test_a_finger_moves_the_carousel_and_opens_nothing(self) -> None:
        context = self.new_context(has_touch=True)
        page = self.open("/", context.new_page())
        box = self.element(FIRST, page).bounding_box()
        browser = context.new_cdp_session(page)
        for step in range(11):
            finger = {"x": box["x"] + box["width"] - 10 - 25 * step, "y": box["y"] + box["height"] / 2}
            kind = "touchMove" if step else "touchStart"
            browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
        browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(self.element(FIRST, page)).not_to_be_in_viewport(ratio=0.5)
        expect(self.element("feedDetails.name", page)).to_have_count(0)

    def test_a_finger_that_moves_up_over_the_carousel_scrolls_the_feed(self) -> None:
        context = self.new_context(has_touch=True)
        page = self.open("/", context.new_page())
        box = self.element(FIRST, page).bounding_box()
        browser = context.new_cdp_session(page)
        for step in range(7):
            finger = {"x": box["x"] + 40, "y": box["y"] + box["height"] - 20 - 20 * step}
            kind = "touchMove" if step else "touchStart"
            browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
        browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_function(
            "([id, top]) => document.querySelector(`[data-testid='${id}']`).getBoundingClientRect().top < top - 20",
            arg=[FIRST, box["y"]])

    def test_the_grid_has_the_columns_that_the_window_has_room_for(self) -> None:
        for width, columns in ((320, 2), (375, 2), (768, 3), (1280, 6)):
            with self.subTest(width=width):
                self.page.set_viewport_size({"width": width, "height": 900})
                self.open("/")
                expect(self.element("feed.grid.11")).to_be_attached()
                self.assertEqual(self.columns(), columns)
                right = self.element(f"feed.grid.{5 + columns}").bounding_box()
                self.assertAlmostEqual(right["x"] + right["width"], width - 16, delta=1)
                overflow = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
                self.assertLessEqual(overflow, 0)

    def test_a_reload_stays_with_a_character_that_has_no_address(self) -> None:
        page = self.open("/")
        self.element(FIRST).click()
        expect(self.element("feedDetails.name")).to_have_text("Rick Sanchez")
        expect(page).to_have_title("Rick Sanchez")
        self.reload()
        expect(self.element("feedDetails.name")).to_have_text("Rick Sanchez")
        expect(page).to_have_title("Rick Sanchez")
        page.go_back()
        expect(self.element(FIRST)).to_be_visible()
        expect(self.element("feedDetails.name")).to_have_count(0)

    def test_a_character_is_shared_by_its_public_address(self) -> None:
        self.open("/")
        self.element(FIRST).click()
        share = self.element("feedDetails.shareButton")
        expect(share).to_be_visible()
        expect(share).to_have_attribute("href", "mailto:?body=https%3A%2F%2Frickandmortyapi.com%2Fapi%2Fcharacter%2F1")
        # Where the system has a sheet for sharing, that opens in place of a mail.
        self.page.evaluate("navigator.share = async (data) => { window.shared = data; }")
        share.click()
        self.assertEqual(
            self.page.evaluate("window.shared.url"), "https://rickandmortyapi.com/api/character/1"
        )

    def test_axe_finds_nothing_wrong(self) -> None:
        page = self.open("/")
        expect(self.element(FIRST)).to_be_visible()
        self.assertEqual(violations(page), [])
        self.element(FIRST).click()
        expect(self.element("feedDetails.name")).to_be_visible()
        self.assertEqual(violations(page), [])


class FailingAPITests(AppTestCase):
    """An API of the test's own: absent first, there later."""

    api: HeldAPI

    @classmethod
    def make_launcher(cls) -> Launcher:
        cls.api = HeldAPI()
        return Launcher(product="neva", arguments=("--api", cls.api.base_url))

    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(self.api.stop)
        self.api.characters = CHARACTERS

    def test_an_error_is_said_and_another_try_brings_the_characters(self) -> None:
        page = self.open("/")
        alert = page.get_by_role("alertdialog", name="Characters can't be shown")
        expect(alert.get_by_text("The server can't be reached.")).to_be_visible()
        # Away with it, then by keyboard the page's own button; what fails again is said again.
        alert.get_by_role("button", name="Cancel").press("Enter")
        expect(alert).to_have_count(0)
        motion.wait_until_still(page)
        expect(page.get_by_text("The server can't be reached.")).to_be_visible()
        self.element("feed.retryButton").press("Enter")
        expect(alert).to_be_visible()
        self.api.start()
        alert.get_by_role("button", name="Retry").press("Enter")
        expect(self.element(FIRST)).to_be_visible()
        expect(alert).to_have_count(0)
        expect(page.get_by_text("The server can't be reached.")).to_have_count(0)

    def test_an_alert_is_unseen_until_its_module_has_loaded_and_leaves_the_page_free(self) -> None:
        page = self.page
        alert = page.get_by_role("alertdialog", name="Characters can't be shown")

        def look(route: Route) -> None:
            expect(alert).to_be_hidden()
            route.continue_()

        page.route("**/modals.js", look)
        self.open("/")
        alert.get_by_role("button", name="Cancel").click()
        expect(alert).to_have_count(0)
        self.element("feed.retryButton").press("Enter")
        expect(alert).to_be_visible()

    def test_a_refresh_brings_what_is_new_and_one_that_fails_keeps_the_cards(self) -> None:
        self.api.start()
        page = self.open("/")
        expect(self.element("feed.carousel.2")).to_be_visible()
        expect(self.element("feed.carousel.3")).to_have_count(0)
        refresh = page.get_by_role("button", name="Refresh")
        self.api.characters = [*CHARACTERS, {**CHARACTERS[0], "id": 3, "name": "Fresh Rick"}]
        self.api.hold()
        refresh.press("Enter")
        expect(refresh).to_have_attribute("aria-busy", "true")
        expect(self.element(FIRST)).to_be_visible()
        self.api.release()
        expect(self.element("feed.carousel.3")).to_contain_text("Fresh Rick")
        expect(refresh).not_to_have_attribute("aria-busy", "true")

        self.api.stop()
        refresh.press("Enter")
        alert = page.get_by_role("alertdialog", name="Characters can't be shown")
        expect(alert.get_by_text("The server can't be reached.")).to_be_visible()
        alert.get_by_role("button", name="Cancel").press("Enter")
        expect(alert).to_have_count(0)
        expect(self.element(FIRST)).to_be_visible()
        expect(self.element("feed.carousel.3")).to_be_attached()

    def test_while_characters_are_on_the_way_their_shapes_are_shown(self) -> None:
        self.api.start()
        self.api.hold()
        page = self.open("/")
        expect(page.get_by_label("Loading characters")).to_be_attached()
        expect(page.get_by_test_id("feed.carousel.1")).to_have_count(0)
        self.api.release()
        expect(self.element(FIRST)).to_be_visible()


if __name__ == "__main__":
    import unittest

    unittest.main()
