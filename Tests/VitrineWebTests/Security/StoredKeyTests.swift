// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWeb

@Suite struct StoredKeyTests {
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Key-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test func `a key is made once, for its owner only`() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("visitors.key")
            let key = try StoredKey.load(file)
            #expect(key.count == 32)
            #expect(Set(key).count > 8)
            #expect(try StoredKey.load(file) == key)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect("\(try #require(attributes[.posixPermissions]))" == "\(0o600)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["visitors.key"])
            #expect(try StoredKey.load(folder.appendingPathComponent("other.key")) != key)
        }
    }

    @Test func `a key of another process takes the place of one, for its owner only`() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("shared.key")
            let (first, second) = (MessageCode.randomKey(), MessageCode.randomKey())
            for key in [first, second] {
                try StoredKey.replace(file, with: key)
                #expect(try StoredKey.load(file) == key)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shared.key"])
            let nowhere = folder.appendingPathComponent("none/shared.key")
            #expect(throws: StoredKey.Failure.self) { try StoredKey.replace(nowhere, with: first) }
        }
    }

    @Test func `processes that start together have one key`() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("visitors.key")
            let keys = try await withThrowingTaskGroup(of: [UInt8].self) { group in
                for _ in 0..<16 { group.addTask { try StoredKey.load(file) } }
                return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
            }
            #expect(keys.count == 1)
        }
    }

    @Test func `what is no key, or everybody's, is said`() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("visitors.key")
            _ = try StoredKey.load(file)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
            #expect(throws: StoredKey.Failure.open(file.path)) { try StoredKey.load(file) }
            try FileManager.default.removeItem(at: file)
            try Data("short".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            #expect(throws: StoredKey.Failure.notAKey(file.path)) { try StoredKey.load(file) }
            let nowhere = folder.appendingPathComponent("none/visitors.key")
            #expect(throws: StoredKey.Failure.self) { try StoredKey.load(nowhere) }
        }
    }
}
