// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import VitrineSnapshots

struct PreviewSelectionTests {
    @Test(arguments: [
        ("A/B/C", "A/B/C", true), ("A/B/C", "A/*", true), ("A/B/C", "*C", true), ("A/B/C", "*/B/*", true),
        ("A/B/C", "A/?/C", true), ("A/B/C", "*", true), ("", "*", true), ("", "", true), ("aab", "*ab", true),
        ("A/B/C", "A/B", false), ("A/B/C", "B*", false), ("A/B/C", "A/??/C", false), ("", "?", false),
        ("abc", "*abd*", false),
    ])
    func aPatternFitsOrNot(_ text: String, _ pattern: String, _ fits: Bool) {
        #expect(PreviewSelection.fits(text, pattern) == fits)
    }
}
