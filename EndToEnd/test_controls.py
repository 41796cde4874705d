# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Controls in a browser: native elements over drawn chrome, by keyboard and by pointer."""

from __future__ import annotations

from harness.cases import AppTestCase
from harness.launcher import Launcher
from harness.motion import wait_until_still
from playwright.sync_api import ElementHandle, Locator, Route, expect

# Whether texts are seen below each other in this order.
_ARE_BELOW_EACH_OTHER = """
(names) => {
  const leaves = [...document.querySelectorAll("body *")].filter((element) => !element.children.length);
  const tops = names.map((name) => leaves.find((leaf) => leaf.textContent === name).getBoundingClientRect().top);
  return tops.every((top, index) => index === 0 || tops[index - 1] < top);
}
"""

# The rows of lists; their headers are items without a number.
_ROWS = "[role=listitem][aria-posinset]"

# Whether what shows a text is drawn above what is beside it.
_IS_LIFTED = """
(name) => {
  const leaf = [...document.querySelectorAll("body *")].find((element) => !element.children.length && element.textContent === name);
  for (let element = leaf; element; element = element.parentElement) if (getComputedStyle(element).zIndex > 0) return true;
  return false;
}
"""


class ControlsTests(AppTestCase):
    """The catalog's pages of pickers and of lists that are edited."""

    @classmethod
    def make_launcher(cls) -> Launcher:
        return Launcher(product="catalog")

    def open_page(self, name: str) -> None:
        """From the catalog's first page to another one."""
        self.open("/").get_by_text(name, exact=True).click()
        expect(self.page.get_by_role("heading", name=name)).to_be_visible()
        # Places are asked for where the page comes to rest.
        wait_until_still(self.page)

    def menu(self) -> Locator:
        """The picker in menu style."""
        return self.page.get_by_role("button", name="Flavour, ").first

    def choose(self, picker: Locator, title: str) -> None:
        """Opens a picker's menu and chooses."""
        picker.click()
        self.page.get_by_role("menuitemradio", name=title, exact=True).click()
        expect(self.page.get_by_role("menu")).to_have_count(0)

    def test_a_menu_chooses_and_all_pickers_of_the_value_follow(self) -> None:
        self.open_page("Pickers")
        expect(self.menu()).to_have_attribute("aria-haspopup", "menu")
        expect(self.menu()).to_have_accessible_name("Flavour, Mint")
        self.choose(self.menu(), "Chocolate")
        expect(self.page.get_by_role("radio", name="Chocolate").first).to_be_checked()
        self.page.get_by_role("radio", name="Vanilla").first.click()
        expect(self.menu()).to_have_accessible_name("Flavour, Vanilla")

    def test_the_keyboard_changes_a_menu(self) -> None:
        self.open_page("Pickers")
        # With its title a page that has come has taken the focus.
        expect(self.page).to_have_title("Pickers")
        self.menu().focus()
        self.page.keyboard.press("ArrowDown")
        expect(self.page.get_by_role("menuitemradio", name="Mint")).to_be_focused()
        expect(self.page.get_by_role("menuitemradio", name="Mint")).to_be_checked()
        self.page.keyboard.type("van")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("radio", name="Vanilla").first).to_be_checked()
        expect(self.menu()).to_be_focused()

    def test_a_disabled_picker_cannot_be_changed(self) -> None:
        self.open_page("Pickers")
        expect(self.page.get_by_role("button", name="Flavour, ").last).to_be_disabled()

    def test_no_list_calendar_or_palette_of_the_browser_is_on_a_page_of_pickers(self) -> None:
        self.open_page("Pickers")
        natives = "select,input[type=date],input[type=time],input[type=datetime-local],input[type=color]"
        expect(self.page.locator(natives)).to_have_count(0)

    def test_a_slider_follows_the_hand(self) -> None:
        self.open_page("Pickers")
        volume = self.page.get_by_role("slider", name="Volume")
        volume.scroll_into_view_if_needed()
        expect(volume).to_have_attribute("aria-valuetext", "40%")
        box = volume.bounding_box()
        assert box is not None
        x = box["x"] + 19 + (box["width"] - 38) * 0.4
        self.page.mouse.move(x, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        for step in range(40):
            self.page.mouse.move(x + step * 3, box["y"] + box["height"] / 2)
        self.page.mouse.up()
        expect(volume).not_to_have_attribute("aria-valuetext", "40%")
        # What the page shows and what the app has are one value.
        value = float(volume.input_value())
        expect(volume).to_have_attribute("aria-valuetext", f"{round(value * 100)}%")

    def test_a_slider_follows_the_arrows(self) -> None:
        self.open_page("Pickers")
        # With its title a page that has come has taken the focus; before, it would take it from the slider.
        expect(self.page).to_have_title("Pickers")
        level = self.page.get_by_role("slider", name="Level")
        level.focus()
        self.page.keyboard.press("ArrowRight")
        expect(level).to_have_attribute("aria-valuetext", "80%")
        self.page.keyboard.press("Home")
        expect(level).to_have_attribute("aria-valuetext", "0%")
        # Faster than answers come: none of them is lost.
        for _ in range(4):
            self.page.keyboard.press("ArrowRight")
        expect(level).to_have_attribute("aria-valuetext", "80%")
        expect(level).to_have_value("4")

    def test_a_day_opens_a_month_next_to_it(self) -> None:
        self.open_page("Pickers")
        day = self.page.get_by_role("button", name="Day, ")
        expect(day).to_have_attribute("aria-haspopup", "dialog")
        day.click()
        month = self.page.get_by_role("dialog", name="Day")
        month.get_by_role("button", name="December 2026").click()
        month.get_by_role("radio", name="Thursday, December 3, 2026").click()
        self.page.keyboard.press("Escape")
        expect(month).to_have_count(0)
        expect(day).to_have_accessible_name("Day, Dec 3, 2026")
        expect(day).to_be_focused()

    def test_a_colour_is_chosen_in_a_panel(self) -> None:
        self.open_page("Pickers")
        ink = self.page.get_by_role("button", name="Ink, ")
        ink.click()
        panel = self.page.get_by_role("dialog", name="Ink")
        panel.get_by_role("radio", name="#000000").click()
        expect(panel.get_by_role("radio", name="#000000")).to_be_checked()
        panel.get_by_role("radio", name="Spectrum").click()
        panel.get_by_role("radio", name="Sliders").click()
        red = panel.get_by_role("slider", name="Red")
        red.focus()
        self.page.keyboard.press("End")
        expect(panel.get_by_text("#ff0000")).to_be_visible()
        panel.get_by_role("button", name="Done").click()
        expect(panel).to_have_count(0)
        expect(ink).to_have_accessible_name("Ink, #ff0000")

    def test_what_is_chosen_before_the_controls_have_loaded_is_chosen(self) -> None:
        level = self.page.get_by_role("slider", name="Level")

        def fill_first(route: Route) -> None:
            level.fill("1")
            route.continue_()

        self.page.route("**/controls.js", fill_first)
        self.open_page("Pickers")
        expect(level).to_have_attribute("aria-valuetext", "20%")
        expect(level).to_have_value("1")

    # Wheels. The first one and the menu below it have one value.

    def test_letters_typed_before_the_controls_have_loaded_choose(self) -> None:
        wheel = self.page.get_by_role("combobox", name="Number").first

        def type_first(route: Route) -> None:
            wheel.focus()
            self.page.keyboard.type("9")
            route.continue_()

        self.page.route("**/controls.js", type_first)
        self.open_page("Wheels")
        self.expect_menu("9")
        self.expect_row(wheel, 8)

    def open_wheels(self) -> Locator:
        """The control of the first wheel."""
        self.open_page("Wheels")
        expect(self.page.locator("html[data-drums=on]")).to_be_attached()
        # With its title a page that has come has taken the focus.
        expect(self.page).to_have_title("Wheels")
        wheel = self.page.get_by_role("combobox", name="Number").first
        expect(wheel).to_have_value("3")
        return wheel

    def menu_of_wheel(self) -> Locator:
        """The menu that follows the wheel by way of the app."""
        return self.page.get_by_role("button", name="Number, ")

    def expect_menu(self, number: str) -> None:
        expect(self.menu_of_wheel()).to_have_accessible_name(f"Number, {number}")

    def number(self) -> int:
        """What the menu that follows the wheel shows."""
        name = self.menu_of_wheel().get_attribute("aria-label")
        assert name is not None
        return int(name.split(", ")[1])

    def middle(self, wheel: Locator) -> tuple[float, float]:
        """The middle of a wheel in the window, once the page that is pushed has come to rest."""
        self.drum(wheel).wait_for_element_state("stable")
        box = wheel.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drum(self, wheel: Locator) -> ElementHandle:
        """The scroller before a wheel's control."""
        before = "wheel => [...document.querySelectorAll('.k5,select')].findLast((one, i, all) => all[i + 1] === wheel)"
        drum = wheel.evaluate_handle(before).as_element()
        assert drum is not None
        return drum

    def row(self, wheel: Locator) -> float:
        """The row in the middle of a wheel's drum."""
        return float(self.drum(wheel).evaluate("drum => drum.scrollTop / 32"))

    def expect_row(self, wheel: Locator, row: int) -> None:
        """The drum comes to rest at a row, which is the value; one that runs in a circle has each row several times."""
        self.page.wait_for_function(
            "([drum, row, count]) => drum.scrollTop % 32 === 0 && drum.scrollTop / 32 % count === row",
            arg=[self.drum(wheel), row, wheel.locator("option").count()],
        )
        expect(wheel).to_have_value(str(row))

    def test_a_mouse_turns_a_wheel_and_the_value_follows_when_it_rests(self) -> None:
        wheel = self.open_wheels()
        x, y = self.middle(wheel)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(10):
            self.page.mouse.move(x, y - 8 * step)
        self.assertEqual(self.row(wheel), 3 + 72 / 32)
        expect(wheel).to_be_focused()
        self.assertFalse(wheel.evaluate("wheel => wheel.matches(':focus-visible')"))
        self.expect_menu("4")
        self.page.mouse.up()
        expect(self.menu_of_wheel()).not_to_have_accessible_name("Number, 4")
        row = self.number() - 1
        # It ran on by itself.
        self.assertGreaterEqual(row, 5)
        self.expect_row(wheel, row)

    def open_mail(self) -> tuple[Locator, Locator, float, float]:
        """The row between actions of the page of edited lists, its trailing action, and a point in the row."""
        self.open_page("Editing")
        row = self.page.get_by_text("A letter", exact=True)
        self.wait_for_swipes(row)
        box = self.scroller(row).bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return row, self.page.get_by_role("button", name="Archive"), *middle

    def wait_for_swipes(self, row: Locator) -> None:
        """A row is seen where it stays, and a mouse draws it."""
        row.scroll_into_view_if_needed()
        expect(self.page.locator("html[data-swipes=on]")).to_be_attached()
        self.settle(self.page)
        handle = self.scroller(row).element_handle()
        assert handle is not None
        handle.wait_for_element_state("stable")

    def scroller(self, row: Locator) -> Locator:
        return row.locator("xpath=ancestor::*[@data-swipe][1]")

    def expect_offset(self, scroller: Locator, place: str) -> None:
        """Waits until the row rests: at "start", at "rest" or at "end"."""
        self.page.wait_for_function(
            """([row, place]) => {
              const stops = {start: 0, rest: parseFloat(row.dataset.swipe), end: row.scrollWidth - row.clientWidth};
              return Math.abs(row.scrollLeft - stops[place]) < 1;
            }""",
            arg=[scroller.element_handle(), place],
        )

    def drag(self, x: float, y: float, by: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, 11):
            self.page.mouse.move(x + by * step / 10, y + 1)
        self.page.mouse.up()

    def test_a_mouse_draws_a_row_from_its_actions_and_back(self) -> None:
        row, archive, x, y = self.open_mail()
        scroller = self.scroller(row)
        self.expect_offset(scroller, "rest")
        self.drag(x, y, -80)
        self.expect_offset(scroller, "end")
        expect(archive).to_be_in_viewport(ratio=0.9)
        # What was drawn is not pressed: the row is not chosen.
        expect(self.page.locator("[aria-current=true]", has_text="A letter")).to_have_count(0)
        self.drag(x, y, 80)
        self.expect_offset(scroller, "rest")
        self.drag(x, y, 80)
        self.expect_offset(scroller, "start")
        self.drag(x, y, -80)
        self.expect_offset(scroller, "rest")
        # Too short for the other place.
        self.drag(x, y, -14)
        self.expect_offset(scroller, "rest")
        self.page.mouse.click(x, y)
        expect(self.page.locator("[aria-current=true]", has_text="A letter")).to_have_count(1)

    def middle_of(self, row: Locator) -> tuple[float, float]:
        box = self.scroller(row).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def test_of_rows_between_actions_one_stands_open(self) -> None:
        letter, _, x, y = self.open_mail()
        self.drag(x, y, -80)
        self.expect_offset(self.scroller(letter), "end")
        other = self.page.get_by_text("Grace", exact=True)
        other.scroll_into_view_if_needed()
        self.drag(*self.middle_of(other), -80)
        self.expect_offset(self.scroller(other), "end")
        self.expect_offset(self.scroller(letter), "rest")
        self.page.mouse.click(*self.middle_of(letter))
        self.expect_offset(self.scroller(other), "rest")

    def test_a_full_swipe_runs_the_first_action(self) -> None:
        self.open_page("Editing")
        row = self.page.get_by_text("Grace", exact=True)
        self.wait_for_swipes(row)
        x, y = self.middle_of(row)
        # Most of the way is none.
        self.drag(x, y, -150)
        self.expect_offset(self.scroller(row), "end")
        self.drag(x, y, 80)
        self.expect_offset(self.scroller(row), "rest")
        self.drag(x + 150, y, -300)
        expect(row).to_have_count(0)

    def test_a_trackpad_draws_a_row_and_it_comes_to_rest(self) -> None:
        row, archive, x, y = self.open_mail()
        scroller = self.scroller(row)
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(50, 0)
        self.expect_offset(scroller, "end")
        expect(archive).to_be_in_viewport(ratio=0.9)
        self.page.mouse.wheel(-50, 0)
        self.expect_offset(scroller, "rest")

    def test_a_finger_turns_a_wheel(self) -> None:
        wheel = self.open_wheels()
        x, y = self.middle(wheel)
        swipe = {"x": x, "y": y + 40, "yDistance": -96, "gestureSourceType": "touch", "preventFling": True}
        self.page.context.new_cdp_session(self.page).send("Input.synthesizeScrollGesture", swipe)
        expect(self.menu_of_wheel()).not_to_have_accessible_name("Number, 4")
        self.expect_row(wheel, self.number() - 1)

    def test_the_wheel_of_a_mouse_turns_a_wheel_and_not_the_page(self) -> None:
        wheel = self.open_wheels()
        before = self.middle(wheel)
        self.page.mouse.move(*before)
        self.page.mouse.wheel(0, 64)
        self.expect_row(wheel, 5)
        self.expect_menu("6")
        self.assertEqual(self.middle(wheel), before)

    def test_a_tap_on_a_row_turns_a_wheel_to_it(self) -> None:
        wheel = self.open_wheels()
        x, y = self.middle(wheel)
        self.page.mouse.click(x, y + 64)
        self.expect_row(wheel, 5)
        self.page.mouse.click(x, y - 32)
        self.expect_row(wheel, 4)
        self.expect_menu("5")

    def test_keys_turn_a_wheel(self) -> None:
        wheel = self.open_wheels()
        wheel.focus()
        for key, row in [("ArrowDown", 4), ("End", 11), ("PageUp", 6), ("ArrowUp", 5), ("PageDown", 10), ("Home", 0)]:
            self.page.keyboard.press(key)
            self.expect_row(wheel, row)
            self.expect_menu(str(row + 1))
        # Its drum is no stop of its own.
        self.page.keyboard.press("Tab")
        expect(self.menu_of_wheel()).to_be_focused()

    def test_a_wheel_follows_a_value_that_changes_elsewhere(self) -> None:
        wheel = self.open_wheels()
        self.choose(self.menu_of_wheel(), "10")
        self.expect_row(wheel, 9)

    def test_a_value_that_changes_elsewhere_leaves_a_wheel_in_the_hand_that_turns_it(self) -> None:
        wheel = self.open_wheels()
        x, y = self.middle(wheel)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 32)
        # The mouse is at the wheel.
        self.menu_of_wheel().dispatch_event("click")
        self.page.get_by_role("menuitemradio", name="10", exact=True).dispatch_event("click")
        expect(wheel).to_have_value("9")
        self.assertEqual(self.row(wheel), 4)
        # Held still before it is let go, so that it does not run on.
        self.page.mouse.move(x, y - 32)
        self.page.mouse.up()
        expect(self.menu_of_wheel()).not_to_have_accessible_name("Number, 10")
        self.expect_row(wheel, self.number() - 1)

    def test_a_disabled_wheel_does_not_turn(self) -> None:
        wheel = self.open_wheels()
        off = self.page.get_by_role("combobox", name="Off")
        expect(off).to_be_disabled()
        off.scroll_into_view_if_needed()
        x, y = self.middle(off)
        self.page.mouse.click(x, y + 64)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 64)
        self.page.mouse.up()
        self.assertEqual(self.row(off), 3)
        # It shows the value all the same.
        wheel.select_option(index=7)
        self.expect_row(off, 7)

    def test_a_wheel_turns_at_once_where_motion_is_reduced(self) -> None:
        self.page.emulate_media(reduced_motion="reduce")
        wheel = self.open_wheels()
        x, y = self.middle(wheel)
        self.page.mouse.click(x, y + 64)
        self.assertEqual(self.row(wheel), 5)
        self.expect_row(wheel, 5)

    def test_the_wheels_of_a_date_turn_each_other(self) -> None:
        self.open_wheels()
        day = self.page.get_by_role("combobox", name="Day")
        day.scroll_into_view_if_needed()
        day.focus()
        self.page.keyboard.press("End")
        self.expect_row(day, 29)
        # From November by two rows at a time, and on to February.
        month = self.page.get_by_role("combobox", name="Month")
        x, y = self.middle(month)
        for row in (8, 6, 4):
            self.page.mouse.click(x, y - 64)
            self.expect_row(month, row)
        for _ in range(3):
            self.page.keyboard.press("ArrowUp")
        self.expect_row(month, 1)
        expect(day.locator("option")).to_have_count(28)
        self.expect_row(day, 27)

    def test_rows_are_deleted_by_keyboard_alone(self) -> None:
        self.open_page("Editing")
        self.page.get_by_role("button", name="Edit").press("Enter")
        remove = self.page.get_by_role("button", name="Remove").first
        remove.press("Enter")
        self.page.get_by_role("button", name="Delete").first.press("Enter")
        expect(self.page.get_by_text("Ada", exact=True)).to_have_count(0)
        expect(self.page.get_by_text("Grace", exact=True)).to_have_count(1)

    def test_a_row_is_carried_by_its_grip_and_those_in_between_make_way(self) -> None:
        self.open_page("Editing")
        self.page.get_by_role("button", name="Edit").press("Enter")
        grips = self.page.get_by_role("button", name="Move Down")
        expect(grips).to_have_count(4)
        # The page tells of pointers.
        expect(self.page.locator("html[data-gestures=on]")).to_be_attached()
        self.settle(self.page)
        top, below = (grips.nth(row).bounding_box() for row in range(2))
        assert top is not None and below is not None
        x, y, pitch = top["x"] + 20, top["y"] + 5, below["y"] - top["y"]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y + pitch * 2.2, steps=6)
        names = self.page.locator(_ROWS)
        self.page.wait_for_function(_ARE_BELOW_EACH_OTHER, arg=["Grace", "Barbara", "Ada", "Radia"])
        expect(names.first).to_contain_text("Ada")
        self.page.mouse.up()
        for row, name in enumerate(["Grace", "Barbara", "Ada", "Radia"]):
            expect(names.nth(row)).to_contain_text(name)
        self.page.wait_for_function(_ARE_BELOW_EACH_OTHER, arg=["Grace", "Barbara", "Ada", "Radia"])

    def test_a_row_that_a_finger_holds_is_carried_and_one_that_it_only_touches_scrolls(self) -> None:
        context = self.new_context(has_touch=True, viewport={"width": 375, "height": 420})
        page = self.open("/", context.new_page())
        page.get_by_text("Editing", exact=True).click()
        rows = page.locator(_ROWS)
        expect(rows.first).to_contain_text("Ada")
        expect(page.locator("html[data-gestures=on]")).to_be_attached()
        self.settle(page)
        top, below = (rows.nth(row).bounding_box() for row in range(2))
        assert top is not None and below is not None
        x, y, pitch = top["x"] + 60, top["y"] + top["height"] / 2, below["y"] - top["y"]
        touch = context.new_cdp_session(page)

        def send(kind: str, *, x: float = x, y: float = y) -> None:
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart")
        page.wait_for_function(_IS_LIFTED, arg="Ada")
        for step in range(1, 7):
            send("touchMove", y=y + pitch * 2.2 * step / 6)
        page.wait_for_function(_ARE_BELOW_EACH_OTHER, arg=["Grace", "Barbara", "Ada", "Radia"])
        send("touchEnd")
        for row, name in enumerate(["Grace", "Barbara", "Ada", "Radia"]):
            expect(rows.nth(row)).to_contain_text(name)
        self.settle(page)
        # A finger that moves at once is the page's.
        send("touchStart", y=y + pitch)
        for step in range(1, 7):
            send("touchMove", y=y + pitch - 20 * step)
        send("touchEnd")
        page.wait_for_function("top => document.querySelector('[role=listitem]').getBoundingClientRect().top < top", arg=top["y"])
        expect(rows.first).to_contain_text("Grace")

    def test_a_row_s_actions_come_into_view_with_the_focus(self) -> None:
        # While the page still moves, where browsers scroll nothing by themselves.
        self.open("/").get_by_text("Editing", exact=True).click()
        archive = self.page.get_by_role("button", name="Archive")
        archive.focus()
        expect(archive).to_be_in_viewport()

    def test_a_row_is_selected(self) -> None:
        self.open_page("Editing")
        self.page.get_by_role("button", name="Inbox").click()
        expect(self.page.get_by_role("button", name="Inbox")).to_have_attribute("aria-current", "true")
