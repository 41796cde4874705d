// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The type-erased label (or other part) of a control, as a style's configuration carries it.
nonisolated public struct _ConfigurationLabel: View {
    package let content: AnyView
    /// The label's text as assistive technology reads it, if the label is a text.
    package let name: Text?

    package init(_ content: AnyView, name: Text? = nil) {
        self.content = content
        self.name = name
    }

    /// The view that the control was created with.
    public var body: some View { content }
}
