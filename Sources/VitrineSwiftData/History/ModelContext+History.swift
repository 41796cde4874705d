// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

extension ModelContext {
    /// Returns the transactions of all stores that a descriptor describes, the earliest first.
    ///
    /// Changes of models that the container has not are left out.
    ///
    /// - Throws: `SwiftDataError.historyTokenExpired` where the predicate asks for transactions after a token, and some
    ///   of these were deleted; `invalidTransactionFetchRequest` for a type that no store here has.
    public func fetchHistory<T>(_ descriptor: HistoryDescriptor<T>) throws -> [T] where T: HistoryTransaction {
        let descriptor = try Self.known(descriptor)
        let bound = (descriptor.predicate?.expression as? any TokenBounded)?.tokenBound
        var found: [DefaultHistoryTransaction] = []
        for store in ownStores {
            found += try store.read { database in
                if let bound, try bound < database.historyFloor() { throw SwiftDataError.historyTokenExpired }
                return try transactions(of: store, after: bound, in: database)
            }
        }
        found = try Self.selected(found, by: descriptor)
        guard let result = found as? [T] else { throw SwiftDataError.invalidTransactionFetchRequest }
        return result
    }

    /// Deletes the transactions that a descriptor describes from the history; objects stay as they are.
    ///
    /// - Throws: `SwiftDataError.invalidTransactionFetchRequest` for a type that no store here has.
    public func deleteHistory<T>(_ descriptor: HistoryDescriptor<T>) throws where T: HistoryTransaction {
        let descriptor = try Self.known(descriptor)
        let found = try ownStores.flatMap { store in
            try store.read { try transactions(of: store, after: nil, in: $0) }
        }
        let numbers = Dictionary(grouping: try Self.selected(found, by: descriptor), by: \.storeIdentifier)
        for store in ownStores {
            guard let own = numbers[store.identifier] else { continue }
            let list = own.map { String($0.transactionIdentifier) }.joined(separator: ", ")
            try store.write { try $0.deleteHistory("number IN (\(list))") }
        }
    }

    private var ownStores: [Store] { stores.places.map(\.store) }

    private static func known<T>(
        _ descriptor: HistoryDescriptor<T>
    ) throws -> HistoryDescriptor<DefaultHistoryTransaction> {
        guard let known = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> else {
            throw SwiftDataError.invalidTransactionFetchRequest
        }
        return known
    }

    private static func selected(
        _ all: [DefaultHistoryTransaction], by descriptor: HistoryDescriptor<DefaultHistoryTransaction>
    ) throws -> [DefaultHistoryTransaction] {
        var found = try all.filter { try descriptor.predicate?.evaluate($0) ?? true }
        found.sort { $0.token < $1.token }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        return descriptor.fetchLimit == 0 ? found : Array(found.prefix(Int(clamping: descriptor.fetchLimit)))
    }

    private func transactions(
        of store: Store, after bound: Int64?, in database: Database
    ) throws -> [DefaultHistoryTransaction] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT * FROM _vitrine_history WHERE number > ? ORDER BY number",
            arguments: [bound ?? .min])
        let entities = Dictionary(container.schema.stored.map { ($0.name, $0) }) { first, _ in first }
        return rows.map { row in
            let number: Int64 = row["number"]
            var (changes, place): ([HistoryChange], Int64) = ([], number)
            var reader = HistoryReader(row["changes"])
            while let change = reader.next() {
                place += 1
                guard let entity = entities[change.entity] else { continue }
                changes.append(change.typed(entity, identifier: place, transaction: number, store: store.identifier))
            }
            return DefaultHistoryTransaction(
                timestamp: Date(timeIntervalSinceReferenceDate: row["time"]), changes: changes,
                token: DefaultHistoryToken(number, store: store.identifier), transactionIdentifier: number,
                storeIdentifier: store.identifier, bundleIdentifier: row["bundle"], processIdentifier: row["process"],
                author: row["author"])
        }
    }
}

extension RecordedChange {
    /// The change with the types of its model; properties that the model has no more are left out.
    fileprivate func typed(
        _ entity: Entity, identifier: Int64, transaction: Int64, store: String
    ) -> HistoryChange {
        func make<Model: PersistentModel>(_: Model.Type) -> HistoryChange {
            let object = PersistentIdentifier(number, entity: entity.name, store: store)
            switch kind {
            case .insert:
                return .insert(
                    DefaultHistoryInsert<Model>(
                        changeIdentifier: identifier, transactionIdentifier: transaction,
                        changedPersistentIdentifier: object))
            case .update:
                let paths = properties.compactMap { name in
                    entity.properties.first { $0.name == name }?.keyPath as? PartialKeyPath<Model>
                }
                return .update(
                    DefaultHistoryUpdate<Model>(
                        changeIdentifier: identifier, transactionIdentifier: transaction,
                        changedPersistentIdentifier: object,
                        // Paths of stored properties have no captured values, and nobody changes them.
                        updatedAttributes: paths.map {
                            unsafeBitCast($0, to: (any PartialKeyPath<Model> & Sendable).self)
                        }))
            case .delete:
                let kept = entity.properties.compactMap { property in
                    values[property.name].flatMap { property.value(from: $0) }.map { (property.keyPath, $0) }
                }
                return .delete(
                    DefaultHistoryDelete<Model>(
                        changeIdentifier: identifier, transactionIdentifier: transaction,
                        changedPersistentIdentifier: object, tombstone: HistoryTombstone(kept)))
            }
        }
        return make(entity.type)
    }
}

// MARK: - Tokens of predicates

/// A condition that transactions hold only after one of a number.
private protocol TokenBounded {
    var tokenBound: Int64? { get }
}

extension PredicateExpressions.Conjunction: TokenBounded {
    fileprivate var tokenBound: Int64? {
        [lhs as? any TokenBounded, rhs as? any TokenBounded].compactMap { $0?.tokenBound }.max()
    }
}

extension PredicateExpressions.Comparison: TokenBounded {
    fileprivate var tokenBound: Int64? {
        switch op {
        case .greaterThan: Self.bound(lhs, rhs)
        case .greaterThanOrEqual: Self.bound(lhs, rhs).map { $0 == .min ? .min : $0 - 1 }
        case .lessThan: Self.bound(rhs, lhs)
        case .lessThanOrEqual: Self.bound(rhs, lhs).map { $0 == .min ? .min : $0 - 1 }
        @unknown default: nil
        }
    }

    private static func bound(_ property: Any, _ value: Any) -> Int64? {
        guard (property as? any PathExpression)?.path == \DefaultHistoryTransaction.token else { return nil }
        return ((value as? any ConstantExpression)?.constant as? DefaultHistoryToken)?.number
    }
}

private protocol PathExpression {
    var path: AnyKeyPath { get }
}

extension PredicateExpressions.KeyPath: PathExpression {
    fileprivate var path: AnyKeyPath { keyPath }
}

private protocol ConstantExpression {
    var constant: Any { get }
}

extension PredicateExpressions.Value: ConstantExpression {
    fileprivate var constant: Any { value }
}
