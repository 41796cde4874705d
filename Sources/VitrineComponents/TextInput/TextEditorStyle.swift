// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A type that defines the appearance of text editors.
nonisolated public protocol TextEditorStyle {}

/// The platform's default style.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the default style.
    public init() {}
}

/// A style without decoration around the text.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style for the place of the editor.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No decoration around the text.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets the style of the text editors in the view; all styles look the same on iOS.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        // Both styles draw the text only.
        self
    }
}
