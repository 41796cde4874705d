# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The order of folders: what points upwards is found, counted and limited."""

import json
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from dependencies import ORDER, Folders, complaints  # noqa: E402
from index_store import Reference  # noqa: E402

SOURCES = Path("/sources")


def reference(source: str, target: str, count: int = 1) -> Reference:
    return Reference(SOURCES / source, SOURCES / target, "name", count)


class DependenciesTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folders = Folders(
            "Core",
            [
                reference("Core/Views/Text.swift", "Core/Graph/Node.swift", 3),
                reference("Core/Graph/Node.swift", "Core/Views/Text.swift"),
                reference("Core/Graph/Node.swift", "Core/Views/Group.swift"),
                reference("Core/Graph/Node.swift", "Core/Graph/Queue.swift"),
                reference("Core/Views/Text.swift", "Other/Graph/Node.swift"),
                reference("Core/Exports.swift", "Core/Graph/Node.swift"),
            ],
            SOURCES,
        )

    def test_references_inside_a_folder_and_to_other_modules_are_left_out(self) -> None:
        self.assertEqual(dict(self.folders.counts), {("Views", "Graph"): 3, ("Graph", "Views"): 2})

    def test_a_reference_upwards_is_reported_with_its_files(self) -> None:
        found = complaints("Core", self.folders, ["Graph", "Views"], {})
        self.assertEqual(len(found), 1)
        self.assertIn("Graph refers upwards to Views in 2 pairs of files, 0 are allowed", found[0])
        self.assertIn("Graph/Node.swift -> Views/Group.swift", found[0])

    def test_as_many_as_are_allowed_pass_and_one_more_does_not(self) -> None:
        order = ["Graph", "Views"]
        self.assertEqual(complaints("Core", self.folders, order, {"Graph -> Views": 2}), [])
        self.assertEqual(len(complaints("Core", self.folders, order, {"Graph -> Views": 1})), 1)

    def test_a_folder_without_a_place_is_reported(self) -> None:
        self.assertEqual(
            complaints("Core", self.folders, ["Graph"], {}), [f"Core: Views has no place in {ORDER.name}."]
        )

    def test_the_matrix_has_a_row_for_each_folder(self) -> None:
        lines = self.folders.matrix(["Graph", "Views"]).splitlines()
        self.assertEqual([line.split() for line in lines], [["1", "2"], ["Graph", "·", "2", "1"], ["Views", "3", "·", "2"]])

    def test_every_folder_of_the_modules_has_a_place(self) -> None:
        for module, entry in json.loads(ORDER.read_text()).items():
            folders = {path.name for path in (ROOT / "Sources" / module).iterdir() if path.is_dir()}
            self.assertLessEqual(folders, set(entry["order"]), module)


if __name__ == "__main__":
    unittest.main()
