// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

@Suite struct ProjectCheckTests {
    @Test func `a project is described with the platform's answers, flags and packages that cannot be fetched`() throws
    {
        let fixture = try ProjectFixture(["App.swift": "#if os(iOS)\n#endif", "AppTests.swift": "import Testing"])
        var project = try fixture.read()
        project.modules[0].products = [PackageProduct(name: "Gone", package: "gone")]
        project.packages = [
            RemotePackage(url: fixture.url.path + "/gone", requirement: .branch("main")),
            RemotePackage(url: "https://x.invalid/swift-snapshot-testing", requirement: .branch("main")),
        ]
        let check = try ProjectCheck(
            project, in: fixture.url.deletingLastPathComponent().appendingPathComponent("check"),
            engine: fixture.url, platform: .iOS)
        #expect(check.units.map(\.name) == ["App", "AppTests"])
        #expect(check.units[1].dependencies == ["App"])
        #expect(check.units[0].flags.contains("MainActor") && check.units[1].flags.contains("nonisolated"))
        let file = try #require(check.units[0].files.first)
        #expect(file.original == fixture.url.path + "/App.swift")
        #expect(try String(contentsOfFile: file.copy, encoding: .utf8) == "#if true\n#endif")
        #expect(check.packages.map(\.modules) == [["Gone"]])
        #expect(check.packages[0].failure?.isEmpty == false)
    }

    @Test func `the flags of settings are those of SwiftPM`() {
        let settings = CompilerSettings(
            languageMode: "6", isMainActorByDefault: false, upcomingFeatures: ["ExistentialAny"],
            experimentalFeatures: ["Lifetimes"], conditions: ["PAID"])
        #expect(
            settings.compilerFlags == [
                "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
                "-enable-experimental-feature", "Lifetimes", "-DPAID", "-DDEBUG", "-default-isolation", "nonisolated",
            ])
    }
}
