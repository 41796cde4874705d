// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

/// Every rule has an example that breaks it, and the same as it should be.
struct ExplanationTests {
    private static func violations(_ rule: any Rule, _ example: String) -> [String] {
        rule.check(Project(sources: Explanation.files(of: example))).map(\.description)
    }

    @Test(arguments: RuleSet.all.rules.map(\.name))
    func theFirstExampleBreaksTheRuleAndTheSecondKeepsIt(name: String) throws {
        let rule = try #require(RuleSet.all.rule(named: name))
        #expect(Self.violations(rule, rule.explanation.before) != [])
        #expect(Self.violations(rule, rule.explanation.after) == [])
    }

    @Test(arguments: RuleSet.all.rules.map(\.name))
    func examplesAreSwift(name: String) throws {
        guard name != "parses" else { return }
        let rule = try #require(RuleSet.all.rule(named: name))
        for example in [rule.explanation.before, rule.explanation.after] {
            #expect(Self.violations(Parses(), example) == [])
        }
    }

    /// What the rules say that have no test of their own in this folder.
    @Test(arguments: expected.keys.sorted())
    func theFirstExampleIsToldOf(name: String) throws {
        let rule = try #require(RuleSet.all.rule(named: name))
        #expect(Self.violations(rule, rule.explanation.before) == Self.expected[name])
    }

    @Test
    func noRuleIsWithoutExpectations() {
        #expect(RuleSet.all.names.subtracting(RuleSet.challenge.names) == Set(Self.expected.keys))
    }

    @Test
    func theManualHoldsMeaningAndExamples() {
        let manual = ViewModelIsFinalClass().manual
        #expect(manual.hasPrefix("viewModelIsFinalClass (seed 001, ViewModel Pattern (List - with navigation))\n"))
        #expect(manual.contains("    class ItemListViewModel {}\n"))
        #expect(manual.contains("    final class ItemListViewModel {}\n"))
    }

    private static let expected = [
        "parses": [
            "Example.swift:1: this does not parse as Swift"
        ],
        "disableIsJustified": [
            "Example.swift:1: the comment gives no reason: write it behind --"
        ],
        "layersFollowTheirOrder": [
            "Example.swift:5: NewsViewModel knows NewsRepositoryProtocol: that is for UseCase types to know"
        ],
        "servicesHaveProtocols": [
            "Example.swift:1: NewsRepository should conform to a protocol NewsRepositoryProtocol"
        ],
        "dependenciesAreProtocols": [
            "Example.swift:4: NewsViewModel is given NewsUseCase, not NewsUseCaseProtocol"
        ],
        "viewModelIsInState": [
            "Example.swift:3: NewsView should hold its view model as @State private var viewModel"
        ],
        "buildersAreObservable": [
            "Example.swift:1: NewsBuilder should be an @Observable class"
        ],
        "buildersComeFromTheEnvironment": [
            "Example.swift:3: StripView should find its builder by @Environment(NewsDetailsBuilder.self)"
        ],
        "buildersTakeUsingMock": [
            "Example.swift:3: NewsBuilder.buildNewsView should take usingMock: it makes services"
        ],
        "linksLeadToBuilders": [
            "Example.swift:3: CardView makes a destination itself, not by a builder"
        ],
        "linksArePlain": [
            "Example.swift:3: CardView should give the link .buttonStyle(.plain)"
        ],
        "navigationStackIsUsed": [
            "Example.swift:2: NavigationView is deprecated: use NavigationStack"
        ],
        "mocksAreNamedAfterProtocols": [
            "Example.swift:2: NewsRepositoryMock should be called MockNewsRepository"
        ],
        "testsUseSwiftTesting": [
            "AppTests/NewsTests.swift:1: tests should import Testing, not XCTest"
        ],
        "viewModelTestsAreOnMainActor": [
            "AppTests/NewsViewModelTests.swift:5: NewsViewModelTests.load makes a view model: it "
                + "should be @MainActor"
        ],
        "combineIsNotUsed": [
            "Example.swift:1: Combine should not be needed"
        ],
        "completionHandlersAreNotUsed": [
            "Example.swift:2: NewsRepository.fetch should be async, without a completion handler"
        ],
        "entitiesAreSendable": [
            "Example.swift:1: NewsEntity should be Sendable"
        ],
        "addressesAreConstants": [
            "NewsRepository.swift:1: an address belongs in Constants.swift"
        ],
        "screenFolderIsComplete": [
            "App/NewsViewModel.swift:1: NewsViewModel belongs in NewsView/NewsViewModel.swift"
        ],
        "modelsAreIdentified": [
            "Example.swift:7: Person should be Identifiable",
            "Example.swift:7: Person should be Hashable",
        ],
        "servicesAreStructs": [
            "Example.swift:1: PersonService should be a struct"
        ],
        "servicesAreAsynchronous": [
            "Example.swift:2: PersonService.fetchPeople should be async throws"
        ],
        "responsesAreChecked": [
            "Example.swift:3: the status of the answer is not looked at: statusCode"
        ],
        "stateEnumIsGeneric": [
            "Example.swift:1: PersonListState should be generic over what is loaded"
        ],
        "errorCarriesText": [
            "Example.swift:1: error should carry the text that is shown"
        ],
        "stateIsOneEnum": [
            "Example.swift:3: PersonListViewModel.isLoading and errorMessage can contradict each other: "
                + "one enum says both"
        ],
        "viewModelIsOnMainActor": [
            "Example.swift:2: PersonListViewModel should be @MainActor"
        ],
        "serviceIsInjectedWithDefault": [
            "Example.swift:6: PersonListViewModel should have a PersonService where none is given"
        ],
        "linkValuesHaveDestinations": [
            "Example.swift:4: nothing has a navigationDestination for the value of this link"
        ],
        "errorsOfferRetry": [
            "Example.swift:16: PersonListView shows an error without a button to try again"
        ],
        "madeModelIsKept": [
            "Example.swift:3: NewsView makes NewsViewModel anew each time: keep it in @State or @StateObject"
        ],
    ]
}
