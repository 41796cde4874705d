// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing
import VitrineCore
import VitrineTesting

@testable import SwiftData

/// Texts in the order of their characters, of the Finder and of dictionaries: in SQLite and in memory.
@MainActor
@Suite struct TextOrderTests {
    /// A way to say an order of titles and names.
    enum Order: CaseIterable {
        case comparable, lexical, standard, dictionary, standardPath, dictionaryPath

        var localized: LocalizedOrder? {
            switch self {
            case .comparable, .lexical: nil
            case .standard, .standardPath: .standard
            case .dictionary, .dictionaryPath: .dictionary
            }
        }

        func titles(_ order: SortOrder) -> SortDescriptor<Stop> {
            switch (self, localized) {
            case (.lexical, _): SortDescriptor(\.title, comparator: .lexical, order: order)
            case (.standardPath, let localized?), (.dictionaryPath, let localized?):
                SortDescriptor(sendable((\Stop.title).appending(path: localized.path)), order: order)
            case (_, let localized?): SortDescriptor(\.title, comparator: localized.comparator, order: order)
            case (_, nil): Order.generic(\Stop.title, order)
            }
        }

        func headings(_ order: SortOrder) -> SortDescriptor<Heading> {
            switch (self, localized) {
            case (.lexical, _): SortDescriptor(\.heading, comparator: .lexical, order: order)
            case (.standardPath, let localized?), (.dictionaryPath, let localized?):
                SortDescriptor(sendable((\Heading.heading).appending(path: localized.optionalPath)), order: order)
            case (_, let localized?): SortDescriptor(\.heading, comparator: localized.comparator, order: order)
            case (_, nil): SortDescriptor(\.heading, order: order)
            }
        }

        /// What `@Query(sort:)` makes of a path.
        private static func generic<Root, Value: Comparable>(
            _ path: any KeyPath<Root, Value> & Sendable, _ order: SortOrder
        ) -> SortDescriptor<Root> { SortDescriptor(path, order: order) }

        private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
            unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
        }

        func compare(_ one: String, _ other: String) -> ComparisonResult {
            if let localized { return localized.compare(one, other) }
            if one.utf8.lexicographicallyPrecedes(other.utf8) { return .orderedAscending }
            return one.utf8.elementsEqual(other.utf8) ? .orderedSame : .orderedDescending
        }
    }

    @Model
    final class Heading {
        var heading: String?

        init(heading: String?) { self.heading = heading }
    }

    private static let parts = [
        "a", "A", "á", "a\u{301}", "Á", "b", "B", "e", "é", "E\u{301}", "z", "Z", "ß", "ss", "ö", "o", "ø", "i", "ı",
        "İ", "I",
        "0", "1", "2", "9", "10", "007", "file", "File", "日", "本", "я", "Я", "🏝️", "👩‍🚀", "ﬁ", "Ａ", " ", "",
    ]

    /// Random texts in an order.
    ///
    /// Foundation's comparisons are no order of all texts: one that stands both before and after another is left out.
    private func texts(in order: Order, seed: UInt64) -> [String] {
        var random = SeededRandom(state: seed)
        var sorted: [String] = []
        for _ in 0..<160 {
            let count = Int.random(in: 0...3, using: &random)
            let text = (0..<count).map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
            let places = sorted.map { order.compare($0, text) }
            let back = sorted.map { order.compare(text, $0) }
            let before = places.prefix { $0 == .orderedAscending }.count
            let isPlaced =
                places.dropFirst(before).allSatisfy { $0 == .orderedDescending }
                && zip(places, back).allSatisfy { $0.rawValue == -$1.rawValue }
            if isPlaced { sorted.insert(text, at: before) }
        }
        return sorted
    }

    @Test(arguments: Order.allCases, [1, 2] as [UInt64])
    func `SQLite and memory agree on all texts`(order: Order, seed: UInt64) throws {
        var random = SeededRandom(state: seed)
        let sorted = texts(in: order, seed: seed)
        #expect(sorted.count > 30)
        let mixed = sorted.shuffled(using: &random)
        for direction in [SortOrder.forward, .reverse] {
            let expected: [String] = direction == .forward ? sorted : sorted.reversed()
            var descriptor = FetchDescriptor<Stop>(sortBy: [order.titles(direction)])
            #expect(FetchPlan(descriptor).isSQL)
            // All are saved, half of them, and none.
            for saved in [mixed.count, mixed.count / 2, 0] {
                let context = ModelContext(try container())
                for (index, text) in mixed.enumerated() {
                    if index == saved { try context.save() }
                    context.insert(Stop(title: text))
                }
                if saved == mixed.count { try context.save() }
                descriptor.fetchLimit = nil
                #expect(try context.fetch(descriptor).map { Data($0.title.utf8) } == expected.map { Data($0.utf8) })
                descriptor.fetchLimit = 7
                #expect(try context.fetch(descriptor).map(\.title) == Array(expected.prefix(7)))
            }
        }
    }

    @Test(arguments: Order.allCases) func `what has no text comes first`(order: Order) throws {
        for isSaved in [true, false] {
            let context = ModelContext(
                try ModelContainer(for: Heading.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
            for heading in ["b", nil, "a"] { context.insert(Heading(heading: heading)) }
            if isSaved { try context.save() }
            let forward = FetchDescriptor<Heading>(sortBy: [order.headings(.forward)])
            #expect(FetchPlan(forward).isSQL)
            #expect(try context.fetch(forward).map(\.heading) == [nil, "a", "b"])
            let reverse = FetchDescriptor<Heading>(sortBy: [order.headings(.reverse)])
            #expect(try context.fetch(reverse).map(\.heading) == ["b", "a", nil])
        }
    }

    @Test func `numbers count in the order of the Finder, and case does not`() throws {
        let context = ModelContext(try container())
        for title in ["file10", "Zebra", "file2", "Élan", "apple", "fox"] { context.insert(Stop(title: title)) }
        try context.save()
        func titles(_ order: Order) throws -> [String] {
            try context.fetch(FetchDescriptor<Stop>(sortBy: [order.titles(.forward)])).map(\.title)
        }
        #expect(try titles(.standardPath) == ["apple", "Élan", "file2", "file10", "fox", "Zebra"])
        #expect(try titles(.dictionaryPath).filter { $0.hasPrefix("file") } == ["file10", "file2"])
        #expect(try titles(.lexical) == ["Zebra", "apple", "file10", "file2", "fox", "Élan"])
    }

    @Test func `the language is the session's`() throws {
        let session = TestHost(Text("A")).scene.graph.session
        let context = ModelContext(try container())
        for title in ["zebra", "öl", "ost"] { context.insert(Stop(title: title)) }
        try context.save()
        let descriptor = FetchDescriptor<Stop>(sortBy: [Order.standardPath.titles(.forward)])
        var texts: Set<String?> = []
        for (language, expected) in [("sv_SE", ["ost", "zebra", "öl"]), ("de_DE", ["öl", "ost", "zebra"])] {
            session.preferences.locale = Locale(identifier: language)
            SessionContext.$current.withValue(session) {
                let titles = try? context.fetch(descriptor).map(\.title)
                #expect(titles == expected)
                texts.insert(FetchPlan(descriptor).fingerprint)
            }
        }
        // So a view fetches again in another language.
        #expect(texts.count == 2)
    }
}
