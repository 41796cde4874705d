// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineBase
@testable import VitrineServer

@Suite struct DataFolderTests {
    private let base = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID())")

    private func folder(_ environment: [String: String]) throws -> DataFolder {
        try DataFolder(environment: environment, home: base, appName: "App")
    }

    @Test func aFolderThatWasAskedForIsMade() throws {
        defer { try? FileManager.default.removeItem(at: base) }
        let path = base.appendingPathComponent("a/b").path
        #expect(try folder(["VITRINE_DATA": path]).url.path == path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
    }

    @Test func aFolderThatWasAskedForAndCannotBeUsedIsAnError() throws {
        defer { try? FileManager.default.removeItem(at: base) }
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        let file = base.appendingPathComponent("file")
        try Data().write(to: file)
        for (path, why) in [
            ("data", "it is no absolute path"), (file.path, "it is a file"), ("/proc/vitrine", "it cannot be made"),
        ] {
            let diagnostic = #expect(throws: Diagnostic.self) { try folder(["VITRINE_DATA": path]) }
            #expect(diagnostic?.code == .dataFolder)
            #expect(diagnostic?.message.contains(why) == true, "\(diagnostic?.message ?? "")")
            #expect(diagnostic?.remedy.contains("VITRINE_DATA") == true)
        }
    }

    /// `/dev/full` has no folders, so a disk that is full is one that refuses bytes: `/proc` takes no files at all.
    @Test func aFolderThatTakesNoFilesIsAnError() throws {
        #expect(throws: Diagnostic.self) { try folder(["VITRINE_DATA": "/proc/self"]) }
    }

    @Test func theUsersStateMayBeOutOfReach() throws {
        defer { try? FileManager.default.removeItem(at: base) }
        let own = try folder([:])
        #expect(own.url.path == base.appendingPathComponent(".local/state/vitrine/App").path)
        #expect(own.problem == nil)
        let closed = try folder(["XDG_STATE_HOME": "/proc"])
        #expect(closed.url.path == "/proc/vitrine/App")
        #expect(closed.problem != nil)
    }
}
