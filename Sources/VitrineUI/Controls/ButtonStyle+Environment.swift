// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The style of the buttons of a place.
package struct ButtonStyleBox: Equatable, @unchecked Sendable {
    package let style: any PrimitiveButtonStyle

    package nonisolated init(_ style: any PrimitiveButtonStyle) {
        self.style = style
    }

    package static func == (a: ButtonStyleBox, b: ButtonStyleBox) -> Bool {
        let pair = UncheckedSendable((a.style, b.style))
        return MainActor.assumeIsolated { pair.value.0.isSame(as: pair.value.1) }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleBox? { nil }
}

extension EnvironmentValues {
    /// `nil` is the platform's.
    package var buttonStyle: ButtonStyleBox? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the buttons in the view look.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        environment(\.buttonStyle, ButtonStyleBox(StyledButton(style: style)))
    }

    /// Sets how the buttons in the view look and when they act.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        environment(\.buttonStyle, ButtonStyleBox(style))
    }

    /// Lets the controls in the view answer to a person, or not; what is disabled further out stays so.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
