// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The way to write a format to a file, read it from one, and compare it.
public struct Diffing<Value> {
    /// Encodes a value for the file of a reference.
    public var toData: (Value) -> Data
    /// Decodes a reference.
    public var fromData: (Data) -> Value
    /// Compares a reference with a value: `nil` if they are equal, otherwise a message and files that show the
    /// difference.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Creates a way to store and compare values.
    ///
    /// - Parameters:
    ///   - toData: Encodes a value for the file of a reference.
    ///   - fromData: Decodes a reference.
    ///   - diff: Compares the reference (first) with a value; `nil` if they are equal.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
