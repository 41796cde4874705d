// Vitrine: SwiftUI for Linux. SPDX-License-Identifier: Apache-2.0
import Testing

/// The version that programs print is the newest one of the changelog and the one that Stability.md describes.
@Suite struct VersionTests {
    private static func text(_ path: String, in folder: String) throws -> String {
        let files = Repository.files(under: folder, extensions: ["md", "swift"])
        return try #require(files.first { $0.path == path }?.text, "\(path) is missing")
    }

    /// The versions of a changelog's sections, newest first.
    private static func versions(in changelog: String) -> [String] {
        changelog.matches(of: /\n## (\d+\.\d+\.\d+)(?: \(\d{4}-\d\d-\d\d\))?(?=\n)/).map { String($0.1) }
    }

    @Test func allPlacesNameTheSameVersion() throws {
        let source = try Self.text("Sources/VitrineBase/VitrineVersion.swift", in: "Sources/VitrineBase")
        let version = try #require(source.firstMatch(of: /current = "(\d+\.\d+\.\d+)"/)?.1)
        let changelog = try Self.text("CHANGELOG.md", in: "")
        #expect(Self.versions(in: changelog).first.map { $0[...] } == version)
        let page = try Self.text("Documentation/Stability.md", in: "Documentation")
        #expect(page.firstMatch(of: /describes version \*\*([\d.]+)\*\*/)?.1 == version)
    }

    @Test func changesThatAreNotReleasedComeFirst() throws {
        let headings = try Self.text("CHANGELOG.md", in: "").split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(headings.first == "## Unreleased")
        #expect(headings.count == Self.versions(in: try Self.text("CHANGELOG.md", in: "")).count + 1, "\(headings)")
    }

    /// What the page promises is there: environment variables, the protocol's name, files of the data folder.
    @Test func stableNamesAreInTheSources() throws {
        let page = try Self.text("Documentation/Stability.md", in: "Documentation")
        let sources = Repository.files(under: "Sources", extensions: ["swift"]).map(\.text)
        let names =
            page.matches(of: /`((?:VITRINE|SNAPSHOT)_[A-Z_]+)`/).map { String($0.1) }
            + page.matches(of: /`(vitrine\.\d+)`/).map { String($0.1) }
            + ["defaults", "visitors.key", "home", "crashes", "snapshots.json"]
        #expect(names.count > 12)
        for name in names {
            #expect(page.contains("`\(name)`"), "\(name) is not on the page")
            #expect(sources.contains { $0.contains("\"\(name)\"") }, "no source has \(name)")
        }
        let variables = Set(sources.flatMap { $0.matches(of: /"((?:VITRINE|SNAPSHOT)_[A-Z_]+)"/).map { String($0.1) } })
        #expect(variables.subtracting(names).isEmpty, "not on the page: \(variables.subtracting(names).sorted())")
    }

    @Test func sectionsAreRead() {
        let text = "# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-12-01)\n\n- A\n\n## 1.1.9\n\n## Notes\n"
        #expect(Self.versions(in: text) == ["1.2.0", "1.1.9"])
    }
}
