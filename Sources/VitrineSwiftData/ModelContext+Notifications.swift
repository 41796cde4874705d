// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ModelContext {
    /// Posted by a context before it saves changes; the object is the context.
    ///
    /// What an observer changes in the context is saved, too.
    public static let willSave = Notification.Name("ModelContextWillSaveNotification")

    /// Posted by a context after it has saved changes; the object is the context, and `userInfo` has the objects that were
    /// saved, by the raw values of `NotificationKey`.
    ///
    /// It is posted where the context saves: by that of the main actor on the main actor, by that of a `@ModelActor` on the
    /// actor. Like all notifications it reaches the observers of the session whose code saves.
    public static let didSave = Notification.Name("ModelContextDidSaveNotification")

    /// The keys of what a context tells with its notifications, each for an array of `PersistentIdentifier`.
    public enum NotificationKey: String, Sendable {
        /// The objects that were inserted.
        case insertedIdentifiers = "inserted"
        /// The objects that were changed.
        case updatedIdentifiers = "updated"
        /// The objects that were deleted.
        case deletedIdentifiers = "deleted"
    }

    /// Registers the changes that were made so far with the undo manager, and tells queries of them.
    ///
    /// Both have happened by the time that a change is made, in the group of the undo manager that is open then. What is
    /// left are the saves of other contexts that this one has not taken over.
    public func processPendingChanges() { takeChanges() }

    /// Tells what a save has written.
    func postDidSave(
        inserted: [PersistentIdentifier], updated: [PersistentIdentifier], deleted: [PersistentIdentifier]
    ) {
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: inserted,
                NotificationKey.updatedIdentifiers.rawValue: updated,
                NotificationKey.deletedIdentifiers.rawValue: deleted,
            ])
    }
}
