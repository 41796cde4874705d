// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineWeb

@Suite struct JSONTextTests {
    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("<", #""\u003C""#), ("a<", #""a\u003C""#), ("<a", #""\u003Ca""#),
        ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#),
        ("\0\u{F}\u{10}\u{1F}\u{7F}", "\"\\u0000\\u000f\\u0010\\u001f\u{7F}\""),
        ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("don’t … €", #""don’t … €""#),
        ("\u{2027}\u{202A}", "\"\u{2027}\u{202A}\""),
        ("👩‍👩‍👧<👧", "\"👩‍👩‍👧\\u003C👧\""),
    ])
    func `characters that end a string, a line or a script are escaped and all others stay`(value: String, text: String)
    {
        #expect(JSONText.string(value) == text)
    }

    /// Each character by itself, as text is written that is not copied in spans.
    private static func written(_ value: String) -> String {
        var result = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "<": result += "\\u003C"
            case "\u{2028}": result += "\\u2028"
            case "\u{2029}": result += "\\u2029"
            case ..<" ":
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    @Test func `spans are written as their characters are, wherever the escapes stand`() throws {
        // Bytes of UTF-8 that are parts of escaped characters are parts of others, too.
        let scalars: [Unicode.Scalar] = [
            "a", "z", " ", "\"", "\\", "\n", "\r", "\t", "<", ">", "\0", "\u{B}", "\u{1F}", "\u{7F}", "\u{2028}",
            "\u{2029}", "\u{2027}", "\u{2019}", "\u{20AC}", "\u{E2}", "\u{A8}", "\u{80}", "\u{3028}", "\u{12028}", "😀",
        ]
        var random = SeededGenerator(seed: 22)
        for _ in 0..<2_000 {
            var value = ""
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                value.unicodeScalars.append(try #require(scalars.randomElement(using: &random)))
            }
            let text = JSONText.string(value)
            #expect(text == Self.written(value))
            let read = try JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8))
            #expect(read == [value])
        }
    }
}
