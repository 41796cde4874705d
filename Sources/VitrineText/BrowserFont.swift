// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// What a page must say so that a browser measures a font as the engine does.
///
/// Ligatures need no switch: the derived files have none, and letter spacing turns the others off.
package struct BrowserFont: Hashable, Sendable {
    /// The name in the page's `@font-face`.
    package var family: String
    /// CSS pixels, one per point.
    package var size: Double
    package var weight: Int
    package var isItalic: Bool
    /// For `font-variation-settings: "opsz"`; with `font-optical-sizing: none`, because a browser's own choice differs.
    package var opticalSize: Double
    /// CSS pixels after every character: the font's tracking; a run's own tracking comes on top.
    package var letterSpacing: Double
    /// Whether to set `font-variant-numeric: tabular-nums`.
    package var hasTabularDigits: Bool

    package init(_ font: FontSpec, library: FontLibrary) {
        family = library.hasOwnFile(font.design) ? Self.family(font.design) : Self.family(.default)
        size = font.size
        weight = min(max(font.weight, 100), 900)
        isItalic = font.isItalic
        opticalSize = OpticalSize.axis(for: font.size)
        letterSpacing = TrackingTable.tracking(for: font)
        hasTabularDigits = font.hasMonospacedDigits
    }

    private static func family(_ design: FontSpec.Design) -> String {
        switch design {
        case .default: "Vitrine Sans"
        case .rounded: "Vitrine Rounded"
        case .serif: "Vitrine Serif"
        case .monospaced: "Vitrine Mono"
        }
    }
}
