# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Collects what a browser complains about: console errors, uncaught exceptions, policy violations, failed requests."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

# Runs before any script of the page, also under a strict policy: the page's own console carries the report out.
_REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`content security policy: ${event.violatedDirective} blocked ${event.blockedURI || "inline"}`);
});
"""


class Problems:
    """The complaints of all pages of a context, in order."""

    def __init__(self, context: BrowserContext) -> None:
        self.found: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.add_init_script(_REPORT_VIOLATIONS)
        context.on("page", self._watch)

    def expect(self, pattern: str) -> None:
        """Declares that the test causes complaints like this one; a declared one that never comes is a problem too."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """What nobody declared, and what was declared and did not come."""
        surprises = [text for text in self.found if not any(pattern.search(text) for pattern in self._expected)]
        absent = [
            f"expected but absent: {pattern.pattern}"
            for pattern in self._expected
            if not any(pattern.search(text) for text in self.found)
        ]
        return surprises + absent

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.found.append(f"uncaught: {error}"))
        page.on("requestfailed", self._request_failed)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self.found.append(f"console: {message.text}")

    def _request_failed(self, request: Request) -> None:
        # Leaving a page cancels what it was still loading: the browser's doing, not a failure.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"request: {request.failure} {request.url}")
