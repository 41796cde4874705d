# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The browser of all tests, benchmarks and film strips: the system's Chromium; Playwright would download one."""

from __future__ import annotations

import os

from playwright.sync_api import Browser, Playwright

# Chromium without a browser's windows: the same pages for half of the processor's time.
DEFAULT = "/usr/bin/chromium-headless-shell"
# Letters stand where the layout puts them, as in a browser with windows.
UNHINTED = "--font-render-hinting=none"
# A script for new documents: keeps the page's sockets in `window.sockets`, oldest first.
KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...parameters) {
    super(...parameters);
    window.sockets.push(this);
  }
};
"""


def launch(playwright: Playwright, *arguments: str) -> Browser:
    """Starts Chromium with more arguments on its command line; VITRINE_CHROMIUM names another one."""
    path = os.environ.get("VITRINE_CHROMIUM", DEFAULT)
    return playwright.chromium.launch(executable_path=path, args=[UNHINTED, *arguments])
