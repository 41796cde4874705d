// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A change that a save has made to one object.
public enum HistoryChange: Sendable {
    /// It was inserted.
    case insert(any HistoryInsert)
    /// Properties of it were changed.
    case update(any HistoryUpdate)
    /// It was deleted.
    case delete(any HistoryDelete)

    /// The identity of the object.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// The insertion of an object.
public protocol HistoryInsert<Model>: Sendable {
    /// The object's model.
    associatedtype Model: PersistentModel
    /// The type of the transaction's identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the change's identifier.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

    /// Tells the change from others.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the transaction that the change is part of.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identity of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// A change of an object's properties.
public protocol HistoryUpdate<Model>: Sendable {
    /// The object's model.
    associatedtype Model: PersistentModel
    /// The type of the transaction's identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the change's identifier.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// A property that was changed.
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// Tells the change from others.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the transaction that the change is part of.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identity of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The properties that were changed.
    var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// The deletion of an object.
public protocol HistoryDelete<Model>: Sendable {
    /// The object's model.
    associatedtype Model: PersistentModel
    /// The type of the transaction's identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the change's identifier.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

    /// Tells the change from others.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the transaction that the change is part of.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identity of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The values that outlive the object: those of attributes with `.preserveValueOnDeletion`.
    var tombstone: HistoryTombstone<Model> { get }
}
