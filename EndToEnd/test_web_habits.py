# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What people do with web pages: open links elsewhere, copy, print; without scripts too."""

from __future__ import annotations

import re

from harness import axe
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
    """The catalog: every page is pushed by a link without a value."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def pages(self) -> dict[str, str]:
        """The addresses of the catalog's pages by name, as its list links to them."""
        page = self.open("/")
        links = page.get_by_role("list").get_by_role("link")
        return {link.inner_text(): link.get_attribute("href") or "" for link in links.all()}

    def test_a_pushed_page_has_an_address_that_opens_it_in_another_browser(self) -> None:
        page = self.open("/")
        page.get_by_role("link", name="Shapes").click()
        expect(page.get_by_role("heading", name="Shapes", level=1)).to_be_visible()
        expect(page).not_to_have_url(self.url("/"))
        self.assertNotIn("shapes", page.url.lower())
        other = self.new_context().new_page()
        self.open(page.url.removeprefix(self.launcher.base_url), other)
        expect(other.get_by_role("heading", name="Shapes", level=1)).to_be_visible()
        self.assertEqual(other.url, page.url)
        other.get_by_role("button", name="Back").click()
        expect(other.get_by_role("link", name="Gradients")).to_be_visible()
        self.assert_path("/", other)

    def test_an_address_that_leads_nowhere_shows_the_page_above_and_says_so(self) -> None:
        page = self.open("/~.p0123456789ab")
        expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="above")).to_be_visible()

    def test_a_modified_click_opens_a_link_elsewhere_and_taps_everything_else(self) -> None:
        page = self.open("/")
        link = page.get_by_role("link", name="Controls")
        for options in ({"modifiers": ["ControlOrMeta"]}, {"button": "middle"}):
            with self.subTest(options=options), page.context.expect_page() as opened:
                link.click(**options)
            expect(opened.value.get_by_role("heading", name="Controls", level=1)).to_be_visible()
            opened.value.close()
        expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()
        link.click()
        switch = page.get_by_role("switch").first
        state = switch.get_attribute("aria-checked")
        switch.click(modifiers=["ControlOrMeta"])
        expect(switch).not_to_have_attribute("aria-checked", state or "")
        with page.context.expect_page() as opened:
            page.get_by_role("button", name="Back").click(modifiers=["ControlOrMeta"])
        expect(opened.value.get_by_role("heading", name="Catalog", level=1)).to_be_visible()

    def test_a_group_of_radio_buttons_is_one_stop_of_the_keyboard(self) -> None:
        page = self.open(self.pages()["Pickers"])
        group = page.get_by_role("radiogroup").first
        stops = "group => [...group.querySelectorAll('[role=radio]')].filter(one => one.tabIndex === 0).length"
        self.assertEqual(group.evaluate(stops), 1)
        last = group.get_by_role("radio").last
        group.locator("[role=radio][aria-checked=true]").press("ArrowUp")
        expect(group.locator("[role=radio]:focus")).to_have_count(1)
        expect(group.locator("[role=radio]:focus")).to_have_attribute("aria-checked", "true")
        self.assertEqual(group.evaluate(stops), 1)
        expect(last).to_be_visible()


class WithoutScriptsTests(AppTestCase):
    """The catalog in a browser that runs no scripts."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def test_links_and_back_work(self) -> None:
        page = self.new_context(java_script_enabled=False).new_page()
        page.goto(self.url("/"))
        page.get_by_role("link", name="Lists").click()
        expect(page.get_by_role("heading", name="Lists", level=1)).to_be_visible()
        page.get_by_role("link", name="With a link").click()
        expect(page.get_by_text("There")).to_be_visible()
        page.get_by_role("button", name="Back").click()
        expect(page.get_by_role("heading", name="Lists", level=1)).to_be_visible()
        page.get_by_role("button", name="Back").click()
        expect(page.get_by_role("heading", name="Catalog", level=1)).to_be_visible()


class DirectoryHabitTests(AppTestCase):
    """UserDirectory: values that a list shows."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="userdirectory")

    def list(self) -> Page:
        """The first page with its rows."""
        page = self.open("/")
        expect(self.element("userList.row.1")).to_be_visible()
        return page

    def test_a_person_has_a_number_as_address_that_opens_for_everybody(self) -> None:
        page = self.list()
        self.element("userList.row.3").click()
        expect(self.element("userDetail.username")).to_contain_text("Samantha")
        self.assert_path("/User~3")
        other = self.new_context().new_page()
        self.open("/User~3", other)
        expect(self.element("userDetail.username", other)).to_contain_text("Samantha")
        self.assert_path("/User~3", other)
        expect(page).to_have_title(re.compile("Clementine"))

    def test_rows_say_where_they_are_in_the_list(self) -> None:
        page = self.list()
        row = page.get_by_role("listitem").filter(has=self.element("userList.row.3"))
        expect(row).to_have_attribute("aria-setsize", "10")
        expect(row).to_have_attribute("aria-posinset", "3")

    def test_find_reaches_rows_below_the_window(self) -> None:
        page = self.new_context(viewport={"width": 390, "height": 400}).new_page()
        self.open("/", page)
        row = self.element("userList.row.7", page)
        expect(row).to_be_attached()
        expect(row).not_to_be_in_viewport()
        self.assertTrue(page.evaluate("() => window.find('Kurtis Weissnat')"))
        expect(row).to_be_in_viewport()

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

    def test_a_page_that_is_not_there_is_styled_and_leads_home(self) -> None:
        self.expect_problem(r"status of 404")
        response = self.page.goto(self.url("/nowhere"))
        self.assertEqual(response.status, 404)
        expect(self.page).to_have_title(re.compile("UserDirectory"))
        self.assertEqual(axe.violations(self.page), [])
        self.page.get_by_role("link", name="Start page").click()
        self.assert_path("/")

    def test_a_page_has_an_icon_a_manifest_and_a_description(self) -> None:
        page = self.list()
        icon = page.locator("link[rel=icon]").get_attribute("href")
        self.assertEqual(page.request.get(self.url(icon)).status, 200)
        manifest = page.request.get(self.url(page.locator("link[rel=manifest]").get_attribute("href"))).json()
        self.assertEqual(manifest["start_url"], "/")
        self.assertEqual(page.request.get(self.url(manifest["icons"][0]["src"])).status, 200)
        described = page.locator("meta[name=description]").get_attribute("content")
        self.assertTrue(described)
