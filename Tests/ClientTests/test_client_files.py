# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The client's modules: what they import, and that they load as one file."""

import pathlib
import subprocess
import tempfile
import unittest

import playwright

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
MODULES = [
    "protocol.js", "environment.js", "page.js", "history.js", "places.js", "link.js", "events.js",
    "client.js",
]


def source(name: str) -> str:
    """A file as it was written."""
    return (CLIENT / name).read_text()


def joined() -> str:
    """What every page loads: one file of all modules but those that are loaded later."""
    lines = [line for name in MODULES for line in source(name).split("\n") if not line.startswith("import ")]
    return "".join(line.removeprefix("export ") + "\n" for line in lines)


class ClientFiles(unittest.TestCase):
    def test_what_every_page_loads_imports_nothing_that_waits(self):
        lazy = {file.name for file in CLIENT.glob("*.js")} - set(MODULES)
        self.assertGreater(len(lazy), 0)
        for name in MODULES:
            for line in source(name).splitlines():
                if line.startswith("import "):
                    self.assertNotIn(line.split('"')[1].removeprefix("./"), lazy)

    def test_the_modules_load_as_one_file(self):
        with tempfile.NamedTemporaryFile("w", suffix=".mjs") as file:
            file.write(joined())
            file.flush()
            node = pathlib.Path(playwright.__file__).parent / "driver/node"
            result = subprocess.run([node, "--check", file.name], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_modules_import_each_other_only(self):
        names = {file.name for file in CLIENT.glob("*.js")}
        for file in CLIENT.glob("*.js"):
            for line in source(file.name).splitlines():
                if line.startswith("import "):
                    self.assertIn(line.split('"')[1].removeprefix("./"), names)


if __name__ == "__main__":
    unittest.main()
