// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a drawing meets what lies behind it: the formulas of PDF on gamma-encoded sRGB (Documentation/Layout.md 7.4).
///
/// Soft light is PDF's, which browsers and Cairo share, not the variant that Apple draws. Only modes that every surface
/// can draw are here.
package enum DisplayBlendMode: Int, CaseIterable, Hashable, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter
}
