// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The number of colours that a symbol is drawn with.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    private let kind: Kind

    /// A single colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One colour in several opacities.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Several colours.
    public static let palette = SymbolRenderingMode(kind: .palette)

    /// Reports that a symbol has no colours of its own.
    func note() {
        guard self == .multicolor else { return }
        DeveloperNotes.withoutEffect(
            "symbolRenderingMode(.multicolor)", remedy: "Choose the colours, with .palette and a foreground style.")
    }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The number of colours that symbols are drawn with; `nil` uses each symbol's own.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the number of colours that symbols are drawn with.
    ///
    /// - Support: partial: symbols have no colours of their own, and two layers at most: what stands in a shape or at a
    ///   corner, and the rest; a diagnostic says so.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        mode?.note()
        return environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets the number of colours that the symbol is drawn with.
    ///
    /// - Support: partial: symbols have no colours of their own, and two layers at most: what stands in a shape or at a
    ///   corner, and the rest; a diagnostic says so.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        mode?.note()
        var copy = self
        copy.symbolMode = mode
        return copy
    }
}
