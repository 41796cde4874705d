// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Testing

extension Trait where Self == _SnapshotsTestTrait {
    /// Sets how the snapshots of a suite or a test are recorded and compared.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Sets how the snapshots of a suite or a test are recorded and compared.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}

/// What `.snapshots(…)` makes; underscored because nobody names it.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}
