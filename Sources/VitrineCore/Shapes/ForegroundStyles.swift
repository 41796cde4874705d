// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The foreground styles that a modifier set: up to three levels, and the styles around them.
///
/// A hierarchical style refers to the style around the view. The outer value is kept only where one of the styles
/// depends on it: an absolute style ends the chain, so its modifier does not run when an outer style changes.
nonisolated package struct ForegroundStyles: Equatable, Sendable {
    package var levels: [AnyShapeStyle]
    /// Whether a container set the style for its texts, in which case buttons inside keep their tint.
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

    /// Returns the styles that a container sets for its content.
    package static func ofContainer(_ style: some ShapeStyle) -> ForegroundStyles {
        var styles = ForegroundStyles([AnyShapeStyle(style)])
        styles.yieldsToTint = true
        return styles
    }

    /// Returns the styles that a container or button sets for its content, whose hierarchical styles refer to those
    /// around it.
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
    /// The foreground styles in this environment; `nil` means the platform's label colours.
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The foreground styles as `foregroundStyle(_:)` sets them, which keeps the styles that the new ones depend on.
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

    /// Returns the paint of the foreground at a level of the hierarchy.
    package func foregroundPaint(level: Int = 0) -> Paint {
        if let foregroundStyles { return foregroundStyles.paint(level: level, in: self) }
        return .label(level: level, in: self)
    }

    /// Returns the effects of the foreground style, such as shadows, at a level of the hierarchy.
    package func foregroundDrawing(level: Int = 0) -> StyleDrawing {
        foregroundStyles?.drawing(level: level, in: self) ?? .plain
    }
}
