// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control that shows a list of commands when it is pressed.
nonisolated public struct Menu<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    /// A menu with a label of its own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// A menu with a label of its own that acts when it is pressed, and shows its commands when it is held.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        MenuBody(
            configuration: MenuStyleConfiguration(
                label: _ConfigurationLabel(AnyView(label)), content: _ConfigurationLabel(AnyView(content)),
                primaryAction: primaryAction))
    }
}

extension Menu where Label == Text {
    /// A menu with a title in the reader's language.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a title in the reader's language that acts when it is pressed.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A menu with a title that acts when it is pressed.
    @_disfavoredOverload @preconcurrency
    public init<S>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == VitrineComponents.Label<Text, Image> {
    /// A menu with a title in the reader's language and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { VitrineComponents.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { VitrineComponents.Label(title, systemImage: systemImage) }
    }

    /// A menu with a title in the reader's language and a symbol that acts when it is pressed.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { VitrineComponents.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a title and a symbol that acts when it is pressed.
    @_disfavoredOverload @preconcurrency
    public init<S>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(
            content: content, label: { VitrineComponents.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// A menu where it stands: a button that opens it, or a row of the menu around it.
private nonisolated struct MenuBody: View {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuStyle) private var style

    @MainActor var body: some View { style.body(configuration) }
}
