// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineCore

@Suite("SessionFiles")
struct SessionFilesTests {
    /// A name as pages make them.
    static func upload(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "A", count: 22 - digits.count) + digits
    }

    private static func offered(_ number: Int, size: Int = 10) -> OfferedFile {
        OfferedFile(upload: upload(number), name: "f", mediaType: "", size: size)
    }

    @Test("refuses what is larger than the session may store, too many files, too many bytes and a full disk")
    func limits() throws {
        let files = SessionFiles(limits: .init(bytes: 100, count: 3, reserve: 0))
        #expect(throws: SessionFiles.Refusal.tooLarge) { try files.expect(Self.offered(0, size: 101)) }
        var held = [try files.expect(Self.offered(1, size: 60))]
        #expect(throws: SessionFiles.Refusal.full) { try files.expect(Self.offered(2, size: 41)) }
        held.append(try files.expect(Self.offered(2, size: 40)))
        held.append(try files.expect(Self.offered(3, size: 0)))
        #expect(throws: SessionFiles.Refusal.full) { try files.expect(Self.offered(4, size: 0)) }
        // What is not needed any more makes room.
        held.removeFirst()
        held.append(try files.expect(Self.offered(4, size: 60)))
        // So does what was given up.
        held[2].fail(.cancelled)
        held.append(try files.expect(Self.offered(5, size: 60)))
        let full = SessionFiles(limits: .init(reserve: .max / 2))
        #expect(throws: SessionFiles.Refusal.noSpace) { try full.expect(Self.offered(0)) }
    }

    @Test(
        "refuses a name that nobody could have drawn, and one that is taken",
        arguments: ["", "../../../etc/passwd12345", String(repeating: "a", count: 23), "AAAAAAAAAAAAAAAAAAAAA/", "é"])
    func names(upload: String) throws {
        let files = SessionFiles()
        #expect(throws: SessionFiles.Refusal.malformed) {
            try files.expect(OfferedFile(upload: upload, name: "f", mediaType: "", size: 1))
        }
        let first = try files.expect(Self.offered(1))
        #expect(throws: SessionFiles.Refusal.malformed) { try files.expect(Self.offered(1)) }
        #expect(throws: SessionFiles.Refusal.malformed) { try files.expect(Self.offered(2, size: -1)) }
        #expect(files.incoming(Self.upload(1)) === first)
        #expect(files.incoming(Self.upload(2)) == nil)
    }

    @Test("offers files under keys that are not guessed, the newest twenty of them")
    func downloads() throws {
        let files = SessionFiles()
        let url = try files.emptyFolder().appendingPathComponent("report.txt")
        try Data("abc".utf8).write(to: url)
        let keys = try (0..<25).map { _ in try files.offer(url, named: "a/b\u{0}.txt", mediaType: "text/plain") }
        #expect(Set(keys).count == 25)
        #expect(keys.filter { files.download($0) == nil } == Array(keys.prefix(5)))
        let download = try #require(files.download(keys[24]))
        #expect(download == .init(url: url, name: "b.txt", mediaType: "text/plain", isShown: false))
        #expect(throws: (any Error).self) {
            try files.offer(url.deletingLastPathComponent(), named: "a", mediaType: "")
        }
    }

    @Test("folders of processes that ended are removed, and those of others are not")
    func remains() throws {
        let folder = TemporaryFolders.process
        #expect(folder.lastPathComponent == "\(ProcessInfo.processInfo.processIdentifier)")
        let status = try FileManager.default.attributesOfItem(atPath: TemporaryFolders.base.path)
        #expect((status[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }
}
