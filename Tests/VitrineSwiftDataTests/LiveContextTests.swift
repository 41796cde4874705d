// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import SwiftData
import Synchronization
import Testing

@MainActor
@Suite struct LiveContextTests {
    @Test func `another context sees a save`() throws {
        let container = try container()
        let (one, other) = (ModelContext(container), ModelContext(container))
        let trip = Trip(name: "Porto")
        trip.stops = [Stop(title: "a")]
        one.insert(trip)
        try one.save()
        let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        #expect(found.stops.count == 1)

        let fired = Mutex(0)
        withObservationTracking {
            _ = found.name
        } onChange: {
            fired.withLock { $0 += 1 }
        }
        trip.rating = 4
        try one.save()
        #expect(fired.withLock { $0 } == 0, "another property changed")
        trip.name = "Lisbon"
        trip.stops.append(Stop(title: "b"))
        #expect(found.name == "Porto")
        try one.save()
        #expect(fired.withLock { $0 } == 1)
        #expect(found.name == "Lisbon" && found.rating == 4 && found.stops.count == 2)
        one.delete(trip)
        try one.save()
        #expect(found.isDeleted)
    }

    @Test func `what was changed here stays as it is`() throws {
        let container = try container()
        let (one, other) = (ModelContext(container), ModelContext(container))
        let trip = Trip(name: "Porto")
        one.insert(trip)
        try one.save()
        let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        found.name = "Rome"
        trip.name = "Lisbon"
        trip.rating = 1
        try one.save()
        #expect(found.name == "Rome")
        try other.save()
        #expect(trip.name == "Rome")
    }

    @Test func `the context of the main actor saves by itself`() async throws {
        let container = try container()
        let trip = Trip(name: "Porto")
        container.mainContext.insert(trip)
        #expect(container.mainContext.hasChanges)
        while container.mainContext.hasChanges { await Task.yield() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func `a model actor works beside the main actor`() async throws {
        let container = try container()
        let worker = Worker(modelContainer: container)
        let id = try await worker.add("Porto")
        let trip = container.mainContext.model(for: id) as? Trip
        #expect(trip?.name == "Porto")
        try await worker.rename(id, "Rome")
        while trip?.name != "Rome" { await Task.yield() }
    }
}

@ModelActor
actor Worker {
    func add(_ name: String) throws -> PersistentIdentifier {
        let trip = Trip(name: name)
        modelContext.insert(trip)
        try modelContext.save()
        return trip.persistentModelID
    }

    func rename(_ id: PersistentIdentifier, _ name: String) throws {
        self[id, as: Trip.self]?.name = name
        try modelContext.save()
    }
}
