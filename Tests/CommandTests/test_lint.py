# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""`vitrine lint`, run as a developer and as a program run it."""

from __future__ import annotations

import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from command import environment, installed

VIEW_MODEL = "import SwiftUI\n\n@Observable\nclass RowViewModel {\n    var state = State.idle\n}\n"
VIEW = "import SwiftUI\n\nstruct RowView: View {\n    let viewModel: RowViewModel\n}\n"


class LintTests(unittest.TestCase):
    """Each test is a project in a folder of its own."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory(prefix="vitrine-lint-")
        cls.addClassCleanup(cls.folder.cleanup)
        cls.place = Path(cls.folder.name)
        cls.vitrine = installed()
        cls.environment = environment(cls.place)

    def setUp(self) -> None:
        self.project = self.place / self._testMethodName
        self.write({"App/RowViewModel.swift": VIEW_MODEL, "App/RowView.swift": VIEW})

    def write(self, files: dict[str, str]) -> None:
        """Files of the project, by path and text."""
        for path, text in files.items():
            file = self.project / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)

    def lint(self, *words: str) -> subprocess.CompletedProcess[str]:
        """What the command said in the project's folder, and how it ended."""
        return subprocess.run(
            [self.vitrine, "lint", *words], cwd=self.project, env=self.environment, capture_output=True, text=True,
            check=False)  # fmt: skip

    def test_findings_are_printed_as_compilers_do(self) -> None:
        answer = self.lint()
        self.assertEqual(answer.returncode, 1, answer.stderr)
        self.assertEqual(
            answer.stdout.splitlines(),
            [
                "App/RowViewModel.swift:4: warning: RowViewModel should be a final class [viewModelIsFinalClass]",
                "App/RowViewModel.swift:5: warning: RowViewModel.state should be private(set) [stateIsPrivateSet]",
            ],
        )
        self.assertEqual(
            answer.stderr, "2 findings in 2 files with 1 view and 1 view model, profile plain\n")  # fmt: skip
        self.assertEqual(self.lint("App/RowView.swift").returncode, 0)
        self.assertEqual(self.lint("--rule", "stateIsPrivateSet").stdout.count("\n"), 1)

    def test_programs_read_json_sarif_and_commands(self) -> None:
        report = json.loads(self.lint("--format", "json").stdout)
        self.assertEqual([finding["line"] for finding in report["findings"]], [4, 5])
        log = json.loads(self.lint("--format", "sarif").stdout)
        self.assertEqual(len(log["runs"][0]["results"]), 2)
        commands = self.lint("--format", "github").stdout.splitlines()
        self.assertEqual(commands[0].split(",")[0], "::warning file=App/RowViewModel.swift")

    def test_what_is_sure_is_mended(self) -> None:
        answer = self.lint("--fix")
        self.assertEqual((answer.returncode, answer.stdout), (0, ""))
        self.assertIn("2 findings were mended", answer.stderr)
        mended = VIEW_MODEL.replace("class", "final class").replace("var state", "private(set) var state")
        self.assertEqual((self.project / "App/RowViewModel.swift").read_text(), mended)

    def test_a_baseline_passes_over_what_was_there(self) -> None:
        self.assertEqual(self.lint("--write-baseline", "old.json").returncode, 0)
        self.assertEqual(self.lint("--baseline", "old.json").returncode, 0)
        self.write({"App/OtherViewModel.swift": "class OtherViewModel {}\n"})
        answer = self.lint("--baseline", "old.json")
        self.assertEqual(answer.returncode, 1)
        self.assertEqual(answer.stdout.count("\n"), 1)
        self.write({".vitrine-lint.yml": "baseline: old.json\n", "App/OtherViewModel.swift": ""})
        self.assertEqual(self.lint().returncode, 0)

    def test_the_configuration_chooses_what_counts(self) -> None:
        self.write({".vitrine-lint.yml": "profile: challenge\nrules:\n  viewModelIsFinalClass: off\n"})
        answer = self.lint()
        self.assertIn("[screenIsInFeature]", answer.stdout)
        self.assertNotIn("[viewModelIsFinalClass]", answer.stdout)
        self.write({"other.yml": "profile: plain\n"})
        self.assertIn("[viewModelIsFinalClass]", self.lint("--config", "other.yml").stdout)
        self.assertNotIn("[screenIsInFeature]", self.lint("--profile", "neva").stdout)
        self.write({".vitrine-lint.yml": "profil: challenge\n"})
        answer = self.lint()
        self.assertEqual(answer.returncode, 64)
        self.assertIn("profil is not a key", answer.stderr)

    def test_rules_are_listed_and_explained(self) -> None:
        rules = self.lint("--list").stdout.splitlines()
        self.assertTrue(any(rule.startswith("warning  viewModelIsFinalClass ") for rule in rules))
        self.assertTrue(any(rule.startswith("off      textsAreLocalized ") for rule in rules))
        for rule in rules:
            manual = self.lint("--explain", rule.split()[1])
            self.assertEqual(manual.returncode, 0)
            self.assertIn("\nBefore:\n", manual.stdout)
        self.assertEqual(self.lint("--explain", "nonsense").returncode, 64)

    def test_a_project_without_screens_does_not_pass(self) -> None:
        for path in ("App/RowView.swift", "App/RowViewModel.swift"):
            self.write({path: "struct Row {}\n"})
        answer = self.lint()
        self.assertEqual((answer.returncode, answer.stdout), (3, ""))
        self.assertIn("nothing was judged", answer.stderr)

    def test_what_is_not_there_has_its_exit_code(self) -> None:
        for words, code in [
            (["nowhere"], 66), (["--baseline", "nowhere.json"], 66), (["--config", "nowhere.yml"], 66),
            (["--rule", "nonsense"], 64), (["--format", "poem"], 64), (["--profile", "grand"], 64),
            (["--fix", "--write-baseline", "old.json"], 64),
        ]:  # fmt: skip
            self.assertEqual(self.lint(*words).returncode, code, words)


if __name__ == "__main__":
    unittest.main()
