# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The walk through Challenge: Home, the characters, one of them, and every way back that a browser has."""

from __future__ import annotations

import re

from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Page, expect

# The embedded API's first character, as in the public one.
FIRST_NAME = "Rick Sanchez"

_IS_OUR_PICTURE = """
() => {
  const image = document.querySelector("img");
  return image?.complete && image.naturalWidth > 0 && new URL(image.currentSrc).origin === location.origin;
}
"""


class ChallengeTests(AppTestCase):
    """Each test has a browser profile and a session of its own."""

    def open_characters(self, page: Page | None = None) -> None:
        """From Home to the list, as a user does it."""
        page = page or self.page
        self.element("home.charactersButton", page).click()
        self.assert_path("/characters", page)
        expect(self.element("characterList.row.1", page)).to_be_visible()

    def expect_first_character(self, page: Page | None = None) -> None:
        """The first character's page is what one sees."""
        expect(self.element("characterDetail.nameLabel", page)).to_have_text(FIRST_NAME)
        expect(self.element("characterDetail.scrollView", page)).to_be_visible()

    def test_home_offers_the_characters_by_role_and_name(self) -> None:
        page = self.open("/")
        expect(self.element("home.view")).to_be_visible()
        expect(page.get_by_role("button", name="Characters")).to_be_visible()

    def test_from_home_to_a_character_and_back(self) -> None:
        page = self.open("/")
        self.open_characters()
        expect(self.element("characterList.row.1")).to_contain_text(FIRST_NAME)
        expect(self.element("characterList.row.2")).to_be_visible()

        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")
        self.expect_first_character()

        page.go_back()
        self.assert_path("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()
        expect(self.element("characterDetail.nameLabel")).to_have_count(0)

        page.go_back()
        self.assert_path("/")
        expect(self.element("home.charactersButton")).to_be_visible()
        expect(self.element("characterList.row.1")).to_have_count(0)

        # After Back the page is as alive as before.
        self.open_characters()

    def test_a_character_opens_at_its_own_address_and_reloads(self) -> None:
        page = self.open("/characters/1")
        self.expect_first_character()
        self.reload()
        self.assert_path("/characters/1")
        self.expect_first_character()

    def test_the_list_reloads_in_place(self) -> None:
        page = self.open("/")
        self.open_characters()
        self.reload()
        self.assert_path("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()

    def test_pictures_come_from_our_own_origin(self) -> None:
        page = self.open("/characters/1")
        picture = page.locator("img").first
        expect(picture).to_be_visible()
        page.wait_for_function(_IS_OUR_PICTURE)

    def test_the_keyboard_reaches_and_opens_a_row(self) -> None:
        page = self.open("/characters")
        row = self.element("characterList.row.1")
        expect(row).to_be_visible()
        row.focus()
        expect(row).to_be_focused()
        page.keyboard.press("Enter")
        self.assert_path("/characters/1")
        self.expect_first_character()

    def test_tab_reaches_the_button_of_home(self) -> None:
        page = self.open("/")
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Characters")).to_be_focused()
        page.keyboard.press("Enter")
        self.assert_path("/characters")

    def test_an_unknown_address_says_so_and_the_next_one_works(self) -> None:
        self.expect_problem(r"status of 404")
        response = self.page.goto(self.url("/nowhere/at/all"))
        self.assertEqual(response.status, 404)
        expect(self.page.locator("body")).to_contain_text(re.compile("nothing at this address|not found", re.IGNORECASE))
        self.open("/")
        self.open_characters()

    def test_a_character_that_does_not_exist_shows_the_apps_error(self) -> None:
        page = self.page
        page.goto(self.url("/characters/999999"))
        self.wait_until_live(page)
        expect(page.locator("body")).to_contain_text("Character not found")

    def test_two_browsers_do_not_see_each_other(self) -> None:
        other = self.new_context().new_page()
        self.open("/")
        self.open("/", other)
        self.open_characters()
        expect(self.element("home.charactersButton", other)).to_be_visible()
        self.assert_path("/", other)
        self.open_characters(other)

    def test_the_policy_allows_no_inline_code(self) -> None:
        response = self.page.goto(self.url("/"))
        policy = response.header_value("content-security-policy") or ""
        self.assertIn("default-src", policy)
        self.assertNotIn("unsafe-inline", policy)
        self.assertNotIn("unsafe-eval", policy)

    def test_nothing_is_laid_out_beyond_the_window(self) -> None:
        for path in ("/", "/characters", "/characters/1"):
            with self.subTest(path=path):
                page = self.open(path)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)


class FirstAnswerTests(AppTestCase):
    """A server whose first answers wait for their content, as for readers without scripts."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(arguments=("--content-wait", "60"))

    def test_the_first_answer_is_complete_without_scripts(self) -> None:
        page = self.new_context(java_script_enabled=False).new_page()
        page.goto(self.url("/characters"))
        expect(self.element("characterList.row.1", page)).to_contain_text(FIRST_NAME)
        page.goto(self.url("/characters/1"))
        expect(self.element("characterDetail.nameLabel", page)).to_have_text(FIRST_NAME)
        expect(self.element("characterDetail.scrollView", page)).to_be_visible()

    def test_the_first_answer_holds_every_symbol_once(self) -> None:
        html = self.context.request.get(self.url("/characters")).text()
        shown = re.findall(r'<use href="#(y\d+)"/>', html)
        held = re.findall(r'<symbol id="(y\d+)" viewBox="[-\d. ]+" preserveAspectRatio="none" overflow="visible">', html)
        self.assertGreater(len(shown), 2)
        self.assertEqual(set(shown), set(held))
        self.assertEqual(len(held), len(set(held)))


class ServerProcessTests(AppTestCase):
    """The server as a process, with a browser connected to it."""

    def test_a_taken_port_is_said_and_ends_the_second_server(self) -> None:
        port = self.launcher.base_url.rsplit(":", 1)[1]
        second = Launcher(port=int(port))
        self.assertNotEqual(second.wait(), 0)
        self.assertIn(port, "\n".join(second.lines))
        self.open("/")

    def test_a_request_to_stop_drains_and_ends_in_order(self) -> None:
        launcher = Launcher().wait_until_listening()
        self.addCleanup(launcher.stop)
        page = self.new_context().new_page()
        page.goto(launcher.base_url + "/")
        self.wait_until_live(page)
        self.assertEqual(launcher.stop(), 0, "\n".join(launcher.lines))
        # The client tries to come back, which fails while nobody listens: those complaints are the test's own.
        page.close()
        self.problems[-1].found.clear()


if __name__ == "__main__":
    import unittest

    unittest.main()
