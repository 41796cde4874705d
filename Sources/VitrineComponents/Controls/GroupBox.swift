// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// Views that belong together on a ground of their own, below a label.
nonisolated public struct GroupBox<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: Content
    private var nesting: StyleNesting<GroupBoxStyleConfiguration>?

    /// A box with a label of its own.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A box with a label of its own.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        GroupBoxBody(
            configuration: GroupBoxStyleConfiguration(
                label: _ConfigurationLabel(AnyView(label)), content: _ConfigurationLabel(AnyView(content)),
                nesting: nesting))
    }
}

/// Applies the style of the place.
private struct GroupBoxBody: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxStyle) private var style

    var body: SingleElement { style.body(configuration) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box of a style's configuration.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        nesting = configuration.nesting
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
