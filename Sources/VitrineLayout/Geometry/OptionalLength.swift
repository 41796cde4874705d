// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A length in points, or none, in the space of a length: layout keeps several of them for each of its nodes.
struct OptionalLength: Equatable, Sendable {
    /// The length; "not a number" for none.
    private let length: CGFloat

    init(_ value: CGFloat?) { length = value ?? .nan }

    /// The length in points; `nil` for none, and for one that was not a number.
    var value: CGFloat? { length.isNaN ? nil : length }

    static func == (a: OptionalLength, b: OptionalLength) -> Bool {
        a.length == b.length || (a.length.isNaN && b.length.isNaN)
    }
}
