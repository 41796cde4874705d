// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit

@Suite("Links and telephone numbers in texts")
struct NSDataDetectorTests {
    // `NSTextCheckingResult.CheckingType.link` and `.phoneNumber`, which are marked as deprecated on this platform.
    private static let link: NSTextCheckingTypes = 1 << 6
    private static let phoneNumber: NSTextCheckingTypes = 1 << 11

    private func found(
        _ text: String, _ types: NSTextCheckingTypes = link | phoneNumber
    ) throws -> [(words: String, result: NSTextCheckingResult)] {
        let range = NSRange(text.startIndex..., in: text)
        return try NSDataDetector(types: types).matches(in: text, range: range).map { result in
            (NSString(string: text).substring(with: result.range), result)
        }
    }

    @Test("Links have a scheme, begin with www or end in a well-known domain, and end before the sentence does")
    func links() throws {
        let text = "😀 See https://example.com/a_(b). Or www.x.org, (apple.com/de?x=1)! Not e.g. v1.2.3 or file.swift."
        let links = try found(text)
        #expect(links.map(\.words) == ["https://example.com/a_(b)", "www.x.org", "apple.com/de?x=1"])
        #expect(
            links.map { $0.result.url?.absoluteString }
                == ["https://example.com/a_(b)", "http://www.x.org", "http://apple.com/de?x=1"])
        #expect(links.allSatisfy { $0.result.resultType.rawValue == Self.link && $0.result.phoneNumber == nil })
    }

    @Test("Addresses of mail are links")
    func mail() throws {
        let links = try found("Write to ada@example.co.uk. Or mailto:bea@example.de")
        #expect(
            links.map { $0.result.url?.absoluteString } == ["mailto:ada@example.co.uk", "mailto:bea@example.de"])
    }

    @Test(
        "A long text without a link is no more work than its length", arguments: ["a", "a.", "a-", "1 ", "www.", "("])
    func longTexts(part: String) throws {
        let text = String(repeating: part, count: 100_000) + " ada@example.com"
        #expect(try found(text, Self.link).last?.words == "ada@example.com")
    }

    @Test("Parentheses that close what the link has opened belong to it, others to the sentence")
    func parentheses() throws {
        let words = try found("https://a.org/b_(c)) https://a.org/(((((" + String(repeating: ")", count: 50_000)).map(
            \.words)
        #expect(words == ["https://a.org/b_(c)", "https://a.org/((((()))))"])
    }

    @Test("Telephone numbers have enough digits, and are no dates and no amounts")
    func phones() throws {
        let text = "Call +49 (30) 123-4567 or 555-123-4567 on 2024-01-02, 12.05.2024 for 1234567.89 or 12345678"
        let numbers = try found(text)
        #expect(numbers.map { $0.result.phoneNumber } == ["+49 (30) 123-4567", "555-123-4567"])
        #expect(numbers.allSatisfy { $0.result.url == nil && $0.result.resultType.rawValue == Self.phoneNumber })
    }

    @Test("Only what is asked for is found, in its order, and a closure may stop")
    func asked() throws {
        let text = "555-123-4567 a.com b.com"
        #expect(try found(text, Self.link).map(\.words) == ["a.com", "b.com"])
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        let detector = try NSDataDetector(types: Self.link | Self.phoneNumber)
        let range = NSRange(text.startIndex..., in: text)
        #expect(detector.numberOfMatches(in: text, range: range) == 3)
        #expect(detector.firstMatch(in: text, range: range)?.phoneNumber == "555-123-4567")
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        var count = 0
        detector.enumerateMatches(in: text, range: range) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }
}
