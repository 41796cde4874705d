// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The foreground styles that a modifier set: up to three, and what lay around them.
///
/// A hierarchical style means the style around the view, so the outer value is kept, but only where one of the styles
/// depends on it: an absolute style cuts the chain, and its writer does not run when an outer one changes.
nonisolated package struct ForegroundStyles: Equatable, Sendable {
    package var levels: [AnyShapeStyle]
    /// A container's choice for its texts, not an app's: buttons in it keep their tint.
    package private(set) var yieldsToTint = false
    private var outerStyles: Outer?

    private final class Outer: Equatable, Sendable {
        let styles: ForegroundStyles?

        init(_ styles: ForegroundStyles?) {
            self.styles = styles
        }

        static func == (a: Outer, b: Outer) -> Bool { a === b || a.styles == b.styles }
    }

    package init(_ levels: [AnyShapeStyle]) {
        self.levels = levels
    }

    /// What a container gives to its content.
    package static func ofContainer(_ style: some ShapeStyle) -> ForegroundStyles {
        var styles = ForegroundStyles([AnyShapeStyle(style)])
        styles.yieldsToTint = true
        return styles
    }

    /// What a container, or a button, gives to its content, where hierarchical styles mean what is around it.
    package static func ofContainer(_ style: some ShapeStyle, around outer: ForegroundStyles?) -> ForegroundStyles {
        ofContainer(style).around(outer?.yieldsToTint == true ? outer?.outer : outer)
    }

    package var isAbsolute: Bool { levels.allSatisfy(\.isAbsolute) }

    package var outer: ForegroundStyles? { outerStyles?.styles }

    package func around(_ outer: ForegroundStyles?) -> ForegroundStyles {
        var copy = self
        copy.outerStyles = Outer(outer)
        return copy
    }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        var inner = environment
        if !isAbsolute { inner.foregroundStyles = outer }
        if level < levels.count { return resolvePaint(levels[level], level: 0, inner) }
        return resolvePaint(levels[0], level: level, inner)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        var inner = environment
        if !isAbsolute { inner.foregroundStyles = outer }
        if level < levels.count { return resolveDrawing(levels[level], level: 0, inner) }
        return resolveDrawing(levels[0], level: level, inner)
    }
}

private struct ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
    /// The foreground of this place; `nil` is the platform's label colours.
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Written by `foregroundStyle(_:)`: keeps what the new styles depend on.
    package var assignedForegroundStyles: ForegroundStyles? {
        get { foregroundStyles }
        set {
            guard let newValue, !newValue.isAbsolute else {
                foregroundStyles = newValue
                return
            }
            foregroundStyles = newValue.around(foregroundStyles)
        }
    }

    /// The paint of the foreground at a level of the hierarchy.
    package func foregroundPaint(level: Int = 0) -> Paint {
        if let foregroundStyles { return foregroundStyles.paint(level: level, in: self) }
        return .label(level: level, in: self)
    }

    /// What the foreground style does beside painting, at a level of the hierarchy.
    package func foregroundDrawing(level: Int = 0) -> StyleDrawing {
        foregroundStyles?.drawing(level: level, in: self) ?? .plain
    }
}
