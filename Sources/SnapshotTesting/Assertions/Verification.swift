// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A comparison of a snapshot with its reference, which writes files and creates the message.
struct Verification<Value, Format> {
    let snapshotting: Snapshotting<Value, Format>
    let reference: SnapshotLocation
    let mode: SnapshotTestingConfiguration.Record
    let diffTool: SnapshotTestingConfiguration.DiffTool
    let callSite: CallSite

    private var path: String { reference.file.path }

    /// Compares a snapshot with its reference and returns the message of a failure, or `nil`.
    func verify(_ actual: Format, in run: SnapshotRun) throws -> String? {
        defer { run.notes.forEach(callSite.warn) }
        if mode == .all {
            try record(actual)
            return """
                Recording is on: a new reference was written. Turn recording off and run "\(reference.test)" again.

                open "file://\(path)"
                """
        }
        guard FileManager.default.fileExists(atPath: path) else {
            if mode == .never {
                return "There is no reference at \"file://\(path)\", and none was recorded because recording is off."
            }
            try record(actual)
            return """
                There was no reference, so the snapshot was recorded. Run "\(reference.test)" again to compare with it.

                open "file://\(path)"
                """
        }
        let expected = snapshotting.diffing.fromData(try Data(contentsOf: reference.file))
        guard let (difference, attachments) = snapshotting.diffing.diff(expected, actual) else { return nil }
        return try report(difference, attachments, of: actual)
    }

    private func record(_ actual: Format) throws {
        let data = snapshotting.diffing.toData(actual)
        if let refusal = SnapshotRun.current?.refusal { throw SnapshotFailure(refusal) }
        try FileManager.default.createDirectory(
            at: reference.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: reference.file)
    }

    private func report(_ difference: String, _ attachments: [XCTAttachment], of actual: Format) throws -> String {
        let artifacts = Artifacts(of: reference)
        let failure = try artifacts.write(
            attachments, failure: { snapshotting.diffing.toData(actual) }, attachingTo: callSite)
        var headline = "The snapshot \"\(reference.file.lastPathComponent)\" is not as its reference."
        if mode == .failed {
            try record(actual)
            headline += " A new reference was recorded."
        }
        return """
            \(headline)

            \(diffTool(currentFilePath: path, failedFilePath: failure.path))

            \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
            """
    }
}
