// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How the tests of a project ended.
package struct TestResults: Codable, Equatable, Sendable {
    /// One test, with all its arguments.
    package struct Case: Codable, Equatable, Sendable {
        package enum Outcome: String, Codable, Sendable {
            case passed
            case failed
            case skipped
        }

        /// The module and the types around the test, separated by dots.
        package var suite: String
        package var name: String
        package var outcome: Outcome
        package var seconds: Double
        /// What failed, or why the test was skipped: places and words, each issue in a text.
        package var messages: [String]

        package init(
            suite: String, name: String, outcome: Outcome, seconds: Double = 0, messages: [String] = []
        ) {
            self.suite = suite
            self.name = name
            self.outcome = outcome
            self.seconds = seconds
            self.messages = messages
        }
    }

    package var cases: [Case]

    package init(_ cases: [Case] = []) { self.cases = cases }

    package func count(_ outcome: Case.Outcome) -> Int { cases.count { $0.outcome == outcome } }

    /// A sentence for the developer.
    package var summary: String {
        let failed = count(.failed)
        let skipped = count(.skipped)
        return "\(cases.count) tests: \(count(.passed)) passed, \(failed) failed, \(skipped) skipped."
    }

    /// Writes the results as JUnit's XML, into a folder that is made where it is missing.
    ///
    /// - Parameter file: The file.
    /// - Throws: Errors of the file system.
    package func writeJUnit(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(junit.utf8).write(to: file, options: .atomic)
    }

    /// The results as JUnit's XML, which systems of continuous integration read.
    package var junit: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let seconds = cases.reduce(0) { $0 + $1.seconds }
        lines.append(
            "<testsuites tests=\"\(cases.count)\" failures=\"\(count(.failed))\" time=\"\(Self.time(seconds))\">")
        let suites = cases.map(\.suite).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        for suite in suites {
            let own = TestResults(cases.filter { $0.suite == suite })
            lines.append(
                "  <testsuite name=\(Self.attribute(suite)) tests=\"\(own.cases.count)\" "
                    + "failures=\"\(own.count(.failed))\" skipped=\"\(own.count(.skipped))\">")
            for test in own.cases { lines += Self.lines(of: test) }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func lines(of test: Case) -> [String] {
        let head =
            "    <testcase classname=\(attribute(test.suite)) name=\(attribute(test.name)) time=\"\(time(test.seconds))\""
        let first = test.messages.first?.split(separator: "\n").first.map(String.init) ?? ""
        switch test.outcome {
        case .passed: return [head + "/>"]
        case .skipped: return [head + ">", "      <skipped message=\(attribute(first))/>", "    </testcase>"]
        case .failed:
            let all = escaped(test.messages.joined(separator: "\n"))
            return [head + ">", "      <failure message=\(attribute(first))>\(all)</failure>", "    </testcase>"]
        }
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    private static func attribute(_ text: String) -> String { "\"\(escaped(text).replacing("\n", with: "&#10;"))\"" }

    private static func escaped(_ text: String) -> String {
        // XML has no other control characters than these.
        let allowed = text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
        return String(String.UnicodeScalarView(allowed)).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
