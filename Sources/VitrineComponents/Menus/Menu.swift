// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control that shows a menu of commands.
nonisolated public struct Menu<Label, Content>: View where Label: View, Content: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    /// Creates a menu with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// Creates a menu with a custom label and a primary action.
    ///
    /// - Parameters:
    ///   - content: A view builder of the commands, shown on a long press.
    ///   - label: A view builder of the label.
    ///   - primaryAction: The closure that a tap runs.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    /// The menu as the menu style of the environment presents it.
    @MainActor public var body: some View {
        MenuBody(
            configuration: MenuStyleConfiguration(
                label: _ConfigurationLabel(AnyView(label)), content: _ConfigurationLabel(AnyView(content)),
                primaryAction: primaryAction))
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a localized title and a primary action that a tap runs.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title and a primary action that a tap runs.
    @_disfavoredOverload @preconcurrency
    public init<S>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a menu with a localized title and a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { VitrineComponents.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a system symbol.
    @_disfavoredOverload
    public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { VitrineComponents.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a localized title, a system symbol and a primary action that a tap runs.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { VitrineComponents.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title, a system symbol and a primary action that a tap runs.
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
    /// Creates a menu from the configuration of a style, so that a style can build on another one.
    public init(_ configuration: MenuStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        primaryAction = configuration.primaryAction
    }
}

/// Applies the menu style of the environment: a button that opens the menu, or a row of the enclosing menu.
private nonisolated struct MenuBody: View {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuStyle) private var style

    @MainActor var body: some View { style.body(configuration) }
}
