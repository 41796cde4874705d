# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Real pages that nobody stays on: what is asked for a thousand times leaves nothing in memory."""

from __future__ import annotations

import http.client
import re
import unittest
import urllib.parse

from harness.launcher import Launcher

PATHS = ("/", "/characters", "/characters/1")
# The first visits fill caches and find the process's pools.
WARMING = 200
VISITS = 1_000
# Bytes: 1,000 view graphs of the smallest page would be a hundred times as many.
GROWTH = 5 << 20


class VisitTests(unittest.TestCase):
    """Challenge on the embedded API, without a browser."""

    def setUp(self) -> None:
        # Pages wait for their content. Few scenes may wait for their sockets: before and after the visits they are as many.
        self.launcher = Launcher(arguments=("--content-wait", "60", "--sessions", "20"))
        self.addCleanup(self.launcher.stop)
        self.launcher.wait_until_listening()
        address = urllib.parse.urlsplit(self.launcher.base_url)
        self.connection = http.client.HTTPConnection(address.hostname, address.port)
        self.addCleanup(self.connection.close)

    def visit(self, times: int) -> None:
        """Loads pages one after the other, each with what the API answers."""
        for number in range(times):
            path = PATHS[number % len(PATHS)]
            self.connection.request("GET", path, headers={"User-Agent": "Mozilla/5.0"})
            response = self.connection.getresponse()
            body = response.read()
            self.assertEqual(response.status, 200, path)
            self.assertIn(b"Rick", body)

    def bytes_in_use(self) -> float:
        return float(re.search(r"(?m)^vitrine_heap_bytes (\S+)$", self.launcher.metrics())[1])

    def test_a_thousand_visits_leave_nothing(self) -> None:
        self.visit(WARMING)
        before = self.bytes_in_use()
        self.visit(VISITS)
        self.assertLess(self.bytes_in_use() - before, GROWTH)
