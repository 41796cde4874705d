// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct PackageShimTests {
    private static let engine = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func package(_ dependencies: String, products: String) throws -> ProjectFixture {
        try ProjectFixture([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", dependencies: [\(dependencies)],
                targets: [.executableTarget(name: "Shop", dependencies: [\(products)])])
            """,
            "Sources/Shop/App.swift": ProjectFixture.app,
        ])
    }

    @Test func `a package with a shim is not among those that are fetched, and that is said`() throws {
        let fixture = try package(
            ".package(url: \"https://github.com/onevcat/Kingfisher.git\", from: \"8.0.0\"), "
                + ".package(url: \"https://x.invalid/plain\", from: \"1.0.0\")",
            products: "\"Kingfisher\", .product(name: \"Plain\", package: \"plain\")")
        let project = try fixture.read()
        #expect(project.packages.map(\.identity) == ["plain"])
        #expect(project.modules[0].products.map(\.name) == ["Plain"])
        #expect(project.shimAnswers == [PackageShim.Answer(module: "Kingfisher", ours: "VitrineKingfisher")])
        #expect(project.notes == [PackageShim.all[0].note])
        let manifest = OverlayManifest(project, modules: project.modules, engine: Self.engine).text
        #expect(manifest.contains("\"-module-alias\", \"Kingfisher=VitrineKingfisher\""))
        #expect(manifest.contains(".product(name: \"VitrineKingfisher\", package: \"Vitrine\")"))
        #expect(!manifest.contains("onevcat"))
    }

    @Test(arguments: RareModules.all.map(\.name))
    func `modules that few apps import are linked with those only`(module: String) throws {
        for (source, isLinked) in [("import \(module)\n" + ProjectFixture.app, true), (ProjectFixture.app, false)] {
            let fixture = try ProjectFixture(["App.swift": source])
            let project = try fixture.read()
            let manifest = OverlayManifest(project, modules: project.modules, engine: Self.engine).text
            #expect(manifest.contains("\"-module-alias\", \"\(module)=Vitrine\(module)\"") == isLinked)
            #expect(manifest.contains(".product(name: \"Vitrine\(module)\", package: \"Vitrine\")") == isLinked)
            #expect(RareModules.names(importedBy: project) == (isLinked ? [module] : []))
            #expect(RareModules.names(importedBelow: project.root) == (isLinked ? [module] : []))
        }
    }

    @Test(arguments: [
        ("https://github.com/kean/Nuke.git", ["Nuke", "NukeUI"]), ("https://github.com/airbnb/lottie-spm", ["Lottie"]),
        ("https://github.com/airbnb/lottie-ios.git", ["Lottie"]), ("git@github.com:kean/Nuke.git", ["Nuke", "NukeUI"]),
        ("https://github.com/SDWebImage/SDWebImageSwiftUI", ["SDWebImageSwiftUI", "SDWebImage"]),
        ("https://github.com/siteline/SwiftUI-Introspect.git", ["SwiftUIIntrospect", "Introspect"]),
    ])
    func `shims are found by the package's address`(url: String, modules: [String]) {
        let remote = RemotePackage(url: url, requirement: .branch("main"))
        #expect(PackageShim.of(remote.identity)?.answers.map(\.module) == modules)
    }

    @Test func `a product that a shim lacks is said`() throws {
        let fixture = try package(
            ".package(url: \"https://github.com/kean/Nuke\", from: \"12.0.0\")",
            products: ".product(name: \"NukeUI\", package: \"Nuke\"), .product(name: \"NukeVideo\", package: \"Nuke\")")
        #expect(try fixture.read().notes.last == "Shop: the shim of Nuke has no product NukeVideo.")
    }

    @Test func `a check is told the modules of shims, and what they have`() throws {
        let fixture = try package(
            ".package(url: \"https://github.com/kean/Nuke\", from: \"12.0.0\")",
            products: ".product(name: \"NukeUI\", package: \"Nuke\")")
        let check = try ProjectCheck(
            fixture.read(), in: fixture.url.deletingLastPathComponent().appendingPathComponent("check"),
            engine: Self.engine, platform: .iOS)
        #expect(check.shims.map(\.name) == ["Nuke"])
        #expect(check.shims[0].modules == ["Nuke": "VitrineNuke", "NukeUI": "VitrineNukeUI"])
        let lines = check.shims[0].contents
        #expect(lines.contains { $0.hasPrefix("LazyImage: ") && $0.contains("onCompletion(_:)") })
        #expect(!lines.contains { $0.contains("allActions") })
    }

    @Test func `a failing file is known to import a shim`() throws {
        let fixture = try ProjectFixture(["A.swift": "import NukeUI", "B.swift": "import SwiftUI"])
        let shim = try #require(PackageShim.of("nuke"))
        #expect(shim.isImported(by: fixture.url.path + "/A.swift"))
        #expect(!shim.isImported(by: fixture.url.path + "/B.swift"))
    }

    @Test(arguments: PackageShim.all)
    func `every module of a shim is a product of the engine and is on its page with all that it has`(shim: PackageShim)
        throws
    {
        let manifest = try String(contentsOf: Self.engine.appendingPathComponent("Package.swift"), encoding: .utf8)
        let page = try String(
            contentsOf: Self.engine.appendingPathComponent("Documentation/HowTo/Packages.md"), encoding: .utf8)
        for answer in shim.answers { #expect(manifest.contains("\"\(answer.ours)\"")) }
        let lines = ShimContents(shim, engine: Self.engine).lines
        #expect(!lines.isEmpty)
        for line in lines {
            #expect(page.contains("\n    \(line)\n"), "Documentation/HowTo/Packages.md lacks the line: \(line)")
        }
    }
}
