// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Controls in groups, for settings and input.
nonisolated public struct Form<Content>: View where Content: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// A form of the given views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        // The platform's own form keeps its content's type: its rows are made when they are seen.
        if let style {
            style.body(FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
        } else {
            ListContainer(content: content)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration.
    public nonisolated init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}
