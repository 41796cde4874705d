// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing
import VitrineCore
import VitrineTesting

@Model
final class Note {
    @Attribute(.unique) var text: String

    init(text: String) { self.text = text }
}

enum FirstNotes: VersionedSchema {
    static var models: [any PersistentModel.Type] { [FirstSchema.Book.self, Note.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
}

enum SecondNotes: VersionedSchema {
    static var models: [any PersistentModel.Type] { [SecondSchema.Book.self, Note.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
}

enum NotesPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstNotes.self, SecondNotes.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstNotes.self, toVersion: SecondNotes.self, willMigrate: nil,
                didMigrate: { context in
                    for book in try context.fetch(FetchDescriptor<SecondSchema.Book>()) {
                        context.insert(Note(text: "read \(book.name)"))
                    }
                })
        ]
    }
}

/// Containers of several configurations.
@MainActor
@Suite struct ConfigurationTests {
    private let folder = Folder()

    private func configurations() -> [ModelConfiguration] {
        [
            ModelConfiguration("trips", schema: Schema([Trip.self]), url: folder.url.appending(path: "trips.store")),
            ModelConfiguration("notes", schema: Schema([Note.self]), url: folder.url.appending(path: "notes.store")),
        ]
    }

    private func container() throws -> ModelContainer {
        try ModelContainer(for: Schema([Trip.self, Note.self]), configurations: configurations())
    }

    @Test func `an object lives in the store of the configuration with its model`() throws {
        let container = try container()
        let context = ModelContext(container)
        let trip = Trip(name: "Porto")
        trip.stops = [Stop(title: "Ribeira")]
        let note = Note(text: "pack")
        context.insert(trip)
        context.insert(note)
        #expect(trip.persistentModelID.storeIdentifier == nil)
        try context.save()
        let stores = [trip.persistentModelID, trip.stops[0].persistentModelID, note.persistentModelID]
            .map(\.storeIdentifier)
        #expect(stores[0] != nil && stores[0] == stores[1] && stores[2] != nil && stores[2] != stores[0])

        // Each file is a store of its own, which other containers open.
        let trips = try ModelContainer(for: Trip.self, configurations: configurations()[0])
        let notes = try ModelContainer(for: Note.self, configurations: configurations()[1])
        #expect(try ModelContext(trips).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Porto"])
        let found = try ModelContext(notes).fetchIdentifiers(FetchDescriptor<Note>())
        #expect(found == [note.persistentModelID] && found[0].storeIdentifier == stores[2])
        #expect(throws: SwiftDataError.unknownSchema) { try ModelContext(notes).fetch(FetchDescriptor<Trip>()) }
    }

    @Test func `saves and deletions reach other contexts of both stores, and rollbacks undo both`() throws {
        let container = try container()
        let (one, other) = (ModelContext(container), ModelContext(container))
        one.insert(Trip(name: "Porto"))
        one.insert(Note(text: "pack"))
        try one.save()
        let trip = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        let note = try #require(try other.fetch(FetchDescriptor<Note>()).first)
        try #require(try one.fetch(FetchDescriptor<Trip>()).first).name = "Rome"
        one.delete(try #require(try one.fetch(FetchDescriptor<Note>()).first))
        one.rollback()
        #expect(!one.hasChanges)
        try #require(try one.fetch(FetchDescriptor<Trip>()).first).name = "Lisbon"
        try #require(try one.fetch(FetchDescriptor<Note>()).first).text = "unpack"
        try one.save()
        #expect(trip.name == "Lisbon" && note.text == "unpack")
        try one.delete(model: Trip.self)
        try one.delete(model: Note.self)
        try one.save()
        #expect(trip.isDeleted && note.isDeleted)
    }

    @Test(arguments: [true, false]) func `an error in one store saves nothing in the other`(tripsFail: Bool) throws {
        let container = try container()
        let context = ModelContext(container)
        let (trips, notes) = ([Trip(name: "a"), Trip(name: "b")], [Note(text: "a"), Note(text: "b")])
        for trip in trips { context.insert(trip) }
        for note in notes { context.insert(note) }
        try context.save()
        trips[1].name = tripsFail ? "a" : "c"
        notes[1].text = tripsFail ? "c" : "a"
        #expect(throws: (any Error).self) { try context.save() }
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Trip>()).map(\.name) == ["a", "b"])
        #expect(try other.fetch(FetchDescriptor<Note>()).map(\.text) == ["a", "b"])
    }

    @Test func `a reference to an object that is gone keeps both stores as they were`() throws {
        let container = try container()
        let (one, other) = (ModelContext(container), ModelContext(container))
        let trip = Trip(name: "Porto")
        one.insert(trip)
        try one.save()
        let stop = Stop(title: "Ribeira")
        one.insert(stop)
        one.insert(Note(text: "pack"))
        stop.trip = trip
        other.delete(try #require(try other.fetch(FetchDescriptor<Trip>()).first))
        try other.save()
        // Whatever order the stores are written in: both are saved, or none.
        try? one.save()
        let third = ModelContext(container)
        let counts = [
            try third.fetchCount(FetchDescriptor<Stop>()), try third.fetchCount(FetchDescriptor<Note>()),
        ]
        #expect(counts == [0, 0] || counts == [1, 1])
    }

    @Test func `a configuration in memory stands beside one with a file`() throws {
        let file = folder.url.appending(path: "trips.store")
        func make() throws -> ModelContainer {
            try ModelContainer(
                for: Trip.self, Note.self,
                configurations: ModelConfiguration(schema: Schema([Trip.self]), url: file),
                ModelConfiguration(schema: Schema([Note.self]), isStoredInMemoryOnly: true))
        }
        do {
            let context = ModelContext(try make())
            context.insert(Trip(name: "Porto"))
            context.insert(Note(text: "pack"))
            try context.save()
            #expect(try context.fetchCount(FetchDescriptor<Note>()) == 1)
        }
        let context = ModelContext(try make())
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 0)
    }

    @Test func `a configuration without a schema has the models that no other has`() throws {
        let container = try ModelContainer(
            for: Trip.self, Note.self,
            configurations: ModelConfiguration("rest", isStoredInMemoryOnly: true),
            ModelConfiguration("notes", schema: Schema([Note.self]), isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let (trip, note) = (Trip(name: "Porto"), Note(text: "pack"))
        context.insert(trip)
        context.insert(note)
        try context.save()
        #expect(trip.persistentModelID.storeIdentifier != note.persistentModelID.storeIdentifier)
        try container.erase()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == 0)
    }

    @Test func `a model of no configuration can be neither fetched nor saved`() throws {
        let container = try ModelContainer(
            for: Trip.self, Note.self,
            configurations: ModelConfiguration(schema: Schema([Trip.self]), isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Note>()) }
        #expect(throws: SwiftDataError.unknownSchema) { try context.fetchCount(FetchDescriptor<Note>()) }
        context.insert(Note(text: "pack"))
        #expect(throws: SwiftDataError.unknownSchema) { try context.save() }
    }

    @Test func `a store that must not be saved keeps changes of the other one back`() throws {
        let container = try ModelContainer(
            for: Trip.self, Note.self,
            configurations: ModelConfiguration("trips", schema: Schema([Trip.self]), isStoredInMemoryOnly: true),
            ModelConfiguration("notes", schema: Schema([Note.self]), isStoredInMemoryOnly: true, allowsSave: false))
        let context = ModelContext(container)
        context.insert(Trip(name: "Porto"))
        try context.save()
        context.insert(Trip(name: "Rome"))
        context.insert(Note(text: "pack"))
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func `configurations that contradict each other are refused`() throws {
        func make(_ configurations: ModelConfiguration...) throws -> ModelContainer {
            try ModelContainer(for: Schema([Trip.self, Note.self]), configurations: configurations)
        }
        let (trips, stops) = (Schema([Trip.self]), Schema([Stop.self]))
        // A relationship leads from one to the other.
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try make(
                ModelConfiguration("a", schema: trips, isStoredInMemoryOnly: true),
                ModelConfiguration("b", schema: stops, isStoredInMemoryOnly: true))
        }
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try make(
                ModelConfiguration("a", isStoredInMemoryOnly: true), ModelConfiguration("b", isStoredInMemoryOnly: true)
            )
        }
        #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
            try ModelContainer(
                for: Note.self, configurations: ModelConfiguration(schema: trips, isStoredInMemoryOnly: true))
        }
        let file = folder.url.appending(path: "one.store")
        #expect(throws: SwiftDataError.duplicateConfiguration) {
            try make(
                ModelConfiguration("a", schema: trips, url: file),
                ModelConfiguration("b", schema: Schema([Note.self]), url: file))
        }
    }

    @Test func `a plan's stages see the models of all stores`() throws {
        let files = ["books", "notes"].map { folder.url.appending(path: "\($0).store") }
        func make(_ book: any PersistentModel.Type, _ version: any VersionedSchema.Type) throws -> ModelContainer {
            try ModelContainer(
                for: Schema(versionedSchema: version), migrationPlan: NotesPlan.self,
                configurations: ModelConfiguration(schema: Schema([book]), url: files[0]),
                ModelConfiguration(schema: Schema([Note.self]), url: files[1]))
        }
        do {
            let context = ModelContext(try make(FirstSchema.Book.self, FirstNotes.self))
            context.insert(FirstSchema.Book(title: "Emma", pages: 1))
            try context.save()
        }
        for _ in 0..<2 {
            let context = ModelContext(try make(SecondSchema.Book.self, SecondNotes.self))
            #expect(try context.fetch(FetchDescriptor<Note>()).map(\.text) == ["read Emma"])
        }
    }

    @Test func `each visitor has stores of all configurations`() throws {
        let sessions = (0..<2).map { _ in SessionContext(textEngine: RecordedTextEngine()) }
        let configurations = [
            ModelConfiguration("trips", schema: Schema([Trip.self])),
            ModelConfiguration("notes", schema: Schema([Note.self]), isStoredInMemoryOnly: true),
        ]
        let schema = Schema([Trip.self, Note.self])
        let container = try ModelContainer(for: schema, configurations: configurations)
        try SessionContext.$current.withValue(sessions[0]) {
            container.mainContext.insert(Trip(name: "secret"))
            container.mainContext.insert(Note(text: "secret"))
            try container.mainContext.save()
        }
        let counts = try SessionContext.$current.withValue(sessions[1]) {
            [
                try container.mainContext.fetchCount(FetchDescriptor<Trip>()),
                try container.mainContext.fetchCount(FetchDescriptor<Note>()),
            ]
        }
        #expect(counts == [0, 0])
    }
}
