# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The harness itself: it must notice what a browser complains about, else no other test here means anything."""

from __future__ import annotations

import contextlib
import http.server
import io
import json
import os
import stat
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from harness import axe, hits
from harness.cases import BrowserTestCase
from harness.launcher import Launcher, LauncherError
from harness.medians import report_medians
from harness.page_model import DISMISS, TAP, PageModel
from harness.slowness import Slowness
from playwright.sync_api import expect

PAGES = {
    "/quiet": "<h1>Quiet</h1>",
    "/error": "<h1>Error</h1><script nonce=n>console.error('broken')</script>",
    "/throws": "<h1>Throws</h1><script nonce=n>null.field</script>",
    "/inline": "<h1 style='color: red'>Inline</h1><script>document.title = 'ran'</script>",
    "/unnamed": "<main><h1>Unnamed</h1><img src='data:,'><button></button></main>",
    "/live": "<h1>Live</h1><script nonce=n>document.documentElement.dataset.vitrine = 'live'</script>",
}


class StaticPages(http.server.BaseHTTPRequestHandler):
    """Answers with PAGES under the same kind of policy as the real server."""

    def do_GET(self) -> None:  # noqa: N802 (the library's name)
        body = PAGES.get(self.path)
        self.send_response(200 if body else 404)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Security-Policy", "default-src 'none'; script-src 'nonce-n'; img-src data:")
        self.end_headers()
        self.wfile.write(f"<!doctype html><link rel=icon href='data:,'>{body or 'Not found'}".encode())

    def log_message(self, *arguments: object) -> None:
        """Keeps the test's output to the tests."""


class ProblemsTests(BrowserTestCase):
    """Each kind of complaint is collected, and only then does a test fail."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), StaticPages)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.base_url = f"http://127.0.0.1:{server.server_port}"

    def visit(self, path: str) -> list[str]:
        """Opens a page; returns the complaints about it and takes them off the list."""
        self.page.goto(self.base_url + path)
        expect(self.page.locator("body")).not_to_be_empty()
        found, self.problems[0].found = self.problems[0].found, []
        return found

    def test_a_quiet_page_gives_no_complaint(self) -> None:
        self.assertEqual(self.visit("/quiet"), [])

    def test_console_errors_are_complaints(self) -> None:
        self.assertEqual(self.visit("/error"), ["console: broken"])

    def test_uncaught_exceptions_are_complaints(self) -> None:
        self.assertRegex("\n".join(self.visit("/throws")), "uncaught: .*null")

    def test_policy_violations_are_complaints(self) -> None:
        found = "\n".join(self.visit("/inline"))
        self.assertIn("content security policy: style-src-attr", found)
        self.assertIn("content security policy: script-src-elem", found)
        self.assertNotEqual(self.page.title(), "ran")

    def test_a_declared_complaint_is_none_and_must_come(self) -> None:
        self.page.goto(self.base_url + "/error")
        problems = self.problems[0]
        problems.expect("broken")
        self.assertEqual(problems.unexpected(), [])
        problems.expect("never")
        self.assertEqual(problems.unexpected(), ["expected but absent: never"])
        problems.found, problems._expected = [], []

    def test_axe_finds_what_has_no_name_in_spite_of_the_policy(self) -> None:
        self.visit("/unnamed")
        found = "\n".join(axe.violations(self.page))
        self.assertIn("image-alt", found)
        self.assertIn("button-name", found)
        self.problems[0].found = []

    def test_the_live_mark_is_seen_under_the_policy(self) -> None:
        self.page.goto(self.base_url + "/live")
        expect(self.page.locator("html")).to_have_attribute("data-vitrine", "live")

    def test_a_failing_test_is_reported_as_failed(self) -> None:
        class Complaining(BrowserTestCase):
            base_url = self.base_url
            setUpClass = classmethod(lambda cls: setattr(cls, "browser", self.browser))

            def runTest(self) -> None:  # noqa: N802 (the library's name)
                self.page.goto(self.base_url + "/error")

        result = unittest.TestResult()
        unittest.TestSuite([Complaining()]).run(result)
        self.assertEqual(len(result.failures), 1, result)


class PageModelTests(unittest.TestCase):
    """What a scripted user knows of a page, from the first page and from batches."""

    def model(self) -> PageModel:
        """A page with a button that has a line of text, a field and a disabled button."""
        return PageModel(
            '<body><div id="v0" class="v k0"><button id="v1" class="v k0 p5" data-e="1"><div id="v2" class="v k1">One</div>'
            '</button><input id="v3" class="v k9" data-e="16" data-f="2 5" value="né">'
            '<button id="v4" class="v k0" data-e="1" aria-disabled="true"></button></div></body>'
        )

    def taps(self, model: PageModel) -> list[int]:
        return [layer.number for layer in model.usable(TAP)]

    def test_only_what_a_person_could_use_is_used(self) -> None:
        model = self.model()
        self.assertEqual(self.taps(model), [1])
        self.assertEqual(model.layers[3].payload, [2, 5, "né"])
        self.assertEqual(model.layers[2].parent, 1)

    def test_rows_are_stamped_moved_and_removed(self) -> None:
        model = self.model()
        # A template of a button (it listens to taps) with a line of text; two rows of it, before the field.
        row = [1, 0, TAP, 0, [3], [0, 1, 0, 0, []]]
        places = [0, 0, 10, 10, 0, 0, 0]
        columns = [*places, [0, "row.1", "row.2"], *places, [1, ["A", "B"], "01"]]
        model.apply([[1, 7, row], [3, 7, 0, 3, 2, [20, 10], *columns]])
        self.assertEqual(self.taps(model), [1, 20, 30])
        self.assertEqual(model.layers[30].attributes, {"data-testid": "row.2"})
        self.assertEqual(model.layers[31].payload, "B")
        model.apply([[6, 0, 1, 30], [18, 20]])
        self.assertEqual((self.taps(model), model.exits), ([30, 1], [20]))
        model.apply([[4, 30, 1], [11, 4, 1, []]])
        self.assertEqual(self.taps(model), [4])
        self.assertNotIn(31, model.layers)
        with self.assertRaises(KeyError):
            model.apply([[4, 31]])

    def test_pages_that_look_alike_have_one_shape_whatever_their_numbers(self) -> None:
        row = [1, 0, TAP, 0, [3], [0, 1, 0, 0, []]]

        def shape(template: int, start: int, text: str = "A", width: int = 10) -> list:
            model = PageModel('<div id="v0" class="v k0"></div>')
            columns = [0, 0, width, 10, template, 0, 0, "row", 1, 2, 8, 8, 0, 0, 0, text]
            model.apply([[1, template, row], [3, template, 0, 0, 1, [start, 1], *columns]])
            return model.shape()

        self.assertEqual(shape(7, 20), shape(8, 90))
        self.assertNotEqual(shape(7, 20), shape(7, 20, text="B"))
        self.assertNotEqual(shape(7, 20), shape(7, 20, width=11))

    def test_a_field_keeps_what_was_typed_until_the_app_says_otherwise(self) -> None:
        model = self.model()
        model.texts[3] = "new"
        model.apply([[9, 3, 0, 9, [3, 5, None]]])
        self.assertEqual(model.layers[3].payload, [3, 5, "new"])
        model.apply([[9, 3, 0, 9, [3, 6, "NEW"]]])
        self.assertEqual(model.layers[3].payload, [3, 6, "NEW"])

    def test_what_is_presented_is_all_that_can_be_used(self) -> None:
        model = self.model()
        model.apply([[1, 8, [0, 0, DISMISS | TAP, 0, []]], [3, 8, 0, 0, 1, [40, 1], 0, 0, 1, 1, 0, 0, 0]])
        self.assertEqual(self.taps(model), [40])


class LauncherTests(unittest.TestCase):
    """A server that comes up, one that does not, and one that ends badly."""

    def launcher(self, script: str) -> Launcher:
        """A launcher whose binary is a Python script."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        binary = Path(folder.name) / "server"
        binary.write_text(f"#!{sys.executable}\n{script}", encoding="utf-8")
        binary.chmod(binary.stat().st_mode | stat.S_IXUSR)
        with mock.patch.dict(os.environ, {"VITRINE_LAUNCHER": str(binary)}):
            return Launcher()

    def test_the_address_is_read_from_the_line_that_says_listening(self) -> None:
        launcher = self.launcher(
            "import signal, sys\n"
            "signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))\n"
            "print('starting at http://127.0.0.1:1')\n"
            "print('Listening on http://127.0.0.1:54321 with', *sys.argv[2:], flush=True)\n"
            "while True: signal.pause()\n"
        ).wait_until_listening()
        self.assertEqual(launcher.base_url, "http://127.0.0.1:54321")
        self.assertEqual(launcher.stop(), 0)
        self.assertIn("with --port 0", launcher.lines[-1])

    def test_a_server_that_ends_at_once_is_reported_with_its_words(self) -> None:
        with self.assertRaisesRegex(LauncherError, "port is taken"):
            self.launcher("import sys; sys.exit('the port is taken')").wait_until_listening()

    def test_a_line_is_awaited_from_a_place_on(self) -> None:
        launcher = self.launcher("print('[code] one', flush=True); print('[code] two', flush=True)")
        launcher.wait()
        self.assertEqual(launcher.wait_for_line("[code]"), "[code] one")
        self.assertEqual(launcher.wait_for_line("[code]", after=1), "[code] two")

    def test_the_exit_status_is_handed_on(self) -> None:
        self.assertEqual(self.launcher("raise SystemExit(4)").wait(), 4)

    def test_a_missing_binary_names_the_remedy(self) -> None:
        with mock.patch.dict(os.environ, {"VITRINE_LAUNCHER": "/nowhere"}):
            with self.assertRaisesRegex(LauncherError, "make test-browser"):
                Launcher()


class MediansTests(unittest.TestCase):
    def test_medians_are_printed_and_written_in_milliseconds(self) -> None:
        printed = io.StringIO()
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(printed):
            file = Path(folder) / "results.jsonl"
            with mock.patch.object(os, "getloadavg", return_value=(0.25, 1, 2)):
                report_medians("command", {"check": [0.3, 0.1, 0.2], "run": [1.5]}, file)
            written = file.read_text(encoding="utf-8")
        self.assertEqual(
            [json.loads(line) for line in written.splitlines()],
            [
                {"name": "command.check", "value": 200, "unit": "ms", "of": 3},
                {"name": "command.run", "value": 1500, "unit": "ms", "of": 1},
                {"name": "command.load", "value": 0.2, "unit": "processes"},
            ],
        )
        self.assertEqual(printed.getvalue(), written)


class SlownessTests(unittest.TestCase):
    """A machine that is slower than this one."""

    def test_what_is_asked_for_is_read(self) -> None:
        self.assertEqual(Slowness.asked_for(""), Slowness())
        self.assertEqual(Slowness.asked_for("processor=6,line=150"), Slowness(processor=6, line=150))
        self.assertRaises(TypeError, Slowness.asked_for, "patience=2")
        self.assertRaises(ValueError, Slowness.asked_for, "line=long")


class HitsTests(BrowserTestCase):
    """Each way in which a page is operated otherwise than it looks is found, and nothing on a page that is in order."""

    FIND = {
        "in order": ("", []),
        "covered": ("<div style='left:0;top:100px;width:200px;height:50px;background:red'></div>", ["is covered by div"]),
        "in front of it is a bar": ("<nav style='left:0;top:100px;width:200px;height:50px'></nav>", []),
        "unseen": ("<div style='left:0;top:300px;width:90px;height:90px;opacity:0'><p>Ghost</p></div>", ["hit and not seen"]),
        "unseen and passed": (
            "<div style='left:0;top:300px;width:90px;height:90px;opacity:0;pointer-events:none'><p>Ghost</p></div>",
            [],
        ),
        "small": (
            "<header style='left:0;top:300px;width:90px;height:90px'><button style='width:30px'>A</button></header>",
            ["smaller than a finger"],
        ),
        "low row": (
            "<ul style='left:0;top:300px;width:90px;height:90px'>"
            "<div role=listitem style='width:90px;height:30px'><button style='width:90px;height:30px'>A</button></div></ul>",
            ["smaller than a finger"],
        ),
        "out of order": ("<button style='left:0;top:10px'>First</button>", ["is reached after"]),
        "out of order in a row": (
            "<button style='left:200px;top:100px'>B</button><button style='left:90px;top:100px'>A</button>",
            ["is reached after"],
        ),
        "in columns": (
            "".join(
                f"<div style='left:{left}px;top:200px;width:44px;height:104px'>"
                f"<button style='top:0'>{left}</button><button style='top:60px'>{left + 1}</button></div>"
                for left in (100, 200)
            ),
            [],
        ),
        "without a name": ("<button style='left:0;top:200px'></button>", ["a button has no name"]),
        "disabled or hidden": (
            "<button disabled style='left:0;top:10px'>A</button><button style='left:0;top:10px;visibility:hidden'></button>",
            [],
        ),
    }

    def test_each_problem_is_found(self) -> None:
        page = self.page
        for name, (inside, wanted) in self.FIND.items():
            with self.subTest(name):
                page.set_content(
                    "<style>body *{position:absolute;margin:0;padding:0}button{width:44px;height:44px;border:0}</style>"
                    f"<button style='left:0;top:100px'>Save</button>{inside}"
                )
                page.evaluate("() => document.querySelectorAll('*').forEach((element) => { element.vid = 1; })")
                found = hits.problems(page)
                self.assertEqual(len(found), len(wanted), found)
                for line, part in zip(found, wanted):
                    self.assertIn(part, line)


if __name__ == "__main__":
    unittest.main()
