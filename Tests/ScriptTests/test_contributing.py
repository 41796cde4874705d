# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The commands of CONTRIBUTING.md name targets, scripts, suites, tests, walks and mutants that exist."""

import re
import shlex
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def commands() -> list[list[str]]:
    """The words of every command that stands alone in its line."""
    lines = (ROOT / "CONTRIBUTING.md").read_text().splitlines()
    return [shlex.split(line) for line in lines if line.startswith("    ")]


def values(words: list[str], *options: str) -> list[str]:
    """What stands behind each of these options."""
    return [after for before, after in zip(words, words[1:]) if before in options]


class ContributingTests(unittest.TestCase):
    def test_there_are_commands_for_each_kind_of_test(self) -> None:
        text = "\n".join(" ".join(words) for words in commands())
        for part in ("--filter EngineTests", "lldb ", "EndToEnd -k", "make mutants", "ScriptTests -k", "ClientTests -k", "test-changed"):
            self.assertIn(part, text)

    def test_targets_of_make_exist(self) -> None:
        makefile = (ROOT / "Makefile").read_text()
        for words in commands():
            if words[0] == "make":
                self.assertRegex(makefile, rf"(?m)^{re.escape(words[1])}:")
        for target in re.findall(r"`make ([a-z-]+)", (ROOT / "CONTRIBUTING.md").read_text()):
            self.assertRegex(makefile, rf"(?m)^{re.escape(target)}:")

    def test_mutants_exist(self) -> None:
        names = [word.partition("=")[2] for words in commands() for word in words if word.startswith("MUTANTS=")]
        self.assertGreater(len(names), 0)
        for name in names:
            self.assertTrue((ROOT / "Tests" / "Mutants" / f"{name}.patch").exists(), name)

    def test_scripts_and_files_exist(self) -> None:
        for words in commands():
            for word in words:
                if word.startswith("Scripts/"):
                    self.assertTrue((ROOT / word).exists(), word)
            if "lldb" in words:
                instruction = words[words.index("--one-line") + 1].split()
                file = values(instruction, "--file")[0]
                found = list((ROOT / "Sources").rglob(file))
                self.assertEqual(len(found), 1, file)
                self.assertGreater(len(found[0].read_text().splitlines()), int(values(instruction, "--line")[0]))

    def test_filters_find_a_suite_and_a_test(self) -> None:
        filters = [name for words in commands() for name in values(words, "--filter")]
        self.assertGreater(len(filters), 0)
        sources = [path.read_text() for folder in ("Tests", "Apps") for path in (ROOT / folder).rglob("*Tests.swift")]
        for name in filters:
            *target, rest = name.split(".")
            suite, _, test = rest.partition("/")
            if target:
                self.assertTrue((ROOT / "Tests" / target[0]).is_dir(), name)
            holders = [text for text in sources if re.search(rf"\b(?:struct|class) {suite}\b", text)]
            self.assertEqual(len(holders), 1, name)
            self.assertTrue(not test or re.search(rf"@Test[^\n]*\s+func {test}\(", holders[0]), name)

    def test_names_of_python_tests_are_found(self) -> None:
        found = 0
        for words in commands():
            for folder, name in zip(values(words, "-s"), values(words, "-k")):
                text = "\n".join(f"{path.stem}\n{path.read_text()}" for path in (ROOT / folder).glob("test_*.py"))
                self.assertRegex(text, rf"(?m)^(\s*def {name}\(|class {name}\(|{name}$)")
                found += 1
        self.assertGreater(found, 2)


if __name__ == "__main__":
    unittest.main()
