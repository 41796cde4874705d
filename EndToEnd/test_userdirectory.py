# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The walk through UserDirectory: the users, one of them, the ways back; and what a user sees of an API that fails."""

from __future__ import annotations

from harness.api import HeldUsersAPI
from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import expect

NAME = "Clementine Bauch"


# Rows are placed, not in the order of the document.
_ROWS_BEGIN = """
(names) => {
  const rows = [...document.querySelectorAll("[data-testid^='userList.row.']")];
  rows.sort((one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y);
  return names.every((name, place) => rows[place]?.dataset.testid === "userList.row." + name);
}
"""


class UserDirectoryTests(AppTestCase):
    """Each test has a browser profile and a session of its own."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="userdirectory")

    def test_from_the_list_to_a_person_and_back(self) -> None:
        page = self.open("/")
        expect(page.get_by_role("heading", name="Users", level=1)).to_be_visible()
        expect(self.element("userList.row.10")).to_be_visible()
        self.element("userList.row.3").click()
        expect(page.get_by_role("heading", name=NAME)).to_be_visible()
        expect(self.element("userDetail.username")).to_contain_text("Samantha")
        expect(page).not_to_have_url(self.url("/"))
        page.go_back()
        expect(self.element("userList.row.3")).to_be_visible()
        expect(self.element("userDetail.username")).to_have_count(0)

    def test_a_person_is_reached_by_keyboard_and_can_be_written_to_and_called(self) -> None:
        page = self.open("/")
        self.element("userList.row.3").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("link", name="Nathan@yesenia.net")).to_have_attribute(
            "href", "mailto:Nathan@yesenia.net"
        )
        expect(page.get_by_role("link", name="1-463-123-4447")).to_have_attribute("href", "tel:14631234447")

    def test_a_person_has_an_address_that_a_reload_shows_again(self) -> None:
        page = self.open("/")
        self.element("userList.row.3").click()
        expect(self.element("userDetail.username")).to_contain_text("Samantha")
        expect(page).not_to_have_url(self.url("/"))
        address = page.url
        self.reload()
        expect(self.element("userDetail.username")).to_contain_text("Samantha")
        self.assertEqual(page.url, address)
        page.get_by_role("button", name="Back").click()
        expect(self.element("userList.row.10")).to_be_visible()

    def test_a_person_opens_in_a_tab_of_their_own(self) -> None:
        page = self.open("/")
        with page.context.expect_page() as opened:
            self.element("userList.row.3").click(button="middle")
        other = opened.value
        self.wait_until_live(other)
        expect(self.element("userDetail.username", other)).to_contain_text("Samantha")
        expect(self.element("userList.row.3")).to_be_visible()
        expect(self.element("userDetail.username")).to_have_count(0)
        other.get_by_role("button", name="Back").click()
        expect(self.element("userList.row.10", other)).to_be_visible()

    def test_a_search_leaves_whom_it_finds(self) -> None:
        page = self.open("/")
        field = page.get_by_role("searchbox")
        field.fill("clem bauch")
        expect(self.element("userList.row.3")).to_be_visible()
        expect(self.element("userList.row.1")).to_have_count(0)
        field.fill("nobody of that name")
        expect(page.get_by_text("No Results")).to_be_visible()
        field.fill("")
        expect(self.element("userList.row.1")).to_be_visible()

    def expect_rows(self, *names: str) -> None:
        """The rows begin like this, as they stand below each other."""
        self.page.wait_for_function(_ROWS_BEGIN, arg=list(names))

    def test_the_order_and_the_favourites_are_this_browsers(self) -> None:
        page = self.open("/")
        expect(self.element("userList.row.10")).to_be_visible()
        self.expect_rows(*(str(number) for number in range(1, 11)))
        self.element("userList.sortButton").press("Enter")
        self.expect_rows("5", "10", "3", "2", "9", "7", "1", "6", "8", "4")

        self.element("userList.row.3").click()
        page.get_by_role("button", name="Add to favourites").click()
        expect(page.get_by_role("button", name="Remove from favourites")).to_be_visible()
        page.get_by_role("button", name="Back").click()
        expect(page.get_by_role("heading", name="Favourites")).to_be_visible()
        self.expect_rows("3", "5")

        self.reload()
        expect(page.get_by_role("heading", name="Favourites")).to_be_visible()
        self.expect_rows("3", "5")

        somebody_else = self.new_context().new_page()
        self.open("/", somebody_else)
        expect(self.element("userList.row.1", somebody_else)).to_be_visible()
        expect(somebody_else.get_by_role("heading", name="Favourites")).to_have_count(0)


class FailingAPITests(AppTestCase):
    """An API of the test's own: absent first, there later."""

    api: HeldUsersAPI

    @classmethod
    def make_launcher(cls) -> Launcher:
        cls.api = HeldUsersAPI()
        return Launcher(product="userdirectory", arguments=("--api", cls.api.base_url))

    def test_the_error_says_what_happened_and_another_try_brings_the_users(self) -> None:
        self.addCleanup(self.api.stop)
        page = self.open("/")
        expect(page.get_by_text("Users can't be shown")).to_be_visible()
        expect(self.element("userList.row.1")).to_have_count(0)
        self.api.start()
        self.element("userList.retryButton").press("Enter")
        expect(self.element("userList.row.1")).to_contain_text("Held User")
        expect(page.get_by_text("Users can't be shown")).to_have_count(0)


class FaultTests(AppTestCase):
    """What a user sees of each fault that the embedded API can have."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="userdirectory", arguments=("--api-fault", "latency=3s"))

    def test_a_slow_api_is_waited_for_in_sight(self) -> None:
        page = self.page
        first = page.goto(self.url("/"))
        self.assertIn("Loading users...", first.text())
        self.wait_until_live(page)
        expect(self.element("userList.row.1")).to_be_visible()
        expect(page.get_by_text("Loading users...")).to_have_count(0)

    def test_other_faults_are_said_in_words(self) -> None:
        for fault in ("garbled", "offline"):
            with self.subTest(fault):
                launcher = Launcher(product="userdirectory", arguments=("--api-fault", fault)).wait_until_listening()
                self.addCleanup(launcher.stop)
                self.page.goto(launcher.base_url)
                self.wait_until_live(self.page)
                expect(self.page.get_by_text("Users can't be shown")).to_be_visible()
                expect(self.page.get_by_role("button", name="Retry")).to_be_visible()


if __name__ == "__main__":
    import unittest

    unittest.main()
