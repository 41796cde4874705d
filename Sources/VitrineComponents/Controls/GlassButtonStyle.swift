// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A button style with a background of glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label on a glass background; destructive buttons have a red label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration)
    }
}

/// A button style with a prominent background in the tint colour.
///
/// Vitrine draws it as `.borderedProminent`, without glass.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label on a background in the tint colour.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Buttons with a background of glass.
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Buttons with a prominent background in the tint colour.
    public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.isInBar) private var isInBar
    @Environment(\.foregroundStyles) private var foreground

    var body: some View {
        ButtonSurface(
            action: configuration.action, pressedOpacity: 0.5,
            content: borderShape.onGlass(framed).opacity(isEnabled ? 1 : 0.3))
    }

    @ViewBuilder private var framed: some View {
        if isInBar {
            label.barButtonFrame()
        } else {
            let isSmall = controlSize.isBelowRegular
            label
                .transformEnvironment(\.font) { if isSmall { $0 = $0 ?? Font.subheadline } }
                .padding(borderShape.insets(controlSize))
        }
    }

    private var label: some View {
        let isDestructive = configuration.role == .destructive
        return configuration.label.environment(
            \.foregroundStyles,
            ForegroundStyles.ofButtonLabel(
                isDestructive ? Color.red : Color.primary, around: foreground, isFixed: isDestructive))
    }
}
