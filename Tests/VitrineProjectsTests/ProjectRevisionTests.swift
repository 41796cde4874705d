// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineProjects

/// A project at a commit, in a folder of ours.
struct ProjectRevisionTests {
    /// A repository with a commit on `main`, and what is not committed.
    private final class Repository {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("revision-\(UUID().uuidString)")
        var places: URL { url.appendingPathComponent("places") }
        var root: URL { url.appendingPathComponent("Root") }

        init() throws {
            try write("old", "App/Sources/App.swift")
            try write("gone", "App/Sources/Gone.swift")
            try git("init", "--initial-branch", "main")
            try git("add", "--all")
            try git(
                "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", "commit",
                "--message", "First")
            try write("new", "App/Sources/App.swift")
            try FileManager.default.removeItem(at: root.appendingPathComponent("App/Sources/Gone.swift"))
            try write("new", "Later/Later.swift")
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, _ path: String) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        func git(_ words: String...) throws {
            let answer = try CommandOutput(of: ["git"] + words, in: root)
            #expect(answer.status == 0, "\(answer.errors)")
        }

        /// Every file, Git's own too, with its text and date.
        func state() throws -> [String: String] {
            var state: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
                let file = root.appendingPathComponent(path)
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                guard attributes[.type] as? FileAttributeType == .typeRegular else {
                    state[path] = ""
                    continue
                }
                let date = try #require(attributes[.modificationDate] as? Date)
                state[path] = "\(date.timeIntervalSince1970) \(try Data(contentsOf: file).count)"
            }
            return state
        }
    }

    @Test
    func theProjectIsAsItWasAndTheRepositoryIsNotWritten() throws {
        let repository = try Repository()
        let before = try repository.state()
        let revision = try ProjectRevision(
            "main", of: repository.root.appendingPathComponent("App"), in: repository.places)
        #expect(try repository.state() == before)
        #expect(revision.url.lastPathComponent == "App")
        #expect(revision.commit.count == 40)
        let sources = revision.url.appendingPathComponent("Sources")
        #expect(try String(contentsOf: sources.appendingPathComponent("App.swift"), encoding: .utf8) == "old")
        #expect(FileManager.default.fileExists(atPath: sources.appendingPathComponent("Gone.swift").path))
    }

    @Test
    func aProjectThatIsTheRepositoryKeepsItsName() throws {
        let repository = try Repository()
        let revision = try ProjectRevision("HEAD", of: repository.root, in: repository.places)
        #expect(revision.url.lastPathComponent == "Root")
    }

    @Test
    func anotherCommitLeavesNothingOfTheOneBefore() throws {
        let repository = try Repository()
        _ = try ProjectRevision("main", of: repository.root, in: repository.places)
        try repository.git("add", "--all")
        try repository.git(
            "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", "commit", "--message",
            "Second")
        let second = try ProjectRevision("main", of: repository.root, in: repository.places)
        let files = try FileManager.default.subpathsOfDirectory(atPath: second.url.path)
        #expect(files.filter { $0.hasSuffix(".swift") }.sorted() == ["App/Sources/App.swift", "Later/Later.swift"])
    }

    @Test(arguments: [
        ("nothing", "App", "no commit nothing"), ("--help", "App", "no commit --help"),
        ("main", "Later", "no Later at main"),
    ])
    func whatIsNotThereIsSaid(_ reference: String, _ project: String, _ reason: String) throws {
        let repository = try Repository()
        let error = try #require(throws: ProjectError.self) {
            _ = try ProjectRevision(
                reference, of: repository.root.appendingPathComponent(project), in: repository.places)
        }
        #expect(error.reason.contains(reason), "\(error.reason)")
    }

    @Test
    func aProjectOutsideOfARepositoryIsSaid() throws {
        let repository = try Repository()
        try FileManager.default.removeItem(at: repository.root.appendingPathComponent(".git"))
        let error = try #require(throws: ProjectError.self) {
            _ = try ProjectRevision("main", of: repository.root, in: repository.places)
        }
        #expect(error.reason.contains("no Git repository"))
    }
}
