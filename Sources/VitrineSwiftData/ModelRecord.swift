// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The part of an object that is kept beside its values: its identity, its context, its row, its changes.
///
/// Named publicly for `@Model`; not for apps.
public final class _ModelRecord {
    enum State {
        /// Belongs to no context.
        case free
        /// In a context, and not in the store yet.
        case inserted
        case stored
        /// In the store until the context is saved.
        case deleted
        /// In no store any more.
        case removed
    }

    var number: Int64
    /// The context. Objects without changes keep theirs, which keeps those with changes.
    var context: ModelContext? {
        get { weakContext }
        set {
            weakContext = newValue
            keepContext()
        }
    }
    private weak var weakContext: ModelContext?
    private var keptContext: ModelContext?
    var state = State.free {
        didSet { keepContext() }
    }
    /// Whether the object was made by the app, with all of its values, and not found in a store or in place of one.
    private(set) var isFresh = true
    /// The columns as they were saved or read last; `nil` until they are needed.
    var row: [DatabaseValue]?
    /// The result that the object is part of, with its position there, while its row is not loaded.
    var lazyModels: (models: LazyModels, position: Int)?
    /// The properties that were changed since, by index.
    var dirty: Set<Int> = [] {
        didSet { if dirty.isEmpty != oldValue.isEmpty { keepContext() } }
    }

    private func keepContext() {
        keptContext = state == .stored && dirty.isEmpty ? weakContext : nil
    }

    /// Creates the record of a new object.
    public init() {
        number = ObjectNumbers.next()
    }

    init(number: Int64, row: [DatabaseValue]?, context: ModelContext) {
        self.number = number
        self.row = row
        weakContext = context
        keptContext = context
        state = .stored
        isFresh = false
    }

    /// The record of an object that is in no store any more, with its number where that is known.
    static func removed(_ number: Int64? = nil) -> _ModelRecord {
        let record = _ModelRecord()
        if let number { record.number = number }
        record.state = .removed
        record.isFresh = false
        return record
    }

    /// The identifier of the store that the object is in, by its table; `nil` for an object that was not saved.
    func storeIdentifier(of table: String) -> String? {
        switch state {
        case .stored, .deleted: context?.stores.identifier(of: table)
        case .free, .inserted, .removed: nil
        }
    }

    /// The columns, read from the store where they are not there.
    func loadedRow(of model: any PersistentModel) -> [DatabaseValue]? {
        if row == nil, let (models, position) = lazyModels, let context {
            lazyModels = nil
            models.load(around: position, in: context)
        }
        if row == nil { row = context?.row(of: model) }
        return row
    }

    /// The value of a property that is read for the first time.
    public func value<Model: PersistentModel, Value>(at index: Int, of model: Model) -> _PersistedValue<Value> {
        let property = Entity.of(Model.self).ownProperty(at: index)
        return _PersistedValue(unsafeDowncast(property, to: ValueProperty<Value>.self).load(self, of: model))
    }

    /// Notes that a property has another value.
    public func didChange<Model: PersistentModel, Value>(
        _ index: Int, of model: Model, from old: Value, to new: Value
    ) {
        let property = Entity.of(Model.self).ownProperty(at: index)
        if let relationship = property as? any RelationshipDescription,
            let old = old as? any _RelationshipValue, let new = new as? any _RelationshipValue
        {
            Relating.change(relationship, of: model, from: old._models, to: new._models)
        }
        guard let context else { return }
        context.didChange(property, of: model)
        guard context.undoManager != nil, property.hasColumn || property is any RelationshipDescription else { return }
        let valued = unsafeDowncast(property, to: ValueProperty<Value>.self)
        context.registerUndo { _ in valued.assign(old, to: model) }
    }

    /// Whether two values are to be taken as different.
    public func differ<Value>(_ one: Value, _ other: Value) -> Bool { true }

    /// Whether two values are different.
    public func differ<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one != other }
}
