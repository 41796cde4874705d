// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// What earlier and later versions of an app store in one file.
private enum Earlier {
    @Model
    final class Machine {
        var state: String
        var level: Int
        var small: Int
        var detail: Data
        var place: Data
        var note: String?

        init(_ state: String, level: Int) {
            (self.state, self.level, small) = (state, level, 1 << 40)
            (detail, place) = (Data("{}".utf8), Data("no JSON".utf8))
        }
    }
}

private enum Later {
    // None of them lists its cases.
    enum State: String, Codable { case off, on }
    enum Level: Int, Codable { case low = 10, high = 20 }
    enum Only: String, Codable { case one }
    enum Detail: Codable, Equatable {
        case none(reason: String)
        case some(Int, [State])
    }
    struct Spot: Codable { var state: State, only: Only, detail: Detail }

    @Model
    final class Machine {
        var state: State
        var level: Level
        var small: Int8
        var detail: Detail
        var place: Spot
        var note: String
        @Attribute(.ephemeral) var visits: Int

        init() {
            (state, level, small, detail) = (.on, .high, 1, .some(1, []))
            (place, note, visits) = (Spot(state: .on, only: .one, detail: .some(1, [])), "", 1)
        }
    }
}

/// Stores, identities, tokens and numbers that come from outside.
@MainActor
@Suite struct ForeignInputTests {
    private let folder = Folder()

    /// The identity as a URL or a file may have it.
    private func identity(_ number: Int64, _ entity: String) throws -> PersistentIdentifier {
        try JSONDecoder().decode(
            PersistentIdentifier.self, from: Data(#"{"id":{"number":\#(number)},"entityName":"\#(entity)"}"#.utf8))
    }

    private struct Written: Decodable {
        struct ID: Decodable { let number: Int64 }
        let id: ID
    }

    private func writtenNumber(of model: some PersistentModel) throws -> Int64 {
        try JSONDecoder().decode(Written.self, from: JSONEncoder().encode(model.persistentModelID)).id.number
    }

    @Test func `what a property cannot have reads as empty`() throws {
        let configuration = ModelConfiguration(url: folder.url.appending(path: "a.store"))
        try {
            let context = ModelContext(try ModelContainer(for: Earlier.Machine.self, configurations: configuration))
            context.insert(Earlier.Machine("broken", level: 7))
            try context.save()
        }()
        let context = ModelContext(try ModelContainer(for: Later.Machine.self, configurations: configuration))
        let machine = try #require(try context.fetch(FetchDescriptor<Later.Machine>()).first)
        #expect(machine.state == .off && machine.level == .low && machine.small == 0 && machine.note == "")
        #expect(machine.detail == .none(reason: ""))
        #expect(machine.place.state == .off && machine.place.only == .one && machine.place.detail == .none(reason: ""))
        #expect(machine.visits == 0)
        // And what is written to it is saved.
        machine.state = .on
        try context.save()
        let other = ModelContext(try ModelContainer(for: Later.Machine.self, configurations: configuration))
        #expect(try other.fetch(FetchDescriptor<Later.Machine>()).first?.state == .on)
    }

    @Test func `the identity of an unknown model is an object of no model`() throws {
        let context = ModelContext(try container())
        let object = context.model(for: try identity(5, "Spaceship"))
        #expect(object as? Trip == nil && object as? Stop == nil)
        #expect(object.isDeleted && !object.hasChanges && object.modelContext == nil)
        let none: Trip? = context.registeredModel(for: try identity(5, "Spaceship"))
        #expect(none == nil)
        #expect(!context.hasChanges)
    }

    @Test(arguments: [Int64.min, -1, 0, 1, .max])
    func `an identity of no object is an empty one`(number: Int64) throws {
        let context = ModelContext(try container())
        let trip = try #require(context.model(for: try identity(number, "Trip")) as? Trip)
        #expect(trip.name == "" && trip.stops.isEmpty && trip.traveller == nil)
        trip.name = "changed"
        context.delete(trip)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func `the number of another model's object leads to no object of that model`() throws {
        let container = try container()
        let setup = ModelContext(container)
        let trip = Trip(name: "Porto")
        setup.insert(trip)
        setup.insert(Stop(title: "Ribeira", trip: trip))
        try setup.save()
        let number = try writtenNumber(of: trip)

        for isFetchedFirst in [false, true] {
            let context = ModelContext(container)
            var trips: [Trip] = try isFetchedFirst ? context.fetch(FetchDescriptor<Trip>()) : []
            let stop = try #require(context.model(for: try identity(number, "Stop")) as? Stop)
            let friend = try #require(context.model(for: try identity(number, "Friend")) as? Friend)
            #expect(stop.title == "" && stop.trip == nil && friend.travellers.isEmpty)
            trips = try context.fetch(FetchDescriptor<Trip>())
            #expect(trips.map(\.name) == ["Porto"] && trips[0].stops.map(\.title) == ["Ribeira"])
            // A change of the one is none of the other, and replaces none of it.
            let rating = isFetchedFirst ? 1 : 2
            trips[0].rating = rating
            (stop.title, friend.name) = ("forged", "forged")
            context.delete(stop)
            try context.save()
            let found = try ModelContext(container).fetch(FetchDescriptor<Trip>())
            #expect(found.map(\.rating) == [rating] && found[0].stops.count == 1)
        }
    }

    @Test(arguments: [nil, Int.min, -1, 0, 1, 2, .max] as [Int?], [nil, Int.min, -1, 0, 1, 2, .max] as [Int?])
    func `any limit and offset can be asked for`(limit: Int?, offset: Int?) throws {
        let context = ModelContext(try container())
        for order in 0..<3 { context.insert(Stop(title: "s", order: order)) }
        try context.save()
        var descriptor = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
        (descriptor.fetchLimit, descriptor.fetchOffset) = (limit, offset)
        func check() throws {
            let all = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])).map(\.order)
            let rest = all.dropFirst(max(offset ?? 0, 0))
            let expected = limit.map { $0 < 0 ? rest : rest.prefix($0) } ?? rest
            #expect(try context.fetch(descriptor).map(\.order) == Array(expected))
            #expect(try context.fetchCount(descriptor) == expected.count)
            #expect(try context.fetchIdentifiers(descriptor).count == expected.count)
        }
        try check()
        // With what is not saved the answer is made in memory.
        context.insert(Stop(title: "s", order: 7))
        try check()
    }

    @Test(arguments: [Int.min, -1, 0, 1, 2, .max]) func `any size of a batch can be asked for`(size: Int) throws {
        let context = ModelContext(try container())
        for order in 0..<3 { context.insert(Stop(title: "s", order: order)) }
        try context.save()
        var descriptor = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.order)])
        var seen: [Int] = []
        try context.enumerate(descriptor, batchSize: size) { seen.append($0.order) }
        #expect(seen == [0, 1, 2])
        descriptor.includePendingChanges = false
        #expect(try context.fetch(descriptor, batchSize: size).map(\.order) == [0, 1, 2])
        #expect(try context.fetchIdentifiers(descriptor, batchSize: size).count == 3)
    }

    @Test(arguments: [Int64.min, 0, .max]) func `any token can be asked for`(number: Int64) throws {
        let context = ModelContext(try container())
        context.insert(Stop(title: "s"))
        try context.save()
        let token = try JSONDecoder().decode(
            DefaultHistoryToken.self, from: Data(#"{"tokenValue":{"any":\#(number)}}"#.utf8))
        let predicates: [Predicate<DefaultHistoryTransaction>] = [
            #Predicate<DefaultHistoryTransaction> { $0.token > token },
            #Predicate<DefaultHistoryTransaction> { $0.token >= token },
            #Predicate<DefaultHistoryTransaction> { token <= $0.token },
            #Predicate<DefaultHistoryTransaction> { $0.token < token },
        ]
        // One that is too old is refused, and nothing else happens.
        for predicate in predicates { _ = try? context.fetchHistory(HistoryDescriptor(predicate: predicate)) }
        #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count == 1)
    }
}
