// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import VitrineDisplay

@Suite("Where positions lie in a changed text")
struct TextCorrespondenceTests {
    private func places(_ source: String, _ target: String) -> [Int] {
        let place = TextCorrespondence(from: Array(source.utf16), to: Array(target.utf16))
        return (0...source.utf16.count).map { place($0) }
    }

    @Test(
        "a change of case moves nothing, the end stays the end",
        arguments: [
            ("abc", "ABC", [0, 1, 2, 3]), ("5551", "555-1", [0, 1, 2, 3, 5]),
            ("5551234", "(555) 123-4", [0, 2, 3, 4, 7, 8, 9, 11]),
            ("1a2", "12", [0, 1, 1, 2]), ("abcdef", "abcde", [0, 1, 2, 3, 4, 5, 5]), ("hello", "", [0, 0, 0, 0, 0, 0]),
            ("", "new", [3]), ("ab", "ab!", [0, 1, 3]),
        ])
    func maps(source: String, target: String, expected: [Int]) {
        #expect(places(source, target) == expected)
    }

    @Test("order is kept and no surrogate pair is parted")
    func keepsOrder() {
        var random = SeededGenerator(seed: 5)
        let letters = ["a", "B", "1", "\u{1F600}", "\u{1F601}"]
        for _ in 0..<2_000 {
            func word() -> String {
                (0..<Int.random(in: 0...8, using: &random)).map { _ in letters.randomElement(using: &random)! }.joined()
            }
            let (source, target) = (word(), word())
            let found = places(source, target)
            #expect(found == found.sorted(), "\(source) \(target)")
            let units = Array(target.utf16)
            let letters = Array(source.utf16)
            for (position, place) in found.enumerated() where place < units.count && position < letters.count {
                #expect(UTF16.isTrailSurrogate(letters[position]) || !UTF16.isTrailSurrogate(units[place]))
            }
            #expect(found.last == units.count)
            let splice = TextSplice(from: Array(source.utf16), to: units)
            #expect(splice.applied(to: Array(source.utf16)) == units)
        }
    }
}
