# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""By what a package may be named that has unsafe flags, as Vitrine has: what YourOwnApp.md says of SwiftPM."""

from __future__ import annotations

import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

KIT = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
    targets: [.target(name: "Kit", swiftSettings: [.unsafeFlags(["-DKIT"])])])
"""

APP = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "App", dependencies: [.package(REQUIREMENT)],
    targets: [.executableTarget(name: "App", dependencies: [.product(name: "Kit", package: "Kit")])])
"""


class RequirementTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory(prefix="vitrine-requirements-")
        cls.addClassCleanup(folder.cleanup)
        cls.place = Path(folder.name).resolve()
        cls.kit = cls.place / "Kit"
        (cls.kit / "Sources/Kit").mkdir(parents=True)
        (cls.kit / "Sources/Kit/Kit.swift").write_text("public let kit = 1\n")
        (cls.kit / "Package.swift").write_text(KIT)
        for words in (["init", "--initial-branch", "main"], ["add", "--all"], ["commit", "--message", "First"], ["tag", "1.0.0"]):
            cls.git(*words)

    @classmethod
    def git(cls, *words: str) -> str:
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        return subprocess.run(
            ["git", "-C", cls.kit, *identity, *words], check=True, capture_output=True, text=True).stdout  # fmt: skip

    def resolve(self, name: str, requirement: str) -> subprocess.CompletedProcess[str]:
        """Reads the packages of an app that names the kit so; nothing is built."""
        app = self.place / name
        (app / "Sources/App").mkdir(parents=True)
        (app / "Sources/App/main.swift").write_text("import Kit\nprint(kit)\n")
        (app / "Package.swift").write_text(APP.replace("REQUIREMENT", requirement))
        command = ["swift", "package", "--package-path", app, "--cache-path", self.place / "cache", "show-dependencies"]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_a_folder_a_branch_and_a_revision_may_be_named(self) -> None:
        revision = self.git("rev-parse", "HEAD").strip()
        for name, requirement in (
            ("folder", f'path: "{self.kit}"'), ("branch", f'url: "{self.kit}", branch: "main"'),
            ("revision", f'url: "{self.kit}", revision: "{revision}"'),
        ):  # fmt: skip
            with self.subTest(name):
                done = self.resolve(name, requirement)
                self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_version_may_be_named_of_a_package_whose_manifest_is_of_6_2(self) -> None:
        done = self.resolve("older", f'url: "{self.kit}", from: "1.0.0"')
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("contains unsafe build flags", done.stderr)
        (self.kit / "Package.swift").write_text(KIT.replace("tools-version: 6.0", "tools-version: 6.2"))
        for words in (["commit", "--all", "--message", "Second"], ["tag", "1.1.0"]):
            self.git(*words)
        done = self.resolve("newer", f'url: "{self.kit}", exact: "1.1.0"')
        self.assertEqual(done.returncode, 0, done.stderr)
        page = " ".join((ROOT / "Documentation/HowTo/YourOwnApp.md").read_text(encoding="utf-8").split())
        for words in ('path: "../vitrine"', "`branch:`", "`revision:` or a version", "`swift-tools-version` is 6.2 or newer"):
            self.assertIn(words, page)
        manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
        self.assertTrue(manifest.startswith("// swift-tools-version: 6.2"))
        self.assertIn(".unsafeFlags(", manifest)


if __name__ == "__main__":
    unittest.main()
