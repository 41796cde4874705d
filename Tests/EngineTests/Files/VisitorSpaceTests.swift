// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineCore

/// What is refused where a visitor's folder is full.
@Suite("VisitorSpace")
struct VisitorSpaceTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var source: URL { root.appendingPathComponent("source.bin") }

    /// Runs code in the session of a visitor of whom some bytes and files are kept at most.
    private func within<Value>(
        _ visitor: String = "one", bytes: Int = 1_000, files: Int = 100, _ body: (URL) throws -> Value
    ) throws -> Value {
        let session = SessionContext.fixture(dataFolder: root.appendingPathComponent(visitor))
        return try VisitorSpace.$limits.withValue(VisitorSpace.Limits(bytes: bytes, files: files)) {
            try SessionContext.$current.withValue(session) {
                try body(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
            }
        }
    }

    private func write(_ count: Int) throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try Data(repeating: 1, count: count).write(to: source)
    }

    private func isFull(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return false
        } catch let error as CocoaError {
            return error.code == .fileWriteOutOfSpace
                && error.localizedDescription.hasPrefix("There is no room for more")
        } catch {
            return false
        }
    }

    @Test("files that are copied and moved into the folder fit, or are refused and stay where they are")
    func files() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let manager = FileManager.default
        try write(400)
        try within { documents in
            try manager.copyItem(at: source, to: documents.appendingPathComponent("a"))
            try manager.copyItem(atPath: source.path, toPath: documents.appendingPathComponent("b").path)
            let third = documents.appendingPathComponent("c")
            #expect(isFull { try manager.copyItem(at: source, to: third) })
            #expect(isFull { try manager.copyItem(atPath: source.path, toPath: third.path) })
            #expect(isFull { try manager.moveItem(at: source, to: third) })
            #expect(isFull { try manager.moveItem(atPath: source.path, toPath: third.path) })
            #expect(!manager.createFile(atPath: third.path, contents: Data(repeating: 1, count: 400)))
            #expect(!manager.fileExists(atPath: third.path) && manager.fileExists(atPath: source.path))
            // What is moved inside takes no more room, what leaves makes some, and what is deleted too.
            try manager.moveItem(at: documents.appendingPathComponent("a"), to: documents.appendingPathComponent("d"))
            try manager.removeItem(at: documents.appendingPathComponent("b"))
            try manager.moveItem(at: source, to: third)
            #expect(manager.fileExists(atPath: third.path))
        }
    }

    @Test("what an app has written itself counts, and the number of files does")
    func counts() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(10)
        try within { documents in
            try Data(repeating: 1, count: 995).write(to: documents.appendingPathComponent("large"))
            #expect(isFull { try FileManager.default.copyItem(at: source, to: documents.appendingPathComponent("a")) })
        }
        try within("other", files: 6) { documents in
            for number in 0..<4 { try Data().write(to: documents.appendingPathComponent("\(number)")) }
            #expect(isFull { try FileManager.default.copyItem(at: source, to: documents.appendingPathComponent("a")) })
            #expect(throws: Never.self) { try VisitorSpace.check() }
        }
    }

    @Test("a folder is copied as a whole or not at all")
    func folders() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appendingPathComponent("album")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["a", "b", "c"] {
            try Data(repeating: 1, count: 400).write(to: folder.appendingPathComponent(name))
        }
        try within { documents in
            let copy = documents.appendingPathComponent("album")
            #expect(isFull { try FileManager.default.copyItem(at: folder, to: copy) })
            #expect(!FileManager.default.fileExists(atPath: copy.path))
        }
    }

    @Test("each visitor has an own limit; what all share, and what is nobody's, has none")
    func scopes() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(900)
        for visitor in ["one", "two"] {
            try within(visitor) { try FileManager.default.copyItem(at: source, to: $0.appendingPathComponent("a")) }
        }
        try within(VisitorSpace.shared) { documents in
            for name in ["a", "b", "c"] {
                try FileManager.default.copyItem(at: source, to: documents.appendingPathComponent(name))
            }
        }
        try within { _ in
            // Temporary files are the session's.
            try FileManager.default.copyItem(at: source, to: root.appendingPathComponent("elsewhere"))
        }
        try VisitorSpace.check(adding: .max / 2)
    }

    @Test("the limits are those that are written down")
    func document() throws {
        var page = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { page.deleteLastPathComponent() }
        let text = try String(contentsOf: page.appendingPathComponent("Documentation/Limits.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "(`VisitorSpace.Limits`)").dropFirst().first)
        let limits = VisitorSpace.Limits()
        #expect(section.contains("| `bytes` | \(limits.bytes) |") && section.contains("| `files` | \(limits.files) |"))
    }
}
