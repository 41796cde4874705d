// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@MainActor
@Suite struct RelationshipTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try VitrineSwiftDataTests.container()
        context = ModelContext(container)
    }

    @Test func `both ends of a relationship agree`() throws {
        let (porto, rome) = (Trip(name: "Porto"), Trip(name: "Rome"))
        context.insert(porto)
        context.insert(rome)
        let stop = Stop(title: "Ribeira")
        porto.stops.append(stop)
        #expect(stop.trip === porto && stop.modelContext === context)
        stop.trip = rome
        #expect(porto.stops.isEmpty && rome.stops == [stop])
        rome.stops = []
        #expect(stop.trip == nil)
    }

    @Test func `relationships of the store are loaded with what is not saved`() throws {
        let trip = Trip(name: "Porto")
        trip.stops = [Stop(title: "a", order: 1), Stop(title: "b", order: 2)]
        context.insert(trip)
        try context.save()

        let other = ModelContext(container)
        let stops = try other.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
        stops[0].trip = nil
        let new = Stop(title: "c")
        other.insert(new)
        let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        new.trip = found
        #expect(found.stops.map(\.title) == ["b", "c"])
        other.delete(stops[1])
        #expect(found.stops.map(\.title) == ["c"])
        try other.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>())[0].stops.map(\.title) == ["c"])
    }

    @Test func `a deletion cascades, nullifies or is denied`() throws {
        let trip = Trip(name: "Porto")
        trip.stops = [Stop(title: "a")]
        let traveller = Traveller(name: "Ada")
        trip.traveller = traveller
        context.insert(trip)
        try context.save()

        context.delete(traveller)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        #expect(traveller.trips == [trip])

        context.delete(trip)
        #expect(traveller.trips.isEmpty)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        context.delete(traveller)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Traveller>()) == 0)
    }

    @Test func `objects relate many to many`() throws {
        let (ada, bob) = (Traveller(name: "Ada"), Traveller(name: "Bob"))
        let friend = Friend(name: "Eve")
        context.insert(ada)
        context.insert(bob)
        ada.friends = [friend]
        friend.travellers.append(bob)
        #expect(bob.friends == [friend])
        try context.save()

        let other = ModelContext(container)
        let found = try #require(try other.fetch(FetchDescriptor<Friend>()).first)
        #expect(Set(found.travellers.map(\.name)) == ["Ada", "Bob"])
        found.travellers.removeAll { $0.name == "Ada" }
        try other.save()
        let third = ModelContext(container)
        let travellers = try third.fetch(FetchDescriptor<Traveller>(sortBy: [SortDescriptor(\.name)]))
        #expect(travellers.map { $0.friends.count } == [0, 1])
        third.delete(try third.fetch(FetchDescriptor<Friend>())[0])
        #expect(travellers[1].friends.isEmpty)
        try third.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Traveller>()).allSatisfy { $0.friends.isEmpty })
    }

    @Test func `an object enters the context of what it is related to`() throws {
        let trip = Trip(name: "Porto")
        context.insert(trip)
        let stop = Stop(title: "a")
        stop.trip = trip
        #expect(stop.modelContext === context)
        try context.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Stop>()).first?.trip == trip)
    }
}
