# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Prints how long a click takes to reach the document, in Chromium, as JSON lines (p50, p99, and bytes per click).

    bench_click.py text    the counter app: one text changes, click after click, on pages of 20 and of 1,000 rows, over
                           loopback and over a line that answers 50 ms later
    bench_click.py push    Challenge: a page with its bar and a spinner is pushed; each sample is a page of its own
    bench_click.py input   the catalog: a letter is typed until a text has counted it, a switch is turned until it is on

VITRINE_LAUNCHER names the app's binary. Measured in the page itself, from the dispatch of the click (of a field: from
its input event) to the first mutation that its patch causes, without painting.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from harness.browser import launch
from harness.delay import DelayProxy
from harness.launcher import ONE_PROCESS, Launcher
from harness.load import report, report_quantiles
from playwright.sync_api import Browser, Page, sync_playwright

PUSHES = 40
CLICKS = 400
# Over a long line each click takes as long as the line.
DISTANT_CLICKS = 100
DISTANCE = 50
# Clicks that do not count: what runs for the first time is compiled, and caches fill.
WARM_UP = 20
# Seconds; a fast typist's.
BETWEEN_LETTERS = 0.05
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

# The same of a switch, which says its state.
TURN = CLICK.replace('document.getElementById("v0")', "button").replace(
    "characterData: true", 'attributeFilter: ["aria-checked"]')

# Collects the times from a field's events to the changes of the text that counts its letters.
LISTEN = """
field => {
  window.echoes = [];
  let start = 0;
  field.addEventListener("input", () => { start = performance.now(); });
  new MutationObserver(() => {
    if (start) window.echoes.push(performance.now() - start);
    start = 0;
  }).observe(document.querySelector("[data-testid=count]"), { childList: true, subtree: true, characterData: true });
}
"""


def open_live(browser: Browser, url: str) -> Page:
    """A page whose session has begun."""
    page = browser.new_page()
    page.goto(url)
    page.locator("html[data-vitrine=live]").wait_for()
    return page


def pushes(browser: Browser, url: str) -> Iterator[float]:
    """Milliseconds from a click on Home's button to the pushed page."""
    for _ in range(PUSHES):
        page = open_live(browser, url)
        yield page.get_by_role("button").first.evaluate(CLICK)
        page.close()


def text_changes(browser: Browser, url: str, clicks: int) -> tuple[list[float], float]:
    """Milliseconds from a click on the counter's button to its new text, and the bytes that the page gets for one."""
    page = browser.new_page()
    received: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(len(text))))
    page.goto(url)
    page.locator("html[data-vitrine=live]").wait_for()
    button = page.get_by_test_id("counter.addButton")
    samples = []
    before = 0
    for index in range(WARM_UP + clicks):
        if index == WARM_UP:
            before = sum(received)
        samples.append(button.evaluate(CLICK))
    expected = f"Count: {WARM_UP + clicks}"
    shown = page.get_by_test_id("counter.countLabel").inner_text().strip()
    if shown != expected:
        raise SystemExit(f"error: {WARM_UP + clicks} clicks gave the text {shown!r}")
    page.close()
    return samples[WARM_UP:], (sum(received) - before) / clicks


def say_times(what: str, samples: list[float], against: str) -> None:
    report_quantiles(what, samples, against, parts=(0.5, 0.99))


def bench_text(browser: Browser) -> None:
    for rows in (20, 1_000):
        what = f"one text of {rows:,} rows"
        launcher = Launcher(arguments=ONE_PROCESS, environment={"COUNTER_ROWS": str(rows)}).wait_until_listening()
        proxy = DelayProxy(launcher.base_url, DISTANCE / 2)
        try:
            samples, size = text_changes(browser, launcher.base_url, CLICKS)
            say_times(f"click to DOM over loopback, {what}", samples, AGAINST)
            report(f"bytes to the page for a click, {what}", size, "B", "goal 120 B; ReactPy 1,535 B, NiceGUI 82 B")
            samples, _ = text_changes(browser, proxy.base_url, DISTANT_CLICKS)
            say_times(f"click to DOM at {DISTANCE} ms, {what}", samples, f"the line's {DISTANCE} ms")
        finally:
            proxy.stop()
            launcher.stop()


def bench_push(browser: Browser) -> None:
    launcher = Launcher(arguments=ONE_PROCESS).wait_until_listening()
    try:
        say_times("click to DOM over loopback, a push", list(pushes(browser, launcher.base_url)), AGAINST)
    finally:
        launcher.stop()


def turns(page: Page) -> list[float]:
    """Milliseconds from each click on a switch to its new state."""
    switch = page.get_by_role("switch", name="A switch")
    return [switch.evaluate(TURN) for _ in range(WARM_UP + CLICKS)][WARM_UP:]


def keystrokes(page: Page) -> list[float]:
    """Milliseconds from each letter's event to the app's answer to it."""
    field = page.get_by_test_id("Plain")
    field.evaluate(LISTEN)
    field.focus()
    for number in range(WARM_UP + CLICKS):
        # Nobody types a letter as soon as the last one was answered; the client says one edit in 10 ms.
        time.sleep(BETWEEN_LETTERS)
        page.keyboard.press("a")
        page.wait_for_function("count => window.echoes.length === count", arg=number + 1)
    samples: list[float] = page.evaluate("() => window.echoes")
    return samples[WARM_UP:]


def bench_input(browser: Browser) -> None:
    launcher = Launcher(product="catalog", arguments=ONE_PROCESS).wait_until_listening()
    try:
        for name, what, measure in (
            ("Typing", "keystroke to echo", keystrokes), ("Controls", "toggle to DOM", turns),
        ):
            page = open_live(browser, launcher.base_url)
            page.get_by_text(name, exact=True).click()
            page.get_by_role("heading", name=name).wait_for()
            say_times(f"{what} over loopback", measure(page), AGAINST)
            page.close()
    finally:
        launcher.stop()


KINDS = {"text": bench_text, "push": bench_push, "input": bench_input}


def main() -> int:
    kind = sys.argv[1] if len(sys.argv) == 2 else ""
    if kind not in KINDS:
        print(f"usage: bench_click.py {'|'.join(KINDS)}", file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        browser = launch(playwright)
        KINDS[kind](browser)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
