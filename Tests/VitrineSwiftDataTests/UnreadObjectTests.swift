// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// Objects that a context has by their identities, and of which nothing was read.
@MainActor
@Suite struct UnreadObjectTests {
    @Test func `what is changed, related or deleted before it was read is saved as it should be`() throws {
        let container = try container()
        let setup = ModelContext(container)
        let trip = Trip(name: "trip")
        setup.insert(trip)
        for order in 0..<5 { setup.insert(Stop(title: "stop \(order)", order: order, trip: trip)) }
        try setup.save()

        let context = ModelContext(container)
        let descriptor = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
        let stops = try context.fetchIdentifiers(descriptor).map { try #require(context.model(for: $0) as? Stop) }
        let other = Trip(name: "other")
        context.insert(other)
        stops[0].order = 500
        other.stops.append(stops[1])
        stops[2].trip = nil
        context.delete(stops[3])
        try context.save()

        let found = try ModelContext(container).fetch(descriptor)
        #expect(found.map(\.title) == ["stop 1", "stop 2", "stop 4", "stop 0"])
        #expect(found.map { $0.trip?.name } == ["other", nil, "trip", "trip"])
    }
}
