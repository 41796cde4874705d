// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Asserts that a value's snapshot equals its reference in `__Snapshots__` beside the test's file.
///
/// - Parameters:
///   - value: The value to take a snapshot of.
///   - snapshotting: The strategy: `.image`, `.lines`, `.json` …
///   - name: The name of the snapshot, for tests with several; unnamed snapshots are numbered.
///   - record: Which snapshots are recorded; `nil` for the configuration's.
///   - timeout: The seconds within which the snapshot has to be taken.
///   - fileID: The identifier of the file to report a failure in.
///   - filePath: The path of the test's file.
///   - testName: The name of the test.
///   - line: The line to report a failure in.
///   - column: The column to report a failure in.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let message = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    if let message {
        CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(message)
    }
}

/// Asserts that a value's snapshot equals its reference, with a Boolean for the mode of recording.
///
/// - Parameters:
///   - value: The value to take a snapshot of.
///   - snapshotting: The strategy: `.image`, `.lines`, `.json` …
///   - name: The name of the snapshot, for tests with several; unnamed snapshots are numbered.
///   - recording: `true` to record every snapshot, `false` to record missing ones.
///   - timeout: The seconds within which the snapshot has to be taken.
///   - fileID: The identifier of the file to report a failure in.
///   - filePath: The path of the test's file.
///   - testName: The name of the test.
///   - line: The line to report a failure in.
///   - column: The column to report a failure in.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : .missing, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value's snapshots equal their references, one per strategy and name.
///
/// - Parameters:
///   - value: The value to take snapshots of; computed anew for each strategy.
///   - strategies: The strategies, by the names of their snapshots.
///   - record: Which snapshots are recorded; `nil` for the configuration's.
///   - timeout: The seconds within which each snapshot has to be taken.
///   - fileID: The identifier of the file to report a failure in.
///   - filePath: The path of the test's file.
///   - testName: The name of the test.
///   - line: The line to report a failure in.
///   - column: The column to report a failure in.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value's snapshots equal their references, numbered, one per strategy.
///
/// - Parameters:
///   - value: The value to take snapshots of; computed anew for each strategy.
///   - strategies: The strategies, in the order of the snapshots' numbers.
///   - record: Which snapshots are recorded; `nil` for the configuration's.
///   - timeout: The seconds within which each snapshot has to be taken.
///   - fileID: The identifier of the file to report a failure in.
///   - filePath: The path of the test's file.
///   - testName: The name of the test.
///   - line: The line to report a failure in.
///   - column: The column to report a failure in.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}
