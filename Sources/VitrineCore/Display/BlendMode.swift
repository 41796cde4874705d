// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// How a view is drawn over what lies behind it.
public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    @available(*, unavailable, message: "Vitrine's surfaces share no sourceAtop; mask(_:) cuts to what lies behind.")
    case sourceAtop
    @available(*, unavailable, message: "Vitrine's surfaces share no destinationOver; use background(_:).")
    case destinationOver
    @available(
        *, unavailable, message: "Vitrine's surfaces share no destinationOut; use mask(_:) with an inverted mask."
    )
    case destinationOut
    @available(*, unavailable, message: "Vitrine's surfaces share no plusDarker; use multiply or colorBurn.")
    case plusDarker
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
        default: .normal
        }
    }
}
