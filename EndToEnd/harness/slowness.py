# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Slowness on demand: what a test leaves to chance on a fast machine fails here.

VITRINE_SLOW=processor=6,requests=1500,line=150 makes every page's scripts six times slower, lets every request wait
1,500 milliseconds for its answer (a module of the client comes that much later) and delays what a server and a browser
say to each other by 150 milliseconds each way. Any of the three may be left out.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page


@dataclass(frozen=True)
class Slowness:
    """How much slower than this machine everything shall be."""

    processor: float = 1
    requests: float = 0
    line: float = 0

    @classmethod
    def asked_for(cls, text: str | None = None) -> Slowness:
        """What the environment asks for; a word that means nothing here raises a ValueError or a TypeError."""
        text = os.environ.get("VITRINE_SLOW", "") if text is None else text
        pairs = (pair.split("=", 1) for pair in text.split(",") if pair)
        return cls(**{name: float(value) for name, value in pairs})

    def slow_down(self, context: BrowserContext) -> None:
        """Every page that a test opens in the context is slow from its first request on."""
        if self.processor == 1 and not self.requests:
            return
        open_page = context.new_page

        def new_page() -> Page:
            page = open_page()
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": self.processor})
            if self.requests:
                session.send("Network.enable")
                conditions = {"offline": False, "latency": self.requests, "downloadThroughput": -1, "uploadThroughput": -1}
                session.send("Network.emulateNetworkConditions", conditions)
            return page

        context.new_page = new_page


SLOWNESS = Slowness.asked_for()
