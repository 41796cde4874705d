// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A Swift file with everything blanked out that is not code, so that a search cannot be fooled by text.
///
/// A lexer for comments (nested) and string literals (plain, multi-line, raw, with interpolations, which are blanked
/// with their string); linear in the length. Line numbers stay what they were.
struct SwiftSource {
    /// The text, where comments and string literals have become spaces.
    let code: String

    init(_ text: String) {
        var lexer = Lexer(bytes: Array(text.utf8))
        code = lexer.blanked()
    }

    /// The modules named in import declarations, in order, with attributes and access levels left aside.
    var imports: [String] {
        code.split(whereSeparator: \.isNewline).flatMap { line in
            line.split(separator: ";").compactMap { Self.importedModule(in: $0) }
        }
    }

    private static func importedModule(in statement: some StringProtocol) -> String? {
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
        let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
        var words = statement.split(whereSeparator: \.isWhitespace)[...]
        while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) { words.removeFirst() }
        guard words.popFirst() == "import" else { return nil }
        if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
        return words.first.map { String($0.prefix { $0 != "." }) }
    }
}

/// Works on bytes: all that it looks for is ASCII.
private struct Lexer {
    let bytes: [UInt8]
    var position = 0

    private static let (slash, quote, hash) = (UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"))
    private static let (backslash, star) = (UInt8(ascii: "\\"), UInt8(ascii: "*"))
    private static let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    private static let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))

    mutating func blanked() -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        while position < bytes.count {
            let start = position
            if skipComment() || skipString() {
                for byte in bytes[start..<position] { result.append(byte == Self.newline ? byte : Self.space) }
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The byte at a distance from the position; 0 behind the end.
    private func byte(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    /// Whether a quantity of one byte stands at a distance from the position.
    private func repeats(_ wanted: UInt8, _ count: Int, at distance: Int = 0) -> Bool {
        (distance..<distance + count).allSatisfy { byte($0) == wanted }
    }

    private mutating func skipComment() -> Bool {
        guard byte() == Self.slash else { return false }
        if byte(1) == Self.slash {
            while position < bytes.count, byte() != Self.newline { position += 1 }
            return true
        }
        guard byte(1) == Self.star else { return false }
        var depth = 0
        repeat {
            if byte() == Self.slash, byte(1) == Self.star {
                depth += 1
                position += 2
            } else if byte() == Self.star, byte(1) == Self.slash {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
        return true
    }

    private mutating func skipString() -> Bool {
        guard byte() == Self.quote || byte() == Self.hash else { return false }
        var hashes = 0
        while byte(hashes) == Self.hash { hashes += 1 }
        guard byte(hashes) == Self.quote else { return false }
        position += hashes
        let quotes = repeats(Self.quote, 3) ? 3 : 1
        position += quotes
        while position < bytes.count, !(repeats(Self.quote, quotes) && repeats(Self.hash, hashes, at: quotes)) {
            if byte() == Self.backslash, repeats(Self.hash, hashes, at: 1), byte(1 + hashes) == Self.open {
                position += hashes + 2
                skipInterpolation()
            } else if hashes == 0, byte() == Self.backslash {
                position += 2
            } else if quotes == 1, byte() == Self.newline {
                return true  // an unterminated literal ends with its line
            } else {
                position += 1
            }
        }
        position = min(position + quotes + hashes, bytes.count)
        return true
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while position < bytes.count, depth > 0 {
            if skipComment() || skipString() { continue }
            if byte() == Self.open { depth += 1 }
            if byte() == Self.close { depth -= 1 }
            position += 1
        }
    }
}
