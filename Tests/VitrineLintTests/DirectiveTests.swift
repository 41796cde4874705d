// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

/// `// vitrine:disable:next RULE -- reason`.
struct DirectiveTests {
    private static func findings(_ comment: String, above line: String = "struct RowView: View {}") -> [String] {
        var configuration = Configuration()
        configuration.rules = ["viewHasPreview": .error, "viewIsInternal": .error]
        return Linter(configuration).findings(in: Project(sources: ["A.swift": "\(comment)\n\(line)\n"]))
            .map(\.description)
    }

    @Test
    func whatIsAllowedIsNotFound() {
        #expect(Self.findings("") == ["A.swift:2: error: RowView has no preview in its file [viewHasPreview]"])
        #expect(Self.findings("// vitrine:disable:next viewHasPreview -- its list has one") == [])
        let both = "// vitrine:disable:next viewHasPreview, viewIsInternal -- a library's row"
        #expect(Self.findings(both, above: "public struct RowView: View {}") == [])
        let stacked = """
            // vitrine:disable:next viewHasPreview -- its list has one
            // vitrine:disable:next viewIsInternal -- a library's row
            """
        #expect(Self.findings(stacked, above: "public struct RowView: View {}") == [])
    }

    @Test
    func onlyTheNextLineIsAllowed() {
        #expect(
            Self.findings("// vitrine:disable:next viewHasPreview -- its list has one\n") == [
                "A.swift:1: error: the next line does not break viewHasPreview [disableIsJustified]",
                "A.swift:3: error: RowView has no preview in its file [viewHasPreview]",
            ])
    }

    @Test(arguments: [
        ("viewHasPreview", "the comment gives no reason: write it behind --"),
        ("viewHasPreview --", "the comment gives no reason: write it behind --"),
        ("viewHasPreview, viewIsInternal -- both", "the next line does not break viewIsInternal"),
    ])
    func whatIsNotJustifiedIsFound(words: String, complaint: String) {
        #expect(
            Self.findings("// vitrine:disable:next \(words)") == ["A.swift:1: error: \(complaint) [disableIsJustified]"]
        )
    }

    @Test
    func unknownRulesAndNoneAreFound() {
        let broken = "A.swift:2: error: RowView has no preview in its file [viewHasPreview]"
        #expect(
            Self.findings("// vitrine:disable:next viewHasPrevue -- a row") == [
                "A.swift:1: error: there is no rule viewHasPrevue [disableIsJustified]", broken,
            ])
        #expect(
            Self.findings("// vitrine:disable:next -- a row") == [
                "A.swift:1: error: the comment names no rule [disableIsJustified]", broken,
            ])
    }

    /// A run of one rule cannot say that a comment for another is of no use.
    @Test
    func whatIsNotCheckedIsNotJudged() {
        let source = "// vitrine:disable:next viewIsInternal -- a library's row\nstruct RowView: View {}\n"
        var configuration = Configuration()
        configuration.rules = ["viewHasPreview": .error, "viewIsInternal": .error]
        let linter = Linter(configuration, only: ["viewHasPreview", "disableIsJustified"])
        #expect(linter.findings(in: Project(sources: ["A.swift": source])).map(\.rule) == ["viewHasPreview"])
    }
}
