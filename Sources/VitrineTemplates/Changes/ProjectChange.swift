// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a command is about to do to a project: files that it writes, files that it edits, and what it leaves to the developer.
package struct ProjectChange: Equatable, Sendable {
    /// Something to add by hand, since its place was not found with certainty.
    package struct Note: Equatable, Sendable {
        /// Where it belongs, relative to the project's folder.
        package var path: String
        /// What to do there.
        package var place: String
        package var text: String
    }

    package internal(set) var created: [TemplateFile] = []
    /// Files that are there, with their new text.
    package internal(set) var edited: [TemplateFile] = []
    package internal(set) var notes: [Note] = []
    /// What was found and is used as it is, by path.
    package internal(set) var used: [String] = []

    /// Writes all of it, or nothing.
    ///
    /// - Parameter folder: The project's folder; it is made where it is not there.
    /// - Throws: `TemplateError` where a file to create is there already; errors of the file system.
    package func apply(in folder: URL) throws {
        try checkAbsence(in: folder)
        for (file, options) in created.map({ ($0, Data.WritingOptions()) }) + edited.map({ ($0, .atomic) }) {
            let place = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: place, options: options)
        }
    }

    /// Refuses to write over a file.
    ///
    /// - Parameter folder: The project's folder.
    /// - Throws: `TemplateError` that names the files which are there.
    package func checkAbsence(in folder: URL) throws {
        let present = created.map(\.path).filter {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        guard present.isEmpty else { throw Self.exists(present) }
    }

    static func exists(_ paths: [String]) -> TemplateError {
        TemplateError(
            .exists,
            "\(paths.joined(separator: ", ")) \(paths.count == 1 ? "is" : "are") there already; nothing is written.",
            remedy: "Choose another name, or remove \(paths.count == 1 ? "it" : "them") first.")
    }
}
