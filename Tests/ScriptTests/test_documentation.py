# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The documentation: each module's catalogue is found, and DocC's complaints are passed on."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from documentation import MODULES, Failure, catalogue, run  # noqa: E402


class DocumentationTests(unittest.TestCase):
    def test_every_catalogue_belongs_to_a_module_that_is_documented(self) -> None:
        folders = {folder.parent.name: folder for folder in (ROOT / "Sources").glob("*/*.docc")}
        self.assertLessEqual(set(folders), set(MODULES))
        for module, folder in folders.items():
            self.assertEqual(catalogue(module), folder)
            self.assertTrue((folder / f"{module}.md").read_text().startswith(f"# ``{module}``\n"), module)

    def test_a_module_without_articles_has_no_catalogue(self) -> None:
        self.assertIsNone(catalogue("VitrineCore"))

    def test_a_command_that_fails_throws_what_it_says(self) -> None:
        with self.assertRaisesRegex(Failure, "a warning"):
            run("bash", "-c", "echo a warning >&2; exit 1")


if __name__ == "__main__":
    unittest.main()
