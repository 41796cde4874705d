// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What becomes of the elements inside a new accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let rawValue: Int

    /// The elements inside are not read; the new one says only what it is given.
    public static let ignore = AccessibilityChildBehavior(rawValue: 0)
    /// The elements inside are read one by one, in a group.
    public static let contain = AccessibilityChildBehavior(rawValue: 1)
    /// The elements inside are read as one, their labels joined.
    public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// The place of a heading in a page.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
