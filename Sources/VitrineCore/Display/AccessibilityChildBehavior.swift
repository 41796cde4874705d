// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The effect of a new accessibility element on the elements inside.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int

    /// The elements inside are hidden; the new element has only its own labels.
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    /// The elements inside stay separate elements of a group.
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    /// The elements inside are combined to one, with joined labels.
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// The level of a heading in a page.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level, or of a level from 1, the highest, to 6.
    case unspecified, h1, h2, h3, h4, h5, h6
}
