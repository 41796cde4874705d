// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import VitrineProjects

/// A folder of files that is removed with its last reference.
final class ProjectFixture {
    let url: URL

    /// Writes files.
    ///
    /// - Parameter files: Paths, with slashes, and texts.
    /// - Throws: Errors of the file system.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)/App")
        for (path, text) in files { try write(text, at: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    func write(_ text: String, at path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String = "", target: String? = nil) throws -> SwiftProject {
        try ProjectReader.read(path.isEmpty ? url : url.appendingPathComponent(path), target: target)
    }

    static let app = """
        import SwiftUI
        @main struct FixtureApp: App { var body: some Scene { WindowGroup { Text("Hi") } } }
        """
}
