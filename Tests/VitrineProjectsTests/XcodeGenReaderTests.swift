// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct XcodeGenReaderTests {
    private func fixture() throws -> ProjectFixture {
        try ProjectFixture([
            "project.yml": """
            name: Shop
            include:
              - base.yml
            packages:
              Algorithms: {url: https://github.com/apple/swift-algorithms, from: 1.2.0}
              Kit: {path: Kit}
            settings:
              base: {SWIFT_VERSION: "6.0"}
            targets:
              Shop:
                type: application
                platform: iOS
                templates: [Feature]
                sources:
                  - path: Sources
                    excludes: ["Old/**", "**/*.generated.swift"]
                  - Shared/Common.swift
                  - {path: Missing, optional: true}
                  - Gone
                dependencies:
                  - target: ShopKit
                  - package: Algorithms
                  - {package: Kit, product: KitUI}
                settings:
                  base: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
                  configs: {Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: PAID}}
                preBuildScripts: [{script: swiftlint}]
              ShopKit: {type: framework, platform: iOS, sources: ShopKit}
              ShopTests:
                type: bundle.unit-test
                platform: iOS
                sources: Tests
                dependencies: [{target: Shop}]
              Widget: {type: app-extension, platform: iOS, sources: Widget}
              Desk: {type: application, platform: macOS, sources: Desk}
            """,
            "base.yml": "targetTemplates:\n  Feature:\n    sources: [\"${target_name}Feature\"]",
            "ShopFeature/Feature.swift": "", "Sources/App.swift": ProjectFixture.app, "Sources/Old/Old.swift": "",
            "Sources/Names.generated.swift": "", "Sources/Assets.xcassets/Contents.json": "{}",
            "Shared/Common.swift": "", "Shared/Other.swift": "", "ShopKit/Kit.swift": "",
            "Tests/T.swift": "import XCTest",
            "Widget/W.swift": "", "Desk/D.swift": ProjectFixture.app,
            "Kit/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "KitUI", targets: ["KitUI"])], targets: [.target(name: "KitUI")])
            """,
            "Kit/Sources/KitUI/Kit.swift": "",
        ])
    }

    @Test func `targets, templates, patterns, settings and packages are read`() throws {
        let project = try fixture().read()
        #expect(project.kind == .xcodeGen)
        #expect(project.name == "Shop")
        #expect(project.modules.map(\.name) == ["ShopKit", "KitUI", "Shop", "ShopTests"])
        let app = try #require(project.modules.first { $0.kind == .app })
        #expect(app.sources.map(\.path) == ["ShopFeature/Feature.swift", "Sources/App.swift", "Shared/Common.swift"])
        #expect(app.resources.map(\.path) == ["Sources/Assets.xcassets"])
        #expect(app.dependencies == ["ShopKit", "KitUI"])
        #expect(app.products == [PackageProduct(name: "Algorithms", package: "swift-algorithms")])
        #expect(app.settings.languageMode == "6")
        #expect(app.settings.isMainActorByDefault)
        #expect(app.settings.conditions == ["PAID"])
        #expect(project.packages.map(\.requirement) == [.range(from: "1.2.0", to: "2.0.0")])
    }

    @Test func `what is left out is said`() throws {
        let notes = try fixture().read().notes.joined(separator: "\n")
        #expect(notes.contains("Shop: its scripts are not run."))
        #expect(notes.contains("Of the apps Desk, Shop this is Shop; --target chooses another one."))
        #expect(notes.contains("Shop: there is nothing at Gone."))
        #expect(!notes.contains("Missing"))
    }

    @Test func `an app can be chosen, and one that is not there is an error`() throws {
        #expect(try fixture().read(target: "Desk").modules.map(\.name) == ["Desk"])
        let error = #expect(throws: ProjectError.self) { try fixture().read(target: "Widget") }
        #expect(error?.remedy == "Its apps: Desk, Shop.")
    }

    @Test func `a file that is no YAML is an error`() throws {
        let fixture = try ProjectFixture(["project.yml": "a: [b"])
        let error = #expect(throws: ProjectError.self) { try fixture.read() }
        #expect(error?.reason.contains("no YAML") == true)
    }

    @Test(arguments: [
        ("**/*.swift", "A.swift", true), ("**/*.swift", "a/b/A.swift", true), ("*.swift", "a/A.swift", false),
        ("a/**", "a/b/C.swift", true), ("a/**", "b/C.swift", false), ("{a,b}/?.swift", "b/C.swift", true),
        ("a+b(1).swift", "a+b(1).swift", true), ("./a/*", "a/B.swift", true),
    ])
    func `patterns name paths`(pattern: String, path: String, isNamed: Bool) {
        #expect(FilePattern(pattern).matches(path) == isNamed)
    }

    @Test func `a pattern of folders names what is in them`() {
        #expect(FilePattern("Old").matchesFolder(of: "Old/a/B.swift"))
        #expect(!FilePattern("Old").matchesFolder(of: "Older/B.swift"))
    }
}
