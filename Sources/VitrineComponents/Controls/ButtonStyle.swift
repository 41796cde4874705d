// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of buttons; the action still runs on a tap.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of view that presents a button.
    associatedtype Body: View

    /// Returns the view that presents a button.
    ///
    /// - Parameter configuration: The properties of the button.
    /// - Returns: A view that contains the label; it becomes the tappable area.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a button that the style presents.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a button style presents.
nonisolated public struct ButtonStyleConfiguration {
    /// The type-erased label of a button.
    public typealias Label = _ConfigurationLabel

    /// The button's role, or `nil`.
    public let role: ButtonRole?
    /// The button's label.
    public let label: ButtonStyleConfiguration.Label
    private let press: PressProbe

    package init(role: ButtonRole?, label: Label, press: PressProbe) {
        self.role = role
        self.label = label
        self.press = press
    }

    /// Whether the user is pressing the button: always `false` in Vitrine.
    ///
    /// Presses are shown by the browser, without a round trip to the engine (Documentation/Rules.md 4.2). A style that
    /// reads this property gets buttons that dim to 60 % opacity while they are pressed.
    public var isPressed: Bool {
        press.wasRead = true
        return false
    }
}

/// Records whether a style, or a view to which it handed its configuration, read `isPressed`.
package final class PressProbe {
    package var wasRead = false

    package init() {}
}

/// A custom button style, adapted to the engine's primitive styles.
nonisolated package struct StyledButton<Style: ButtonStyle>: PrimitiveButtonStyle {
    package let style: Style

    package init(style: Style) {
        self.style = style
    }

    @MainActor package func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        StyledButtonBody(style: style, configuration: configuration)
    }
}

/// A separate view, so that a change of an environment value that the style reads updates this button only.
///
/// The style's dynamic properties are installed as its own.
private struct StyledButtonBody<Style: ButtonStyle>: View, DynamicPropertyHolder {
    nonisolated static var heldType: Any.Type { Style.self }

    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        let press = PressProbe()
        let content = style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label, press: press))
        var surface = ButtonSurface(
            action: configuration.action, pressedOpacity: press.wasRead ? 0.6 : nil, content: content)
        surface.press = press
        return surface
    }
}
