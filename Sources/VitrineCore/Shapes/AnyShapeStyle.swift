// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A shape style that hides the type of the style it wraps.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    /// Creates a type-erased shape style.
    ///
    /// - Parameter style: The style to wrap.
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

/// Compares wrapped styles of one type field by field, so that setting an equal style updates no view.
extension AnyShapeStyle: Equatable {
    package static func isEqual(_ a: AnyShapeStyle, _ b: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ first: S) -> Bool {
            guard let second = b.base as? S else { return false }
            return ValueComparisons.shared.isSame(first, second)
        }
        return compare(a.base)
    }

    /// Returns whether both wrap equal styles of the same type.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { isEqual(a, b) }
}
