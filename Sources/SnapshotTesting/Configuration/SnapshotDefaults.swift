// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The configuration of tests without one: set by the environment, and by the variables of earlier versions.
enum SnapshotDefaults {
    private struct Values {
        var record: SnapshotTestingConfiguration.Record
        var diffTool = SnapshotTestingConfiguration.DiffTool.default
    }

    private static let values = Mutex(
        Values(record: record(named: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"])))

    static var record: SnapshotTestingConfiguration.Record {
        get { values.withLock { $0.record } }
        set { values.withLock { $0.record = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool {
        get { values.withLock { $0.diffTool } }
        set { values.withLock { $0.diffTool = newValue } }
    }

    /// Returns the mode with a name; an unknown name records nothing and is reported.
    static func record(named name: String?) -> SnapshotTestingConfiguration.Record {
        guard let name else { return .missing }
        if let mode = SnapshotTestingConfiguration.Record(rawValue: name) { return mode }
        let message =
            "SNAPSHOT_TESTING_RECORD is \"\(name)\"; it can be all, missing, failed or never, and is never now.\n"
        FileHandle.standardError.write(Data(message.utf8))
        return .never
    }
}

/// Whether every snapshot is recorded: a variable of earlier versions, for whole test runs.
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? SnapshotDefaults.record) == .all }
    set { SnapshotDefaults.record = newValue ? .all : .missing }
}

/// The diff tool of all tests: a variable of earlier versions.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.current?.diffTool ?? SnapshotDefaults.diffTool }
    set { SnapshotDefaults.diffTool = newValue }
}
