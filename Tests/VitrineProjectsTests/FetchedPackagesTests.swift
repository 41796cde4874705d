// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

/// Git repositories that are made here.
@Suite struct FetchedPackagesTests {
    private static func manifest(_ name: String, needs: String? = nil, more: String = "") -> String {
        let dependency = needs.map { ".package(url: \"\($0)\", from: \"1.0.0\")" } ?? ""
        let product = needs.map {
            ".product(name: \"\(URL(fileURLWithPath: $0).lastPathComponent)\", package: \"\(URL(fileURLWithPath: $0).lastPathComponent)\")"
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependency)],
                targets: [.target(name: "\(name)", dependencies: [\(product ?? "")])\(more)])
            """
    }

    private func git(_ words: String..., in folder: URL) throws {
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        let answer = try CommandOutput(of: ["git", "-C", folder.path] + identity + words)
        #expect(answer.status == 0, "\(words): \(answer.errors)")
    }

    private func repository(_ name: String, in fixture: ProjectFixture, manifest: String, source: String) throws
        -> String
    {
        try fixture.write(manifest, at: "../\(name)/Package.swift")
        try fixture.write(source, at: "../\(name)/Sources/\(name)/\(name).swift")
        let folder = fixture.url.deletingLastPathComponent().appendingPathComponent(name)
        try git("init", "--quiet", in: folder)
        try git("add", "--all", "--force", in: folder)
        try git("commit", "--quiet", "--message", "First", in: folder)
        try git("tag", "1.0.0", in: folder)
        return folder.path
    }

    @Test func `packages that import SwiftUI, and those that need them, become modules; others stay packages`() throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app])
        let views = try repository(
            "Views", in: fixture, manifest: Self.manifest("Views"), source: "import SwiftUI\npublic let views = 1")
        let screens = try repository(
            "Screens", in: fixture, manifest: Self.manifest("Screens", needs: views), source: "public let screens = 1")
        let plain = try repository(
            "Plain", in: fixture, manifest: Self.manifest("Plain"),
            source: "#if canImport(UIKit)\nimport UIKit\n#endif\npublic let plain = 1")
        var project = try fixture.read()
        project.packages = [screens, plain].map {
            RemotePackage(url: $0, requirement: .range(from: "1.0.0", to: "2.0.0"))
        }
        project.modules[0].products = [
            PackageProduct(name: "Screens", package: "Screens"), PackageProduct(name: "Plain", package: "Plain"),
        ]
        let fetched = FetchedPackages(fixture.url.deletingLastPathComponent().appendingPathComponent("fetched"))
        let copied = try fetched.copied(into: project)
        #expect(copied.modules.map(\.name) == ["App", "Views", "Screens"])
        #expect(copied.modules[0].dependencies == ["Screens"])
        #expect(copied.modules[0].products == [PackageProduct(name: "Plain", package: "Plain")])
        #expect(copied.modules[2].dependencies == ["Views"])
        #expect(copied.packages.map(\.identity) == ["Plain"])
        #expect(copied.modules[1].sources.map(\.path) == ["Views.swift"])
    }

    @Test func `a package with other sources than Swift's stays a package, and that is said`() throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app])
        let more = ", .systemLibrary(name: \"CThing\", path: \"Sources/CThing\")"
        try fixture.write("module CThing {}", at: "../Views/Sources/CThing/module.modulemap")
        let views = try repository(
            "Views", in: fixture, manifest: Self.manifest("Views", more: more), source: "import SwiftUI")
        var project = try fixture.read()
        project.packages = [RemotePackage(url: views, requirement: .exact("1.0.0"))]
        project.modules[0].products = [PackageProduct(name: "Views", package: "Views")]
        let fetched = FetchedPackages(fixture.url.deletingLastPathComponent().appendingPathComponent("fetched"))
        let copied = try fetched.copied(into: project)
        #expect(copied.packages == project.packages)
        #expect(copied.notes == ["The package views does not see Vitrine: its target CThing is of type system."])
    }

    @Test func `a package that cannot be fetched is left to the build`() throws {
        let fixture = try ProjectFixture(["App.swift": ProjectFixture.app])
        var project = try fixture.read()
        project.packages = [RemotePackage(url: fixture.url.path + "/none", requirement: .exact("1.0.0"))]
        project.modules[0].products = [PackageProduct(name: "None", package: "none")]
        let fetched = FetchedPackages(fixture.url.deletingLastPathComponent().appendingPathComponent("fetched"))
        #expect(try fetched.copied(into: project) == project)
    }

    @Test func `imports behind canImport are conditional`() {
        let text = SourceText(
            "import A\n#if os(iOS)\nimport B\n#if canImport(C)\nimport C\n#else\nimport D\n#endif\n#endif\nimport E")
        #expect(text.unconditionalImports == ["A", "B", "E"])
    }
}
