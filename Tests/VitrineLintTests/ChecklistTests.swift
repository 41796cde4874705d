// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftSyntax
import Testing
import VitrineLint

/// What the checklist stands on: that it looks at something, and that nothing of it is left out.
struct ChecklistTests {
    @Test
    func theSampleBreaksNoRule() throws {
        #expect(RuleSet.challenge.check(try Sample.conforming().project).map(\.description) == [])
    }

    @Test
    func whatDoesNotParseIsSaid() throws {
        let sample = try Sample.conforming().adding("struct Half {", at: "Features/Item/Sources/Half.swift")
        var configuration = Configuration()
        configuration.profile = .challenge
        let findings = Linter(configuration).findings(in: sample.project).map(\.description)
        #expect(findings == ["Features/Item/Sources/Half.swift:1: error: this does not parse as Swift [parses]"])
    }

    @Test
    func challengeParses() throws {
        #expect(try Challenge.project.get().files.filter(\.hasSyntaxErrors).map(\.path) == [])
    }

    @Test
    func violationsComeInTheOrderOfTheFiles() throws {
        let sample = try Sample.conforming()
            .replacing("final class", with: "class", in: "WelcomeViewModel")
            .replacing("@Observable\nfinal class", with: "class", in: "ItemListViewModel")
        let rules = RuleSet([ViewModelIsFinalClass(), ViewModelIsObservable()])
        let presentation = "Features/Item/Sources/Presentation"
        let list = "\(presentation)/ItemList/ViewModels/ItemListViewModel.swift"
        #expect(
            rules.check(sample.project).map(\.description) == [
                "\(list):6: ItemListViewModel should be @Observable",
                "\(list):6: ItemListViewModel should be a final class",
                "\(presentation)/Welcome/ViewModels/WelcomeViewModel.swift:7: WelcomeViewModel should be a final class",
            ]
        )
    }

    @Test
    func theRulesSeeChallenge() throws {
        let project = try Challenge.project.get()
        let screens = ["CharacterDetail", "CharacterList", "Home"]
        #expect(Set(project.features.map(\.name)).isSuperset(of: ["Character", "Home"]))
        #expect(Set(project.features.flatMap(\.screens).map(\.name)).isSuperset(of: screens))
        #expect(Set(project.viewModels.map(\.name)).isSuperset(of: screens.map { "\($0)ViewModel" }))
        #expect(Set(project.views.map(\.name)).isSuperset(of: screens.map { "\($0)View" } + ["CharacterRowView"]))
        let stateful = project.viewModels.filter { $0.stateType != nil }.map(\.name)
        #expect(Set(stateful).isSuperset(of: ["CharacterDetailViewModel", "CharacterListViewModel"]))
        #expect(project.viewModels.allSatisfy { $0.tests != nil })
        #expect(project.features.flatMap(\.useCaseContracts).count >= 2)
    }

    /// Every rule of seeds 000, 001 and 004 has its test here, called as the rule is and beginning with its seed and heading.
    @Test
    func everyRuleOfTheChecklistsHasItsTest() throws {
        let own = Project(sources: try SourceFiles.read(Folders.tests, excluding: ["Sample"]))
        let tests = own.files.flatMap(\.types).flatMap(\.tests)
        for rule in RuleSet.challenge.rules {
            let test = tests.first { $0.name == rule.name }
            #expect(test?.title?.hasPrefix("\(rule.heading): ") ?? false, "\(rule.name), \(rule.heading)")
        }
        #expect(RuleSet.all.names.count == RuleSet.all.rules.count)
    }

    /// The table of Apps/Challenge/README.md says of every rule where it comes from and what tests it.
    @Test
    func theTableNamesEveryRule() throws {
        let table = try String(contentsOf: Challenge.folder.appendingPathComponent("README.md"), encoding: .utf8)
            .split(separator: "\n")
        for rule in RuleSet.challenge.rules {
            let row = table.first { $0.contains("`\(rule.name)`") }
            let heading = row?.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
            #expect(heading == "\(rule.heading.seed) \(rule.heading.title)", "\(rule.name)")
        }
    }
}
