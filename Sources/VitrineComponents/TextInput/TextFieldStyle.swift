// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The view of a field.
    associatedtype _Body: View

    /// Makes the view of a field out of the field itself.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body

    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style gets.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView

    @MainActor public var body: some View { content }
}

extension StyleBox where Configuration == TextField<_TextFieldStyleLabel> {
    package init<S: TextFieldStyle>(_ style: S) {
        self.init(style) { style, configuration in style._body(configuration: configuration) }
    }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static let defaultValue = StyleBox(DefaultTextFieldStyle())
}

extension EnvironmentValues {
    package var textFieldStyle: StyleBox<TextField<_TextFieldStyleLabel>> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the text fields in the view look.
    public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        environment(\.textFieldStyle, StyleBox(style))
    }
}

/// The system's choice: no decoration.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// No decoration.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A border with rounded corners (Documentation/Layout.md 11).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        // The text has the room inside the border; all of it takes taps.
        configuration
            .environment(\.fieldInsets, EdgeInsets(top: 6, leading: 7.5, bottom: 6, trailing: 7.5))
            .environment(\.fieldGround, .rounded)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
