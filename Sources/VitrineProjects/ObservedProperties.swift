// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stored properties of a source that are `dynamic`, which on Apple's systems are observed by their key paths.
///
/// A property wrapper stands in the modifier's place. It cannot stand at a computed property, at one of several that are
/// declared together, or beside modifiers that forbid wrappers: those stay as they are.
enum ObservedProperties {
    struct Property {
        var name: String
        /// Where the word `dynamic` stands, in bytes.
        var modifier: Range<Int>
    }

    /// Returns the properties of a source.
    ///
    /// - Parameter code: A source without comments and literals.
    /// - Returns: The properties, in their order.
    static func of(_ code: String) -> [Property] {
        let declaration =
            #/((?:\b(?:public|package|internal|fileprivate|private|open|final|override|static|class|lazy|weak|unowned|nonisolated|dynamic)\b(?:\s*\([a-z]+\))?\s+)+)var\s+(\w+)\s*(?=[:=])/#
        return code.matches(of: declaration).compactMap { match in
            let modifiers = match.1
            guard let word = modifiers.firstMatch(of: #/\bdynamic\b/#),
                modifiers.firstMatch(of: #/\b(?:override|static|class|lazy|weak|unowned|nonisolated)\b/#) == nil,
                isStored(code[match.range.upperBound...])
            else { return nil }
            return Property(name: String(match.2), modifier: ObjectiveCWords.offsets(of: word.range, in: code))
        }
    }

    /// Whether what follows a property's name makes it a stored one that is declared alone.
    private static func isStored(_ rest: Substring) -> Bool {
        var depth = 0
        var before: Character = " "
        for index in rest.indices {
            let character = rest[index]
            defer { before = character }
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where before != "-": depth -= 1
            case "=" where depth == 0: return true
            case "," where depth == 0: return false
            case "{" where depth == 0: return isObserver(rest[index...])
            case "}" where depth == 0: return true
            case "\n" where depth == 0:
                let next = rest[index...].drop { $0.isWhitespace }
                if next.first == "{" { return isObserver(next) }
                if next.first == "=" || next.hasPrefix("->") || before == ":" { continue }
                return true
            default: break
            }
        }
        return true
    }

    /// Whether the braces of a property hold observers, and no accessors.
    private static func isObserver(_ braces: Substring) -> Bool {
        let content = braces.dropFirst().drop { $0.isWhitespace }
        return content.hasPrefix("didSet") || content.hasPrefix("willSet")
    }
}
