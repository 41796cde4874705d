# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The harness itself: it must notice what a browser complains about, else no other test here means anything."""

from __future__ import annotations

import http.server
import os
import stat
import sys
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from harness import axe
from harness.cases import BrowserTestCase
from harness.launcher import Launcher, LauncherError
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


class SlownessTests(unittest.TestCase):
    """A machine that is slower than this one."""

    def test_what_is_asked_for_is_read(self) -> None:
        self.assertEqual(Slowness.asked_for(""), Slowness())
        self.assertEqual(Slowness.asked_for("processor=6,line=150"), Slowness(processor=6, line=150))
        self.assertRaises(TypeError, Slowness.asked_for, "patience=2")
        self.assertRaises(ValueError, Slowness.asked_for, "line=long")


if __name__ == "__main__":
    unittest.main()
