// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineDevelopment

@Suite struct FileWatcherTests {
    private let folder = TemporaryFolder()

    private func watcher(quiet: Duration = .milliseconds(15)) throws -> FileWatcher {
        try FileWatcher([folder.url], skipping: ["build"], quiet: quiet)
    }

    private func paths(_ names: String...) -> Set<String> { Set(names.map { folder.url.path + "/" + $0 }) }

    @Test func `a file that is written is reported, also where an editor puts another in its place`() throws {
        try folder.write("a", at: "View.swift")
        let watcher = try watcher()
        try folder.write("b", at: "View.swift")
        #expect(try watcher.next() == paths("View.swift"))
        try folder.write("c", at: ".View.swift.new")
        try FileManager.default.removeItem(at: folder.item("View.swift"))
        try FileManager.default.moveItem(at: folder.item(".View.swift.new"), to: folder.item("View.swift"))
        #expect(try watcher.next() == paths("View.swift"))
    }

    @Test func `what happens at the same time is reported together`() throws {
        let watcher = try watcher()
        for index in 0..<50 { try folder.write("\(index)", at: "\(index).swift") }
        #expect(try watcher.next().count == 50)
    }

    @Test func `folders that come are watched, with what is in them by then`() throws {
        let watcher = try watcher()
        try folder.write("a", at: "Feature/Views/View.swift")
        #expect(try watcher.next().contains(folder.url.path + "/Feature"))
        try folder.write("b", at: "Feature/Views/View.swift")
        #expect(try watcher.next() == paths("Feature/Views/View.swift"))
    }

    @Test func `a folder that has left the project is not reported any more`() throws {
        let elsewhere = TemporaryFolder()
        try folder.write("a", at: "Feature/View.swift")
        let watcher = try watcher()
        try FileManager.default.moveItem(at: folder.item("Feature"), to: elsewhere.item("Feature"))
        #expect(try watcher.next() == paths("Feature"))
        try elsewhere.write("b", at: "Feature/View.swift")
        try folder.write("c", at: "Other.swift")
        #expect(try watcher.next() == paths("Other.swift"))
    }

    @Test func `hidden files, those of editors and folders without sources are left alone`() throws {
        try folder.write("a", at: "build/old.swift")
        let watcher = try watcher()
        for name in [".git/index", ".View.swift.swp", "View.swift~", "4913", "build/new.swift"] {
            try folder.write("x", at: name)
        }
        try folder.write("x", at: "View.swift")
        #expect(try watcher.next() == paths("View.swift"))
    }

    @Test func `of a file's folder only the file is reported`() throws {
        try folder.write("a", at: "App.swift")
        let watcher = try FileWatcher([folder.item("App.swift")])
        try folder.write("b", at: "Other.swift")
        try folder.write("b", at: "App.swift")
        #expect(try watcher.next() == paths("App.swift"))
    }

    @Test func `a file that is removed or renamed is reported under each name`() throws {
        try folder.write("a", at: "One.swift")
        try folder.write("a", at: "Two.swift")
        let watcher = try watcher()
        try FileManager.default.removeItem(at: folder.item("One.swift"))
        try FileManager.default.moveItem(at: folder.item("Two.swift"), to: folder.item("Three.swift"))
        #expect(try watcher.next() == paths("One.swift", "Two.swift", "Three.swift"))
    }
}

/// A folder that is removed with its owner.
final class TemporaryFolder: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("vitrine-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func item(_ path: String) -> URL { url.appendingPathComponent(path) }

    func write(_ text: String, at path: String) throws {
        let file = item(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
