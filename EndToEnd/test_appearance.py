# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""How Challenge looks in other windows, other schemes and other sizes of text, as far as a browser can measure it."""

from __future__ import annotations

from html.parser import HTMLParser

from harness.cases import AppTestCase
from playwright.sync_api import Page, expect

SCREENS = {
    "/": ("home.charactersButton", "Challenge"),
    "/characters": ("characterList.row.1", "Characters"),
    "/characters/1": ("characterDetail.nameLabel", "Character"),
}
WINDOWS = ((320, 568), (375, 812), (768, 1024), (1280, 800))
# Unlike a small window, a phone scales a page down that is too wide for it, and reports the page's width as its own.
ON_A_PHONE = {"has_touch": True, "is_mobile": True}

# Twice the size of text, as a user's setting gives it, before the client measures it.
_LARGE_TEXT = """
document.addEventListener("readystatechange", () => {
  if (document.readyState !== "interactive") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { font-size: 200% }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});
"""

# Visible texts and controls that stick out of the window sideways.
# Until the row is where the list ends: what the rows on the way are is learned as they are reached.
_SCROLL_TO_THE_LAST = """
() => {
  const scroller = document.querySelector("[data-testid='characterList.scrollView']");
  const row = scroller?.querySelector("[data-testid='characterList.row.20']");
  scroller?.scrollTo(0, scroller.scrollHeight);
  return row && row.getBoundingClientRect().top < innerHeight;
}
"""

_BEYOND = """
() => [...document.querySelectorAll("#v0 .k1, #v0 .k2, #v0 button, #v0 img")].filter(element => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && (box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5);
}).map(element => element.outerHTML.slice(0, 120))
"""


class AppearanceTests(AppTestCase):
    """Windows, schemes, sizes of text, titles."""

    def assert_nothing_beyond(self, page: Page) -> None:
        """Nothing is wider than the window."""
        self.assertEqual(page.evaluate(_BEYOND), [])
        width = page.viewport_size["width"]
        self.assertEqual(page.evaluate("[document.documentElement.scrollWidth, innerWidth]"), [width, width])

    def test_every_window_shows_the_whole_width(self) -> None:
        for width, height in WINDOWS:
            page = self.new_context(viewport={"width": width, "height": height}).new_page()
            for path, (identifier, _) in SCREENS.items():
                with self.subTest(path=path, width=width):
                    self.open(path, page)
                    expect(self.element(identifier, page)).to_be_visible()
                    self.assert_nothing_beyond(page)

    def test_a_phone_of_any_width_shows_the_whole_width(self) -> None:
        for width, height in ((320, 568), (360, 640), (375, 812), (844, 390)):
            page = self.new_context(viewport={"width": width, "height": height}, **ON_A_PHONE).new_page()
            with self.subTest(width=width):
                self.open("/characters", page)
                expect(self.element("characterList.row.1", page)).to_be_visible()
                expect(page.locator("#v0")).to_have_css("width", f"{width}px")
                self.assert_nothing_beyond(page)
        # The last one, which is on its side, is turned upright.
        page.set_viewport_size({"width": 390, "height": 844})
        expect(self.element("characterList.row.1", page)).to_have_css("width", "358px")
        self.assert_nothing_beyond(page)

    def test_a_first_page_fits_a_device_of_the_kind_that_asks(self) -> None:
        for viewport, width in (({"width": 390, "height": 844}, "358px"), ({"width": 1280, "height": 720}, "672px")):
            page = self.new_context(viewport=viewport, java_script_enabled=False).new_page()
            page.goto(self.url("/characters"))
            expect(self.element("characterList.row.1", page)).to_have_css("width", width)

    def test_nothing_is_under_a_camera_or_a_home_indicator(self) -> None:
        page = self.new_context(viewport={"width": 844, "height": 390}, **ON_A_PHONE).new_page()
        devtools = page.context.new_cdp_session(page)
        covered = {"left": 47, "right": 47, "bottom": 21, "top": 0}
        devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": covered})
        self.open("/characters", page)
        # A bar's margin is 20 points in windows of this width.
        back = page.get_by_role("link", name="Back").or_(page.get_by_role("button", name="Back"))
        expect(back).to_be_visible()
        self.settle(page)
        self.assertEqual(back.bounding_box()["x"], 47 + 20)
        devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": dict.fromkeys(covered, 0)})
        page.set_viewport_size({"width": 844, "height": 389})
        self.settle(page)
        self.assertEqual(back.bounding_box()["x"], 20)

    def test_a_window_that_changes_is_laid_out_anew(self) -> None:
        page = self.open("/characters")
        row = self.element("characterList.row.1")
        expect(row).to_have_css("width", "358px")
        page.set_viewport_size({"width": 320, "height": 568})
        expect(row).to_have_css("width", "288px")
        self.assert_nothing_beyond(page)

    def test_text_of_twice_the_size_stays_in_the_window(self) -> None:
        context = self.new_context(viewport={"width": 320, "height": 568})
        context.add_init_script(_LARGE_TEXT)
        page = context.new_page()
        for path, (identifier, _) in SCREENS.items():
            with self.subTest(path=path):
                self.open(path, page)
                expect(self.element(identifier, page)).to_be_visible()
                self.assert_nothing_beyond(page)
        name = self.element("characterDetail.nameLabel", page)
        # 28 points at the default size.
        self.assertGreaterEqual(name.evaluate("element => parseFloat(getComputedStyle(element).fontSize)"), 40)

    def test_the_scheme_of_the_browser_is_the_apps(self) -> None:
        page = self.open("/")
        button = self.element("home.charactersButton")
        heading = page.get_by_role("heading", name="Rick and Morty")
        expect(page.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_css("background-color", "rgb(0, 0, 0)")
        expect(heading).to_have_css("color", "rgb(255, 255, 255)")
        # The next page is dark from its first byte.
        self.reload()
        expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
        expect(button).to_be_visible()

    def test_each_screen_has_its_title_and_the_page_a_language(self) -> None:
        page = self.new_context(locale="de-DE").new_page()
        for path, (_, title) in SCREENS.items():
            with self.subTest(path=path):
                self.open(path, page)
                expect(page).to_have_title(title)
                # The language of the words, with the user's region.
                expect(page.locator("html")).to_have_attribute("lang", "en-DE")
        page.go_back()
        expect(page).to_have_title("Characters")

    def test_the_title_follows_navigation_in_place(self) -> None:
        page = self.open("/")
        self.element("home.charactersButton").click()
        expect(page).to_have_title("Characters")
        page.get_by_role("button", name="Back").click()
        self.assert_path("/")
        expect(page).to_have_title("Challenge")

    def test_what_can_be_tapped_says_so_under_the_pointer(self) -> None:
        page = self.open("/characters")
        row = self.element("characterList.row.1")
        expect(row).to_have_css("cursor", "pointer")
        expect(page.get_by_role("button", name="Back")).to_have_css("cursor", "pointer")
        self.settle(page)
        row.hover()
        # What lies behind the row's content becomes grey.
        expect(row.locator(":scope > .ground")).not_to_have_css("box-shadow", "none")

    def test_a_screen_that_one_comes_back_to_scrolls(self) -> None:
        page = self.open("/characters")
        page.wait_for_function(_SCROLL_TO_THE_LAST)
        expect(self.element("characterList.row.20")).to_be_in_viewport()
        self.element("characterList.row.20").click()
        self.assert_path("/characters/20")
        page.go_back()
        self.assert_path("/characters")
        expect(self.element("characterDetail.nameLabel")).to_have_count(0)
        page.wait_for_function(_SCROLL_TO_THE_LAST)
        expect(self.element("characterList.row.20")).to_be_in_viewport()
        self.element("characterList.row.20").click()
        self.assert_path("/characters/20")


class DocumentTests(AppTestCase):
    """The first HTML, before any script has touched it."""

    def test_the_parser_makes_of_the_html_what_was_written(self) -> None:
        page = self.new_context(java_script_enabled=False).new_page()
        for path in SCREENS:
            with self.subTest(path=path):
                response = page.goto(self.url(path))
                outline = Outline(response.text())
                self.assertEqual(outline.unclosed, [])
                self.assertEqual(len(outline.identifiers), len(set(outline.identifiers)), "an id stands twice")
                self.assertEqual(page.evaluate(_OUTLINE), outline.body)
                self.assertEqual(outline.inline, [])


# Every element of the body as "depth tag id": a browser that repairs the nesting gets another list.
_OUTLINE = """
() => {
  const found = [];
  const walk = (element, depth) => {
    found.push(`${depth} ${element.localName} ${element.id}`);
    for (const child of element.children) walk(child, depth + 1);
  };
  walk(document.body, 0);
  return found;
}
"""

_VOID = {"img", "br", "meta", "link", "input"}


class Outline(HTMLParser):
    """The elements as they are written, with nothing repaired."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.body: list[str] = []
        self.identifiers: list[str] = []
        self.inline: list[str] = []
        self.unclosed: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        self.unclosed += self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes an element; SVG's own are written with an end."""
        attributes = dict(attrs)
        if "id" in attributes:
            self.identifiers.append(attributes["id"] or "")
        self.inline += [f"{tag} {name}" for name in attributes if name == "style" or name.startswith("on")]
        if "body" in self._open or tag == "body":
            depth = len(self._open) - self._open.index("body") if "body" in self._open else 0
            self.body.append(f"{depth} {tag} {attributes.get('id') or ''}")
        if tag not in _VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without content."""
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Ends must come in the order of the starts."""
        if not self._open or self._open[-1] != tag:
            self.unclosed.append(f"</{tag}> while {self._open[-1:]} is open")
            return
        self._open.pop()


if __name__ == "__main__":
    import unittest

    unittest.main()
