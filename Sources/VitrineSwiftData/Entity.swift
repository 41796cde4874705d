// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCore

/// A model as a store sees it: a table, its columns, and what leads to other tables.
///
/// A model and those that inherit from it have one table, with the columns of all; `_type` in it is the name of a subclass,
/// and null for the model that inherits from none. The properties of a superclass come first, and are the same objects as
/// those of its own entity.
final class Entity: @unchecked Sendable {
    let name: String
    /// The name of the table.
    let table: String
    /// The entity of the class that the model inherits from.
    let superentity: Entity?
    let type: any PersistentModel.Type
    let properties: [ModelProperty]
    /// The properties that have columns, in the order of the columns.
    let columns: [ModelProperty]
    let relationships: [any RelationshipDescription]
    /// The relationships to some numbers of objects only.
    let counted: [any RelationshipDescription]
    /// The lists of properties whose values, together, only one object has.
    let uniques: [[ModelProperty]]
    let indices: [[ModelProperty]]
    /// The number of properties that are those of the superclass.
    let inherited: Int
    /// The properties whose values outlive an object in the history.
    let preserved: [ModelProperty]
    private let names: [AnyKeyPath: Int]
    private let localizedTexts: [AnyKeyPath: (index: Int, order: LocalizedOrder)]
    private let inverses = Mutex<[Int: UncheckedSendable<(any RelationshipDescription)?>]>([:])

    private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

    /// The entity of a model.
    static func of(_ type: any PersistentModel.Type) -> Entity {
        let key = ObjectIdentifier(type)
        if let found = known.withLock({ $0[key] }) { return found }
        let made = make(type)
        return known.withLock {
            if let found = $0[key] { return found }
            $0[key] = made
            return made
        }
    }

    private static func make<Model: PersistentModel>(_: Model.Type) -> Entity { Entity(Model.self) }

    private init<Model: PersistentModel>(_ type: Model.Type) {
        self.type = type
        let name = String(describing: type)
        let superentity = Model._$superentity.map { Entity.of($0) }
        self.name = name
        self.superentity = superentity
        table = superentity?.table ?? name
        inherited = superentity?.properties.count ?? 0
        let own = Model._$properties.map(\.property)
        properties = (superentity?.properties ?? []) + own
        var columns = superentity?.columns ?? []
        for (index, property) in own.enumerated() {
            property.place(
                at: inherited + index, column: property.hasColumn ? columns.count : nil,
                // Two subclasses may have properties of one name.
                prefix: superentity == nil ? "" : "\(name)$")
            if property.hasColumn { columns.append(property) }
        }
        self.columns = columns
        let relationships = properties.compactMap { $0 as? any RelationshipDescription }
        self.relationships = relationships
        counted = relationships.filter { $0.isCounted }
        let names = Dictionary(properties.map { ($0.keyPath, $0.index) }) { first, _ in first }
        self.names = names
        var texts: [AnyKeyPath: (index: Int, order: LocalizedOrder)] = [:]
        for property in columns {
            for order in LocalizedOrder.allCases {
                if let path = property.path(in: order) { texts[path] = (property.index, order) }
            }
        }
        localizedTexts = texts
        let properties = properties
        func list(_ paths: [[AnyKeyPath]]) -> [[ModelProperty]] {
            paths.map { list in
                list.compactMap { path in
                    names[path].map { properties[$0] } ?? properties.first { $0.isReached(by: path) }
                }
            }
        }
        preserved = columns.filter { ($0 as? any AttributeDescription)?.isPreserved == true }
        uniques =
            (superentity?.uniques ?? [])
            + own.filter { ($0 as? any AttributeDescription)?.isUnique == true }.map { [$0] } + list(Model._$uniques)
        indices = (superentity?.indices ?? []) + list(Model._$indices)
    }

    /// The property that is described at an index of the class's own `_$properties`.
    func ownProperty(at index: Int) -> ModelProperty { properties[inherited + index] }

    /// The columns that the superclass does not have.
    var ownColumns: ArraySlice<ModelProperty> { columns[(superentity?.columns.count ?? 0)...] }
    /// The lists of unique properties that the superclass does not have.
    var ownUniques: ArraySlice<[ModelProperty]> { uniques[(superentity?.uniques.count ?? 0)...] }
    /// The lists of indices that the superclass does not have.
    var ownIndices: ArraySlice<[ModelProperty]> { indices[(superentity?.indices.count ?? 0)...] }
    /// The relationships that the superclass does not have.
    var ownRelationships: [any RelationshipDescription] { relationships.filter { $0.index >= inherited } }

    /// The entity of the class that inherits from none.
    var root: Entity { superentity?.root ?? self }

    /// Whether the model is another one, or inherits from it.
    func isKind(of other: Entity) -> Bool { self === other || superentity?.isKind(of: other) == true }

    /// The names of the model and of those that inherit from it, as SQL takes them in a list.
    var kinds: String {
        let names = Self.known.withLock { known in known.values.filter { $0.isKind(of: self) }.map(\.name) }
        return Set(names).sorted().map { "'" + $0.replacing("'", with: "''") + "'" }.joined(separator: ", ")
    }

    /// The condition that a row of the table is an object of the model; `nil` where all rows are.
    func condition(_ alias: String) -> String? {
        superentity == nil ? nil : "\(alias).\"_type\" IN (\(kinds))"
    }

    /// The property at a key path.
    func property(at keyPath: AnyKeyPath) -> ModelProperty? {
        if let index = names[keyPath] { return properties[index] }
        // The path of this class to a property of a superclass is another one than that class's.
        return properties[..<inherited].first { $0.isReached(by: keyPath) }
    }

    /// What a descriptor sorts by: a property, and the language's order for a text; `nil` for what is no stored property.
    /// `isKnown` is whether the comparator is one of Foundation's own three.
    func sorting<Model>(
        by descriptor: SortDescriptor<Model>
    ) -> (property: ModelProperty, text: LocalizedOrder?, isKnown: Bool)? {
        guard let path = descriptor.keyPath else { return nil }
        if let (index, order) = localizedTexts[path] { return (properties[index], order, true) }
        for property in properties[..<inherited] {
            if let order = property.order(of: path) { return (property, order, true) }
        }
        guard let property = property(at: path) else { return nil }
        guard let comparator = descriptor.stringComparator, comparator != .lexical else { return (property, nil, true) }
        let order = LocalizedOrder(comparator)
        return (property, order, order != nil)
    }

    /// The relationship of the other model that leads back.
    func inverse(of property: any RelationshipDescription) -> (any RelationshipDescription)? {
        if property.index < inherited, let superentity { return superentity.inverse(of: property) }
        if let known = inverses.withLock({ $0[property.index] }) { return known.value }
        let found = UncheckedSendable(findInverse(of: property))
        inverses.withLock { $0[property.index] = found }
        return found.value
    }

    private func findInverse(of property: any RelationshipDescription) -> (any RelationshipDescription)? {
        let other = Entity.of(property.target)
        let back = other.relationships.filter { ObjectIdentifier($0.target) == ObjectIdentifier(type) }
        if let path = property.relationship.inverse { return back.first { $0.keyPath == path } }
        if let named = back.first(where: { $0.relationship.inverse == property.keyPath }) { return named }
        // What only one pair of properties can mean need not be said; of a model to itself it has to be.
        guard other !== self else { return nil }
        let free = back.filter {
            $0.index >= other.inherited && $0.relationship.inverse == nil && !other.isNamed($0)
        }
        let own = ownRelationships.filter {
            ObjectIdentifier($0.target) == ObjectIdentifier(property.target) && $0.relationship.inverse == nil
                && !isNamed($0)
        }
        return free.count == 1 && own.count == 1 ? free[0] : nil
    }

    /// Whether another property says that it is the inverse of one.
    private func isNamed(_ property: any RelationshipDescription) -> Bool {
        Entity.of(property.target).relationships.contains { $0.relationship.inverse == property.keyPath }
    }

    /// The name of the table of pairs that a relationship had in an earlier version of the schema; `nil` where it is the same.
    func originalJoinTable(of property: any RelationshipDescription) -> String? {
        if property.index < inherited, let superentity { return superentity.originalJoinTable(of: property) }
        guard let table = joinTable(of: property) else { return nil }
        if table.own == "source" { return property.originalName.map { "\(name)_\($0)" } }
        return inverse(of: property)?.originalName.map { "\(Entity.of(property.target).name)_\($0)" }
    }

    /// Where the pairs of a relationship to many are kept; `nil` where the other objects' columns say it.
    func joinTable(of property: any RelationshipDescription) -> JoinTable? {
        guard property.isToMany else { return nil }
        if property.index < inherited, let superentity { return superentity.joinTable(of: property) }
        guard let inverse = inverse(of: property) else {
            return JoinTable(name: "\(name)_\(property.name)", own: "source", other: "target")
        }
        guard inverse.isToMany else { return nil }
        let other = Entity.of(property.target)
        let isFirst = (name, property.name) <= (other.name, inverse.name)
        return isFirst
            ? JoinTable(name: "\(name)_\(property.name)", own: "source", other: "target")
            : JoinTable(name: "\(other.name)_\(inverse.name)", own: "target", other: "source")
    }
}

/// A table of pairs of objects, as one side of them sees it.
struct JoinTable: Hashable {
    let name: String
    let own: String
    let other: String
}

/// The interface of all attributes, whatever their types.
protocol AttributeDescription: ModelProperty {
    var isUnique: Bool { get }
    var isPreserved: Bool { get }
}

extension AttributeProperty: AttributeDescription {
    var isUnique: Bool { attribute.options.contains(.unique) }
    var isPreserved: Bool { attribute.options.contains(.preserveValueOnDeletion) }
}

extension String {
    /// The name as SQL takes it.
    var quoted: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}
