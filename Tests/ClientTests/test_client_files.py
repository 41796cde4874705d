# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The client's byte budget, and that its files are what they say."""

import gzip
import pathlib
import re
import subprocess
import tempfile
import unittest

import playwright

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
# The script that every page loads; its style sheet comes beside it.
BUDGET = 15 * 1024
STYLE_BUDGET = 2304
# Loaded by pages with a field to type in, and no others.
FIELDS = {"field.js", "input.js"}
FIELDS_BUDGET = 4 * 1024
# Loaded by pages with a native control.
CONTROLS = {"controls.js"}
CONTROLS_BUDGET = 1024
# Loaded by pages with a drum to turn.
DRUMS = {"drums.js"}
DRUMS_BUDGET = 1792
# Loaded once something is presented over a page.
MODALS = {"modals.js"}
MODALS_BUDGET = 2 * 1024
# Loaded with the first animation, or what a person does first.
MOTION = {"animation.js"}
MOTION_BUDGET = 1024
# Loaded with the first touch of content that can be drawn down.
PULLS = {"pulls.js"}
PULLS_BUDGET = 1280
# Loaded with the first touch of a page with rows between actions.
SWIPES = {"swipes.js"}
SWIPES_BUDGET = 1280
# Loaded by pages that ask for pointers, keys or the mouse.
GESTURES = {"gestures.js"}
GESTURES_BUDGET = 4 * 1024


MODULES = [
    "protocol.js", "environment.js", "page.js", "history.js", "places.js", "link.js", "events.js",
    "client.js",
]


def served(name: str) -> str:
    """What a browser gets of a file: `ClientFiles` in Swift."""
    text = "".join(line + "\n" for line in lines(name))
    return unbroken(text) if name.endswith(".js") else text


def unbroken(code: str) -> str:
    """A module without the line breaks that say nothing."""
    return re.sub(r"([{,(;\[])\n", r"\1", code)


def lines(name: str) -> list[str]:
    """A file's lines without comments and idle spaces."""
    text = re.sub(r"/\*[* ].*?\*/", "", (CLIENT / name).read_text(), flags=re.DOTALL)
    stripped = [line.lstrip(" ") for line in text.split("\n")]
    code = [line for line in stripped if line and not line.startswith("//")]
    return [squeezed(line) for line in code] if name.endswith(".js") else code


def squeezed(line: str) -> str:
    """A line without the spaces that are there for its readers."""
    if re.search(r"[/`'\\]", line):
        return line
    parts = line.split('"')
    parts[::2] = [re.sub(r" ?([{}(),;:=<>?&|!\[\]]) ?", r"\1", part) for part in parts[::2]]
    return '"'.join(parts)


def joined() -> str:
    """What every page loads: one file of all modules but those that are loaded later."""
    own = [line for name in MODULES for line in lines(name) if not line.startswith("import ")]
    return unbroken("".join(line.removeprefix("export ") + "\n" for line in own))


class ClientFiles(unittest.TestCase):
    def test_client_fits_its_budget(self):
        def size(text: str) -> int:
            return len(gzip.compress(text.encode(), 9))

        lazy = FIELDS | CONTROLS | DRUMS | MODALS | MOTION | PULLS | SWIPES | GESTURES
        self.assertEqual({file.name for file in CLIENT.glob("*.js")}, set(MODULES) | lazy)
        self.assertLessEqual(size(joined()), BUDGET)
        self.assertLessEqual(size(served("base.css")), STYLE_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in FIELDS), FIELDS_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in CONTROLS), CONTROLS_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in DRUMS), DRUMS_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in MODALS), MODALS_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in GESTURES), GESTURES_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in MOTION), MOTION_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in PULLS), PULLS_BUDGET)
        self.assertLessEqual(sum(size(served(name)) for name in SWIPES), SWIPES_BUDGET)
        for name in MODULES:
            self.assertNotRegex(
                (CLIENT / name).read_text(),
                r"(?m)^import .*(field|input|controls|drums|modals|animation|pulls|swipes|gestures)\.js",
            )

    def test_lines_can_be_joined(self):
        for file in CLIENT.glob("*.js"):
            for line in lines(file.name):
                self.assertNotRegex(line, r"[{,(;\[] *//", f"{file.name}: a comment behind code swallows the next line")
                self.assertEqual(line.count("`") % 2, 0, f"{file.name}: a text over several lines")

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
            for line in file.read_text().splitlines():
                if line.startswith("import "):
                    self.assertIn(line.split('"')[1].removeprefix("./"), names)


if __name__ == "__main__":
    unittest.main()
