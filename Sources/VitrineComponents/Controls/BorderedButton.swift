// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// A label on a capsule (Documentation/Layout.md 11; other control sizes: Documentation/Decisions/0011).
struct BorderedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tintColor) private var accent
    @Environment(\.isInBar) private var isInBar
    @Environment(\.foregroundStyles) private var foreground

    var body: some View {
        if isInBar {
            ButtonSurface(
                action: configuration.action, pressedOpacity: 0.7,
                content: configuration.label.environment(\.foregroundStyles, styles).barButtonFrame()
                    .behind(AnyView(borderShape.filled(groundStyle))))
        } else {
            ButtonSurface(action: configuration.action, pressedOpacity: 0.7, content: content)
        }
    }

    private var content: some View {
        configuration.label
            .environment(\.labelMetrics, .standard)
            .font(controlSize.isBelowRegular ? .subheadline : .body)
            .environment(\.foregroundStyles, styles)
            .padding(borderShape.insets(controlSize))
            .behind(AnyView(borderShape.filled(groundStyle)))
    }

    private var tint: Color {
        configuration.role == .destructive ? .red : accent ?? .accentColor
    }

    private var styles: ForegroundStyles {
        .ofButtonLabel(labelStyle, around: foreground, isFixed: !isEnabled || configuration.role == .destructive)
    }

    private var labelStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(.system(.tertiary))) }
        return isProminent ? AnyShapeStyle(OnTintShapeStyle(tint: tint)) : AnyShapeStyle(tint)
    }

    private var groundStyle: Color {
        if !isEnabled { return Color(.system(isProminent ? .tertiaryFill : .quaternaryFill)) }
        if isProminent { return tint }
        let isTinted = accent != nil || configuration.role == .destructive
        return isTinted ? tint.opacity(0.16) : Color(.system(.secondaryFill))
    }
}

extension ForegroundStyles {
    /// Returns the styles of the label of a button with a background: a foreground style set around the button takes
    /// precedence over the button's own, unless that is fixed.
    static func ofButtonLabel(
        _ style: some ShapeStyle, around outer: ForegroundStyles?, isFixed: Bool
    ) -> ForegroundStyles {
        if !isFixed, let outer, !outer.yieldsToTint { return outer }
        let own = ForegroundStyles([AnyShapeStyle(style)])
        return own.isAbsolute ? own : own.around(outer)
    }
}
