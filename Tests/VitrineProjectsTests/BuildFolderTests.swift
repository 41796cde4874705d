// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct BuildFolderTests {
    private let engine = URL(fileURLWithPath: "/engine")

    private func folder(_ fixture: ProjectFixture) -> BuildFolder {
        BuildFolder(fixture.url.deletingLastPathComponent().appendingPathComponent("build"), engine: engine)
    }

    private func written(_ path: String, in folder: BuildFolder) -> String? {
        try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `copies of sources name their originals and have the platform's answers`() throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app + "\n#if os(iOS)\n#endif"])
        let folder = folder(fixture)
        let project = try fixture.read()
        #expect(try folder.write(project, starting: project.modules[0]).product == "App")
        let text = try #require(written("Modules/App/App.copy.swift", in: folder))
        #expect(text.hasPrefix("#sourceLocation(file: \"\(fixture.url.path)/App.swift\", line: 1)\nimport SwiftUI\n"))
        #expect(text.hasSuffix("#if true\n#endif"))
    }

    @Test(arguments: [
        (Platform.iOS, "#if true || false"), (.macOS, "#if false || true"), (.linux, "#if os(iOS) || os(macOS)"),
    ])
    func `copies have the answers of the platform that was chosen, those that are checked as well`(
        platform: Platform, condition: String
    ) throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app + "\n#if os(iOS) || os(macOS)\n#endif"])
        let place = fixture.url.deletingLastPathComponent()
        let folder = BuildFolder(place.appendingPathComponent("build"), engine: engine, platform: platform)
        let project = try fixture.read()
        _ = try folder.write(project, starting: project.modules[0])
        #expect(written("Modules/App/App.copy.swift", in: folder)?.hasSuffix("\n\(condition)\n#endif") == true)
        let check = try ProjectCheck(
            project, in: place.appendingPathComponent("check"), engine: engine, platform: platform)
        let file = try #require(check.units.first?.files.first)
        let checked = try String(contentsOfFile: file.copy, encoding: .utf8)
        #expect(checked.hasSuffix("\n\(condition)\n#endif"))
    }

    @Test func `only the file with the entry keeps its name`() throws {
        #expect(BuildFolder.copy(of: "main.swift") == "main.swift")
        #expect(BuildFolder.copy(of: "Start/main.swift") == "Start/main.swift")
        #expect(BuildFolder.copy(of: "Domain.swift") == "Domain.copy.swift")
        #expect(BuildFolder.copy(of: "Start/Remain.swift") == "Start/Remain.copy.swift")
    }

    @Test func `what has not changed keeps its date, what is gone is removed`() throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app, "Old.swift": "", "a/data.json": "[]"])
        let folder = folder(fixture)
        let project = try fixture.read()
        _ = try folder.write(project, starting: project.modules[0])
        let copy = folder.url.appendingPathComponent("Modules/App/App.copy.swift")
        let long = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: copy.path)
        try FileManager.default.removeItem(at: fixture.url.appendingPathComponent("Old.swift"))
        try FileManager.default.removeItem(at: fixture.url.appendingPathComponent("a"))
        let later = try fixture.read()
        _ = try folder.write(later, starting: later.modules[0])
        #expect(try FileManager.default.attributesOfItem(atPath: copy.path)[.modificationDate] as? Date == long)
        #expect(written("Modules/App/Old.copy.swift", in: folder) == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Modules/App/a").path))
    }

    @Test func `modules of the app and their tests have the sources of every module`() throws {
        let fixture = try ProjectFixture([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [.executableTarget(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
            """,
            "Sources/App/App.swift": ProjectFixture.app, "Tests/AppTests/AppTests.swift": "import XCTest",
        ])
        let folder = folder(fixture)
        _ = try folder.write(testsOf: try fixture.read())
        let own = engine.path + "/Sources/VitrineImplicit/EveryModule/"
        func target(_ path: String) -> String? {
            try? FileManager.default.destinationOfSymbolicLink(atPath: folder.url.appendingPathComponent(path).path)
        }
        for name in BuildFolder.sourcesOfEveryModule {
            #expect(target("Modules/App/\(name)") == own + name)
            #expect(target("Modules/AppTests/\(name)") == own + name)
        }
        let real = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/VitrineImplicit/EveryModule")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: real.path).sorted()
                == BuildFolder.sourcesOfEveryModule)
    }

    /// The names of types in a text that no dot precedes, without those that it declares as others' names.
    private func firstNames(in text: String) -> Set<String> {
        let code = " " + SourceMask(text).text.replacing(/typealias\s+\w+/, with: "")
        return Set(code.matches(of: /[^.@\w]([A-Z]\w*)/).map { String($0.output.1) })
    }

    @Test func `what is added to modules says of each name which module it is of`() throws {
        let modules: Set = ["Foundation", "FoundationNetworking", "Swift", "SwiftUI", "VitrineImplicit"]
        // A keyword, and parameters of functions and of the types that are extended.
        let parameters: Set = ["Any", "Base", "Bound", "Compared", "F", "S", "T", "Value"]
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/VitrineImplicit/EveryModule")
        for name in BuildFolder.sourcesOfEveryModule {
            let text = try String(contentsOf: own.appendingPathComponent(name), encoding: .utf8)
            #expect(firstNames(in: text).subtracting(modules).subtracting(parameters) == [], "\(name)")
        }
        #expect(firstNames(in: BuildFolder.nameOfBundle).subtracting(modules) == [])
        #expect(firstNames(in: BuildFolder.previewSource(showing: [])).subtracting(modules) == ["Program"])
    }

    @Test func `a module with a type Bundle of its own says what the bundle of its resources is of`() throws {
        func added(_ own: String) throws -> String? {
            let fixture = try ProjectFixture(["App.swift": ProjectFixture.app, "Own.swift": own])
            let folder = folder(fixture)
            let project = try fixture.read()
            let module = try #require(project.modules.first)
            _ = try folder.write(project, starting: module)
            return written("Modules/\(module.name)/NameOfBundle.swift", in: folder)
        }
        #expect(try added("public struct Bundle {}") == BuildFolder.nameOfBundle)
        #expect(try added("struct BundleView {}\nlet bundle = Bundle.main\nenum A {\n    struct Bundle {}\n}") == nil)
    }

    @Test func `a module that declares formats of dates itself has none of ours`() throws {
        func sources(_ own: String) throws -> [String] {
            let dates = "import Foundation\n\nextension Date {\n    \(own)\n}\n"
            let fixture = try ProjectFixture(["App.swift": ProjectFixture.app, "Dates.swift": dates])
            let folder = folder(fixture)
            let project = try fixture.read()
            let module = try #require(project.modules.first)
            _ = try folder.write(project, starting: module)
            let path = folder.url.appendingPathComponent("Modules/\(module.name)").path
            return try FileManager.default.contentsOfDirectory(atPath: path)
        }
        let ours = "FormatsOfSessions.swift"
        #expect(try !sources("func formatted() -> String { description }").contains(ours))
        #expect(try !sources("func formatted<F>(_ format: F) -> String { description }").contains(ours))
        #expect(try sources("func formatted(_ format: String) -> String { format }").contains(ours))
        #expect(try sources("var isFormatted: Bool { true }").contains(ours))
    }

    @Test func `a module that declares formatters or settings itself has none of ours, nor have its tests`() throws {
        func sources(_ own: String) throws -> (app: [String], tests: [String]) {
            let fixture = try ProjectFixture([
                "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "App",
                    targets: [.executableTarget(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
                """,
                "Sources/App/App.swift": ProjectFixture.app, "Sources/App/Own.swift": "import Foundation\n\n\(own)\n",
                "Tests/AppTests/AppTests.swift": "import XCTest",
            ])
            let folder = folder(fixture)
            _ = try folder.write(testsOf: try fixture.read())
            func names(_ module: String) throws -> [String] {
                let path = folder.url.appendingPathComponent("Modules/\(module)").path
                return try FileManager.default.contentsOfDirectory(atPath: path)
                    .filter { BuildFolder.sourcesOfEveryModule.contains($0) }
            }
            return (try names("App"), try names("AppTests"))
        }
        let all = BuildFolder.sourcesOfEveryModule.count
        for (own, missing) in [
            ("struct DateFormatter {}", "FormattersOfSessions.swift"),
            ("final class ByteCountFormatter {}", "FormattersOfSessions.swift"),
            ("class DateIntervalFormatter {}", "FormattersOfSessions.swift"),
            ("struct PersonNameComponentsFormatter {}", "FormatterOfNames.swift"),
            (
                "extension Calendar { static var current: Calendar { Calendar(identifier: .iso8601) } }",
                "SettingsOfSessions.swift"
            ),
        ] {
            let (app, tests) = try sources(own)
            #expect(!app.contains(missing) && app.count == all - 1)
            #expect(!tests.contains(missing) && tests.count == all - 1)
        }
        for own in [
            "extension DateFormatter { static let short = DateFormatter() }",
            "extension Calendar {\n    var day: Int {\n        let current = Date()\n        return 1\n    }\n}",
            "enum Styles {\n    struct DateFormatter {}\n}",
        ] {
            let (app, tests) = try sources(own)
            #expect(app.count == all && tests.count == all, "\(own)")
        }
    }

    @Test func `a copy that is written again has another date for the compiler, which sees whole seconds`() throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app])
        let folder = folder(fixture)
        let project = try fixture.read()
        let source = project.modules[0].sources[0]
        let seconds = try (0..<4).map { edit in
            try fixture.write(ProjectFixture.app + "// \(edit)", at: "App.swift")
            let copy = folder.url.appendingPathComponent(
                try folder.update(source, of: project.modules[0], in: project.modules).path)
            return CompilerDate.second(of: try #require(CompilerDate.of(copy)))
        }
        #expect(Set(seconds).count == 4 && seconds == seconds.sorted())
    }

    @Test func `resources are links, and those of one name in a bundle are an error`() throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app, "a/data.json": "[]"])
        let folder = folder(fixture)
        let project = try fixture.read()
        _ = try folder.write(project, starting: project.modules[0])
        let link = folder.url.appendingPathComponent("Modules/App/a/data.json").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == fixture.url.path + "/a/data.json")
        try fixture.write("[]", at: "b/data.json")
        let later = try fixture.read()
        let error = #expect(throws: ProjectError.self) { try folder.write(later, starting: later.modules[0]) }
        #expect(error?.reason.contains("a/data.json and b/data.json") == true)
    }

    @Test func `the manifest has the settings, products and packages of what is built`() throws {
        let module = Module(
            name: "Shop", kind: .app,
            resources: [
                ModuleResource(url: URL(fileURLWithPath: "/a/Assets.xcassets"), path: "Assets.xcassets")
            ],
            dependencies: ["Kit"], products: [PackageProduct(name: "Algorithms", package: "swift-algorithms")],
            settings: CompilerSettings(languageMode: "6", upcomingFeatures: ["ExistentialAny"], conditions: ["PAID"]))
        let used = RemotePackage(url: "https://example.org/swift-algorithms.git", requirement: .exact("1.2.0"))
        let unused = RemotePackage(url: "https://example.org/other", requirement: .branch("main"))
        let project = SwiftProject(
            name: "Shop \"2\"", kind: .xcode, root: URL(fileURLWithPath: "/a"), modules: [module],
            packages: [used, unused])
        let text = OverlayManifest(project, modules: [module], engine: engine).text
        for part in [
            ".executableTarget(", "name: \"Shop\"", ".target(name: \"Kit\")", ".swiftLanguageMode(.v6)",
            ".product(name: \"Algorithms\", package: \"swift-algorithms\")", ".defaultIsolation(MainActor.self)",
            ".process(\"Assets.xcassets\")", ".enableUpcomingFeature(\"ExistentialAny\")", ".define(\"PAID\")",
            "\"UIKit=VitrineUIKit\"", ".plugin(name: \"AssetSymbols\", package: \"Vitrine\")", "path: \"/engine\"",
            "url: \"https://example.org/swift-algorithms.git\", exact: \"1.2.0\"",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(!text.contains("example.org/other"))
    }

    @Test(arguments: [
        ("final class Feed: NSObject, XMLParserDelegate {}", true), ("let XMLPath = 1", false), ("// none", false),
    ])
    func `only a module that names XML is linked with it`(source: String, isLinked: Bool) throws {
        let fixture = try ProjectFixture(["Feed.swift": "import SwiftUI\n" + source])
        let folder = folder(fixture)
        _ = try folder.write(fixture.read(), starting: nil)
        let manifest = try #require(written("Package.swift", in: folder))
        #expect(manifest.contains("\"-import-module\", \"-Xfrontend\", \"FoundationXML\"") == isLinked)
    }

    @Test func `a project without an entry gets a program that links its modules`() throws {
        let fixture = try ProjectFixture(["View.swift": "import SwiftUI"])
        let folder = folder(fixture)
        let product = try folder.write(fixture.read(), starting: nil).product
        #expect(product == BuildFolder.previewProgram)
        let program = try #require(written("Modules/\(product)/Program.swift", in: folder))
        #expect(program.contains("import App\n"))
        #expect(written("Package.swift", in: folder)?.contains(".target(name: \"App\")") == true)
    }

    /// A package with an app, a library and tests.
    private static let package = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Kit"), .executableTarget(name: "shop-app", dependencies: ["Kit"]),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
            ])
        """,
        "Sources/Kit/Kit.swift": "import SwiftUI", "Sources/shop-app/App.swift": ProjectFixture.app,
        "Tests/KitTests/KitTests.swift": "import XCTest",
    ]

    @Test func `a program's Info.plist is written for it, for tests the app's, and none for previews alone`() throws {
        let fixture = try ProjectFixture(Self.package)
        let folder = folder(fixture)
        let project = try fixture.read()
        let app = try #require(project.modules.first { $0.kind == .app })
        let name = ["CFBundleName": "shop-app", "CFBundleInfoDictionaryVersion": "6.0"]
        let list = folder.url.appendingPathComponent("Info.plist")
        _ = try folder.write(project, starting: app)
        #expect(InfoPlist.values(of: list) as? [String: String] == name)
        _ = try folder.write(project, starting: nil)
        #expect(!FileManager.default.fileExists(atPath: list.path))
        _ = try folder.write(testsOf: project)
        #expect(InfoPlist.values(of: list) as? [String: String] == name)
    }

    @Test(arguments: [
        ("static var game = Game() // vitrine:shared", true), ("static var game = Game()", false),
    ])
    func `a program whose visitors share a variable says so in its Info.plist`(source: String, isShared: Bool) throws {
        let fixture = try ProjectFixture([
            "App.swift": ProjectFixture.app, "Game.swift": "final class Game {\n    \(source)\n}\n",
        ])
        let folder = folder(fixture)
        let project = try fixture.read()
        _ = try folder.write(project, starting: project.modules[0])
        let values = try #require(InfoPlist.values(of: folder.url.appendingPathComponent("Info.plist")))
        #expect(values["VitrineSharesState"] as? Bool == (isShared ? true : nil))
        #expect(values["CFBundleName"] as? String == "App")
    }

    @Test func `a program is laid out with its Info.plist, and anew without`() throws {
        let fixture = try ProjectFixture([
            "package/Package.swift": "name: \"Overlay-Shop\"", "package/Info.plist": "<plist/>",
            "built/Shop": "program",
            "built/Overlay-Shop_Shop.resources/a.txt": "a", "built/Overlay-Other_Other.resources/a.txt": "a",
        ])
        let package = fixture.url.appendingPathComponent("package")
        let build = ProjectBuild(package: package, scratch: fixture.url.appendingPathComponent("scratch"))
        let run = package.appendingPathComponent("run")
        func laidOut() throws -> [String] {
            try build.layOut("Shop", from: fixture.url.appendingPathComponent("built"), in: run)
            return try FileManager.default.contentsOfDirectory(atPath: run.path).sorted()
        }
        #expect(try laidOut() == ["Info.plist", "Overlay-Shop_Shop.resources", "Shop"])
        try FileManager.default.removeItem(at: package.appendingPathComponent("Info.plist"))
        #expect(try laidOut() == ["Overlay-Shop_Shop.resources", "Shop"])
    }

    @Test(arguments: [
        ("[12/345] Compiling App ContentView.swift", "progress 12 345"), ("Building for debugging...", "nothing"),
        ("", "nothing"),
        ("/a/App.swift:3:1: error: no", "line"), ("warning: 'overlay': prohibited flag(s): -pthread", "nothing"),
    ])
    func `lines of a build are steps, words for the developer or nothing`(line: String, kind: String) {
        switch ProjectBuild.event(line) {
        case .progress(let done, let all, _): #expect(kind == "progress \(done) \(all)")
        case .line(let text): #expect(kind == "line" && text == line)
        case nil: #expect(kind == "nothing")
        }
    }
}
