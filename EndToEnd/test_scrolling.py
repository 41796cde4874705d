# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Scrolling in a browser: rows whose heights are learned on the way never move under the person's eyes."""

from __future__ import annotations

from harness.cases import AppTestCase
from harness.launcher import Launcher
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
