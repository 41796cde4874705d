# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The watch over test runs: what it prints and keeps, and how a run that hangs ends."""

import io
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from watch_tests import Unfinished, watch  # noqa: E402

BEGUN = '◇ Test run started.\n◇ Suite "A suite" started.\n◇ Test "one" started.\n◇ Test two() started.\n'


class WatchTests(unittest.TestCase):
    def watched(self, output: str) -> tuple[bool, str, str]:
        reader, writer = os.pipe()
        os.write(writer, output.encode())
        os.close(writer)
        log, out = io.BytesIO(), io.BytesIO()
        heard = watch(reader, log, out, 60, lambda: self.fail("it was not silent"))
        os.close(reader)
        return heard, log.getvalue().decode(), out.getvalue().decode()

    def test_the_log_has_everything_and_the_terminal_no_start_lines(self) -> None:
        heard, log, out = self.watched(BEGUN + "built\nno end of line")
        self.assertTrue(heard)
        self.assertEqual(log, BEGUN + "built\nno end of line")
        self.assertEqual(out, "built\nno end of line\n")

    def test_tests_that_have_begun_and_not_ended_are_named(self) -> None:
        unfinished = Unfinished()
        for line in (
            *BEGUN.splitlines(),
            '◇ Test "three" started.',
            '◇ Test case passing 1 argument part → 0 to "three" started.',
            "◇ Test skipped() started.",
            '✔ Test case passing 1 argument part → 0 to "three" passed after 0.1 seconds.',
            '✘ Test "one" failed after 0.001 seconds with 1 issue.',
            '✔ Test "three" with 8 test cases passed after 0.001 seconds.',
            '➜ Test skipped() skipped: "no network"',
        ):
            unfinished.read(line)
        self.assertEqual(unfinished.names, ["two()"])

    def test_a_run_that_hangs_is_ended_and_fails_with_the_names_of_its_tests(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            tests = f"printf '{BEGUN}'; sleep 600 & sleep 600; wait"
            script = f"set -o pipefail; ({tests}) 2>&1 | '{sys.executable}' '{ROOT}/Scripts/watch_tests.py' '{log}' --silence 1"
            run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60)
            self.assertNotEqual(run.returncode, 0)
            self.assertEqual(
                run.stdout.splitlines(),
                [
                    "error: no output for 1 s: the run is ended.",
                    'error: begun and not ended: "one"',
                    "error: begun and not ended: two()",
                ],
            )
            self.assertIn(run.stdout, log.read_text())


if __name__ == "__main__":
    unittest.main()
