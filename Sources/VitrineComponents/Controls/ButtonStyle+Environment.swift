// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension StyleBox where Configuration == PrimitiveButtonStyleConfiguration {
    package init<S: PrimitiveButtonStyle>(_ style: S) {
        self.init(style) { style, configuration in style.makeBody(configuration: configuration) }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox(DefaultButtonStyle())
}

extension EnvironmentValues {
    package var buttonStyle: StyleBox<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue.over(self[ButtonStyleKey.self]) }
    }
}

extension View {
    /// Sets the style of the buttons in the view.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        environment(\.buttonStyle, StyleBox(StyledButton(style: style)))
    }

    /// Sets the style of the buttons in the view, including when their action runs.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        environment(\.buttonStyle, StyleBox(style))
    }

    /// Disables the controls in the view; an inner `false` cannot enable them again.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
