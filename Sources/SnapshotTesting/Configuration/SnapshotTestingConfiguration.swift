// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The settings of the snapshots in a scope: what is recorded, and how failures name the files.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// The tool that a failure suggests for comparing the files; `nil` to inherit it.
    public var diffTool: DiffTool?
    /// Which snapshots are recorded; `nil` to inherit it.
    public var record: Record?

    /// Creates a configuration; `nil` values are inherited.
    ///
    /// - Parameters:
    ///   - record: Which snapshots are recorded.
    ///   - diffTool: The tool that a failure suggests.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }
}
