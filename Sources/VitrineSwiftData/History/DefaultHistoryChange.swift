// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The insertion of an object.
public struct DefaultHistoryInsert<Model>: HistoryInsert where Model: PersistentModel {
    /// The type of the identifiers of transactions.
    public typealias TransactionIdentifier = Int64
    /// The type of the identifiers of changes.
    public typealias ChangeIdentifier = Int64

    /// The identifier of the change in its store.
    public let changeIdentifier: ChangeIdentifier
    /// The identifier of the transaction that the change is a part of.
    public let transactionIdentifier: TransactionIdentifier
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier

    public static func == (one: Self, other: Self) -> Bool { one.changeIdentifier == other.changeIdentifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// A change of an object's properties.
public struct DefaultHistoryUpdate<Model>: HistoryUpdate where Model: PersistentModel {
    /// The type of the identifiers of transactions.
    public typealias TransactionIdentifier = Int64
    /// The type of the identifiers of changes.
    public typealias ChangeIdentifier = Int64

    /// The identifier of the change in its store.
    public let changeIdentifier: ChangeIdentifier
    /// The identifier of the transaction that the change is a part of.
    public let transactionIdentifier: TransactionIdentifier
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The key paths of the properties that have changed.
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

    public static func == (one: Self, other: Self) -> Bool { one.changeIdentifier == other.changeIdentifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// The deletion of an object.
public struct DefaultHistoryDelete<Model>: HistoryDelete where Model: PersistentModel {
    /// The type of the identifiers of transactions.
    public typealias TransactionIdentifier = Int64
    /// The type of the identifiers of changes.
    public typealias ChangeIdentifier = Int64

    /// The identifier of the change in its store.
    public let changeIdentifier: ChangeIdentifier
    /// The identifier of the transaction that the change is a part of.
    public let transactionIdentifier: TransactionIdentifier
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The values of the object that were kept.
    public let tombstone: HistoryTombstone<Model>

    public static func == (one: Self, other: Self) -> Bool { one.changeIdentifier == other.changeIdentifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}
