// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the YAML that people write: mappings, lists, scalars, block texts, `{…}` and `[…]`, anchors and `<<`.
///
/// A package for it would be fetched with every app, since SwiftPM fetches what any target of Vitrine's manifest names.
/// Values are `[String: Any]`, `[Any]`, `String`, `Bool` and `NSNull`; numbers stay texts, as "5.10" is no 5.1. Tags and
/// several documents in a file are errors.
struct YAMLReader {
    struct Failure: Error, CustomStringConvertible {
        let line: Int
        let words: String
        var description: String { "line \(line): \(words)." }
    }

    private struct Line {
        var indent: Int
        var text: String
        let number: Int
    }

    private let raw: [String]
    private var lines: [Line] = []
    private var index = 0
    private var anchors: [String: Any] = [:]

    /// Reads a document.
    ///
    /// - Throws: `Failure` with the line that is not understood.
    static func read(_ text: String) throws -> Any {
        var reader = try YAMLReader(text)
        guard !reader.lines.isEmpty else { return NSNull() }
        let value = try reader.node()
        if reader.index < reader.lines.count { throw reader.failure("does not belong to what stands above") }
        return value
    }

    private init(_ text: String) throws {
        raw = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasSuffix("\r") ? String($0.dropLast()) : String($0)
        }
        for (number, line) in raw.enumerated() {
            let content = YAMLScalar.withoutComment(line)
            let words = content.drop { $0 == " " }
            if words.isEmpty || (number == 0 && words == "---") { continue }
            guard !words.hasPrefix("\t"), words != "---", !words.hasPrefix("%") else {
                throw Failure(line: number + 1, words: "tabs and several documents are not read")
            }
            lines.append(Line(indent: content.count - words.count, text: String(words), number: number + 1))
        }
    }

    private func failure(_ words: String) -> Failure {
        Failure(line: lines[min(index, lines.count - 1)].number, words: words)
    }

    /// The value that begins at the current line.
    private mutating func node() throws -> Any {
        let line = lines[index]
        if line.text == "-" || line.text.hasPrefix("- ") { return try list(indent: line.indent) }
        if try YAMLScalar.key(of: line.text, line: line.number) != nil { return try mapping(indent: line.indent) }
        index += 1
        return try value(line.text, below: line.indent - 1, line: line.number)
    }

    private mutating func list(indent: Int) throws -> [Any] {
        var items: [Any] = []
        while index < lines.count, lines[index].indent == indent,
            lines[index].text == "-" || lines[index].text.hasPrefix("- ")
        {
            let line = lines[index]
            let rest = line.text.dropFirst().drop { $0 == " " }
            guard !rest.isEmpty else {
                index += 1
                items.append(index < lines.count && lines[index].indent > indent ? try node() : NSNull())
                continue
            }
            if try YAMLScalar.key(of: String(rest), line: line.number) != nil || rest.hasPrefix("- ") {
                lines[index].indent += line.text.count - rest.count
                lines[index].text = String(rest)
                items.append(try node())
            } else {
                index += 1
                items.append(try value(String(rest), below: indent, line: line.number))
            }
        }
        return items
    }

    private mutating func mapping(indent: Int) throws -> [String: Any] {
        var members: [String: Any] = [:]
        var inherited: [String: Any] = [:]
        while index < lines.count, lines[index].indent == indent,
            let (key, rest) = try YAMLScalar.key(of: lines[index].text, line: lines[index].number)
        {
            let number = lines[index].number
            index += 1
            let value = try value(rest, below: indent, line: number, isMember: true)
            if key == "<<" {
                for case let base as [String: Any] in value as? [Any] ?? [value] {
                    inherited.merge(base) { old, _ in old }
                }
            } else {
                members[key] = value
            }
        }
        return inherited.merging(members) { $1 }
    }

    /// A value whose first words are `text`, with the lines that belong to it.
    private mutating func value(_ text: String, below indent: Int, line: Int, isMember: Bool = false) throws -> Any {
        if text.hasPrefix("&") {
            let name = text.dropFirst().prefix { $0 != " " }
            let rest = text.dropFirst(name.count + 1).drop { $0 == " " }
            let value = try value(String(rest), below: indent, line: line, isMember: isMember)
            anchors[String(name)] = value
            return value
        }
        if text.hasPrefix("*") {
            guard let value = anchors[String(text.dropFirst())] else {
                throw Failure(line: line, words: "there is no anchor \(text.dropFirst())")
            }
            return value
        }
        if text.hasPrefix("!") { throw Failure(line: line, words: "tags are not read") }
        if text.isEmpty {
            guard index < lines.count else { return NSNull() }
            let next = lines[index]
            let isList = next.text == "-" || next.text.hasPrefix("- ")
            return next.indent > indent || (isMember && isList && next.indent == indent) ? try node() : NSNull()
        }
        if text.hasPrefix("|") || text.hasPrefix(">") {
            return block(folded: text.hasPrefix(">"), below: indent, line: line)
        }
        var whole = text
        while index < lines.count, lines[index].indent > indent || YAMLScalar.isOpen(whole) {
            whole += " " + lines[index].text
            index += 1
        }
        return try YAMLScalar.value(whole, line: line)
    }

    /// The lines of a text that stand further to the right than `indent`, with what looks like comments.
    private mutating func block(folded: Bool, below indent: Int, line: Int) -> String {
        var texts: [Substring] = []
        var number = line
        while number < raw.count {
            let words = raw[number].drop { $0 == " " }
            guard words.isEmpty || raw[number].count - words.count > indent else { break }
            texts.append(raw[number][...])
            number += 1
        }
        while index < lines.count, lines[index].number <= number { index += 1 }
        let margin = texts.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let lines = texts.map { $0.dropFirst(margin) }
        return lines.joined(separator: folded ? " " : "\n")
    }
}
