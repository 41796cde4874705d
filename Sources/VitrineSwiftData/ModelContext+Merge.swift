// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

extension ModelContext {
    /// Takes over what other contexts have saved.
    func takeChanges() {
        let change = inbox.take()
        guard !change.entities.isEmpty else { return }
        apply(change)
        tellListeners(of: change)
    }

    /// Brings the objects that somebody holds to what is stored; what was changed here stays as it is.
    func apply(_ change: StoreChange) {
        for (name, numbers) in change.saved {
            guard let entity = container.schema.stored.first(where: { $0.name == name }) else { continue }
            let models = numbers.sorted().compactMap { object($0, of: entity) }
            let rows = (try? rows(of: models.map { $0._$record.number }, entity)) ?? [:]
            for model in models { if let row = rows[model._$record.number] { refresh(model, with: row) } }
        }
        for (name, numbers) in change.deleted {
            guard let entity = container.schema.stored.first(where: { $0.name == name }) else { continue }
            for number in numbers {
                guard let model = object(number, of: entity), model._$record.state == .stored else { continue }
                lose(model)
            }
        }
        if !change.deleted.isEmpty { forgetTargets(change.deleted) }
        reload(relationshipsTo: change.entities)
    }

    /// Gives an object that was not changed here the columns of the store.
    func refresh(_ model: any PersistentModel, with row: NumberedRow) {
        let record = model._$record
        guard record.state == .stored, Entity.of(type(of: model)) === row.entity else { return }
        let old = record.row
        record.row = row.columns
        for property in row.entity.columns {
            guard let column = property.column, old?[column] != row.columns[column],
                !record.dirty.contains(property.index), property.isLoaded(model)
            else { continue }
            property.unload(model)
            property.notify(model)
        }
    }

    /// Lets relationships to many be loaded again that other contexts may have changed.
    private func reload(relationshipsTo names: Set<String>) {
        let isAsked = container.schema.stored.contains { entity in
            entity.relationships.contains { $0.isToMany && names.contains(Entity.of($0.target).table) }
        }
        // Without such a relationship no object is visited: a page may hold thousands.
        guard isAsked else { return }
        for model in held where model._$record.state == .stored {
            for property in Entity.of(type(of: model)).relationships
            where property.isToMany && property.isLoaded(model) && names.contains(Entity.of(property.target).table) {
                guard !model._$record.dirty.contains(property.index) else { continue }
                property.unload(model)
                property.notify(model)
            }
        }
    }

    /// Lets objects forget the ones that they were related to and that are deleted.
    func forgetTargets(_ deleted: [String: Set<Int64>]) {
        for model in held where model._$record.state == .stored {
            for property in Entity.of(type(of: model)).relationships where !property.isToMany {
                guard let numbers = deleted[Entity.of(property.target).table], let column = property.column,
                    let row = model._$record.row, let number = Int64.fromDatabaseValue(row[column]),
                    numbers.contains(number), !model._$record.dirty.contains(property.index)
                else { continue }
                model._$record.row?[column] = .null
                property.unload(model)
                property.notify(model)
            }
        }
    }
}
