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
        expect(self.page.locator(".device[data-waiting]")).to_have_count(0)
        expect(self.document()).to_be_attached()

    def document(self, index: int = 0) -> Locator:
        """The root of the page in a frame, once it is live or tells what went wrong."""
        return self.frame(index).locator("html[data-vitrine=live], html[data-notice]")

    def frame(self, index: int = 0) -> FrameLocator:
        """A shown preview's own page."""
        return self.page.locator(".cell iframe").nth(index).content_frame

    def link(self, name: str) -> Locator:
        """A preview in the list."""
        return self.page.locator("#tree").get_by_role("link", name=name, exact=True)

    def switch(self, name: str) -> Locator:
        """A choice of the bar."""
        return self.page.get_by_role("combobox", name=name, exact=True)

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
        self.switch("Direction").select_option("Right to left")
        self.wait_until_settled()
        expect(page).to_have_url(
            self.url("/p/ChallengeCharacter/CharacterListView/Loaded?scheme=dark&direction=rtl")
        )
        page.reload()
        self.wait_until_settled()
        expect(page.get_by_role("radio", name="Dark")).to_be_checked()
        expect(self.switch("Direction")).to_have_value("rtl")
        document = self.frame().locator("html")
        expect(document).to_have_attribute("data-scheme", "dark")
        expect(document).to_have_attribute("dir", "rtl")
        expect(document).to_have_attribute("lang", "en")
        self.assertGreater(row.evaluate("element => element.getBoundingClientRect().left"), left)

    def test_text_size_and_device_change_the_layout(self) -> None:
        page = self.open_preview("ChallengeHome/HomeView")
        title = self.frame().get_by_role("heading", name="Rick and Morty")
        height = title.evaluate("element => element.offsetHeight")
        self.switch("Text size").select_option("AX3")
        self.wait_until_settled()
        self.assertGreater(title.evaluate("element => element.offsetHeight"), height)
        self.switch("Device").select_option("iPad mini (A17 Pro)")
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
        outer = page.locator(".cell iframe").bounding_box()
        scale = outer["width"] / self.frame().locator("html").evaluate("() => innerWidth")
        self.assertLess(scale, 1)
        page.mouse.move(outer["x"] + (inner[0] + 20) * scale, outer["y"] + (inner[1] + 20) * scale)
        self.assertTrue(row.evaluate("element => element.matches(':hover')"))

    def test_axe_finds_nothing(self) -> None:
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            with self.subTest(scheme=scheme):
                page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded", "?panel=elements")
                expect(page.locator("#panel-note")).to_contain_text("elements")
                self.assertEqual(axe.violations(page), [])
                page.goto(self.url("/all"))
                expect(page.locator("html")).to_have_attribute("data-gallery", "ready")
                self.assertEqual(axe.violations(page), [])

    def test_variants_stand_side_by_side_and_are_alive(self) -> None:
        page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded")
        self.switch("Columns").select_option("Appearance")
        expect(page.locator(".cell")).to_have_count(2)
        self.wait_until_settled()
        expect(page).to_have_url(self.url("/p/ChallengeCharacter/CharacterListView/Loaded?columns=scheme"))
        schemes = [self.document(index).get_attribute("data-scheme") for index in range(2)]
        self.assertEqual(schemes, ["light", "dark"])
        self.switch("Rows").select_option("Direction")
        expect(page.locator(".cell")).to_have_count(4)
        self.wait_until_settled()
        directions = [self.document(index).get_attribute("dir") for index in range(4)]
        self.assertEqual(directions, ["ltr", "ltr", "rtl", "rtl"])
        expect(self.frame(3).get_by_role("button", name="Rick Sanchez")).to_be_visible()
        page.reload()
        expect(page.locator(".cell")).to_have_count(4)
        page.locator(".cell .label").nth(3).click()
        expect(page.locator(".cell")).to_have_count(1)
        expect(page).to_have_url(
            self.url("/p/ChallengeCharacter/CharacterListView/Loaded?scheme=dark&direction=rtl")
        )

    def test_a_file_shows_all_of_its_previews_and_back_leaves_it(self) -> None:
        page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded")
        page.locator("#tree").get_by_role("link", name="CharacterListView", exact=True).click()
        expect(page).to_have_url(self.url("/f/ChallengeCharacter/CharacterListView"))
        names = page.locator("#tree li", has=page.get_by_role("heading", name="CharacterListView")).locator("li")
        expect(page.locator(".cell")).to_have_count(names.count())
        page.go_back()
        self.assert_shown("Loaded")
        expect(page.locator(".cell")).to_have_count(1)

    def test_the_zoom_is_kept_by_the_address_and_has_keys(self) -> None:
        page = self.open_preview("ChallengeHome/HomeView", "?zoom=100")
        frame = page.locator(".cell iframe")
        width = frame.bounding_box()["width"]
        page.locator("#title").click()
        page.keyboard.press("+")
        expect(page).to_have_url(self.url("/p/ChallengeHome/HomeView?zoom=125"))
        self.assertAlmostEqual(frame.bounding_box()["width"], width * 1.25, delta=1)
        page.keyboard.press("-")
        page.keyboard.press("-")
        expect(self.switch("Zoom")).to_have_value("75")
        page.keyboard.press("0")
        expect(page).to_have_url(self.url("/p/ChallengeHome/HomeView"))

    def test_the_accessibility_panel_reads_the_preview_as_it_is_now(self) -> None:
        page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded")
        page.get_by_role("button", name="Accessibility", exact=True).click()
        expect(page).to_have_url(
            self.url("/p/ChallengeCharacter/CharacterListView/Loaded?panel=elements")
        )
        row = page.locator("#elements button", has_text="Rick Sanchez").first
        expect(row).to_contain_text("Button")
        expect(row).to_contain_text("Actions: Activate")
        row.hover()
        mark = page.locator(".mark")
        expect(mark).to_be_visible()
        expected = self.frame().get_by_role("button", name="Rick Sanchez").bounding_box()
        shown = mark.bounding_box()
        for side in ("x", "y", "width", "height"):
            self.assertAlmostEqual(shown[side], expected[side], delta=6)

    def test_the_picture_is_copied_and_downloaded(self) -> None:
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.url(""))
        page = self.open_preview("ChallengeCharacter/CharacterListView/Loaded", "?scheme=dark")
        page.get_by_role("button", name="Copy image").click()
        expect(page.locator("#said")).to_have_text("Image copied")
        size = page.evaluate(
            """async () => {
              const [item] = await navigator.clipboard.read();
              const image = await createImageBitmap(await item.getType("image/png"));
              return [image.width, image.height];
            }"""
        )
        self.assertEqual(size, [1206, 2622])
        with page.expect_download() as download:
            page.get_by_role("link", name="Download image").click()
        self.assertEqual(download.value.suggested_filename, "ChallengeCharacter-CharacterListView-Loaded.png")

    def test_the_contact_sheet_draws_what_is_seen_and_finds_by_words(self) -> None:
        page = self.page
        page.goto(self.url("/all"))
        first = page.locator(".thumbs img").first
        expect(first).to_have_attribute("data-drawn", "")
        self.assertEqual(first.evaluate("image => image.naturalWidth"), 402)
        expect(page.locator("#shown")).to_have_text("20 previews")
        self.switch("Module").select_option("ChallengeCharacter")
        page.get_by_role("searchbox").fill("listview loaded")
        expect(page.locator("#shown")).to_have_text("1 of 20 previews")
        self.switch("Thumbnails").select_option("Large")
        expect(page).to_have_url(self.url("/all?q=listview+loaded&module=ChallengeCharacter&thumb=l"))
        page.reload()
        expect(page.locator(".thumbs li:visible")).to_have_count(1)
        page.locator(".thumbs a:visible").click()
        self.assert_shown("Loaded")
        page.go_back()
        expect(page.locator("#shown")).to_have_text("1 of 20 previews")

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
        self.switch("Language").select_option("Arabic")
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
