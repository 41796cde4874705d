// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// A fetch of many objects loads the first ones; the others are loaded in batches when they are read.
@MainActor
@Suite struct LazyRowTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let elsewhere: ModelContext

    init() throws {
        container = try VitrineSwiftDataTests.container()
        (context, elsewhere) = (ModelContext(container), ModelContext(container))
        context.rowBatch = 10
        let trip = Trip(name: "trip")
        elsewhere.insert(trip)
        for order in 0..<100 { elsewhere.insert(Stop(title: "stop \(order)", order: order, trip: trip)) }
        try elsewhere.save()
    }

    private func stops(_ context: ModelContext) throws -> [Stop] {
        try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)]))
    }

    private func loaded(_ stops: [Stop]) -> [Int] { stops.indices.filter { stops[$0]._$record.isLoaded } }

    @Test func `objects are loaded in the batches in which they are read`() throws {
        let stops = try stops(context)
        #expect(stops.count == 100 && loaded(stops) == Array(0..<10))
        #expect(stops[25].title == "stop 25")
        #expect(loaded(stops) == Array(0..<10) + Array(20..<30))
        #expect(stops.map(\.order) == Array(0..<100))
        #expect(stops.allSatisfy { $0.trip?.name == "trip" })
    }

    @Test func `what was read is brought to what is stored, wherever it is among the results`() throws {
        let known = try stops(context)[95]
        #expect(known.title == "stop 95")
        for stop in try stops(elsewhere) { stop.title = "new \(stop.order)" }
        try elsewhere.save()
        let again = try stops(context)
        #expect(again[95] === known && known.title == "new 95")
        #expect(again.map(\.title) == (0..<100).map { "new \($0)" })
    }

    @Test func `what is changed, related or deleted before it was read is saved as it should be`() throws {
        let stops = try stops(context)
        let other = Trip(name: "other")
        context.insert(other)
        stops[50].order = 500
        other.stops.append(stops[60])
        stops[70].trip = nil
        context.delete(stops[80])
        try context.save()
        let found = try self.stops(ModelContext(container))
        #expect(found.count == 99 && found.last?.title == "stop 50" && found.last?.trip?.name == "trip")
        #expect(found.first { $0.title == "stop 60" }?.trip?.name == "other")
        #expect(found.first { $0.title == "stop 70" }.map { $0.trip == nil } == true)
        #expect(!found.contains { $0.title == "stop 80" })
    }

    @Test func `what is deleted elsewhere before it was read reads as empty`() throws {
        let stops = try stops(context)
        elsewhere.delete(try self.stops(elsewhere)[55])
        try elsewhere.save()
        #expect(stops[54].title == "stop 54" && stops[55].title == "" && stops[56].title == "stop 56")
        #expect(try self.stops(context).count == 99)
    }
}
