// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Synchronization
import Testing

@MainActor
@Suite struct SaveNotificationTests {
    nonisolated private static let keys: [ModelContext.NotificationKey] = [
        .insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers,
    ]

    @Test func `a save tells what it inserted, changed and deleted`() throws {
        let context = ModelContext(try container())
        let told = Mutex<[[PersistentIdentifier]]>([])
        let observer = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { notification in
            let info = notification.userInfo ?? [:]
            let lists = Self.keys.map { info[$0.rawValue] as? [PersistentIdentifier] ?? [] }
            told.withLock { $0 = lists }
        }
        defer { NotificationCenter.default.removeObserver(observer) }

        let (porto, rome) = (Trip(name: "Porto"), Trip(name: "Rome"))
        context.insert(porto)
        context.insert(rome)
        try context.save()
        #expect(told.withLock { $0 } == [[porto.persistentModelID, rome.persistentModelID], [], []])
        told.withLock { $0 = [] }
        try context.save()
        #expect(told.withLock { $0 } == [], "nothing was there to save")
        let (gone, turin) = (rome.persistentModelID, Trip(name: "Turin"))
        porto.rating = 3
        context.delete(rome)
        context.insert(turin)
        try context.save()
        #expect(told.withLock { $0 } == [[turin.persistentModelID], [porto.persistentModelID], [gone]])
    }

    @Test func `what an observer changes before a save is saved`() throws {
        let container = try container()
        let context = ModelContext(container)
        // Only the main actor's observer reads it.
        nonisolated(unsafe) let trip = Trip(name: "Porto")
        context.insert(trip)
        let observer = NotificationCenter.default.addObserver(
            forName: ModelContext.willSave, object: context, queue: nil
        ) { _ in MainActor.assumeIsolated { trip.name = "Rome" } }
        defer { NotificationCenter.default.removeObserver(observer) }
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome"])
    }

    @Test func `changes are with the undo manager before a context is asked to process them`() throws {
        let context = ModelContext(try container())
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        manager.beginUndoGrouping()
        context.insert(Trip(name: "Porto"))
        context.processPendingChanges()
        manager.endUndoGrouping()
        manager.undo()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }
}
