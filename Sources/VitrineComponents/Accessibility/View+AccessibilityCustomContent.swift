// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// A screen reader cannot be asked for more about an element of a page: it reads the element's description, which is the
// important content, the hint and the other content, in this order.

extension View {
    /// Adds content about the view that assistive technology reads, or removes that with the key.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    /// - Parameters:
    ///   - key: The key, whose label is read before the value.
    ///   - value: The content; `nil` to remove what has the key.
    ///   - importance: The importance of the content.
    /// - Returns: A view with the content.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        customContent(key, value.map(AccessibilityText.text), importance)
    }

    /// Adds localized content about the view that assistive technology reads.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        customContent(key, .text(Text(valueKey)), importance)
    }

    /// Adds content from a localized string resource about the view that assistive technology reads.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        customContent(key, .text(Text(valueResource)), importance)
    }

    /// Adds content from a string about the view that assistive technology reads.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
        customContent(key, .string(String(value)), importance)
    }

    /// Adds content about the view that assistive technology reads, with a text as its label.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    /// - Parameters:
    ///   - label: The label, which is read before the content.
    ///   - value: The content.
    ///   - importance: The importance of the content.
    /// - Returns: A view with the content.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        customContent(.unnamed(label), .text(value), importance)
    }

    /// Adds content about the view that assistive technology reads, with a localized label.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        customContent(.unnamed(Text(labelKey)), .text(value), importance)
    }

    /// Adds localized content about the view that assistive technology reads, with a localized label.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        customContent(.unnamed(Text(labelKey)), .text(Text(valueKey)), importance)
    }

    /// Adds content from a string about the view that assistive technology reads, with a localized label.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
        customContent(.unnamed(Text(labelKey)), .string(String(value)), importance)
    }

    /// Adds content from a localized string resource about the view that assistive technology reads.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent(
        _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        customContent(.unnamed(Text(labelResource)), .text(Text(valueResource)), importance)
    }

    /// Adds content from a string about the view that assistive technology reads, with a label from a resource.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V>(
        _ labelResource: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
        customContent(.unnamed(Text(labelResource)), .string(String(value)), importance)
    }

    /// Adds content about the view that assistive technology reads, with a label, from strings without localization.
    ///
    /// - Support: partial: content of every importance is read with the view's hint, the important one before it.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<L, V>(
        _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where L: StringProtocol, V: StringProtocol {
        customContent(.unnamed(Text(verbatim: String(label))), .string(String(value)), importance)
    }

    nonisolated private func customContent(
        _ key: AccessibilityCustomContentKey, _ value: AccessibilityText?, _ importance: AXCustomContent.Importance
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.customContent(key, value, isImportant: importance == .high))
    }
}
