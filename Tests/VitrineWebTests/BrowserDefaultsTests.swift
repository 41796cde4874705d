// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

@testable import VitrineWeb

@MainActor @Suite struct BrowserDefaultsTests {
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Defaults-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func permissions(_ file: URL) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return "\(try #require(attributes[.posixPermissions]))"
    }

    private func files(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func `what a browser wrote is there after a restart, and nobody else's`() async throws {
        try await withFolder { folder in
            let before = try BrowserDefaults(folder: folder)
            let rick = before.store(for: "rick")
            rick.set(.string("Wubba"), for: "words")
            rick.set(.array([.integer(1), .dictionary(["a": .data(Data([1]))])]), for: "list")
            before.store(for: "morty").set(.bool(true), for: "aw")
            await before.flush()
            let after = try BrowserDefaults(folder: folder)
            #expect(after.store(for: "rick").values == rick.values)
            #expect(after.store(for: "morty").values == ["aw": .bool(true)])
            #expect(after.store(for: "summer").values.isEmpty)
            #expect(try permissions(folder) == "\(0o700)")
            for file in try files(folder) {
                #expect(try permissions(folder.appendingPathComponent(file)) == "\(0o600)")
            }
        }
    }

    @Test func `what another process that shares the folder wrote since the start is read`() async throws {
        try await withFolder { folder in
            let one = try BrowserDefaults(folder: folder)
            let other = try BrowserDefaults(folder: folder)
            one.store(for: "rick").set(.bool(true), for: "aw")
            await one.flush()
            #expect(other.store(for: "rick").values == ["aw": .bool(true)])
        }
    }

    @Test func `what two processes write for one browser is all there, and each learns of the other's`() async throws {
        try await withFolder { folder in
            let (first, second) = (try BrowserDefaults(folder: folder), try BrowserDefaults(folder: folder))
            first.store(for: "rick").set(.string("portal"), for: "gun")
            first.store(for: "rick").set(.bool(true), for: "old")
            await first.flush()
            let (one, other) = (first.store(for: "rick"), second.store(for: "rick"))
            one.set(.integer(1), for: "one")
            one.set(nil, for: "old")
            await first.flush()
            other.set(.integer(2), for: "other")
            await second.flush()
            let expected: [String: DefaultsValue] = [
                "gun": .string("portal"), "one": .integer(1), "other": .integer(2),
            ]
            #expect(try BrowserDefaults(folder: folder).store(for: "rick").values == expected)
            #expect(other.values == expected)
            // The same key: the last one counts, and what was taken over is no change of one's own.
            one.set(.string("none"), for: "gun")
            await first.flush()
            #expect(one.values == expected.merging(["gun": .string("none")]) { $1 })
            other.set(.integer(3), for: "other")
            await second.flush()
            #expect(try BrowserDefaults(folder: folder).store(for: "rick").values == other.values)
            #expect(other.values["gun"] == .string("none"))
        }
    }

    @Test func `processes that write at the same time lose no key`() async throws {
        try await withFolder { folder in
            let processes = try (0..<4).map { _ in try BrowserDefaults(folder: folder) }
            let stores = processes.map { $0.store(for: "rick") }
            for number in 0..<25 {
                for (index, store) in stores.enumerated() { store.set(.integer(number), for: "\(index) \(number)") }
                await Task.yield()
            }
            for process in processes { await process.flush() }
            #expect(try BrowserDefaults(folder: folder).store(for: "rick").values.count == 100)
        }
    }

    @Test func `a file that was removed for want of room comes back whole with the next change`() async throws {
        try await withFolder { folder in
            let defaults = try BrowserDefaults(folder: folder, limit: 2)
            let rick = defaults.store(for: "rick")
            rick.set(.integer(1), for: "a")
            await defaults.flush()
            for number in 0..<3 {
                defaults.store(for: "\(number)").set(.bool(true), for: "n")
                await defaults.flush()
            }
            rick.set(.integer(2), for: "b")
            await defaults.flush()
            let again = try BrowserDefaults(folder: folder, limit: 2).store(for: "rick")
            #expect(again.values == ["a": .integer(1), "b": .integer(2)])
        }
    }

    @Test func `tabs of one browser share one store, kept until it is written`() async throws {
        try await withFolder { folder in
            let defaults = try BrowserDefaults(folder: folder)
            #expect(defaults.store(for: "a") === defaults.store(for: "a"))
            #expect(defaults.store(for: "a") !== defaults.store(for: "b"))
            for number in 0..<500 { defaults.store(for: "a").set(.integer(number), for: "n") }
            await defaults.flush()
            #expect(try BrowserDefaults(folder: folder).store(for: "a").values == ["n": .integer(499)])
        }
    }

    @Test func `what is taken away leaves no file`() async throws {
        try await withFolder { folder in
            let defaults = try BrowserDefaults(folder: folder)
            let store = defaults.store(for: "a")
            store.set(.bool(true), for: "n")
            await defaults.flush()
            #expect(try files(folder).count == 1)
            store.set(nil, for: "n")
            await defaults.flush()
            #expect(try files(folder).isEmpty)
        }
    }

    @Test func `beyond the limit the files written longest ago go`() async throws {
        try await withFolder { folder in
            let defaults = try BrowserDefaults(folder: folder, limit: 10)
            for number in 0..<25 {
                defaults.store(for: "v\(number)").set(.bool(true), for: "n")
                await defaults.flush()
            }
            #expect(try files(folder).count == 10)
            #expect(defaults.store(for: "v24").values.count == 1)
            #expect(try BrowserDefaults(folder: folder, limit: 10).store(for: "v3").values.isEmpty)
        }
    }

    @Test func `a broken file is put aside and told`() async throws {
        try await withFolder { folder in
            let before = try BrowserDefaults(folder: folder)
            before.store(for: "a").set(.bool(true), for: "n")
            await before.flush()
            let file = folder.appendingPathComponent(try #require(try files(folder).first))
            try Data("{\"version\":1,\"values\":{\"n\":{}}}".utf8).write(to: file)
            let after = try BrowserDefaults(folder: folder)
            var problems: [String] = []
            after.onProblem = { problems.append($0) }
            let store = after.store(for: "a")
            #expect(store.values.isEmpty)
            #expect(problems.count == 1)
            store.set(.integer(1), for: "n")
            await after.flush()
            #expect(try files(folder).contains { $0.hasSuffix(".broken") })
            #expect(try BrowserDefaults(folder: folder).store(for: "a").values == ["n": .integer(1)])
        }
    }

    @Test func `without a folder values stay while the process lives, for so many browsers`() async {
        let defaults = BrowserDefaults(limit: 3)
        for number in 0..<5 { defaults.store(for: "\(number)").set(.integer(number), for: "n") }
        await defaults.flush()
        #expect(defaults.store(for: "4").values == ["n": .integer(4)])
        #expect(defaults.store(for: "0").values.isEmpty)
    }

    @Test func `a store for one more browser costs the same however many there are`() {
        let defaults = BrowserDefaults()
        var stores = (0..<5_000).map { defaults.store(for: "visitor-\($0)") }
        #expect(defaults.visited <= 2 * stores.count)
        let one = stores[0]
        #expect(defaults.store(for: "visitor-0") === one)
        stores = []
    }
}
