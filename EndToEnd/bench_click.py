# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Prints how long a click takes to reach the document, over loopback, in Chromium: two JSON lines (p50, p99).

Measured in the page itself, from the dispatch of the click on Home's button to the first mutation that its patch causes
(a pushed page with its bar and a spinner), without painting; each sample is a page of its own.
"""

from __future__ import annotations

import json
import sys

from harness.launcher import Launcher
from playwright.sync_api import sync_playwright

SAMPLES = 40
AGAINST = "goal 3 ms p50, 7 ms p99; ReactPy 4.3/7.9 ms, NiceGUI 4.9/11.4 ms"

CLICK = """
button => new Promise(resolve => {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    resolve(performance.now() - start);
  });
  observer.observe(document.getElementById("v0"), { childList: true, subtree: true, characterData: true });
  const start = performance.now();
  button.click();
})
"""


def measure(url: str) -> list[float]:
    """Milliseconds per click, sorted."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        samples = []
        for _ in range(SAMPLES):
            page = browser.new_page()
            page.goto(url)
            page.locator("html[data-vitrine=live]").wait_for()
            samples.append(page.get_by_role("button").first.evaluate(CLICK))
            page.close()
        browser.close()
    return sorted(samples)


def main() -> int:
    launcher = Launcher()
    try:
        launcher.wait_until_listening()
        samples = measure(launcher.base_url)
    finally:
        launcher.stop()
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        value = round(samples[min(int(len(samples) * part), len(samples) - 1)], 2)
        line = {"name": f"click to DOM over loopback, a push, {name}", "value": value, "unit": "ms", "against": AGAINST}
        print(json.dumps(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
