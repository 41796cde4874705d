// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// A type that defines the appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of view that presents a text field.
    associatedtype _Body: View

    /// Returns the view that presents a text field.
    ///
    /// - Parameter configuration: The field itself, without a style.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// The type-erased label of a text field.
    typealias _Label = _TextFieldStyleLabel
}

/// The type-erased label of the field that a style presents.
nonisolated public struct _TextFieldStyleLabel: View {
    let content: AnyView

    /// The label that the field was created with.
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
    /// Sets the style of the text fields in the view.
    public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        environment(\.textFieldStyle, StyleBox(style))
    }
}

/// The default style: no decoration.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the field without decoration.
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A style without decoration.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Returns the field without decoration.
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A style with a rounded border (Documentation/Layout.md 11).
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Returns the field inside a rounded border.
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        // The insets are part of the field, so that taps near the border focus it.
        configuration
            .environment(\.fieldInsets, EdgeInsets(top: 6, leading: 7.5, bottom: 6, trailing: 7.5))
            .environment(\.fieldBackground, .rounded)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style for the place of the text field.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No decoration.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A rounded border.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
