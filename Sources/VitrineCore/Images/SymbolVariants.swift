// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A variant of symbols, such as filled, inside a shape, with a slash, or a combination.
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: String, Hashable, Sendable {
        case circle, square, rectangle
    }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// No variant.
    public static let none = SymbolVariants()
    /// Inside a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// Inside a square.
    public static let square = SymbolVariants(shape: .square)
    /// Inside a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    /// This variant inside a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// This variant inside a square.
    public var square: SymbolVariants { adding(.square) }
    /// This variant inside a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// This variant filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// This variant with a slash.
    public var slash: SymbolVariants { adding(.slash) }

    /// Returns whether this variant includes all of another one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
    }

    /// Returns the combination of both variants; of two shapes the other one's is used.
    package func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// Returns the name of a symbol's variant.
    ///
    /// Parts that the name already has are kept: a symbol inside a circle gets no square. In names the slash comes
    /// before the shape and the fill last: `bell.slash.circle.fill`.
    package func name(of symbol: String) -> String {
        var parts = symbol.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let wasFilled = parts.count > 1 && parts.last == "fill"
        if wasFilled { parts.removeLast() }
        let hasShape = parts.count > 1 && parts.last.flatMap(Shape.init) != nil
        let ownShape = hasShape ? parts.removeLast() : nil
        if isSlashed, parts.last != "slash" { parts.append("slash") }
        if let name = ownShape ?? shape?.rawValue { parts.append(name) }
        if isFilled || wasFilled { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The variant in which symbols are shown if they have it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols in a variant, in addition to the variants that are set around this view.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}
