// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// The stops of some trips as plain values, to which is done what is done to the objects of a context.
struct StopOracle: Codable, Equatable {
    struct Expected: Codable, Equatable {
        var order: Int
        var trip: String?
    }

    /// How many stops there are at most: more of them are deleted than inserted.
    private static let limit = 200

    /// The stops by their titles, which are unique.
    var stops: [String: Expected] = [:]

    init() {}

    /// Reads what a context has.
    init(_ context: ModelContext) throws {
        let found = try context.fetch(FetchDescriptor<Stop>())
        stops = Dictionary(
            uniqueKeysWithValues: found.map { ($0.title, Expected(order: $0.order, trip: $0.trip?.name)) })
    }

    /// Does something to the objects of a context, and the same to the values.
    ///
    /// - Parameters:
    ///   - context: A context in which the same is stored.
    ///   - step: A number for the new stops' order.
    ///   - random: What chooses.
    /// - Throws: What the context throws.
    mutating func change(_ context: ModelContext, step: Int, _ random: inout SeededRandom) throws {
        let trips = try context.fetch(FetchDescriptor<Trip>())
        let objects = try context.fetch(FetchDescriptor<Stop>())
        let trip = Bool.random(using: &random) ? trips.randomElement(using: &random) : nil
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where stops.count < Self.limit, 1 where stops.count < Self.limit:
            let stop = Stop(title: "\(step)-\(stops.count)-\(random.next())", order: step)
            context.insert(stop)
            stop.trip = trip
            stops[stop.title] = Expected(order: step, trip: trip?.name)
        case 2:
            guard let stop = objects.randomElement(using: &random) else { return }
            stop.order += 1
            stops[stop.title]?.order += 1
        case 3:
            guard let stop = objects.randomElement(using: &random) else { return }
            if let trip, !trip.stops.contains(stop) { trip.stops.append(stop) } else { stop.trip = trip }
            stops[stop.title]?.trip = trip?.name
        default:
            guard let stop = objects.randomElement(using: &random) else { return }
            stops[stop.title] = nil
            context.delete(stop)
        }
    }

    /// Requires that a context has these stops, from the stops and from the trips.
    func compare(_ context: ModelContext) throws {
        try #require(try StopOracle(context) == self)
        for trip in try context.fetch(FetchDescriptor<Trip>()) {
            let own = stops.filter { $0.value.trip == trip.name }
            try #require(Set(trip.stops.map(\.title)) == Set(own.keys))
            let name = trip.name
            try #require(
                try context.fetchCount(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == name }))
                    == own.count)
        }
    }
}
