// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// Makes a text safe for the log: one line, of bounded length, without what a user typed.
///
/// Control characters, line separators and the marks that turn the reading direction are escaped, so that no text can
/// forge lines or hide parts of one.
package enum LogText {
    /// Characters of a line.
    package static let limit = 2_000

    /// Returns a text as one line of a log.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - showsValues: Whether texts in quotation marks stay; otherwise they are replaced by their lengths.
    /// - Returns: A line of at most `limit` characters, without queries and control characters.
    package static func line(_ text: String, showsValues: Bool) -> String {
        var result = ""
        var count = 0
        for scalar in withoutQueries(showsValues ? text : redacted(text)).unicodeScalars {
            count += 1
            if count > limit { return result + "…" }
            if isHidden(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `"hunter2"` becomes `"7 characters"`, also in ‘’, “” and «». An apostrophe inside a word is none of them.
    package static func redacted(_ text: String) -> String {
        let closing: [Character: Character] = ["\"": "\"", "“": "”", "«": "»", "‘": "’", "'": "'"]
        var result = ""
        var rest = text[...]
        var previous: Character?
        while let character = rest.popFirst() {
            result.append(character)
            defer { previous = character }
            let follows = previous.map { $0.isLetter || $0.isNumber } ?? false
            guard let end = closing[character], !(character == "'" && follows) else { continue }
            // A quotation that does not end hides the rest.
            let inside = rest.prefix { $0 != end }
            result += "\(inside.count) characters"
            rest = rest.dropFirst(inside.count)
            if let last = rest.popFirst() { result.append(last) }
        }
        return result
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<32, 127...159, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// Returns a visitor's or session's name in logs: says nothing about its cookie.
    package static func name(_ secret: String) -> String {
        ContentHash.digest(of: secret.utf8).prefix(4).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Returns a path without its query and without what follows a tilde in its parts: values that may be private.
    package static func path(_ path: String) -> String {
        let isCut = path.contains("?")
        return withoutValues(isCut ? String(path.prefix { $0 != "?" }) : path) + (isCut ? "?…" : "")
    }

    /// `/users/User~6mP0…` becomes `/users/User~…`, also where the tilde is encoded.
    private static func withoutValues(_ path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).map { part in
            guard let tilde = part.range(of: "~") ?? part.range(of: "%7E", options: .caseInsensitive),
                tilde.upperBound < part.endIndex
            else { return String(part) }
            return part[..<tilde.lowerBound] + "~…"
        }.joined(separator: "/")
    }

    /// Addresses inside of a text without their queries: from a question mark inside of a word to the word's end.
    private static func withoutQueries(_ text: String) -> String {
        guard text.contains("?") else { return text }
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            guard let mark = word.firstIndex(of: "?"), word[mark...].contains("=") else { return String(word) }
            return word[..<mark] + "?…"
        }.joined(separator: " ")
    }
}
