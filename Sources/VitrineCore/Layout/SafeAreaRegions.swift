// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The parts of the screen that are excluded from the safe area.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of regions from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The area of bars and device edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area of an on-screen keyboard; always empty here, since a browser shrinks or moves its page instead.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}
