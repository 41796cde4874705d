// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The look of buttons where nothing else was asked for: the label in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TintedButton(configuration: configuration, fillsRows: true)
    }
}

/// Buttons without a border: the label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TintedButton(configuration: configuration)
    }
}

/// Buttons that look like their label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration)
    }
}

/// Buttons with a grey or tinted background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false)
    }
}

/// Buttons filled with the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label in the tint, in red where it destroys, faded where it is disabled (Documentation/Layout.md 11).
private struct TintedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    var fillsRows = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var foreground

    var body: some View {
        ButtonSurface(
            action: configuration.action, pressedOpacity: 0.3, fillsRows: fillsRows, spacesBelowAsControl: true,
            content: configuration.label.environment(\.foregroundStyles, styles))
    }

    private var styles: ForegroundStyles? {
        if !isEnabled { return .ofContainer(Color(.system(.tertiary)), around: foreground) }
        if configuration.role == .destructive { return .ofContainer(Color.red, around: foreground) }
        // A foreground style around the button wins over the tint.
        return foreground?.yieldsToTint ?? true ? .ofContainer(TintShapeStyle(), around: foreground) : foreground
    }
}

private struct PlainButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ButtonSurface(
            action: configuration.action, pressedOpacity: 0.5,
            content: configuration.label.opacity(isEnabled ? 1 : 0.3))
    }
}
