// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A form of symbols: inside a shape, filled, struck through, or several of these.
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

    /// The symbol as its name says.
    public static let none = SymbolVariants()
    /// Inside a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// Inside a square.
    public static let square = SymbolVariants(shape: .square)
    /// Inside a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Struck through.
    public static let slash = SymbolVariants(isSlashed: true)

    /// This form inside a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// This form inside a square.
    public var square: SymbolVariants { adding(.square) }
    /// This form inside a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// This form filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// This form struck through.
    public var slash: SymbolVariants { adding(.slash) }

    /// Whether all of another form is part of this one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
    }

    /// Both forms; of two shapes the other one's.
    package func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// The name of a symbol's form. What the name says already stands: a symbol inside a circle gets no square.
    ///
    /// Names have the stroke before the shape and the filling last: `bell.slash.circle.fill`.
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
    /// The form in which symbols are shown where they have it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols in a form, beside those that views around this one ask for.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
}
