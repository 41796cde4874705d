// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How buttons look; they act when they are tapped.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view of a button.
    associatedtype Body: View

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ButtonStyleConfiguration
}

/// What a style gets of a button.
nonisolated public struct ButtonStyleConfiguration {
    public typealias Label = _ConfigurationLabel

    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    private let press: PressProbe

    package init(role: ButtonRole?, label: Label, press: PressProbe) {
        self.role = role
        self.label = label
        self.press = press
    }

    /// Whether the button is held down. Surfaces show that by themselves, without asking the engine
    /// (Documentation/Rules.md 4.2): it is false here, and a style that asks gets the dimmed look of a held button.
    public var isPressed: Bool {
        press.wasRead = true
        return false
    }
}

/// Notes whether a style looks different while pressed.
package final class PressProbe {
    package var wasRead = false

    package init() {}
}

/// A style of the app's as the engine shows it.
nonisolated package struct StyledButton<Style: ButtonStyle>: PrimitiveButtonStyle {
    package let style: Style

    package init(style: Style) {
        self.style = style
    }

    @MainActor package func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        StyledButtonBody(style: style, configuration: configuration)
    }
}

/// A view of its own, so that what a style reads of the environment brings back this button only.
private struct StyledButtonBody<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        let press = PressProbe()
        let content = style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label, press: press))
        return ButtonSurface(
            action: configuration.action, pressedOpacity: press.wasRead ? 0.6 : nil, content: content)
    }
}
