# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What goes wrong outside of the app: each shows its own code in the server's output, and the next action works."""

from __future__ import annotations

import re

from harness import axe
from harness.browser import KEEP_SOCKETS
from harness.cases import AbsentAPITestCase, AppTestCase
from playwright.sync_api import Page, expect


class AbsentAPITests(AbsentAPITestCase):
    """The server starts while nobody answers for the data."""

    def test_an_absent_api_is_said_and_shown_and_what_failed_is_tried_again(self) -> None:
        self.assertIn(self.api.base_url, self.launcher.wait_for_line("[api-unreachable]"))
        page = self.open("/")
        self.element("home.charactersButton").click()
        self.assert_path("/characters")
        expect(page.locator("body")).to_contain_text("Error loading characters")
        self.assertEqual(axe.violations(page), [])

        # Serving goes on.
        page.go_back()
        expect(self.element("home.charactersButton")).to_be_visible()
        page.go_forward()
        self.assert_path("/characters")
        # The button is found in the page that has come, not in the one that is still leaving.
        expect(self.element("character.retryButton")).to_be_visible()
        expect(page.locator("body")).to_contain_text("Error loading characters")

        self.api.start()
        self.element("character.retryButton").press("Enter")
        expect(self.element("characterList.row.1")).to_contain_text("Held Rick")


class AbsentCharacterTests(AbsentAPITestCase):
    """A character whom nobody answers for; a server of its own, because an app shows again what it has seen."""

    def test_a_character_who_could_not_be_loaded_comes_when_asked_for_again(self) -> None:
        page = self.open("/characters/2")
        expect(page.locator("body")).to_contain_text("Error loading character")
        self.api.start()
        self.element("character.retryButton").press("Enter")
        expect(self.element("characterDetail.nameLabel")).to_have_text("Held Morty")


class HeldAPITests(AbsentAPITestCase):
    """An API that answers when the test lets it; a server of its own, because an app shows again what it has seen."""

    def test_a_slow_api_shows_that_something_is_on_its_way(self) -> None:
        self.api.hold()
        self.api.start()
        page = self.open("/characters")
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(self.element("characterList.row.1")).to_have_count(0)
        self.assertEqual(axe.violations(page), [])
        self.api.release()
        expect(self.element("characterList.row.1")).to_contain_text("Held Rick")
        expect(page.get_by_role("progressbar")).to_have_count(0)

    def test_leaving_while_an_answer_is_awaited_is_no_trouble(self) -> None:
        self.api.hold()
        self.api.start()
        page = self.open("/")
        self.element("home.charactersButton").click()
        expect(page.get_by_role("progressbar")).to_be_visible()
        # With its entry in the history the screen has come whole.
        self.assert_path("/characters")
        page.go_back()
        expect(self.element("home.charactersButton")).to_be_visible()
        self.api.release()
        self.element("home.charactersButton").click()
        expect(self.element("characterList.row.2")).to_contain_text("Held Morty")


class MisuseTests(AppTestCase):
    """Addresses, events and frames that no page of ours would ask for or send."""

    def setUp(self) -> None:
        super().setUp()
        self.said = len(self.launcher.lines)
        self.context.add_init_script(KEEP_SOCKETS)

    def expect_said(self, text: str) -> None:
        """The server has said so since the test began."""
        self.launcher.wait_for_line(text, after=self.said)

    def test_an_unknown_route_has_its_code(self) -> None:
        self.expect_problem(r"status of 404")
        response = self.page.goto(self.url("/no/such/place"))
        self.assertEqual(response.status, 404)
        self.expect_said("[web.route.unknown]")
        self.page.get_by_role("link", name="Start page").click()
        self.wait_until_live(self.page)
        expect(self.element("home.charactersButton")).to_be_visible()

    def stale_events(self) -> int:
        """Events for what had left its page, as the server has counted them."""
        found = re.search(r'(?m)^vitrine_notes_total\{code="web\.event\.stale"\} (\d+)$', self.launcher.metrics())
        assert found, "the server counts no stale events"
        return int(found[1])

    def test_an_event_for_what_has_left_is_dropped(self) -> None:
        page = self.open("/")
        before = self.stale_events()
        # The second tap is on its way while the first one takes the button off the page.
        self.element("home.charactersButton").evaluate("element => { element.click(); element.click(); }")
        self.assert_path("/characters")
        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")
        # Events are handled in their order: with the row's the second tap has been, too. A slow page may report
        # the geometry of what has left as well.
        self.assertGreater(self.stale_events(), before)
        page.go_back()
        self.assert_path("/characters")
        page.go_back()
        self.assert_path("/")

    def test_an_event_for_what_never_was_is_dropped(self) -> None:
        page = self.open("/")
        page.evaluate("window.sockets.at(-1).send(JSON.stringify(['V', 1, 1, 999999, 1]))")
        self.expect_said("[web.event.forged]")
        # The page's own first event has the number that was just used up; the next welcome tells.
        self.reload()
        self.element("home.charactersButton").click()
        self.assert_path("/characters")

    def test_a_message_that_is_none_ends_the_socket_and_the_page_recovers(self) -> None:
        page = self.open("/characters")
        self.send_and_expect_reload(page, "'no message of this protocol'")
        self.expect_said("[web.message.malformed]")
        expect(self.element("characterList.row.1")).to_be_visible()
        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")

    def test_a_binary_frame_ends_the_socket_and_the_page_recovers(self) -> None:
        page = self.open("/characters")
        page.evaluate("window.sockets.at(-1).send(new Uint8Array([1, 2, 3]))")
        # Not a word of the session's: it goes on with the next socket.
        expect(page.locator("html[data-vitrine=live][data-session=resumed]")).to_have_count(1)
        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")

    def send_and_expect_reload(self, page: Page, data: str) -> None:
        """Sends raw data over the page's socket; the page comes back by itself, in a new document."""
        page.evaluate("window.isFirstDocument = true")
        page.evaluate(f"() => {{ window.sockets.at(-1).send({data}); }}")
        page.wait_for_function("() => !window.isFirstDocument && document.documentElement.dataset.vitrine === 'live'")


if __name__ == "__main__":
    import unittest

    unittest.main()
