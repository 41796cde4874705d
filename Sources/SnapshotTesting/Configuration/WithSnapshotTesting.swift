// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Sets how snapshots are recorded and compared during an operation, such as `invokeTest` of a test case.
///
/// - Parameters:
///   - record: Which snapshots are recorded; `nil` to inherit it.
///   - diffTool: The tool that a failure suggests; `nil` to inherit it.
///   - operation: The operation.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
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
    /// Returns the configuration inside a scope that sets some values.
    func overridden(
        record: SnapshotTestingConfiguration.Record?, diffTool: SnapshotTestingConfiguration.DiffTool?
    ) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? self?.record, diffTool: diffTool ?? self?.diffTool)
    }
}
