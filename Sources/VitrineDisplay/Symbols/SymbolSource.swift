// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What knows the drawings of symbols: the engine takes frame sizes from it, surfaces take outlines.
///
/// All of a session ask the same source, so that a symbol that is drawn in one place is drawn in all.
package protocol SymbolSource: Sendable {
    /// The drawing of a symbol by its system name; `nil` where only a placeholder can be shown.
    func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing?
}

/// A source that draws nothing: every symbol is a placeholder.
package struct NoSymbols: SymbolSource {
    package init() {}

    package func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? { nil }
}
