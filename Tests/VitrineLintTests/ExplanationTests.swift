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
            "Example.swift:5: FeedViewModel knows FeedRepositoryProtocol: that is for UseCase types to know"
        ],
        "servicesHaveProtocols": [
            "Example.swift:1: FeedRepository should conform to a protocol FeedRepositoryProtocol"
        ],
        "dependenciesAreProtocols": [
            "Example.swift:4: FeedViewModel is given FeedUseCase, not FeedUseCaseProtocol"
        ],
        "viewModelIsInState": [
            "Example.swift:3: FeedView should hold its view model as @State private var viewModel"
        ],
        "buildersAreObservable": [
            "Example.swift:1: FeedBuilder should be an @Observable class"
        ],
        "buildersComeFromTheEnvironment": [
            "Example.swift:3: CarouselView should find its builder by @Environment(FeedDetailsBuilder.self)"
        ],
        "buildersTakeUsingMock": [
            "Example.swift:3: FeedBuilder.buildFeedView should take usingMock: it makes services"
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
            "Example.swift:2: FeedRepositoryMock should be called MockFeedRepository"
        ],
        "testsUseSwiftTesting": [
            "AppTests/FeedTests.swift:1: tests should import Testing, not XCTest"
        ],
        "viewModelTestsAreOnMainActor": [
            "AppTests/FeedViewModelTests.swift:5: FeedViewModelTests.load makes a view model: it "
                + "should be @MainActor"
        ],
        "combineIsNotUsed": [
            "Example.swift:1: Combine should not be needed"
        ],
        "completionHandlersAreNotUsed": [
            "Example.swift:2: FeedRepository.fetch should be async, without a completion handler"
        ],
        "entitiesAreSendable": [
            "Example.swift:1: FeedEntity should be Sendable"
        ],
        "addressesAreConstants": [
            "FeedRepository.swift:1: an address belongs in Constants.swift"
        ],
        "screenFolderIsComplete": [
            "App/FeedViewModel.swift:1: FeedViewModel belongs in FeedView/FeedViewModel.swift"
        ],
        "modelsAreIdentified": [
            "Example.swift:7: User should be Identifiable",
            "Example.swift:7: User should be Hashable",
        ],
        "servicesAreStructs": [
            "Example.swift:1: UserService should be a struct"
        ],
        "servicesAreAsynchronous": [
            "Example.swift:2: UserService.fetchUsers should be async throws"
        ],
        "responsesAreChecked": [
            "Example.swift:3: the status of the answer is not looked at: statusCode"
        ],
        "stateEnumIsGeneric": [
            "Example.swift:1: UserListState should be generic over what is loaded"
        ],
        "errorCarriesText": [
            "Example.swift:1: error should carry the text that is shown"
        ],
        "stateIsOneEnum": [
            "Example.swift:3: UserListViewModel.isLoading and errorMessage can contradict each other: "
                + "one enum says both"
        ],
        "viewModelIsOnMainActor": [
            "Example.swift:2: UserListViewModel should be @MainActor"
        ],
        "serviceIsInjectedWithDefault": [
            "Example.swift:6: UserListViewModel should have a UserService where none is given"
        ],
        "linkValuesHaveDestinations": [
            "Example.swift:4: nothing has a navigationDestination for the value of this link"
        ],
        "errorsOfferRetry": [
            "Example.swift:16: UserListView shows an error without a button to try again"
        ],
        "madeModelIsKept": [
            "Example.swift:3: FeedView makes FeedViewModel anew each time: keep it in @State or @StateObject"
        ],
    ]
}
