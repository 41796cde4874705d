// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@MainActor
@Suite struct StoredValueTests {
    @Test func `values come back as they were saved`() throws {
        let container = try container()
        let context = ModelContext(container)
        let trip = Trip(name: "Porto", start: Date(timeIntervalSinceReferenceDate: 1.000_000_1), kind: .beach)
        trip.place = Place(latitude: 41.1, longitude: -8.6)
        trip.tags = ["sea", "wine"]
        trip.picture = Data([1, 2, 3])
        trip.isDone = true
        context.insert(trip)
        try context.save()

        let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(found !== trip)
        #expect(found == trip && found.persistentModelID == trip.persistentModelID)
        #expect(found.name == "Porto" && found.start == trip.start && found.kind == .beach)
        #expect(found.place == Place(latitude: 41.1, longitude: -8.6) && found.tags == ["sea", "wine"])
        #expect(found.picture == Data([1, 2, 3]) && found.isDone && found.rating == nil)
    }

    @Test func `an ephemeral or transient value is not stored`() throws {
        let container = try container()
        let context = ModelContext(container)
        let trip = Trip(name: "Porto")
        trip.visits = 3
        trip.note = "mine"
        context.insert(trip)
        try context.save()
        #expect(trip.visits == 3 && trip.note == "mine")
        let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(found.visits == 0 && found.note == "none")
    }

    @Test func `an object of a context is one object`() throws {
        let context = ModelContext(try container())
        let trip = Trip(name: "Porto")
        context.insert(trip)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
        #expect(context.model(for: trip.persistentModelID) === trip)
        let registered: Trip? = context.registeredModel(for: trip.persistentModelID)
        #expect(registered === trip)
    }

    @Test func `changes are known until they are saved`() throws {
        let context = ModelContext(try container())
        let trip = Trip(name: "Porto")
        #expect(!trip.hasChanges && trip.modelContext == nil)
        context.insert(trip)
        #expect(context.hasChanges && trip.hasChanges && context.insertedModelsArray.count == 1)
        try context.save()
        #expect(!context.hasChanges && !trip.hasChanges)
        trip.name = "Porto"
        #expect(!context.hasChanges)
        trip.name = "Lisbon"
        #expect(context.changedModelsArray.count == 1 && trip.hasChanges)
        context.delete(trip)
        #expect(trip.isDeleted && context.deletedModelsArray.count == 1 && context.changedModelsArray.isEmpty)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func `a roll back brings the stored values and objects back`() throws {
        let context = ModelContext(try container())
        let trip = Trip(name: "Porto")
        let traveller = Traveller(name: "Ada")
        trip.traveller = traveller
        context.insert(trip)
        try context.save()
        trip.name = "Lisbon"
        trip.traveller = nil
        context.insert(Trip(name: "Rome"))
        context.rollback()
        #expect(trip.name == "Porto" && trip.traveller === traveller && traveller.trips == [trip])
        #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
        context.delete(trip)
        context.rollback()
        #expect(!trip.isDeleted && !context.hasChanges)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func `an object with the unique value of another replaces its values`() throws {
        let container = try container()
        let context = ModelContext(container)
        let first = Trip(name: "Porto", kind: .city)
        context.insert(first)
        try context.save()
        let second = Trip(name: "Porto", kind: .beach)
        let stop = Stop(title: "Ribeira", trip: second)
        context.insert(second)
        context.insert(stop)
        try context.save()
        #expect(second.persistentModelID == first.persistentModelID)
        #expect(first.kind == .beach)
        let trips = try ModelContext(container).fetch(FetchDescriptor<Trip>())
        #expect(trips.map(\.kind) == [.beach] && trips[0].stops.map(\.title) == ["Ribeira"])
    }

    @Test func `an error saves nothing`() throws {
        let container = try container()
        let context = ModelContext(container)
        let (one, other) = (Trip(name: "Porto"), Trip(name: "Rome"))
        context.insert(one)
        context.insert(other)
        try context.save()
        other.name = "Porto"
        one.kind = .beach
        #expect(throws: (any Error).self) { try context.save() }
        #expect(context.hasChanges)
        let stored = try ModelContext(container).fetch(FetchDescriptor<Trip>())
        #expect(stored.map(\.name) == ["Porto", "Rome"] && stored[0].kind == .city)
    }

    @Test func `a file is a store that other containers open`() throws {
        let folder = Folder()
        let url = folder.url.appending(path: "trips.store")
        do {
            let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))
            let context = ModelContext(container)
            context.insert(Trip(name: "Porto"))
            try context.save()
        }
        let again = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))
        #expect(try ModelContext(again).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Porto"])
    }

    @Test func `an identity is codable`() throws {
        let trip = Trip(name: "Porto")
        let data = try JSONEncoder().encode(trip.persistentModelID)
        let read = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        #expect(read == trip.persistentModelID && read.entityName == "Trip")
    }

    @Test func `objects are deleted by a predicate, and enumerated in batches`() throws {
        let context = ModelContext(try container())
        for number in 1...10 { context.insert(Stop(title: "\(number)", order: number)) }
        try context.save()
        try context.delete(model: Stop.self, where: #Predicate { $0.order > 7 })
        try context.save()
        var orders: [Int] = []
        try context.enumerate(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order, order: .reverse)]), batchSize: 3) {
            orders.append($0.order)
        }
        #expect(orders == [7, 6, 5, 4, 3, 2, 1])
    }
}
