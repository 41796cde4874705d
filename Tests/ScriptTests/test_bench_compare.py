# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""How two builds' measurements are compared."""

import pathlib
import re
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts"))
import bench_compare  # noqa: E402


class BenchCompare(unittest.TestCase):
    def test_each_round_runs_both_sides_and_no_side_is_always_first(self):
        self.assertEqual(bench_compare.order(3), ["before", "after", "after", "before", "before", "after"])

    def test_the_least_values_are_compared(self):
        lines = bench_compare.compared(
            {"render": [12, 10, 14], "gone": [1]}, {"render": [8, 9, 20], "new": [1]}, {"render": "ms"})
        self.assertEqual(lines, [{
            "name": "render", "unit": "ms", "before": {"least": 10, "median": 12}, "after": {"least": 8, "median": 9},
            "change": -20.0,
        }])

    def test_what_was_nothing_has_no_share_of_change(self):
        line, = bench_compare.compared({"bytes": [0]}, {"bytes": [4]}, {"bytes": "B"})
        self.assertIsNone(line["change"])

    def test_benchmarks_of_early_commits_are_built_with_all_of_the_engine(self):
        with tempfile.TemporaryDirectory() as folder:
            manifest = pathlib.Path(folder) / "Package.swift"
            manifest.write_text('dependencies: [.package(path: "..", traits: [])],')
            bench_compare.build_every_trait(manifest)
            self.assertEqual(manifest.read_text(), 'dependencies: [.package(path: "..")],')

    def test_groups_are_those_of_the_program(self):
        source = (bench_compare.ROOT / "Benchmarks/Sources/Benchmarks/Benchmarks.swift").read_text()
        self.assertEqual(bench_compare.GROUPS, re.findall(r'\("(\w+)", \{ try', source))


if __name__ == "__main__":
    unittest.main()
