// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// The modifiers that take whether they apply, so that a view keeps its identity while that changes.

extension View {
    /// Sets the accessibility label of the view: what it is, if it is enabled.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: Whether the label is set.
    /// - Returns: A view with the label.
    public nonisolated func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(.text(label)), isEnabled)
    }

    /// Sets the accessibility label of the view from a localized key, if it is enabled.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(.text(Text(labelKey))), isEnabled)
    }

    /// Sets the accessibility label of the view from a localized string resource, if it is enabled.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(
        _ labelResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.label(.text(Text(labelResource))), isEnabled)
    }

    /// Sets the accessibility label of the view from a string, without localization, if it is enabled.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.label(.string(String(label))), isEnabled)
    }

    /// Sets the accessibility value of the view, if it is enabled.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isEnabled: Whether the value is set.
    /// - Returns: A view with the value.
    public nonisolated func accessibilityValue(
        _ value: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(.text(value)), isEnabled)
    }

    /// Sets the accessibility value of the view from a localized key, if it is enabled.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(.text(Text(valueKey))), isEnabled)
    }

    /// Sets the accessibility value of the view from a localized string resource, if it is enabled.
    @_disfavoredOverload
    public nonisolated func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.value(.text(Text(valueResource))), isEnabled)
    }

    /// Sets the accessibility value of the view from a string, without localization, if it is enabled.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.value(.string(String(value))), isEnabled)
    }

    /// Sets the accessibility hint of the view: what happens when it is used, if it is enabled.
    ///
    /// - Parameters:
    ///   - hint: The hint.
    ///   - isEnabled: Whether the hint is set.
    /// - Returns: A view with the hint.
    public nonisolated func accessibilityHint(
        _ hint: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(.text(hint)), isEnabled)
    }

    /// Sets the accessibility hint of the view from a localized key, if it is enabled.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(.text(Text(hintKey))), isEnabled)
    }

    /// Sets the accessibility hint of the view from a localized string resource, if it is enabled.
    @_disfavoredOverload
    public nonisolated func accessibilityHint(
        _ hintResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hint(.text(Text(hintResource))), isEnabled)
    }

    /// Sets the accessibility hint of the view from a string, without localization, if it is enabled.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        accessibility(.hint(.string(String(hint))), isEnabled)
    }

    /// Hides the view and its content from assistive technology, if that is enabled.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.hidden(hidden), isEnabled)
    }

    /// Sets the identifier by which tests find the view, if it is enabled.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.identifier(identifier), isEnabled)
    }

    /// Sets alternative names of the view for voice control, from localized keys, if they are enabled.
    ///
    /// - Support: partial: voice control in a browser uses a view's label; a diagnostic says so.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityInputLabels(inputLabelKeys) : accessibility(.addTraits([]))
    }

    /// Sets alternative names of the view for voice control, if they are enabled.
    ///
    /// - Support: partial: voice control in a browser uses a view's label; a diagnostic says so.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        isEnabled ? accessibilityInputLabels(inputLabels) : accessibility(.addTraits([]))
    }

    /// Sets alternative names of the view for voice control, from strings, if they are enabled.
    ///
    /// - Support: partial: voice control in a browser uses a view's label; a diagnostic says so.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
        isEnabled ? accessibilityInputLabels(inputLabels) : accessibility(.addTraits([]))
    }

    nonisolated private func accessibility(
        _ change: AccessibilityChange, _ isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled ? change : .addTraits([]))
    }
}
