# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Where the keyboard's focus goes when what had it is disabled or leaves, in a page without a server."""

import unittest

from playwright.sync_api import expect
from static_pages import PageTests

PAGE = """<!DOCTYPE html><title>Focus</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><main id="v1" class="v">
<button id="v2" class="v" type="button">First</button>
<div id="v3" class="v"><button id="v4" class="v" type="button">Send</button></div>
<input id="v7" class="v k9" type="text"><div id="v8" class="v" tabindex="0" data-e="32768">Told of its focus</div>
<button id="v5" class="v" type="button" disabled>Never</button>
<button id="v6" class="v" type="button">Last</button>
</main></div>"""

START = """async () => {
  const { Page } = await import("/_vitrine/page.js");
  const { OP, ATTRIBUTES } = await import("/_vitrine/protocol.js");
  const { start } = await import("/_vitrine/focus.js");
  const page = new Page(document.getElementById("v0"));
  start(page);
  const disable = (id) => [OP.describe, id, 1, [ATTRIBUTES.indexOf("aria-disabled"), "true"]];
  window.ways = {
    disabled: (id) => page.apply([disable(id)]),
    removed: (id) => page.apply([[OP.remove, id]]),
    "removed with what it is in": (id) => page.apply([[OP.remove, Number(document.getElementById("v" + id).parentElement.vid)]]),
    "on its way out": (id) => page.apply([[OP.exit, id]]),
    "removed with what follows": (id) => page.apply([[OP.remove, id], [OP.remove, 6]]),
    "removed with its page": () => page.apply([[OP.remove, 1]]),
  };
}"""


class FocusOfWhatLeaves(PageTests):
    html = PAGE

    def lose(self, way, which=4):
        """Opens the page, and takes the focus away from one of its buttons."""
        self.load(START)
        self.page.locator(f"#v{which}").focus()
        self.page.evaluate("([way, which]) => ways[way](which)", [way, which])

    def focused(self):
        return self.page.evaluate("document.activeElement.id || document.activeElement.localName")

    def test_the_focus_goes_to_what_follows_and_into_no_field(self):
        for way in ("disabled", "removed", "removed with what it is in", "on its way out"):
            with self.subTest(way):
                self.lose(way)
                expect(self.page.locator("#v6")).to_be_focused()

    def test_where_nothing_follows_it_goes_back(self):
        self.lose("disabled", which=6)
        expect(self.page.locator("#v4")).to_be_focused()
        self.lose("removed with what follows")
        expect(self.page.locator("#v2")).to_be_focused()

    def test_where_nothing_is_left_it_goes_to_the_page(self):
        self.lose("disabled")
        for which in (6, 2):
            self.page.evaluate("which => ways.removed(which)", which)
        expect(self.page.locator("#v1")).to_be_focused()

    def test_a_page_that_goes_as_a_whole_leaves_it_to_the_next_one(self):
        self.lose("removed with its page")
        self.assertEqual(self.focused(), "body")

    def test_who_points_keeps_no_focus(self):
        self.load(START)
        self.page.evaluate("() => { document.documentElement.dataset.pointed = ''; }")
        self.page.locator("#v4").focus()
        self.page.evaluate("ways.removed(4)")
        self.assertEqual(self.focused(), "body")

    def test_what_keeps_the_focus_is_left_alone(self):
        self.lose("disabled")
        self.page.locator("#v2").focus()
        self.page.evaluate("ways.removed(6)")
        expect(self.page.locator("#v2")).to_be_focused()

    def test_a_question_with_a_text_has_the_caret_behind_it(self):
        self.load()
        caret = self.page.evaluate("""async () => {
          const { Page } = await import("/_vitrine/page.js");
          const { Modals } = await import("/_vitrine/modals.js");
          const { MASK } = await import("/_vitrine/protocol.js");
          const page = new Page(document.getElementById("v0"));
          const alert = Object.assign(document.createElement("div"), { className: "v", role: "alertdialog", vid: 17, ve: MASK.dismiss });
          const field = Object.assign(document.createElement("input"), { className: "v k9", vid: 18, value: "A name" });
          field.setSelectionRange(0, 0);
          alert.append(field);
          page.root.append(alert);
          new Modals(page, { isLive: () => true, event() {} }).update(document.body, false);
          return [document.activeElement === field, field.selectionStart, field.selectionEnd];
        }""")
        self.assertEqual(caret, [True, 6, 6])


ROWS = """<!DOCTYPE html><title>Rows</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><main id="v1" class="v"><button id="v2" class="v" type="button">Outside</button>
<div id="v3" class="v" role="list">
<div id="v4" class="v" role="listitem"><button id="v5" class="v" type="button">One</button><button id="v6" class="v" type="button">Info</button></div>
<div id="v7" class="v" role="listitem">Text alone</div>
<div id="v8" class="v" role="listitem"><button id="v9" class="v" type="button" disabled>Never</button></div>
<div id="v10" class="v" role="listitem"><button id="v11" class="v" type="button">Two</button></div>
<div id="v12" class="v" role="listitem"><input id="v13" class="v k9" type="text"></div>
</div>
<div id="v14" class="v" role="list"><div id="v15" class="v" role="listitem"><button id="v16" class="v" type="button">Other list</button></div>
<div class="v" role="listitem"><button id="v17" class="v" type="button">Not selectable</button></div>
<div class="v" role="listitem"><button id="v18" class="v" type="button">Selectable</button></div></div>
</main></div>"""


class ArrowsInLists(PageTests):
    html = ROWS

    def setUp(self):
        self.page = self.browser.new_page()
        self.addCleanup(self.page.close)
        self.page.goto(self.address)
        self.page.evaluate(START)

    def press(self, which, key):
        """Presses a key in a view, and says which view has the focus then."""
        self.page.locator(f"#v{which}").focus()
        self.page.keyboard.press(key)
        return self.page.evaluate("document.activeElement.id")

    def test_up_and_down_lead_to_the_next_row_that_can_be_pressed(self):
        self.assertEqual(self.press(5, "ArrowDown"), "v11")
        self.assertEqual(self.press(11, "ArrowUp"), "v5")
        self.assertEqual(self.press(11, "ArrowDown"), "v13")

    def select(self, which, key):
        """Presses a key in a view of rows that can be selected, but for one; says where it leads and what it selects."""
        self.page.evaluate(
            """() => {
              window.selected = [];
              for (const id of ["v5", "v16", "v18"]) document.getElementById(id).ve = 1073741825;
              addEventListener("arrows", ({ target, detail }) => selected.push([target.id, detail]));
            }"""
        )
        return [self.press(which, key), self.page.evaluate("selected")]

    def test_rows_that_can_be_selected_are_and_others_are_passed_over(self):
        self.assertEqual(self.select(16, "ArrowDown"), ["v18", [["v18", 32]]])
        self.assertEqual(self.press(18, "Shift+ArrowUp"), "v16")
        self.assertEqual(self.page.evaluate("selected.at(-1)"), ["v16", 33])

    def test_where_no_other_row_can_be_selected_nothing_is(self):
        self.assertEqual(self.select(5, "ArrowDown"), ["v5", []])

    def test_nothing_moves_at_the_ends_in_a_field_beside_the_rows_or_with_another_key_held(self):
        for which, key in ((5, "ArrowUp"), (13, "ArrowUp"), (6, "ArrowDown"), (2, "ArrowDown"), (5, "Shift+ArrowDown"), (16, "ArrowUp")):
            with self.subTest(which=which, key=key):
                self.assertEqual(self.press(which, key), f"v{which}")

    def test_a_key_that_something_else_has_used_moves_nothing(self):
        self.page.locator("#v5").evaluate("element => { element.onkeydown = (event) => event.preventDefault(); }")
        self.assertEqual(self.press(5, "ArrowDown"), "v5")



if __name__ == "__main__":
    unittest.main()
