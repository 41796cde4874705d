// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A type of a property that relates an object to others: a model, an optional model, or an array of models.
///
/// Named publicly for `@Model`; not for apps.
public protocol _RelationshipValue {
    /// The type of the related objects.
    static var _targetType: any PersistentModel.Type { get }
    /// Whether several objects can be related.
    static var _isToMany: Bool { get }
    /// The value of some objects, `nil` where there is none and there has to be one.
    static func _value(of models: [any PersistentModel]) -> Self?
    /// The related objects.
    var _models: [any PersistentModel] { get }
}

extension PersistentModel {
    public static var _targetType: any PersistentModel.Type { Self.self }
    public static var _isToMany: Bool { false }
    public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }
    public var _models: [any PersistentModel] { [self] }
}

extension Array: _RelationshipValue where Element: PersistentModel {
    public static var _targetType: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public static func _value(of models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
    public var _models: [any PersistentModel] { self }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
    public static var _targetType: any PersistentModel.Type { Wrapped._targetType }
    public static var _isToMany: Bool { Wrapped._isToMany }
    public static func _value(of models: [any PersistentModel]) -> Wrapped?? {
        .some(models.isEmpty && !Wrapped._isToMany ? nil : Wrapped._value(of: models))
    }
    public var _models: [any PersistentModel] { self?._models ?? [] }
}
