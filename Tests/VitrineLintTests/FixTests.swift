// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

/// What `--fix` makes of sources.
struct FixTests {
    /// Applies the fixes of one rule until none is left.
    private static func fixed(_ sources: [String: String], by rule: any Rule) -> [String: String] {
        var sources = sources
        for _ in 0..<5 {
            let fixes = rule.check(Project(sources: sources)).compactMap(\.fix)
            for (path, fixes) in Dictionary(grouping: fixes, by: \.path) {
                sources[path] = Fix.apply(fixes, to: sources[path] ?? "").text
            }
        }
        return sources
    }

    private static func fixed(_ source: String, by rule: any Rule) -> String {
        fixed(["A.swift": source], by: rule)["A.swift"] ?? ""
    }

    /// The examples of these rules are mended to the letter.
    @Test(arguments: [
        "viewModelIsFinalClass", "localizedStringsArePrivate", "computedViewsAreViewBuilders",
        "guardCaseRecordsAnIssue", "previewMocksArePrivate", "previewsStandUnderTheirMarks", "stateIsPrivateSet",
    ])
    func theFirstExampleBecomesOneThatKeepsTheRule(name: String) throws {
        let rule = try #require(RuleSet.all.rule(named: name))
        let mended = Self.fixed(Explanation.files(of: rule.explanation.before), by: rule)
        #expect(rule.check(Project(sources: mended)).isEmpty)
        #expect(Parses().check(Project(sources: mended)).isEmpty)
        if !["guardCaseRecordsAnIssue", "stateIsPrivateSet"].contains(name) {
            #expect(mended == Explanation.files(of: rule.explanation.after))
        }
    }

    @Test
    func severalFixesOfAFileAreApplied() {
        let source = "class AViewModel {}\n/// Documented.\nclass BViewModel {}\n"
        #expect(
            Self.fixed(source, by: ViewModelIsFinalClass())
                == "final class AViewModel {}\n/// Documented.\nfinal class BViewModel {}\n")
    }

    @Test
    func whatIsInheritedIsNotMadeFinal() {
        let source = "class AViewModel {}\nfinal class BViewModel: AViewModel {}\n"
        #expect(Self.fixed(source, by: ViewModelIsFinalClass()) == source)
    }

    @Test
    func whatAnotherFileAssignsStaysAssignable() {
        let sources = [
            "A.swift": "final class AViewModel {\n    var state = State.idle\n}\n",
            "B.swift": "func reset(_ model: AViewModel) { model.state = .idle }\n",
        ]
        #expect(Self.fixed(sources, by: StateIsPrivateSet()) == sources)
        let alone = Self.fixed(["A.swift": sources["A.swift"] ?? ""], by: StateIsPrivateSet())
        #expect(alone["A.swift"] == "final class AViewModel {\n    private(set) var state = State.idle\n}\n")
    }

    @Test
    func whatAnotherFileNamesStaysVisible() {
        let sources = [
            "A.swift": "// MARK: - LocalizedStrings\n\nenum LocalizedStrings {}\n",
            "B.swift": "let strings = LocalizedStrings.self\n",
        ]
        #expect(Self.fixed(sources, by: LocalizedStringsArePrivate()) == sources)
    }

    @Test
    func aViewThatReturnsByNameBecomesNoBuilder() {
        let source = "struct AView: View {\n    var content: some View { return Text(title) }\n}\n"
        #expect(Self.fixed(source, by: ComputedViewsAreViewBuilders()) == source)
    }

    @Test
    func marksStandAboveWhatIsDocumented() {
        let source =
            "struct AView: View {}\n\n/// Shows nothing.\n#Preview {\n    AView()\n}\n\n#Preview {\n    AView()\n}\n"
        #expect(
            Self.fixed(source, by: PreviewsStandUnderTheirMarks())
                == source.replacing("/// Shows", with: "// MARK: - Previews\n\n/// Shows"))
    }

    @Test
    func aConstantTakesThePlaceOfAVariable() {
        let source = "final class AViewModel {}\nstruct AView: View {\n    var viewModel: AViewModel\n}\n"
        #expect(
            Self.fixed(source, by: StatelessViewHoldsItsViewModelAsConstant())
                == source.replacing("var viewModel", with: "let viewModel"))
    }

    @Test
    func aTestableImportTakesThePlaceOfAnImport() {
        let sources = [
            "Features/Item/Sources/A.swift": "struct A {}\n",
            "Features/Item/Tests/B.swift": "import AppItem\n\nstruct AViewModelTests {}\n",
        ]
        #expect(
            Self.fixed(sources, by: TestsImportTheirModule())["Features/Item/Tests/B.swift"]
                == "@testable import AppItem\n\nstruct AViewModelTests {}\n")
    }

    @Test
    func aCommentThatAllowsNothingGoes() {
        var configuration = Configuration()
        configuration.rules = ["viewIsInternal": .error]
        let source = "struct A {}\n    // vitrine:disable:next viewIsInternal -- it was public\nstruct AView: View {}\n"
        let findings = Linter(configuration).findings(in: Project(sources: ["A.swift": source]))
        let mended = Fix.apply(findings.compactMap(\.violation.fix), to: source)
        #expect(mended.text == "struct A {}\nstruct AView: View {}\n")
        #expect(mended.count == 1)
    }
}
