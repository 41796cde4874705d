# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The client's budget of compressed bytes, and that its files are what they say."""

import gzip
import pathlib
import subprocess
import tempfile
import unittest

import playwright

CLIENT = pathlib.Path(__file__).resolve().parents[2] / "Sources/VitrineWeb/Client"
# The script that every page loads; its style sheet comes beside it.
BUDGET = 25 * 1024
STYLE_BUDGET = 2752
# Loaded by pages with a field to type in, and no others.
FIELDS = {"field.js", "input.js"}
FIELDS_BUDGET = 6 * 1024
# Loaded by pages with a native control.
CONTROLS = {"controls.js"}
CONTROLS_BUDGET = 1280
# Loaded by pages with a drum to turn.
DRUMS = {"drums.js"}
DRUMS_BUDGET = 2816
# Loaded once a page is live, so that what is pushed or presented can move.
MODALS = {"modals.js", "sheets.js", "passage.js", "navigation.js", "edges.js"}
MODALS_BUDGET = 14 * 1024
# Loaded with the first animation, or what a person does first.
MOTION = {"animation.js"}
MOTION_BUDGET = 1792
# Loaded by every page, beside what it needs to be live.
ANSWERS = {"answers.js", "looks.js"}
ANSWERS_BUDGET = 4608
# Loaded with the first touch of content that can be drawn down.
PULLS = {"pulls.js"}
PULLS_BUDGET = 2560
# Loaded with the first touch of a page with rows between actions.
SWIPES = {"swipes.js"}
SWIPES_BUDGET = 2688
# Loaded by pages that ask for pointers, keys or the mouse.
GESTURES = {"gestures.js"}
GESTURES_BUDGET = 5376
# Loaded where a person selects text.
COPYING = {"copying.js"}
COPYING_BUDGET = 1024


MODULES = [
    "protocol.js", "environment.js", "page.js", "history.js", "places.js", "link.js", "events.js",
    "client.js",
]


def source(name: str) -> str:
    """A file as it was written, which is how it is served."""
    return (CLIENT / name).read_text()


def joined() -> str:
    """What every page loads: one file of all modules but those that are loaded later."""
    lines = [line for name in MODULES for line in source(name).split("\n") if not line.startswith("import ")]
    return "".join(line.removeprefix("export ") + "\n" for line in lines)


class ClientFiles(unittest.TestCase):
    def test_client_fits_its_budget(self):
        def size(text: str) -> int:
            return len(gzip.compress(text.encode(), 9))

        lazy = FIELDS | CONTROLS | DRUMS | MODALS | MOTION | ANSWERS | PULLS | SWIPES | GESTURES | COPYING
        self.assertEqual({file.name for file in CLIENT.glob("*.js")}, set(MODULES) | lazy)
        self.assertLessEqual(size(joined()), BUDGET)
        self.assertLessEqual(size(source("base.css")), STYLE_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in FIELDS), FIELDS_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in CONTROLS), CONTROLS_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in DRUMS), DRUMS_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in MODALS), MODALS_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in GESTURES), GESTURES_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in COPYING), COPYING_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in MOTION), MOTION_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in ANSWERS), ANSWERS_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in PULLS), PULLS_BUDGET)
        self.assertLessEqual(sum(size(source(name)) for name in SWIPES), SWIPES_BUDGET)
        for name in MODULES:
            self.assertNotRegex(
                source(name),
                r"(?m)^import .*(field|input|controls|drums|modals|sheets|passage|navigation|edges|animation|answers|looks|pulls|swipes"
                r"|gestures)\.js",
            )

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
