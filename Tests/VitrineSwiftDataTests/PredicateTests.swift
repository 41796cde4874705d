// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SwiftData

/// What the store selects is what Swift selects.
@MainActor
@Suite struct PredicateTests {
    private let context: ModelContext

    init() throws {
        context = ModelContext(try container())
        let traveller = Traveller(name: "Ada")
        for (index, name) in ["Porto", "Rome", "porto alegre", "Écija", "", "San José"].enumerated() {
            let trip = Trip(
                name: name, start: Date(timeIntervalSinceReferenceDate: Double(index) * 100),
                kind: index % 2 == 0 ? .city : .beach)
            trip.rating = index % 3 == 0 ? nil : index
            trip.isDone = index == 1
            trip.tags = ["t\(index)"]
            trip.place = index == 2 ? Place(latitude: 1, longitude: 2) : nil
            trip.stops = (0..<index).map { Stop(title: "s\($0)", order: $0) }
            if index < 2 { trip.traveller = traveller }
            context.insert(trip)
        }
        context.insert(Trip(name: "alone"))
        try context.save()
    }

    /// Fetches, and compares with the predicate's own answer.
    private func check(
        _ predicate: Predicate<Trip>, isSQL: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let descriptor = FetchDescriptor(predicate: predicate)
        let all = try context.fetch(FetchDescriptor<Trip>())
        let expected = try all.filter { try predicate.evaluate($0) }
        let plan = FetchPlan(descriptor)
        #expect(plan.isSQL == isSQL, sourceLocation: sourceLocation)
        #expect(
            try context.fetch(descriptor).map(\.name) == expected.map(\.name), "\(plan.predicate?.text ?? "")",
            sourceLocation: sourceLocation)
        #expect(try context.fetchCount(descriptor) == expected.count, sourceLocation: sourceLocation)
    }

    @Test func `values are compared`() throws {
        let (date, none, kind) = (Date(timeIntervalSinceReferenceDate: 200), nil as Int?, Kind.beach)
        try check(#Predicate { $0.name == "Porto" })
        try check(#Predicate { $0.name != "Porto" })
        try check(#Predicate { $0.start < date })
        try check(#Predicate { $0.start >= date && !$0.isDone })
        try check(#Predicate { $0.isDone })
        try check(#Predicate { $0.isDone || $0.name == "Rome" })
        try check(#Predicate { $0.rating == none })
        try check(#Predicate { $0.rating != nil })
        try check(#Predicate { $0.rating == 2 })
        try check(#Predicate { ($0.rating ?? 0) > 3 })
        try check(#Predicate { $0.rating.flatMap { $0 > 3 } == true })
        try check(#Predicate { $0.rating.flatMap { $0 > 3 } == false })
        try check(#Predicate { $0.kind == kind })
        try check(#Predicate { ($0.rating ?? 0) * 2 - 1 == 3 })
        try check(#Predicate { $0.isDone ? $0.name == "Rome" : $0.name == "Porto" })
    }

    @Test func `texts are searched`() throws {
        let (search, nothing) = ("PORTO", "")
        try check(#Predicate { $0.name.contains("or") })
        try check(#Predicate { $0.name.starts(with: "San") })
        try check(#Predicate { $0.name.localizedStandardContains(search) })
        try check(#Predicate { $0.name.localizedStandardContains("jose") })
        try check(#Predicate { nothing.isEmpty || $0.name.localizedStandardContains(nothing) })
        try check(#Predicate { $0.name.isEmpty })
    }

    @Test func `lists and ranges are asked`() throws {
        let (names, ratings, ids) = (
            ["Rome", "Porto"], 1...4, Set(try context.fetch(FetchDescriptor<Trip>()).prefix(2).map(\.persistentModelID))
        )
        try check(#Predicate { names.contains($0.name) })
        try check(#Predicate { !names.contains($0.name) })
        try check(#Predicate { ids.contains($0.persistentModelID) })
        try check(#Predicate { ratings.contains($0.rating ?? 0) })
        try check(#Predicate { ($0.rating ?? 0) >= 1 && ($0.rating ?? 0) <= 2 })
    }

    @Test func `relationships are followed`() throws {
        let traveller = try #require(try context.fetch(FetchDescriptor<Traveller>()).first)
        let id = traveller.persistentModelID
        try check(#Predicate { $0.traveller == nil })
        try check(#Predicate { $0.traveller?.name == "Ada" })
        try check(#Predicate { $0.traveller?.name != "Ada" })
        try check(#Predicate { $0.traveller?.persistentModelID == id })
        try check(#Predicate { $0.stops.isEmpty })
        try check(#Predicate { $0.stops.count > 2 })
        try check(#Predicate { $0.stops.contains { $0.order == 3 } })
        try check(#Predicate { $0.stops.allSatisfy { $0.title == "s0" } })
    }

    private struct Parts {
        let isRated: Predicate<Trip>
    }

    @Test func `other predicates and expressions are evaluated`() throws {
        let last = #Predicate<Stop> { $0.order == 3 }
        let isRated = #Predicate<Trip> { $0.rating != nil }
        let double = #Expression<Int, Int> { $0 * 2 }
        let parts = Parts(isRated: isRated)
        try check(#Predicate { isRated.contains($0) })
        try check(#Predicate { !parts.isRated.contains($0) || $0.name == "Rome" })
        try check(#Predicate { trip in trip.stops.contains { last.contains($0) } })
        try check(#Predicate { double.contains($0.rating ?? 0) > 4 })
        let both = #Predicate<Trip> { isRated.contains($0) && !$0.isDone }
        try check(#Predicate { both.contains($0) || isRated.contains($0) && $0.isDone })
        let named = #Predicate<Trip> { $0.name.count > 4 }
        try check(#Predicate { named.contains($0) }, isSQL: false)
    }

    @Test func `what is no SQL is evaluated in memory`() throws {
        try check(#Predicate { $0.tags.contains("t2") }, isSQL: false)
        try check(#Predicate { $0.name.count > 4 }, isSQL: false)
    }

    @Test func `lists of any length are asked`() throws {
        // SQLite takes about 32,000 values, and chains of 1,000 conditions.
        for count in [8, 9, 400, 20_000] {
            let names = (0..<count).map { "name \($0)" } + ["Porto"]
            try check(#Predicate { names.contains($0.name) })
        }
        let names = (0..<40_000).map { "name \($0)" } + ["Porto"]
        try check(#Predicate { names.contains($0.name) }, isSQL: false)
        let few = (0..<300).map { Optional($0) } + [nil]
        try check(#Predicate { few.contains($0.rating) })
        let many = (2..<2_000).map { Optional($0) } + [nil]
        try check(#Predicate { many.contains($0.rating) }, isSQL: false)
    }

    @Test func `what is not saved counts`() throws {
        let trips = try context.fetch(FetchDescriptor<Trip>())
        trips[0].name = "Lisbon"
        trips[1].stops[0].order = 77
        context.delete(trips[2])
        context.insert(Trip(name: "Porto"))
        let names = try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name.contains("o") })).map(
            \.name)
        #expect(names == ["Lisbon", "Rome", "San José", "alone", "Porto"])
        #expect(
            try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.stops.contains { $0.order == 77 } }))
                .map(\.name) == ["Rome"])
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, comparator: .lexical)])
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.name) == ["Lisbon", "Porto"])
        descriptor.includePendingChanges = false
        #expect(try context.fetch(descriptor).count == 2)
    }

    @Test func `objects are sorted, limited and left out`() throws {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start, order: .reverse)])
        descriptor.fetchLimit = 3
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.name) == ["", "Écija", "porto alegre"])
        #expect(try context.fetchIdentifiers(descriptor).count == 3 && context.fetchCount(descriptor) == 3)
        let byKind = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.rating), SortDescriptor(\.name)])
        #expect(FetchPlan(byKind).isSQL)
        let all = try context.fetch(FetchDescriptor<Trip>())
        #expect(try context.fetch(byKind).map(\.name) == all.sorted(using: byKind.sortBy).map(\.name))
    }
}
