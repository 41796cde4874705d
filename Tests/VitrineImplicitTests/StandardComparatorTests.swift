// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

@MainActor
@Suite struct StandardComparatorTests {
    private struct Album: Sendable {
        let title: String
        var subtitle: String?
    }

    private let titles = ["item 10", "Zebra", "Élan", "apple", "item 2", "fox"]
    private let sorted = ["apple", "Élan", "fox", "item 2", "item 10", "Zebra"]
    private var albums: [Album] { titles.map { Album(title: $0) } }

    @Test func textsAreSortedAsTheFinderDoes() {
        #expect(titles.sorted(using: .localizedStandard) == sorted)
        let descriptor = SortDescriptor(\Album.title, comparator: .localizedStandard)
        #expect(albums.sorted(using: descriptor).map(\.title) == sorted)
        let comparator = KeyPathComparator(\Album.title, comparator: .localizedStandard)
        #expect(albums.sorted(using: comparator).map(\.title) == sorted)
        #expect(comparator == KeyPathComparator(\Album.title, comparator: .localizedStandard))
    }

    @Test func aTextIsSortedAsTheFinderDoesWhereNothingIsSaid() {
        #expect(albums.sorted(using: SortDescriptor(\Album.title)).map(\.title) == sorted)
        let reversed = SortDescriptor(\Album.title, order: .reverse)
        #expect(albums.sorted(using: reversed).map(\.title) == Array(sorted.reversed()))
        let (subtitles, expected): ([String?], [String?]) = (titles + [nil], [nil] + sorted)
        let optional = subtitles.map { Album(title: "", subtitle: $0) }
        #expect(optional.sorted(using: SortDescriptor(\Album.subtitle)).map(\.subtitle) == expected)
        let optionalReversed = SortDescriptor(\Album.subtitle, order: .reverse)
        #expect(optional.sorted(using: optionalReversed).map(\.subtitle) == Array(expected.reversed()))
    }

    @Test func aTextIsSortedByItsCharactersWhereThatIsSaid() {
        let byCharacters = ["Zebra", "apple", "fox", "item 10", "item 2", "Élan"]
        let lexical = SortDescriptor(\Album.title, comparator: .lexical)
        #expect(albums.sorted(using: lexical).map(\.title) == byCharacters)
        // As on Apple's systems, a comparator that was given none compares what is comparable.
        #expect(albums.sorted(using: KeyPathComparator(\Album.title)).map(\.title) == byCharacters)
    }

    @Test func theOrderMayBeReversed() {
        let reversed = Array(sorted.reversed())
        let descriptor = SortDescriptor(\Album.title, comparator: .localizedStandard, order: .reverse)
        #expect(albums.sorted(using: [descriptor]).map(\.title) == reversed)
        let comparator = KeyPathComparator(\Album.title, comparator: .localizedStandard, order: .reverse)
        #expect(albums.sorted(using: [comparator]).map(\.title) == reversed)
    }

    @Test func onlyTheFindersOrderKnowsNumbers() {
        let items = ["item 2", "item 10"]
        #expect(items.sorted(using: String.StandardComparator.localized) == ["item 10", "item 2"])
        #expect(items.sorted(using: String.StandardComparator.localizedStandard) == ["item 2", "item 10"])
        #expect(items.sorted(using: .localized) == ["item 10", "item 2"])
        #expect(items.sorted(using: .localizedStandard) == ["item 2", "item 10"])
    }

    @Test func textsThatDifferAreNeverTheSame() {
        #expect(String.StandardComparator.localizedStandard.compare("a", "A") != .orderedSame)
        #expect(String.StandardComparator.localizedStandard.compare("a", "á") != .orderedSame)
        #expect(String.StandardComparator.localizedStandard.compare("a", "a") == .orderedSame)
    }

    @Test func whatNamesTheTypeFindsAComparatorOfIt() {
        let comparator: String.Comparator = .localizedStandard
        #expect(comparator.compare("item 2", "item 10") == .orderedAscending)
        let other: String.Comparator = .localized
        #expect(other.compare("item 2", "item 10") == .orderedDescending)
        let optional = KeyPathComparator(\Album.subtitle, comparator: .localizedStandard)
        #expect(optional.compare(Album(title: ""), Album(title: "", subtitle: "a")) == .orderedAscending)
    }

    @Test func whatFoundationKeepsIsAtItsPlace() throws {
        struct Kept: Decodable {
            let options: UInt
            let isLocalized: Bool
        }

        let comparator = String.StandardComparator.localizedStandard
        let kept = try JSONDecoder().decode(Kept.self, from: JSONEncoder().encode(comparator))
        let options: String.CompareOptions = [.numeric, .forcedOrdering]
        #expect(kept.options == options.rawValue && kept.isLocalized && comparator.order == .forward)
        #expect(comparator != .lexical && comparator != .localized)
    }

    @Test func theLanguageIsTheSessions() {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        session.preferences.locale = Locale(identifier: "sv_SE")
        let words = ["zebra", "öl", "ost"]
        let swedish = SessionContext.$current.withValue(session) { words.sorted(using: .localizedStandard) }
        #expect(swedish == ["ost", "zebra", "öl"])
    }
}
