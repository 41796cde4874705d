// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The part of YAML that configurations need: entries, lists in brackets or with dashes, plain and quoted texts, comments.
/// Whatever else YAML knows is refused with its line.
extension ConfigurationValue {
    private struct Line {
        let number: Int
        let indent: Int
        let text: String
    }

    init(yaml text: String) throws(ConfigurationError) {
        var lines: [Line] = []
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = Self.withoutComment(raw)
            guard !content.trimmed.isEmpty, content.trimmed != "---" else { continue }
            let indent = content.prefix { $0 == " " }.count
            guard content.dropFirst(indent).first != "\t" else {
                throw ConfigurationError("line \(index + 1): YAML is indented with spaces")
            }
            lines.append(Line(number: index + 1, indent: indent, text: content.trimmed))
        }
        var rest = lines[...]
        self = rest.isEmpty ? .entries([:]) : try Self.block(&rest)
        if let line = rest.first { throw ConfigurationError("line \(line.number): this is indented unlike the above") }
    }

    /// Reads the lines that are indented as the first one.
    private static func block(_ lines: inout ArraySlice<Line>) throws(ConfigurationError) -> ConfigurationValue {
        guard let first = lines.first else { return .entries([:]) }
        if first.text == "-" || first.text.hasPrefix("- ") { return .list(try list(&lines, at: first.indent)) }
        var entries: [String: ConfigurationValue] = [:]
        while let line = lines.first, line.indent == first.indent {
            lines.removeFirst()
            guard let colon = line.text.firstIndex(of: ":") else {
                throw ConfigurationError("line \(line.number): an entry reads `key: value`")
            }
            let key = try scalar(line.text[..<colon].trimmed, line)
            let value = line.text[line.text.index(after: colon)...].trimmed
            guard entries[key] == nil else { throw ConfigurationError("line \(line.number): \(key) is there twice") }
            if !value.isEmpty {
                entries[key] = try inline(value, line)
            } else if let next = lines.first,
                next.indent > line.indent || (next.indent == line.indent && next.text.hasPrefix("- "))
            {
                entries[key] = try block(&lines)
            } else {
                throw ConfigurationError("line \(line.number): \(key) has no value")
            }
        }
        return .entries(entries)
    }

    private static func list(_ lines: inout ArraySlice<Line>, at indent: Int) throws(ConfigurationError) -> [String] {
        var texts: [String] = []
        while let line = lines.first, line.indent == indent, line.text.hasPrefix("- ") {
            lines.removeFirst()
            texts.append(try scalar(line.text.dropFirst(2).trimmed, line))
        }
        return texts
    }

    private static func inline(_ text: String, _ line: Line) throws(ConfigurationError) -> ConfigurationValue {
        guard text.hasPrefix("[") else { return .text(try scalar(text, line)) }
        guard text.hasSuffix("]") else { throw ConfigurationError("line \(line.number): the list has no end here") }
        var texts: [String] = []
        for part in text.dropFirst().dropLast().split(separator: ",") { texts.append(try scalar(part.trimmed, line)) }
        return .list(texts)
    }

    private static func scalar(_ text: String, _ line: Line) throws(ConfigurationError) -> String {
        for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
            return String(text.dropFirst().dropLast())
        }
        guard let first = text.first, !"{}[]&*!|>%@`\"'".contains(first) else {
            throw ConfigurationError("line \(line.number): \(text) is no YAML that is read here")
        }
        return text
    }

    /// A line up to its comment, which begins at the start or after a space.
    private static func withoutComment(_ line: Substring) -> Substring {
        var previous: Character = " "
        var quote: Character?
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "#", previous == " " {
                return line[..<index]
            } else if character == "\"" || character == "'", " [,".contains(previous) {
                quote = character
            }
            previous = character
        }
        return line
    }
}
