# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What people do with web pages: they click with a key held down, copy and print."""

from __future__ import annotations

from harness.cases import PHONE_AND_DESKTOP, AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Page, expect

# The identifiers of what is cut off by something around it.
_CUT_OFF = """
() => [...document.querySelectorAll("[data-testid]")].map((element) => {
  let [top, bottom] = [-Infinity, Infinity];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === "visible") continue;
    const place = outer.getBoundingClientRect();
    [top, bottom] = [Math.max(top, place.top), Math.min(bottom, place.bottom)];
  }
  const place = element.getBoundingClientRect();
  return place.bottom > bottom + 1 || place.top < top - 1 ? element.dataset.testid : null;
}).filter(Boolean)
"""


class CatalogTests(AppTestCase):
    """The catalog: a page of controls."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def test_a_click_with_a_key_held_down_is_a_tap_on_what_is_no_link(self) -> None:
        page = self.open("/")
        page.get_by_text("Controls", exact=True).click(modifiers=["ControlOrMeta"])
        expect(page.get_by_role("heading", name="Controls", level=1)).to_be_visible()
        switch = page.get_by_role("switch").first
        for key in ("Shift", "ControlOrMeta", "Alt"):
            state = switch.get_attribute("aria-checked")
            switch.click(modifiers=[key])
            expect(switch).not_to_have_attribute("aria-checked", state or "")


class DirectoryTests(AppTestCase):
    """UserDirectory: rows with several texts, more of them than a window shows."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="userdirectory")

    def list(self) -> Page:
        """The first page with its rows."""
        page = self.open("/")
        expect(self.element("userList.row.1")).to_be_visible()
        return page

    def test_a_copy_has_spaces_and_lines(self) -> None:
        page = self.list()
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.keyboard.press("ControlOrMeta+a")
        page.wait_for_function("() => import('/_vitrine/copying.js').then(() => true)")
        page.keyboard.press("ControlOrMeta+c")
        copied = page.evaluate("() => navigator.clipboard.readText()")
        lines = copied.splitlines()
        self.assertIn("Nathan@yesenia.net", lines)
        self.assertTrue(any(line.endswith("Clementine Bauch") for line in lines), copied)

    def test_nothing_is_cut_off_in_print(self) -> None:
        for size in PHONE_AND_DESKTOP:
            with self.subTest(size=size):
                page = self.new_context(viewport={**size, "height": 400}).new_page()
                self.open("/", page)
                expect(self.element("userList.row.1", page)).to_be_visible()
                page.emulate_media(media="print")
                self.assertEqual(page.evaluate(_CUT_OFF), [])
                page.emulate_media(media="screen")
                self.assertNotEqual(page.evaluate(_CUT_OFF), [])
