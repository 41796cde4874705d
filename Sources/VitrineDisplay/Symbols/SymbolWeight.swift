// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The weights that symbols are drawn in; a font's nine share them (facts/fonts.md 5).
package enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
    case thin = 0
    case light
    case regular
    case bold

    /// The weight beside text of a CSS weight: up to thin, light, up to medium, from semibold on.
    package init(fontWeight: Int) {
        self =
            switch fontWeight {
            case ..<250: .thin
            case ..<350: .light
            case ..<550: .regular
            default: .bold
            }
    }
}
