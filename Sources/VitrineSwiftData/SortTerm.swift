// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import VitrineCore

/// A column that objects are sorted by.
///
/// Invariant: `compare(_:_:)` is the order of SQLite, so that what is not saved comes where it will be once it is.
struct SortTerm {
    let property: ModelProperty
    /// The order of texts in the session's language; `nil` for that of their characters.
    let text: LocalizedOrder?
    let isReversed: Bool

    var sql: String {
        let collation = text.map { " COLLATE \($0.collation.name)" } ?? ""
        return "t.\(property.columnName.quoted)\(collation)\(isReversed ? " DESC" : "")"
    }

    /// Compares two values of the column.
    func compare(_ one: DatabaseValue, _ other: DatabaseValue) -> ComparisonResult {
        isReversed ? forward(other, one) : forward(one, other)
    }

    private func forward(_ one: DatabaseValue, _ other: DatabaseValue) -> ComparisonResult {
        switch (one.storage, other.storage) {
        case (.int64(let one), .int64(let other)): Self.order(one, other)
        case (.int64(let one), .double(let other)): Self.order(Double(one), other)
        case (.double(let one), .int64(let other)): Self.order(one, Double(other))
        case (.double(let one), .double(let other)): Self.order(one, other)
        case (.string(let one), .string(let other)): text?.compare(one, other) ?? Self.bytes(one.utf8, other.utf8)
        case (.blob(let one), .blob(let other)): Self.bytes(one, other)
        case (let one, let other): Self.order(Self.rank(of: one), Self.rank(of: other))
        }
    }

    /// The place of a type of values: nothing, numbers, texts, bytes.
    private static func rank(of value: DatabaseValue.Storage) -> Int {
        switch value {
        case .null: 0
        case .int64, .double: 1
        case .string: 2
        case .blob: 3
        }
    }

    private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
        if one < other { return .orderedAscending }
        return other < one ? .orderedDescending : .orderedSame
    }

    private static func bytes<Bytes: Sequence<UInt8>>(_ one: Bytes, _ other: Bytes) -> ComparisonResult {
        if one.lexicographicallyPrecedes(other) { return .orderedAscending }
        return other.lexicographicallyPrecedes(one) ? .orderedDescending : .orderedSame
    }
}

extension FetchPlan {
    /// Returns objects in the order of the descriptor.
    func ordered(_ models: [T]) throws -> [T] {
        let models = models.sorted { $0._$record.number < $1._$record.number }
        guard !descriptor.sortBy.isEmpty else { return models }
        guard let terms else { return models.sorted(using: descriptor.sortBy) }
        let rows = try models.map { model in
            (model: model, values: try terms.map { try $0.property.columnValue(of: model) })
        }
        return rows.sorted { one, other in
            precedes((one.values, one.model), (other.values, other.model), terms)
        }.map { $0.model }
    }

    /// Returns objects that are in order with others beside them, in the order of the descriptor.
    ///
    /// A few others are put to their places: of the objects only those are read that they are compared with.
    func merged(_ others: [T], into models: [T]) throws -> [T] {
        guard let terms, others.count <= 100 else { return try ordered(models + others) }
        func row(_ model: T) throws -> (values: [DatabaseValue], model: T) {
            (try terms.map { try $0.property.columnValue(of: model) }, model)
        }
        var models = models
        for other in others {
            let own = try row(other)
            var (low, high) = (0, models.count)
            while low < high {
                let middle = (low + high) / 2
                if precedes(try row(models[middle]), own, terms) { low = middle + 1 } else { high = middle }
            }
            models.insert(other, at: low)
        }
        return models
    }

    private func precedes(
        _ one: (values: [DatabaseValue], model: T), _ other: (values: [DatabaseValue], model: T), _ terms: [SortTerm]
    ) -> Bool {
        for (index, term) in terms.enumerated() {
            switch term.compare(one.values[index], other.values[index]) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return one.model._$record.number < other.model._$record.number
    }
}
