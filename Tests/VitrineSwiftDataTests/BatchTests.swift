// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@MainActor
@Suite struct BatchTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try VitrineSwiftDataTests.container()
        let setup = ModelContext(container)
        for order in 0..<100 { setup.insert(Stop(title: "stop \(order)", order: order)) }
        try setup.save()
        context = ModelContext(container)
    }

    private func descriptor(_ predicate: Predicate<Stop>? = nil) -> FetchDescriptor<Stop> {
        var descriptor = FetchDescriptor<Stop>(
            predicate: predicate, sortBy: [SortDescriptor(\.order, order: .reverse)])
        descriptor.includePendingChanges = false
        return descriptor
    }

    /// Whether the context has loaded an object that somebody holds.
    private func isHeld(_ identifier: PersistentIdentifier) -> Bool {
        let model: Stop? = context.registeredModel(for: identifier)
        return model != nil
    }

    @Test func `results are loaded in batches when they are read`() throws {
        let identifiers = try context.fetchIdentifiers(descriptor())
        let results = try context.fetch(descriptor(), batchSize: 10)
        #expect(results.count == 100 && !isHeld(identifiers[0]))
        #expect(results[25].order == 74)
        #expect(isHeld(identifiers[20]) && isHeld(identifiers[29]) && !isHeld(identifiers[30]))
        #expect(results.map(\.order) == Array((0..<100).reversed()))
        // A walk lets go of what lies behind it.
        #expect(isHeld(identifiers[99]) && isHeld(identifiers[80]) && !isHeld(identifiers[20]))
        #expect(results.last?.title == "stop 0" && results[95...].map(\.order) == [4, 3, 2, 1, 0])
    }

    @Test func `a result is the object that somebody holds`() throws {
        let held = try #require(try context.fetch(descriptor()).first)
        let results = try context.fetch(descriptor(), batchSize: 7)
        #expect(results[0] === held)
        held.title = "mine"
        #expect(results[0].title == "mine")
        #expect(try context.fetch(descriptor(#Predicate { $0.order < 0 }), batchSize: 7).isEmpty)
    }

    @Test func `identities come in batches, too`() throws {
        let results = try context.fetchIdentifiers(descriptor(#Predicate { $0.order >= 90 }), batchSize: 4)
        #expect(Array(results) == (try context.fetchIdentifiers(descriptor(#Predicate { $0.order >= 90 }))))
        #expect(results.count == 10 && results[9].storeIdentifier != nil)
    }

    @Test func `changes that are not saved are no part of batches`() throws {
        context.insert(Stop(title: "new", order: 1000))
        #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
            try context.fetch(FetchDescriptor<Stop>(), batchSize: 10)
        }
        #expect(try context.fetch(descriptor(), batchSize: 10).count == 100)
        // A predicate that is evaluated in memory sees no others either.
        #expect(try context.fetch(descriptor(#Predicate { $0.title.count == 3 }), batchSize: 10).isEmpty)
        #expect(try context.fetch(descriptor(#Predicate { $0.title.count == 3 })).isEmpty)
        try context.save()
        #expect(try context.fetch(descriptor(#Predicate { $0.title.count == 3 }), batchSize: 10).map(\.order) == [1000])
    }

    @Test func `an object that is enumerated stays one object`() throws {
        let held = try #require(try context.fetch(descriptor()).first)
        held.title = "mine"
        var found: [Stop] = []
        try context.enumerate(FetchDescriptor<Stop>(), batchSize: 0) { found.append($0) }
        #expect(found.count == 100 && found.contains { $0 === held })
        let registered: Stop? = context.registeredModel(for: held.persistentModelID)
        #expect(registered === held)
    }
}
