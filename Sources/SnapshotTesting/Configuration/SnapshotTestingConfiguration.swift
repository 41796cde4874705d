// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How snapshots are recorded and how failures name their files, for the tests within a scope.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// The command that a failure suggests for looking at the difference.
    public var diffTool: DiffTool?
    /// What is recorded.
    public var record: Record?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }
}
