// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import SwiftUI
import Testing
import VitrineTesting

@MainActor
@Suite struct UndoTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let manager = UndoManager()

    init() throws {
        container = try VitrineSwiftDataTests.container()
        context = ModelContext(container)
        manager.groupsByEvent = false
        context.undoManager = manager
    }

    /// Does something that one `undo` takes back.
    private func group<Result>(_ body: () throws -> Result) rethrows -> Result {
        manager.beginUndoGrouping()
        defer { manager.endUndoGrouping() }
        return try body()
    }

    private func names() throws -> [String] {
        try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
    }

    private func storedNames() throws -> [String] {
        try ModelContext(container).fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
    }

    @Test(arguments: [false, true]) func `an insertion is undone and redone, saved or not`(isSaved: Bool) throws {
        let trip = Trip(name: "Porto")
        trip.tags = ["sea"]
        group { context.insert(trip) }
        if isSaved { try context.save() }
        manager.undo()
        #expect(try names().isEmpty && trip.isDeleted && !manager.canUndo)
        if isSaved { try context.save() }
        #expect(try storedNames().isEmpty && !context.hasChanges)
        manager.redo()
        #expect(try names() == ["Porto"] && !trip.isDeleted && manager.canUndo && !manager.canRedo)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.tags) == [["sea"]])
    }

    @Test(arguments: [false, true]) func `a change is undone and redone, saved or not`(isSaved: Bool) throws {
        let trip = Trip(name: "Porto")
        group { context.insert(trip) }
        try context.save()
        group {
            trip.name = "Rome"
            trip.rating = 3
            trip.name = "Lisbon"
        }
        if isSaved { try context.save() }
        manager.undo()
        #expect(trip.name == "Porto" && trip.rating == nil)
        try context.save()
        #expect(try storedNames() == ["Porto"])
        manager.redo()
        #expect(trip.name == "Lisbon" && trip.rating == 3)
        try context.save()
        #expect(try storedNames() == ["Lisbon"])
    }

    @Test(arguments: [false, true]) func `a deletion with what follows from it is undone, saved or not`(
        isSaved: Bool
    ) throws {
        let (ada, eve) = (Traveller(name: "Ada"), Friend(name: "Eve"))
        let trip = Trip(name: "Porto")
        trip.stops = [Stop(title: "a"), Stop(title: "b")]
        group {
            context.insert(trip)
            context.insert(ada)
            ada.friends = [eve]
        }
        try context.save()
        // Objects of which nothing was read yet.
        let fresh = ModelContext(container)
        fresh.undoManager = manager
        let found = try #require(try fresh.fetch(FetchDescriptor<Trip>()).first)
        let friend = try #require(try fresh.fetch(FetchDescriptor<Friend>()).first)
        group {
            fresh.delete(found)
            fresh.delete(friend)
        }
        if isSaved { try fresh.save() }
        #expect(try fresh.fetchCount(FetchDescriptor<Stop>()) == 0)
        for _ in 0..<2 {
            manager.undo()
            #expect(try fresh.fetch(FetchDescriptor<Stop>()).allSatisfy { $0.trip === found })
            try fresh.save()
            let other = ModelContext(container)
            let stored = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
            #expect(Set(stored.stops.map(\.title)) == ["a", "b"])
            #expect(try other.fetch(FetchDescriptor<Traveller>()).first?.friends.map(\.name) == ["Eve"])
            manager.redo()
            #expect(try fresh.fetchCount(FetchDescriptor<Trip>()) == 0)
            try fresh.save()
            #expect(try ModelContext(container).fetchCount(FetchDescriptor<Stop>()) == 0)
        }
    }

    @Test func `both ends of a relationship are undone`() throws {
        let (porto, rome) = (Trip(name: "Porto"), Trip(name: "Rome"))
        let stop = Stop(title: "Ribeira")
        group {
            context.insert(porto)
            context.insert(rome)
            porto.stops.append(stop)
        }
        group { stop.trip = rome }
        group { rome.stops = [] }
        manager.undo()
        #expect(stop.trip === rome && rome.stops == [stop] && porto.stops.isEmpty)
        manager.undo()
        #expect(stop.trip === porto && rome.stops.isEmpty && porto.stops == [stop])
        manager.redo()
        #expect(stop.trip === rome && rome.stops == [stop])
        manager.undo()
        manager.undo()
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(!context.hasChanges)
        manager.redo()
        #expect(stop.trip === porto && porto.stops == [stop] && stop.modelContext === context)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Stop>()).first?.trip?.name == "Porto")
    }

    @Test func `a change before a deletion is saved when the deletion is undone`() throws {
        let trip = Trip(name: "Porto")
        group { context.insert(trip) }
        try context.save()
        group { trip.name = "Rome" }
        group { context.delete(trip) }
        manager.undo()
        #expect(trip.hasChanges && context.changedModelsArray.count == 1)
        try context.save()
        #expect(try storedNames() == ["Rome"])
    }

    @Test func `a deletion that is denied can be undone, and then saved`() throws {
        let traveller = Traveller(name: "Ada")
        group {
            context.insert(traveller)
            traveller.trips = [Trip(name: "Porto")]
        }
        try context.save()
        group { context.delete(traveller) }
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        manager.undo()
        #expect(traveller.trips.map(\.name) == ["Porto"])
        try context.save()
        manager.redo()
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        manager.undo()
        // Taking back the insertion is no deletion that a rule forbids.
        manager.undo()
        try context.save()
        #expect(try storedNames().isEmpty)
    }

    @Test func `an object that was never saved is deleted whatever it is related to`() throws {
        context.undoManager = nil
        let traveller = Traveller(name: "Ada")
        context.insert(traveller)
        traveller.trips = [Trip(name: "Porto")]
        context.delete(traveller)
        try context.save()
        #expect(try storedNames() == ["Porto"])
    }

    @Test func `what is deleted and inserted again can be saved`() throws {
        context.undoManager = nil
        let traveller = Traveller(name: "Ada")
        traveller.trips = [Trip(name: "Porto")]
        context.insert(traveller)
        try context.save()
        traveller.name = "Bob"
        context.delete(traveller)
        context.insert(traveller)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Traveller>()).map(\.name) == ["Bob"])
    }

    @Test func `a roll back and another manager end what can be undone`() throws {
        let trip = Trip(name: "Porto")
        group { context.insert(trip) }
        context.rollback()
        #expect(!manager.canUndo)
        group { context.insert(Trip(name: "Rome")) }
        context.undoManager = nil
        #expect(!manager.canUndo)
        context.insert(Trip(name: "Lisbon"))
        #expect(!manager.canUndo)
    }

    @Test func `changes of one turn are undone at once`() async throws {
        manager.groupsByEvent = true
        context.insert(Trip(name: "Porto"))
        context.insert(Trip(name: "Rome"))
        await Task { @MainActor in }.value
        context.insert(Trip(name: "Lisbon"))
        manager.undo()
        #expect(try names() == ["Porto", "Rome"])
        manager.undo()
        #expect(try names().isEmpty)
    }

    @Test func `a view's container undoes with the window's manager`() async throws {
        let host = TestHost(UndoneTrips().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true))
        try host.find(label: "Add").tap()
        #expect(host.contains(label: "trips 1"))
        await host.waitUntilIdle()
        try host.find(label: "Undo").tap()
        #expect(host.contains(label: "trips 0"))
        try host.find(label: "Redo").tap()
        #expect(host.contains(label: "trips 1"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `a context of another actor changes without a manager's help`() async throws {
        let (container, manager) = (container, manager)
        try await Task.detached {
            let context = ModelContext(container)
            context.undoManager = manager
            context.insert(Trip(name: "Porto"))
            try context.save()
        }.value
        #expect(try names() == ["Porto"] && !manager.canUndo)
    }
}

private struct UndoneTrips: View {
    @Query private var trips: [Trip]
    @Environment(\.modelContext) private var modelContext
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            Text(verbatim: "trips \(trips.count)")
            Button("Add") { modelContext.insert(Trip(name: "Porto")) }
            Button("Undo") { undoManager?.undo() }
            Button("Redo") { undoManager?.redo() }
        }
    }
}
