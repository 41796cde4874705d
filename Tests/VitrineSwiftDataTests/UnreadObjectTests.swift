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

    @Test func `a list of objects is changed and saved of an object of which nothing else was read`() throws {
        let container = try container()
        let setup = ModelContext(container)
        let traveller = Traveller(name: "Ada")
        setup.insert(traveller)
        setup.insert(Friend(name: "Bob"))
        try setup.save()
        for name in ["Cem", "Dia"] {
            let context = ModelContext(container)
            let unread = try #require(context.model(for: traveller.persistentModelID) as? Traveller)
            unread.friends.append(Friend(name: name))
            try context.save()
            #expect(unread.name == "Ada")
        }
        let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Traveller>()).first)
        #expect(found.friends.map(\.name) == ["Cem", "Dia"])
    }
}
