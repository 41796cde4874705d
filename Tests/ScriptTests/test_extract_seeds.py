# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The seeds as tests: the manifest speaks of every Swift block, and the script refuses whatever it does not know."""

from __future__ import annotations

import contextlib
import importlib.machinery
import importlib.util
import io
import json
import sys
import tempfile
import unittest
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def load_script():
    """The script as a module; it has no .py ending, because it is a command first."""
    loader = importlib.machinery.SourceFileLoader("extract_seeds", str(ROOT / "Scripts" / "extract-seeds"))
    spec = importlib.util.spec_from_loader("extract_seeds", loader)
    module = importlib.util.module_from_spec(spec)
    sys.modules["extract_seeds"] = module
    wrote_bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = wrote_bytecode
    return module


extract_seeds = load_script()


def entry(**changes) -> dict:
    """A manifest entry of a whole file, with changes."""
    return {
        "id": "000/1", "begins": "import SwiftUI", "treatment": "whole-file", "target": "Seed", "file": "A.swift",
        "reason": "a complete file",
    } | changes


def manifest(*entries: dict) -> dict:
    return {"placeholders": {"Name": "Character"}, "targets": {"Seed": {}}, "blocks": list(entries)}


class RealSeeds(unittest.TestCase):
    """These fail when shared/seeds is not beside the checkout: without the seeds nothing of them is proved."""

    @classmethod
    def setUpClass(cls):
        cls.blocks = extract_seeds.read_seeds(extract_seeds.default_seeds())
        cls.manifest = json.loads(extract_seeds.MANIFEST.read_text(encoding="utf-8"))

    def test_every_block_is_counted(self):
        per_document = Counter(name.split("/")[0] for name in self.blocks)
        self.assertEqual(per_document, {"000": 4, "001": 8, "002": 3, "003": 6, "004": 9})

    def test_every_treatment_is_counted(self):
        treatments = Counter(block["treatment"] for block in self.manifest["blocks"])
        self.assertEqual(
            treatments, {"whole-file": 7, "together": 6, "template": 7, "fragment": 7, "excluded": 3}
        )

    def test_manifest_and_seeds_agree(self):
        extract_seeds.check(self.manifest, self.blocks)

    def test_whole_files_are_not_changed_by_a_byte(self):
        files = extract_seeds.generate(self.manifest, self.blocks, extract_seeds.SUPPORT)
        documents = [
            path.read_text(encoding="utf-8") for path in sorted(extract_seeds.default_seeds().glob("*.txt"))
        ]
        whole = [block for block in self.manifest["blocks"] if block["treatment"] == "whole-file"]
        for block in whole:
            text = files[Path(block["target"]) / block["file"]]
            self.assertTrue(any(f"```swift\n{text}```" in document for document in documents), block["id"])
        self.assertEqual(len(whole), 7)

    def test_only_the_ellipsis_of_003_is_filled_in(self):
        filled = [block for block in self.manifest["blocks"] if "fill" in block]
        self.assertEqual([(block["id"], list(block["fill"])) for block in filled], [("003/5", ["{ ... }"])])

    def test_no_placeholder_is_left(self):
        files = extract_seeds.generate(self.manifest, self.blocks, extract_seeds.SUPPORT)
        supports = {path.name for path in extract_seeds.SUPPORT.glob("*/*.swift")}
        for path, text in files.items():
            if path.name not in supports:
                for placeholder in self.manifest["placeholders"]:
                    self.assertNotIn("{" + placeholder + "}", text, str(path))

    def test_the_apps_package_builds_every_target(self):
        package = (ROOT / "Apps" / "Package.swift").read_text(encoding="utf-8")
        self.assertEqual([target for target in self.manifest["targets"] if f'"{target}"' not in package], [])


class Blocks(unittest.TestCase):
    def test_only_swift_blocks_count_and_others_are_skipped_whole(self):
        text = "a\n```bash\n```swift\nx\n```\n\n```swift\nlet a = 1\n\nlet b = 2\n```\n```\nplain\n```\n"
        blocks = extract_seeds.blocks_of("009", text)
        self.assertEqual([(block.id, block.text, block.line) for block in blocks],
                         [("009/1", "let a = 1\n\nlet b = 2\n", 8)])

    def test_a_block_without_end_is_refused(self):
        with self.assertRaisesRegex(extract_seeds.SeedError, "line 2 has no end"):
            extract_seeds.blocks_of("009", "```swift\nlet a = 1\n")


class Check(unittest.TestCase):
    blocks = {"000/1": extract_seeds.Block("000/1", 1, "import SwiftUI\nstruct A {}\n")}

    def refused(self, *entries: dict) -> str:
        with self.assertRaises(extract_seeds.SeedError) as caught:
            extract_seeds.check(manifest(*entries), self.blocks)
        return str(caught.exception)

    def test_a_true_manifest_passes(self):
        extract_seeds.check(manifest(entry()), self.blocks)

    def test_what_does_not_agree_is_named(self):
        self.assertIn("000/1: in the seeds, not in the manifest", self.refused())
        self.assertIn("000/2: in the manifest, not in the seeds", self.refused(entry(), entry(id="000/2", file="B.swift")))
        self.assertIn("000/1: listed twice", self.refused(entry(), entry(file="B.swift")))
        self.assertIn("begins with 'import SwiftUI'", self.refused(entry(begins="import UIKit")))
        self.assertIn("unknown treatment 'maybe'", self.refused(entry(treatment="maybe")))
        self.assertIn("no reason given", self.refused(entry(reason="")))
        self.assertIn("'Other' is not among", self.refused(entry(target="Other")))
        self.assertIn("needs a file name of its own", self.refused(entry(file="A.txt")))


class Generate(unittest.TestCase):
    def test_placeholders_are_replaced_in_templates_only(self):
        block = extract_seeds.Block("000/1", 1, "enum {Name}State { }\n")
        self.assertEqual(
            extract_seeds.source_of(entry(treatment="template"), block, {"Name": "Character"}), "enum CharacterState { }\n"
        )
        self.assertEqual(extract_seeds.source_of(entry(), block, {"Name": "Character"}), block.text)

    def test_a_hole_that_is_not_there_once_is_refused(self):
        block = extract_seeds.Block("000/1", 1, "a { ... } b { ... }\n")
        with self.assertRaisesRegex(extract_seeds.SeedError, "2 times, expected once"):
            extract_seeds.source_of(entry(fill={"{ ... }": "{}"}), block, {})

    def test_writing_again_writes_nothing_and_removes_what_is_stale(self):
        with tempfile.TemporaryDirectory() as folder:
            output = Path(folder)
            files = {Path("Seed/A.swift"): "a\n", Path("Seed/B.swift"): "b\n"}
            self.assertEqual(extract_seeds.write(files, output), 2)
            self.assertEqual(extract_seeds.write(files, output), 0)
            self.assertEqual(extract_seeds.write({Path("Other/A.swift"): "a\n"}, output), 1)
            self.assertEqual([path.relative_to(output).as_posix() for path in output.rglob("*.swift")], ["Other/A.swift"])
            self.assertFalse((output / "Seed").exists())

    def test_without_seeds_the_command_fails_and_says_what_to_do(self):
        with tempfile.TemporaryDirectory() as folder:
            message = io.StringIO()
            with contextlib.redirect_stderr(message):
                status = extract_seeds.main([folder, "--output", folder + "/out"])
            self.assertEqual(status, 1)
            self.assertIn("Say where: Scripts/extract-seeds FOLDER, or SEEDS=FOLDER", message.getvalue())
            self.assertFalse(Path(folder, "out").exists())


if __name__ == "__main__":
    unittest.main()
