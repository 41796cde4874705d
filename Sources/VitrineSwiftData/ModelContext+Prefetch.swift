// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import VitrineCore

extension ModelContext {
    /// How many objects' related objects are asked for at once.
    private static let prefetchSize = 500

    /// Loads what objects are related to: for some hundreds of them at once, and not for each when it is read.
    ///
    /// Objects of a long result that are not loaded yet are left out. What cannot be read now is read later, and tells then
    /// what is wrong.
    ///
    /// - Parameters:
    ///   - paths: The relationships; that a path to something else has no effect is reported.
    ///   - models: The objects, which are of the context.
    func prefetch<T: PersistentModel>(_ paths: [PartialKeyPath<T>], of models: [T]) {
        guard !paths.isEmpty else { return }
        let entity = Entity.of(T.self)
        for path in paths {
            guard let property = entity.property(at: path) as? any RelationshipDescription else {
                DeveloperNotes.withoutEffect(
                    "A path in relationshipKeyPathsForPrefetching to no relationship of \(entity.name)'s own (\(path))",
                    remedy: "Name relationships of the fetched model; what these lead to is loaded when it is read.")
                continue
            }
            let open = models.filter {
                $0._$record.state == .stored && $0._$record.row != nil && !property.isLoaded($0)
            }
            for start in stride(from: 0, to: open.count, by: Self.prefetchSize) {
                let batch = open[start..<min(start + Self.prefetchSize, open.count)]
                try? load(property, of: Array(batch), entity)
            }
        }
    }

    private func load(
        _ property: any RelationshipDescription, of models: [any PersistentModel], _ entity: Entity
    ) throws {
        let pairs = try pairs(of: property, models, entity)
        let target = Entity.of(property.target)
        let rows = try rows(of: Set(pairs.map { $0.other }).sorted(), target)
        let found = rows.mapValues { adopt($0) }
        var related: [Int64: [any PersistentModel]] = [:]
        for pair in pairs { if let model = found[pair.other] { related[pair.own, default: []].append(model) } }
        for model in models {
            let stored = related[model._$record.number] ?? []
            let current = property.isToMany ? pending(stored, of: model, by: property) : stored.filter { !$0.isDeleted }
            property.fill(current, of: model)
        }
    }

    /// The numbers of objects with those of the objects that they are related to in the store, in the order of these.
    private func pairs(
        of property: any RelationshipDescription, _ models: [any PersistentModel], _ entity: Entity
    ) throws -> [(own: Int64, other: Int64)] {
        if let column = property.column {
            return models.compactMap { model in
                model._$record.row.flatMap { Int64.fromDatabaseValue($0[column]) }
                    .map { (own: model._$record.number, other: $0) }
            }
        }
        let numbers = models.map { "\($0._$record.number)" }.joined(separator: ",")
        let sql: String
        if let table = entity.joinTable(of: property) {
            sql = """
                SELECT \(table.own), \(table.other) FROM \(table.name.quoted) WHERE \(table.own) IN (\(numbers)) \
                ORDER BY \(table.other)
                """
        } else {
            let target = Entity.of(property.target)
            let inverse = (entity.inverse(of: property)?.columnName ?? "").quoted
            sql = """
                SELECT t.\(inverse), t."_id" FROM \(target.table.quoted) t WHERE t.\(inverse) IN (\(numbers)) \
                ORDER BY t."_id"
                """
        }
        return try stores.read(entity) { database in
            try Row.fetchAll(database, sql: sql).map { (own: $0[0] as Int64, other: $0[1] as Int64) }
        }
    }
}
