// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

/// The code of the articles in documentation catalogues is in a test, which compiles and runs it.
@Suite struct DocumentationSamplesTests {
    /// The lines of a text without their indentation.
    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in line.drop { $0 == " " } }
    }

    /// The paragraphs of the Swift blocks of an article: runs of lines without an empty one.
    private static func samples(in article: String) -> [[Substring]] {
        var found: [[Substring]] = [[]]
        var isCode = false
        for line in lines(article) {
            if line.hasPrefix("```") {
                isCode = line == "```swift"
                found.append([])
            } else if isCode {
                if line.isEmpty { found.append([]) } else { found[found.count - 1].append(line) }
            }
        }
        return found.filter { !$0.isEmpty }
    }

    /// The samples of an article that no source has.
    private static func missing(in article: String, from sources: [String]) -> [String] {
        let known = sources.map { "\n" + lines($0).joined(separator: "\n") + "\n" }
        return samples(in: article).map { $0.joined(separator: "\n") }.filter { sample in
            !known.contains { $0.contains("\n\(sample)\n") }
        }
    }

    @Test func everySampleIsInATest() {
        let articles = Repository.files(under: "Sources", extensions: ["md"]).filter { $0.path.contains(".docc/") }
        #expect(articles.count >= 8)
        let tests = Repository.files(under: "Tests", extensions: ["swift"])
            .filter { $0.path.hasSuffix("ArticleTests.swift") }.map(\.text)
        #expect(!tests.isEmpty)
        let found = articles.flatMap { article in
            Self.missing(in: article.text, from: tests).map { "\(article.path):\n\($0)" }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func aSampleThatNoTestHasIsFound() {
        let article = "Text\n```swift\nlet a = 1\n\nif a == 1 {\n    b()\n}\n```\n```\nlet c = 2\n```\n"
        #expect(Self.missing(in: article, from: ["{\n    let a = 1\n    if a == 1 {\n        b()\n    }\n}"]) == [])
        #expect(Self.missing(in: article, from: ["let a = 1\nlet c = 2"]) == ["if a == 1 {\nb()\n}"])
        #expect(Self.missing(in: article, from: ["let a = 11", "if a == 1 {\n  b()\n}"]) == ["let a = 1"])
    }
}
