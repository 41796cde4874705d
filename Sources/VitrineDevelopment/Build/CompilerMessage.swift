// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a compiler, a linker or SwiftPM says about a build.
package struct CompilerMessage: Codable, Hashable, Sendable {
    package enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    package var severity: Severity
    /// The file that is spoken of; nil where a message has no place.
    package var file: String?
    package var line: Int?
    package var column: Int?
    package var text: String
    /// The lines that follow: the source, with a mark below the place, or where the linker found what it misses.
    package var excerpt: [String] = []

    /// Whether another message says the same of the same place.
    private func says(_ other: Self) -> Bool {
        severity == other.severity && file == other.file && line == other.line && column == other.column
            && text == other.text
    }
}

extension CompilerMessage {
    /// Reads what was printed.
    ///
    /// Several steps of a build say the same: each message is taken once. Lines in front of the first message belong to
    /// none and are left out.
    ///
    /// - Parameter lines: The lines of the output.
    /// - Returns: The messages in their order, errors first.
    package static func read(_ lines: some Sequence<String>) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for line in lines {
            if let message = CompilerMessage(header: line) {
                messages.append(message)
            } else if !messages.isEmpty {
                messages[messages.count - 1].excerpt.append(line)
            }
        }
        var kept: [CompilerMessage] = []
        for message in messages where !kept.contains(where: message.says) { kept.append(message.withOriginalLines) }
        return kept.filter { $0.severity == .error } + kept.filter { $0.severity != .error }
    }

    /// Reads the first line of a message; nil for any other line.
    private init?(header: String) {
        let placed =
            /(?<file>\/.+?):(?<line>\d+):(?:(?<column>\d+):)? (?<kind>fatal error|error|warning|note): (?<text>.+)/
        let general =
            /(?<tool>(?:\S*(?:ld|lld|gold|swiftc|swift-frontend|clang|<unknown>:0): )?)(?<kind>fatal error|error|warning|note): (?<text>.+)/
        if let match = header.wholeMatch(of: placed) {
            self.init(severity: Self.severity(match.kind), file: String(match.file), text: String(match.text))
            line = Int(match.line)
            column = match.column.flatMap { Int($0) }
        } else if let match = header.wholeMatch(of: general) {
            self.init(severity: Self.severity(match.kind), text: String(match.text))
        } else {
            return nil
        }
    }

    private static func severity(_ word: Substring) -> Severity { Severity(rawValue: String(word)) ?? .error }

    /// With the line numbers of the developer's file. The compiler reads a copy that has one line more, and numbers the
    /// lines that it shows as they are in the copy.
    private var withOriginalLines: CompilerMessage {
        var message = self
        while message.excerpt.last?.allSatisfy(\.isWhitespace) == true { message.excerpt.removeLast() }
        let numbered = /(\s*\d+)( \|.*)/
        // The line in front of the mark is the one that is spoken of.
        guard let line, let mark = excerpt.firstIndex(where: { $0.contains("|") && $0.contains("`- ") }),
            let shown = excerpt[..<mark].last(where: { $0.wholeMatch(of: numbered) != nil })?.wholeMatch(of: numbered),
            let number = Int(shown.1.drop(while: \.isWhitespace)), number != line
        else { return message }
        message.excerpt = message.excerpt.map { text in
            guard let match = text.wholeMatch(of: numbered), let own = Int(match.1.drop(while: \.isWhitespace)) else {
                return text
            }
            let digits = String(own + line - number)
            return String(repeating: " ", count: max(0, match.1.count - digits.count)) + digits + match.2
        }
        return message
    }
}
