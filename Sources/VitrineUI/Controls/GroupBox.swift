// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// Views that belong together on a ground of their own, below a label.
nonisolated public struct GroupBox<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: Content

    /// A box with a label of its own.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label of its own.
    @available(*, deprecated, renamed: "GroupBox(content:label:)")
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            VStack { content }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(.system(.secondaryBackground))))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A box with a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}
