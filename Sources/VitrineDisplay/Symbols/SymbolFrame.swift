// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The frame of a symbol: measured ones by name, others by their drawing (Documentation/Layout.md 6.13).
package enum SymbolFrame {
    /// The measured widths and heights in multiples of the point size.
    private static let measured: [String: (width: Double, height: Double)] = [
        "line.3.horizontal.decrease.circle": (19.67 / 17, 19.0 / 17),
        "bell": (19.0 / 17, 19.33 / 17),
        "star": (22.0 / 17, 20.0 / 17),
        "gear": (1.18, 21.67 / 17),
        "arrow.clockwise": (1.18, 21.33 / 17),
        "magnifyingglass": (1.18, 62.0 / 56),
        "exclamationmark.triangle.fill": (1.18, 52.7 / 48),
        "exclamationmark.triangle": (1.18, 52.7 / 48),
        "tray": (64.7 / 48, 46.7 / 48),
        "apple.terminal": (1.18, 50.0 / 48),
        "chevron.right": (10.5 / 17, 14.0 / 17),
        "chevron.left": (10.5 / 17, 14.0 / 17),
        "chevron.forward": (10.5 / 17, 14.0 / 17),
        "chevron.backward": (10.5 / 17, 14.0 / 17),
    ]

    /// The mean margin of measured frames around the icons that are used for them, from circles and bells.
    private static let marginX = 0.16
    private static let marginY = 0.13

    /// Returns the measured frame, or the mean of the measured ones.
    package static func size(of name: String) -> (width: Double, height: Double) {
        measured[name] ?? (1.18, 1.14)
    }

    /// Returns a drawing with a frame around its outline; `box` is the grid's side in multiples of the point size.
    static func drawing(_ outline: SymbolOutline, name: String, box: Double, mirrors: Bool) -> SymbolDrawing {
        let unit = box / SymbolDrawing.grid
        let ink = outline.bounds
        let size = measured[name] ?? (ink.width * unit + marginX, ink.height * unit + marginY)
        let frame = DisplayRect(
            x: ink.midX - size.width / unit / 2, y: ink.midY - size.height / unit / 2, width: size.width / unit,
            height: size.height / unit)
        return SymbolDrawing(
            elements: outline.elements, frame: frame, width: size.width, height: size.height,
            mirrorsInRightToLeft: mirrors)
    }
}

extension SymbolDrawing {
    /// The height of the grid's centre above the baseline: half the height of capitals.
    private static let centreAboveBaseline = 0.352

    /// The distance of the baseline from the frame's bottom, in multiples of the point size; negative below the frame.
    package var baseline: Double {
        (frame.maxY - Self.grid / 2) * height / frame.height - Self.centreAboveBaseline
    }
}
