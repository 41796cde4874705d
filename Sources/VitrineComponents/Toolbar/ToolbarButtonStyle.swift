// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A button in a bar: a capsule of glass of 44 points around its label (Documentation/Layout.md 9.4, iOS 26).
///
/// The label is in the primary colour, or in a tint that the app has set around it; the app's accent colour is none.
nonisolated struct ToolbarButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ToolbarButton(configuration: configuration)
    }
}

extension View {
    /// Gives a button its frame in a bar.
    @MainActor func barButtonFrame() -> some View {
        BarButtonRoom { self }
    }
}

private struct ToolbarButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isProminentInBar) private var isPlaceProminent
    @Environment(\.sharesBarGlass) private var sharesGlass
    @Environment(\.assignedTint) private var tint

    /// A confirming button is prominent while it is enabled, as in iOS 26.
    private var isProminent: Bool { isEnabled && (isPlaceProminent || configuration.role == .confirm) }

    var body: some View {
        if sharesGlass {
            let isOnGlass = !isProminent
            surface.anchorPreference(key: BarGlassKey.self, value: .bounds) { isOnGlass ? [$0] : [] }
        } else {
            surface
        }
    }

    private var surface: some View {
        ButtonSurface(
            action: configuration.action, pressedOpacity: 0.5,
            content: configuration.label
                .foregroundStyle(style)
                .barButtonFrame()
                .background { ground }
        )
        // In a narrow bar texts shrink before buttons.
        .layoutPriority(1)
    }

    @ViewBuilder private var ground: some View {
        if isProminent {
            Capsule().fill(isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
        } else if !sharesGlass {
            BarGlass()
        }
    }

    private var style: AnyShapeStyle {
        if isProminent { return AnyShapeStyle(OnTintShapeStyle(tint: isDestructive ? .red : .accentColor)) }
        if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
        if isDestructive { return AnyShapeStyle(Color.red) }
        return tint == nil ? AnyShapeStyle(Color.primary) : AnyShapeStyle(TintShapeStyle())
    }

    private var isDestructive: Bool { configuration.role == .destructive }
}
