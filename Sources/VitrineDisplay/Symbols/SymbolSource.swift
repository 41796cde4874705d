// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A source of symbol drawings: the engine uses their frame sizes, surfaces their outlines.
///
/// All parts of a session use the same source, so that a symbol is drawn either everywhere or nowhere.
package protocol SymbolSource: Sendable {
    /// Returns the drawing of a symbol by its system name, or of one of its parts (`SymbolPart`); `nil` if only a
    /// placeholder can be shown.
    func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing?
}

/// A source without drawings, for which every symbol is a placeholder.
package struct NoSymbols: SymbolSource {
    package init() {}

    package func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? { nil }
}
