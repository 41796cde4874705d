// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@Model
private final class Parcel {
    enum State: String, Codable, CaseIterable { case packed, sent }

    var title: String
    var weight: Double
    var count: UInt8
    var isLarge: Bool
    var sent: Date
    var label: UUID
    var page: URL
    var price: Decimal
    var place: Place
    var tags: [String]
    var counts: [String: Int]
    var state: State
    var note: String?
    var address: Address

    init(to address: Address) {
        (title, weight, count, isLarge, sent, label) = ("a", 1, 2, true, .now, UUID())
        (page, price, tags, counts, state, note) = (URL(filePath: "/"), 3, ["b"], ["c": 1], .sent, "d")
        place = Place(latitude: 1, longitude: 2)
        self.address = address
    }
}

@Model
private final class Address {
    var street: String
    init(_ street: String) { self.street = street }
}

/// Objects that another page has deleted before this one has read them.
@MainActor
@Suite struct RemovedObjectTests {
    private let container: ModelContainer
    private let here: ModelContext
    private let elsewhere: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Parcel.self, Address.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        (here, elsewhere) = (ModelContext(container), ModelContext(container))
        elsewhere.insert(Parcel(to: Address("Main Street")))
        try elsewhere.save()
    }

    private func deleteElsewhere() throws {
        for parcel in try elsewhere.fetch(FetchDescriptor<Parcel>()) { elsewhere.delete(parcel) }
        try elsewhere.save()
    }

    @Test func `an object that was deleted before it was read reads as empty`() throws {
        let identifier = try #require(try here.fetchIdentifiers(FetchDescriptor<Parcel>()).first)
        let parcel = try #require(here.model(for: identifier) as? Parcel)
        try deleteElsewhere()
        #expect(parcel.title == "" && parcel.weight == 0 && parcel.count == 0 && !parcel.isLarge)
        #expect(parcel.sent == Date(timeIntervalSinceReferenceDate: 0))
        #expect(parcel.label.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(parcel.page.absoluteString == "about:blank" && parcel.price == 0)
        #expect(parcel.place == Place(latitude: 0, longitude: 0))
        #expect(parcel.tags.isEmpty && parcel.counts.isEmpty && parcel.state == .packed && parcel.note == nil)
        #expect(parcel.address.street == "")
    }

    @Test func `what was read stays`() throws {
        let parcel = try #require(try here.fetch(FetchDescriptor<Parcel>()).first)
        #expect(parcel.title == "a")
        try deleteElsewhere()
        #expect(parcel.title == "a" && parcel.state == .sent)
    }

    @Test func `a result that is deleted before its batch is loaded reads as empty`() throws {
        var descriptor = FetchDescriptor<Parcel>()
        descriptor.includePendingChanges = false
        let results = try here.fetch(descriptor, batchSize: 1)
        try deleteElsewhere()
        #expect(results.count == 1)
        #expect(results[0].title == "")
    }

    @Test func `a change of what was deleted before it was read is saved as nothing`() throws {
        let identifier = try #require(try here.fetchIdentifiers(FetchDescriptor<Parcel>()).first)
        let parcel = try #require(here.model(for: identifier) as? Parcel)
        parcel.tags = ["kept"]
        try deleteElsewhere()
        let never = try #require(here.model(for: identifier) as? Parcel)
        for object in [parcel, never] {
            object.title = "changed"
            try here.save()
            #expect(object.title == "changed" && object.tags == (object === parcel ? ["kept"] : []))
        }
        #expect(parcel.isDeleted && !here.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Parcel>()) == 0)
    }

    @Test func `an object that is gone can be inserted again, with what was read of it`() throws {
        let identifier = try #require(try here.fetchIdentifiers(FetchDescriptor<Parcel>()).first)
        let parcel = try #require(here.model(for: identifier) as? Parcel)
        try deleteElsewhere()
        #expect(parcel.isDeleted)
        here.insert(parcel)
        parcel.title = "again"
        try here.save()
        #expect(try ModelContext(container).fetch(FetchDescriptor<Parcel>()).map(\.title) == ["again"])
    }

    @Test func `an object that never was reads as empty, and can be written and read`() throws {
        let identifier = try #require(try here.fetchIdentifiers(FetchDescriptor<Parcel>()).first)
        try deleteElsewhere()
        let parcel = try #require(here.model(for: identifier) as? Parcel)
        #expect(parcel.title == "")
        parcel.title = "new"
        #expect(parcel.title == "new")
    }
}
