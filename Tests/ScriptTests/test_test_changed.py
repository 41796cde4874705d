# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a change selects: parts, test targets and suites; what cannot be decided selects everything."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from index_store import Reference  # noqa: E402
from test_changed import (  # noqa: E402
    PARTS, SCRIPTS, Dependents, Package, Readers, narrowed, only_bodies, pattern, plan, skeleton, suites,
)  # fmt: skip


def target(name: str, *needs: str, kind: str = "regular", path: str | None = None) -> dict:
    return {"name": name, "type": kind, "path": path, "dependencies": [{"byName": [need, None]} for need in needs]}


PACKAGE = Package(
    {
        "products": [{"targets": ["Upper"]}],
        "targets": [
            target("Lower"),
            target("Upper", "Lower"),
            target("Alone"),
            target("host", "Upper", kind="executable", path="Tests/Host"),
            target("LowerTests", "Lower", kind="test"),
            target("UpperTests", "Upper", kind="test"),
            target("HostTests", "host", "Lower", kind="test"),
            target("RepositoryTests", kind="test"),
            target("SurfaceAgreementTests", kind="test"),
        ],
    }
)


def nobody(_: str) -> set[str]:
    return set()


class PlanTests(unittest.TestCase):
    def test_a_source_selects_the_tests_that_need_its_target_and_the_parts_linked_with_it(self) -> None:
        made = plan(["Sources/Lower/A.swift"], PACKAGE, nobody)
        wanted = {"LowerTests", "UpperTests", "HostTests", "RepositoryTests"}
        # The walks read what that one writes.
        self.assertEqual(made.targets, wanted | {"SurfaceAgreementTests"})
        self.assertEqual(list(made.parts), ["scripts", "engine", "apps", "browser", "documents"])
        self.assertIsNone(made.walks)

    def test_what_no_product_holds_leaves_apps_and_browser_alone(self) -> None:
        made = plan(["Sources/Alone/A.swift", "Tests/LowerTests/ATests.swift"], PACKAGE, nobody)
        self.assertEqual(made.targets, {"LowerTests", "RepositoryTests"})
        self.assertNotIn("apps", made.parts)
        self.assertNotIn("browser", made.parts)

    def test_an_article_selects_the_documents_and_no_target(self) -> None:
        made = plan(["Sources/Lower/Lower.docc/Lower.md"], PACKAGE, nobody)
        self.assertEqual(made.targets, {"RepositoryTests"})
        self.assertEqual(list(made.parts), ["engine", "documents"])

    def test_a_walk_selects_itself(self) -> None:
        made = plan(["EndToEnd/test_link.py", "EndToEnd/test_neva.py"], PACKAGE, nobody)
        self.assertEqual(made.walks, {"test_link", "test_neva"})
        self.assertEqual(made.arguments("^R"), ["engine:^R", "browser:test_link test_neva"])

    def test_a_walk_whose_pages_tests_write_selects_these_tests(self) -> None:
        self.assertIn("SurfaceAgreementTests", plan(["EndToEnd/test_surface_agreement.py"], PACKAGE, nobody).targets)

    def test_what_no_rule_knows_selects_everything(self) -> None:
        for path in ("Package.swift", "Makefile", "Scripts/common.sh", "Scripts/new.py", "New/file", ".swift-format"):
            made = plan([path, "EndToEnd/test_link.py"], PACKAGE, nobody)
            self.assertEqual((tuple(made.parts), made.targets, made.walks), (PARTS, None, None), path)
            self.assertEqual(made.arguments(None), list(PARTS))

    def test_a_file_that_tests_name_selects_them(self) -> None:
        made = plan(["Documentation/Fonts.md"], PACKAGE, lambda path: {"LowerTests"})
        self.assertEqual(made.targets, {"LowerTests", "RepositoryTests"})

    def test_readers_are_found_in_code_and_not_in_comments(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("LowerTests", 'let a = "Documentation/Rules.md"'), ("UpperTests", "// see `Rules.md`")):
                (Path(folder) / "Tests" / name).mkdir(parents=True)
                (Path(folder) / "Tests" / name / "A.swift").write_text(text)
            readers = Readers(PACKAGE, Path(folder))
            self.assertEqual(readers("Documentation/Rules.md"), {"LowerTests"})
            self.assertEqual(readers("Documentation/" + "Other.md"), set())

    def test_every_script_named_is_there(self) -> None:
        missing = [name for name in SCRIPTS if not (ROOT / "Scripts" / name).exists()]
        self.assertEqual(missing, [])

    @unittest.skipUnless(shutil.which("swift"), "no Swift toolchain")
    def test_the_manifest_of_today_is_understood(self) -> None:
        run = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
        package = Package(json.loads(run.stdout))
        self.assertEqual(package.target("Sources/VitrineCore/Graph/ViewNode.swift"), "VitrineCore")
        self.assertEqual(package.target("Tests/TestSupport/TestFont.swift"), "TestSupport")
        self.assertIn("EngineTests", package.tests("VitrineCore"))
        self.assertNotIn("EngineTests", package.tests("VitrineRaster"))
        self.assertTrue(package.is_served("VitrineServer"))
        self.assertFalse(package.is_served("VitrineTesting") and package.is_served("TestSupport"))


class SkeletonTests(unittest.TestCase):
    BEFORE = """
    /// Words.
    public struct Row: View {
        let title = "a { brace"
        public var body: some View { Text(title) }
        func height(of row: Int = 3) -> Int {
            struct Inner { let a = 1 }
            return row
        }
        enum Kind { case one, two }
    }
    """

    def test_bodies_comments_and_spaces_are_no_part_of_it(self) -> None:
        after = self.BEFORE.replace("Text(title)", "Text(title)\n  .bold()").replace("Words", "Others")
        after = after.replace("let a = 1", "let b = 2")
        self.assertEqual(skeleton(self.BEFORE), skeleton(after))

    def test_signatures_defaults_members_and_cases_are(self) -> None:
        for old, new in (
            ("row: Int = 3", "row: Int = 4"), ('"a { brace"', '"another"'), ("one, two", "one, two, three"),
            ("some View {", "some View & Equatable {"), ("enum Kind", "func more() {}\nenum Kind"), (": View {", "{"),
        ):  # fmt: skip
            self.assertNotEqual(skeleton(self.BEFORE), skeleton(self.BEFORE.replace(old, new)), new)

    def test_a_file_of_tests_may_have_more_tests(self) -> None:
        before = "@Suite struct ATests {\n @Test(.tags) func `one of \\`x\\``() { #expect(true) }\n func help() {}\n}"
        after = before.replace(" func help", " @Test func two() async { work() }\n func help")
        self.assertEqual(skeleton(before, tests_too=False), skeleton(after, tests_too=False))
        self.assertNotEqual(skeleton(before), skeleton(after))
        self.assertNotEqual(skeleton(before, tests_too=False), skeleton(after.replace("help", "aid"), tests_too=False))

    def test_only_bodies_count_and_only_where_calls_have_names(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "Sources" / "Lower" / "A.swift"
            file.parent.mkdir(parents=True)
            for old, new, wanted in (
                ("func a() { 1 }", "func a() { 2 }", True),
                ("func a() { 1 }", "func b() { 1 }", False),
                ('@_cdecl("a") func a() { 1 }', '@_cdecl("a") func a() { 2 }', False),
                (None, "func a() { 1 }", False),
            ):
                file.write_text(new)
                found = only_bodies(["Sources/Lower/A.swift"], PACKAGE, lambda _: old, Path(folder))
                self.assertEqual(found, wanted, new)
            (file.parent / "a.json").write_text("{}")
            self.assertFalse(only_bodies(["Sources/Lower/a.json"], PACKAGE, lambda _: "{}", Path(folder)))


class SuiteTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, path: str, text: str) -> Path:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def test_suites_are_named_by_their_types(self) -> None:
        self.assertEqual(suites("@Suite struct ATests {\n    @Test func a() {}\n}\nprivate struct Help {}"), {"ATests", "Help"})
        self.assertEqual(suites("struct Help {}"), set())
        self.assertIsNone(suites("@Test func a() {}"))

    def test_a_pattern_finds_the_suite_and_what_is_in_it_alone(self) -> None:
        found = re.compile(pattern(["WholeTests"], {"SomeTests": {"RowTests"}, "NoTests": set()}))
        for name, wanted in (
            ("WholeTests.Any/a()", True), ("SomeTests.RowTests/a()", True), ("SomeTests.Outer/RowTests/a()", True),
            ("SomeTests.RowTestsToo/a()", False), ("SomeTests.ArrowTests/a()", False), ("NoTests.A/a()", False),
        ):  # fmt: skip
            self.assertEqual(found.search(name) is not None, wanted, name)

    def test_suites_reach_a_file_through_others(self) -> None:
        low = self.write("Sources/Lower/Low.swift", "struct Low {}")
        high = self.write("Sources/Upper/High.swift", "struct High {}")
        test = self.write("Tests/UpperTests/HighTests.swift", "struct HighTests { @Test func a() {} }")
        other = self.write("Tests/UpperTests/OtherTests.swift", "struct OtherTests { @Test func a() {} }")
        references = [Reference(high, low, "Low", 1), Reference(test, high, "High", 1)]
        texts = {file: file.read_text() for file in (low, high, test, other)}
        chosen = narrowed(
            ["Sources/Lower/Low.swift"], {"UpperTests", "HostTests", "RepositoryTests"}, PACKAGE,
            Dependents(references, texts), self.root,
        )  # fmt: skip
        self.assertRegex("UpperTests.HighTests/a()", chosen)
        self.assertNotRegex("UpperTests.OtherTests/a()", chosen)
        # Programs are run, not referred to.
        self.assertRegex("HostTests.Any/a()", chosen)
        self.assertRegex("RepositoryTests.Any/a()", chosen)

    def test_what_an_extension_promises_is_reached_by_who_knows_the_type(self) -> None:
        kind = self.write("Sources/Lower/Kind.swift", "struct Kind {}\nprotocol Ruled { func rule() }")
        promise = self.write("Sources/Lower/Kind+Codable.swift", "extension Kind: Codable { func encode() {} }")
        default = self.write("Sources/Lower/Ruled+Default.swift", "extension Ruled { func rule() {} }")
        plain = self.write("Sources/Lower/Kind+More.swift", "extension Kind { func more() {} }")
        test = self.write("Tests/LowerTests/KindTests.swift", "struct KindTests { @Test func a() {} }")
        texts = {file: file.read_text() for file in (kind, promise, default, plain, test)}
        dependents = Dependents([Reference(test, kind, "Kind", 1)], texts)
        self.assertIn(test, dependents.reached([promise]))
        self.assertIn(test, dependents.reached([default]))
        self.assertNotIn(test, dependents.reached([plain]))


if __name__ == "__main__":
    unittest.main()
