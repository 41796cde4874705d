// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay

/// A change of what a view means to a reader; the outermost layer of the modified view carries it.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, Equatable, Sendable {
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

    /// Names the view for tests.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.identifier(identifier))
    }

    /// Says what the view is.
    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(.text(label)))
    }

    /// Says what the view is.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(.text(Text(labelKey))))
    }

    /// Says what the view is.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.label(.string(String(label))))
    }

    /// Says which value the view has.
    public nonisolated func accessibilityValue(
        _ value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(.text(value)))
    }

    /// Says which value the view has.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(.text(Text(valueKey))))
    }

    /// Says which value the view has.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.value(.string(String(value))))
    }

    /// Says what happens when the view is used.
    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(.text(hint)))
    }

    /// Says what happens when the view is used.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(.text(Text(hintKey))))
    }

    /// Says what happens when the view is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.hint(.string(String(hint))))
    }

    /// Leaves the view and what is in it out for readers.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hidden(hidden))
    }

    /// Adds to what the view is.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        traits.note()
        return accessibility(.addTraits(traits))
    }

    /// Takes away from what the view is.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.removeTraits(traits))
    }

    /// Makes one element of the view, and says what becomes of those inside.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(.element(children))
    }

    /// Reads the view before its siblings of lower priority.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.sortPriority(sortPriority))
    }

    /// Says at which level of the page the heading stands.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.heading(level))
    }
}
