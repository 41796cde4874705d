// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import SwiftUI
import Testing

/// Keeps a group in the manager that has no other action.
@MainActor
private final class Marker {
    func mark(_ manager: UndoManager) { manager.registerUndo(withTarget: self) { $0.mark(manager) } }
}

/// Random operations, undone and redone, compared with what there was after each of them.
@MainActor
@Suite struct UndoOracleTests {
    @Test(arguments: 1...8) func `undoing and redoing leads through the same states`(seed: UInt64) throws {
        var random = SeededRandom(state: seed)
        let container = try container()
        let context = ModelContext(container)
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        var markers: [Marker] = []
        // One state for each group: a group without a change is none.
        var states = [try describe(context)]
        for step in 0..<40 {
            let marker = Marker()
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: marker) { $0.mark(manager) }
            markers.append(marker)
            for _ in 0..<Int.random(in: 1...3, using: &random) { try change(context, step, &random) }
            manager.endUndoGrouping()
            if Int.random(in: 0..<3, using: &random) == 0 { try context.save() }
            states.append(try describe(context))
        }
        for round in 0..<2 {
            for state in states.dropLast().reversed() {
                manager.undo()
                try #require(try describe(context) == state, "undo in round \(round)")
                if Int.random(in: 0..<4, using: &random) == 0 { try saved(context, container) }
            }
            #expect(!manager.canUndo)
            try saved(context, container)
            for state in states.dropFirst() {
                manager.redo()
                try #require(try describe(context) == state, "redo in round \(round)")
                if Int.random(in: 0..<4, using: &random) == 0 { try saved(context, container) }
            }
            #expect(!manager.canRedo)
        }
    }

    /// Saves, and holds what is stored against what the context has.
    private func saved(_ context: ModelContext, _ container: ModelContainer) throws {
        try context.save()
        try #require(try describe(ModelContext(container)) == describe(context))
    }

    private func change(_ context: ModelContext, _ step: Int, _ random: inout SeededRandom) throws {
        let trips = try context.fetch(FetchDescriptor<Trip>())
        let stops = try context.fetch(FetchDescriptor<Stop>())
        let travellers = try context.fetch(FetchDescriptor<Traveller>())
        let friends = try context.fetch(FetchDescriptor<Friend>())
        let trip = trips.randomElement(using: &random)
        let name = "\(step)-\(Int.random(in: 0..<1_000_000, using: &random))"
        switch Int.random(in: 0..<12, using: &random) {
        case 0: context.insert(Trip(name: name))
        case 1: context.insert(Stop(title: name, trip: trip))
        case 2: trip?.stops.append(Stop(title: name))
        case 3: stops.randomElement(using: &random)?.trip = trip
        case 4: trip?.rating = step
        case 5: if let trip { context.delete(trip) }
        case 6: if let stop = stops.randomElement(using: &random) { context.delete(stop) }
        case 7: trip?.stops.removeLast(min(trip?.stops.count ?? 0, 1))
        case 8: context.insert(Traveller(name: name))
        case 9: trip?.traveller = travellers.randomElement(using: &random)
        case 10:
            guard let traveller = travellers.randomElement(using: &random) else { return }
            if let friend = friends.randomElement(using: &random), !traveller.friends.contains(friend) {
                traveller.friends.append(friend)
            } else {
                traveller.friends = [Friend(name: name)]
            }
        default:
            if let friend = friends.randomElement(using: &random) { context.delete(friend) }
            if let traveller = travellers.first(where: { $0.trips.isEmpty }) { context.delete(traveller) }
        }
    }

    private func describe(_ context: ModelContext) throws -> [String] {
        var lines: [String] = []
        for trip in try context.fetch(FetchDescriptor<Trip>()) {
            let stops = trip.stops.map(\.title).sorted()
            lines.append("\(trip.name) \(trip.rating ?? 0) \(stops) \(trip.traveller?.name ?? "nobody")")
        }
        for stop in try context.fetch(FetchDescriptor<Stop>()) {
            lines.append("\(stop.title) of \(stop.trip?.name ?? "nothing")")
        }
        for traveller in try context.fetch(FetchDescriptor<Traveller>()) {
            let trips = traveller.trips.map(\.name).sorted()
            lines.append("\(traveller.name) \(trips) \(traveller.friends.map(\.name).sorted())")
        }
        for friend in try context.fetch(FetchDescriptor<Friend>()) {
            lines.append("\(friend.name) \(friend.travellers.map(\.name).sorted())")
        }
        return lines.sorted()
    }
}
