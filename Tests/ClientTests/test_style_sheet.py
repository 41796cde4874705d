# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The style sheet as a browser reads it."""

import os
import pathlib
import re
import unittest

from playwright.sync_api import sync_playwright

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
# Which lists of selectors make a rule.
READ = """(lists) => {
  const sheet = new CSSStyleSheet();
  return lists.map((list) => { sheet.replaceSync(list + "{}"); return sheet.cssRules.length === 1; });
}"""


def parted(selectors):
    """A list's selectors; commas in parentheses part none."""
    depth, parts = 0, [""]
    for letter in selectors:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


class StyleSheet(unittest.TestCase):
    def test_no_rule_is_lost_to_a_selector_that_the_browser_does_not_know(self):
        text = re.sub(r"/\*.*?\*/", "", (CLIENT / "base.css").read_text(), flags=re.DOTALL)
        lists = [match.strip() for match in re.findall(r"(?<=[{}])\s*([^{}@]+)\{", text)]
        self.assertGreater(len(lists), 50)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
            )
            page = browser.new_page()
            read = page.evaluate(READ, lists)
            lost = [selectors for selectors, is_read in zip(lists, read) if not is_read]
            for selectors in lost:
                # Rules for other browsers stand by themselves.
                self.assertNotIn(True, page.evaluate(READ, parted(selectors)), selectors)
            browser.close()
        self.assertNotEqual(lost, [])


if __name__ == "__main__":
    unittest.main()
