# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Scrolling in a browser: rows whose heights are learned on the way never move under the user's eyes."""

from __future__ import annotations

from harness.cases import AppTestCase
from harness.launcher import Launcher
from harness.motion import wait_until_still
from playwright.sync_api import expect

# Records, frame by frame, where the scroller stands and where each whole row is seen.
_RECORD = """
() => {
  const scroller = document.querySelector("[data-testid^='long.row.']").closest(".k5");
  const frames = (window.frames_ = []);
  const record = () => {
    const port = scroller.getBoundingClientRect();
    const rows = {};
    for (const row of scroller.querySelectorAll("[data-testid^='long.row.']")) {
      const box = row.getBoundingClientRect();
      if (box.top >= port.top && box.bottom <= port.bottom) rows[row.dataset.testid] = box.top;
    }
    frames.push({ top: scroller.scrollTop, rows });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}
"""

# Starts a wheel's worth of movement and ends with it: with the frame in which the browser says that it rests.
_MOVE = """
async distance => {
  const scroller = document.querySelector("[data-testid^='long.row.']").closest(".k5");
  const ended = new Promise(resolve => scroller.addEventListener("scrollend", resolve, { once: true }));
  scroller.scrollBy({ top: distance, behavior: Math.abs(distance) > 2000 ? "instant" : "smooth" });
  await ended;
}
"""

_CORRECTED = """
before => {
  const scroller = document.querySelector("[data-testid^='long.row.']").closest(".k5");
  return JSON.stringify(scroller.vd ?? []) !== before;
}
"""

_SHIFT = """
() => JSON.stringify(document.querySelector("[data-testid^='long.row.']").closest(".k5").vd ?? [])
"""


_PLACES = """
() => {
  const places = {};
  const rows = document.querySelectorAll("[data-testid^='long.row.']");
  const port = rows[0].closest(".k5").getBoundingClientRect();
  for (const row of rows) {
    const box = row.getBoundingClientRect();
    if (box.top >= port.top && box.bottom <= port.bottom) places[row.dataset.testid] = box.top;
  }
  return places;
}
"""

# Each row that is seen stands where it stood before.
_STAND_AT = f"""
before => {{
  if (!document.querySelector("[data-testid^='long.row.']")) return false;
  const now = ({_PLACES.strip()})();
  const names = Object.keys(before);
  return names.length === Object.keys(now).length && names.every((name) => Math.abs(now[name] - before[name]) <= 1);
}}
"""

_ROW_STANDS_AT = """
([name, place]) => {
  const row = document.querySelector(`[data-testid='${name}']`);
  return row && Math.abs(row.getBoundingClientRect().y - place) <= 1;
}
"""

# Scrolls the page's list, and tells how the bar looks in the frame after the one that heard of it.
_SCROLL_TITLE = """
async offset => {
  const scroller = document.querySelector("h1").closest(".k5");
  if (scroller.scrollTop !== offset) {
    const heard = new Promise(resolve => scroller.addEventListener("scroll", resolve, { once: true }));
    scroller.scrollTop = offset;
    await heard;
  }
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const linked = [...document.querySelectorAll(".v")].filter(layer => layer.vl?.length);
  const inline = linked.find(layer => layer.textContent.trim() === "Catalog");
  const ground = linked.find(layer => layer !== inline);
  return {
    title: document.querySelector("h1").getBoundingClientRect().top,
    inline: getComputedStyle(inline).opacity, ground: getComputedStyle(ground).opacity,
  };
}
"""

# Whether the middle of the window, just below the bar's row, belongs to the scrolled content.
_REACHED = """
() => document.elementFromPoint(195, 70).closest(".k5") !== null
"""


# The refresh button's sign is seen; its look comes with the first focus.
_ROW_STANDS_BELOW = """
([id, least, most]) => {
  const { y } = document.querySelector(`[data-testid="${id}"]`).getBoundingClientRect();
  return y > least && y < most;
}
"""

_GLYPH = """
() => {
  const spokes = [...document.activeElement.querySelectorAll(".pull>i")];
  return spokes.length === 8 && spokes.every((spoke) => spoke.checkVisibility({visibilityProperty: true, opacityProperty: true}));
}
"""


_STOP_AT = """
([scroller, offset]) => { document.querySelectorAll(".k5")[scroller].scrollLeft = offset; }
"""

_RESTS_AT = """
([scroller, offset]) => Math.abs(document.querySelectorAll(".k5")[scroller].scrollLeft - offset) < 1
"""


class ScrollingTests(AppTestCase):
    """The long pages of the catalog."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def open_page(self, name: str) -> None:
        """From the catalog's first page to one of the long ones."""
        page = self.open("/")
        page.get_by_text(name, exact=True).click()
        expect(self.element("long.row.0")).to_be_visible()
        page.evaluate(_RECORD)

    def assert_no_row_jumped(self) -> int:
        """Between two frames a row moves as its scroller does, or the scroller moves and the row stays: a correction.

        Returns the number of corrections.
        """
        frames = self.page.evaluate("() => window.frames_.splice(0)")
        corrections = 0
        for old, new in zip(frames, frames[1:]):
            common = old["rows"].keys() & new["rows"].keys()
            moves = {new["rows"][row] - old["rows"][row] for row in common}
            if not moves:
                continue
            self.assertLessEqual(max(moves) - min(moves), 1, "the rows moved apart")
            scrolled = old["top"] - new["top"]
            if abs(max(moves) - scrolled) > 1:
                corrections += 1
                self.assertLessEqual(max(map(abs, moves)), 1, f"corrected from {old} to {new}")
        return corrections

    def move(self, distance: int) -> None:
        """Scrolls, rests, and waits for the correction that what was learned on the way brings."""
        before = self.page.evaluate(_SHIFT)
        self.page.evaluate(_MOVE, distance)
        self.page.wait_for_function(_CORRECTED, arg=before)

    def climb(self, page_name: str) -> None:
        """Jumps far down, scrolls up in steps, and looks at every frame."""
        self.open_page(page_name)
        self.move(30_000)
        self.page.wait_for_function("() => Object.keys(window.frames_.at(-1).rows).length >= 3")
        for _ in range(4):
            self.move(-600)
        # The frame that shows the last correction.
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.assertGreaterEqual(self.assert_no_row_jumped(), 4, "corrections were not seen")

    def test_rows_of_a_lazy_stack_stay_while_their_lengths_are_learned(self) -> None:
        self.climb("Long rows")

    def test_rows_of_a_list_stay_while_their_lengths_are_learned(self) -> None:
        self.climb("Long list")

    def places(self) -> dict[str, float]:
        """Where each row in sight is seen."""
        return self.page.evaluate(_PLACES)

    def test_a_list_comes_back_where_it_was_left(self) -> None:
        self.open_page("Long list")
        page = self.page
        self.move(30_000)
        page.wait_for_function("() => Object.keys(window.frames_.at(-1).rows).length >= 3")
        self.settle(page)
        before = self.places()
        row = sorted(before)[1]
        for back in (page.go_back, page.get_by_role("button", name="Back").click):
            self.element(row).click()
            expect(page.get_by_text("Detail " + row.removeprefix("long.row."), exact=True)).to_be_visible()
            expect(self.element(row)).to_have_count(0)
            # With its title the detail has its entry in the history.
            expect(page).to_have_title("Row " + row.removeprefix("long.row."))
            back()
            expect(self.element(row)).to_be_visible()
            page.wait_for_function(_STAND_AT, arg=before)
            # A click on a row below a page that is still leaving would scroll to find it.
            wait_until_still(page)

    def test_a_large_title_scrolls_away_and_an_inline_one_appears(self) -> None:
        page = self.new_context(viewport={"width": 390, "height": 480}).new_page()
        self.open("/", page)
        title = page.get_by_role("heading", level=1, name="Catalog")
        expect(title).to_have_count(1)
        top = title.bounding_box()["y"]
        shown = {offset: page.evaluate(_SCROLL_TITLE, offset) for offset in (0, 20, 42, 60, 150, 0)}
        for offset, look in shown.items():
            self.assertAlmostEqual(look["title"], top - offset, delta=1)
        self.assertEqual([look["inline"] for look in shown.values()], ["0", "0", "0.5", "1", "1"])
        self.assertEqual([look["ground"] for look in shown.values()], ["0", "0", "0", "1", "1"])
        # What scrolled to where the title was can be reached.
        page.evaluate(_SCROLL_TITLE, 150)
        self.assertTrue(page.evaluate(_REACHED))
        page.get_by_text("Tabs", exact=True).click()
        expect(page.get_by_role("heading", level=1, name="Tabs")).to_be_visible()

    def test_a_list_is_refreshed_by_the_keyboard_by_touch_and_by_the_wheel(self) -> None:
        page = self.new_context(viewport={"width": 390, "height": 600}, has_touch=True).new_page()
        self.open("/", page)
        page.get_by_text("Refresh", exact=True).click()
        button = page.get_by_role("button", name="Refresh")
        entry = page.get_by_test_id("refresh.row.29")
        expect(entry).to_be_visible()
        expect(page).to_have_title("Refresh")
        self.settle(page)
        rest = entry.bounding_box()["y"]

        def expect_entries(count: int) -> None:
            expect(page.get_by_test_id(f"refresh.row.{count - 1}")).to_be_visible()
            expect(button).not_to_have_attribute("aria-busy", "true")
            page.wait_for_function(_ROW_STANDS_AT, arg=[f"refresh.row.{count - 1}", rest])

        # The button comes right after the bar's, and is seen with the focus.
        page.get_by_role("button", name="Back").focus()
        page.keyboard.press("Tab")
        expect(button).to_be_focused()
        page.wait_for_function(_GLYPH)
        page.keyboard.press("Enter")
        expect_entries(31)

        # A finger that goes down at the top; one that goes down a little does nothing.
        touch = page.context.new_cdp_session(page)
        for distance in (40, 140):
            steps = [("touchStart", rest)]
            steps += [("touchMove", rest + distance * step / 5) for step in range(1, 6)]
            for kind, y in steps:
                touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 195, "y": y}]})
            # The content follows the finger, less than all of the way.
            page.wait_for_function(_ROW_STANDS_BELOW, arg=["refresh.row.30", rest + distance / 4, rest + distance])
            touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect_entries(32)
        expect(page.get_by_test_id("refresh.row.32")).to_have_count(0)

        page.mouse.move(195, rest)
        page.mouse.wheel(0, -400)
        expect_entries(33)

    def test_a_carousel_comes_to_rest_at_its_views_and_at_pages(self) -> None:
        page = self.new_context(viewport={"width": 390, "height": 700}).new_page()
        self.open("/", page)
        page.get_by_text("Carousel", exact=True).click()
        expect(page.locator(".k5")).to_have_count(2)
        # A card is 220 wide with 12 behind it; a page is as wide as the window.
        for scroller, stop, rest in ((0, 130, 232), (0, 560, 464), (1, 240, 390), (1, 900, 780)):
            page.evaluate(_STOP_AT, [scroller, stop])
            page.wait_for_function(_RESTS_AT, arg=[scroller, rest])
