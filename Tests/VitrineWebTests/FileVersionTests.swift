// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWeb

@Suite struct FileVersionTests {
    /// Gives a file to a test, and removes it after.
    private func withFile(_ text: String, _ test: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a b%.txt")
        try Data(text.utf8).write(to: url)
        try test(url)
    }

    @Test func `the same file has the same version`() throws {
        try withFile("abc") { url in
            let version = try #require(FileVersion(of: url))
            #expect(version.size == 3)
            #expect(FileVersion(of: url) == version)
        }
    }

    @Test func `a file that is longer, was written later, or took the place has another tag`() throws {
        try withFile("abc") { url in
            let now = Date(timeIntervalSince1970: 1_000_000)
            try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: url.path)
            var tags = [try #require(FileVersion(of: url)).tag]
            let handle = try FileHandle(forWritingTo: url)
            try handle.write(contentsOf: Data("abcd".utf8))
            try handle.close()
            try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: url.path)
            tags.append(try #require(FileVersion(of: url)).tag)
            let later = now.addingTimeInterval(1)
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: url.path)
            tags.append(try #require(FileVersion(of: url)).tag)
            let other = url.deletingLastPathComponent().appendingPathComponent("other")
            try Data("abcd".utf8).write(to: other)
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: other.path)
            #expect(rename(other.path, url.path) == 0)
            tags.append(try #require(FileVersion(of: url)).tag)
            #expect(Set(tags).count == 4)
        }
    }

    @Test func `what is no file has no version`() throws {
        try withFile("abc") { url in
            #expect(FileVersion(of: url.deletingLastPathComponent()) == nil)
            #expect(FileVersion(of: url.appendingPathComponent("b")) == nil)
            try FileManager.default.removeItem(at: url)
            #expect(FileVersion(of: url) == nil)
        }
    }

    @Test func `a range counts for GET, behind the same file, where not nothing is wished for`() throws {
        try withFile("abcdef") { url in
            let version = try #require(FileVersion(of: url))
            for (method, fields, isPart) in [
                ("GET", [], true), ("HEAD", [], false), ("GET", [("If-Range", version.tag)], true),
                ("GET", [("If-Range", "\"\"")], false), ("GET", [("If-None-Match", "\"\"")], false),
            ] as [(String, [(String, String)], Bool)] {
                let request = WebRequest(
                    method: method, path: "/", headers: WebHeaders([("Range", "bytes=1-2")] + fields),
                    remoteAddress: "10.0.0.1")
                #expect((version.part(for: request) != nil) == isPart, "\(method) \(fields)")
            }
        }
    }
}
