// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Sets how snapshots are recorded and compared during an operation, for instance `invokeTest` of a test case.
///
/// What is not given stays as it is around the call.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let inner = SnapshotTestingConfiguration.current.overridden(record: record, diffTool: diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(inner, operation: operation)
}

/// Sets how snapshots are recorded and compared during an asynchronous operation.
public nonisolated(nonsending) func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
    let inner = SnapshotTestingConfiguration.current.overridden(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(inner) { try await operation() }
}

extension SnapshotTestingConfiguration? {
    /// The configuration inside a scope that gives some values.
    func overridden(
        record: SnapshotTestingConfiguration.Record?, diffTool: SnapshotTestingConfiguration.DiffTool?
    ) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? self?.record, diffTool: diffTool ?? self?.diffTool)
    }
}
