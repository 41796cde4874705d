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

    var body: some View {
        ButtonSurface(
            action: configuration.action, pressedOpacity: 0.5,
            content: configuration.label
                .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .glassEffect()
                .opacity(isEnabled ? 1 : 0.3))
    }
}
