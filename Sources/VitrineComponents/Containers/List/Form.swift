// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A container that groups controls, for settings and data entry.
nonisolated public struct Form<Content>: View where Content: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Creates a form.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The form as the form style of the environment presents it.
    @MainActor public var body: some View {
        // The default form keeps the type of its content, so that its rows are created lazily.
        if let style {
            style.body(FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
        } else {
            ListContainer(content: content)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from the configuration of a style, so that a style can build on another one.
    public nonisolated init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}
