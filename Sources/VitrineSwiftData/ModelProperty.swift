// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import VitrineCore

/// A stored property of a model, whatever the types of both.
class ModelProperty {
    let name: String
    let keyPath: AnyKeyPath
    let originalName: String?
    /// The position among the properties of the entity.
    fileprivate(set) var index = 0
    /// The position among the columns of the entity's table; `nil` without a column.
    fileprivate(set) var column: Int?
    /// The name of the column.
    private(set) var columnName: String
    /// The name of the column in an earlier version of the schema.
    private(set) var originalColumnName: String?

    init(_ name: String, _ keyPath: AnyKeyPath, originalName: String?) {
        self.name = name
        self.keyPath = keyPath
        self.originalName = originalName
        columnName = name
        originalColumnName = originalName
    }

    /// Gives the property its place in an entity, and a prefix of the name of its column.
    func place(at index: Int, column: Int?, prefix: String) {
        self.index = index
        self.column = column
        columnName = prefix + name
        originalColumnName = originalName.map { prefix + $0 }
    }

    /// Whether objects have a column for it.
    var hasColumn: Bool { true }
    /// The declared type of the column.
    var columnType: String { preconditionFailure("\(name) has no column.") }

    /// Whether the object's value is there.
    func isLoaded(_ model: any PersistentModel) -> Bool { preconditionFailure("abstract") }
    /// Lets the object's value be loaded when it is read next.
    func unload(_ model: any PersistentModel) { preconditionFailure("abstract") }
    /// Tells those who have read the object's value that it changed.
    func notify(_ model: any PersistentModel) { preconditionFailure("abstract") }
    /// The object's value as its column has it.
    func columnValue(of model: any PersistentModel) throws -> DatabaseValue { preconditionFailure("abstract") }
    /// A value of the property's type as a column has it; `nil` for one of another type.
    func columnValue(for value: Any) -> DatabaseValue? { nil }
    /// The value of a column; `nil` for null, and for what is no value of the property's type.
    func value(from column: DatabaseValue) -> Any? { nil }
    /// What a row has that is older than the property; `nil` where nothing says so.
    func initialColumnValue() throws -> DatabaseValue? { nil }
    /// Whether a null in the column is a value.
    var isOptional: Bool { true }
    /// Whether SQLite compares columns as Swift compares the values.
    var isScalar: Bool { true }
    /// Whether SQLite orders columns as Swift orders the values.
    var isOrdered: Bool { false }
    /// The path to the value in the order of a language, as sort descriptors have it; `nil` for what is no text.
    func path(in order: LocalizedOrder) -> AnyKeyPath? { nil }
    /// Whether a path of this class or of one that inherits from it leads to the property.
    func isReached(by path: AnyKeyPath) -> Bool { false }
    /// The order of a path to the value in the order of a language, from this class or from one that inherits from it.
    func order(of path: AnyKeyPath) -> LocalizedOrder? { nil }
}

/// A property with a value of a type.
class ValueProperty<Value>: ModelProperty {
    /// The value of an object's row.
    func load(_ record: _ModelRecord, of model: any PersistentModel) -> Value { preconditionFailure("abstract") }
    /// Changes an object's value as its setter does.
    func assign(_ value: Value, to model: any PersistentModel) { preconditionFailure("abstract") }
}

/// A property of a model of a type, with the places of its value and of what is loaded of it.
class StoredProperty<Model: PersistentModel, Value>: ValueProperty<Value> {
    fileprivate let path: KeyPath<Model, Value>
    fileprivate let storage: ReferenceWritableKeyPath<Model, _PersistedValue<Value>>

    fileprivate init(
        _ name: String, _ keyPath: KeyPath<Model, Value>,
        _ storage: ReferenceWritableKeyPath<Model, _PersistedValue<Value>>, originalName: String?
    ) {
        path = keyPath
        self.storage = storage
        super.init(name, keyPath, originalName: originalName)
    }

    override func isLoaded(_ model: any PersistentModel) -> Bool { typed(model)[keyPath: storage].isLoaded }
    override func unload(_ model: any PersistentModel) { typed(model)[keyPath: storage] = _PersistedValue() }

    override func assign(_ value: Value, to model: any PersistentModel) {
        let model = typed(model)
        let stored = model[keyPath: storage]
        let old = stored.isLoaded ? stored.value : load(model._$record, of: model)
        model._$observationRegistrar.withMutation(of: model, keyPath: path) {
            model[keyPath: storage] = _PersistedValue(value)
        }
        model._$record.didChange(index, of: model, from: old, to: value)
    }

    override func notify(_ model: any PersistentModel) {
        let model = typed(model)
        model._$observationRegistrar.withMutation(of: model, keyPath: path) {}
    }

    fileprivate func typed(_ model: any PersistentModel) -> Model { unsafeDowncast(model, to: Model.self) }

    override func isReached(by other: AnyKeyPath) -> Bool { Self.isSame(other, as: path) }

    /// Whether a path of a class that inherits from the model is one of the model's, but for the class it begins at.
    ///
    /// Paths of two classes are never equal; those that lead from something else by way of an object of the model are,
    /// where they have the same steps.
    fileprivate static func isSame<Leaf>(_ other: AnyKeyPath, as path: KeyPath<Model, Leaf>) -> Bool {
        guard type(of: other).valueType == Leaf.self, type(of: other).rootType is Model.Type else { return false }
        // Read as a path of the superclass, which it is but for its type; no cast of the language allows that.
        let pointer = Unmanaged.passUnretained(other).toOpaque()
        let other = Unmanaged<KeyPath<Model, Leaf>>.fromOpaque(pointer).takeUnretainedValue()
        let start: KeyPath<PathStart<Model>, Model> = \.model
        return start.appending(path: other) == start.appending(path: path)
    }
}

/// What paths that are compared begin at.
private struct PathStart<Model> {
    let model: Model
}

/// An attribute: a value in a column of its own.
final class AttributeProperty<Model: PersistentModel, Value: Codable>: StoredProperty<Model, Value> {
    let attribute: Schema.Attribute
    private let initial: (() -> Value)?
    private let coding = AttributeCoding<Value>.of(Value.self)

    init(
        _ name: String, _ keyPath: KeyPath<Model, Value>,
        _ storage: ReferenceWritableKeyPath<Model, _PersistedValue<Value>>, attribute: Schema.Attribute,
        initial: (() -> Value)?
    ) {
        self.attribute = attribute
        self.initial = initial
        super.init(name, keyPath, storage, originalName: attribute.originalName)
    }

    override var hasColumn: Bool { !attribute.options.contains(.ephemeral) }
    override var columnType: String { coding.columnType }
    override var isScalar: Bool { coding.isScalar }
    override var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }
    override var isOrdered: Bool { coding.isScalar && !coding.isRaw }

    override func columnValue(of model: any PersistentModel) throws -> DatabaseValue {
        let stored = typed(model)[keyPath: storage]
        return try coding.encode(stored.isLoaded ? stored.value : load(model._$record, of: model))
    }

    override func path(in order: LocalizedOrder) -> AnyKeyPath? {
        if let path = path as? KeyPath<Model, String> { return path.appending(path: order.path) }
        if let path = path as? KeyPath<Model, String?> { return path.appending(path: order.optionalPath) }
        return nil
    }

    override func order(of other: AnyKeyPath) -> LocalizedOrder? {
        LocalizedOrder.allCases.first { order in
            if let path = path as? KeyPath<Model, String> {
                return Self.isSame(other, as: path.appending(path: order.path))
            }
            if let path = path as? KeyPath<Model, String?> {
                return Self.isSame(other, as: path.appending(path: order.optionalPath))
            }
            return false
        }
    }

    override func columnValue(for value: Any) -> DatabaseValue? {
        (value as? Value).flatMap { try? coding.encode($0) }
    }

    override func value(from column: DatabaseValue) -> Any? {
        coding.decode(column).flatMap { PredicateTranslator.unwrapped($0) }
    }

    override func initialColumnValue() throws -> DatabaseValue? { try initial.map { try coding.encode($0()) } }

    override func load(_ record: _ModelRecord, of model: any PersistentModel) -> Value {
        guard let column else {
            return initial?() ?? empty("which is not stored and has no default value")
        }
        let row = record.loadedRow(of: model)
        if let value = coding.decode(row?[column] ?? .null) { return value }
        if let initial { return initial() }
        return empty(
            row == nil ? "of an object that is not in its store any more" : "of which the store holds something else")
    }

    /// The value that is read where there is none.
    private func empty(_ problem: String) -> Value {
        RemovedObject.report("\(Model.self).\(name), \(problem), was read.")
        guard let value = EmptyValue.of(Value.self) else {
            // No value of the type is known: its own decoding refuses zeros, empty texts and empty lists.
            fatalError("\(Model.self).\(name), \(problem), was read, and \(Value.self) has no empty value.")
        }
        return value
    }
}

/// The interface of all relationships, whatever their types.
protocol RelationshipDescription: ModelProperty {
    var relationship: Schema.Relationship { get }
    var target: any PersistentModel.Type { get }
    var isToMany: Bool { get }
    /// The objects that an object is related to, loaded where they are not.
    func models(of model: any PersistentModel) -> [any PersistentModel]
    /// Replaces the objects that an object is related to, and tells those who have read them.
    func set(_ models: [any PersistentModel], of model: any PersistentModel)
    /// Keeps the objects that an object is related to in the store, which nobody has read yet.
    func fill(_ models: [any PersistentModel], of model: any PersistentModel)
    /// Changes the objects that an object is related to as a setter does: both ends, and what is to be saved.
    func assign(_ models: [any PersistentModel], to model: any PersistentModel)
    /// Whether only some numbers of related objects are allowed.
    var isCounted: Bool { get }
    /// Returns the reason why a number of related objects is not allowed; `nil` if it is.
    func problem(of count: Int) -> String?
    /// Key paths of the number of related objects, and of whether there are none.
    var countPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath)? { get }
}

/// A relationship: objects of another model.
final class RelationshipProperty<Model: PersistentModel, Value: _RelationshipValue>: StoredProperty<Model, Value>,
    RelationshipDescription
{
    let relationship: Schema.Relationship

    init(
        _ name: String, _ keyPath: KeyPath<Model, Value>,
        _ storage: ReferenceWritableKeyPath<Model, _PersistedValue<Value>>, relationship: Schema.Relationship
    ) {
        self.relationship = relationship
        super.init(name, keyPath, storage, originalName: relationship.originalName)
    }

    var target: any PersistentModel.Type { Value._targetType }
    var isToMany: Bool { Value._isToMany }
    var isCounted: Bool { relationship.minimumModelCount ?? 0 > 0 || relationship.maximumModelCount ?? 0 > 0 }
    override var hasColumn: Bool { !isToMany }
    override var columnType: String { "INTEGER" }
    override var isScalar: Bool { false }

    var countPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath)? {
        (Value.self as? any CountedRelationshipValue.Type)?.countPaths
    }

    override func columnValue(of model: any PersistentModel) throws -> DatabaseValue {
        // What was not read has not changed.
        guard isLoaded(model) else { return column.flatMap { model._$record.loadedRow(of: model)?[$0] } ?? .null }
        return typed(model)[keyPath: storage].value._models.first?._$record.number.databaseValue ?? .null
    }

    func problem(of count: Int) -> String? {
        let isNil = count == 0 && Value.self is any ExpressibleByNilLiteral.Type
        if let minimum = relationship.minimumModelCount, count < minimum, !isNil { return "fewer than \(minimum)" }
        if let maximum = relationship.maximumModelCount, maximum > 0, count > maximum { return "more than \(maximum)" }
        return nil
    }

    func models(of model: any PersistentModel) -> [any PersistentModel] {
        let stored = typed(model)[keyPath: storage]
        if stored.isLoaded { return stored.value._models }
        return model._$record.context?.related(to: model, by: self) ?? []
    }

    func set(_ models: [any PersistentModel], of model: any PersistentModel) {
        let typed = typed(model)
        typed._$observationRegistrar.withMutation(of: typed, keyPath: path) {
            // A required object that was removed: reading it reports that.
            typed[keyPath: storage] = Value._value(of: models).map { _PersistedValue($0) } ?? _PersistedValue()
        }
    }

    func fill(_ models: [any PersistentModel], of model: any PersistentModel) {
        // A required object that is gone: reading it reports that.
        guard let value = Value._value(of: models) else { return }
        typed(model)[keyPath: storage] = _PersistedValue(value)
    }

    func assign(_ models: [any PersistentModel], to model: any PersistentModel) {
        guard let value = Value._value(of: models) else { return }
        assign(value, to: model)
    }

    /// Leaves out objects that were deleted meanwhile.
    override func assign(_ value: Value, to model: any PersistentModel) {
        let models = value._models
        let kept = models.filter { !$0.isDeleted }
        guard !self.models(of: model).map({ $0._$record.number }).elementsEqual(kept.map { $0._$record.number }) else {
            return
        }
        super.assign(kept.count == models.count ? value : Value._value(of: kept) ?? value, to: model)
    }

    override func load(_ record: _ModelRecord, of model: any PersistentModel) -> Value {
        if let value = Value._value(of: record.context?.related(to: model, by: self) ?? []) { return value }
        RemovedObject.report("\(Model.self).\(name) was read, and the object that it needs does not exist.")
        guard let value = Value._value(of: [RemovedObject.make(target)]) else {
            preconditionFailure("A relationship of \(Value.self) is to \(target).")
        }
        return value
    }
}

/// A value of a relationship to many that is there: predicates ask for the number of its objects.
private protocol CountedRelationshipValue {
    static var countPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath) { get }
}

extension Array: CountedRelationshipValue where Element: PersistentModel {
    static var countPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath) { (\[Element].count, \[Element].isEmpty) }
}
