# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""A lost connection, a server that dies, a page that slept: what a user had is still there.

Few walks in a real browser; the fault model itself is checked in process (Tests/ClientTests/test_link_model.py,
Tests/VitrineWebTests/Link, Apps/ServerTests/Tests/LinkCutTests.swift).
"""

from __future__ import annotations

import time

from harness.browser import KEEP_SOCKETS
from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Page, WebSocketRoute, expect

# Says hello as a page of an older server would: only the name of its build is another.
_OLDER = """
window.WebSocket = class extends WebSocket {
  send(text) {
    super.send(text.replace(/^\\["H","([^"]*)","[^"]*"/, '["H","$1","older"'));
  }
};
"""


class LinkTests(AppTestCase):
    """Each walk may end the class's server; it starts another one at the same address then."""

    def setUp(self) -> None:
        super().setUp()
        self.context.add_init_script(KEEP_SOCKETS)

    def mark(self, page: Page) -> None:
        page.evaluate("window.isSameDocument = true")

    def expect_session(self, page: Page, word: str) -> None:
        """How the page says its session went on, once it is live."""
        expect(page.locator(f"html[data-vitrine=live][data-session={word}]")).to_have_count(1)

    def die(self) -> None:
        """The server ends without a word to anybody."""
        type(self).launcher.kill()

    def restart(self) -> None:
        port = int(self.launcher.base_url.rsplit(":", 1)[1])
        type(self).launcher = Launcher(port=port).wait_until_listening()

    def test_a_page_that_loses_its_socket_goes_on_where_it_was(self) -> None:
        page = self.open("/")
        self.expect_session(page, "new")
        self.mark(page)
        self.element("home.charactersButton").click()
        expect(self.element("characterList.row.1")).to_be_visible()
        for _ in range(3):
            count = page.evaluate("window.sockets.push() && window.sockets.length")
            page.evaluate("window.sockets.at(-1).close()")
            page.wait_for_function("count => window.sockets.length > count", arg=count)
            self.expect_session(page, "resumed")
        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")
        page.go_back()
        self.assert_path("/characters")
        self.assertTrue(page.evaluate("window.isSameDocument"), "the page was loaded again")
        self.launcher.wait_for_line("[web.session.resumed]")

    def test_a_first_visit_from_another_time_zone_begins_anew_in_it(self) -> None:
        india = 19_800
        context = self.new_context(
            timezone_id="Asia/Kolkata" if time.localtime().tm_gmtoff != india else "Pacific/Auckland"
        )
        page = self.open("/", context.new_page())
        self.expect_session(page, "restored")
        self.element("home.charactersButton", page).click()
        expect(self.element("characterList.row.1", page)).to_be_visible()
        page.go_back()
        self.assert_path("/", page)
        # The next first page is in the zone at once.
        page = self.open("/characters", context.new_page())
        self.expect_session(page, "new")

    def test_a_tap_while_the_socket_is_away_is_done_once(self) -> None:
        page = self.open("/")
        self.mark(page)
        # The browser closes the socket, and the user taps before anything could be told.
        page.evaluate("""() => {
          window.sockets.at(-1).close();
          document.querySelector('[data-testid="home.charactersButton"]').click();
        }""")
        self.assert_path("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()
        self.assertTrue(page.evaluate("window.isSameDocument"), "the page was loaded again")
        page.go_back()
        self.assert_path("/")

    def test_what_is_pressed_before_the_session_is_there_is_done(self) -> None:
        def press_first(socket: WebSocketRoute) -> None:
            self.element("home.charactersButton").click()
            socket.connect_to_server()

        self.page.route_web_socket("**/*", press_first)
        self.open("/")
        self.assert_path("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()

    def test_a_server_that_dies_is_said_and_its_successor_takes_the_page(self) -> None:
        self.expect_problem(r"WebSocket connection|ERR_CONNECTION_REFUSED")
        page = self.open("/characters")
        self.mark(page)
        self.element("characterList.row.2").click()
        self.assert_path("/characters/2")
        # What the page is still fetching would fail with the server.
        expect(self.element("characterDetail.nameLabel")).to_be_visible()
        expect(page.get_by_role("progressbar")).to_have_count(0)
        self.settle(page)
        page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        heading = page.locator("h1:not([inert] *):visible").last.inner_text()
        self.die()
        cue = page.get_by_role("status").filter(has_text="Reconnecting")
        expect(cue).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-vitrine", "offline")
        # What was there is still there, and a tap does not throw it away.
        expect(page.get_by_role("heading", name=heading).last).to_be_visible()
        page.locator("h1:not([inert] *):visible").last.click()
        self.assertTrue(page.evaluate("window.isSameDocument"))
        self.restart()
        self.expect_session(page, "restarted")
        expect(cue).to_have_count(0)
        notice = page.get_by_role("status").get_by_role("button", name="This page lost its session and started over.")
        expect(notice).to_be_visible()
        notice.click()
        expect(notice).to_have_count(0)
        self.assert_path("/characters/2")
        expect(page.get_by_role("heading", name=heading).last).to_be_visible()
        page.go_back()
        self.assert_path("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()

    def test_a_loss_is_said_in_the_language_of_the_page(self) -> None:
        page = self.new_context(locale="es-ES").new_page()
        self.problems[-1].expect(r"WebSocket connection|ERR_CONNECTION_REFUSED")
        self.open("/", page)
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        self.die()
        expect(page.get_by_role("status").filter(has_text="Reconectando")).to_be_visible()
        self.restart()
        self.expect_session(page, "restarted")
        expect(page.get_by_role("button", name="Esta página perdió su sesión")).to_be_visible()

    def test_a_loss_is_said_in_the_language_that_was_chosen_meanwhile(self) -> None:
        page = self.page
        page.add_init_script(
            "globalThis.wanted = ['en-US'];"
            "Object.defineProperty(navigator, 'languages', { get: () => globalThis.wanted })"
        )
        self.open("/", page)
        page.evaluate("wanted = ['es-ES']; dispatchEvent(new Event('languagechange'))")
        expect(page.locator("html")).to_have_attribute("lang", "es")
        # From now on sockets lead nowhere.
        page.evaluate("window.WebSocket = class { send() {} close() {} }; window.sockets.at(-1).close()")
        expect(page.get_by_role("status").filter(has_text="Reconectando")).to_be_visible()

    def test_a_frozen_page_finds_its_way_when_it_wakes(self) -> None:
        page = self.open("/characters")
        self.mark(page)
        session = self.context.new_cdp_session(page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        session.send("Page.setWebLifecycleState", {"state": "active"})
        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")
        self.assertTrue(page.evaluate("window.isSameDocument"), "the page was loaded again")

    def test_a_page_of_another_build_is_loaded_again_but_not_for_ever(self) -> None:
        loads = []
        page = self.page
        page.add_init_script(_OLDER)
        page.on("domcontentloaded", lambda page: loads.append(page.url))
        page.goto(self.url("/characters"))
        expect(page.locator("html")).to_have_attribute("data-vitrine", "failed", timeout=60_000)
        self.assertEqual(len(loads), 4)
        expect(page.get_by_role("status").filter(has_text="lost its connection")).to_be_visible()

    def test_leaving_and_coming_back_is_live_again(self) -> None:
        page = self.open("/characters")
        page.goto("about:blank")
        page.go_back()
        self.wait_until_live(page)
        self.element("characterList.row.1").click()
        self.assert_path("/characters/1")


if __name__ == "__main__":
    import unittest

    unittest.main()
