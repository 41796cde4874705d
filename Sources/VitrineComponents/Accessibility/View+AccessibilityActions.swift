// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The kind of an accessibility action.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case `default`
        case escape
        case magicTap
        case named(Text)
    }

    private let kind: Kind

    /// The action of a tap.
    public static let `default` = AccessibilityActionKind(kind: .default)
    /// The action that dismisses something presented.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important action of the moment.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    private init(kind: Kind) {
        self.kind = kind
    }

    /// Creates an action with a name.
    public init(named name: Text) {
        kind = .named(name)
    }

    /// The name under which assistive technology offers the action.
    var name: Text {
        switch kind {
        case .default, .magicTap: Text(.activate)
        case .escape: Text(.back)
        case .named(let name): name
        }
    }
}

/// A category of accessibility actions.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: Text

    /// Actions without a category.
    public static let `default` = AccessibilityActionCategory(Text(.moreActions))
    /// Actions that edit.
    public static let edit = AccessibilityActionCategory(Text(.edit))

    /// Creates a category with a text as its name.
    public init(_ name: Text) {
        self.name = name
    }

    /// Creates a category with a localized name.
    public init(_ nameKey: LocalizedStringKey) {
        self.init(Text(nameKey))
    }

    /// Creates a category with a name.
    @_disfavoredOverload
    public init<S>(_ name: S) where S: StringProtocol {
        self.init(Text(name))
    }
}

/// The direction in which a value is adjusted.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// The value increases.
    case increment
    /// The value decreases.
    case decrement
}

extension View {
    /// Adds an action for assistive technology and keyboards.
    ///
    /// - Parameters:
    ///   - actionKind: The kind of the action; that of a tap by default.
    ///   - handler: The closure to run.
    /// - Returns: A view with the action.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        if actionKind == .magicTap {
            DeveloperNotes.withoutEffect(
                "The gesture of accessibilityAction(.magicTap)",
                remedy: "A screen reader offers it as an action with a name.")
        }
        let handler = UncheckedSendable(handler)
        let action = AccessibilityAction(name: actionKind.name, isDefault: actionKind == .default) { handler.value() }
        return accessibility(.actions([action]))
    }

    /// Adds a named action for assistive technology and keyboards.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - handler: The closure to run.
    /// - Returns: A view with the action.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        let handler = UncheckedSendable(handler)
        return accessibility(.actions([AccessibilityAction(name: name) { handler.value() }]))
    }

    /// Adds an action with a localized name for assistive technology and keyboards.
    ///
    /// - Parameters:
    ///   - nameKey: The key of the name.
    ///   - handler: The closure to run.
    /// - Returns: A view with the action.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name for assistive technology and keyboards.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - handler: The closure to run.
    /// - Returns: A view with the action.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds the actions of buttons for assistive technology and keyboards, in a menu.
    public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
    where Content: View {
        accessibilityActions(category: .default, content)
    }

    /// Adds the actions of buttons for assistive technology and keyboards, in a menu named after their category.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - content: A view builder of the buttons.
    /// - Returns: A view with the actions.
    public nonisolated func accessibilityActions<Content>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View where Content: View {
        overlay(AccessibilityActionsMenu(name: category.name, commands: content()))
    }

    /// Adds actions that increment and decrement a value, for assistive technology and keyboards.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        let handler = UncheckedSendable(handler)
        return accessibility(
            .actions([
                AccessibilityAction(name: Text(.decrement)) { handler.value(.decrement) },
                AccessibilityAction(name: Text(.increment)) { handler.value(.increment) },
            ]))
    }

    /// Sets alternative names of the view for voice control, from localized keys.
    ///
    /// - Support: partial: voice control in a browser uses a view's label; a diagnostic says so.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        withoutInputLabels
    }

    /// Sets alternative names of the view for voice control.
    ///
    /// - Support: partial: voice control in a browser uses a view's label; a diagnostic says so.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        withoutInputLabels
    }

    /// Sets alternative names of the view for voice control, from strings.
    ///
    /// - Support: partial: voice control in a browser uses a view's label; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        withoutInputLabels
    }

    /// Sets whether the view responds to user interaction.
    ///
    /// - Support: partial: a view responds if it has controls; a diagnostic says so.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        DeveloperNotes.withoutEffect(
            "accessibilityRespondsToUserInteraction(_:)", remedy: "Use a Button, or accessibilityAddTraits(.isButton).")
        return accessibility(.addTraits([]))
    }

    /// Sets whether the view keeps its colours while the user inverts those of the screen.
    ///
    /// - Support: partial: a browser inverts its whole window, and a diagnostic says so.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        if active {
            DeveloperNotes.withoutEffect(
                "accessibilityIgnoresInvertColors(_:)", remedy: "A browser inverts its whole window.")
        }
        return self
    }

    nonisolated private var withoutInputLabels: ModifiedContent<Self, AccessibilityAttachmentModifier> {
        DeveloperNotes.withoutEffect(
            "accessibilityInputLabels(_:)", remedy: "A browser calls a view by its accessibilityLabel(_:).")
        return accessibility(.addTraits([]))
    }
}
