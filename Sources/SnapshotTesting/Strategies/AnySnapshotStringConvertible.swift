// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type with a custom description in `.dump` snapshots.
public protocol AnySnapshotStringConvertible {
    /// Whether the children of the value are shown below it.
    static var renderChildren: Bool { get }
    /// The line of the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// `false` by default: the children are left out.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The character with quotes and escapes.
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    /// The string with quotes and escapes.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The substring with quotes and escapes.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The debug description: the number of bytes.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The debug description: the URL's text.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in UTC, to the second.
    public var snapshotDescription: String { formatted(.iso8601) }
}
