// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct SourceFolderTests {
    @Test func `a file with an entry is an app`() throws {
        let fixture = try ProjectFixture(["My App.swift": ProjectFixture.app])
        let project = try fixture.read("My App.swift")
        #expect(project.kind == .file)
        #expect(project.modules.map(\.name) == ["My_App"])
        #expect(project.modules[0].kind == .app)
        #expect(project.modules[0].settings.languageMode == "5")
        #expect(project.modules[0].settings.upcomingFeatures == ["BareSlashRegexLiterals"])
    }

    /// Sources of before Xcode 26, whose new projects have everything on the main actor, put on it what belongs there.
    @Test(arguments: [
        ("final class Model {}", true), ("@MainActor final class Model {}", false),
        ("@MainActor\n@Observable public final class Model {}", false),
        ("struct A { @MainActor func run() {} }", false),
        ("// @MainActor class Model {}", true), ("let text = \"@MainActor class Model {}\"", true),
        ("func run() { Task { @MainActor in\n let a = 1 } }", true), ("let act: @MainActor () -> Void = {}", true),
        ("@MainActor class Model {}\nnonisolated struct Value {}", true),
        ("@MainActor class Model { nonisolated func run() {} }", false),
    ])
    func `sources that name the main actor were not written to be on it by default`(
        text: String, isByDefault: Bool
    ) throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app, "Model.swift": text])
        #expect(try fixture.read().modules[0].settings.isMainActorByDefault == isByDefault)
    }

    @Test func `a file without an entry says that it has none`() throws {
        let fixture = try ProjectFixture([
            "View.swift": "import SwiftUI\n// @main\nstruct A: View { var body: some View { Text(\"\") } }"
        ])
        let error = #expect(throws: ProjectError.self) { try fixture.read("View.swift") }
        #expect(error?.reason.contains("@main") == true)
    }

    @Test func `a folder is its sources and resources without tests, dependencies and hidden files`() throws {
        let fixture = try ProjectFixture([
            "FixtureApp.swift": ProjectFixture.app, "Views/Detail.swift": "import SwiftUI",
            "Assets.xcassets/Contents.json": "{}", "data.json": "[]", "Pods/Other.swift": "", ".build/Other.swift": "",
            "Tests/DetailTests.swift": "import XCTest", "Main.storyboard": "<xml/>",
        ])
        let project = try fixture.read()
        #expect(project.kind == .folder)
        #expect(project.modules[0].sources.map(\.path) == ["FixtureApp.swift", "Views/Detail.swift"])
        #expect(project.modules[0].resources.map(\.path) == ["Assets.xcassets", "data.json"])
        #expect(project.notes.count == 1)
        #expect(project.notes.first?.contains("Main.storyboard") == true)
    }

    @Test func `a folder of two apps names both entries`() throws {
        let fixture = try ProjectFixture(["A/A.swift": ProjectFixture.app, "B/B.swift": ProjectFixture.app])
        let error = #expect(throws: ProjectError.self) { try fixture.read() }
        #expect(error?.reason.contains("A/A.swift, B/B.swift") == true)
    }

    @Test func `a folder without an entry is a library`() throws {
        let fixture = try ProjectFixture(["View.swift": "import SwiftUI"])
        #expect(try fixture.read().modules.map(\.kind) == [.library])
    }

    @Test func `a playground has its manifest's name and language`() throws {
        let fixture = try ProjectFixture([
            "Game.swiftpm/Package.swift": """
            // swift-tools-version: 6.0
            import AppleProductTypes
            let package = Package(name: "Game", products: [.iOSApplication(name: "Great Game", targets: ["AppModule"])])
            """,
            "Game.swiftpm/MyApp.swift": ProjectFixture.app,
        ])
        let project = try fixture.read("Game.swiftpm")
        #expect(project.kind == .playground)
        #expect(project.name == "Great Game")
        #expect(project.modules[0].sources.map(\.path) == ["MyApp.swift"])
        #expect(project.modules[0].settings.languageMode == "6")
    }

    @Test func `a playground has its manifest's identifier, versions and list`() throws {
        let fixture = try ProjectFixture([
            "Game.swiftpm/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Game",
                products: [
                    .iOSApplication(
                        name: "Great Game", targets: ["AppModule"], bundleIdentifier: "a.b.game", displayVersion: "1.2",
                        bundleVersion: "34", appIcon: .placeholder(icon: .star),
                        additionalInfoPlistContentFilePath: "Info.plist")
                ],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """,
            "Game.swiftpm/Info.plist":
                "<plist version=\"1.0\"><dict><key>Level</key><integer>3</integer></dict></plist>",
            "Game.swiftpm/MyApp.swift": ProjectFixture.app,
        ])
        let project = try fixture.read("Game.swiftpm")
        let info = try #require(project.modules[0].info).values
        #expect(info["CFBundleName"] as? String == "Great Game")
        #expect(info["CFBundleIdentifier"] as? String == "a.b.game")
        #expect(info["CFBundleShortVersionString"] as? String == "1.2")
        #expect(info["CFBundleVersion"] as? String == "34")
        #expect(info["Level"] as? Int == 3)
        #expect(project.notes == [])
    }

    @Test func `a folder has the list among its sources, that of no extension, and without one its name`() throws {
        func list(_ more: String) -> String {
            "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>\(more)</dict></plist>"
        }
        let fixture = try ProjectFixture([
            "Shop/App.swift": ProjectFixture.app,
            "Shop/A/Info.plist": list("<key>NSExtension</key><dict/>"), "Shop/B/C/Info.plist": list(""),
            "Shop/B/Info.plist": list("<key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>"),
        ])
        let project = try fixture.read("Shop")
        #expect(project.modules[0].info?.values as? [String: String] == ["CFBundleName": "Shop"])
        #expect(
            project.notes == ["Shop: its Info.plist names build settings that are not there: CURRENT_PROJECT_VERSION"])
        try FileManager.default.removeItem(at: fixture.url.appendingPathComponent("Shop/B"))
        #expect(try fixture.read("Shop").modules[0].info == InfoPlist(named: "Shop"))
        #expect(try fixture.read("Shop/App.swift").modules[0].info == InfoPlist(named: "App"))
    }

    @Test(arguments: ["none", "notes.txt"])
    func `what is no project is an error with a remedy`(path: String) throws {
        let fixture = try ProjectFixture(["notes.txt": ""])
        let error = #expect(throws: ProjectError.self) { try fixture.read(path) }
        #expect(error?.remedy.isEmpty == false)
    }
}
