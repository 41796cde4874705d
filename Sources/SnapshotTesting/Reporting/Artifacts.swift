// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a failure, in the folder of `SNAPSHOT_ARTIFACTS` or else in the temporary folder.
struct Artifacts {
    private let folder: URL
    private let reference: SnapshotLocation

    init(of reference: SnapshotLocation) {
        let root = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        folder = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(reference.suite)
        self.reference = reference
    }

    /// Writes `<test>.<name>.<what>.<extension>` for each attachment, and the failed snapshot if it is not among them.
    func write(
        _ attachments: [XCTAttachment], failure: () -> Data, attachingTo callSite: CallSite
    ) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var failed: URL?
        for (index, attachment) in attachments.enumerated() {
            let name = attachment.name ?? "attachment-\(index + 1)"
            let file = folder.appendingPathComponent("\(reference.stem).\(name)")
            try attachment.data.write(to: file)
            callSite.attach(attachment.data, named: file.lastPathComponent)
            if failed == nil, name.hasPrefix("failure") { failed = file }
        }
        if let failed { return failed }
        let data = failure()
        let file = folder.appendingPathComponent("\(reference.stem).failure")
            .appendingPathExtension(reference.file.pathExtension)
        try data.write(to: file)
        callSite.attach(data, named: file.lastPathComponent)
        return file
    }
}
