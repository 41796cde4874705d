# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Gestures in a browser: what pointers, wheels and keys mean is tested in the engine; here, that they arrive."""

from __future__ import annotations

from harness.cases import AppTestCase
from harness.launcher import Launcher
from playwright.sync_api import Locator, expect

# A tap without a moment in it: between two words of a test a busy machine may let so much time pass that the tap is a
# long press, or that two of them are no double tap.
_TAP = """
([x, y]) => {
  const element = document.elementFromPoint(x, y);
  const pointer = { clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0 };
  const event = { ...pointer, bubbles: true, cancelable: true, composed: true };
  element.dispatchEvent(new PointerEvent("pointerdown", event));
  element.dispatchEvent(new PointerEvent("pointerup", event));
  element.dispatchEvent(new MouseEvent("click", { ...event, detail: 1 }));
}
"""


class GesturesTests(AppTestCase):
    """The catalog's page of gestures."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def open_gestures(self) -> None:
        """From the catalog's first page to the gestures, once the page tells of pointers."""
        self.open("/").get_by_text("Gestures", exact=True).click()
        expect(self.page.get_by_role("heading", name="Gestures")).to_be_visible()
        expect(self.page.locator("html[data-gestures=on]")).to_be_attached()
        # With its title the page has come whole.
        expect(self.page).to_have_title("Gestures")

    def middle(self, element: Locator) -> tuple[float, float]:
        """The middle of an element that is in view."""
        element.scroll_into_view_if_needed()
        self.settle(self.page)
        box = element.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def test_a_card_is_dragged_and_springs_back(self) -> None:
        self.open_gestures()
        offset = self.element("gestures.offset")
        x, y = self.middle(self.page.get_by_text("Drag me"))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 30, y, steps=3)
        self.page.mouse.move(x + 60, y)
        expect(offset).to_have_text("Offset 60, dragged 0 times")
        self.page.mouse.up()
        expect(offset).to_have_text("Offset 0, dragged 1 times")

    def test_a_finger_that_drags_up_scrolls_and_one_that_drags_sideways_drags(self) -> None:
        self.open_gestures()
        card = self.page.get_by_test_id("gestures.card")
        # The browser decides by this alone, before it asks anybody.
        asking = card.evaluate(
            "element => [element, ...element.querySelectorAll('*')].map((e) => e.style.touchAction).find((a) => a)")
        self.assertEqual(asking, "pan-y pinch-zoom")
        canvas = self.page.get_by_test_id("gestures.canvas")
        asking = canvas.evaluate(
            "element => [element, ...element.querySelectorAll('*')].map((e) => e.style.touchAction).find((a) => a)")
        self.assertEqual(asking, "pinch-zoom")

    def test_what_is_held_shows_and_a_tap_is_a_tap(self) -> None:
        self.open_gestures()
        held = self.element("gestures.held")
        x, y = self.middle(self.page.get_by_text("Hold", exact=True))
        self.page.evaluate(_TAP, [x, y])
        expect(held).to_have_text("Waiting, 1 taps")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        expect(held).to_have_text("Held, 1 taps")
        self.page.mouse.up()
        self.page.evaluate(_TAP, [x, y])
        # The one that was held was no tap.
        expect(held).to_have_text("Held, 2 taps")

    def test_a_wheel_with_the_control_key_zooms_and_two_clicks_go_back(self) -> None:
        self.open_gestures()
        scale = self.element("gestures.scale")
        x, y = self.middle(self.page.get_by_test_id("gestures.picture"))
        self.page.mouse.move(x, y)
        self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, -70)
        self.page.keyboard.up("Control")
        expect(scale).to_have_text("Scale 201 %")
        self.page.evaluate("(place) => { (" + _TAP + ")(place); (" + _TAP + ")(place); }", [x, y])
        expect(scale).to_have_text("Scale 100 %")

    def test_a_drawing_is_drawn(self) -> None:
        self.open_gestures()
        x, y = self.middle(self.page.get_by_test_id("gestures.canvas"))
        for turn in range(2):
            self.page.mouse.move(x - 60, y + turn * 20)
            self.page.mouse.down()
            self.page.mouse.move(x + 60, y - 20, steps=6)
            self.page.mouse.up()
        expect(self.element("gestures.lines")).to_have_text("2 lines")

    def test_cards_are_swiped_away(self) -> None:
        self.open_gestures()
        for card in ["Ace", "King", "Queen"]:
            x, y = self.middle(self.page.get_by_text(card, exact=True))
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + 120, y, steps=4)
            self.page.mouse.up()
            expect(self.page.get_by_text(card, exact=True)).to_have_count(0)
        expect(self.page.get_by_role("button", name="Deal again")).to_be_visible()

    def test_fruit_is_put_into_the_basket_with_the_keyboard_alone(self) -> None:
        self.open_gestures()
        basket, drop = self.element("gestures.basket"), self.page.get_by_role("button", name="Drop here")
        drag = self.page.get_by_role("button", name="Drag", exact=True)
        expect(drag).to_have_count(2)
        expect(drop).to_have_count(0)
        # The stop before the fruit.
        self.page.get_by_test_id("gestures.save").focus()
        self.page.keyboard.press("Tab")
        expect(drag.first).to_be_focused()
        self.page.keyboard.press("Enter")
        cancel = self.page.get_by_role("button", name="Cancel")
        expect(cancel).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(drop).to_have_count(0)
        self.page.keyboard.press("Enter")
        expect(drop).to_have_count(1)
        self.page.keyboard.press("Tab")
        expect(drag).to_be_focused()
        self.page.keyboard.press("Tab")
        expect(drop).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(basket).to_have_text("Apple")
        expect(drop).to_have_count(0)
        expect(drag).to_have_count(2)

    def test_what_was_copied_is_pasted_or_a_refusal_is_said(self) -> None:
        self.open_gestures()
        paste, pasted = self.page.get_by_role("button", name="Paste"), self.element("gestures.pasted")
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate("navigator.clipboard.writeText('Größe ü')")
        paste.click()
        expect(pasted).to_have_text("Größe ü")
        self.page.evaluate("navigator.clipboard.writeText('x'.repeat(70000))")
        paste.click()
        alert = self.page.get_by_role("alertdialog")
        expect(alert).to_contain_text("What was copied cannot be pasted here")
        self.page.keyboard.press("Escape")
        expect(alert).to_have_count(0)
        self.context.clear_permissions()
        paste.focus()
        self.page.keyboard.press("Enter")
        expect(alert).to_contain_text("The browser does not allow pasting")

    def test_keys_and_shortcuts_and_the_mouse(self) -> None:
        self.open_gestures()
        board = self.page.get_by_test_id("gestures.keys")
        board.click()
        board.focus()
        for _ in range(3):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowLeft")
        expect(board).to_have_text("2")
        self.page.keyboard.press("Control+s")
        expect(self.page.get_by_role("button", name="Save (1)")).to_be_visible()
        self.page.mouse.move(*self.middle(self.page.get_by_test_id("gestures.hover")))
        expect(self.page.get_by_text("The mouse is here")).to_be_visible()
        self.page.mouse.move(2, 2)
        expect(self.page.get_by_text("No mouse here")).to_be_visible()
