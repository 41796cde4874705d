# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Serves pages of tests with the real client and the real policy."""

import http.server
import mimetypes
import pathlib
import tempfile
import threading
import unittest

from harness.browser import launch
from playwright.sync_api import sync_playwright

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
CLIENT = REPOSITORY / "Sources/VitrineWeb/Client"
FONTS = REPOSITORY / ".cache/fonts"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0nce'; img-src 'self' blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-src 'self' https: http:; "
    "media-src 'self' https: http:; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)
# The server adds its font faces to the style sheet; pages of tests get the one that nearly all text uses.
FACE = b"""
@font-face{font-family:"Vitrine Sans";src:url(/_vitrine/fonts/VitrineSans.woff2) format("woff2");
font-weight:100 900;font-display:block}
"""
# One pixel of green.
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63606860000000830041a3b5e416"
    "0000000049454e44ae426082"
)


def serve(folder: pathlib.Path) -> int:
    """Serves `folder` on a free port of the loopback and returns the port."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *arguments):
            pass

        def do_GET(self):
            path = self.path.split("?")[0]
            if path == "/favicon.ico":
                self.send_response(204)
                return self.end_headers()
            if path.startswith("/_vitrine/image/"):
                return self.answer(PICTURE, "image/png")
            if path.startswith("/_vitrine/fonts/"):
                file = FONTS / path.removeprefix("/_vitrine/fonts/")
            elif path.startswith("/_vitrine/"):
                file = CLIENT / path.removeprefix("/_vitrine/")
            else:
                file = folder / path.removeprefix("/")
            if not file.is_file():
                return self.send_error(404)
            content = file.read_bytes()
            if path == "/_vitrine/base.css":
                content += FACE
            self.answer(content, mimetypes.guess_type(file.name)[0] or "application/octet-stream")

        def answer(self, body: bytes, kind: str):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Security-Policy", POLICY)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


class PageTests(unittest.TestCase):
    """Tests of one page without a server, in a browser of their own: a subclass says what the page is."""

    html: str

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        pathlib.Path(folder.name, "page.html").write_text(cls.html)
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        cls.browser = launch(playwright)
        cls.addClassCleanup(cls.browser.close)
        cls.address = f"http://127.0.0.1:{serve(pathlib.Path(folder.name))}/page.html"

    def load(self, script="() => {}", argument=None, **options):
        """Loads the page anew as `page`, notes what goes wrong in it in `errors`, and runs a script there.

        `argument` is the script's; `options` are those of a new context of the browser, such as `has_touch`.
        """
        self.page = self.browser.new_page(**options)
        self.addCleanup(self.page.close)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(self.address)
        self.page.evaluate(script, argument)
