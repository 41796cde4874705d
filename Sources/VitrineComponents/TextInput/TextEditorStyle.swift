// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// How text editors look.
nonisolated public protocol TextEditorStyle {}

/// As the platform has text editors look.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// Without anything around the text.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// As the platform has text editors look.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without anything around the text.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets how text editors inside look.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        // Both of the platform's styles draw the text alone.
        self
    }
}
