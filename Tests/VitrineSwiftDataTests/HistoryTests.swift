// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@Model
final class Booking {
    @Attribute(.unique, .preserveValueOnDeletion) var reference: UUID
    @Attribute(.preserveValueOnDeletion) var title: String
    @Attribute(.preserveValueOnDeletion) var price: Double?
    @Attribute(.preserveValueOnDeletion) var tags: [String] = []
    var note: String

    init(title: String, note: String = "") {
        reference = UUID()
        self.title = title
        self.note = note
    }
}

@MainActor
@Suite struct HistoryTests {
    private let folder = Folder()
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try Self.open(folder)
        context = ModelContext(container)
    }

    private static func open(_ folder: Folder) throws -> ModelContainer {
        try ModelContainer(
            for: Trip.self, Booking.self, Note.self,
            configurations: ModelConfiguration(
                "main", schema: Schema([Trip.self, Booking.self]), url: folder.url.appending(path: "main.store")),
            ModelConfiguration("notes", schema: Schema([Note.self]), url: folder.url.appending(path: "notes.store")))
    }

    private func history(
        _ predicate: Predicate<DefaultHistoryTransaction>? = nil
    ) throws -> [DefaultHistoryTransaction] {
        try ModelContext(container).fetchHistory(HistoryDescriptor(predicate: predicate))
    }

    /// Saves so many transactions.
    private func save(_ texts: String...) throws {
        for text in texts {
            context.insert(Note(text: text))
            try context.save()
        }
    }

    @Test func `a save is a transaction of what it inserted, changed and deleted`() throws {
        let (porto, rome) = (Trip(name: "Porto"), Trip(name: "Rome"))
        context.insert(porto)
        context.insert(rome)
        try context.save()
        let stop = Stop(title: "Ribeira")
        context.insert(stop)
        porto.name = "Lisbon"
        porto.rating = 3
        context.delete(rome)
        context.author = "phone"
        let before = Date()
        try context.save()
        try context.save()

        let transactions = try history()
        try #require(transactions.count == 2)
        #expect(transactions.map(\.author) == [nil, "phone"] && transactions[1].timestamp >= before)
        #expect(transactions[0].token < transactions[1].token && transactions[0] != transactions[1])
        #expect(transactions[0].storeIdentifier == porto.persistentModelID.storeIdentifier)
        #expect(!transactions[0].processIdentifier.isEmpty && !transactions[0].bundleIdentifier.isEmpty)
        for change in transactions[0].changes {
            guard case .insert(let insert as DefaultHistoryInsert<Trip>) = change else {
                Issue.record("\(change)")
                continue
            }
            #expect(insert.transactionIdentifier == transactions[0].id)
        }
        #expect(
            transactions[0].changes.map(\.changedPersistentIdentifier)
                == [porto.persistentModelID, rome.persistentModelID])
        try #require(transactions[1].changes.count == 3)
        guard case .delete(let delete as DefaultHistoryDelete<Trip>) = transactions[1].changes[0],
            case .insert(let insert as DefaultHistoryInsert<Stop>) = transactions[1].changes[1],
            case .update(let update as DefaultHistoryUpdate<Trip>) = transactions[1].changes[2]
        else {
            Issue.record("\(transactions[1].changes)")
            return
        }
        #expect(delete.changedPersistentIdentifier == rome.persistentModelID && Array(delete.tombstone).isEmpty)
        #expect(insert.changedPersistentIdentifier == stop.persistentModelID)
        #expect(insert.changeIdentifier > delete.changeIdentifier && update.changeIdentifier > insert.changeIdentifier)
        #expect(update.updatedAttributes.map { $0 as AnyKeyPath } == [\Trip.name, \Trip.rating])
        #expect(update == update && update.changedPersistentIdentifier.storeIdentifier != nil)
    }

    @Test func `an object that takes the place of another has changed it`() throws {
        context.insert(Note(text: "a"))
        try context.save()
        context.insert(Note(text: "a"))
        try context.save()
        guard case .update(let update as DefaultHistoryUpdate<Note>) = try history()[1].changes.first else {
            Issue.record("no update")
            return
        }
        #expect(update.updatedAttributes.map { $0 as AnyKeyPath } == [\Note.text])
        #expect(update.changedPersistentIdentifier == (try context.fetchIdentifiers(FetchDescriptor<Note>())[0]))
    }

    @Test func `a tombstone has the values that were to be preserved`() throws {
        let booking = Booking(title: "Hôtel", note: "late")
        booking.tags = ["sea", "wine"]
        context.insert(booking)
        try context.save()
        let reference = booking.reference
        // An object of which nothing was read.
        let other = ModelContext(container)
        other.delete(other.model(for: booking.persistentModelID) as? Booking ?? booking)
        try other.save()
        guard case .delete(let delete as DefaultHistoryDelete<Booking>) = try history()[1].changes.first else {
            Issue.record("no deletion")
            return
        }
        #expect(delete.tombstone[\.reference] as? UUID == reference)
        #expect(delete.tombstone[\.title] as? String == "Hôtel")
        #expect(delete.tombstone[\.tags] as? [String] == ["sea", "wine"])
        #expect(delete.tombstone[\.price] == nil && delete.tombstone[\.note] == nil)
        #expect(Array(delete.tombstone).count == 3)
    }

    @Test func `transactions are fetched after a token, by an author, in an order and up to a number`() throws {
        try save("a")
        context.author = "phone"
        try save("b")
        context.author = nil
        try save("c")
        let all = try history()
        let token = all[0].token
        #expect(try history(#Predicate { $0.token > token }) == Array(all[1...]))
        #expect(try history(#Predicate { $0.token >= token }) == all)
        #expect(try history(#Predicate { token < $0.token && $0.author == "phone" }) == [all[1]])
        #expect(try history(#Predicate { $0.author == "nobody" }).isEmpty)
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(sortBy: [
            SortDescriptor(\.transactionIdentifier, order: .reverse)
        ])
        descriptor.fetchLimit = 2
        #expect(try context.fetchHistory(descriptor) == [all[2], all[1]])
        let data = try JSONEncoder().encode(token)
        #expect(try JSONDecoder().decode(DefaultHistoryToken.self, from: data) == token)
    }

    @Test func `a save of two stores is a transaction in each, and one token is before those of both`() throws {
        try save("before")
        let token = try #require(try history().last?.token)
        context.insert(Trip(name: "Porto"))
        context.insert(Note(text: "pack"))
        try context.save()
        let transactions = try history(#Predicate { $0.token > token })
        #expect(transactions.count == 2 && Set(transactions.map(\.storeIdentifier)).count == 2)
        #expect(transactions.allSatisfy { $0.changes.count == 1 })
        let last = try #require(transactions.last?.token)
        #expect(try history(#Predicate { $0.token > last }).isEmpty)
    }

    @Test func `an error leaves no transaction`() throws {
        try save("a", "b")
        try #require(try context.fetch(FetchDescriptor<Note>()).last).text = "a"
        #expect(throws: (any Error).self) { try context.save() }
        #expect(try history().count == 2)
    }

    @Test func `deleted transactions are gone, and a token before them has expired`() throws {
        try save("a", "b", "c", "d")
        let tokens = try history().map(\.token)
        let (first, second) = (tokens[0], tokens[1])
        try context.deleteHistory(
            HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= second }))
        #expect(try history().map(\.token) == Array(tokens[2...]))
        #expect(try history(#Predicate { $0.token > second }).count == 2)
        #expect(throws: SwiftDataError.historyTokenExpired) { try history(#Predicate { $0.token > first }) }
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 4)
        // What is deleted behind transactions that are still there takes nothing from a token.
        let (third, fourth) = (tokens[2], tokens[3])
        try context.deleteHistory(
            HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token == fourth }))
        #expect(try history(#Predicate { $0.token > second }).map(\.token) == [third])
        try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(try history().isEmpty)
        try save("e")
        #expect(try history()[0].token > fourth)
    }

    @Test func `the history is that of the file, and only the newest of it is kept`() throws {
        let bookings = (0..<70).map { Booking(title: String(repeating: "\($0) ", count: 100_000)) }
        for booking in bookings { context.insert(booking) }
        try context.save()
        // Each tombstone has 200 kB at least: with 16 MB of them the oldest go.
        for booking in bookings {
            context.delete(booking)
            try context.save()
        }
        let opened = ModelContext(try Self.open(folder))
        let transactions = try opened.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(transactions.count < 65 && transactions.count > 45)
        let last = try #require(bookings.last).persistentModelID
        #expect(transactions.last?.changes.map(\.changedPersistentIdentifier) == [last])
    }

    @Test func `a type of transactions that no store has is refused`() throws {
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try context.fetchHistory(HistoryDescriptor<OtherTransaction>())
        }
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try context.deleteHistory(HistoryDescriptor<OtherTransaction>())
        }
    }
}

private struct Mark: Comparable, Hashable, Identifiable {
    let id: Int

    static func < (one: Self, other: Self) -> Bool { one.id < other.id }
}

private struct OtherTransaction: HistoryTransaction {
    var id: Int { 0 }
    let timestamp = Date.distantPast
    var changes: [HistoryChange] { [] }
    let token = Mark(id: 0)
    let transactionIdentifier = 0
    let storeIdentifier = ""
    var author: String?

    static func == (one: Self, other: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
