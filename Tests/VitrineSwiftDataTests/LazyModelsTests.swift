// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineTesting

@testable import SwiftData

private struct LongList: View {
    @Query(sort: \Stop.order) private var stops: [Stop]

    var body: some View {
        List {
            ForEach(stops) { Text(verbatim: $0.title) }
        }
    }
}

/// Long results, of which only what is read is loaded.
@MainActor
@Suite struct LazyModelsTests {
    private static let count = 2_000

    private let container: ModelContainer
    /// A context that holds no object.
    private let context: ModelContext

    init() throws {
        container = try VitrineSwiftDataTests.container()
        context = ModelContext(container)
        let setup = ModelContext(container)
        for number in 0..<Self.count { setup.insert(Stop(title: "stop \(number)", order: number)) }
        try setup.save()
    }

    private func sorted(_ order: SortOrder = .forward) -> FetchDescriptor<Stop> {
        FetchDescriptor(sortBy: [SortDescriptor(\.order, order: order)])
    }

    @Test func `a list of a query reads the rows that are seen`() throws {
        let main = container.mainContext
        let host = TestHost(LongList().modelContainer(container))
        #expect(host.labels.contains("stop 0") && host.labels.contains("stop 5"))
        #expect(main.rowsRead > 0 && main.rowsRead <= LazyModels.eagerCount + 1)
        // A change elsewhere that moves one object reads the beginning again, and nothing more.
        let before = main.rowsRead
        let last = try #require(try context.fetch(sorted(.reverse)).first)
        last.order = -1
        try context.save()
        host.scene.flush()
        #expect(host.labels.contains("stop \(Self.count - 1)"))
        #expect(main.rowsRead - before <= 2 * (LazyModels.eagerCount + 1))
        // So does what is inserted here, before and after it is saved.
        let inserted = main.rowsRead
        main.insert(Stop(title: "new", order: -2))
        host.scene.flush()
        #expect(host.labels.contains("new"))
        try main.save()
        host.scene.flush()
        #expect(main.rowsRead - inserted <= 4 * (LazyModels.eagerCount + LazyModels.batchSize))
    }

    @Test func `what is read later is loaded with what is around it`() throws {
        let found = try context.fetchLazily(sorted(.reverse))
        #expect(found.count == Self.count && context.rowsRead == LazyModels.eagerCount + 1)
        var before = context.rowsRead
        #expect(found[0].title == "stop 1999" && context.rowsRead == before)
        #expect(found[1_500].title == "stop 499")
        #expect(context.rowsRead - before == LazyModels.batchSize)
        before = context.rowsRead
        #expect(found[1_400].order == 599 && found[1_599].trip == nil && context.rowsRead == before)
        // A walk over all reads each row once.
        #expect(found.map(\.order) == (0..<Self.count).reversed())
        #expect(context.rowsRead <= Self.count + 1)
    }

    @Test(arguments: [1, 2] as [UInt64]) func `the objects are those of a fetch`(seed: UInt64) throws {
        var random = SeededRandom(state: seed)
        let trip = Trip(name: "Porto")
        context.insert(trip)
        try context.save()
        var descriptors: [FetchDescriptor<Stop>] = [
            FetchDescriptor(), sorted(), sorted(.reverse),
            FetchDescriptor(sortBy: [SortDescriptor(\.title), SortDescriptor(\.order, order: .reverse)]),
            FetchDescriptor(predicate: #Predicate { $0.order > 300 }, sortBy: [SortDescriptor(\.order)]),
            FetchDescriptor(predicate: #Predicate { $0.trip == nil }, sortBy: [SortDescriptor(\.title)]),
            FetchDescriptor(sortBy: [SortDescriptor(\.trip?.name), SortDescriptor(\.order)]),
        ]
        for (limit, offset) in [(500, 100), (nil, 300), (200, nil), (201, nil), (0, 5)] as [(Int?, Int?)] {
            var descriptor = sorted()
            (descriptor.fetchLimit, descriptor.fetchOffset) = (limit, offset)
            descriptors.append(descriptor)
        }
        for round in 0..<3 {
            for descriptor in descriptors {
                let expected = try context.fetch(descriptor).map { $0._$record.number }
                // In a context that holds all objects, and in one that holds none.
                #expect(try context.fetchLazily(descriptor).map { $0._$record.number } == expected)
                guard !context.hasChanges else { continue }
                let fresh = ModelContext(container)
                let found = try fresh.fetchLazily(descriptor)
                #expect(found.map { $0._$record.number } == expected)
                if let last = found.last {
                    #expect(last.title == (context.model(for: last.persistentModelID) as? Stop)?.title)
                }
            }
            // Unsaved in the second round, saved in the third.
            if round == 1 {
                try context.save()
                continue
            }
            var all = try context.fetch(sorted()).shuffled(using: &random)
            for _ in 0..<10 {
                all.removeLast().order = Int.random(in: -10..<3_000, using: &random)
                all.removeLast().title = "changed \(random.next())"
                all.removeLast().trip = trip
                context.delete(all.removeLast())
                context.insert(Stop(title: "new \(random.next())", order: Int.random(in: 0..<3_000, using: &random)))
            }
        }
    }

    @Test func `what happens to an object before it is read is seen`() throws {
        let found = try context.fetchLazily(sorted())
        let elsewhere = ModelContext(container)
        let same = try elsewhere.fetch(sorted())
        same[1_000].title = "changed"
        elsewhere.delete(same[1_001])
        try elsewhere.save()
        #expect(found[1_000].title == "changed")
        #expect(found[1_001].isDeleted && found[1_001].title == "")
        #expect(found[1_002].title == "stop 1002")
        // Changed here before it was read.
        found[1_500].title = "mine"
        context.delete(found[1_501])
        try context.save()
        let saved = try ModelContext(container).fetch(sorted())
        #expect(saved.count == Self.count - 2)
        #expect(saved.contains { $0.title == "mine" && $0.order == 1_500 })
    }

    @Test func `objects of classes that inherit are what they are before they are read`() throws {
        let container = try ModelContainer(
            for: Vehicle.self, Truck.self, Bus.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let setup = ModelContext(container)
        for number in 0..<600 {
            let text = "\(number)"
            let vehicle: Vehicle = number % 2 == 0 ? Bus(plate: text, line: text) : Truck(plate: text, load: 1)
            setup.insert(vehicle)
        }
        try setup.save()
        let context = ModelContext(container)
        let found = try context.fetchLazily(FetchDescriptor<Vehicle>())
        #expect(found.count == 600 && context.rowsRead == LazyModels.eagerCount + 1)
        #expect(found.enumerated().allSatisfy { $0.offset % 2 == 0 ? $0.element is Bus : $0.element is Truck })
        #expect((found[400] as? Bus)?.line == "400" && (found[401] as? Truck)?.load == 1)
        #expect(context.rowsRead == LazyModels.eagerCount + 1 + LazyModels.batchSize)
    }
}
