// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What comments and documents cite is in the repository: the page, the section of it, the decision.
///
/// A section is cited by its number after the page's path, a row of a numbered table by ", row" and its number, a
/// heading without a number by its text in quotes.
@Suite struct CommentCitationsTests {
    /// This file is left aside, because it quotes what must be reported.
    private static let own = "Tests/RepositoryTests/CommentCitationsTests.swift"

    /// A text without the marks of its comments and the ends of its lines: a citation may go on in the next line.
    private static func joined(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.drop { $0 == " " || $0 == "/" || $0 == "#" || $0 == "*" } }
            .joined(separator: " ")
    }

    /// The headings of a page, without their marks.
    private static func headings(of text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" || $0 == " " }
        }
    }

    /// The numbers that a page's headings begin with.
    private static func sections(of text: String) -> Set<String> {
        Set(headings(of: text).map { heading in String(heading.prefix { $0 != " " }) })
    }

    /// The numbers in the first column of a page's tables.
    private static func rows(of text: String) -> Set<String> {
        var found: Set<String> = []
        for line in text.split(separator: "\n") where line.hasPrefix("|") {
            let cell = line.dropFirst().prefix { $0 != "|" }
            for number in cell.split(whereSeparator: { $0 == " " || $0 == "," }) { found.insert(String(number)) }
        }
        return found
    }

    /// What a text cites that is not there; `lookUp` returns the text of a page, `records` are the decisions' numbers.
    private static func broken(_ text: String, records: Set<String>, lookUp: (String) -> String?) -> [String] {
        // Most files cite nothing, which expressions find out slowly.
        let words = ["facts/", "DESIGN", "ecision", "Documentation/"]
        guard words.contains(where: { text.contains($0) }) else { return [] }
        let text = joined(text)
        var found = text.matches(of: /facts\/[a-z-]+\.md|DESIGN \d[\d.]*/).map { String($0.output) }
        for match in text.matches(of: /(?:Documentation\/Decisions\/|[Dd]ecision )(\d{4})/)
        where !records.contains(String(match.1)) {
            found.append(String(match.0))
        }
        let citation = /(Documentation\/[\w\/-]+\.md)(, rows?)?((?:(?:,| and| to)? \d+(?:\.\d+)*)*)(?:, "([^"]+)")?/
        for match in text.matches(of: citation) {
            let page = String(match.1)
            guard let content = lookUp(page) else {
                found.append(page)
                continue
            }
            let known = match.2 == nil ? sections(of: content) : rows(of: content)
            for number in match.3.matches(of: /\d+(?:\.\d+)*/) where !known.contains(String(number.output)) {
                found.append("\(page) \(number.output)")
            }
            if let title = match.4, !headings(of: content).contains(title) { found.append("\(page) \(title)") }
        }
        return found
    }

    /// The number that a record's file begins with.
    private static func number(of record: Repository.File) -> String {
        String((record.parts.last ?? "").prefix(4))
    }

    /// Records that share a number, have another one in their title, or are not in the index.
    private static func unlisted(_ records: [Repository.File], index: String) -> [String] {
        let numbers = records.map { number(of: $0) }
        return records.filter { record in
            let own = number(of: record)
            let link = "(\((record.path as NSString).lastPathComponent))"
            return numbers.filter { $0 == own }.count > 1 || !record.text.hasPrefix("# \(own)") || !index.contains(link)
        }
        .map(\.path)
    }

    /// The records of decisions, without the template and the index.
    private static func records() -> [Repository.File] {
        Repository.files(under: "Documentation/Decisions", extensions: ["md"]).filter { record in
            let own = number(of: record)
            return own != "0000" && own.allSatisfy(\.isNumber)
        }
    }

    @Test func everyCitationResolves() {
        let pages = Repository.files(under: "Documentation", extensions: ["md"])
        let texts = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.text) })
        let numbers = Set(Self.records().map { Self.number(of: $0) }).union(["0000"])
        let files = Repository.files(
            under: "", extensions: ["", "c", "css", "h", "js", "md", "mjs", "py", "sh", "swift", "txt"])
        #expect(files.contains { $0.path == Self.own })
        let found = files.filter { $0.path != Self.own }.flatMap { file in
            Self.broken(file.text, records: numbers) { texts[$0] }.map { "\(file.path): \($0)" }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func everyRecordHasANumberOfItsOwnAndIsInTheIndex() throws {
        let index = Repository.root.appendingPathComponent("Documentation/Decisions/README.md")
        let records = Self.records()
        #expect(!records.isEmpty)
        let found = Self.unlisted(records, index: try String(contentsOf: index, encoding: .utf8))
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("/// As in Documentation/Page.md 2, 2.1 and 3.", ["Documentation/Page.md 3"]),
        ("/// Documentation/Page.md\n    /// 2.7 says so.", ["Documentation/Page.md 2.7"]),
        ("# Documentation/Page.md, rows 1 to 3, 5", ["Documentation/Page.md 5"]),
        ("// Documentation/Page.md, \"A part\" and Documentation/Page.md, \"None\"", ["Documentation/Page.md None"]),
        ("See Documentation/Missing.md 1.", ["Documentation/Missing.md"]),
        ("// Documentation/Decisions/0001 and Documentation/Decisions/0009", ["Documentation/Decisions/0009"]),
        ("// By decision 0002 and decision 0009.", ["decision 0009"]),
        ("// The rules of facts/layout.md 3.5 and (DESIGN\n/// 3.15).", ["facts/layout.md", "DESIGN 3.15"]),
    ])
    func brokenCitationsAreFound(text: String, expected: [String]) {
        let page = "# Page\n## 2 Two\n### 2.1 More\n## A part\n| 1 | a |\n| 2, 3 | b |\n"
        let found = Self.broken(text, records: ["0001", "0002"]) { $0 == "Documentation/Page.md" ? page : nil }
        #expect(found == expected)
    }

    @Test func recordsThatShareANumberOrAreNotListedAreFound() {
        let names = ["0001-one", "0002-two", "0002-other", "0003-three", "0004-four"]
        let records = names.map { name in
            Repository.File(
                path: "\(name).md", text: name == "0003-three" ? "# 0030: Three" : "# \(name.prefix(4)): One")
        }
        let index = names.dropLast().map { "- [A title](\($0).md)" }.joined(separator: "\n")
        let expected = ["0002-two.md", "0002-other.md", "0003-three.md", "0004-four.md"]
        #expect(Self.unlisted(records, index: index) == expected)
    }
}
