// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How much room a system symbol takes (facts/layout.md 6, "SF Symbols"): measured ones by name, others by the mean.
package enum SymbolMetrics {
    /// Width and height of the frame in multiples of the point size.
    private static let measured: [String: (width: Double, height: Double)] = [
        "line.3.horizontal.decrease.circle": (19.67 / 17, 19.0 / 17),
        "bell": (19.0 / 17, 19.33 / 17),
        "star": (22.0 / 17, 20.0 / 17),
        "gear": (1.18, 21.67 / 17),
        "arrow.clockwise": (1.18, 21.33 / 17),
        "magnifyingglass": (1.18, 62.0 / 56),
        "exclamationmark.triangle.fill": (1.18, 52.7 / 48),
        "apple.terminal": (1.18, 50.0 / 48),
        "chevron.right": (10.5 / 17, 14.0 / 17),
        "chevron.left": (10.5 / 17, 14.0 / 17),
        "chevron.forward": (10.5 / 17, 14.0 / 17),
        "chevron.backward": (10.5 / 17, 14.0 / 17),
    ]

    /// How far the baseline lies above the frame's bottom, in multiples of the point size.
    package static let baselineShare = 0.2

    package static func factor(of scale: Image.Scale) -> Double {
        switch scale {
        case .small: 0.81
        case .medium: 1
        case .large: 1.28
        }
    }

    /// The frame in points, rounded up to the pixel but for what measuring left of rounding.
    package static func size(of name: String, pointSize: Double, pixelScale: Double) -> CGSize {
        let share = measured[name] ?? (1.18, 1.14)
        func round(_ length: Double) -> Double { (length * pixelScale - 0.05).rounded(.up) / pixelScale }
        return CGSize(width: round(share.width * pointSize), height: round(share.height * pointSize))
    }

    /// What the platform calls the symbols that apps leave to it; others are named by the words of their name.
    private static let spoken = [
        "xmark": "Close", "plus": "Add", "minus": "Remove", "magnifyingglass": "Search", "trash": "Delete",
        "square.and.arrow.up": "Share", "gear": "Settings", "heart": "Love", "star": "Favorite", "ellipsis": "More",
        "house": "Home", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
        "chevron.forward": "Forward",
    ]

    /// What a reader hears.
    package static func label(of name: String) -> String {
        let variants: Set<Substring> = ["fill", "circle", "square", "slash"]
        var words = name.split(separator: ".")
        if let known = spoken[name] { return known }
        while words.count > 1, let last = words.last, variants.contains(last) { words.removeLast() }
        let plain = words.joined(separator: ".")
        if let known = spoken[plain] { return known }
        let sentence = words.joined(separator: " ")
        return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
}
