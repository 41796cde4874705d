// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import SwiftData

private struct PrefetchedTrips: View {
    @Query private var trips: [Trip]

    init(_ paths: [PartialKeyPath<Trip>]) {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        descriptor.relationshipKeyPathsForPrefetching = paths
        _trips = Query(descriptor)
    }

    var body: some View {
        ForEach(trips) { Text(verbatim: $0.name) }
    }
}

/// What objects are related to, loaded with them.
@MainActor
@Suite struct PrefetchTests {
    private static let count = 6
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try VitrineSwiftDataTests.container()
        context = ModelContext(container)
        let setup = ModelContext(container)
        let travellers = (0..<2).map { Traveller(name: "traveller \($0)") }
        travellers[0].friends = (0..<3).map { Friend(name: "friend \($0)") }
        for number in 0..<Self.count {
            let trip = Trip(name: "trip \(number)")
            setup.insert(trip)
            trip.stops = (0..<number).map { Stop(title: "\(number)-\($0)", order: $0) }
            trip.traveller = number == 0 ? nil : travellers[number % 2]
        }
        try setup.save()
    }

    private func trips(_ paths: [PartialKeyPath<Trip>]) -> FetchDescriptor<Trip> {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        descriptor.relationshipKeyPathsForPrefetching = paths
        return descriptor
    }

    /// What each trip is related to, in texts.
    private func contents(_ trips: some Sequence<Trip>) -> [String] {
        trips.map { trip in
            let stops = trip.stops.map(\.title).sorted().joined(separator: " ")
            return "\(trip.name): \(stops), \(trip.traveller?.name ?? "nobody")"
        }
    }

    @Test func `what is prefetched is not asked for when it is read`() throws {
        let expected = contents(try ModelContext(container).fetch(trips([])))
        let found = try context.fetch(trips([\Trip.stops, \Trip.traveller]))
        let before = context.rowsRead
        #expect(contents(found) == expected && context.rowsRead == before)

        // Which the same objects are without it.
        let other = ModelContext(container)
        let lazy = try other.fetch(trips([]))
        let unread = other.rowsRead
        #expect(contents(lazy) == expected && other.rowsRead > unread)
    }

    @Test func `lists of objects at both ends are prefetched`() throws {
        var descriptor = FetchDescriptor<Traveller>(sortBy: [SortDescriptor(\.name)])
        descriptor.relationshipKeyPathsForPrefetching = [\Traveller.friends, \Traveller.trips]
        let found = try context.fetch(descriptor)
        let before = context.rowsRead
        #expect(found.map { Set($0.friends.map(\.name)) } == [["friend 0", "friend 1", "friend 2"], []])
        #expect(found.map { $0.trips.count } == [2, 3] && context.rowsRead == before)
    }

    @Test func `batches and enumerations prefetch, too`() throws {
        let paths: [PartialKeyPath<Trip>] = [\Trip.stops, \Trip.traveller]
        let expected = contents(try ModelContext(container).fetch(trips([])))
        var found: [String] = []
        var reads = 0
        try context.enumerate(trips(paths), batchSize: 4) { trip in
            let before = context.rowsRead
            found += contents([trip])
            reads += context.rowsRead - before
        }
        #expect(found == expected && reads == 0)

        let other = ModelContext(container)
        var descriptor = trips(paths)
        descriptor.includePendingChanges = false
        let results = try other.fetch(descriptor, batchSize: 4)
        let first = results[0]
        let before = other.rowsRead
        #expect(contents([first]) == [expected[0]] && other.rowsRead == before)
        #expect(contents(results) == expected)
    }

    @Test func `what is not saved counts, and what others save comes later`() throws {
        let stop = try #require(
            try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.title == "5-0" })).first)
        stop.trip = nil
        let new = Stop(title: "new")
        context.insert(new)
        let gone = try #require(
            try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.title == "4-0" })).first)
        context.delete(gone)
        let found = try context.fetch(trips([\Trip.stops]))
        #expect(found.map { $0.stops.count } == [0, 1, 2, 3, 3, 4])
        new.trip = found[0]
        #expect(found[0].stops.map(\.title) == ["new"])
        try context.save()

        let other = ModelContext(container)
        let same = try #require(try other.fetch(trips([])).last)
        same.stops = []
        same.traveller = nil
        try other.save()
        #expect(try context.fetch(trips([\Trip.stops, \Trip.traveller])).last?.stops.isEmpty == true)
        #expect(found[5].stops.isEmpty && found[5].traveller == nil)
    }

    @Test func `a query prefetches`() throws {
        let main = container.mainContext
        let host = TestHost(PrefetchedTrips([\Trip.stops]).modelContainer(container))
        #expect(host.labels == (0..<Self.count).map { "trip \($0)" })
        let trip = try #require(try main.fetch(trips([])).last)
        let before = main.rowsRead
        #expect(trip.stops.map(\.order) == [0, 1, 2, 3, 4] && main.rowsRead == before)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func `a path that cannot be prefetched is reported`() {
        let host = TestHost(PrefetchedTrips([\Trip.traveller?.friends, \Trip.name]).modelContainer(container))
        #expect(host.labels == (0..<Self.count).map { "trip \($0)" })
        #expect(host.diagnostics.filter { $0.contains("relationshipKeyPathsForPrefetching") }.count == 2)
    }
}
