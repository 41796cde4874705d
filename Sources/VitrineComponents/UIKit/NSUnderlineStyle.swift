// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A line under a text or through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits of the style.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// Made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Made of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Made of dashes and pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

    /// The pattern; `nil` for a style without a line.
    var pattern: Text.LineStyle.Pattern? {
        guard rawValue & 0xFF != 0 else { return nil }
        return switch rawValue & 0x0F00 {
        case 0x0100: .dot
        case 0x0200: .dash
        case 0x0300: .dashDot
        case 0x0400: .dashDotDot
        default: .solid
        }
    }
}
