# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""`vitrine dev`: a developer edits, and the page that is open goes on with what was built."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import tempfile
import threading
import unittest
import urllib.request
from collections.abc import Callable
from pathlib import Path

from harness.browser import launch
from playwright.sync_api import expect, sync_playwright

from command import SCRATCH, environment, installed

# Milliseconds and seconds after which what did not come counts as missing.
CEILING = 300_000

APP = """import SwiftUI

@main
struct FixtureApp: App {
    var body: some Scene { WindowGroup { NavigationStack { ContentView() } } }
}
"""

VIEW = """import SwiftUI

struct ContentView: View {
    @State private var name = ""
    @State private var count = 0

    var body: some View {
        ScrollView {
            VStack {
                Text("First words")
                Text("greeting")
                TextField("Name", text: $name)
                Button("Count \\(count)") { count += 1 }
                Button("Trap") { fatalError("trapped on purpose") }
                ForEach(0..<60) { Text("Row \\($0)") }
            }
        }
    }
}
"""

# A page whose session is that of the program before.
GOES_ON = "html[data-vitrine=live]:is([data-session=restored], [data-session=resumed], [data-session=snapshot])"

INFO = """<plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>NAME</string><key>CFBundlePackageType</key><string>APPL</string>
</dict></plist>
"""

# Words of an app that says which process it is.
WORDS = """
let words: String = {
    print("process \\(ProcessInfo.processInfo.processIdentifier)")
    fflush(nil)
    return "Words"
}()
"""


class Development:
    """The command, until the context ends."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.lines: list[str] = []
        self.said = threading.Condition()
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # fmt: skip
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        for line in self.process.stdout:
            with self.said:
                self.lines.append(line.rstrip())
                self.said.notify_all()

    def wait(self, text: str, after: int = 0) -> str:
        """The line with this text, of those after so many."""

        def found() -> str | None:
            return next((line for line in self.lines[after:] if text in line), None)

        with self.said:
            line = self.said.wait_for(lambda: found() or self.process.poll() is not None, CEILING / 1000)
        if not isinstance(line, str):
            raise AssertionError(f"the command did not say '{text}':\n" + "\n".join(self.lines))
        return line

    def change(self, act: Callable[[], object], says: str = "Built and started") -> str:
        """Does something to the project, and waits for what the command says of it."""
        count = len(self.lines)
        act()
        return self.wait(says, count)

    def end(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait()
        self.reader.join()
        self.process.stdout.close()
        return status


class DevelopmentTests(unittest.TestCase):
    """One project and one command for all; each test leaves the project as it was."""

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory(prefix="vitrine-development-")
        cls.addClassCleanup(folder.cleanup)
        place = Path(folder.name).resolve()
        cls.project = place / "Fixture"
        cls.project.mkdir()
        cls.view = cls.project / "ContentView.swift"
        cls.view.write_text(VIEW)
        (cls.project / "App.swift").write_text(APP)
        cls.strings = cls.project / "en.lproj/Localizable.strings"
        cls.strings.parent.mkdir()
        cls.strings.write_text('"greeting" = "Good morning";')
        cls.environment = environment(place, VITRINE_DATA=str(place / "data"))
        cls.command = [installed(), "dev"]
        command = [*cls.command, str(cls.project), "--port", "0"]
        cls.development = Development([*command, "--scratch-path", str(SCRATCH)], cls.environment)
        cls.addClassCleanup(cls.check_end)
        cls.address = re.search(r"http://\S+", cls.development.wait("listening on"))[0]
        cls.development.wait("Built and started")

    @classmethod
    def check_end(cls) -> None:
        if cls.development.end() != 0:
            raise AssertionError("the command did not end in order")

    def page(self) -> str:
        """The text of the first page as the app answers it."""
        request = urllib.request.Request(self.address + "/", headers={"Accept": "text/html"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.read().decode()

    def report(self) -> dict:
        """What pages are told now."""
        with urllib.request.urlopen(self.address + "/_vitrine-dev/events", timeout=30) as events:
            return json.loads(events.readline().decode().removeprefix("data: "))

    def write_view(self, old: str = "", new: str = "") -> None:
        self.view.write_text(VIEW.replace(old, new) if old else VIEW)

    def test_a_view_that_is_edited_is_served_without_swiftpm(self) -> None:
        # At once one after the other: the compiler compares dates of files in whole seconds.
        for words in ("Second words", "Third words", "Fourth words"):
            said = self.development.change(lambda words=words: self.write_view("First words", words))
            self.assertIn("compiler", said)
            self.assertIn(words, self.page())
        self.development.change(self.write_view)
        self.assertIn("First words", self.page())

    def test_a_port_that_is_taken_is_said(self) -> None:
        port = self.address.rpartition(":")[2]
        command = [*self.command, str(self.project), "--port", port, "--scratch-path", str(SCRATCH)]
        answer = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        self.assertEqual((answer.returncode, answer.stdout), (1, ""))
        self.assertIn("Name another one with --port.", answer.stderr)
        # The one that has the port goes on with what it has.
        said = self.development.change(lambda: self.write_view("First words", "Fifth words"))
        self.assertIn("compiler", said)
        self.assertIn("Fifth words", self.page())
        self.development.change(self.write_view)

    def test_files_that_come_and_go_and_strings_are_served(self) -> None:
        other = self.project / "Other.swift"
        text = 'import SwiftUI\nstruct Other: View { var body: some View { Text("Other words") } }\n'
        self.development.change(lambda: other.write_text(text))
        self.development.change(lambda: self.write_view('Text("First words")', "Other()"))
        self.assertIn("Other words", self.page())
        self.development.change(self.write_view)
        self.development.change(other.unlink)
        self.development.change(lambda: self.strings.write_text('"greeting" = "Good evening";'))
        self.assertIn("Good evening", self.page())
        self.development.change(lambda: self.strings.write_text('"greeting" = "Good morning";'))
        self.assertIn("Good morning", self.page())

    def test_an_info_plist_that_comes_and_is_edited_names_the_app(self) -> None:
        info = self.project / "Info.plist"
        for name in ("One name", "Another name"):
            self.development.change(lambda name=name: info.write_text(INFO.replace("NAME", name)))
            self.assertIn(f"<title>{name}</title>", self.page())
        self.development.change(info.unlink)
        self.assertNotIn("Another name", self.page())

    def test_what_does_not_compile_is_said_and_the_app_runs_on(self) -> None:
        self.development.change(lambda: self.write_view('Text("First', 'Txt("First'), "does not build")
        problem = self.report()["problem"]
        message = problem["messages"][0]
        self.assertEqual((message["file"], message["line"]), (str(self.view), 10))
        self.assertIn("cannot find 'Txt' in scope", message["text"])
        self.assertIn("First words", self.page())
        self.development.change(self.write_view)
        self.assertNotIn("problem", self.report())

    def test_a_page_goes_on_and_shows_what_keeps_it_from_that(self) -> None:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
            page.set_default_timeout(CEILING)
            expect.set_options(timeout=CEILING)
            page.goto(self.address)
            live = page.locator("html[data-vitrine=live]")
            expect(live).to_have_count(1)
            page.get_by_label("Name").fill("Ada")
            page.get_by_role("button", name="Count 0").click()
            expect(page.get_by_role("button", name="Count 1")).to_have_count(1)

            self.write_view("First words", "Second words")
            expect(page.get_by_text("Second words")).to_be_visible()
            expect(page.locator(GOES_ON)).to_have_count(1)
            expect(page.get_by_label("Name")).to_have_value("Ada")
            expect(page.get_by_role("button", name="Count 1")).to_have_count(1)

            self.write_view('Text("First', 'Txt("First')
            overlay = page.get_by_role("dialog", name="The app does not build")
            expect(overlay).to_be_visible()
            expect(overlay.get_by_text(f"{self.view}:10:17")).to_be_visible()
            expect(overlay.get_by_text("cannot find 'Txt' in scope").first).to_be_visible()
            expect(overlay.get_by_role("button", name="Close")).to_be_focused()
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                self.show(page, f"development-{scheme}")
            page.keyboard.press("Escape")
            expect(overlay).to_be_hidden()
            page.get_by_role("button", name="Count 1").click()
            expect(page.get_by_role("button", name="Count 2")).to_be_visible()

            self.write_view('Text("First', 'Tex("First')
            expect(overlay.get_by_text("cannot find 'Tex' in scope").first).to_be_visible()
            self.write_view()
            expect(page.get_by_text("First words")).to_be_visible()
            expect(overlay).to_be_hidden()
            expect(live).to_have_count(1)

            page.get_by_role("button", name="Trap").click()
            crash = page.get_by_role("dialog", name="was ended by signal")
            expect(crash).to_be_visible()
            expect(crash.get_by_text("trapped on purpose").first).to_be_visible()
            # The report that the program has left.
            expect(crash.get_by_text("backtrace:").first).to_be_visible()
            page.reload()
            expect(page.get_by_text("First words")).to_be_visible()
            expect(live).to_have_count(1)
            browser.close()

    def test_a_page_that_was_pushed_and_scrolled_stays_where_it_is(self) -> None:
        pages = VIEW.replace('Text("greeting")', 'NavigationLink("Open", value: 7)').replace(
            "        ScrollView {", """        ScrollView {
            Color.clear.frame(height: 1).navigationDestination(for: Int.self) { number in
                List(0..<80, id: \\.self) { Text("First entry \\($0) of \\(number)") }.navigationTitle("Details")
            }""")  # fmt: skip
        self.development.change(lambda: self.view.write_text(pages))
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
            page.set_default_timeout(CEILING)
            expect.set_options(timeout=CEILING)
            page.goto(self.address)
            expect(page.locator("html[data-vitrine=live]")).to_have_count(1)
            page.get_by_text("Open", exact=True).click()
            expect(page.get_by_text("First entry 0 of 7")).to_be_in_viewport()
            address = page.url
            # Where it is when the page has come.
            page.get_by_text("First entry 2 of 7").hover()
            page.mouse.wheel(0, 1200)
            expect(page.get_by_text("First entry 30 of 7")).to_be_in_viewport()

            self.view.write_text(pages.replace("First entry", "Second entry"))
            expect(page.locator(GOES_ON)).to_have_count(1)
            expect(page.get_by_text("Second entry 30 of 7")).to_be_in_viewport()
            self.assertEqual(page.url, address)
            page.go_back()
            expect(page.get_by_text("Open", exact=True)).to_be_in_viewport()
            browser.close()
        self.development.change(self.write_view)

    def test_the_app_ends_with_a_command_that_is_killed(self) -> None:
        place = self.project.parent
        command = [*self.command, str(place / "Killed.swift"), "--port", "0", "--scratch-path", str(SCRATCH)]
        (place / "Killed.swift").write_text(APP.replace("ContentView()", "Text(verbatim: words)") + WORDS)
        killed = Development(command, self.environment)
        address = re.search(r"http://\S+", killed.wait("listening on"))[0]
        killed.wait("Built and started")
        with urllib.request.urlopen(address, timeout=30) as answer:
            answer.read()
        process = int(re.search(r"process (\d+)", killed.wait("process "))[1])
        end = os.pidfd_open(process)
        killed.process.kill()
        killed.process.wait()
        # Readable when the process has ended.
        self.assertTrue(select.select([end], [], [], CEILING / 1000)[0])
        os.close(end)
        killed.reader.join()
        killed.process.stdout.close()

    def show(self, page: object, name: str) -> None:
        """Keeps a picture where a developer of Vitrine asks for it."""
        folder = os.environ.get("VITRINE_PICTURES")
        if folder:
            page.screenshot(path=f"{folder}/{name}.png")


if __name__ == "__main__":
    unittest.main()
