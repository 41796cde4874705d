// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Compares a value's snapshot with its reference, and says what is wrong: for asserting in one's own words.
///
/// - Parameter snapshotDirectory: Where references are; by default `__Snapshots__/<file>` beside the test's file.
/// - Returns: Nothing when they are equal.
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
