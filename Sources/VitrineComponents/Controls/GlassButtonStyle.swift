// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// Buttons on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration)
    }
}

/// Buttons on glass in the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
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
