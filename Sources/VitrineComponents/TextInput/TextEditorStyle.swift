// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A type that defines the appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The type of view that presents a text editor.
    associatedtype Body: View

    /// Returns the view that presents a text editor.
    ///
    /// - Parameter configuration: The editor, for the `makeBody(configuration:)` of a style of SwiftUI.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The properties of a text editor that the style presents.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor that a style presents; only SwiftUI's styles read them.
nonisolated public struct TextEditorStyleConfiguration {
    let content: FieldContent
}

/// The platform's default style.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the default style.
    public init() {}

    /// Returns the editor without decoration.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        EditorWithBackground(content: configuration.content)
    }
}

/// A style without decoration around the text.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}

    /// Returns the editor without decoration.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        EditorWithBackground(content: configuration.content)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style for the place of the editor.
    public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No decoration around the text.
    public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Applies the text editor style of the environment.
struct StyledEditor: View {
    let content: FieldContent
    @Environment(\.textEditorStyle) private var style

    var body: SingleElement { style.body(TextEditorStyleConfiguration(content: content)) }
}

/// The text of an editor on its background, which `scrollContentBackground(_:)` can hide.
private struct EditorWithBackground: View {
    let content: FieldContent
    @Environment(\.scrollGround) private var visibility

    var body: some View {
        Field(content: content).environment(\.fieldBackground, visibility == .hidden ? nil : .editor)
    }
}

private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<TextEditorStyleConfiguration> {
        StyleBox(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var textEditorStyle: StyleBox<TextEditorStyleConfiguration> {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text editors in the view; the styles of SwiftUI look the same on iOS.
    public nonisolated func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle {
        environment(\.textEditorStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
