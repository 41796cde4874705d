// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineImplicit

@Suite struct AttributedStringNSRangeTests {
    private let text = AttributedString("👩‍👩‍👧 é: call 555 now")

    @Test func whatIsFoundInTheCharactersIsMarkedInTheText() throws {
        var text = self.text
        let plain = String(text.characters)
        let found = (plain as NSString).range(of: "555")
        let range = try #require(Range(found, in: text))
        #expect(String(text[range].characters) == "555")
        text[range].link = URL(string: "tel:555")
        #expect(text.runs.count == 3)
    }

    @Test func aRangeBecomesThatOfItsCodeUnitsAndComesBack() throws {
        let plain = String(text.characters)
        let range = try #require(text.range(of: "call"))
        let units = NSRange(range, in: text)
        #expect(units == (plain as NSString).range(of: "call"))
        #expect(Range(units, in: text) == range)
        #expect(NSRange(text.startIndex..., in: text) == NSRange(location: 0, length: plain.utf16.count))
    }

    @Test func aPartIsCountedFromItsBeginning() throws {
        let start = try #require(text.range(of: "call")).lowerBound
        let part = text[start..<text.endIndex]
        let range = try #require(Range(NSRange(location: 5, length: 3), in: part))
        #expect(String(text[range].characters) == "555")
        #expect(NSRange(range, in: part) == NSRange(location: 5, length: 3))
    }

    @Test("a range that is not in the text is none", arguments: [19, 200, NSNotFound])
    func outside(location: Int) {
        #expect(Range(NSRange(location: location, length: 9), in: text) == nil)
    }
}
