// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The insertion of an object.
public struct DefaultHistoryInsert<Model>: HistoryInsert where Model: PersistentModel {
    public typealias TransactionIdentifier = Int64
    public typealias ChangeIdentifier = Int64

    public let changeIdentifier: ChangeIdentifier
    public let transactionIdentifier: TransactionIdentifier
    public let changedPersistentIdentifier: PersistentIdentifier

    public static func == (one: Self, other: Self) -> Bool { one.changeIdentifier == other.changeIdentifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// A change of an object's properties.
public struct DefaultHistoryUpdate<Model>: HistoryUpdate where Model: PersistentModel {
    public typealias TransactionIdentifier = Int64
    public typealias ChangeIdentifier = Int64

    public let changeIdentifier: ChangeIdentifier
    public let transactionIdentifier: TransactionIdentifier
    public let changedPersistentIdentifier: PersistentIdentifier
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

    public static func == (one: Self, other: Self) -> Bool { one.changeIdentifier == other.changeIdentifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// The deletion of an object.
public struct DefaultHistoryDelete<Model>: HistoryDelete where Model: PersistentModel {
    public typealias TransactionIdentifier = Int64
    public typealias ChangeIdentifier = Int64

    public let changeIdentifier: ChangeIdentifier
    public let transactionIdentifier: TransactionIdentifier
    public let changedPersistentIdentifier: PersistentIdentifier
    public let tombstone: HistoryTombstone<Model>

    public static func == (one: Self, other: Self) -> Bool { one.changeIdentifier == other.changeIdentifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}
