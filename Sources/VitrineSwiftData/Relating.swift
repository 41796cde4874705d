// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Keeps both ends of a relationship in step.
enum Relating {
    /// Notes at the other ends that an object has other related objects than before.
    static func change(
        _ property: any RelationshipDescription, of model: any PersistentModel, from old: [any PersistentModel],
        to new: [any PersistentModel]
    ) {
        let before = Set(old.map { $0._$record.number })
        let after = Set(new.map { $0._$record.number })
        let added = new.filter { !before.contains($0._$record.number) }
        if let context = model._$record.context {
            for other in added where other._$record.state == .free { context.insert(any: other) }
        } else if let context = added.lazy.compactMap({ $0._$record.context }).first,
            model._$record.state == .free
        {
            context.insert(any: model)
        }
        guard let inverse = Entity.of(type(of: model)).inverse(of: property) else { return }
        for other in old where !after.contains(other._$record.number) { remove(model, from: inverse, of: other) }
        for other in added { add(model, to: inverse, of: other) }
    }

    /// Takes an object out of what another is related to.
    static func remove(
        _ model: any PersistentModel, from property: any RelationshipDescription, of other: any PersistentModel
    ) {
        if property.isToMany {
            if property.isLoaded(other) {
                property.set(
                    property.models(of: other).filter { $0._$record.number != model._$record.number }, of: other)
            } else {
                property.notify(other)
            }
            other._$record.context?.didRelate(property, of: other)
        } else if property.models(of: other).first?._$record.number == model._$record.number {
            assign([], to: property, of: other)
        }
    }

    /// Adds an object to what another is related to.
    static func add(
        _ model: any PersistentModel, to property: any RelationshipDescription, of other: any PersistentModel
    ) {
        if property.isToMany {
            if property.isLoaded(other) {
                let known = property.models(of: other)
                guard !known.contains(where: { $0._$record.number == model._$record.number }) else { return }
                property.set(known + [model], of: other)
            } else {
                property.notify(other)
            }
            other._$record.context?.didRelate(property, of: other)
            return
        }
        let last = property.models(of: other).first
        guard last?._$record.number != model._$record.number else { return }
        if let last, let back = Entity.of(type(of: other)).inverse(of: property) { remove(other, from: back, of: last) }
        assign([model], to: property, of: other)
    }

    private static func assign(
        _ models: [any PersistentModel], to property: any RelationshipDescription, of other: any PersistentModel
    ) {
        let context = other._$record.context
        let old = context?.undoManager == nil ? [] : property.models(of: other)
        property.set(models, of: other)
        context?.didChange(property, of: other)
        context?.registerUndo { _ in property.assign(old, to: other) }
    }
}
