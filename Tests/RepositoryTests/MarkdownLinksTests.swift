// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A link in our documents leads somewhere: to a file that exists, and to a heading that it has.
@Suite struct MarkdownLinksTests {
    /// The relative targets of a document's links and images, code left aside.
    private static func targets(in text: String) -> [String] {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            if line.drop(while: \.isWhitespace).hasPrefix("```") {
                isCode.toggle()
                return []
            }
            guard !isCode else { return [] }
            return String(line).replacing(/`[^`]*`/, with: "").matches(of: /\]\(<?([^)\s>]+)>?[^)]*\)/)
                .map { String($0.1) }
                .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
        }
    }

    /// The anchors that a renderer makes of a document's headings.
    private static func anchors(in text: String) -> Set<String> {
        var counts: [String: Int] = [:]
        var found: Set<String> = []
        for line in text.split(separator: "\n") {
            guard let heading = line.wholeMatch(of: /#{1,6}\s+(.*)/) else { continue }
            let anchor = String(heading.1).lowercased().replacing(" ", with: "-")
                .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            let count = counts[anchor, default: 0]
            counts[anchor] = count + 1
            found.insert(count == 0 ? anchor : "\(anchor)-\(count)")
        }
        return found
    }

    /// The links of one document that lead nowhere; `lookUp` returns the text at a path, "" for a folder.
    private static func broken(path: String, text: String, lookUp: (String) -> String?) -> [String] {
        targets(in: text).filter { target in
            let pieces = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let file = pieces[0].removingPercentEncoding ?? String(pieces[0])
            let folder = (path as NSString).deletingLastPathComponent
            let destination = ("/\(folder)/\(file)" as NSString).standardizingPath.drop { $0 == "/" }
            guard let content = file.isEmpty ? text : lookUp(String(destination)) else { return true }
            guard pieces.count == 2, file.isEmpty || file.hasSuffix(".md") else { return false }
            return !anchors(in: content).contains(String(pieces[1]))
        }
        .map { "\(path): \($0)" }
    }

    @Test func everyRelativeLinkResolves() {
        let documents = Repository.files(under: "", extensions: ["md"])
        #expect(documents.contains { $0.path == "README.md" })
        let found = documents.flatMap { document in
            Self.broken(path: document.path, text: document.text) { path in
                guard Repository.exists(path) else { return nil }
                return (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    @Test func brokenLinksAreFound() {
        let files = ["Docs/There.md": "# A heading, with `code`\n## Twice\n## Twice\n"]
        let text = """
            [good](There.md) [good](./There.md#a-heading-with-code) [good](There.md#twice-1) [out](https://example.org)
            [bad](Missing.md) ![bad](picture.png) [bad](There.md#nothing) [bad](#here) [bad](../There.md)
            ```
            [code](Nowhere.md)
            ```
            and `[code](Nowhere.md)`
            # Here it is
            """
        let found = Self.broken(path: "Docs/Page.md", text: text) { files[$0] }
        let expected = ["Missing.md", "picture.png", "There.md#nothing", "#here", "../There.md"]
        #expect(found == expected.map { "Docs/Page.md: \($0)" })
    }

    @Test func aHeadingOfTheSamePageIsFound() {
        #expect(Self.broken(path: "Page.md", text: "[up](#the-top)\n# The top\n") { _ in nil } == [])
    }
}
