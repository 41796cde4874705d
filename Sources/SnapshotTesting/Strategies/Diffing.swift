// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a format is written to a file, read from one, and compared.
public struct Diffing<Value> {
    /// What a reference's file holds.
    public var toData: (Value) -> Data
    /// Reads a reference.
    public var fromData: (Data) -> Value
    /// Nothing when a value equals the reference, else what is different, and files that show it.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// A way to keep and compare values; `diff` is given the reference first.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
