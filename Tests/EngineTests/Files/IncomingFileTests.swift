// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineDisplay

@testable import VitrineCore

@Suite("IncomingFile")
struct IncomingFileTests {
    private let files = SessionFiles()

    private func file(_ size: Int, named name: String = "a.txt", upload: Int = 0) throws -> IncomingFile {
        try files.expect(OfferedFile(upload: SessionFilesTests.upload(upload), name: name, mediaType: "", size: size))
    }

    @Test("is complete when all parts have come, whatever was said twice or too early")
    func randomParts() async throws {
        var generator = SeededGenerator(seed: 24)
        for round in 0..<100 {
            let bytes = (0..<Int.random(in: 1...500, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            let file = try file(bytes.count, upload: round)
            while file.received < bytes.count {
                let offset = Int.random(in: 0...bytes.count, using: &generator)
                let count = Int.random(in: 0...(bytes.count - offset), using: &generator)
                let before = file.received
                let part = file.take(Array(bytes[offset..<(offset + count)]), at: offset)
                if offset > before {
                    #expect(part == .gap(before))
                } else {
                    #expect(part == .taken(max(before, offset + count)))
                }
            }
            #expect(file.progress.fractionCompleted == 1)
            #expect(try Data(contentsOf: try await file.contents()) == Data(bytes))
        }
    }

    @Test("what has come of a large one is on the disk, part by part, and nothing of it waits elsewhere")
    func large() async throws {
        let (parts, bytes) = (64, 1 << 20)
        let file = try file(parts * bytes, named: "film.bin")
        let part = [UInt8](repeating: 7, count: bytes)
        var waiting = 0
        for number in 0..<parts {
            #expect(file.take(part, at: number * bytes) == .taken((number + 1) * bytes))
            // The line is cut before the answer has come, and the part is sent again.
            if number.isMultiple(of: 5) {
                #expect(file.take(part, at: number * bytes) == .taken((number + 1) * bytes))
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: file.place)
            let written = try #require((attributes[.size] as? NSNumber)?.intValue)
            waiting = max(waiting, file.received - written)
        }
        #expect(waiting == 0)
        #expect(try await file.contents().path == file.place)
    }

    @Test("takes no part for which the disk has no room any more, though there was room when it was chosen")
    func fullDisk() async throws {
        let folder = try files.emptyFolder()
        let offered = OfferedFile(upload: SessionFilesTests.upload(0), name: "a.txt", mediaType: "", size: 3)
        let file = try IncomingFile(offered, in: folder, reserve: .max / 2)
        let part = file.take([UInt8](repeating: 1, count: 1), at: 0)
        #expect(part == .refused)
        #expect(file.hasFailed)
        await #expect(throws: SessionFiles.Refusal.noSpace) { try await file.contents() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("an empty one is there at once")
    func empty() async throws {
        let file = try file(0)
        #expect(!file.isReceiving)
        #expect(try Data(contentsOf: try await file.contents()).isEmpty)
        #expect(file.progress.isFinished)
    }

    @Test("more than was said ends it, and is not written")
    func tooMuch() async throws {
        let file = try file(4)
        #expect(file.take([1, 2], at: 0) == .taken(2))
        #expect(file.take([3, 4, 5], at: 2) == .refused)
        #expect(file.take([3, 4], at: 2) == .refused)
        await #expect(throws: IncomingFile.Failure.cancelled) { try await file.contents() }
    }

    @Test("nothing is left on the disk of what is refused, given up or ended")
    func remains() throws {
        let session = SessionFiles()
        let ends: [(IncomingFile) -> Void] = [
            { _ = $0.take([1, 2, 3, 4, 5], at: 0) }, { $0.fail(.cancelled) }, { _ in session.end() },
        ]
        for (index, end) in ends.enumerated() {
            let file = try session.expect(
                OfferedFile(upload: SessionFilesTests.upload(index), name: "a", mediaType: "", size: 4))
            #expect(FileManager.default.fileExists(atPath: file.place))
            end(file)
            #expect(!FileManager.default.fileExists(atPath: file.place) && file.hasFailed)
        }
    }

    @Test("whoever waits is told that it was given up, that the session ended, or gets the file")
    func waiting() async throws {
        for (failure, end) in [
            (IncomingFile.Failure.cancelled, { (file: IncomingFile) in file.fail(.cancelled) }),
            (.ended, { [files] _ in files.end() }),
        ] {
            let file = try file(4, upload: failure.hashValue & 0xFFFF)
            let waiting = Task { try await file.contents() }
            end(file)
            await #expect(throws: failure) { try await waiting.value }
            #expect(file.take([1, 2, 3, 4], at: 0) == .refused)
        }
        let file = try file(2, upload: 1 << 20)
        async let contents = [file.contents(), file.contents()]
        #expect(file.take([1, 2], at: 0) == .taken(2))
        #expect(Set(try await contents).count == 1)
        // What has come stays.
        files.end()
        #expect(try Data(contentsOf: try await file.contents()) == Data([1, 2]))
    }

    @Test("a task that is cancelled waits no longer; the file goes on")
    func cancelled() async throws {
        let file = try file(2)
        let task = Task { try await file.contents() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(file.take([1, 2], at: 0) == .taken(2))
        _ = try await file.contents()
    }

    @Test("is removed from the disk with the last who has it, and stays where the session keeps it")
    func removal() async throws {
        var file: IncomingFile? = try file(1, named: "../Größe.txt")
        _ = file?.take([7], at: 0)
        let url = try #require(try await file?.contents())
        #expect(url.lastPathComponent == "Größe.txt")
        #expect(FileManager.default.fileExists(atPath: url.path))
        file = nil
        #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))

        var session: SessionFiles? = SessionFiles()
        var kept = try session?.expect(
            OfferedFile(upload: SessionFilesTests.upload(1), name: "b", mediaType: "", size: 0))
        let place = try #require(try await kept?.contents())
        if let kept { session?.keep(kept) }
        kept = nil
        #expect(FileManager.default.fileExists(atPath: place.path))
        session = nil
        #expect(!FileManager.default.fileExists(atPath: place.path))
    }
}
