// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set of properties from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position of the views' centres.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the views.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
