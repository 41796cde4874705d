# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The client's history against the model that Swift checks: walks at rest after each step, in a real browser.

The walks come from Tests/ClientPages, into the folder that VITRINE_WEB_OUT names; `Scripts/test client` does both.
"""

import json
import os
import pathlib
import unittest

from harness.browser import launch
from playwright.sync_api import Page, Route, sync_playwright

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
ORIGIN = "http://history.test"

# A page of any address: the real history.js, with a socket that the test reads and writes.
PAGE = """<!doctype html><title></title><script type="module">
import { Timeline } from "/_vitrine/history.js";
window.outbox = [];
window.begin = (epoch, key, title) => {
  let event = 0;
  document.title = title;
  window.timeline = new Timeline(epoch, (...move) => {
    outbox.push(["O", ++event, ...move]);
    return event;
  });
  timeline.start(key);
};
window.receive = async (message) => {
  timeline.apply(message[1], message[2], message[3], (title) => (document.title = title));
  await timeline.queue;
};
window.ready = true;
</script>"""


def answer(route: Route) -> None:
    path = route.request.url.removeprefix(ORIGIN)
    if path.startswith("/_vitrine/"):
        body = (CLIENT / path.removeprefix("/_vitrine/")).read_text()
        return route.fulfill(body=body, content_type="text/javascript")
    return route.fulfill(body=PAGE, content_type="text/html")


class Walk:
    """Replays one story; the first difference is an assertion."""

    def __init__(self, page: Page, story: list):
        self.page = page
        self.story = story
        # Entries of the browser that are not the story's: the blank one of a new tab.
        self.others = None

    def run(self) -> None:
        for number, (word, *values) in enumerate(self.story):
            following = self.story[number + 1][0] if number + 1 < len(self.story) else ""
            try:
                getattr(self, word)(*values, following=following)
            except Exception as error:
                told = "\n".join(json.dumps(line) for line in self.story[: number + 1])
                raise AssertionError(f"{error}\nafter\n{told}") from error

    def load(self, way: str, path: str, epoch: str, title: str, key: int, following: str) -> None:
        if way == "visit":
            self.page.goto(ORIGIN + path)
        elif way == "reload":
            self.page.reload()
        # A journey is on its way since the user's move; until it is over the old page has been begun.
        self.page.wait_for_function("() => window.ready && !window.timeline")
        self.page.evaluate("(values) => begin(...values)", [epoch, key, title])

    def person(self, delta: int, following: str) -> None:
        # Beyond the story's entries lies the blank page of a new tab.
        if following in ("client", "load"):
            # In a task of its own: a move to another document ends the one that was to answer the call.
            self.page.evaluate("(delta) => { setTimeout(() => history.go(delta)); }", delta)

    def client(self, message: list, following: str) -> None:
        self.page.wait_for_function("() => window.outbox?.length > 0")
        said = self.page.evaluate("outbox.shift()")
        if said != message:
            raise AssertionError(f"the page said {said}, the model {message}")

    def server(self, message: list, following: str) -> None:
        self.page.evaluate("(message) => receive(message)", message)

    def rest(self, path: str, title: str, epoch: str, key: int, depth: int, trail: list, count: int, following: str) -> None:
        found = self.page.evaluate("[location.pathname, document.title, history.state, history.length, outbox]")
        if self.others is None:
            self.others = found[3] - count
        wanted = [path, title, {"epoch": epoch, "key": key, "depth": depth, "trail": trail}, count + self.others, []]
        if found != wanted:
            raise AssertionError(f"the browser has {found}, the model {wanted}")


@unittest.skipUnless(os.environ.get("VITRINE_WEB_OUT"), "Scripts/test client writes the walks first")
class HistoryTests(unittest.TestCase):
    def test_the_browser_goes_where_the_model_goes(self):
        stories = json.loads((pathlib.Path(os.environ["VITRINE_WEB_OUT"]) / "history-walks.json").read_text())
        self.assertEqual(len(stories), 15)
        self.assertGreater(min(map(len, stories)), 20)
        with sync_playwright() as playwright:
            # Pages that come back alive are another test's matter.
            browser = launch(playwright, "--disable-features=BackForwardCache")
            for story in stories:
                context = browser.new_context()
                page = context.new_page()
                page.route("**/*", answer)
                Walk(page, story).run()
                context.close()
            browser.close()


if __name__ == "__main__":
    unittest.main()
