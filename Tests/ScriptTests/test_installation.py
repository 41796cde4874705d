# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The ways to get the command `vitrine`: one line of make, and the stage of the container file that takes it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTAINERFILE = ROOT / "Documentation" / "Operations" / "Containerfile"
sys.path.insert(0, str(ROOT / "Scripts"))

from container_check import steps  # noqa: E402


class InstallationTests(unittest.TestCase):
    def stage(self, name: str) -> tuple[str, list[str]]:
        """What a stage begins with, and its instructions."""
        text = re.sub(r"(?m)^\s*#.*\n", "", CONTAINERFILE.read_text(encoding="utf-8"))
        (found,) = re.findall(rf"(?ms)^FROM (\S+) AS {name}\n(.*?)(?=^FROM |\Z)", text)
        return found[0], [line for line in found[1].splitlines() if line.strip()]

    def commands(self, *words: str) -> list[str]:
        """What make would run."""
        # Not as a part of the make that runs the tests.
        variables = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
        done = subprocess.run(
            ["make", "--dry-run", *words], cwd=ROOT, env=variables, capture_output=True, text=True, check=True)  # fmt: skip
        return done.stdout.splitlines()

    def test_one_line_sets_up_and_installs_into_a_prefix(self) -> None:
        self.assertEqual(self.commands("install", "PREFIX=/opt/x"), ["Scripts/setup", "Scripts/install '/opt/x'"])
        self.assertRegex(self.commands("install")[1], r"^Scripts/install '/.*/\.local'$")

    def test_an_image_has_the_command_in_the_same_way(self) -> None:
        base, instructions = self.stage("command")
        self.assertEqual(base, "engine")
        self.assertEqual(instructions, [
            "RUN make install PREFIX=/usr/local", "WORKDIR /project", "EXPOSE 8080", 'ENTRYPOINT ["vitrine"]'])  # fmt: skip
        base, instructions = self.stage("engine")
        self.assertRegex(base, r"swift:6\.3-bookworm$")
        # The clone stays there: the command builds apps with the engine in it.
        self.assertEqual(instructions, ["WORKDIR /vitrine", "COPY . .", "RUN Scripts/setup"])

    def test_the_image_that_is_made_where_no_stage_is_named_is_the_apps(self) -> None:
        self.assertEqual(self.stage("build"), ("engine", ["RUN Scripts/bundle Challenge /bundle"]))
        taken = steps(CONTAINERFILE.read_text(encoding="utf-8"))
        self.assertEqual(taken[0], ("FROM", "docker.io/library/debian:bookworm-slim"))
        self.assertIn(("COPY", "--from=build /bundle /opt/vitrine"), taken)


if __name__ == "__main__":
    unittest.main()
