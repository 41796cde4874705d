# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Pipes of the shell scripts, which fail when any of their commands does (`pipefail`)."""

from __future__ import annotations

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# What ends before it has read everything. A command that still writes is then ended by a signal, now and then, and with it
# the pipe fails.
EARLY = re.compile(r"\|\s*(grep\s+(-\w*[qm]|[^|]*\s-\w*[qm]\w*\b)|head\b|sed\s[^|]*[0-9;{]q\b)")


class PipeTests(unittest.TestCase):
    def test_no_pipe_ends_in_a_command_that_stops_reading(self) -> None:
        found = []
        for script in [*sorted((ROOT / "Scripts").iterdir()), ROOT / ".ci/run"]:
            if script.is_dir() or not script.read_bytes().startswith((b"#!/usr/bin/env bash", b"# ")):
                continue
            if script.suffix not in ("", ".sh"):
                continue
            found += [
                f"{script.name}:{number}: {line.strip()}"
                for number, line in enumerate(script.read_text().splitlines(), 1) if EARLY.search(line)
            ]
        self.assertEqual(found, [])

    def test_such_commands_are_found(self) -> None:
        for line in ("a | grep -q b", "a | grep -qE 'b'", "a | grep -m1 b", "a | head -n 1", "a | sed '1q'"):
            self.assertRegex(line, EARLY)
        for line in ("a | grep b", "grep -q b <<<a", "a | sed -n 1p", "head -n 1 a", "a | grep 'b' >/dev/null"):
            self.assertNotRegex(line, EARLY)


if __name__ == "__main__":
    unittest.main()
