// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import VitrineBase
public import VitrineCore

/// The objects that are worked with, and their changes until they are saved.
///
/// Invariants: an object of the store is one Swift object in a context as long as anybody holds it; what was inserted,
/// changed or deleted is held until it is saved or rolled back. A context is used on one actor.
public final class ModelContext: Equatable {
    /// The container whose stores the context reads and writes.
    public let container: ModelContainer
    /// Whether changes are saved at the end of the main actor's turn.
    public var autosaveEnabled = false

    /// The name that the history has for who saves, by which transactions are told apart.
    public var author: String?
    /// The manager that undoes and redoes what is inserted, deleted and changed; `nil`, as in a new context, for none.
    ///
    /// A context of another actor than the main one registers nothing: the manager belongs to the main actor.
    public var undoManager: UndoManager? {
        didSet { if oldValue !== undoManager { removeActions(of: oldValue) } }
    }

    let stores: Stores
    let inbox: ContextInbox
    /// All objects that somebody holds.
    private var objects: [ObjectKey: WeakModel] = [:]
    private var sweepSize = 256
    private(set) var inserted: [ObjectKey: any PersistentModel] = [:]
    private(set) var changed: [ObjectKey: any PersistentModel] = [:]
    private(set) var deleted: [ObjectKey: any PersistentModel] = [:]
    /// Objects that were related to more or fewer others, where not all numbers of them are allowed.
    private(set) var recounted: [ObjectKey: any PersistentModel] = [:]
    /// Deletions that a rule forbids, each in a sentence, until the changes are saved or taken back.
    var denials: [Int64: String] = [:]
    private var isSaveScheduled = false
    private let isOfMainActor = isOnMainActor
    /// How many descriptors were fetched: what a save costs those who watch is counted, not timed.
    package var fetches = 0
    /// How many rows were read with their columns: what a long list costs is counted, not timed.
    package var rowsRead = 0
    private var listeners: [WeakListener] = []

    private struct WeakModel {
        weak var model: (any PersistentModel)?
    }

    private struct WeakListener {
        weak var listener: (any ContextListener)?
    }

    /// Creates a context of a container, which saves only when it is told to.
    public convenience init(_ container: ModelContainer) {
        self.init(container, stores: container.usableStores())
    }

    init(_ container: ModelContainer, stores: Stores) {
        self.container = container
        self.stores = stores
        let reference = WeakContext()
        inbox = ContextInbox(wake: isOnMainActor ? { reference.context?.takeChanges() } : nil)
        reference.context = self
        stores.register(inbox)
    }

    private final class WeakContext {
        weak var context: ModelContext?
    }

    public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }

    /// Whether anything is not saved.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    /// The objects that were inserted and not saved.
    public var insertedModelsArray: [any PersistentModel] { Self.sorted(inserted) }
    /// The objects of the store that were changed and not saved.
    public var changedModelsArray: [any PersistentModel] { Self.sorted(changed) }
    /// The objects of the store that were deleted, until the context is saved.
    public var deletedModelsArray: [any PersistentModel] { Self.sorted(deleted) }

    private static func sorted(_ models: [ObjectKey: any PersistentModel]) -> [any PersistentModel] {
        models.sorted { $0.key.number < $1.key.number }.map(\.value)
    }

    // MARK: - Objects

    /// The object of a number among those of an entity, if somebody holds it.
    func object(_ number: Int64, of entity: Entity) -> (any PersistentModel)? {
        objects[ObjectKey(number, of: entity)]?.model
    }

    /// All objects that somebody holds.
    var held: [any PersistentModel] { objects.values.compactMap(\.model) }

    func register(_ model: any PersistentModel) {
        if objects.count >= sweepSize {
            objects = objects.filter { $0.value.model != nil }
            sweepSize = 2 * (objects.count + 128)
        }
        objects[ObjectKey(model)] = WeakModel(model: model)
    }

    func forget(_ number: Int64, of entity: Entity) { objects[ObjectKey(number, of: entity)] = nil }

    /// Takes an object out that another context has deleted, with what was changed of it here.
    func lose(_ model: any PersistentModel) {
        let key = ObjectKey(model)
        objects[key] = nil
        changed[key] = nil
        recounted[key] = nil
        model._$record.state = .removed
        model._$record.dirty = []
    }

    /// Returns the object of an identity if the context holds it already.
    ///
    /// - Parameter persistentModelID: The identity.
    /// - Returns: The object; `nil` where nobody holds it, and for one of another model.
    public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel {
        object(persistentModelID.number, of: Entity.of(T.self)) as? T
    }

    /// Returns the object of an identity, whose values are loaded when they are read.
    ///
    /// The object of an identity that is in no store reads as empty. That of a model which the container does not have, as
    /// an earlier version of the app may have had it, has no properties: a cast to any model of the app's is `nil`.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        let number = persistentModelID.number
        guard let entity = container.schema.stored.first(where: { $0.name == persistentModelID.entityName }) else {
            DeveloperNotes.report(
                .unknownModel,
                "An object of \(persistentModelID.entityName) was asked for, a model that the container does not have.",
                remedy: "Cast what model(for:) returns with as?, and name all models where the container is made.")
            return UnknownObject(_record: .removed(number))
        }
        if let known = object(number, of: entity) { return known }
        // Which class the object has is said by its row.
        let root = entity.root
        if container.schema.family(of: root).count > 1, let row = (try? rows(of: [number], root))?[number] {
            return make(row.entity, number: number, row: row.columns)
        }
        return make(entity, number: number, row: nil)
    }

    func make(_ entity: Entity, number: Int64, row: [DatabaseValue]?) -> any PersistentModel {
        make(entity.type, number: number, row: row)
    }

    func make<Model: PersistentModel>(_: Model.Type, number: Int64, row: [DatabaseValue]?) -> Model {
        let model = Model(_record: _ModelRecord(number: number, row: row, context: self))
        register(model)
        return model
    }

    // MARK: - Changes

    /// Adds an object, and those that it is related to, to what is saved.
    public func insert<T>(_ model: T) where T: PersistentModel { insert(any: model) }

    /// Adds an object; `isRestored` is whether a deletion is taken back by that.
    func insert(any model: any PersistentModel, isRestored: Bool = false) {
        let record = model._$record
        switch record.state {
        case .free, .removed:
            record.state = .inserted
            record.context = self
            inserted[ObjectKey(model)] = model
        case .deleted where record.context === self && deleted[ObjectKey(model)] != nil:
            deleted[ObjectKey(model)] = nil
            denials[record.number] = nil
            record.state = .stored
            if !record.dirty.isEmpty { changed[ObjectKey(model)] = model }
        default: return
        }
        register(model)
        for property in Entity.of(type(of: model)).relationships where property.isLoaded(model) {
            Relating.change(property, of: model, from: [], to: property.models(of: model))
        }
        registerUndo { $0.remove(model, isRestored ? .denials : .none) }
        tell(.inserted(model))
    }

    /// Marks an object to be deleted when the context is saved, and does what the delete rules say.
    public func delete<T>(_ model: T) where T: PersistentModel { remove(model, .all) }

    /// The delete rules that a deletion follows, besides that other objects forget the one that is deleted.
    enum DeletionRules {
        case all
        /// A deletion that is done again: those that followed from it are, too.
        case denials
        /// An insertion that is taken back.
        case none
    }

    /// Deletes an object, or takes it out of what was inserted.
    func remove(_ model: any PersistentModel, _ rules: DeletionRules) {
        let record = model._$record
        guard record.context === self, record.state == .inserted || record.state == .stored else { return }
        let wasStored = record.state == .stored
        let related = Entity.of(type(of: model)).relationships.map { ($0, $0.models(of: model)) }
        if undoManager != nil, wasStored { keepValues(of: model, related) }
        record.state = wasStored ? .deleted : .removed
        let key = ObjectKey(model)
        inserted[key] = nil
        changed[key] = nil
        if wasStored { deleted[key] = model } else { objects[key] = nil }
        for (property, others) in related { leave(others, by: property, of: model, rules) }
        registerUndo { $0.insert(any: model, isRestored: rules != .none) }
        tell(.deleted(model))
    }

    private func leave(
        _ others: [any PersistentModel], by property: any RelationshipDescription, of model: any PersistentModel,
        _ rules: DeletionRules
    ) {
        let rule = property.relationship.deleteRule
        let entity = Entity.of(type(of: model))
        // An object that was never saved is not deleted from anything.
        if rule == .deny, rules != .none, model._$record.state == .deleted, !others.isEmpty {
            denials[model._$record.number] = "\(entity.name) cannot be deleted while it has \(property.name)"
        }
        if rule == .cascade, rules == .all { for other in others { remove(other, .all) } }
        guard rule != .noAction, let inverse = entity.inverse(of: property) else { return }
        for other in others where !other.isDeleted { Relating.remove(model, from: inverse, of: other) }
    }

    /// Marks the objects that a predicate selects to be deleted when the context is saved.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - predicate: Which objects of it; `nil` for all.
    ///   - includeSubclasses: Whether objects of models that inherit from it are deleted, too.
    /// - Throws: The error of a store that cannot be read.
    public func delete<T>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws where T: PersistentModel {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate))
        where includeSubclasses || type(of: found) == model {
            delete(found)
        }
    }

    /// Notes that a property of an object has another value.
    func didChange(_ property: ModelProperty, of model: any PersistentModel) {
        let record = model._$record
        guard record.state == .stored || record.state == .inserted else { return }
        guard property.hasColumn || property is any RelationshipDescription else { return }
        if record.state == .stored {
            record.dirty.insert(property.index)
            changed[ObjectKey(model)] = model
        }
        if let relationship = property as? any RelationshipDescription { recount(relationship, of: model) }
        tell(.changed(model, property))
    }

    /// Lets the number of related objects be looked at when the object is saved, where not all numbers are allowed.
    private func recount(_ property: any RelationshipDescription, of model: any PersistentModel) {
        if property.isCounted { recounted[ObjectKey(model)] = model }
    }

    /// Notes that objects came to, or left, what an object is related to.
    ///
    /// Their columns, or the pairs of the other side, say so to the store.
    func didRelate(_ property: any RelationshipDescription, of model: any PersistentModel) {
        guard model._$record.state == .stored || model._$record.state == .inserted else { return }
        recount(property, of: model)
        tell(.changed(model, property))
    }

    private func tell(_ change: ContextChange) {
        scheduleSave()
        for listener in listeners { listener.listener?.contextDidChange(change) }
    }

    /// Forgets what is not saved; objects have the values of the store again, and nothing of the context can be undone.
    public func rollback() {
        let (new, old) = (insertedModelsArray, changedModelsArray + deletedModelsArray)
        clearChanges()
        denials = [:]
        removeActions(of: undoManager)
        for model in new {
            model._$record.state = .removed
            forget(model._$record.number, of: Entity.of(type(of: model)))
            tell(.deleted(model))
        }
        for model in old {
            let record = model._$record
            record.state = .stored
            record.dirty = []
            for property in Entity.of(type(of: model)).properties where property.hasColumn && property.isLoaded(model) {
                property.unload(model)
                property.notify(model)
            }
            tell(.inserted(model))
        }
        for model in held {
            for property in Entity.of(type(of: model)).relationships where property.isLoaded(model) {
                property.unload(model)
                property.notify(model)
            }
        }
        isSaveScheduled = false
    }

    func clearChanges() {
        (inserted, changed, deleted) = ([:], [:], [:])
        recounted = [:]
    }

    // MARK: - Who listens

    /// Tells an object of changes as long as it lives.
    func add(_ listener: any ContextListener) {
        listeners.removeAll { $0.listener == nil }
        listeners.append(WeakListener(listener: listener))
    }

    func remove(_ listener: any ContextListener) {
        listeners.removeAll { $0.listener == nil || $0.listener === listener }
    }

    func tellListeners(of change: StoreChange) {
        for listener in listeners { listener.listener?.storeDidChange(change) }
    }

    private func scheduleSave() {
        guard autosaveEnabled, isOfMainActor, !isSaveScheduled else { return }
        isSaveScheduled = true
        let box = UncheckedSendable(self)
        Task { @MainActor in box.value.saveByItself() }
    }

    private func saveByItself() {
        guard isSaveScheduled else { return }
        isSaveScheduled = false
        guard autosaveEnabled, hasChanges else { return }
        do {
            try save()
        } catch {
            SessionContext.current?.report(
                Diagnostic(
                    .dataNotSaved, "Changes of models were not saved: \(error)",
                    remedy: "Save with ModelContext.save() and handle its errors, or roll back.", severity: .error))
        }
    }
}
