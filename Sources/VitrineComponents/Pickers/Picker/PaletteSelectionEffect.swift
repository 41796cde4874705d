// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How a palette shows which symbol is chosen.
nonisolated public struct PaletteSelectionEffect: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, custom
        case symbolVariant(SymbolVariants)
    }

    private let kind: Kind

    /// The platform's default: a background.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
    /// The chosen symbol has a variant.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }
    /// The app shows it.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
}

extension View {
    /// Sets how palettes in the view show which symbol is chosen.
    ///
    /// - Support: partial: a chosen segment has its background whatever the effect, and a diagnostic says so.
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        if effect != .automatic {
            DeveloperNotes.withoutEffect(
                "paletteSelectionEffect(_:)", remedy: "The background of a segment shows that it is chosen.")
        }
        return self
    }
}
