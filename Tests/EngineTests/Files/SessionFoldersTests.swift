// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineImplicit

@testable import VitrineCore

@Suite("Folders of a session")
struct SessionFoldersTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func session(_ visitor: String) -> SessionContext {
        .fixture(dataFolder: root.appendingPathComponent(visitor))
    }

    private func home(_ visitor: String) -> String { root.path + "/" + visitor + "/home" }

    private func within<Value>(_ session: SessionContext, _ body: () throws -> Value) rethrows -> Value {
        try SessionContext.$current.withValue(session, operation: body)
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test("whichever way the documents are asked for, they are the visitor's, and exist")
    func ways() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let manager = FileManager.default
        let ways: [() throws -> String] = [
            { manager.urls(for: .documentDirectory, in: .userDomainMask)[0].path },
            { try manager.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true).path },
            { NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0] },
            { URL.documentsDirectory.path },
            { try URL(for: .documentDirectory, in: .userDomainMask).path },
            { NSHomeDirectory() + "/Documents" },
            { ("~/Documents" as NSString).expandingTildeInPath },
            { URL.homeDirectory.appendingPathComponent("Documents").path },
        ]
        for (number, way) in ways.enumerated() {
            for visitor in ["one", "other"] {
                let path = try within(session(visitor), way)
                #expect(path == home(visitor) + "/Documents", "way \(number)")
                #expect(exists(path))
            }
        }
    }

    @Test("all folders of a home are the visitor's, as on Apple's systems")
    func folders() {
        defer { try? FileManager.default.removeItem(at: root) }
        let found = within(session("one")) {
            [
                URL.documentsDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory,
                .downloadsDirectory,
                .desktopDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory, .sharedPublicDirectory,
                .trashDirectory,
            ].map(\.path)
        }
        let names = [
            "Documents", "Library", "Library/Caches", "Library/Application Support", "Downloads", "Desktop", "Movies",
            "Music",
            "Pictures", "Public", ".Trash",
        ]
        #expect(found == names.map { home("one") + "/" + $0 })
        #expect(found.allSatisfy(exists))
    }

    @Test("a visitor who has nothing leaves nothing")
    func nothing() {
        _ = within(session("one")) { FileManager.default.urls(for: .documentDirectory, in: .localDomainMask) }
        _ = within(session("one")) { FileManager.default.homeDirectoryForCurrentUser }
        #expect(!exists(root.path))
    }

    @Test("outside of sessions, and in those that keep nothing, they are the process's")
    func process() {
        let here = URL.documentsDirectory
        #expect(AppFolders.urls.contains(here))
        #expect(within(.fixture()) { URL.documentsDirectory } == here)
        #expect(within(.fixture()) { FileManager.default.temporaryDirectory } == FileManager.default.temporaryDirectory)
    }

    /// As apps keep one: a singleton that computes its file when it is made.
    private final class Storage: Sendable {
        static let shared = Storage()
        let file = URL.documentsDirectory.appending(path: "all.json")
        let temporary = FileManager.default.temporaryDirectory
    }

    @Test("what a global computes in a visitor's session is of the process: all visitors read it")
    func global() {
        defer { try? FileManager.default.removeItem(at: root) }
        let (shared, own) = within(session("one")) { (Storage.shared, Storage()) }
        #expect(shared.file == URL.documentsDirectory.appending(path: "all.json"))
        #expect(shared.temporary == FileManager.default.temporaryDirectory)
        #expect(own.file.path == home("one") + "/Documents/all.json")
    }

    @Test("temporary files are the session's, and end with it")
    func temporary() throws {
        var session: SessionContext? = session("one")
        let (one, again) = within(try #require(session)) {
            (FileManager.default.temporaryDirectory, NSTemporaryDirectory())
        }
        #expect(one.path == again || one.path + "/" == again)
        #expect(one != within(self.session("one")) { FileManager.default.temporaryDirectory })
        try Data("a".utf8).write(to: one.appendingPathComponent("a.txt"))
        #expect(within(try #require(session)) { AppFiles.contain(one.appendingPathComponent("a.txt")) })
        session = nil
        #expect(!exists(one.path))
    }

    @Test("a visitor whose data were deleted gets no folder again")
    func forgotten() {
        let session = session("one")
        session.defaults.forget()
        let documents = within(session) { URL.documentsDirectory }
        #expect(documents.path == home("one") + "/Documents")
        #expect(!exists(root.path))
    }

    @Test("a file's path below the home is the same for all visitors")
    func path() {
        defer { try? FileManager.default.removeItem(at: root) }
        for visitor in ["one", "other"] {
            within(session(visitor)) {
                #expect(AppFolders.path(of: URL.documentsDirectory.appending(path: "a.store")) == "Documents/a.store")
            }
        }
        #expect(AppFolders.path(of: URL.homeDirectory.appending(path: "Documents/a.store")) == "Documents/a.store")
        #expect(AppFolders.path(of: URL(fileURLWithPath: "/srv/a.store")) == "/srv/a.store")
    }
}
