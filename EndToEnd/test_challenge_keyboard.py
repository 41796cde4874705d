# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Every state of Challenge that `--api-fault` can bring about, by keyboard alone: on a phone and a desktop, light and dark."""

from __future__ import annotations

import tempfile
from collections.abc import Callable

from harness import axe
from harness.cases import PHONE_AND_DESKTOP, AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Locator, expect

# More than there are stops between two things that are both there.
STOPS = 40
# What turned, by name, however short: whoever looks a moment later may be too late.
_NOTE_PROGRESS = """
window.noted = [];
new MutationObserver(() => {
  for (const element of document.querySelectorAll("[role=progressbar]")) {
    if (!noted.includes(element.ariaLabel)) noted.push(element.ariaLabel);
  }
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


class KeyboardTestCase(AppTestCase):
    """A user without a pointer, in every window."""

    arguments: tuple[str, ...] = ()

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(arguments=cls.arguments)

    def everywhere(self, walk: Callable[[], None]) -> None:
        """Does the same in each size and scheme, from Home."""
        for window in PHONE_AND_DESKTOP:
            for scheme in ("light", "dark"):
                with self.subTest(width=window["width"], scheme=scheme):
                    self.page.set_viewport_size(window)
                    self.page.emulate_media(color_scheme=scheme)
                    self.open("/")
                    walk()

    def reach(self, element: Locator, key: str = "Tab") -> None:
        """Goes from stop to stop until the element has the focus, and sees that it does."""
        expect(element).to_be_attached()
        for _ in range(STOPS):
            if element.evaluate("element => element === document.activeElement"):
                expect(element).to_be_in_viewport()
                return
            self.page.keyboard.press(key)
        self.fail(f"the keyboard does not reach {element}")

    def press(self, element: Locator, key: str = "Tab") -> None:
        """Reaches a button and presses it."""
        self.reach(element, key)
        self.page.keyboard.press("Enter")

    def open_list(self) -> None:
        """From Home to the list."""
        self.press(self.element("home.charactersButton"))
        self.assert_path("/characters")
        expect(self.page.get_by_role("heading", level=1)).to_be_focused()

    def expect_text(self, text: str) -> None:
        """The page says so."""
        expect(self.page.locator("body")).to_contain_text(text)


class AnsweringAPITests(KeyboardTestCase):
    """Loaded, more, empty, and nobody of that number."""

    def test_rows_more_rows_and_a_character(self) -> None:
        def walk() -> None:
            self.open_list()
            # Rows come as they are reached: whoever goes on before the next one is there leaves the list.
            for number in range(1, 21):
                self.reach(self.element(f"characterList.row.{number}"))
            more = self.element("characterList.loadMoreButton")
            self.press(more)
            expect(self.element("characterList.row.21")).to_be_attached()
            # Rows that came at once are before the button, which kept the focus.
            kept = more.evaluate_all("([button]) => button !== undefined && button === document.activeElement")
            self.press(self.element("characterList.row.21"), key="Shift+Tab" if kept else "Tab")
            self.assert_path("/characters/21")
            expect(self.element("characterDetail.nameLabel")).to_be_visible()
            self.press(self.page.get_by_role("button", name="Back"))
            self.assert_path("/characters")
            expect(self.element("characterList.row.21")).to_be_focused()

        self.everywhere(walk)

    def test_nobody_is_found(self) -> None:
        def walk() -> None:
            self.open_list()
            self.reach(self.page.get_by_role("searchbox"))
            self.page.keyboard.type("nobody of this name")
            self.expect_text("No characters")

        self.everywhere(walk)

    def test_a_character_who_does_not_exist(self) -> None:
        def walk() -> None:
            self.open("/characters/999999")
            self.expect_text("Character not found")
            self.press(self.element("characterDetail.backButton"))
            expect(self.element("characterDetail.backButton")).to_have_count(0)

        self.everywhere(walk)


class SlowAPITests(KeyboardTestCase):
    """An API that takes its time."""

    arguments = ("--api-fault", "latency=1s")

    def test_something_turns_until_the_answer_is_there(self) -> None:
        self.page.add_init_script(_NOTE_PROGRESS)

        def walk() -> None:
            self.open_list()
            self.press(self.element("characterList.row.1"))
            expect(self.element("characterDetail.nameLabel")).to_be_visible()
            # After them, the portrait's.
            self.page.wait_for_function("() => noted.slice(0, 2).join() === 'In progress,Loading character'")

        self.everywhere(walk)


class FailingAPITests(KeyboardTestCase):
    """An API that answers with errors."""

    arguments = ("--api-fault", "error=500")

    def test_both_screens_say_so_and_can_be_left(self) -> None:
        def walk() -> None:
            self.open_list()
            self.expect_text("Error loading characters")
            self.assertEqual(axe.violations(self.page), [])
            self.reach(self.element("character.retryButton"))
            self.page.keyboard.press("Shift+Tab")
            self.press(self.page.get_by_role("button", name="Back"))
            self.assert_path("/")
            self.open("/characters/1")
            self.expect_text("Error loading character")
            self.reach(self.element("character.retryButton"))

        self.everywhere(walk)


class GarbledAPITests(KeyboardTestCase):
    """An API whose answers cannot be read."""

    arguments = ("--api-fault", "garbled")

    def test_both_screens_say_so(self) -> None:
        def walk() -> None:
            self.open_list()
            self.expect_text("Error loading characters")
            self.reach(self.element("character.retryButton"))
            self.open("/characters/1")
            self.expect_text("Error loading character")
            self.reach(self.element("character.retryButton"))

        self.everywhere(walk)


class EmptyAPITests(KeyboardTestCase):
    """An API that knows nobody."""

    arguments = ("--api-fault", "error=404")

    def test_the_list_is_empty_and_nobody_is_found(self) -> None:
        def walk() -> None:
            self.open_list()
            self.expect_text("No characters")
            self.open("/characters/1")
            self.expect_text("Character not found")
            self.reach(self.element("characterDetail.backButton"))

        self.everywhere(walk)


class OfflineTests(KeyboardTestCase):
    """What was seen before is shown when the network is gone, and says so."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.cache = folder.name
        return Launcher(arguments=("--cache", folder.name))

    def test_what_was_seen_is_shown_when_the_network_is_gone(self) -> None:
        self.open("/characters")
        expect(self.element("characterList.row.1")).to_be_visible()
        online = self.launcher
        self.addCleanup(setattr, type(self), "launcher", online)
        offline = Launcher(arguments=("--cache", self.cache, "--api-fault", "offline")).wait_until_listening()
        self.addCleanup(offline.stop)
        type(self).launcher = offline
        def walk() -> None:
            self.open_list()
            expect(self.element("character.notice")).to_contain_text("You are offline")
            self.assertEqual(axe.violations(self.page), [])
            self.press(self.element("characterList.row.3"))
            expect(self.element("characterDetail.nameLabel")).to_be_visible()
            expect(self.element("character.notice")).to_contain_text("You are offline")
            self.open("/characters/700")
            self.expect_text("Error loading character")
            self.reach(self.element("character.retryButton"))

        self.everywhere(walk)
