# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Typing in a browser while the app rewrites what is typed, over lines of several lengths (Reliability.md, row 23)."""

from __future__ import annotations

from harness import axe
from harness.cases import AppTestCase
from harness.delay import DelayProxy
from harness.launcher import Launcher
from playwright.sync_api import CDPSession, Locator, Page, expect

# Letters, digits and blanks: 200 keystrokes for what a page does, 1,000 for what a line does to it.
KEYS = ("Wubba lubba dub 42 dub. " * 9)[:200]
MANY_KEYS = KEYS * 5
# The part by which a line's delay is shorter or longer, at random.
JITTER = 0.5
# Every key is let through the page's own loop, as a user's are: nothing waits for the app.
TYPE = """
async ([element, keys]) => {
  element.focus();
  for (const key of keys) {
    document.execCommand("insertText", false, key);
    await new Promise(resolve => setTimeout(resolve, 1));
  }
}
"""
# Longer than anything here should take, for a machine that is busy.
PATIENCE = 60_000


class TextInputTests(AppTestCase):
    """Catalog's page of fields whose app writes as well."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def typing_page(self, delay: int = 0) -> Page:
        """The page, at the end of a line of so many milliseconds each way."""
        base = self.launcher.base_url
        if delay:
            self.line = DelayProxy(base, delay / 2, JITTER)
            self.addCleanup(self.line.stop)
            base = self.line.base_url
        page = self.page
        page.set_default_timeout(PATIENCE)
        page.goto(base + "/")
        self.wait_until_live(page)
        page.get_by_role("link", name="Typing").or_(page.get_by_role("button", name="Typing")).first.click()
        expect(self.field("Plain")).to_be_visible(timeout=PATIENCE)
        return page

    def field(self, name: str) -> Locator:
        """The field that is read with this name."""
        return self.page.get_by_label(name, exact=True)

    def keys(self, name: str, text: str) -> Locator:
        """Types as fast as the page takes it."""
        field = self.field(name)
        field.evaluate("(element, keys) => (" + TYPE + ")([element, keys])", list(text))
        return field

    def assert_settles(self, field: Locator, value: str) -> None:
        """In the end the field shows this, with the caret behind it."""
        expect(field).to_have_value(value, timeout=PATIENCE)
        self.assertEqual(field.evaluate("element => element.selectionStart"), len(value))

    def test_no_letter_is_lost(self) -> None:
        for delay in (0, 150):
            with self.subTest(delay=delay):
                self.typing_page(delay)
                plain = self.keys("Plain", KEYS)
                expect(self.element("count")).to_have_text("200 letters", timeout=PATIENCE)
                self.assert_settles(plain, KEYS)
                self.assert_settles(self.keys("Digits", KEYS), "".join(filter(str.isdigit, KEYS)))
                self.assert_settles(self.keys("Ten letters", KEYS), KEYS[:10])
                self.assert_settles(self.keys("Phone", "call 555 0123 456 now"), "555-012-3456")

    def test_a_text_longer_than_a_message_is_pasted_and_a_half_of_a_character_ends_no_session(self) -> None:
        page = self.typing_page()
        plain = self.field("Plain")
        page.evaluate("() => { window.isTheSame = true; }")
        plain.focus()
        page.keyboard.insert_text("あ" * 70_000)
        expect(self.element("count")).to_have_text("70000 letters", timeout=PATIENCE)
        # As a program of the machine, or a key that deletes by units, may leave it.
        plain.evaluate(
            """element => {
              element.value = "a" + "\\u{1f600}".slice(0, 1);
              element.dispatchEvent(new InputEvent("input", { bubbles: true }));
            }"""
        )
        expect(self.element("count")).to_have_text("2 letters", timeout=PATIENCE)
        plain.evaluate(
            """element => {
              element.value = "a\\u{1f600}bc";
              element.dispatchEvent(new InputEvent("input", { bubbles: true }));
            }"""
        )
        expect(self.element("count")).to_have_text("4 letters", timeout=PATIENCE)
        expect(plain).to_have_value("a\U0001f600bc")
        self.assertTrue(page.evaluate("window.isTheSame"))

    def test_a_thousand_rewritten_letters_arrive_over_any_line(self) -> None:
        for delay in (0, 50, 150, 400):
            with self.subTest(delay=delay):
                self.typing_page(delay)
                self.assert_settles(self.keys("Capitals", MANY_KEYS), MANY_KEYS.upper())

    def test_the_caret_stays_where_it_is_in_the_middle_of_a_text(self) -> None:
        page = self.typing_page(150)
        capitals = self.keys("Capitals", "heend")
        expect(capitals).to_have_value("HEEND", timeout=PATIENCE)
        for _ in range(3):
            page.keyboard.press("ArrowLeft")
        self.keys("Capitals", "llo, th")
        expect(capitals).to_have_value("HELLO, THEND", timeout=PATIENCE)
        self.assertEqual(capitals.evaluate("element => element.selectionStart"), 9)

    def test_what_is_sent_is_what_was_typed_before_return(self) -> None:
        page = self.typing_page(150)
        field = self.field("Message")
        field.focus()
        for word in ("one", "two", "three"):
            page.keyboard.type(word)
            page.keyboard.press("Enter")
        page.keyboard.type("draft")
        expect(self.element("messages")).to_have_text("one|two|three", timeout=PATIENCE)
        self.assert_settles(field, "draft")
        # A button is pressed after what was typed before it.
        page.keyboard.type("ed")
        page.get_by_role("button", name="Send", exact=True).click()
        expect(self.element("messages")).to_have_text("one|two|three|drafted", timeout=PATIENCE)
        expect(field).to_have_value("", timeout=PATIENCE)

    def test_a_composition_is_not_interrupted(self) -> None:
        page = self.typing_page(150)
        capitals = self.field("Capitals")
        capitals.focus()
        session: CDPSession = self.context.new_cdp_session(page)
        page.evaluate("() => { window.ends = 0; addEventListener('compositionend', () => ends++, true); }")
        page.wait_for_function("() => document.activeElement.vf")
        # The answer to what was typed before comes while something is composed: it waits.
        self.line.hold()
        page.keyboard.type("ab")
        for text in ("n", "ni", "nih", "niho", "nihon"):
            session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.line.release()
        page.wait_for_function("() => document.activeElement.vf.held.length > 0")
        expect(capitals).to_have_value("abnihon")
        self.assertEqual(page.evaluate("ends"), 0)
        session.send("Input.insertText", {"text": "日本"})
        self.assert_settles(capitals, "AB日本")
        self.assertEqual(page.evaluate("ends"), 1)

    def test_a_secure_field_keeps_its_text_from_everybody(self) -> None:
        frames: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
        page = self.typing_page()
        secret = self.field("Secret")
        self.assertEqual(secret.get_attribute("type"), "password")
        secret.focus()
        page.keyboard.type("wubba lubba")
        expect(self.element("door")).to_have_text("Open", timeout=PATIENCE)
        self.assertTrue(frames)
        self.assertFalse([frame for frame in frames if "wubba" in frame])
        self.assertNotIn("wubba", page.content())
        self.assertFalse([line for line in self.launcher.lines if "wubba" in line])

    def test_a_value_is_written_properly_when_editing_ends(self) -> None:
        page = self.typing_page()
        amount = self.field("Amount")
        expect(amount).to_have_value("1,250.5")
        amount.fill("30000")
        expect(self.element("value")).to_have_text("30000.0", timeout=PATIENCE)
        expect(amount).to_have_value("30000")
        page.keyboard.press("Tab")
        expect(amount).to_have_value("30,000", timeout=PATIENCE)

    def test_the_focus_goes_where_the_app_and_the_keyboard_put_it(self) -> None:
        page = self.typing_page()
        self.field("Plain").focus()
        page.keyboard.press("Enter")
        expect(self.field("Phone")).to_be_focused(timeout=PATIENCE)
        page.keyboard.press("Tab")
        expect(self.field("Secret")).to_be_focused()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Shift+Tab")
        expect(self.field("Ten letters")).to_be_focused()
        page.get_by_role("button", name="Write the secret").click()
        expect(self.field("Secret")).to_be_focused(timeout=PATIENCE)

    def test_the_toolbar_of_the_keyboard_comes_and_goes_with_the_focus(self) -> None:
        page = self.typing_page()
        toolbar = page.get_by_role("toolbar")
        amount = self.field("Amount")
        expect(toolbar).to_have_count(0)
        amount.click()
        expect(toolbar).to_be_visible(timeout=PATIENCE)
        # A press on a button leaves the focus where it is.
        toolbar.get_by_role("button", name="Add ten").click()
        expect(amount).to_have_value("1,260.5", timeout=PATIENCE)
        expect(amount).to_be_focused()
        # The keyboard gets there, too.
        toolbar.get_by_role("button", name="Done").focus()
        expect(toolbar).to_be_visible()
        self.assertEqual(axe.violations(page), [])
        page.keyboard.press("Enter")
        expect(toolbar).to_have_count(0, timeout=PATIENCE)
        amount.click()
        expect(toolbar).to_be_visible(timeout=PATIENCE)
        self.field("Plain").click()
        expect(toolbar).to_have_count(0, timeout=PATIENCE)

    def test_fields_have_names_and_axe_is_content(self) -> None:
        page = self.typing_page()
        for name in ("Plain", "Message", "Amount"):
            expect(page.get_by_role("textbox", name=name, exact=True)).to_be_visible()
        self.assertEqual(self.field("Digits").get_attribute("inputmode"), "numeric")
        self.assertEqual(self.field("Plain").get_attribute("enterkeyhint"), "next")
        self.assertEqual(axe.violations(page), [])
