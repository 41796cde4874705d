# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Which keys are an app's, a shortcut's or a field's, in a page without a server."""

import json
import unittest

from static_pages import PageTests

# 81920 asks for keys and shortcuts; 16384 for keys.
PAGE = """<!DOCTYPE html><title>Keys</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><div id="v1" class="v" data-e="16384">
<input id="v2" class="v k9" type="text"><textarea id="v3" class="v k9"></textarea>
<input id="v4" class="v k10" type="range"></div>
<button id="v5" class="v" type="button" data-e="65537" aria-keyshortcuts="Enter">Send</button>
<button id="v6" class="v" type="button" data-e="65537" aria-keyshortcuts="Meta+Enter">Send later</button>
</div>"""

START = """async (platform) => {
  Object.defineProperty(navigator, "platform", { value: platform });
  const { Page } = await import("/_vitrine/page.js");
  const { Inputs } = await import("/_vitrine/input.js");
  const { Gestures } = await import("/_vitrine/gestures.js");
  const page = new Page(document.getElementById("v0"));
  window.said = [];
  window.pressed = [];
  const session = { isLive: () => true, isAway: () => false, isBusy: () => false, say: (...word) => said.push(word) };
  const inputs = page.inputs = new Inputs(session);
  for (const id of [2, 3]) inputs.fill(document.getElementById("v" + id), [0, 0, ""]);
  new Gestures(page, session);
  for (const id of [5, 6]) document.getElementById("v" + id).onclick = () => pressed.push(id);
}"""


class Keys(PageTests):
    html = PAGE

    def press(self, where, keys, platform="Linux x86_64"):
        """Presses keys where the focus is; answers what was said of keys and submissions, and which shortcuts ran."""
        self.load(START, platform)
        page = self.page
        page.locator(where).focus()
        page.keyboard.press(keys)
        return [word for word in page.evaluate("said") if word[0] in "YV"], page.evaluate("pressed")

    def test_a_field_says_its_return_key_and_presses_no_button(self):
        said, pressed = self.press("#v2", "Enter")
        self.assertIn(["V", [2, 3]], said)
        self.assertEqual(pressed, [])
        said, pressed = self.press("#v3", "Enter")
        self.assertNotIn("V", [word for word, _ in said])
        self.assertEqual(pressed, [])

    def test_a_key_without_a_name_is_not_told(self):
        # As programs that fill in forms dispatch them, of both kinds.
        self.load(START, "Linux x86_64")
        count = self.page.evaluate(
            """() => {
              const before = said.length;
              for (const id of [2, 3]) for (const name of ["keydown", "keyup"]) for (const Kind of [Event, KeyboardEvent]) {
                document.getElementById("v" + id).dispatchEvent(new Kind(name, { bubbles: true, cancelable: true }));
              }
              return said.length - before;
            }"""
        )
        self.assertEqual((count, self.errors), (0, []))

    def test_the_default_button_is_pressed_from_where_nobody_types(self):
        self.assertEqual(self.press("#v4", "Enter")[1], [5])

    def test_a_shortcut_with_the_return_key_is_no_submission(self):
        for platform, keys in (("Linux x86_64", "Control+Enter"), ("Win32", "Control+Enter"), ("MacIntel", "Meta+Enter")):
            for field in ("#v2", "#v3"):
                with self.subTest(platform=platform, field=field):
                    said, pressed = self.press(field, keys, platform)
                    self.assertEqual(pressed, [6])
                    self.assertNotIn("V", [word for word, _ in said])

    def test_control_plays_command_off_a_mac(self):
        for platform, keys, modifiers in (
            ("Linux x86_64", "Control+k", 8), ("Win32", "Control+k", 8), ("MacIntel", "Control+k", 2),
            ("MacIntel", "Meta+k", 8), ("Win32", "Meta+k", 2), ("Win32", "Control+Shift+Alt+k", 13),
        ):
            with self.subTest(platform=platform, keys=keys):
                said, _ = self.press("#v2", keys, platform)
                down = [rest for word, rest in said if word == "Y" and rest[1] == 1 and rest[2].lower() == "k"]
                self.assertEqual([rest[3] for rest in down], [modifiers])


# What a layer claims, as EventMask counts.
RETURN, ESCAPE, TAB, SPACE, MOVES, TEXT = (1 << bit for bit in range(23, 29))

CLAIMED = """<!DOCTYPE html><title>Keys</title><link rel="stylesheet" href="/_vitrine/base.css">
<div id="v0" class="v k0"><div id="v1" class="v" data-e="%d">
<input id="v2" class="v k9" type="text" value="abc"><textarea id="v3" class="v k9">abc</textarea>
<input id="v4" class="v k10" type="range" min="0" max="10" value="5"><button id="v7" class="v" type="button" data-e="1">Go</button>
<div id="v8" class="v k5"><div id="v9" tabindex="0" class="v">Long</div></div></div>
<button id="v5" class="v" type="button" data-e="65537" aria-keyshortcuts="Enter">Send</button>
<button id="v6" class="v" type="button" data-e="65537" aria-keyshortcuts="Escape">Cancel</button>
</div>"""

WATCH = """async () => {
  for (const element of document.querySelectorAll(".v")) element.ve = Number(element.dataset.e ?? 0);
  Object.assign(document.getElementById("v8").style, { height: "50px", overflow: "auto" });
  document.getElementById("v9").style.height = "5000px";
  document.getElementById("v7").onclick = () => pressed.push(7);
  window.gestures = new (await import("/_vitrine/gestures.js")).Gestures(
    window.page, { isLive: () => true, isAway: () => false, isBusy: () => false, say: (...word) => said.push(word) });
  for (const id of [2, 3]) {
    const field = document.getElementById("v" + id);
    field.vf.text = field.value = "abc";
    field.setSelectionRange(1, 1);
  }
}"""

STATE = """() => {
  const of = (id) => document.getElementById("v" + id);
  return JSON.stringify([document.activeElement.id, of(2).value, of(3).value, of(2).selectionStart, of(3).selectionStart,
    of(4).value, of(8).scrollTop, pressed, said.filter(([word]) => word === "V")]);
}"""

SCROLLED = """() => new Promise(done => {
  const look = () => document.getElementById("v8").scrollTop > 0 ? done() : requestAnimationFrame(look);
  look();
})"""

# Where the focus is, a key, what claims it, and what it changes by itself, as places in what STATE answers.
CASES = [
    ("#v2", "Enter", RETURN, 8), ("#v3", "Enter", RETURN, 2), ("#v4", "Enter", RETURN, 7), ("#v7", "Enter", RETURN, 7),
    ("#v2", "Escape", ESCAPE, 7), ("#v4", "Escape", ESCAPE, 7), ("#v2", "Tab", TAB, 0), ("#v3", "Shift+Tab", TAB, 0),
    ("#v7", "Tab", TAB, 0), ("#v2", "ArrowRight", MOVES, 3), ("#v3", "ArrowLeft", MOVES, 4), ("#v3", "End", MOVES, 4),
    ("#v2", "Home", MOVES, 3), ("#v4", "ArrowRight", MOVES, 5), ("#v9", "ArrowDown", MOVES, 6),
    ("#v9", "PageDown", MOVES, 6), ("#v9", " ", SPACE, 6), ("#v7", " ", SPACE, 7), ("#v2", " ", TEXT | SPACE, 1),
    ("#v2", "k", TEXT, 1), ("#v3", "Backspace", TEXT, 2), ("#v3", "Delete", TEXT, 2),
]


class ClaimedKeys(PageTests):
    """What a key does by itself, which waits for an app that may take it."""

    html = CLAIMED % (16384 | RETURN | ESCAPE | TAB | SPACE | MOVES | TEXT)

    def open(self, where, claims):
        page = self.browser.new_page()
        self.addCleanup(page.close)
        page.goto(self.address)
        page.evaluate("claims => { document.getElementById('v1').dataset.e = claims; }", 16384 | claims)
        page.evaluate(START.replace("new Gestures(page, session);", "window.page = page;"), "Linux x86_64")
        page.evaluate(WATCH)
        page.locator(where).focus()
        if where in ("#v2", "#v3"):
            page.evaluate("document.activeElement.setSelectionRange(1, 1)")
        return page

    def state(self, page):
        # A browser scrolls with a frame.
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return json.loads(page.evaluate(STATE))

    def changed(self, page, before):
        return [place for place, (old, new) in enumerate(zip(before, self.state(page))) if old != new]

    def questions(self, page):
        return page.evaluate("said.filter(([word, rest]) => word === 'Y' && rest.length > 4).map(([, rest]) => rest[4])")

    def test_what_the_app_takes_does_nothing_else(self):
        for where, key, claims, _ in CASES:
            with self.subTest(where=where, key=key):
                page = self.open(where, claims)
                before = self.state(page)
                page.keyboard.press(key)
                self.assertEqual(self.questions(page), [1])
                self.assertEqual(self.changed(page, before), [])
                page.evaluate("gestures.hear(['K', 1, 1])")
                self.assertEqual(self.changed(page, before), [])

    def test_what_the_app_leaves_is_done_then(self):
        for where, key, claims, effect in CASES:
            with self.subTest(where=where, key=key):
                page = self.open(where, claims)
                before = self.state(page)
                page.keyboard.press(key)
                page.evaluate("gestures.hear(['K', 1, 0])")
                self.assertIn(effect, self.changed(page, before))

    def test_what_is_not_claimed_asks_nobody(self):
        for where, key, claims, effect in CASES:
            with self.subTest(where=where, key=key):
                page = self.open(where, (RETURN | ESCAPE | TAB | SPACE | MOVES | TEXT) & ~claims)
                before = self.state(page)
                page.keyboard.press(key)
                self.assertEqual(self.questions(page), [])
                # A browser's own way of scrolling takes frames.
                if effect == 6:
                    page.evaluate(SCROLLED)
                self.assertIn(effect, self.changed(page, before))

    def test_what_is_typed_behind_a_key_that_waits_comes_behind_it(self):
        page = self.open("#v2", SPACE | TEXT)
        page.evaluate("document.getElementById('v1').dataset.e = 16384")
        page.keyboard.press(" ")
        page.keyboard.press("x")
        page.evaluate("gestures.hear(['K', 2, 0])")
        self.assertEqual(self.state(page)[1], "abc")
        page.evaluate("gestures.hear(['K', 1, 0])")
        self.assertEqual(self.state(page)[1], "a xbc")

    def test_an_answer_that_comes_twice_does_nothing_twice(self):
        page = self.open("#v7", RETURN)
        page.keyboard.press("Enter")
        for _ in range(2):
            page.evaluate("gestures.hear(['K', 1, 0])")
        self.assertEqual(self.state(page)[7], [7])


class Clicks(PageTests):
    """What a mouse says beside a tap, where a layer asks for it."""

    # 1 asks for taps, 536870912 for clicks.
    html = """<!DOCTYPE html><title>Clicks</title><link rel="stylesheet" href="/_vitrine/base.css">
<style nonce="n0nce">#v1 { width: 300px; height: 60px } #v2 { left: 200px; top: 20px }
#v3, #v4, #v5, #v6 { top: 200px }</style>
<div id="v0" class="v k0"><div id="v1" class="v" data-e="536870913" role="button" tabindex="0">Row
<button id="v2" class="v" type="button" data-e="1">Inner</button></div>
<input id="v3" class="v k9" type="text"><textarea id="v4" class="v k9"></textarea>
<button id="v5" class="v" type="button">A</button><button id="v6" class="v" type="button">B</button></div>"""

    def open(self, platform="Linux x86_64"):
        page = self.browser.new_page()
        self.addCleanup(page.close)
        page.goto(self.address)
        start = START.replace("[2, 3]", "[3, 4]")
        page.evaluate(start, platform)
        page.evaluate("() => document.addEventListener('click', event => pressed.push(event.target.id))")
        return page

    def test_the_keys_that_are_held_and_the_second_click(self):
        for platform, keys in (("Linux x86_64", ["Control"]), ("MacIntel", ["Meta"])):
            with self.subTest(platform):
                page = self.open(platform)
                row = page.locator("#v1")
                place = {"x": 5, "y": 5}
                row.click(position=place)
                row.click(position=place, modifiers=["Shift"])
                row.click(position=place, modifiers=keys)
                self.assertEqual(page.evaluate("said.map(word => word[1].slice(0, 2))"), [[1, 0]] * 3)
                self.assertEqual(page.evaluate("said.map(word => word[1][2] & 15)"), [0, 1, 8])
                row.dblclick(position=place)
                self.assertEqual(page.evaluate("said.slice(-2).map(word => word[1][2] & 16)"), [0, 16])
                self.assertEqual(page.evaluate("pressed"), [], "nothing is said as a tap as well")

    def test_what_arrows_lead_to_is_told(self):
        page = self.open()
        page.evaluate("""() => {
          const row = document.getElementById("v1");
          for (const detail of [32, 33]) row.dispatchEvent(new CustomEvent("arrows", { detail, bubbles: true }));
        }""")
        self.assertEqual(page.evaluate("said"), [["V", [1, 0, 32]], ["V", [1, 0, 33]]])

    def test_fingers_keys_and_what_is_inside_are_taps(self):
        page = self.open()
        page.locator("#v2").click()
        page.evaluate("() => document.getElementById('v1').dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true }))")
        page.evaluate("() => document.getElementById('v1').click()")
        self.assertEqual(page.evaluate("pressed"), ["v2", "v1", "v1"])
        self.assertEqual(page.evaluate("said.filter(word => word[0] === 'V')"), [])


if __name__ == "__main__":
    unittest.main()
