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
        var lexer = Lexer(characters: Array(text))
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

private struct Lexer {
    let characters: [Character]
    var position = 0

    mutating func blanked() -> String {
        var result: [Character] = []
        result.reserveCapacity(characters.count)
        while position < characters.count {
            let start = position
            if skipComment() || skipString() {
                result += characters[start..<position].map { $0.isNewline ? $0 : " " }
            } else {
                result.append(characters[position])
                position += 1
            }
        }
        return String(result)
    }

    private func starts(with text: String) -> Bool {
        let wanted = Array(text)
        return position + wanted.count <= characters.count
            && characters[position..<position + wanted.count].elementsEqual(wanted)
    }

    private mutating func skipComment() -> Bool {
        if starts(with: "//") {
            while position < characters.count, !characters[position].isNewline { position += 1 }
            return true
        }
        guard starts(with: "/*") else { return false }
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < characters.count
        return true
    }

    private mutating func skipString() -> Bool {
        var start = position
        while start < characters.count, characters[start] == "#" { start += 1 }
        guard start < characters.count, characters[start] == "\"" else { return false }
        let hashes = String(repeating: "#", count: start - position)
        position = start
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        position += quotes.count
        while position < characters.count, !starts(with: quotes + hashes) {
            if starts(with: "\\" + hashes + "(") {
                position += hashes.count + 2
                skipInterpolation()
            } else if hashes.isEmpty, characters[position] == "\\" {
                position += 2
            } else if quotes.count == 1, characters[position].isNewline {
                return true  // an unterminated literal ends with its line
            } else {
                position += 1
            }
        }
        position = min(position + quotes.count + hashes.count, characters.count)
        return true
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while position < characters.count, depth > 0 {
            if skipComment() || skipString() { continue }
            if characters[position] == "(" { depth += 1 }
            if characters[position] == ")" { depth -= 1 }
            position += 1
        }
    }
}
