// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a file of Swift says without being compiled.
struct SourceText {
    private let text: String
    let lines: [Substring]

    init(_ text: String) {
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    init(_ file: SourceFile) {
        self.init((try? String(contentsOf: file.url, encoding: .utf8)) ?? "")
    }

    /// Whether the file marks the entry of a program, outside of comments of one line.
    var hasEntry: Bool {
        lines.contains { $0.trimmingPrefix(while: \.isWhitespace).firstMatch(of: /^(@\w+\s+)*@main\b/) != nil }
    }

    /// The modules that the file imports.
    var imports: Set<String> {
        Set(
            lines.compactMap { line in
                let pattern =
                    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
                return line.firstMatch(of: pattern).map { String($0.1) }
            })
    }

    /// Whether the file may use Foundation's types of XML.
    var namesXML: Bool {
        lines.contains {
            $0.firstMatch(of: /\bXML(?:Parser|Document|Element|Node|DTD)/.wordBoundaryKind(.simple)) != nil
        }
    }

    /// Whether a declaration, not only a closure, is put on the main actor.
    var namesMainActor: Bool {
        guard text.contains("@MainActor") else { return false }
        let declaration =
            /@MainActor\s+(?!in\b)(?:@\w+(?:\([^)]*\))?\s+|\w+\s+)*?(?:actor|class|enum|extension|func|init|let|protocol|struct|subscript|var)\b/
        return SourceMask(text).text.firstMatch(of: declaration) != nil
    }

    /// Whether a type or an extension is on no actor, which only types need that would be on one by default.
    var takesTypesOffActors: Bool {
        guard text.contains("nonisolated") else { return false }
        let declaration = /\bnonisolated\s+(?:\w+\s+)*?(?:class|enum|extension|protocol|struct)\b/
        return SourceMask(text).text.firstMatch(of: declaration) != nil
    }

    /// The modules that the file imports without asking whether they are there.
    var unconditionalImports: Set<String> {
        var conditions: [Bool] = []
        var found: Set<String> = []
        for line in lines {
            let words = line.trimmingPrefix(while: \.isWhitespace)
            if words.hasPrefix("#if") { conditions.append(words.contains("canImport(")) }
            if words.hasPrefix("#elseif"), words.contains("canImport("), let last = conditions.indices.last {
                conditions[last] = true
            }
            if words.hasPrefix("#endif") { conditions = conditions.dropLast() }
            if !conditions.contains(true) { found.formUnion(SourceText(String(line)).imports) }
        }
        return found
    }

    /// The module that the file imports to test it; nil for a file that imports none so.
    var testedModule: String? {
        lines.lazy.compactMap { $0.firstMatch(of: /^\s*@testable\s+import\s+(\w+)/) }.first.map { String($0.1) }
    }

    /// Whether the file belongs to a target of tests.
    var isTest: Bool { !imports.isDisjoint(with: ["XCTest", "Testing"]) }
}
