// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

enum FirstSchema: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

    @Model
    final class Book {
        var title: String
        var pages: Int
        var unused: String = ""

        init(title: String, pages: Int) {
            self.title = title
            self.pages = pages
        }
    }
}

enum SecondSchema: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

    @Model
    final class Book {
        @Attribute(.unique, originalName: "title") var name: String
        var pages: Int
        var isRead: Bool = false
        var author: String?

        init(name: String, pages: Int) {
            self.name = name
            self.pages = pages
        }
    }
}

enum ThirdSchema: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

    @Model
    final class Book {
        @Attribute(originalName: "name") var label: String
        var pages: Int

        init(label: String, pages: Int) {
            self.label = label
            self.pages = pages
        }
    }
}

enum LightweightPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self, ThirdSchema.self] }
    static var stages: [MigrationStage] {
        [
            .lightweight(fromVersion: FirstSchema.self, toVersion: SecondSchema.self),
            .lightweight(fromVersion: SecondSchema.self, toVersion: ThirdSchema.self),
        ]
    }
}

private enum EarlierLibrary {
    @Model
    final class Reader {
        var name: String
        var owned: [Volume] = []

        init(name: String) { self.name = name }
    }

    @Model
    final class Volume {
        var title: String
        @Relationship(inverse: \Reader.owned) var owners: [Reader] = []
        var lender: Reader?

        init(title: String) { self.title = title }
    }
}

private enum LaterLibrary {
    @Model
    final class Reader {
        var name: String
        @Relationship(originalName: "owned") var volumes: [Volume] = []

        init(name: String) { self.name = name }
    }

    @Model
    final class Volume {
        var title: String
        @Relationship(originalName: "owners", inverse: \Reader.volumes) var readers: [Reader] = []
        @Relationship(originalName: "lender") var owner: Reader?

        init(title: String) { self.title = title }
    }
}

enum BrokenSchema {
    @Model
    final class Book {
        var title: String
        var pages: Int
        var price: Int

        init(title: String) {
            (self.title, pages, price) = (title, 1, 1)
        }
    }
}

enum BookPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
                willMigrate: { context in
                    let books = try context.fetch(FetchDescriptor<FirstSchema.Book>(sortBy: [SortDescriptor(\.pages)]))
                    // Titles are unique from now on.
                    for book in books.dropFirst() where book.title == books[0].title { context.delete(book) }
                    try context.save()
                },
                didMigrate: { context in
                    for book in try context.fetch(FetchDescriptor<SecondSchema.Book>()) { book.author = "nobody" }
                })
        ]
    }
}

enum NamedSchema: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

    @Model
    final class Book {
        @Attribute(.unique) var name: String
        var pages: Int
        var author: String?

        init(name: String, pages: Int) {
            self.name = name
            self.pages = pages
        }
    }
}

enum LongBookPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self, NamedSchema.self] }
    static var stages: [MigrationStage] {
        BookPlan.stages + [.lightweight(fromVersion: SecondSchema.self, toVersion: NamedSchema.self)]
    }
}

@MainActor
@Suite struct MigrationTests {
    private let folder = Folder()
    private var configuration: ModelConfiguration { ModelConfiguration(url: folder.url.appending(path: "a.store")) }

    private func write(_ titles: String..., plan: (any SchemaMigrationPlan.Type)? = nil) throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: FirstSchema.self), migrationPlan: plan, configurations: configuration)
        let context = ModelContext(container)
        for (index, title) in titles.enumerated() {
            context.insert(FirstSchema.Book(title: title, pages: index))
        }
        try context.save()
    }

    @Test func `columns are added, renamed and left out`() throws {
        try write("Emma", "Persuasion")
        let container = try ModelContainer(for: SecondSchema.Book.self, configurations: configuration)
        let books = try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Book>())
        #expect(books.map(\.name) == ["Emma", "Persuasion"] && books.map(\.pages) == [0, 1])
        #expect(books.allSatisfy { !$0.isRead && $0.author == nil })
    }

    @Test func `lightweight stages follow each other, so that a name can change twice`() throws {
        try write("Emma", "Persuasion", plan: LightweightPlan.self)
        for _ in 0..<2 {
            let container = try ModelContainer(
                for: Schema(versionedSchema: ThirdSchema.self), migrationPlan: LightweightPlan.self,
                configurations: configuration)
            let books = try ModelContext(container).fetch(FetchDescriptor<ThirdSchema.Book>())
            #expect(books.map(\.label) == ["Emma", "Persuasion"] && books.map(\.pages) == [0, 1])
        }
    }

    @Test func `a store of a later version is refused, and stays as it is`() throws {
        try write("Emma", plan: LightweightPlan.self)
        func open(_ version: any VersionedSchema.Type) throws -> ModelContainer {
            try ModelContainer(
                for: Schema(versionedSchema: version), migrationPlan: LightweightPlan.self,
                configurations: configuration)
        }
        _ = try open(ThirdSchema.self)
        #expect(throws: SwiftDataError.backwardMigration) { try open(SecondSchema.self) }
        let books = try ModelContext(open(ThirdSchema.self)).fetch(FetchDescriptor<ThirdSchema.Book>())
        #expect(books.map(\.label) == ["Emma"])
    }

    @Test func `relationships that were renamed lead where they led`() throws {
        do {
            let context = ModelContext(
                try ModelContainer(for: EarlierLibrary.Volume.self, configurations: configuration))
            let (emma, ada) = (EarlierLibrary.Volume(title: "Emma"), EarlierLibrary.Reader(name: "Ada"))
            context.insert(emma)
            context.insert(ada)
            emma.owners = [ada]
            emma.lender = ada
            try context.save()
        }
        let context = ModelContext(try ModelContainer(for: LaterLibrary.Volume.self, configurations: configuration))
        let emma = try #require(try context.fetch(FetchDescriptor<LaterLibrary.Volume>()).first)
        #expect(emma.readers.map(\.name) == ["Ada"] && emma.owner?.name == "Ada")
        #expect(emma.owner?.volumes.map(\.title) == ["Emma"])
    }

    @Test func `a new property without a value for old objects is refused`() throws {
        try write("Emma")
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(for: BrokenSchema.Book.self, configurations: configuration)
        }
        // And nothing was changed.
        #expect(
            try ModelContext(ModelContainer(for: FirstSchema.Book.self, configurations: configuration))
                .fetchCount(FetchDescriptor<FirstSchema.Book>()) == 1)
    }

    @Test func `the stages of a plan run once`() throws {
        try write("Emma", "Emma", "Persuasion", plan: BookPlan.self)
        func books() throws -> [SecondSchema.Book] {
            let container = try ModelContainer(
                for: Schema(versionedSchema: SecondSchema.self), migrationPlan: BookPlan.self,
                configurations: configuration)
            let context = ModelContext(container)
            let books = try context.fetch(FetchDescriptor<SecondSchema.Book>())
            return books
        }
        #expect(try books().map(\.author) == ["nobody", "nobody"])
        let container = try ModelContainer(for: SecondSchema.Book.self, configurations: configuration)
        let context = ModelContext(container)
        try context.fetch(FetchDescriptor<SecondSchema.Book>())[0].author = "Austen"
        try context.save()
        #expect(try books().map(\.author) == ["Austen", "nobody"])
    }

    @Test func `a plan finds the version of a store that was made without one`() throws {
        func open() throws -> [NamedSchema.Book] {
            let container = try ModelContainer(
                for: Schema(versionedSchema: NamedSchema.self), migrationPlan: LongBookPlan.self,
                configurations: configuration)
            return try ModelContext(container).fetch(FetchDescriptor<NamedSchema.Book>())
        }
        try write("Emma", "Emma", "Persuasion")
        // The name is new for who goes from the first version to the third.
        #expect(try open().map(\.name) == ["Emma", "Persuasion"])
        #expect(try open().map(\.author) == ["nobody", "nobody"])
    }

    @Test func `a plan begins at the version whose tables a store has`() throws {
        let second = try ModelContainer(
            for: Schema(versionedSchema: SecondSchema.self), configurations: configuration)
        let context = ModelContext(second)
        let book = SecondSchema.Book(name: "Emma", pages: 1)
        book.author = "Austen"
        context.insert(book)
        try context.save()
        let container = try ModelContainer(
            for: Schema(versionedSchema: NamedSchema.self), migrationPlan: LongBookPlan.self,
            configurations: configuration)
        let books = try ModelContext(container).fetch(FetchDescriptor<NamedSchema.Book>())
        #expect(books.map(\.author) == ["Austen"])
    }
}
