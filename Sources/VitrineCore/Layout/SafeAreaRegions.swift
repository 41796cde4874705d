// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What makes a part of the screen unsafe.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Device edges and bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// An on-screen keyboard; a browser moves its own page for that, so that the region is empty here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
