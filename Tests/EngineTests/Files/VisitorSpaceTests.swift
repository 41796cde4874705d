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

    @Test("a folder is measured once, and anew after a time: not while a visitor waits")
    func measures() async throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(100)
        func copy(_ name: String) throws {
            try within { try FileManager.default.copyItem(at: source, to: $0.appendingPathComponent(name)) }
        }
        func fill() throws {
            try VisitorSpace.$interval.withValue(.seconds(1_000_000)) {
                try copy("a")
                try within { try Data(repeating: 1, count: 2_000).write(to: $0.appendingPathComponent("unseen")) }
                // Whoever measured here would refuse it.
                try copy("b")
            }
        }
        try fill()
        func check() throws {
            try VisitorSpace.$interval.withValue(.zero) { try within { _ in try VisitorSpace.check() } }
        }
        while !isFull(check) { await Task.yield() }
        // What makes room is known at once.
        try within { try FileManager.default.removeItem(at: $0.appendingPathComponent("unseen")) }
        try within { _ in try VisitorSpace.check() }
    }

    @Test("a folder is measured before anything is added to it, if there is time")
    func prepared() async throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(100)
        let folder = root.appendingPathComponent("one")
        try within { try FileManager.default.copyItem(at: source, to: $0.appendingPathComponent("a")) }
        let copy = root.appendingPathComponent("two")
        try FileManager.default.copyItem(at: folder, to: copy)
        #expect(VisitorSpace.counted(copy) == nil)
        VisitorSpace.prepare(copy)
        while VisitorSpace.counted(copy) == nil { await Task.yield() }
        #expect(VisitorSpace.counted(copy)?.bytes == 100)
        #expect(VisitorSpace.counted(copy)?.files == VisitorSpace.counted(folder)?.files)
    }

    @Test("what links lead to is not counted, and they lead nobody around for ever")
    func links() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write(2_000)
        try within { documents in
            for (name, target) in [("file", source), ("folder", root), ("around", documents)] {
                let link = documents.appendingPathComponent(name)
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            }
            try VisitorSpace.check()
            let folder = root.appendingPathComponent("one")
            let before = try #require(VisitorSpace.counted(folder))
            #expect(before.bytes == 0 && before.files < 10)
            for name in ["file", "folder", "around"] {
                try FileManager.default.removeItem(at: documents.appendingPathComponent(name))
            }
            let after = try #require(VisitorSpace.counted(folder))
            #expect(after.bytes == 0 && after.files == before.files - 3)
        }
    }

    @Test("what is counted is what is there, whatever comes, goes and fails", arguments: [1, 2, 3] as [UInt64])
    func stories(seed: UInt64) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        var state = seed
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let (manager, folder) = (FileManager.default, root.appendingPathComponent("one"))
        let outside = root.appendingPathComponent("outside")
        let album = outside.appendingPathComponent("album")
        try manager.createDirectory(at: album, withIntermediateDirectories: true)
        for name in ["x", "y"] { try Data(repeating: 1, count: 30).write(to: album.appendingPathComponent(name)) }
        try VisitorSpace.$interval.withValue(.seconds(1_000_000)) {
            try within(bytes: 2_000, files: 30) { documents in
                try VisitorSpace.check()
                for step in 0..<300 {
                    let places = [documents, documents, outside].map { $0.appendingPathComponent("\(random(5))") }
                    let (one, other) = (places[random(3)], places[random(3)])
                    switch random(9) {
                    case 0: try? manager.copyItem(at: one, to: other)
                    case 1: try? manager.copyItem(atPath: one.path, toPath: other.path)
                    case 2: try? manager.moveItem(at: one, to: other)
                    case 3: try? manager.moveItem(atPath: one.path, toPath: other.path)
                    case 4: try? manager.removeItem(at: one)
                    case 5: try? manager.removeItem(atPath: one.path)
                    case 6: try? manager.copyItem(at: album, to: one)
                    default: _ = manager.createFile(atPath: one.path, contents: Data(repeating: 1, count: random(500)))
                    }
                    var (bytes, files) = (0, 0)
                    let found = manager.enumerator(at: folder, includingPropertiesForKeys: nil, options: [])
                    while let file = found?.nextObject() as? URL {
                        files += 1
                        let values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
                        bytes += values.isRegularFile == true ? values.fileSize ?? 0 : 0
                    }
                    let counted = try #require(VisitorSpace.counted(folder))
                    #expect(counted.bytes == bytes && counted.files == files, "step \(step)")
                    #expect(bytes <= 2_000 && files <= 30, "step \(step)")
                }
            }
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
