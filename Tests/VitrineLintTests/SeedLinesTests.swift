// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

/// What the seeds say, line by line, and the rules that say it: none of them can leave its profile unnoticed.
struct SeedLinesTests {
    /// A line of a seed in our words, and its rules.
    struct Line: Sendable {
        let text: String
        let rules: [String]

        init(_ text: String, _ rules: String...) {
            self.text = text
            self.rules = rules
        }
    }

    /// Seed 001. Its last line, to run the tests, is `vitrine test`.
    static let viewModelSkill = [
        Line("checklist: the states are an enum with idle, loading, loaded and error", "viewStateHasEveryCase"),
        Line("checklist: the view model is an @Observable class", "viewModelIsObservable"),
        Line("checklist: use cases are injected as contracts", "useCasesAreContracts"),
        Line("checklist: a view model that navigates is given the router", "navigatingViewModelRequiresRouter"),
        Line("checklist: loading makes the transitions", "loadMakesTheTransitions"),
        Line(
            "checklist: what a user does is didSelect and its like", "navigationIsInDidMethods",
            "listViewModelHasDidSelect"),
        Line(
            "checklist: initial state, success, error, calls and navigation are tested", "initialStateIsTested",
            "successIsTested", "failureIsTested", "useCaseCallIsTested", "navigationIsTested"),
        Line(
            "files: view models, states and tests have their folders", "viewModelFileIsInViewModels",
            "viewStateFileIsInViewModels", "viewModelHasTestsFile"),
        Line("states: internal", "viewStateIsInternal"),
        Line("states: one enum for each view model", "viewModelHasOneStateEnum"),
        Line("states: idle is the first", "idleIsInitialState"),
        Line("states: loaded has the data", "loadedCarriesData"),
        Line("states: error has the error", "errorCarriesError"),
        Line("states: lists have empty", "listStateHasEmpty"),
        Line("view models: final", "viewModelIsFinalClass"),
        Line("view models: internal", "viewModelIsInternal"),
        Line("view models: the state is private(set)", "stateIsPrivateSet"),
        Line("tests: states are matched by guard case", "statesAreMatchedWithGuardCase"),
        Line("tests: a failure is recorded", "guardCaseRecordsAnIssue"),
        Line("tests: the router is the real one", "navigationTestsUseTheRealRouter"),
        Line("tests: mocks count calls", "useCaseMocksRecordCalls"),
        Line("tests: the module is imported as testable", "testsImportTheirModule"),
    ]

    /// Seed 004.
    static let viewSkill = [
        Line("checklist: a view is given its view model only", "viewReceivesOnlyItsViewModel"),
        Line("checklist: it keeps it by State(initialValue:)", "viewModelIsHeldInState"),
        Line("checklist: what a user does is a call of the view model", "actionsAreDelegated"),
        Line("checklist: the body loads in .task", "bodyLoadsInTask"),
        Line("checklist: the content is a switch over the state", "contentSwitchesOnState"),
        Line("checklist: every state is handled", "everyStateIsRendered"),
        Line(
            "checklist: a preview of each state but idle, with private mocks", "everyStateHasPreview",
            "idleHasNoPreview", "previewMocksArePrivate"),
        Line(
            "files: features, their entry, screens, views, snapshots, no router", "screenIsInFeature",
            "featureHasEntryPoint", "onlyEntryPointIsPublic", "viewFileIsInViews", "screenHasViewAndViewModel",
            "screenHasSnapshotTests", "featureHasNoRouter"),
        Line("views: internal", "viewIsInternal"),
        Line("views: computed views are builders", "computedViewsAreViewBuilders"),
        Line("views: no router", "viewKnowsNoRouter"),
        Line("previews: all views have one", "viewHasPreview"),
        Line("previews: names say the state", "previewsHaveDescriptiveNames"),
        Line("previews: in a NavigationStack where the view navigates", "navigatingPreviewsAreInNavigationStack"),
        Line("previews: mocks are configurable", "previewMocksAreConfigurable"),
        Line("previews: at the bottom, under their marks", "previewsStandUnderTheirMarks"),
    ]

    /// Seed 000.
    static let examples = [
        Line("a view without states has a constant view model", "statelessViewHoldsItsViewModelAsConstant"),
        Line("texts are private, and localized", "localizedStringsArePrivate", "textsAreLocalized"),
        Line(
            "identifiers are private constants, and are applied", "identifiersArePrivateConstants",
            "identifiersAreApplied"),
    ]

    /// Seed 002.
    static let neva = [
        Line("view, view model, use case, repository, network service", "layersFollowTheirOrder"),
        Line("service layers have protocols", "servicesHaveProtocols"),
        Line("dependencies are protocols", "dependenciesAreProtocols"),
        Line("view models are @Observable final classes", "viewModelIsObservable", "viewModelIsFinalClass"),
        Line("view models are in @State", "viewModelIsInState"),
        Line("builders are @Observable", "buildersAreObservable"),
        Line("builders are found in the environment", "buildersComeFromTheEnvironment"),
        Line("builders take usingMock", "buildersTakeUsingMock"),
        Line("links lead to what builders make", "linksLeadToBuilders"),
        Line("links are plain", "linksArePlain"),
        Line("pages are in a NavigationStack", "navigationStackIsUsed"),
        Line("mocks are called Mock and the protocol", "mocksAreNamedAfterProtocols"),
        Line("tests are Swift Testing's", "testsUseSwiftTesting"),
        Line("tests of view models are on the main actor", "viewModelTestsAreOnMainActor"),
        Line("no Combine, no callbacks", "combineIsNotUsed", "completionHandlersAreNotUsed"),
        Line("entities are Sendable", "entitiesAreSendable"),
        Line("addresses are constants", "addressesAreConstants"),
        Line("a screen's folder has its files", "screenFolderIsComplete"),
    ]

    /// Seed 003.
    static let directory = [
        Line("models are Codable, Identifiable and Hashable", "modelsAreIdentified"),
        Line("services are structs", "servicesAreStructs"),
        Line("services are async throws", "servicesAreAsynchronous"),
        Line("the status of an answer is looked at", "responsesAreChecked"),
        Line("the state is one generic enum", "stateEnumIsGeneric", "stateIsOneEnum"),
        Line(
            "idle, loading, loaded with the data, error with its text", "viewStateHasEveryCase", "idleIsInitialState",
            "loadedCarriesData", "errorCarriesText"),
        Line(
            "view models are @MainActor @Observable final classes", "viewModelIsOnMainActor", "viewModelIsObservable",
            "viewModelIsFinalClass"),
        Line("the state is private(set)", "stateIsPrivateSet"),
        Line("the service has a default", "serviceIsInjectedWithDefault"),
        Line("loading makes the transitions", "loadMakesTheTransitions"),
        Line("view models are in @State", "viewModelIsInState"),
        Line("pages are in a NavigationStack", "navigationStackIsUsed"),
        Line("the view is a switch over the state, with every state", "contentSwitchesOnState", "everyStateIsRendered"),
        Line("the view loads in .task", "bodyLoadsInTask"),
        Line("values of links have destinations", "linkValuesHaveDestinations"),
        Line("an error offers to try again", "errorsOfferRetry"),
        Line("no Combine, no callbacks", "combineIsNotUsed", "completionHandlersAreNotUsed"),
    ]

    private static func names(_ lines: [Line]) -> Set<String> { Set(lines.flatMap(\.rules)) }

    @Test
    func everyLineOfTheSkillsIsInTheirProfileAndNoRuleIsWithoutOne() {
        #expect(Self.names(Self.viewModelSkill + Self.viewSkill + Self.examples) == RuleSet.challenge.names)
    }

    @Test
    func rulesNameTheSeedOfTheirLines() {
        for (seed, lines) in [("001", Self.viewModelSkill), ("004", Self.viewSkill), ("000", Self.examples)] {
            for name in Self.names(lines) {
                #expect(RuleSet.all.rule(named: name)?.heading.seed == seed, "\(name)")
            }
        }
    }

    @Test
    func everyLineOfTheOtherSeedsIsInItsProfileAndNoRuleIsWithoutOne() {
        #expect(Self.names(Self.neva) == RuleSet.neva.names)
        #expect(Self.names(Self.directory) == RuleSet.userDirectory.names)
    }

    /// A profile is its rules, as errors, and what counts everywhere; `plain` warns.
    @Test(arguments: [
        (Profile.challenge, RuleSet.challenge, Severity.error), (.neva, RuleSet.neva, .error),
        (.userDirectory, RuleSet.userDirectory, .error), (.plain, RuleSet.plain, .warning),
    ])
    func profilesHaveTheirRulesAndThoseThatCountEverywhere(profile: Profile, rules: RuleSet, severity: Severity) {
        #expect(RuleSet.everywhere.names == ["parses", "disableIsJustified"])
        for rule in RuleSet.all.rules {
            let expected: Severity? =
                rules.names.contains(rule.name)
                ? severity : RuleSet.everywhere.names.contains(rule.name) ? .error : nil
            #expect(profile.severities[rule.name] == expected, "\(rule.name)")
        }
    }

    /// What is right or wrong whatever an app is built like.
    @Test
    func theProfileForAnyProjectHasWhatIsAMistakeAnywhere() {
        #expect(
            RuleSet.plain.names == [
                "viewModelIsFinalClass", "stateIsPrivateSet", "stateIsOneEnum", "identifiersAreApplied",
                "madeModelIsKept", "navigationStackIsUsed", "responsesAreChecked", "previewsHaveDescriptiveNames",
                "idleHasNoPreview", "guardCaseRecordsAnIssue", "linkValuesHaveDestinations",
            ])
    }
}
