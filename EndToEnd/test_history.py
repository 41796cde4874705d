# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The browser's own ways through an app: Back and Forward, reloads, addresses, several tabs; focus, title, scrolling."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from harness.cases import AppTestCase
from playwright.sync_api import Page, WebSocketRoute, expect

TITLES = {"/": "Challenge", "/characters": "Characters"}


@dataclass
class Entry:
    """One entry of the browser: its path, and which load of the app it was reached from."""

    path: str
    visit: int


@dataclass
class HistoryModel:
    """What the history must be: Challenge's stack is `/`, `/characters`, one character."""

    entries: list[Entry] = field(default_factory=lambda: [Entry("/", 0)])
    index: int = 0
    visits: int = 0

    @property
    def path(self) -> str:
        return self.entries[self.index].path

    @property
    def depth(self) -> int:
        """How many entries of the same visit lie before the current one."""
        visit = self.entries[self.index].visit
        return sum(entry.visit == visit for entry in self.entries[: self.index])

    def push(self, path: str) -> None:
        """A user opened a screen."""
        visit = self.entries[self.index].visit
        self.entries = [*self.entries[: self.index + 1], Entry(path, visit)]
        self.index += 1

    def pop(self) -> None:
        """The app goes one screen up: back to its entry, or in place where it has none."""
        parent = {"/characters": "/"}.get(self.path, "/characters")
        below = self.entries[self.index - 1] if self.index else None
        here = self.entries[self.index]
        if below and below.path == parent and below.visit == here.visit:
            self.index -= 1
        else:
            here.path = parent

    def visit(self, path: str) -> None:
        """A user typed an address."""
        self.visits += 1
        self.entries = [*self.entries[: self.index + 1], Entry(path, self.visits)]
        self.index += 1


class HistoryTests(AppTestCase):
    """Each test has a browser profile and a session of its own."""

    def screen(self, path: str) -> str:
        """The identifier of what stands on the screen of a path."""
        return {"/": "home.charactersButton", "/characters": "characterList.row.1"}.get(path, "characterDetail.nameLabel")

    def expect_screen(self, path: str, page: Page | None = None) -> None:
        """The address and the screen agree, and no other screen is there."""
        page = page or self.page
        self.assert_path(path, page)
        for other in ("/", "/characters", "/characters/1"):
            wanted = 1 if self.screen(other) == self.screen(path) else 0
            expect(self.element(self.screen(other), page)).to_have_count(wanted)

    def walk(self, seed: int, steps: int) -> None:
        """Goes at random; after each step the browser is where the model is."""
        generator = random.Random(seed)
        page = self.open("/")
        model = HistoryModel()
        told = []
        for _ in range(steps):
            step = generator.choice(["open", "open", "open", "up", "back", "back", "forward", "forward", "reload", "visit"])
            detail = ""
            if step == "open" and model.path in ("/", "/characters"):
                detail = "/characters" if model.path == "/" else f"/characters/{generator.randint(1, 4)}"
                target = "home.charactersButton" if model.path == "/" else f"characterList.row.{detail[12:]}"
                self.element(target).click()
                model.push(detail)
            elif step == "up" and model.path != "/":
                page.get_by_role("button", name="Back").click()
                model.pop()
            elif step == "back" and model.index > 0:
                page.go_back()
                model.index -= 1
            elif step == "forward" and model.index < len(model.entries) - 1:
                page.go_forward()
                model.index += 1
            elif step == "reload":
                self.reload()
            elif step == "visit" and len(model.entries) < 12:
                detail = generator.choice(["/", "/characters", "/characters/3"])
                page.goto(self.url(detail))
                model.visit(detail)
            else:
                continue
            told.append(f"{step} {detail}".strip())
            with self.subTest(seed=seed, told=told):
                self.wait_until_live(page)
                self.expect_screen(model.path)
                # The answer of the server names the entry; before, it is still the earlier page's.
                page.wait_for_function(
                    "([depth]) => history.state?.depth === depth && history.state.key >= 0", arg=[model.depth]
                )
                expect(page).to_have_title(TITLES.get(model.path, "Character"))

    def test_random_walks_end_where_the_model_is(self) -> None:
        for seed in (1, 2):
            self.walk(seed, 25)
            self.page.goto("about:blank")
            self.page = self.new_context().new_page()

    def test_focus_goes_to_the_new_screen_and_back_to_what_opened_it(self) -> None:
        page = self.open("/characters")
        row = self.element("characterList.row.2")
        row.focus()
        page.keyboard.press("Enter")
        self.expect_screen("/characters/2")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.go_back()
        self.expect_screen("/characters")
        expect(self.element("characterList.row.2")).to_be_focused()

    def test_a_focus_that_was_moved_while_a_screen_came_stays(self) -> None:
        late: list[str] = []
        sockets: list[WebSocketRoute] = []
        is_slow = True

        def receive(message: str) -> None:
            if is_slow and (late or message.startswith('["N"')):
                late.append(message)
            else:
                sockets[-1].send(message)

        def connect(socket: WebSocketRoute) -> None:
            sockets.append(socket)
            socket.connect_to_server().on_message(receive)

        self.page.route_web_socket("**/*", connect)
        page = self.open("/")
        self.element("home.charactersButton").click()
        back = page.get_by_role("button", name="Back")
        back.focus()
        is_slow = False
        for message in late:
            sockets[-1].send(message)
        expect(page).to_have_title("Characters")
        expect(self.element("characterList.row.2")).to_be_visible()
        expect(back).to_be_focused()

    def test_each_entry_has_its_own_scrolling(self) -> None:
        page = self.open("/characters")
        scroller = page.locator("main .k5").first
        expect(self.element("characterList.row.6")).to_have_count(1)
        scroller.evaluate("element => element.scrollTo(0, 300)")
        # Playwright's own click would scroll first.
        self.element("characterList.row.4").evaluate("element => element.click()")
        self.expect_screen("/characters/4")
        page.go_back()
        self.expect_screen("/characters")
        self.wait_for_offset(page, 300)
        page.go_back()
        page.go_forward()
        self.expect_screen("/characters")
        self.wait_for_offset(page, 300)
        self.reload()
        self.wait_for_offset(page, 300)

    def test_a_reload_keeps_what_was_typed_and_loaded(self) -> None:
        page = self.open("/characters")
        search = page.get_by_role("searchbox")
        search.fill("Smith")
        rows = page.locator("[data-testid^='characterList.row.']")
        expect(self.element("characterList.row.1")).to_have_count(0)
        expect(self.element("characterList.row.2")).to_be_visible()
        self.settle(page)
        found = rows.all_inner_texts()
        for _ in range(2):
            self.reload()
            expect(page.get_by_role("searchbox")).to_have_value("Smith")
            expect(self.element("characterList.row.2")).to_be_visible()
            expect(rows).to_have_text(found, use_inner_text=True)
        # The page that was loaded is the session's: what is typed in it arrives.
        page.get_by_role("searchbox").fill("Rick Sanchez")
        expect(self.element("characterList.row.1")).to_be_visible()

    def wait_for_offset(self, page: Page, offset: int) -> None:
        """The list stands where it stood."""
        page.wait_for_function(
            "(offset) => Math.abs((document.querySelector('main .k5')?.scrollTop ?? -1) - offset) < 1", arg=offset
        )

    def test_back_twice_in_a_hurry_goes_back_twice(self) -> None:
        page = self.open("/")
        self.element("home.charactersButton").click()
        self.element("characterList.row.1").click()
        self.expect_screen("/characters/1")
        page.evaluate("() => { history.back(); setTimeout(() => history.back()); }")
        self.expect_screen("/")
        page.evaluate("() => { history.go(2); }")
        self.expect_screen("/characters/1")

    def test_a_tab_that_copies_the_stores_of_another_has_a_session_of_its_own(self) -> None:
        page = self.open("/")
        self.element("home.charactersButton").click()
        self.expect_screen("/characters")
        with page.context.expect_page() as opened:
            # A window that a page opens starts with a copy of its sessionStorage, as a duplicated tab does.
            page.evaluate("() => { window.open(location.href); }")
        other = opened.value
        self.wait_until_live(other)
        self.element("characterList.row.2", other).click()
        self.expect_screen("/characters/2", other)
        self.expect_screen("/characters", page)
        page.go_back()
        self.expect_screen("/", page)
        self.expect_screen("/characters/2", other)

    def test_back_from_another_site_shows_the_screen_that_was_left(self) -> None:
        page = self.open("/")
        self.element("home.charactersButton").click()
        self.expect_screen("/characters")
        page.goto("about:blank")
        page.go_back()
        self.wait_until_live(page)
        self.expect_screen("/characters")
        page.go_back()
        self.expect_screen("/")
        self.element("home.charactersButton").click()
        self.expect_screen("/characters")
