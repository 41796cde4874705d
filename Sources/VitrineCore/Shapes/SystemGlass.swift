// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// The glass of the system's own parts, and of `glassEffect` (Documentation/Layout.md 8.7, decision 0042).
nonisolated package struct SystemGlass: PaintedShapeStyle, Equatable {
    package enum Kind: Equatable, Sendable {
        /// Buttons, search fields and tab bars over scrolled content.
        case regular
        /// Glass that shows more of what lies behind.
        case clear
        /// Alerts, dialogs, menus and popovers.
        case card
        /// Sheets below their full height.
        case sheet
        /// Sheets below their full height that do not dim what is behind them.
        case undimmedSheet
        /// The soft edge of scrolled content below a bar at the top.
        case scrollEdge
        /// The same without its fading, above another bar.
        case scrollGround
        /// The soft edge of scrolled content below a bar at the bottom.
        case bottomEdge
    }

    package var kind: Kind
    /// A colour in place of the glass's own.
    package var tint: Color?

    package init(_ kind: Kind, tint: Color? = nil) {
        self.kind = kind
        self.tint = tint
    }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        recipe(in: environment).paint(in: environment)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        recipe(in: environment).drawing(in: environment)
    }

    private func recipe(in environment: EnvironmentValues) -> MaterialRecipe {
        let isDark = environment.colorScheme == .dark
        var recipe =
            switch kind {
            case .regular:
                MaterialRecipe(
                    color: DisplayColor(grey: isDark ? 52 : 248), opacity: isDark ? 0.7 : 0.72, radius: 10,
                    solid: DisplayColor(grey: isDark ? 44 : 247))
            case .clear:
                MaterialRecipe(
                    color: DisplayColor(grey: isDark ? 52 : 255), opacity: isDark ? 0.4 : 0.35, radius: 6,
                    solid: DisplayColor(grey: isDark ? 44 : 247))
            case .card:
                MaterialRecipe(
                    color: DisplayColor(grey: isDark ? 48 : 255), opacity: 0.8, radius: 20,
                    solid: DisplayColor(grey: isDark ? 44 : 245))
            case .sheet, .undimmedSheet:
                MaterialRecipe(
                    color: DisplayColor(grey: isDark ? 28 : 247), opacity: 0.84, radius: 20,
                    solid: DisplayColor(grey: isDark ? 28 : 239))
            case .scrollEdge, .scrollGround, .bottomEdge:
                MaterialRecipe(
                    color: SystemColor.background.value(in: environment), opacity: 0.6, radius: 6,
                    solid: SystemColor.background.value(in: environment))
            }
        switch kind {
        case .regular: recipe.shadow = Self.shadow(opacity: 0.1, radius: 8, y: 3)
        case .card, .undimmedSheet: recipe.shadow = Self.shadow(opacity: 0.18, radius: 20, y: 6)
        case .clear, .sheet: break
        case .scrollEdge, .scrollGround, .bottomEdge:
            recipe.saturation = 1
            if kind == .scrollEdge { recipe.fullEdge = .top }
            if kind == .bottomEdge { recipe.fullEdge = .bottom }
        }
        if let tint {
            recipe.color = resolvePaint(tint, environment).meanColor
            recipe.solid = recipe.color
            recipe.solid.alpha = 1
            recipe.opacity = kind == .clear ? 0.45 : 0.8
        }
        return recipe
    }

    private static func shadow(opacity: Double, radius: Double, y: Double) -> LayerEffects.Shadow {
        LayerEffects.Shadow(
            color: DisplayColor(red: 0, green: 0, blue: 0, alpha: opacity), radius: radius, x: 0, y: y)
    }
}

/// The light that an edge of glass catches.
nonisolated package struct GlassRim: PaintedShapeStyle {
    package init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        var color = DisplayColor.white
        color.alpha = environment.colorScheme == .dark ? 0.2 : 0.7
        return .color(color)
    }
}
