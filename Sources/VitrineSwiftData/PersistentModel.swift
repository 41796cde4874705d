// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A class whose objects are stored; `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype, _RelationshipValue {
    /// The engine's storage for the object; written by `@Model`.
    var _$record: _ModelRecord { get }
    /// Tells who has read the object's properties; written by `@Model`.
    var _$observationRegistrar: ObservationRegistrar { get }
    /// The stored properties; written by `@Model`.
    static var _$properties: [_PersistentProperty] { get }
    /// The lists of `#Unique`; written by `@Model`.
    static var _$uniques: [[AnyKeyPath]] { get }
    /// The lists of `#Index`; written by `@Model`.
    static var _$indices: [[AnyKeyPath]] { get }
    /// The model that the class inherits from; written by `@Model`.
    static var _$superentity: (any PersistentModel.Type)? { get }
    /// Creates an object whose values are loaded when they are read; written by `@Model`.
    init(_record: _ModelRecord)
}

extension PersistentModel {
    /// The default: no properties are unique.
    public static var _$uniques: [[AnyKeyPath]] { [] }
    /// The default: stores have no indices of properties.
    public static var _$indices: [[AnyKeyPath]] { [] }
    /// The default: the class inherits from no model.
    public static var _$superentity: (any PersistentModel.Type)? { nil }

    /// The identity of the object.
    public var persistentModelID: PersistentIdentifier {
        let entity = Entity.of(type(of: self))
        return PersistentIdentifier(
            _$record.number, entity: entity.name, store: _$record.storeIdentifier(of: entity.table))
    }

    /// The identity of the object.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object was inserted into or fetched by.
    public var modelContext: ModelContext? { _$record.context }

    /// Whether the object has changes that are not saved.
    public var hasChanges: Bool {
        switch _$record.state {
        case .inserted, .deleted: true
        case .free, .removed: false
        case .stored: !_$record.dirty.isEmpty
        }
    }

    /// Whether the object was deleted.
    public var isDeleted: Bool { _$record.state == .deleted || _$record.state == .removed }

    public static func == (one: Self, other: Self) -> Bool {
        one === other || one._$record.number == other._$record.number
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(_$record.number) }
}
