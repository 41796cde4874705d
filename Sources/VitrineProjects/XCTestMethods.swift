// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes tests of XCTest that are on the main actor asynchronous.
///
/// XCTest on Linux casts each test to a function of no actor: one that is on the main actor and not asynchronous ends the
/// program before any test runs, and what is overridden is on no actor. Apple's calls them on the main thread.
enum XCTestMethods {
    static func rewrite(_ text: String, isMainActorByDefault: Bool) -> (text: String, rewritings: [SourceRewriting]) {
        guard text.contains("XCTestCase") || text.contains("TestCase") else { return (text, []) }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let code = SourceMask(text).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var rewritings: [SourceRewriting] = []
        var scope: (indent: Substring, isMain: Bool)?
        var attributes = ""
        for index in lines.indices {
            let line = code[index]
            if let start = line.firstMatch(of: /^(\s*)([^{}]*?)\bclass\s+\w+\s*:\s*\w*TestCase\b/) {
                let words = attributes + " " + start.2
                let isMain = words.contains("@MainActor") || (isMainActorByDefault && !words.contains("nonisolated"))
                scope = (start.1, isMain)
            } else if let open = scope, line.hasPrefix(open.indent + "}"),
                line.dropFirst(open.indent.count + 1).allSatisfy(\.isWhitespace)
            {
                scope = nil
            } else if let open = scope, open.isMain || (attributes + line).contains("@MainActor") {
                if let change = change(of: lines[index], code: line, isMain: open.isMain) {
                    lines[index] = change.text
                    rewritings.append(SourceRewriting(line: index + 1, what: change.what))
                }
            }
            let isAttribute = line.contains(/^\s*@[\w@()\s]+$/)
            attributes = isAttribute ? attributes + " " + line : ""
        }
        return (lines.joined(separator: "\n"), rewritings)
    }

    private static func change(of line: String, code: String, isMain: Bool) -> (text: String, what: String)? {
        if let test = code.firstMatch(of: /\bfunc\s+(test\w*)\s*\(\s*\)(?!\s*(?:async|->))/) {
            let bytes = Array(line.utf8)
            let end = code.utf8.distance(from: code.startIndex, to: test.range.upperBound)
            let text = String(decoding: bytes[..<end] + Array(" async".utf8) + bytes[end...], as: UTF8.self)
            return (text, "\(test.1)() is called asynchronously, on the main actor")
        }
        guard isMain else { return nil }
        let fixtures = /\boverride\s+func\s+(setUp|tearDown)(WithError)?\s*\(\s*\)\s*(?:throws\s*)?(?=\{)/
        if code.contains(fixtures), !code.contains("async") {
            let text = line.replacing(fixtures) { "override func \($0.1)() async throws " }
            return (
                text.replacing(superCall) { "try await super.\($0.1)()" },
                "the fixture is called asynchronously, on the main actor"
            )
        }
        guard code.contains(superCall) else { return nil }
        return (
            line.replacing(superCall) { "try await super.\($0.1)()" }, "calls the asynchronous method of its superclass"
        )
    }

    private static var superCall: Regex<(Substring, Substring, Substring?)> {
        /(?:try\s+)?(?:await\s+)?super\.(setUp|tearDown)(WithError)?\(\)/
    }
}
