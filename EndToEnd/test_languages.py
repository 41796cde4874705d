# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The user's language, direction and contrast, as their browser says them."""

from __future__ import annotations

from harness.cases import AppTestCase
from playwright.sync_api import expect


class LanguageTests(AppTestCase):
    """Accept-Language and preferences against what Challenge shows."""

    def test_a_spanish_browser_gets_spanish(self) -> None:
        page = self.new_context(locale="es-MX").new_page()
        self.open("/", page)
        expect(page.locator("html")).to_have_attribute("lang", "es-MX")
        expect(page.locator("html")).to_have_attribute("dir", "ltr")
        expect(page.get_by_role("heading", name="Rick y Morty")).to_be_visible()
        self.element("home.charactersButton", page).click()
        expect(page.get_by_role("heading", name="Personajes")).to_be_visible()
        expect(page).to_have_title("Personajes")
        expect(page.get_by_role("button", name="Atrás")).to_be_visible()

    def test_the_page_is_spanish_before_any_script_runs(self) -> None:
        answer = self.context.request.get(self.url("/"), headers={"Accept-Language": "de;q=0.2, es-ES"})
        self.assertIn('<html lang="es" dir="ltr"', answer.text())
        self.assertIn("Rick y Morty", answer.text())

    def test_an_unknown_language_gets_the_apps_own(self) -> None:
        page = self.new_context(locale="ja-JP").new_page()
        self.open("/", page)
        expect(page.get_by_role("heading", name="Rick and Morty")).to_be_visible()

    def test_two_people_get_their_own_language_at_the_same_time(self) -> None:
        spanish = self.new_context(locale="es-ES").new_page()
        english = self.new_context(locale="en-GB").new_page()
        self.open("/characters", spanish)
        self.open("/characters", english)
        self.element("characterList.row.1", spanish).click()
        self.element("characterList.row.1", english).click()
        expect(spanish.get_by_role("heading", name="Personaje")).to_be_visible()
        expect(english.get_by_role("heading", name="Character")).to_be_visible()
        expect(spanish.locator("#v0")).not_to_contain_text("Species")
        expect(english.locator("#v0")).not_to_contain_text("Especie")

    def test_the_pseudo_language_from_right_to_left_mirrors_the_page(self) -> None:
        page = self.new_context(locale="ar-XB", extra_http_headers={"Accept-Language": "ar-XB"}).new_page()
        page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['ar-XB'] })")
        self.open("/characters", page)
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.get_by_role("heading", name="Characters")).to_be_visible()
        back = page.get_by_role("button", name="Back").bounding_box()
        assert back is not None
        self.assertGreater(back["x"], 195, "the way back stands on the right")

    def test_the_pseudo_language_with_accents_shows_what_is_localised(self) -> None:
        page = self.new_context(locale="en-XA", extra_http_headers={"Accept-Language": "en-XA"}).new_page()
        page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['en-XA'] })")
        self.open("/", page)
        expect(page.get_by_role("heading", name="[Ŕíçķ")).to_be_visible()

    def test_a_language_that_changes_is_followed_without_a_reload(self) -> None:
        page = self.page
        page.add_init_script(
            "globalThis.wanted = ['en-US'];"
            "Object.defineProperty(navigator, 'languages', { get: () => globalThis.wanted })"
        )
        self.open("/", page)
        page.evaluate("globalThis.untouched = true")
        page.evaluate("wanted = ['es-ES']; dispatchEvent(new Event('languagechange'))")
        expect(page.get_by_role("heading", name="Rick y Morty")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "es")
        page.evaluate("wanted = ['ar-XB']; dispatchEvent(new Event('languagechange'))")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        self.assertTrue(page.evaluate("globalThis.untouched"))
