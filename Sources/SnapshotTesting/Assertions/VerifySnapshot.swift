// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Compares a value's snapshot with its reference and returns the failure, for custom assertions.
///
/// - Parameters:
///   - value: The value to take a snapshot of.
///   - snapshotting: The strategy: `.image`, `.lines`, `.json` …
///   - name: The name of the snapshot, for tests with several; unnamed snapshots are numbered.
///   - record: Which snapshots are recorded; `nil` for the configuration's.
///   - snapshotDirectory: The directory of references; `nil` for `__Snapshots__/<file>` beside the test's file.
///   - timeout: The seconds within which the snapshot has to be taken.
///   - fileID: The identifier of the file to report the failure in.
///   - filePath: The path of the test's file.
///   - testName: The name of the test.
///   - line: The line to report the failure in.
///   - column: The column to report the failure in.
/// - Returns: The message of the failure; `nil` if the snapshot equals its reference.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let current = SnapshotTestingConfiguration.current
    let verification = Verification(
        snapshotting: snapshotting,
        reference: SnapshotLocation(
            testFile: "\(filePath)", directory: snapshotDirectory, test: testName, name: name,
            pathExtension: snapshotting.pathExtension),
        mode: record ?? current?.record ?? SnapshotDefaults.record,
        diffTool: current?.diffTool ?? SnapshotDefaults.diffTool,
        callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    let run = SnapshotRun(timeout: timeout)
    do {
        let actual = try run.take(snapshotting, of: value)
        return try SnapshotRun.$current.withValue(run) { try verification.verify(actual, in: run) }
    } catch {
        return String(describing: error)
    }
}
