// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLayout

@testable import VitrineText

/// Widths may depend on nothing but the font files: not on the language, the home folder or fontconfig's settings.
@Suite(.serialized) struct EnvironmentIndependenceTests {
    private static let strings = ["Hello, world", "Привет", "日本語 text", "Việt 👩‍👩‍👧", "0123456789"]

    private func widths() throws -> [Double] {
        let shaper = HarfBuzzShaper(library: try TestFonts.library())
        return Self.strings.flatMap { text in
            [11.0, 17, 22, 34].map { size in
                shaper.shape(text, font: FontSpec(size: size), localeIdentifier: "en").advances.reduce(0, +)
            }
        }
    }

    /// A fresh process: what a library reads when it is first used would show up there only.
    @Test func anotherEnvironmentGivesTheSameWidths() async throws {
        #expect(try widths() == widths())
        let expected = try widths()
        await #expect(processExitsWith: .success) { [expected = expected as [Double]] in
            for (name, value) in [
                ("LANG", "ja_JP.UTF-8"), ("LC_ALL", "ar_EG.UTF-8"), ("LANGUAGE", "he"), ("HOME", "/nonexistent"),
                ("FONTCONFIG_FILE", "/dev/null"), ("FONTCONFIG_PATH", "/nonexistent"), ("TZ", "Asia/Tokyo"),
                ("FREETYPE_PROPERTIES", "truetype:interpreter-version=35"), ("PANGO_LANGUAGE", "ja"),
            ] {
                setenv(name, value, 1)
            }
            setlocale(LC_ALL, "")
            let found = try EnvironmentIndependenceTests().widths()
            precondition(found == expected, "\(found) is not \(expected)")
        }
    }
}
