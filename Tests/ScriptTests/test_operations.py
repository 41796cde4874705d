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

    @staticmethod
    def sources(folder: str = "") -> str:
        """All sources below a folder of Sources."""
        paths = sorted((ROOT / "Sources" / folder).rglob("*.swift"))
        return "".join(path.read_text(encoding="utf-8") for path in paths)

    def section(self, title: str) -> str:
        """What stands below a heading of the guide."""
        return self.guide.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]

    def test_every_metric_is_in_the_table(self) -> None:
        listed = re.findall(r"(?m)^\| `((?:vitrine|process)_\w+)` \|", self.guide)
        written = set(re.findall(r'"((?:vitrine|process)_[a-z_]+)",\s*"', self.sources()))
        self.assertEqual(sorted(listed), sorted(written))

    def test_every_metric_is_of_the_kind_that_the_table_says(self) -> None:
        listed = dict(re.findall(r"(?m)^\| `((?:vitrine|process)_\w+)` \| (counter|gauge|histogram): ", self.guide))
        written = {name: kind for kind, name in re.findall(r'\.(counter|gauge|histogram),\s*"(\w+)",', self.sources())}
        # What is recorded is a counter where nothing else is said.
        described = re.findall(r'describe\(\s*"(\w+)",\s*"[^"]*"(?:,\s*\.(\w+))?\)', self.sources())
        written |= {name: kind or "counter" for name, kind in described}
        self.assertIn("vitrine_message_seconds", written)
        self.assertEqual(listed, written)

    def test_metrics_that_the_guide_speaks_of_are_in_its_table(self) -> None:
        spoken = set(re.findall(r"`((?:vitrine|process)_[a-z_]+)(?:\{[^}]*\})?`", self.guide))
        listed = set(re.findall(r"(?m)^\| `((?:vitrine|process)_\w+)` \|", self.guide))
        self.assertEqual(spoken - listed, set())

    def test_every_option_of_the_server_is_explained_or_for_developers(self) -> None:
        names = ("ServerArguments", "ServeArguments")
        folder = ROOT / "Sources" / "VitrineLaunch" / "Commands"
        source = "".join((folder / f"{name}.swift").read_text(encoding="utf-8") for name in names)
        options = {f"--{name}" for name in re.findall(r'customLong\("([a-z-]+)"\)', source)} - {"--content-wait"}
        self.assertLessEqual({"--watchdog", "--workers", "--store"}, options)
        table = [line.split("|")[1] for line in self.section("Options and variables").splitlines() if line.startswith("| `--")]
        self.assertEqual(set(re.findall(r"--[a-z-]+", "".join(table))), options)

    def test_options_that_the_guide_speaks_of_are_there(self) -> None:
        known = set(re.findall(r'customLong\("([a-z-]+)"\)', self.sources("VitrineLaunch"))) | {"help", "version"}
        spoken = set(re.findall(r"`(?:<app> |serve |visitors )*--([a-z][a-z-]*)", self.guide))
        self.assertLessEqual({"forget-after", "workers", "store"}, spoken)
        self.assertEqual(spoken - known, set())

    def test_every_variable_is_documented_and_every_documented_one_is_read(self) -> None:
        read = set(re.findall(r'"(VITRINE_[A-Z_]+)"', self.sources()))
        stability = (ROOT / "Documentation" / "Stability.md").read_text(encoding="utf-8")
        promised = next(line for line in stability.splitlines() if line.startswith("| environment: "))
        self.assertEqual(set(re.findall(r"`(VITRINE_[A-Z_]+)`", promised)), read)
        # Of those, the ones that a server reads.
        table = self.section("Options and variables")
        listed = set(re.findall(r"`(VITRINE_[A-Z_]+)`", "".join(re.findall(r"(?m)^\| `VITRINE_[^|]*", table))))
        of_others = {"VITRINE_HOME", "VITRINE_EDITOR"}
        self.assertEqual(listed, read - of_others)

    def test_codes_and_names_that_the_guide_speaks_of_are_in_the_sources(self) -> None:
        files = [path.read_text(encoding="utf-8") for path in sorted(GUIDE.iterdir())]
        text = self.sources() + "".join(files)
        spoken = set(re.findall(r"`((?:web\.)?[a-z]+(?:[-.][a-z]+)+)`", self.guide))
        self.assertLessEqual({"store-down", "channel-alone", "worker-ended", "web.capsule.unkept"}, spoken)
        missing = {name for name in spoken if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)}
        missing = {name for name in missing if not (GUIDE / name).exists()}
        self.assertEqual(missing, set())


if __name__ == "__main__":
    unittest.main()
