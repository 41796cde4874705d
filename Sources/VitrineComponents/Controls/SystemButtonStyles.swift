// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The default button style: the label in the tint colour.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the label in the tint colour; in a list the whole row is tappable.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TintedButton(configuration: configuration, fillsRows: true)
    }
}

/// A button style without a border: the label in the tint colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label in the tint colour.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TintedButton(configuration: configuration)
    }
}

/// A button style that shows the label unchanged.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label, which dims while it is pressed or disabled.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration)
    }
}

/// A button style with a grey or tinted background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label on a grey or tinted background.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false)
    }
}

/// A button style with a background filled with the tint colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label on a background filled with the tint colour.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style for the place of the button.
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Buttons without a border.
    public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Buttons that show their label unchanged.
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Buttons with a grey or tinted background.
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Buttons with a background filled with the tint colour.
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label in the tint colour; red for destructive buttons, dimmed for disabled ones (Documentation/Layout.md 11).
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
        // A foreground style set around the button takes precedence over the tint.
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
