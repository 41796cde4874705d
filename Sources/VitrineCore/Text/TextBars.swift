// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout

/// Redaction of texts and images.
nonisolated enum Redaction {
    /// The opacity of bars, as a fraction of the original paint's.
    private static let share = 0.16

    static func ink(_ color: DisplayColor) -> DisplayColor {
        var ink = color
        ink.alpha *= share
        return ink
    }
}

/// The bars of a redacted text: a rounded bar for each line, as long as the line.
nonisolated struct TextBars {
    // Fractions of the font size: from slightly above capital letters to slightly below the baseline.
    private static let ascent = 0.8
    private static let descent = 0.16
    private static let radius = 0.2

    let content: LayerContent

    init(_ layout: TextLayout, _ text: ResolvedText) {
        let elements = layout.lines.flatMap { line -> [Outline.PathElement] in
            let shown = line.fragments.filter { $0.string.contains { !$0.isWhitespace } }
            guard let left = shown.map(\.x).min(), let right = shown.map({ $0.x + $0.width }).max(), right > left
            else { return [] }
            let size = shown.map { text.runs[$0.runIndex].font.size }.max() ?? 0
            let top = line.baseline - size * Self.ascent * layout.scaleFactor
            let bottom = line.baseline + size * Self.descent * layout.scaleFactor
            return Self.bar(left: left, top: top, right: right, bottom: bottom, radius: size * Self.radius)
        }
        let color = text.looks.first?.color ?? .clear
        content = .fill(.path(elements), .color(Redaction.ink(color)))
    }

    /// Returns a rounded rectangle; its quarter circles are Bézier curves (0.5523, the usual approximation).
    private static func bar(
        left: Double,
        top: Double,
        right: Double,
        bottom: Double,
        radius wanted: Double
    ) -> [Outline.PathElement] {
        let radius = min(wanted, (right - left) / 2, (bottom - top) / 2)
        let pull = radius * (1 - 0.5523)
        return [
            .move(x: left + radius, y: top), .line(x: right - radius, y: top),
            .cubic(c1x: right - pull, c1y: top, c2x: right, c2y: top + pull, x: right, y: top + radius),
            .line(x: right, y: bottom - radius),
            .cubic(c1x: right, c1y: bottom - pull, c2x: right - pull, c2y: bottom, x: right - radius, y: bottom),
            .line(x: left + radius, y: bottom),
            .cubic(c1x: left + pull, c1y: bottom, c2x: left, c2y: bottom - pull, x: left, y: bottom - radius),
            .line(x: left, y: top + radius),
            .cubic(c1x: left, c1y: top + pull, c2x: left + pull, c2y: top, x: left + radius, y: top), .close,
        ]
    }
}
