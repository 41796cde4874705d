# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The walk through UserDirectory: the users, one of them, the ways back; and what a person sees of an API that fails."""

from __future__ import annotations

from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import expect

NAME = "Clementine Bauch"


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


class FailingAPITests(AppTestCase):
    """The API refuses everything."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="userdirectory", arguments=("--api-fault", "error=500"))

    def test_the_error_says_what_happened_and_offers_another_try(self) -> None:
        page = self.open("/")
        expect(page.get_by_text("There was a bad response from the server.")).to_be_visible()
        page.get_by_role("button", name="Retry").press("Enter")
        expect(page.get_by_role("button", name="Retry")).to_be_visible()


if __name__ == "__main__":
    import unittest

    unittest.main()
