# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The gallery of an app's previews: each runs live, under switches, and none can take the others with it."""

from __future__ import annotations

from harness import axe
from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import FrameLocator, Locator, Page, expect

# High enough for a phone in full size: Playwright misses what it clicks in a frame that is scaled.
DESKTOP = {"width": 1280, "height": 1100}


class GalleryTestCase(AppTestCase):
    """Tests of a served gallery, in the window of a desk."""

    def setUp(self) -> None:
        super().setUp()
        self.page.set_viewport_size(DESKTOP)

    def open_preview(self, identifier: str, query: str = "") -> Page:
        """Opens a preview by its address and waits until it runs, or says why it does not."""
        self.page.goto(self.url(f"/p/{identifier}{query}"))
        expect(self.page.locator("html")).to_have_attribute("data-gallery", "ready")
        self.wait_until_settled()
        return self.page

    def wait_until_settled(self) -> None:
        """The frame shows what was asked for."""
        expect(self.page.locator("#device")).not_to_have_attribute("data-waiting", "")
        expect(self.document()).to_be_attached()

    def document(self) -> Locator:
        """The root of the page in the frame, once it is live or tells what went wrong."""
        return self.frame().locator("html[data-vitrine=live], html[data-notice]")

    def frame(self) -> FrameLocator:
        """The preview's own page."""
        return self.page.frame_locator("#frame")

    def link(self, name: str) -> Locator:
        """A preview in the list."""
        return self.page.locator("#tree").get_by_role("link", name=name, exact=True)

    def assert_shown(self, title: str) -> None:
        """The preview of this name is the one that is chosen and that runs."""
        expect(self.page.get_by_role("heading", level=1, name=title)).to_be_visible()
        self.wait_until_settled()


class ChallengeGalleryTests(GalleryTestCase):
    """The previews of Challenge's own binary."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        """Challenge, asked for its previews."""
        return Launcher(command="previews")

    def test_the_first_preview_is_shown_to_whoever_has_no_wish(self) -> None:
        self.page.goto(self.url("/"))
        expect(self.page).to_have_url(self.url("/p/ChallengeApp/RootView/Start"))
        expect(self.page.locator("#count")).to_have_text("20 previews")
        self.wait_until_settled()

    def test_a_preview_is_chosen_by_click(self) -> None:
        page = self.open_preview("ChallengeHome/HomeView")
        expect(self.frame().get_by_role("heading", name="Rick and Morty")).to_be_visible()
        page.locator("#tree a[data-id='ChallengeCharacter/CharacterListView/Loaded']").click()
        self.assert_shown("Loaded")
        expect(page).to_have_url(self.url("/p/ChallengeCharacter/CharacterListView/Loaded"))
        expect(self.frame().get_by_role("button", name="Rick Sanchez")).to_be_visible()
        page.go_back()
        self.assert_shown("Preview")
        expect(self.frame().get_by_role("heading", name="Rick and Morty")).to_be_visible()

    def test_a_preview_is_chosen_by_keyboard(self) -> None:
        page = self.open_preview("ChallengeCharacter/CharacterListView/Loading")
        page.keyboard.press("ArrowDown")
        self.assert_shown("Loaded")
        expect(self.frame().get_by_role("button", name="Rick Sanchez")).to_be_visible()
        expect(self.page.locator("#tree a[aria-current]")).to_be_focused()

        page.keyboard.press("/")
        expect(page.get_by_role("searchbox")).to_be_focused()
        page.keyboard.type("home")
        expect(page.locator("#count")).to_have_text("1 of 20 previews")
        expect(self.link("Loaded")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(self.frame().get_by_role("heading", name="Rick and Morty")).to_be_visible()
        page.get_by_role("searchbox").focus()
        page.keyboard.press("Escape")
        expect(page.locator("#count")).to_have_text("20 previews")

        page.get_by_role("searchbox").fill("nothing like it")
        expect(page.get_by_text("Nothing matches.")).to_be_visible()

    def test_dark_and_right_to_left_are_kept_by_the_address(self) -> None:
        page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded")
        row = self.frame().get_by_role("button", name="Rick Sanchez").get_by_text("Rick Sanchez")
        left = row.evaluate("element => element.getBoundingClientRect().left")
        page.get_by_role("radio", name="Dark").check()
        expect(self.frame().locator("html")).to_have_attribute("data-scheme", "dark")
        page.get_by_label("Direction").select_option("Right to left")
        self.wait_until_settled()
        expect(page).to_have_url(
            self.url("/p/ChallengeCharacter/CharacterListView/Loaded?scheme=dark&direction=rtl")
        )
        page.reload()
        self.wait_until_settled()
        expect(page.get_by_role("radio", name="Dark")).to_be_checked()
        expect(page.get_by_label("Direction")).to_have_value("rtl")
        document = self.frame().locator("html")
        expect(document).to_have_attribute("data-scheme", "dark")
        expect(document).to_have_attribute("dir", "rtl")
        expect(document).to_have_attribute("lang", "en")
        self.assertGreater(row.evaluate("element => element.getBoundingClientRect().left"), left)

    def test_text_size_and_device_change_the_layout(self) -> None:
        page = self.open_preview("ChallengeHome/HomeView")
        title = self.frame().get_by_role("heading", name="Rick and Morty")
        height = title.evaluate("element => element.offsetHeight")
        page.get_by_label("Text size").select_option("AX3")
        self.wait_until_settled()
        self.assertGreater(title.evaluate("element => element.offsetHeight"), height)
        page.get_by_label("Device").select_option("iPad mini (A17 Pro)")
        self.wait_until_settled()
        expect(page.locator("#screen")).to_have_text("iPad mini (A17 Pro)")
        self.assertEqual(self.frame().locator("html").evaluate("() => innerWidth"), 744)
        page.get_by_role("button", name="Landscape").click()
        self.wait_until_settled()
        expect(page).to_have_url(
            self.url("/p/ChallengeHome/HomeView?size=accessibility3&device=ipad-mini&orientation=landscape")
        )
        self.assertEqual(self.frame().locator("html").evaluate("() => innerWidth"), 1133)

    def test_a_scaled_preview_takes_clicks_where_it_shows_them(self) -> None:
        self.page.set_viewport_size({"width": 1280, "height": 700})
        page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded")
        row = self.frame().get_by_role("button", name="Rick Sanchez")
        inner = row.evaluate("element => { const box = element.getBoundingClientRect(); return [box.x, box.y]; }")
        outer = page.locator("#frame").bounding_box()
        scale = outer["width"] / self.frame().locator("html").evaluate("() => innerWidth")
        self.assertLess(scale, 1)
        page.mouse.move(outer["x"] + (inner[0] + 20) * scale, outer["y"] + (inner[1] + 20) * scale)
        self.assertTrue(row.evaluate("element => element.matches(':hover')"))

    def test_axe_finds_nothing(self) -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            with self.subTest(scheme=scheme):
                page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded")
                self.assertEqual(axe.violations(page), [])

    def test_a_narrow_page_has_its_list_behind_a_button(self) -> None:
        self.page.set_viewport_size({"width": 375, "height": 812})
        page = self.open_preview("ChallengeHome/HomeView")
        expect(self.link("HomeView")).to_be_hidden()
        page.get_by_role("button", name="Previews").click()
        expect(self.link("HomeView")).to_be_focused()
        page.locator("#tree a[data-id='ChallengeCharacter/CharacterListView/Empty']").click()
        self.assert_shown("Empty")
        expect(self.link("HomeView")).to_be_hidden()
        width = page.evaluate("() => document.documentElement.scrollWidth")
        self.assertLessEqual(width, 375, "the page scrolls sideways")


class FailingPreviewTests(GalleryTestCase):
    """Previews that trap, each alone."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        """The fixture with previews of every kind."""
        return Launcher(command="previews", product="gallery-fixture")

    def test_a_preview_that_traps_is_named_and_the_others_work(self) -> None:
        page = self.open_preview("GalleryFixture/FailingViews/Traps at once")
        expect(self.frame().get_by_role("heading", name="Traps at once trapped")).to_be_visible()
        expect(self.frame().get_by_text("Fatal error: no name to show", exact=True)).to_be_visible()
        expect(self.frame().get_by_text("GalleryFixture/FailingViews.swift:16", exact=True)).to_be_visible()
        expect(self.link("Traps at once")).to_have_accessible_description("Trapped when it last ran")
        self.assertEqual(axe.violations(page), [])

        self.link("Counting").click()
        self.assert_shown("Counting")
        expect(self.frame().get_by_text("Count 3")).to_be_visible()
        self.frame().get_by_test_id("add").click()
        expect(self.frame().get_by_text("Count 4")).to_be_visible()

    def test_a_trap_while_it_runs_is_shown_in_place_and_it_runs_again(self) -> None:
        self.open_preview("GalleryFixture/FailingViews/Traps on a tap")
        expect(self.frame().get_by_text("Ada")).to_be_visible()
        self.frame().get_by_test_id("forget").click()
        expect(self.frame().get_by_role("heading", name="Traps on a tap trapped")).to_be_visible()
        expect(self.frame().get_by_text("GalleryFixture/FailingViews.swift:16", exact=True)).to_be_visible()
        self.frame().get_by_role("link", name="Run again").click()
        expect(self.frame().get_by_text("Ada")).to_be_visible()

    def test_a_preview_whose_context_fails_says_why(self) -> None:
        self.open_preview("GalleryFixture/FailingViews/Fails before it runs")
        expect(self.frame().get_by_text("the database of the previews is absent")).to_be_visible()

    def test_providers_are_listed_and_one_that_cannot_be_is_named(self) -> None:
        page = self.open_preview("GalleryFixture/Badge_Previews/Two")
        expect(self.frame().get_by_text("two")).to_be_visible()
        expect(page.locator("#screen")).to_have_text("Size that fits")
        expect(page.get_by_role("heading", name="Cannot be listed")).to_be_visible()
        broken = page.locator(".unlisted")
        expect(broken).to_contain_text("GalleryFixture.Broken_Previews")
        expect(broken).to_contain_text("Fatal error: Index out of range")
        expect(broken).to_contain_text("LegacyPreviews.swift:32")
        self.launcher.wait_for_line("[preview-provider]")

    def test_the_language_of_a_catalog_turns_the_layout(self) -> None:
        page = self.open_preview("GalleryFixture/CounterView/Counting")
        expect(self.frame().get_by_text("Hello")).to_be_visible()
        page.get_by_label("Language").select_option("Arabic")
        expect(self.frame().get_by_text("مرحبا")).to_be_visible()
        expect(page).to_have_url(self.url("/p/GalleryFixture/CounterView/Counting?locale=ar"))
        expect(self.frame().locator("html")).to_have_attribute("lang", "ar")

    def test_a_fixed_size_is_that_size(self) -> None:
        self.open_preview("GalleryFixture/CounterView/Card")
        size = self.frame().locator("html").evaluate("() => [innerWidth, innerHeight]")
        self.assertEqual(size, [240, 160])

    def test_nobody_else_may_frame_a_preview_and_nobody_the_gallery(self) -> None:
        frame = self.page.request.get(self.url("/frame/GalleryFixture/CounterView/Card"))
        self.assertIn("frame-ancestors 'self'", frame.headers["content-security-policy"])
        gallery = self.page.request.get(self.url("/p/GalleryFixture/CounterView/Card"))
        self.assertIn("frame-ancestors 'none'", gallery.headers["content-security-policy"])
        self.assertIn("frame-src 'self'", gallery.headers["content-security-policy"])
        self.assertEqual(self.page.request.get(self.url("/p/Nobody/Knows")).status, 404)


if __name__ == "__main__":
    import unittest

    unittest.main()
