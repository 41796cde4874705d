// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import TestSupport
import Testing

/// A process that changes a store at random until it is killed, and writes down what it is about to save and has saved.
@MainActor
private struct DoomedProcess {
    /// A line of what a process writes down.
    enum Note: Codable {
        /// A save begins: from here on either what was saved before or this is stored.
        case saving(StopOracle, operations: Int)
        /// The save has returned.
        case saved
    }

    private let folder: URL
    private let notes: FileHandle

    init(_ folder: URL) throws {
        self.folder = folder
        let file = Self.notes(in: folder)
        try Data().write(to: file)
        notes = try FileHandle(forWritingTo: file)
    }

    static func notes(in folder: URL) -> URL { folder.appending(path: "notes.jsonl") }

    static func container(in folder: URL) throws -> ModelContainer {
        try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(url: folder.appending(path: "crash.store")))
    }

    /// Changes the store until the process is killed, at some time after some saves: while it changes objects, writes a
    /// transaction, or copies the log of transactions into the file.
    func run(seed: UInt64) throws {
        var random = SeededRandom(state: seed)
        let container = try Self.container(in: folder)
        let context = ModelContext(container)
        context.autosaveEnabled = false
        if try context.fetchCount(FetchDescriptor<Trip>()) == 0 {
            for name in ["a", "b", "c"] { context.insert(Trip(name: name)) }
            try context.save()
        }
        var expected = try StopOracle(context)
        let quietSaves = Int.random(in: 0..<20, using: &random)
        for step in 0... {
            if step == quietSaves {
                let microseconds = UInt32.random(in: 0..<5_000, using: &random)
                Thread.detachNewThread {
                    usleep(microseconds)
                    kill(getpid(), SIGKILL)
                }
            }
            let count = Int.random(in: 1...8, using: &random)
            for _ in 0..<count { try expected.change(context, step: step, &random) }
            try note(.saving(expected, operations: count))
            try context.save()
            try note(.saved)
        }
    }

    private func note(_ note: Note) throws {
        try notes.write(contentsOf: JSONEncoder().encode(note) + Data("\n".utf8))
    }
}

/// Processes that are killed while they change a store, again and again. `VITRINE_FUZZ` asks for a tenth as many operations.
@MainActor
@Suite struct CrashTests {
    private static let operations: Int = (TestEnvironment.number("VITRINE_FUZZ") ?? 5_000) / 10

    @Test func `nothing that was saved is lost, and nothing is half saved, when a process is killed`() async throws {
        let folder = Folder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        var random = SeededRandom(state: 1)
        var known = StopOracle()
        var (operations, interrupted) = (0, 0)
        // Not without one that is killed in the middle of a save.
        while operations < Self.operations || interrupted == 0 {
            let (path, seed) = (folder.url.path, random.next())
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, seed = seed as UInt64] in
                try await DoomedProcess(URL(fileURLWithPath: path)).run(seed: seed)
            }
            var (before, next) = (known, StopOracle?.none)
            for note in try notes(folder.url) {
                switch note {
                case .saving(let stops, let count):
                    next = stops
                    operations += count
                case .saved:
                    if let next { before = next }
                    next = nil
                }
            }
            let context = ModelContext(try DoomedProcess.container(in: folder.url))
            known = try StopOracle(context)
            try #require(known == before || known == next, "after \(operations) operations, with the seed \(seed)")
            try known.compare(context)
            if next != nil { interrupted += 1 }
        }
        #expect(!known.stops.isEmpty)
    }

    /// What a process has written down; a line that it did not end counts for nothing.
    private func notes(_ folder: URL) throws -> [DoomedProcess.Note] {
        let data = try Data(contentsOf: DoomedProcess.notes(in: folder))
        guard let end = data.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        return try data[..<end].split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(DoomedProcess.Note.self, from: $0)
        }
    }
}
