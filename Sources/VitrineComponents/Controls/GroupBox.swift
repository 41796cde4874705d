// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// A container that shows related views on a background of their own, below a label.
nonisolated public struct GroupBox<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: Content
    private var nesting: StyleNesting<GroupBoxStyleConfiguration>?

    /// Creates a box with a custom label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a box with a label that is a view.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The box as the group box style of the environment presents it.
    @MainActor public var body: some View {
        GroupBoxBody(
            configuration: GroupBoxStyleConfiguration(
                label: _ConfigurationLabel(AnyView(label)), content: _ConfigurationLabel(AnyView(content)),
                nesting: nesting))
    }
}

/// Applies the group box style of the environment.
private struct GroupBoxBody: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxStyle) private var style

    var body: SingleElement { style.body(configuration) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from the configuration of a style, so that a style can build on another one.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        nesting = configuration.nesting
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box with a title that is shown as it is, without localization.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}
