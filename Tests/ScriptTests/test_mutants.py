# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The judge of the mutants: a run tells how it went, and leaves no process behind when its time is over;
the patches keep up with the sources."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import mutants  # noqa: E402 (the scripts' folder is no package)

# A process that starts another one, tells its id, and waits for it for ever.
PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1_000_000)"])
print(child.pid, flush=True)
child.wait()
"""


def is_running(process: int) -> bool:
    """Whether a process exists and has not ended; one that its parent has not waited for yet has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


class RunTests(unittest.TestCase):
    def test_a_run_tells_its_status_and_its_output(self) -> None:
        run = mutants.run(sys.executable, "-c", "print('seen'); raise SystemExit(3)")
        self.assertEqual(run, (3, "seen\n"))

    def test_a_run_that_exceeds_its_time_ends_with_everything_it_started(self) -> None:
        status, output = mutants.run(sys.executable, "-c", PARENT, timeout=2)
        self.assertEqual(status, mutants.TIMED_OUT)
        self.assertFalse(is_running(int(output)))


class PatchTests(unittest.TestCase):
    def test_every_patch_applies_to_the_sources_of_today(self) -> None:
        patches = sorted(mutants.PATCHES.glob("*.patch"))
        self.assertGreater(len(patches), 0)
        for patch in patches:
            with self.subTest(patch=patch.name):
                status, output = mutants.run("git", "-C", str(ROOT), "apply", "--check", str(patch))
                self.assertEqual(status, 0, output)


if __name__ == "__main__":
    unittest.main()
