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
}
