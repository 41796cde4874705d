// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// Random operations on two contexts of a store, compared with plain values.
@MainActor
@Suite struct OracleTests {
    private struct Expected: Equatable {
        var order: Int
        var trip: String?
    }

    @Test(arguments: 1...2) func `objects are what was done to them`(seed: UInt64) throws {
        var random = Random(state: seed)
        let container = try container()
        let contexts = [ModelContext(container), ModelContext(container)]
        let setup = ModelContext(container)
        for name in ["a", "b", "c"] { setup.insert(Trip(name: name)) }
        try setup.save()
        var expected: [String: Expected] = [:]
        for step in 0..<60 {
            let context = contexts[Int.random(in: 0..<2, using: &random)]
            var draft = expected
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                try change(context, &draft, step, &random)
                try compare(context, draft)
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                context.rollback()
            } else {
                try context.save()
                expected = draft
            }
            for context in contexts { try compare(context, expected) }
        }
        #expect(expected.count > 5)
    }

    private func change(
        _ context: ModelContext, _ draft: inout [String: Expected], _ step: Int, _ random: inout Random
    ) throws {
        let trips = try context.fetch(FetchDescriptor<Trip>())
        let stops = try context.fetch(FetchDescriptor<Stop>())
        let trip = Bool.random(using: &random) ? trips.randomElement(using: &random) : nil
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            let stop = Stop(
                title: "\(step)-\(draft.count)-\(Int.random(in: 0..<1_000_000, using: &random))", order: step)
            context.insert(stop)
            stop.trip = trip
            draft[stop.title] = Expected(order: step, trip: trip?.name)
        case 2:
            guard let stop = stops.randomElement(using: &random) else { return }
            stop.order += 1
            draft[stop.title]?.order += 1
        case 3:
            guard let stop = stops.randomElement(using: &random) else { return }
            if let trip, !trip.stops.contains(stop) { trip.stops.append(stop) } else { stop.trip = trip }
            draft[stop.title]?.trip = trip?.name
        default:
            guard let stop = stops.randomElement(using: &random) else { return }
            draft[stop.title] = nil
            context.delete(stop)
        }
    }

    private func compare(_ context: ModelContext, _ expected: [String: Expected]) throws {
        let stops = try context.fetch(FetchDescriptor<Stop>())
        let found = Dictionary(
            uniqueKeysWithValues: stops.map { ($0.title, Expected(order: $0.order, trip: $0.trip?.name)) })
        try #require(found == expected)
        for trip in try context.fetch(FetchDescriptor<Trip>()) {
            let own = expected.filter { $0.value.trip == trip.name }
            try #require(Set(trip.stops.map(\.title)) == Set(own.keys))
            let name = trip.name
            try #require(
                try context.fetchCount(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == name }))
                    == own.count)
        }
    }

    /// A generator that repeats its numbers.
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }
}
