// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay

/// A modifier that changes the accessibility properties of a view, carried by its outermost layer.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, Equatable, Sendable {
    /// A primitive modifier: it has no body.
    public typealias Body = Never
    package var change: AccessibilityChange
}

extension AccessibilityAttachmentModifier: EffectModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        guard case .actions = modifier.change else { return EffectModifierNode(modifier, context) }
        return AccessibilityActionsNode(modifier, context)
    }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .semantics(SemanticsChange(scope: change.scope, change.resolved(in: environment)))
    }
}

extension View {
    nonisolated func accessibility(
        _ change: AccessibilityChange
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change: change))
    }

    /// Sets the identifier by which tests find the view.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.identifier(identifier))
    }

    /// Sets the accessibility label of the view: what it is.
    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(.text(label)))
    }

    /// Sets the accessibility label of the view from a localized key.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(.text(Text(labelKey))))
    }

    /// Sets the accessibility label of the view from a string, without localization.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.label(.string(String(label))))
    }

    /// Sets the accessibility value of the view.
    public nonisolated func accessibilityValue(
        _ value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(.text(value)))
    }

    /// Sets the accessibility value of the view from a localized key.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(.text(Text(valueKey))))
    }

    /// Sets the accessibility value of the view from a string, without localization.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.value(.string(String(value))))
    }

    /// Sets the accessibility hint of the view: what happens when it is used.
    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(.text(hint)))
    }

    /// Sets the accessibility hint of the view from a localized key.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(.text(Text(hintKey))))
    }

    /// Sets the accessibility hint of the view from a string, without localization.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.hint(.string(String(hint))))
    }

    /// Hides the view and its content from assistive technology.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hidden(hidden))
    }

    /// Adds accessibility traits to the view.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        traits.note()
        return accessibility(.addTraits(traits))
    }

    /// Removes accessibility traits from the view.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.removeTraits(traits))
    }

    /// Makes the view one accessibility element.
    ///
    /// - Parameter children: What becomes of the elements inside: ignored by default.
    /// - Returns: A view that is one element.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(.element(children))
    }

    /// Sets the order of the view among its siblings: screen readers visit higher priorities first.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.sortPriority(sortPriority))
    }

    /// Sets the level of the heading.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.heading(level))
    }
}
