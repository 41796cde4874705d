// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The weights in which symbols are drawn, shared by the nine weights of fonts (Documentation/Decisions/0012).
package enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
    case thin = 0
    case light
    case regular
    case bold
    /// Bold with thicker lines: the icon set has no heavier drawings.
    case heavy
    case black

    /// The distance by which the outlines of bold are moved outwards, in units of the grid, where lines of bold are 24
    /// wide.
    var growth: Double {
        switch self {
        case .thin, .light, .regular, .bold: 0
        case .heavy: 2.5
        case .black: 5
        }
    }

    /// Creates the weight for a CSS weight: up to thin, light, up to medium, up to bold, heavy, black.
    package init(fontWeight: Int) {
        self =
            switch fontWeight {
            case ..<250: .thin
            case ..<350: .light
            case ..<550: .regular
            case ..<750: .bold
            case ..<850: .heavy
            default: .black
            }
    }
}
