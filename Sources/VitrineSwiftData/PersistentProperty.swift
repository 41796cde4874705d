// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The description of a stored property.
///
/// Named publicly for `@Model`; not for apps.
public struct _PersistentProperty {
    let property: ModelProperty

    /// Describes an attribute.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
        _ name: String, _ keyPath: KeyPath<Model, Value>,
        _ storage: ReferenceWritableKeyPath<Model, _PersistedValue<Value>>, metadata: Any?,
        default initial: (() -> Value)? = nil
    ) {
        property = AttributeProperty(
            name, keyPath, storage, attribute: metadata as? Schema.Attribute ?? Schema.Attribute(), initial: initial)
    }

    /// Describes a relationship.
    public init<Model: PersistentModel, Value: _RelationshipValue>(
        _ name: String, _ keyPath: KeyPath<Model, Value>,
        _ storage: ReferenceWritableKeyPath<Model, _PersistedValue<Value>>, metadata: Any?,
        default initial: (() -> Value)? = nil
    ) {
        property = RelationshipProperty(
            name, keyPath, storage, relationship: metadata as? Schema.Relationship ?? Schema.Relationship())
    }
}
