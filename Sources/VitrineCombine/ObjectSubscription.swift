// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import OpenCombine
@_spi(Engine) import VitrineCore

/// One view's interest in one observable object, kept in the slot that the engine holds for the property.
///
/// Invariant: subscribed to exactly `object`, for exactly as long as the slot holds this. `objectWillChange` fires in
/// willSet, on the thread of the writer, before the value is there; so it only leaves a mark in the engine's inbox, and
/// the body runs in a later turn of the main actor.
nonisolated class ObjectSubscription<ObjectType: ObservableObject> {
    let object: ObjectType
    private let cancellable: AnyCancellable

    // Nonisolated, so that the closure below is too: Combine calls it on whatever thread writes.
    init(to object: ObjectType, for node: ViewNode) {
        self.object = object
        cancellable = object.objectWillChange.sink { [weak node] _ in node?.invalidateFromAnyThread() }
    }

    /// The subscription in `slot`, if it is to `object`; else a new one, put there in place of the old. None for no
    /// object.
    @MainActor static func follow(_ object: ObjectType?, slot: inout AnyObject?, node: ViewNode) {
        if let current = slot as? ObjectSubscription<ObjectType>, current.object === object { return }
        slot = object.map { ObjectSubscription(to: $0, for: node) }
    }
}

/// The subscription of the property that has the object: an archive of the view's states takes the object from here.
nonisolated final class OwnedObject<ObjectType: ObservableObject>: ObjectSubscription<ObjectType>, ArchivableLocation {
    @MainActor var archived: ArchivedValue { ArchivedBox(object) }
}
