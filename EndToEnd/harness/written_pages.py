# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Pages that a suite of the engine has written, served to a browser without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

from harness.cases import BrowserTestCase
from playwright.sync_api import BrowserContext, Page, Route

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "Sources" / "VitrineWeb" / "Client"
HOST = "http://pages.test"


class WrittenPagesTestCase(BrowserTestCase):
    """Serves the numbered pages of a folder, with the client's style sheet and the fonts that its `contents.json` names."""

    folder: ClassVar[Path]
    # The suite that writes the folder, and the command that runs it.
    writer: ClassVar[str]
    command: ClassVar[str] = "make test-engine"

    contents: ClassVar[dict[str, Any]]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        if not (cls.folder / "contents.json").is_file():
            raise AssertionError(f"{cls.folder} is missing. Run: {cls.command} (the suite {cls.writer} writes it)")
        cls.contents = json.loads((cls.folder / "contents.json").read_text(encoding="utf-8"))

    def new_served_page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.route(HOST + "/**", self.answer)
        return page

    def answer(self, route: Route) -> None:
        name = route.request.url.removeprefix(HOST + "/").split("?")[0]
        file = name.removeprefix("_vitrine/")
        fonts = self.contents["fonts"]
        if name.isdigit():
            route.fulfill(path=self.folder / f"{name}.html", content_type="text/html; charset=utf-8")
        elif file == "base.css":
            faces = (self.folder / "faces.css").read_text(encoding="utf-8")
            route.fulfill(body=(CLIENT / file).read_text(encoding="utf-8") + faces, content_type="text/css")
        elif file in fonts:
            route.fulfill(path=fonts[file], headers={"Access-Control-Allow-Origin": "*"})
        else:
            self.answer_other(route, file)

    def answer_other(self, route: Route, file: str) -> None:
        """Answers a request for what is no page, style sheet or font."""
        route.fulfill(status=204)
