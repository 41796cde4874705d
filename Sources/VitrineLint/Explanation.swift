// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a rule means, for people who meet it.
package struct Explanation: Sendable {
    /// Why, in a sentence or two.
    package let meaning: String
    /// Sources that break the rule. A line `// ItemView.swift`, with any path, begins a file; they may be one file.
    package let before: String
    /// The same sources as they should be.
    package let after: String

    init(_ meaning: String, before: String, after: String) {
        self.meaning = meaning
        self.before = before
        self.after = after
    }

    /// The files of an example, by path.
    package static func files(of example: String) -> [String: String] {
        var path = "Example.swift"
        var files: [String: [Substring]] = [:]
        for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// "), line.hasSuffix(".swift"), !line.dropFirst(3).contains(" ") {
                path = String(line.dropFirst(3))
                files[path] = []
            } else {
                files[path, default: []].append(line)
            }
        }
        return files.mapValues { $0.joined(separator: "\n") }
    }
}

extension Rule {
    /// The rule as `vitrine lint --explain` prints it.
    package var manual: String {
        func indented(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
                .joined(separator: "\n")
        }
        return """
            \(name) (\(heading))

            \(explanation.meaning)

            Before:

            \(indented(explanation.before))

            After:

            \(indented(explanation.after))

            Allow it on one line: // vitrine:disable:next \(name) -- reason
            """
    }
}
