// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What an undo manager is told of a context's changes.
///
/// Every change registers the opposite one, which registers this one in turn when it is done: so a manager redoes it.
/// What a change does to other objects by an inverse registers its own opposite where it sets a relationship to one;
/// lists of objects follow from those.
extension ModelContext {
    /// Registers what takes a change back, where the context has an undo manager.
    func registerUndo(_ action: @escaping (ModelContext) -> Void) {
        guard let undoManager, isOnMainActor else { return }
        let (context, action) = (UncheckedSendable(self), UncheckedSendable(action))
        MainActor.assumeIsolated {
            undoManager.registerUndo(withTarget: context.value) { action.value($0) }
        }
    }

    /// Removes what a manager could undo of the context.
    func removeActions(of manager: UndoManager?) {
        guard let manager, isOnMainActor else { return }
        let box = UncheckedSendable(self)
        MainActor.assumeIsolated { manager.removeAllActions(withTarget: box.value) }
    }

    /// Loads everything of an object that its store forgets when it is deleted.
    func keepValues(
        of model: any PersistentModel, _ related: [(any RelationshipDescription, [any PersistentModel])]
    ) {
        _ = model._$record.loadedRow(of: model)
        for (property, models) in related where property.isToMany && !property.isLoaded(model) {
            property.set(models, of: model)
        }
    }
}
