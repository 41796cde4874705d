// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How many colours a symbol is drawn with.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
    private let kind: Kind

    /// One.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Its own ones.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One, in several strengths.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Several.
    public static let palette = SymbolRenderingMode(kind: .palette)

    /// Says that there is one colour where several were asked for.
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
    /// How many colours symbols are drawn with; `nil` leaves it to the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how many colours symbols are drawn with.
    ///
    /// - Support: partial: the icons have one layer; every mode draws them in the first colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        mode?.note()
        return environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets how many colours the symbol is drawn with.
    ///
    /// - Support: partial: the icons have one layer; every mode draws them in the first colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        mode?.note()
        return self
    }
}
