// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import Synchronization
import VitrineBase
import VitrineCore

/// A text of SQL with its arguments.
struct SQLText: Equatable {
    var text: String
    var arguments: [DatabaseValue]

    init(_ text: String, _ arguments: [DatabaseValue] = []) {
        self.text = text
        self.arguments = arguments
    }

    /// Creates a text that has other ones in it, in this order.
    init(_ text: String, of parts: SQLText...) { self.init(text, parts.flatMap(\.arguments)) }
}

/// A descriptor as a query of the store, as far as it can be one.
struct FetchPlan<T: PersistentModel> {
    let descriptor: FetchDescriptor<T>
    let entity = Entity.of(T.self)
    /// The condition; `nil` without a predicate, or for one that is not SQL.
    let predicate: SQLText?
    /// What the objects are sorted by; `nil` where the store cannot do it.
    let terms: [SortTerm]?
    /// The tables whose objects decide what is fetched.
    let entities: Set<String>
    /// The properties that the order is made by; `nil` where that may be any.
    let sorted: Set<Int>?
    /// The properties that the predicate asks; `nil` where that may be any.
    let asked: Set<Int>?

    init(_ descriptor: FetchDescriptor<T>) {
        self.descriptor = descriptor
        var entities: Set = [entity.table]
        var condition: SQLText?
        var asked: Set<Int>? = []
        if let predicate = descriptor.predicate {
            let translator = PredicateTranslator()
            do {
                condition = try translator.condition(of: predicate, entity: entity, alias: "t")
                asked = translator.properties
            } catch {
                asked = nil
                InMemoryNotes.report("A predicate of \(entity.name)", error)
                // Whatever it asks may be a matter of any model.
                entities.formUnion(Self.reachable(from: entity))
            }
            entities.formUnion(translator.entities)
        }
        predicate = condition
        self.asked = asked
        var terms: [SortTerm]? = []
        var sorted: Set<Int>? = []
        for sort in descriptor.sortBy {
            let found = entity.sorting(by: sort)
            if let found {
                sorted?.insert(found.property.index)
            } else {
                // A property of a related object, or of a value.
                sorted = nil
                entities.formUnion(Self.reachable(from: entity))
            }
            if let found, found.property.isOrdered, found.property.column != nil, found.isKnown {
                terms?.append(
                    SortTerm(property: found.property, text: found.text, isReversed: sort.order == .reverse))
            } else {
                terms = nil
            }
        }
        self.terms = terms
        self.sorted = sorted
        self.entities = entities
    }

    /// How many objects at most; `nil` for all, as SQLite takes a negative number.
    var limit: Int? { descriptor.fetchLimit.flatMap { $0 < 0 ? nil : $0 } }
    /// How many objects are left out at the beginning; none for a negative number.
    var offset: Int? { descriptor.fetchOffset.map { max($0, 0) } }

    /// How many objects of the store are enough where some of them may be left out; `nil` for all.
    func limit(after others: Int) -> Int? {
        guard let limit else { return nil }
        let (sum, overflows) = limit.addingReportingOverflow(others)
        let (all, overflowsToo) = sum.addingReportingOverflow(offset ?? 0)
        return overflows || overflowsToo ? nil : all
    }

    /// Whether the store can answer with the objects in their order.
    var isSQL: Bool { terms != nil && (descriptor.predicate == nil || predicate != nil) }

    /// What describes the same objects has the same text; `nil` where that is not known.
    var fingerprint: String? {
        guard isSQL else { return nil }
        let text = "\(query(columns: "", limit: limit, offset: offset))"
        // The order of texts may be another in another language.
        let isLocalized = terms?.contains { $0.text != nil } ?? false
        return isLocalized ? text + LocalizedOrder.locale.identifier : text
    }

    /// Whether an object is one that is fetched.
    func selects(_ model: T) throws -> Bool { try descriptor.predicate?.evaluate(model) ?? true }

    func query(columns: String, limit: Int?, offset: Int?) -> SQLText {
        var query = SQLText("SELECT \(columns) FROM \(entity.table.quoted) t")
        let conditions = [entity.condition("t"), predicate?.text].compactMap { $0 }
        if !conditions.isEmpty { query.text += " WHERE " + conditions.joined(separator: " AND ") }
        if let predicate { query.arguments = predicate.arguments }
        if let terms { query.text += " ORDER BY " + (terms.map(\.sql) + ["t.\"_id\""]).joined(separator: ", ") }
        if limit != nil || offset != nil {
            query.text += " LIMIT ? OFFSET ?"
            query.arguments += [(limit ?? -1).databaseValue, (offset ?? 0).databaseValue]
        }
        return query
    }

    private static func reachable(from entity: Entity) -> Set<String> {
        var (found, tables, open): (Set<ObjectIdentifier>, Set<String>, [Entity]) = ([], [], [entity])
        while let next = open.popLast() {
            guard found.insert(ObjectIdentifier(next)).inserted else { continue }
            tables.insert(next.table)
            open += next.relationships.map { Entity.of($0.target) }
        }
        return tables
    }
}

/// Says once of each reason that objects are selected in memory.
enum InMemoryNotes {
    private static let said = Mutex<Set<String>>([])

    static func report(_ what: String, _ reason: any Error) {
        let message = "\(what) is evaluated in memory, for all objects of the store: \(reason)"
        guard said.withLock({ $0.insert(message).inserted }) else { return }
        let diagnostic = Diagnostic(
            .dataInMemory, message,
            remedy: "Compare stored properties with values; Documentation/HowTo/Data.md has the list.")
        if let session = SessionContext.current {
            session.report(diagnostic)
        } else {
            FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
        }
    }
}
