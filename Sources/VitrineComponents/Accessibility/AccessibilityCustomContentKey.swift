// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// The label of a piece of custom content for assistive technology, and what tells the piece from others of a view.
nonisolated public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    /// The identifier; `nil` where the label is what tells the content from others.
    let id: String?

    private init(label: Text, identifier: String?) {
        self.label = label
        id = identifier
    }

    /// Creates a key with a label that is no identifier.
    ///
    /// - Parameter label: The label.
    /// - Returns: The key.
    static func unnamed(_ label: Text) -> AccessibilityCustomContentKey {
        AccessibilityCustomContentKey(label: label, identifier: nil)
    }

    /// Creates a key with a text as its label.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - id: The identifier: content of a view with the same one is replaced.
    public init(_ label: Text, id: String) { self.init(label: label, identifier: id) }

    /// Creates a key with a localized label.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the label.
    ///   - id: The identifier: content of a view with the same one is replaced.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(label: Text(labelKey), identifier: id) }

    /// Creates a key with a label from a localized string resource.
    ///
    /// - Parameters:
    ///   - labelResource: The resource of the label.
    ///   - id: The identifier: content of a view with the same one is replaced.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: String) {
        self.init(label: Text(labelResource), identifier: id)
    }

    /// Creates a key with a localized label, which is its identifier as well.
    public init(_ labelKey: LocalizedStringKey) { self.init(label: Text(labelKey), identifier: labelKey.key) }
}
