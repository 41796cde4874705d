// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// What a store's file is, to SQLite and to who looks at the disk.
@MainActor
@Suite struct StoreFileTests {
    private let folder = Folder()
    private var file: URL { folder.url.appending(path: "trips.store") }
    private var log: URL { folder.url.appending(path: "trips.store-wal") }

    private func open() throws -> ModelContext {
        let context = ModelContext(
            try ModelContainer(for: Trip.self, Coin.self, configurations: ModelConfiguration(url: file)))
        context.insert(Trip(name: "Porto"))
        try context.save()
        return context
    }

    @Test func `changes are written to a log beside the file, which only its owner reads`() throws {
        let context = try open()
        let header = try Data(contentsOf: file).prefix(20)
        #expect(header.prefix(15) == Data("SQLite format 3".utf8))
        // How the file is written, and read: 2 is with a log.
        #expect(header.suffix(2) == Data([2, 2]))
        #expect(try !Data(contentsOf: log).isEmpty && context.fetchCount(FetchDescriptor<Trip>()) == 1)
        for url in [file, log] {
            let rights = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
            #expect(rights == 0o600)
        }
    }

    @Test func `what is unique and what is an index is one to SQLite`() throws {
        let context = try open()
        let written = try Data(contentsOf: file) + Data(contentsOf: log)
        // The texts of which the file has its tables.
        for text in [
            #"CREATE INDEX "Trip$index$start" ON "Trip" ("start")"#,
            #"CREATE UNIQUE INDEX "Trip$unique$name" ON "Trip" ("name")"#,
            #"CREATE INDEX "Coin$index$country" ON "Coin" ("country")"#,
            #"CREATE UNIQUE INDEX "Coin$unique$country$value" ON "Coin" ("country", "value")"#,
            // The other end of a relationship finds its objects by it.
            #"CREATE INDEX "Stop$index$trip" ON "Stop" ("trip")"#,
        ] {
            #expect(written.range(of: Data(text.utf8)) != nil, "\(text)")
        }
        #expect(!context.hasChanges)
    }

    @Test func `a configuration has the name and the place of its file`() {
        let named = ModelConfiguration("journal")
        #expect(named.name == "journal" && named.url.lastPathComponent == "journal.store" && named.id == named.url)
        #expect(ModelConfiguration().url.lastPathComponent == "default.store")
        #expect(ModelConfiguration(url: file).name == "trips" && ModelConfiguration(url: file).url == file)
        #expect(ModelConfiguration(isStoredInMemoryOnly: true).isStoredInMemoryOnly && named.allowsSave)
    }

    @Test func `a schema has the models that were named and those that they lead to, and a version`() {
        let schema = Schema([Trip.self], version: Schema.Version(1, 2, 3))
        #expect(schema.entities.map(\.name) == ["Friend", "Stop", "Traveller", "Trip"])
        #expect(schema == Schema(Trip.self, Stop.self, version: Schema.Version(1, 2, 3)))
        #expect(schema != Schema([Trip.self]) && schema != Schema([Note.self], version: Schema.Version(1, 2, 3)))
        #expect(Schema.Version(1, 2, 3) < Schema.Version(1, 10, 0) && "\(schema.version)" == "1.2.3")
        #expect(Schema(versionedSchema: SecondSchema.self).version == Schema.Version(2, 0, 0))
    }
}
