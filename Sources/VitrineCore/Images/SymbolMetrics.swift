// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay

/// The size of a system symbol in points (Documentation/Layout.md 6.13), as `SymbolFrame` computes it.
package enum SymbolMetrics {
    /// The distance of a placeholder's baseline from the frame's bottom, in multiples of the point size.
    package static let baselineShare = 0.2

    package static func factor(of scale: Image.Scale) -> Double {
        switch scale {
        case .small: 0.81
        case .medium: 1
        case .large: 1.28
        }
    }

    /// Returns the frame in points, rounded up to the pixel apart from rounding errors of measurement.
    package static func size(
        of name: String, drawing: SymbolDrawing?, pointSize: Double, pixelScale: Double
    ) -> CGSize {
        let share = drawing.map { ($0.width, $0.height) } ?? SymbolFrame.size(of: name)
        func round(_ length: Double) -> Double { (length * pixelScale - 0.05).rounded(.up) / pixelScale }
        return CGSize(width: round(share.0 * pointSize), height: round(share.1 * pointSize))
    }

    /// The platform's labels of common symbols; others are labelled by the words of their name.
    private static let spoken = [
        "xmark": "Close", "plus": "Add", "minus": "Remove", "magnifyingglass": "Search", "trash": "Delete",
        "square.and.arrow.up": "Share", "gear": "Settings", "heart": "Love", "star": "Favorite", "ellipsis": "More",
        "house": "Home", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
        "chevron.forward": "Forward",
    ]

    /// Returns the accessibility label of a symbol.
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
