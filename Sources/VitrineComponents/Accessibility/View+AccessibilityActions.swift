// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A way of acting on an element without its controls.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case `default`
        case escape
        case magicTap
        case named(Text)
    }

    private let kind: Kind

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(kind: .default)
    /// What leaves something presented.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important action of the moment.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    private init(kind: Kind) {
        self.kind = kind
    }

    /// An action with a name.
    public init(named name: Text) {
        kind = .named(name)
    }

    /// What readers call the action.
    var name: Text {
        switch kind {
        case .default, .magicTap: Text(.activate)
        case .escape: Text(.back)
        case .named(let name): name
        }
    }
}

/// A kind of actions.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: Text

    /// What has no other kind.
    public static let `default` = AccessibilityActionCategory(Text(.moreActions))
    /// Edits.
    public static let edit = AccessibilityActionCategory(Text(.edit))

    /// A kind with a name.
    public init(_ name: Text) {
        self.name = name
    }

    /// A kind with a name in the reader's language.
    public init(_ nameKey: LocalizedStringKey) {
        self.init(Text(nameKey))
    }

    /// A kind with a name.
    @_disfavoredOverload
    public init<S>(_ name: S) where S: StringProtocol {
        self.init(Text(name))
    }
}

/// Which way a value is moved.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

extension View {
    /// Offers readers and keyboards an action.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        if actionKind == .magicTap {
            DeveloperNotes.withoutEffect(
                "The gesture of accessibilityAction(.magicTap)",
                remedy: "A page's reader offers it as an action with a name.")
        }
        return accessibilityAction(named: actionKind.name, handler)
    }

    /// Offers readers and keyboards an action with a name.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        let handler = UncheckedSendable(handler)
        return accessibility(.actions([AccessibilityAction(name: name) { handler.value() }]))
    }

    /// Offers readers and keyboards an action with a name in their language.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Offers readers and keyboards an action with a name.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibilityAction(named: Text(name), handler)
    }

    /// Offers readers and keyboards the actions of buttons, in a menu.
    public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
    where Content: View {
        accessibilityActions(category: .default, content)
    }

    /// Offers readers and keyboards the actions of buttons, in a menu that is named by their kind.
    public nonisolated func accessibilityActions<Content>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View where Content: View {
        overlay(AccessibilityActionsMenu(name: category.name, commands: content()))
    }

    /// Lets readers and keyboards move a value.
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

    /// Gives a view further names to be called by.
    ///
    /// - Support: partial: in a browser a view is called by its label; a diagnostic says so.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        withoutInputLabels
    }

    /// Gives a view further names to be called by.
    ///
    /// - Support: partial: in a browser a view is called by its label; a diagnostic says so.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        withoutInputLabels
    }

    /// Gives a view further names to be called by.
    ///
    /// - Support: partial: in a browser a view is called by its label; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        withoutInputLabels
    }

    /// Says whether something happens when the view is used.
    ///
    /// - Support: partial: a view says so by the controls in it, and a diagnostic says that.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        DeveloperNotes.withoutEffect(
            "accessibilityRespondsToUserInteraction(_:)", remedy: "Use a Button, or accessibilityAddTraits(.isButton).")
        return accessibility(.addTraits([]))
    }

    /// Keeps the view's colours where a person inverts them.
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
