// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Testing

extension Trait where Self == _SnapshotsTestTrait {
    /// Sets how the snapshots of a suite or a test are recorded and compared.
    ///
    /// - Parameters:
    ///   - record: Which snapshots are recorded; `nil` to inherit it.
    ///   - diffTool: The tool that a failure suggests; `nil` to inherit it.
    /// - Returns: The trait.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Sets the snapshot configuration of a suite or a test.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}

/// The trait of `.snapshots(…)`, which code does not name.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Always `true`: the trait of a suite applies to its tests.
    public var isRecursive: Bool { true }

    /// Runs a test with the configuration.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The case of a parameterized test.
    ///   - function: The body of the test.
    /// - Throws: The error of the test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}
