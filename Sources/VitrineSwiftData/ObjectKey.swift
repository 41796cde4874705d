// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The key of an object in a context.
///
/// The models of a hierarchy have one table, and so one object of a number. The numbers of objects that were made here
/// differ between tables, too. A number that came from outside, in an identity of a URL for example, need not: it must not
/// lead to an object of another model.
struct ObjectKey: Hashable {
    let number: Int64
    private let entity: ObjectIdentifier

    init(_ number: Int64, of entity: Entity) {
        self.number = number
        self.entity = ObjectIdentifier(entity.root)
    }

    init(_ model: any PersistentModel) { self.init(model._$record.number, of: Entity.of(type(of: model))) }
}
