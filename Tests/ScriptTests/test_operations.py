# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The operator's guide's files that no end-to-end test runs: systemd accepts the service, and finds it closed enough."""

from __future__ import annotations

import subprocess
import tempfile
import unittest
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "Documentation" / "Operations"
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


if __name__ == "__main__":
    unittest.main()
