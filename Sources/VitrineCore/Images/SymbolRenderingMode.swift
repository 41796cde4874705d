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

    /// Reports that a symbol has one colour where several were requested.
    func note() {
        guard self == .multicolor || self == .palette else { return }
        DeveloperNotes.withoutEffect(
            "symbolRenderingMode with several colours", remedy: "Symbols have one layer, in the first colour.")
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
    /// - Support: partial: the icons have one layer; every mode draws them in the first colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        mode?.note()
        return environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets the number of colours that the symbol is drawn with.
    ///
    /// - Support: partial: the icons have one layer; every mode draws them in the first colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        mode?.note()
        return self
    }
}
