// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

@MainActor
@Suite("Strings are enumerated by words and sentences, as with Foundation on Apple's systems")
struct TextUnitEnumerationTests {
    private struct Found: Equatable {
        var text: String?
        var place: String
        var enclosing: String
    }

    private func found<S: StringProtocol>(
        in text: S, _ options: NSString.EnumerationOptions, from start: String.Index? = nil, atMost limit: Int = .max
    ) -> [Found] {
        var all: [Found] = []
        text.enumerateSubstrings(in: (start ?? text.startIndex)..., options: options) { part, place, enclosing, stop in
            all.append(Found(text: part, place: String(text[place]), enclosing: String(text[enclosing])))
            stop = all.count == limit
        }
        return all
    }

    private let text = "Zoë's café: 2 cups. Open!"

    @Test func words() {
        let words = found(in: text, .byWords)
        #expect(words.map { $0.text ?? "" } == ["Zoë's", "café", "2", "cups", "Open"])
        #expect(words.map(\.place) == words.map { $0.text ?? "" })
        #expect(words.map(\.enclosing) == ["Zoë's ", "café: ", "2 ", "cups. ", "Open!"])
    }

    @Test func `sentences, from the end, and up to a stop`() {
        #expect(found(in: text, .bySentences).map(\.place) == ["Zoë's café: 2 cups. ", "Open!"])
        #expect(found(in: text, [.byWords, .reverse]).map(\.place) == ["Open", "cups", "2", "café", "Zoë's"])
        #expect(found(in: text, .byWords, atMost: 2).map(\.place) == ["Zoë's", "café"])
    }

    @Test func `without substrings, in a part, and in a Substring`() throws {
        let words = found(in: text, [.byWords, .substringNotRequired, .localized])
        #expect(words.count == 5)
        #expect(words.allSatisfy { $0.text == nil })
        let colon = try #require(text.firstIndex(of: ":"))
        #expect(found(in: text, .byWords, from: colon).map(\.enclosing) == [": 2 ", "cups. ", "Open!"])
        #expect(found(in: text[colon...], .byWords).map(\.place) == ["2", "cups", "Open"])
    }

    @Test func `an NSString has ranges in UTF-16`() {
        let string = NSString(string: "👋 two words")
        var places: [NSRange] = []
        string.enumerateSubstrings(in: NSRange(location: 0, length: string.length), options: .byWords) {
            part, place, enclosing, stop in
            #expect(part == string.substring(with: place))
            places.append(place)
            stop.pointee = ObjCBool(places.count == 2)
        }
        #expect(places == [NSRange(location: 3, length: 3), NSRange(location: 7, length: 5)])
    }

    @Test func `lines and characters are still Foundation's`() {
        #expect(found(in: "a\nb", .byLines).map(\.place) == ["a", "b"])
        #expect(found(in: "ae\u{301}", .byComposedCharacterSequences).map(\.place) == ["a", "e\u{301}"])
    }
}
