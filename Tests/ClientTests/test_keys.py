# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Which keys are an app's, a shortcut's or a field's, in a page without a server."""

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
        page = self.browser.new_page()
        self.addCleanup(page.close)
        page.goto(self.address)
        page.evaluate(START, platform)
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


if __name__ == "__main__":
    unittest.main()
