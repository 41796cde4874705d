// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeedRules
import SwiftSyntax
import Testing

/// What the checklist stands on: that it looks at something, and that nothing of it is left out.
struct ChecklistTests {
    @Test
    func theSampleBreaksNoRule() throws {
        #expect(RuleSet.seeds.check(try Sample.conforming().project).map(\.description) == [])
    }

    @Test
    func whatDoesNotParseIsSaid() throws {
        let sample = try Sample.conforming().adding("struct Half {", at: "Features/Item/Sources/Half.swift")
        let violations = RuleSet.seeds.check(sample.project).map(\.description)
        #expect(violations == ["Features/Item/Sources/Half.swift:1: this does not parse as Swift"])
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

    /// Every rule has its test here, called as the rule is and beginning with the rule's seed and heading.
    @Test
    func everyRuleHasItsTest() throws {
        let folder = Challenge.folder.appendingPathComponent("SeedChecklist")
        let own = try Project(folder: folder, excluding: ["Sample"], modulePrefix: "")
        let tests = own.files.flatMap(\.types).flatMap(\.tests)
        for rule in RuleSet.seeds.rules {
            let test = tests.first { $0.name == rule.name }
            #expect(test?.title?.hasPrefix("\(rule.heading): ") ?? false, "\(rule.name), \(rule.heading)")
        }
        #expect(Set(RuleSet.seeds.rules.map(\.name)).count == RuleSet.seeds.rules.count)
    }

    /// The table of Apps/Challenge/README.md says of every rule where it comes from and what tests it.
    @Test
    func theTableNamesEveryRule() throws {
        let table = try String(contentsOf: Challenge.folder.appendingPathComponent("README.md"), encoding: .utf8)
            .split(separator: "\n")
        for rule in RuleSet.seeds.rules {
            let row = table.first { $0.contains("`\(rule.name)`") }
            let heading = row?.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
            #expect(heading == "\(rule.heading.seed) \(rule.heading.title)", "\(rule.name)")
        }
    }
}
