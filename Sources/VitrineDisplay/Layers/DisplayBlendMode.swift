// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The blend mode of a drawing with its backdrop, with the formulas of PDF on gamma-encoded sRGB
/// (Documentation/Layout.md 7.4).
///
/// Soft light is PDF's, as in browsers and Cairo, not Apple's variant. Only modes that every surface supports are
/// included.
package enum DisplayBlendMode: Int, CaseIterable, Hashable, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter
}
