# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The operator's guide where no end-to-end test reads it: the systemd unit, the tables of metrics and options."""

from __future__ import annotations

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "Documentation" / "Operations"
# Tenths of systemd's exposure level, of 100: what a service may reach that it does not need.
EXPOSURE = 25


class ServiceTests(unittest.TestCase):
    """vitrine.service, with a program that is there."""

    def analyze(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """What systemd says of the service."""
        text = (GUIDE / "vitrine.service").read_text(encoding="utf-8")
        self.assertIn("ExecStart=/opt/vitrine/challenge serve", text)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "vitrine.service"
            path.write_text(text.replace("/opt/vitrine/challenge", "/bin/true"))
            command = ["systemd-analyze", *arguments, str(path)]
            return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_systemd_accepts_the_service(self) -> None:
        done = self.analyze("verify", "--man=no")
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_the_service_reaches_little(self) -> None:
        done = self.analyze("security", "--offline=true", "--no-pager", f"--threshold={EXPOSURE}")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


class GuideTests(unittest.TestCase):
    """Operations.md against the sources."""

    def setUp(self) -> None:
        self.guide = (ROOT / "Documentation" / "Operations.md").read_text(encoding="utf-8")

    def test_every_metric_is_in_the_table(self) -> None:
        listed = re.findall(r"(?m)^\| `((?:vitrine|process)_\w+)` \|", self.guide)
        sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "Sources").rglob("*.swift")))
        written = set(re.findall(r'"((?:vitrine|process)_[a-z_]+)",\s*"', sources))
        self.assertEqual(sorted(listed), sorted(written))

    def test_every_option_is_explained_or_for_developers(self) -> None:
        source = (ROOT / "Sources" / "VitrineLaunch" / "Commands" / "ServerArguments.swift").read_text(encoding="utf-8")
        options = {f"--{name}" for name in re.findall(r'customLong\("([a-z-]+)"\)', source)} - {"--content-wait"}
        self.assertIn("--watchdog", options)
        self.assertEqual([option for option in sorted(options) if f"`{option}" not in self.guide], [])


if __name__ == "__main__":
    unittest.main()
