// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import OpenCombine
@_spi(Engine) import VitrineCore

/// The subscription of a view to an observable object, stored in the property's slot in the engine.
///
/// Invariant: subscribed to exactly `object` as long as the slot holds this instance. `objectWillChange` is sent in
/// `willSet`, on the writing thread, before the value changes; so it only marks the node in the engine's inbox, and the
/// body runs in a later turn of the main actor.
nonisolated class ObjectSubscription<ObjectType: ObservableObject> {
    let object: ObjectType
    private let cancellable: AnyCancellable

    // Nonisolated, so that the closure below is too: Combine calls it on the writing thread.
    init(to object: ObjectType, for node: ViewNode) {
        self.object = object
        cancellable = object.objectWillChange.sink { [weak node] _ in node?.invalidateFromAnyThread() }
    }

    /// Keeps the subscription in `slot` if it is to `object`, and replaces it otherwise.
    ///
    /// Without an object the slot is emptied.
    @MainActor static func follow(_ object: ObjectType?, slot: inout AnyObject?, node: ViewNode) {
        if let current = slot as? ObjectSubscription<ObjectType>, current.object === object { return }
        slot = object.map { ObjectSubscription(to: $0, for: node) }
    }
}

/// The subscription of the property that owns the object, from which an archive of the view's states takes it.
nonisolated final class OwnedObject<ObjectType: ObservableObject>: ObjectSubscription<ObjectType>, ArchivableLocation {
    @MainActor var archived: ArchivedValue { ArchivedBox(object, isModel: true) }
}
