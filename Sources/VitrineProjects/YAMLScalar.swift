// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a line of YAML holds: keys, quoted and plain texts, `{…}` and `[…]`.
struct YAMLScalar {
    private let characters: [Character]
    private var index = 0
    private let line: Int

    private init(_ text: String, line: Int) {
        characters = Array(text)
        self.line = line
    }

    /// The value that a text is, to its end.
    static func value(_ text: String, line: Int) throws -> Any {
        var scanner = YAMLScalar(text, line: line)
        if let first = scanner.characters.first, "{[\"'".contains(first) {
            let value = try scanner.flow()
            scanner.skipSpaces()
            guard scanner.index == scanner.characters.count else { throw scanner.failure("something follows a value") }
            return value
        }
        return plain(text)
    }

    /// The key that a line begins with, and what follows it; nil for a line without one.
    static func key(of text: String, line: Int) throws -> (String, String)? {
        var scanner = YAMLScalar(text, line: line)
        guard let first = scanner.characters.first, !"{[&*!|>".contains(first) else { return nil }
        var key = ""
        if first == "\"" || first == "'" {
            key = try scanner.quoted()
            guard scanner.index < scanner.characters.count, scanner.characters[scanner.index] == ":" else { return nil }
        } else {
            while scanner.index < scanner.characters.count, !scanner.isColon {
                key.append(scanner.characters[scanner.index])
                scanner.index += 1
            }
            guard scanner.index < scanner.characters.count else { return nil }
        }
        scanner.index += 1
        scanner.skipSpaces()
        return (key.trimmingCharacters(in: .whitespaces), String(scanner.characters[scanner.index...]))
    }

    /// Whether brackets of a value are not closed.
    static func isOpen(_ text: String) -> Bool {
        guard let first = text.first, "{[".contains(first) else { return false }
        return text.count { "{[".contains($0) } > text.count { "]}".contains($0) }
    }

    /// A line without its comment and the spaces at its end.
    static func withoutComment(_ line: String) -> String {
        var quote: Character?
        var previous: Character = " "
        var end = line.endIndex
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open, open == "'" || previous != "\\" { quote = nil }
            } else if character == "\"" || character == "'", " [{,:-".contains(previous) {
                quote = character
            } else if character == "#", previous == " " || index == line.startIndex {
                end = index
                break
            }
            previous = character
        }
        let text = line[..<end]
        return String(text.prefix(text.count - text.reversed().prefix { $0 == " " || $0 == "\t" }.count))
    }

    private func failure(_ words: String) -> YAMLReader.Failure { YAMLReader.Failure(line: line, words: words) }

    private var isColon: Bool {
        characters[index] == ":" && (index + 1 == characters.count || characters[index + 1] == " ")
    }

    private mutating func skipSpaces() {
        while index < characters.count, characters[index] == " " { index += 1 }
    }

    private mutating func flow() throws -> Any {
        skipSpaces()
        guard index < characters.count else { throw failure("a value is missing") }
        switch characters[index] {
        case "{": return try flowMapping()
        case "[": return try flowList()
        case "\"", "'": return try quoted()
        default:
            var text = ""
            while index < characters.count, !",]}".contains(characters[index]), !isColon {
                text.append(characters[index])
                index += 1
            }
            return Self.plain(text.trimmingCharacters(in: .whitespaces))
        }
    }

    private mutating func flowList() throws -> [Any] {
        index += 1
        var items: [Any] = []
        while true {
            skipSpaces()
            guard index < characters.count else { throw failure("a list is not closed") }
            if characters[index] == "]" { break }
            items.append(try flow())
            try separator("]")
        }
        index += 1
        return items
    }

    private mutating func flowMapping() throws -> [String: Any] {
        index += 1
        var members: [String: Any] = [:]
        while true {
            skipSpaces()
            guard index < characters.count else { throw failure("a mapping is not closed") }
            if characters[index] == "}" { break }
            let key = try flow()
            skipSpaces()
            guard index < characters.count, characters[index] == ":" else { throw failure("a key has no value") }
            index += 1
            members[key as? String ?? "\(key)"] = try flow()
            try separator("}")
        }
        index += 1
        return members
    }

    private mutating func separator(_ end: Character) throws {
        skipSpaces()
        guard index < characters.count else { throw failure("\(end) is missing") }
        if characters[index] == "," {
            index += 1
        } else if characters[index] != end {
            throw failure("\(end) is missing")
        }
    }

    private mutating func quoted() throws -> String {
        let quote = characters[index]
        index += 1
        var text = ""
        while index < characters.count {
            let character = characters[index]
            index += 1
            if character == quote {
                guard quote == "'", index < characters.count, characters[index] == "'" else { return text }
                index += 1
            } else if character == "\\", quote == "\"", index < characters.count {
                text.append(["n": "\n", "t": "\t"][characters[index]] ?? characters[index])
                index += 1
                continue
            }
            text.append(character)
        }
        throw failure("a text is not closed")
    }

    private static func plain(_ text: String) -> Any {
        switch text {
        case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": true
        case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": false
        case "", "~", "null", "Null", "NULL": NSNull()
        default: text
        }
    }
}
