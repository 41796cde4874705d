# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Scripts/compat on folders that are written here."""

from __future__ import annotations

import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from app_compiler import AppCompiler, Diagnostic  # noqa: E402
from compat import SOLVER_MEMORY, TOO_COMPLEX, Check, Report, ordered, project_units, units  # noqa: E402

FLAGS = ["-swift-version", "6", "-default-isolation", "MainActor"]

APP = """
import SwiftUI
@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
"""

HOME = """
import SwiftUI
struct Home: View { var body: some View { Text("home").bold() } }
"""

MANIFEST = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Kit", targets: [
    .target(name: "Kit", dependencies: ["Base"], resources: [.process("Resources")]),
    .target(name: "Base"),
    .testTarget(name: "KitTests", dependencies: ["Kit"]),
])
"""


class CompatTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.compiler = cls.enterClassContext(AppCompiler())

    def folder(self, files: dict[str, str]) -> Path:
        root = Path(self.enterContext(tempfile.TemporaryDirectory())).resolve()
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        return root

    def check(self, files: dict[str, str]) -> tuple[Report, Path]:
        root = self.folder(files)
        return Check(root, self.compiler, FLAGS).run(), root

    def test_an_app_that_compiles_is_whole(self) -> None:
        report, root = self.check({"Demo/DemoApp.swift": APP, "Demo/Home.swift": HOME})
        self.assertEqual(
            report.lines(root),
            ["2 of 2 files compile unchanged (100.0 %); missing: 0 modules, 0 names; other errors: 0"],
        )

    def test_a_project_that_was_read_is_checked_by_its_copies_and_names_its_packages(self) -> None:
        text = "import SwiftUI\nimport Pictures\nimport Fetched\nimport Gone\nlet a = Missing()\n"
        root = self.folder({"App.swift": APP, "Home.swift": "#error(1)", "More.swift": text, "copies/Home.swift": HOME})
        places = {name: str(root / name) for name in ("App.swift", "Home.swift", "More.swift")}
        files = [{"original": place, "copy": place} for place in places.values()]
        files[1]["copy"] = str(root / "copies/Home.swift")
        unit = {"name": "App", "files": files, "dependencies": [], "flags": FLAGS, "hasResources": False, "catalogs": []}
        packages = [
            {"url": "https://a/pictures", "modules": ["Pictures"], "failure": "not there"},
            {"url": "https://a/fetched", "modules": ["Fetched"]},
        ]
        report = Check(root, self.compiler, FLAGS).run(project_units({"units": [unit]}), packages).described()
        more = [places["More.swift"]]
        self.assertEqual(report["packages"], [{"name": "https://a/pictures: not there", "files": more}])
        self.assertEqual(report["fetched"], [{"name": "https://a/fetched", "files": more}])
        self.assertEqual(report["modules"], [{"name": "Gone", "files": more}])
        self.assertEqual(report["names"], [{"name": "Missing", "files": more}])
        self.assertEqual((report["files"], report["compile"], report["errors"]), (3, 2, []))

    def test_the_assets_of_catalogues_have_the_names_that_xcode_gives_them(self) -> None:
        text = """
            import SwiftUI
            struct Logo: View {
                var body: some View {
                    Image(.Icons.leaf).foregroundStyle(.sand).background(Color(.Brand.sea), in: .circle).tint(.brandTint)
                    Image(.missing)
                    Image(uiImage: .Icons.leaf).foregroundStyle(.accent)
                    Color(.accent).background(Color.accent).overlay(Color(uiColor: .brandTint)).tint(Color(.systemGray6))
                    Color(uiColor: chosen ?? .Brand.sea).background(Color(.label))
                }
                let chosen: UIColor? = .sand
                static let tints: [Color] = [.accent, .red, Color(.sand), Color(UIColor.red), Color(.systemBackground)]
            }
            """
        namespace = '{"properties": {"provides-namespace": true}}'
        report, _ = self.check({
            "Demo/DemoApp.swift": APP, "Demo/Home.swift": HOME, "Demo/Logo.swift": text,
            "Demo/Assets.xcassets/Brand/Contents.json": namespace, "Demo/Assets.xcassets/Icons/Contents.json": namespace,
            "Demo/Assets.xcassets/AccentColor.colorset/Contents.json": "{}",
            "Demo/Assets.xcassets/Brand/sea.colorset/Contents.json": "{}",
            "Demo/Assets.xcassets/Icons/leaf.imageset/Contents.json": "{}",
            "Demo/Assets.xcassets/Plain/Sand.colorset/Contents.json": "{}",
            "Demo/Assets.xcassets/brand-tint.colorset/Contents.json": "{}",
        })  # fmt: skip
        self.assertEqual(set(report.names), {"ImageResource.missing"})
        self.assertEqual(report.others, {})

    def test_shapes_of_a_target_of_the_main_actor_may_say_that_they_are_animatable(self) -> None:
        shape = """
            {
                var phase: Double
                var animatableData: Double { get { phase } set { phase = newValue } }
                func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: phase, dy: 0)) }
            }
            """
        text = "import SwiftUI\n" + "\n".join([
            f"struct Wave: Shape, Animatable {shape}", f"struct Tide: Animatable, Shape {shape}", f"struct Calm: Shape {shape}",
            "struct Rest: Shape, Animatable { func path(in rect: CGRect) -> Path { Path(rect) } }",
            "struct Pulse: View, Animatable {",
            "    @State private var model = Model()",
            "    var phase: Double",
            "    var animatableData: Double { get { phase + model.base } set { phase = newValue } }",
            "    var body: some View { Wave(phase: phase).trim(from: 0, to: 1) }",
            "}",
            "final class Model { var base = 0.0 }",
            "nonisolated func isSendable<S: Shape>(_ shape: S) -> any Sendable { shape }",
            "nonisolated func all() -> [any Sendable] { [isSendable(Wave(phase: 1)), isSendable(Tide(phase: 1))] }",
        ])  # fmt: skip
        report, root = self.check({"Demo/DemoApp.swift": APP, "Demo/Home.swift": HOME, "Demo/Wave.swift": text})
        self.assertEqual(
            report.lines(root),
            ["3 of 3 files compile unchanged (100.0 %); missing: 0 modules, 0 names; other errors: 0"],
        )

    def test_missing_names_are_counted_by_files_the_most_frequent_first(self) -> None:
        use = "import SwiftUI\nstruct V{0}: View {{ var body: some View {{ Text(\"a\").padding().sparkle() }} }}\n"
        report, root = self.check({
            "App.swift": APP, "Home.swift": HOME, "A.swift": use.format("A"), "B.swift": use.format("B"),
            "C.swift": "import SwiftUI\nlet kept: Sparkle? = nil\nlet again: Sparkle? = nil\n",
        })  # fmt: skip
        self.assertEqual({name: len(files) for name, files in report.names.items()}, {"View.sparkle": 2, "Sparkle": 1})
        self.assertEqual(report.broken, {root / "A.swift", root / "B.swift", root / "C.swift"})
        self.assertIn("2 of 5 files compile unchanged (40.0 %)", report.lines(root)[0])
        self.assertEqual(report.lines(root)[3:], ["    2  View.sparkle  (A.swift, …)", "    1  Sparkle  (C.swift)"])

    def test_what_is_too_complex_beside_a_missing_name_is_not_counted(self) -> None:
        """The compiler has a small limit first, and its own where nothing that is missing explains the complexity."""
        missing = Diagnostic("A.swift", 1, 1, "error", "cannot find 'FancyStack' in scope")
        complexity = Diagnostic("A.swift", 9, 1, "error", f"the compiler is {TOO_COMPLEX}; try breaking up the expression")
        elsewhere = replace(complexity, file="B.swift")

        class Compiler:
            def __init__(self, *answers: list[Diagnostic]) -> None:
                self.answers = list(answers)
                self.limits: list[bool] = []

            def check(self, _files: list[Path], *arguments: str, module: str) -> list[Diagnostic]:
                self.limits.append(SOLVER_MEMORY[1] in arguments)
                return self.answers.pop(0)

        def errors(*answers: list[Diagnostic]) -> tuple[list[Diagnostic], list[bool]]:
            compiler = Compiler(*answers)
            return Check(Path("."), compiler, FLAGS).errors([], [], "App"), compiler.limits

        self.assertEqual(errors([missing, complexity]), ([missing], [True]))
        self.assertEqual(errors([missing, elsewhere], [missing]), ([missing], [True, False]))
        self.assertEqual(errors([elsewhere], [elsewhere]), ([elsewhere], [True, False]))

    def test_views_inside_of_something_unknown_are_judged_at_once(self) -> None:
        rows = "\n".join(
            f"""ForEach(0..<{number}) {{ index in
                ZStack {{
                    RoundedRectangle(cornerRadius: 10)
                        .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                    Text("\\(index + 1)").foregroundStyle(.white).font(.system(size: 24, weight: .bold))
                }}
                .frame(height: 80).scaleEffect(index > 1 ? 1 : 0.95).animation(.easeInOut(duration: 0.2), value: index)
            }}"""
            for number in range(3)
        )
        text = f"import SwiftUI\nstruct V: View {{ var body: some View {{ FancyStack(spacing: 16) {{ {rows} }} }} }}\n"
        report, _ = self.check({"App.swift": APP, "Home.swift": HOME, "V.swift": text})
        self.assertEqual((list(report.names), list(report.others)), (["FancyStack"], []))

    def test_a_missing_module_does_not_hide_what_else_is_missing(self) -> None:
        text = "import SwiftUI\nimport NoSuchKit\npublic import struct OtherKit.Thing\nlet x = NoSuchThing()\nlet y = gone\n"
        report, root = self.check({"App.swift": APP, "Home.swift": HOME, "X.swift": text})
        self.assertEqual(set(report.modules), {"NoSuchKit", "OtherKit"})
        self.assertEqual(set(report.names), {"NoSuchThing", "gone"})
        self.assertEqual(report.modules["NoSuchKit"], {root / "X.swift"})

    def test_modules_of_vitrines_own_server_are_not_there(self) -> None:
        report, _ = self.check({"Main.swift": "import SwiftUI\nimport NIOCore\nimport Combine\nimport Logging\n"})
        self.assertEqual(set(report.modules), {"NIOCore", "Logging"})

    def test_packages_in_the_folder_are_modules_with_their_own_settings_and_resources(self) -> None:
        report, root = self.check({
            "Kit/Package.swift": MANIFEST,
            "Kit/Sources/Base/Base.swift": "public var counter = 1\npublic struct Base { public init() {} }\n",
            "Kit/Sources/Kit/Kit.swift": "import SwiftUI\nimport Base\n"
            "public struct Card: View { public init() {}\n"
            "  public var body: some View { Text(\"k\", bundle: .module).tag(counter) } }\nstruct Hidden {}\n",
            "Kit/Sources/Kit/Resources/a.txt": "",
            "Kit/Tests/KitTests/T.swift": "import Testing\n@testable import Kit\n"
            "@Test func f() { #expect(MemoryLayout<Hidden>.size == 0) }\n",
            "App/DemoApp.swift": APP,
            "App/Home.swift": "import SwiftUI\nimport Kit\nstruct Home: View { var body: some View { Card() } }\n",
            "AppTests/T.swift": "import Testing\n@testable import Demo\n@Test func shown() { _ = Home() }\n",
        })  # fmt: skip
        self.assertEqual(report.lines(root)[1:], [])
        self.assertEqual([unit.name for unit in ordered(units(root))], ["Base", "Kit", "KitTests", "Demo", "LooseTests"])

    def test_dependencies_and_build_folders_are_not_the_apps_sources(self) -> None:
        report, root = self.check({
            "App.swift": APP, "Home.swift": HOME, "Pods/P.swift": "nonsense(", ".build/checkouts/X.swift": "nonsense(",
        })  # fmt: skip
        self.assertEqual([file.name for file in report.files], ["App.swift", "Home.swift"])
        self.assertEqual(report.broken, set())

    def test_one_broken_module_does_not_break_those_that_import_it(self) -> None:
        report, root = self.check({
            "Kit/Package.swift": MANIFEST.replace(", resources: [.process(\"Resources\")]", ""),
            "Kit/Sources/Base/Base.swift": "public struct Base { public init() { gone() } }\n",
            "Kit/Sources/Kit/Kit.swift": "import Base\npublic let base = Base()\npublic var x: Missing { fatalError() }\n",
            "Kit/Tests/KitTests/T.swift": "import Testing\nimport Kit\nimport Base\n@Test func f() { _ = base as Base }\n",
        })  # fmt: skip
        self.assertEqual({file.name for file in report.broken}, {"Base.swift", "Kit.swift"})


if __name__ == "__main__":
    unittest.main()
