// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button in a bar: a capsule 44 points high around its label (facts/layout.md 9.4, iOS 26). Drawn flat, where iOS has
/// glass.
nonisolated struct ToolbarButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ToolbarButton(configuration: configuration)
    }
}

private struct IsInBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is an item of a bar, where buttons are as high as the bar's own.
    var isInBar: Bool {
        get { self[IsInBarKey.self] }
        set { self[IsInBarKey.self] = newValue }
    }
}

extension View {
    /// The room that a button takes in a bar.
    @MainActor func barButtonFrame() -> some View {
        BarButtonRoom { self }
    }
}

private struct ToolbarButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ButtonSurface(
            action: configuration.action, pressedOpacity: 0.5,
            content: configuration.label
                .foregroundStyle(style)
                .barButtonFrame()
                .background(Capsule().fill(Color(.system(.tertiaryFill))))
        )
        // Where a bar is narrow, what is only read gives way to what is pressed.
        .layoutPriority(1)
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary)
    }
}
