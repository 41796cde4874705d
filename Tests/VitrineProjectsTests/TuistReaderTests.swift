// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct TuistReaderTests {
    private static let manifest = """
        import ProjectDescription
        import ProjectDescriptionHelpers

        private let destinations: Destinations = [.iPhone, .iPad]
        let kits = ["Algorithms", "Collections"]
        let swift: SettingsDictionary = ["SWIFT_VERSION": "6.0"]

        func tests(of name: String, sources: SourceFilesList = ["Tests/**"]) -> Target {
            let suite = "\\(name)Tests"
            return .target(
                name: suite, destinations: destinations, product: .unitTests, bundleId: "a.b",
                sources: sources, dependencies: [.target(name: name)])
        }

        let project = Project(
            name: "Shop",
            packages: [
                .remote(url: "https://x.invalid/swift-algorithms.git", requirement: .upToNextMajor(from: "1.2.0")),
                .package(url: "https://x.invalid/swift-collections", .upToNextMinor(from: "1.1.0")),
                .local(path: "Kit"),
            ],
            settings: .settings(base: swift, configurations: [
                .debug(name: "Debug", settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "PAID"]]),
            ]),
            targets: [
                .target(
                    name: "Shop", destinations: destinations, product: .app, bundleId: "a.b.\\(prefix)",
                    infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
                    sources: [.glob("Sources/**", excluding: ["Sources/Old/**"]), "Shared/Common.swift"],
                    resources: ["Sources/Assets.xcassets", "Resources/**"],
                    scripts: [.pre(script: "swiftlint", name: "Lint")],
                    dependencies: [.target(name: "ShopKit"), .package(product: "KitUI")]
                        + kits.map { .package(product: $0) },
                    settings: .settings(base: swift.merging(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]))),
                .kit("ShopKit"),
                tests(of: "Shop"),
                .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w", sources: ["W/**"]),
                Target(name: "Desk", platform: .macOS, product: .app, bundleId: "d", sources: "Desk/**"),
            ])
        """

    private func fixture(_ more: [String: String] = [:]) throws -> ProjectFixture {
        try ProjectFixture(
            [
                "Project.swift": Self.manifest,
                "Tuist/ProjectDescriptionHelpers/Target+Kit.swift": """
                import ProjectDescription
                public let prefix = "shop"
                extension Target {
                    public static func kit(_ name: String) -> Target {
                        .target(name: name, destinations: .iOS, product: .staticFramework, bundleId: "k", buildableFolders: [.folder("\\(name)")])
                    }
                }
                """,
                "Sources/App.swift": ProjectFixture.app, "Sources/Old/Old.swift": "", "Sources/note.json": "{}",
                "Sources/Assets.xcassets/Contents.json": "{}", "Resources/a.json": "{}", "Shared/Common.swift": "",
                "Shared/Other.swift": "", "ShopKit/Kit.swift": "", "ShopKit/kit.json": "{}",
                "Tests/T.swift": "import XCTest", "Desk/D.swift": ProjectFixture.app,
                "Kit/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Kit", products: [.library(name: "KitUI", targets: ["KitUI"])], targets: [.target(name: "KitUI")])
                """,
                "Kit/Sources/KitUI/Kit.swift": "",
            ].merging(more) { $1 })
    }

    @Test func `targets, patterns, settings, packages, constants and functions are read`() throws {
        let project = try fixture().read()
        #expect(project.kind == .tuist && project.name == "Shop")
        #expect(project.modules.map(\.name) == ["ShopKit", "KitUI", "Shop", "ShopTests"])
        let app = try #require(project.modules.first { $0.kind == .app })
        #expect(app.sources.map(\.path) == ["Sources/App.swift", "Shared/Common.swift"])
        #expect(app.resources.map(\.path) == ["Sources/Assets.xcassets", "Resources/a.json"])
        #expect(app.dependencies == ["ShopKit", "KitUI"])
        #expect(app.products.map(\.package) == ["swift-algorithms", "swift-collections"])
        #expect(app.settings.languageMode == "6" && app.settings.isMainActorByDefault)
        #expect(app.settings.conditions == ["PAID"])
        #expect(
            project.packages.map(\.requirement) == [
                .range(from: "1.2.0", to: "2.0.0"), .range(from: "1.1.0", to: "1.2.0"),
            ])
        #expect(project.modules[0].resources.map(\.path) == ["ShopKit/kit.json"])
        #expect(project.modules[3].dependencies == ["Shop"] && project.modules[3].kind == .tests)
    }

    @Test func `what is left out is said, and nothing else`() throws {
        #expect(
            try fixture().read().notes == [
                "Shop: its scripts are not run.",
                "Of the apps Shop, Desk this is Shop; --target chooses another one.",
            ])
    }

    @Test func `an app can be chosen, and one that is not there is an error`() throws {
        #expect(try fixture().read(target: "Desk").modules.map(\.name) == ["Desk"])
        let error = #expect(throws: ProjectError.self) { try fixture().read(target: "Widget") }
        #expect(error?.remedy == "Its apps: Shop, Desk.")
    }

    @Test func `what only running the manifest would tell is said with file and line`() throws {
        let fixture = try ProjectFixture([
            "Project.swift": """
            import ProjectDescription
            let project = Project(
                name: "Shop",
                targets: [
                    .target(
                        name: "Shop", destinations: .iOS, product: .app, bundleId: Environment.id.getString(default: ""),
                        sources: ["Sources/**"],
                        dependencies: ProcessInfo.processInfo.environment["KIT"] == nil ? [] : [.external(name: "Kit")],
                        settings: .settings(base: ["SWIFT_VERSION": version(), "CODE_SIGN": sign()])),
                ] + Feature.allCases.map(\\.target))
            enum Feature: String, CaseIterable { case home }
            """,
            "Sources/App.swift": ProjectFixture.app,
        ])
        let notes = try fixture.read().notes
        #expect(notes.count == 3)
        #expect(notes.contains { $0.hasPrefix("Project.swift:8: `ProcessInfo.processInfo.environment") })
        #expect(notes.contains("Project.swift:9: `version()` is not read, since manifests are not run."))
        #expect(notes.contains { $0.hasPrefix("Project.swift:10: `") })
    }

    @Test func `a workspace joins projects, which name targets of each other`() throws {
        let fixture = try ProjectFixture([
            "Workspace.swift": """
            import ProjectDescription
            let workspace = Workspace(name: "Shop", projects: ["App", "Modules/**"])
            """,
            "App/Project.swift": """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["Sources/**"],
                    dependencies: [
                        .project(target: "Core", path: .relativeToRoot("Modules/Core")),
                        .project(target: "Look", path: "../Modules/Look"),
                        .external(name: "ComposableArchitecture"),
                    ]),
            ])
            """,
            "Modules/Core/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Core", targets: [
                .target(name: "Core", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Sources/**"])])
            """,
            "Modules/Look/Project.swift": """
            import ProjectDescription
            let project = Project(name: "Look", targets: [
                .target(name: "Look", destinations: .iOS, product: .framework, bundleId: "l", sources: ["Sources/**"])])
            """,
            "Tuist/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            #if TUIST
            import ProjectDescription
            let packageSettings = PackageSettings(productTypes: [:])
            #endif
            let package = Package(name: "App", dependencies: [
                .package(url: "https://x.invalid/swift-composable-architecture", from: "1.0.0"),
                .package(url: "https://x.invalid/other", from: "1.0.0"),
            ])
            """,
            "App/Sources/App.swift": ProjectFixture.app, "Modules/Core/Sources/Core.swift": "",
            "Modules/Look/Sources/Look.swift": "",
        ])
        for path in ["", "App"] {
            let project = try fixture.read(path)
            #expect(project.kind == .tuist && project.notes == [])
            #expect(project.modules.map(\.name) == ["Core", "Look", "App"])
            #expect(project.modules[2].dependencies == ["Core", "Look"])
            #expect(project.modules[2].sources.map(\.path) == ["App/Sources/App.swift"])
            #expect(project.packages.map(\.identity) == ["swift-composable-architecture"])
        }
    }

    @Test func `a package of an older list is read, and one with a shim is not fetched`() throws {
        let fixture = try ProjectFixture([
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                Target(name: "App", platform: .iOS, product: .app, bundleId: "a", sources: ["Sources/**"],
                    dependencies: [.external(name: "NukeUI"), .external(name: "Unknown")]),
            ])
            """,
            "Tuist/Dependencies.swift": """
            import ProjectDescription
            let dependencies = Dependencies(swiftPackageManager: [
                .remote(url: "https://github.com/kean/Nuke", requirement: .upToNextMajor(from: "12.0.0")),
                .remote(url: "https://x.invalid/other", requirement: .branch("main")),
            ])
            """,
            "Sources/App.swift": ProjectFixture.app,
        ])
        let project = try fixture.read()
        #expect(project.packages == [] && project.shims.map(\.name) == ["Nuke"])
        #expect(project.notes.contains("The package of Unknown is not found; App is built without it."))
    }
}
