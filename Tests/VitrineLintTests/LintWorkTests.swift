// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

/// What reading and judging a project takes, counted.
struct LintWorkTests {
    /// The sample as that many features, each of which breaks rules that look at other files.
    private static func sources(features count: Int) throws -> [String: String] {
        let sample = try Sample.conforming()
            .replacing("private(set) var state", with: "var state", in: "ItemListViewModel")
            .replacing("final class", with: "class", in: "ItemDetailViewModel")
        var sources: [String: String] = [:]
        for index in 0..<count {
            for (path, text) in sample.sources {
                sources[path.replacing("Features/Item/", with: "Features/Item\(index)/")] = text
            }
        }
        return sources
    }

    private static func work(of sources: [String: String], _ profile: Profile) -> (LintWork, findings: Int) {
        let work = LintWork()
        let findings = LintWork.$current.withValue(work) {
            var configuration = Configuration()
            configuration.profile = profile
            return Linter(configuration).findings(in: Project(sources: sources)).count
        }
        return (work, findings)
    }

    @Test(arguments: Profile.allCases)
    func `each file is parsed once`(profile: Profile) throws {
        let sources = try Self.sources(features: 3)
        let (work, findings) = Self.work(of: sources, profile)
        #expect(work.parsedFiles == sources.count)
        #expect(findings > 0)
    }

    @Test(arguments: Profile.allCases)
    func `rules walk no more than in proportion to the project`(profile: Profile) throws {
        let (small, _) = Self.work(of: try Self.sources(features: 4), profile)
        let (large, _) = Self.work(of: try Self.sources(features: 16), profile)
        #expect(small.walkedNodes > 0)
        #expect(large.walkedNodes <= 4 * small.walkedNodes)
    }

    @Test
    func `other texts for some files leave the others as they were parsed`() throws {
        let sources = ["A.swift": "struct A {}", "B.swift": "struct B {}"]
        let work = LintWork()
        let project = LintWork.$current.withValue(work) {
            Project(sources: sources).replacing(["B.swift": "struct C {}", "D.swift": "struct D {}"])
        }
        #expect(project.files.map(\.path) == ["A.swift", "B.swift"])
        #expect(project.sourceTypes.map(\.name) == ["A", "C"])
        #expect(work.parsedFiles == 4)
    }

    /// As marks and comments that allow are found without a walk.
    @Test
    func `comments count and texts do not`() {
        let project = Project(sources: [
            "A.swift": #"""
            // MARK: - First
            let text = "// MARK: - Text" // MARK: - Behind
            /// // MARK: - Documented
            /* // MARK: - Block */
            // Other words // MARK: - Within
            let lines = """
                // MARK: - Lines
                // vitrine:disable:next lines -- of a text
                """
            // MARK: - Two
            // MARK: - Three
            // vitrine:disable:next rule -- reason
            func last() {}
            // MARK: - End
            """#
        ])
        #expect(project.files.flatMap(\.marks).map(\.title) == ["First", "Behind", "Two", "Three", "End"])
        #expect(project.files.flatMap(\.marks).map(\.line) == [1, 2, 10, 11, 14])
        #expect(project.files.flatMap(\.directives).map(\.line) == [12])
    }
}
