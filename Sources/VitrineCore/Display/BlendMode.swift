// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The way in which a view is composited with the content behind it.
public enum BlendMode: Hashable, Sendable {
    /// Draws the view over the backdrop.
    case normal
    /// Multiplies the colours, which darkens.
    case multiply
    /// Multiplies the inverted colours, which lightens.
    case screen
    /// Multiplies dark backdrops and screens light ones.
    case overlay
    /// Uses the darker of both in each component.
    case darken
    /// Uses the lighter of both in each component.
    case lighten
    /// Brightens the backdrop by the view's colours.
    case colorDodge
    /// Darkens the backdrop by the view's colours.
    case colorBurn
    /// Darkens or lightens the backdrop softly, depending on the view's colours.
    case softLight
    /// Multiplies or screens, depending on the view's colours.
    case hardLight
    /// Uses the absolute difference of the components.
    case difference
    /// Uses a difference of lower contrast.
    case exclusion
    /// Uses the hue of the view with the saturation and luminosity of the backdrop.
    case hue
    /// Uses the saturation of the view with the hue and luminosity of the backdrop.
    case saturation
    /// Uses the hue and saturation of the view with the luminosity of the backdrop.
    case color
    /// Uses the luminosity of the view with the hue and saturation of the backdrop.
    case luminosity
    /// Draws the view only where the backdrop is opaque; not supported by Vitrine's surfaces.
    @available(*, unavailable, message: "Vitrine's surfaces share no sourceAtop; mask(_:) cuts to what lies behind.")
    case sourceAtop
    /// Draws the view behind the backdrop; not supported by Vitrine's surfaces.
    @available(*, unavailable, message: "Vitrine's surfaces share no destinationOver; use background(_:).")
    case destinationOver
    /// Erases the backdrop where the view is opaque, up to the nearest compositing group or mask; outside of one the view is
    /// black, as the window is behind everything.
    case destinationOut
    /// Adds the colours and darkens; not supported by Vitrine's surfaces.
    @available(*, unavailable, message: "Vitrine's surfaces share no plusDarker; use multiply or colorBurn.")
    case plusDarker
    /// Adds the components of both, which lightens.
    case plusLighter

    nonisolated var displayed: DisplayBlendMode {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        case .destinationOut: .destinationOut
        default: .normal
        }
    }
}
