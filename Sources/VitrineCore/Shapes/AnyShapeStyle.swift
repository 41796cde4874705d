// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A shape style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    /// Creates a type-erased style.
    public init<S>(_ style: S) where S: ShapeStyle {
        base = (style as? AnyShapeStyle)?.base ?? style
    }
}

extension AnyShapeStyle: PaintedShapeStyle {
    package var isAbsolute: Bool { (base as? any PaintedShapeStyle)?.isAbsolute ?? false }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        resolvePaint(base, level: level, environment)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        resolveDrawing(base, level: level, environment)
    }
}

/// Styles of one type compare field by field, so that writing an equal one runs nobody.
extension AnyShapeStyle: Equatable {
    package static func isEqual(_ a: AnyShapeStyle, _ b: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ first: S) -> Bool {
            guard let second = b.base as? S else { return false }
            return ValueComparisons.shared.isSame(first, second)
        }
        return compare(a.base)
    }

    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { isEqual(a, b) }
}
