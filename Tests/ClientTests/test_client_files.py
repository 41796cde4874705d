# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The client's byte budget, and that its files are what they say."""

import gzip
import pathlib
import re
import unittest

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
BUDGET = 15 * 1024
# Loaded by pages with a field to type in, and no others.
FIELDS = {"field.js", "input.js"}
FIELDS_BUDGET = 4 * 1024


def served(file: pathlib.Path) -> bytes:
    """What a browser gets of a file: `ClientFiles.withoutComments` in Swift."""
    text = file.read_text()
    if file.suffix == ".js":
        lines = [line.lstrip(" ") for line in re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL).split("\n")]
        text = "".join(line + "\n" for line in lines if line and not line.startswith("//"))
    return text.encode()


class ClientFiles(unittest.TestCase):
    def test_client_fits_its_budget(self):
        files = sorted(CLIENT.iterdir())
        self.assertGreater(len(files), 5)
        sizes = {file.name: len(gzip.compress(served(file), 9)) for file in files}
        self.assertLessEqual(sum(size for name, size in sizes.items() if name not in FIELDS), BUDGET)
        self.assertLessEqual(sum(sizes[name] for name in FIELDS), FIELDS_BUDGET)
        for file in CLIENT.glob("*.js"):
            if file.name not in FIELDS:
                self.assertNotRegex(file.read_text(), r"(?m)^import .*(field|input)\.js")

    def test_modules_import_each_other_only(self):
        names = {file.name for file in CLIENT.glob("*.js")}
        for file in CLIENT.glob("*.js"):
            for line in file.read_text().splitlines():
                if line.startswith("import "):
                    self.assertIn(line.split('"')[1].removeprefix("./"), names)


if __name__ == "__main__":
    unittest.main()
