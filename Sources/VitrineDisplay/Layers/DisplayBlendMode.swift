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
    // Porter and Duff's operators, which meet the opacity of what lies behind. Layers have `destinationOut` only, the
    // operations of drawings have all.
    case destinationOut, destinationOver, destinationIn, destinationAtop, sourceAtop, sourceIn, sourceOut, xor

    /// The shares of source and backdrop in the result of one of Porter and Duff's operators; `nil` for a mode that mixes
    /// colours.
    package var shares: (source: Share, backdrop: Share)? {
        switch self {
        case .destinationOut: (source: .nothing, backdrop: .outsideOfOther)
        case .destinationOver: (source: .outsideOfOther, backdrop: .everything)
        case .destinationIn: (source: .nothing, backdrop: .insideOfOther)
        case .destinationAtop: (source: .outsideOfOther, backdrop: .insideOfOther)
        case .sourceAtop: (source: .insideOfOther, backdrop: .outsideOfOther)
        case .sourceIn: (source: .insideOfOther, backdrop: .nothing)
        case .sourceOut: (source: .outsideOfOther, backdrop: .nothing)
        case .xor: (source: .outsideOfOther, backdrop: .outsideOfOther)
        default: nil
        }
    }

    /// Whether the mode changes the backdrop where the source draws nothing.
    package var reachesBeyondSource: Bool {
        switch self {
        case .destinationIn, .destinationAtop, .sourceIn, .sourceOut: true
        default: false
        }
    }

    /// How much of an image is left where it meets another one.
    package enum Share: Sendable {
        case nothing, everything
        /// As much as the other one is opaque.
        case insideOfOther
        /// As much as the other one is transparent.
        case outsideOfOther
    }
}
