# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The client's byte budget, and that its files are what they say."""

import gzip
import pathlib
import subprocess
import unittest

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
BUDGET = 15 * 1024


class ClientFiles(unittest.TestCase):
    def test_client_fits_its_budget(self):
        files = sorted(CLIENT.iterdir())
        self.assertGreater(len(files), 5)
        size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
        self.assertLessEqual(size, BUDGET)

    def test_modules_import_each_other_only(self):
        names = {file.name for file in CLIENT.glob("*.js")}
        for file in CLIENT.glob("*.js"):
            for line in file.read_text().splitlines():
                if line.startswith("import "):
                    self.assertIn(line.split('"')[1].removeprefix("./"), names)


if __name__ == "__main__":
    unittest.main()
