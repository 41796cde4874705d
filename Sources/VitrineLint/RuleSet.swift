// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Rules that are checked together.
package struct RuleSet: Sendable {
    package let rules: [any Rule]
    package let names: Set<String>

    package init(_ rules: [any Rule]) {
        self.rules = rules
        names = Set(rules.map(\.name))
    }

    package func rule(named name: String) -> (any Rule)? { rules.first { $0.name == name } }

    /// Every violation, in the order of the files; what breaks two rules is said twice.
    package func check(_ project: Project) -> [Violation] {
        rules.flatMap { $0.check(project) }.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }

    /// Every rule there is.
    package static let all = {
        var names: Set<String> = []
        return RuleSet(
            [everywhere, challenge, neva, userDirectory, plain].flatMap(\.rules).filter {
                names.insert($0.name).inserted
            })
    }()

    /// What counts in every profile.
    package static let everywhere = RuleSet([Parses(), DisableIsJustified()])

    /// Everything that seeds 000, 001 and 004 say and that sources can show.
    package static let challenge = RuleSet(viewModelRules + viewRules + exampleRules)

    private static let viewModelRules: [any Rule] = [
        ViewModelFileIsInViewModels(), ViewStateFileIsInViewModels(), ViewModelHasTestsFile(),
        ViewStateIsInternal(), ViewModelHasOneStateEnum(), IdleIsInitialState(), LoadedCarriesData(),
        ErrorCarriesError(), ListStateHasEmpty(), ViewStateHasEveryCase(),
        ViewModelIsObservable(), ViewModelIsFinalClass(), ViewModelIsInternal(), UseCasesAreContracts(),
        NavigatingViewModelRequiresRouter(), StateIsPrivateSet(), NavigationIsInDidMethods(),
        ListViewModelHasDidSelect(), LoadMakesTheTransitions(),
        InitialStateIsTested(), SuccessIsTested(), FailureIsTested(), UseCaseCallIsTested(), NavigationIsTested(),
        StatesAreMatchedWithGuardCase(), GuardCaseRecordsAnIssue(), UseCaseMocksRecordCalls(),
        NavigationTestsUseTheRealRouter(), TestsImportTheirModule(),
    ]

    private static let viewRules: [any Rule] = [
        ScreenIsInFeature(), FeatureHasEntryPoint(), OnlyEntryPointIsPublic(), ViewFileIsInViews(),
        ScreenHasViewAndViewModel(), ScreenHasSnapshotTests(), FeatureHasNoRouter(),
        ViewIsInternal(), ViewReceivesOnlyItsViewModel(), ViewModelIsHeldInState(), ContentSwitchesOnState(),
        EveryStateIsRendered(), ComputedViewsAreViewBuilders(), ViewKnowsNoRouter(), BodyLoadsInTask(),
        ActionsAreDelegated(),
        ViewHasPreview(), EveryStateHasPreview(), IdleHasNoPreview(), PreviewsHaveDescriptiveNames(),
        NavigatingPreviewsAreInNavigationStack(), PreviewMocksArePrivate(), PreviewMocksAreConfigurable(),
        PreviewsStandUnderTheirMarks(),
    ]

    private static let exampleRules: [any Rule] = [
        StatelessViewHoldsItsViewModelAsConstant(), LocalizedStringsArePrivate(), TextsAreLocalized(),
        IdentifiersArePrivateConstants(), IdentifiersAreApplied(),
    ]

    /// What seed 002 says of its layers, builders and tests, and that sources can show.
    package static let neva = RuleSet([
        ViewModelIsObservable(), ViewModelIsFinalClass(), LayersFollowTheirOrder(), ServicesHaveProtocols(),
        DependenciesAreProtocols(), ViewModelIsInState(), BuildersAreObservable(), BuildersComeFromTheEnvironment(),
        BuildersTakeUsingMock(), LinksLeadToBuilders(), LinksArePlain(), NavigationStackIsUsed(),
        MocksAreNamedAfterProtocols(), TestsUseSwiftTesting(), ViewModelTestsAreOnMainActor(), CombineIsNotUsed(),
        CompletionHandlersAreNotUsed(), EntitiesAreSendable(), AddressesAreConstants(), ScreenFolderIsComplete(),
    ])

    /// What seed 003 says of its four layers, and that sources can show.
    package static let userDirectory = RuleSet([
        ModelsAreIdentified(), ServicesAreStructs(), ServicesAreAsynchronous(), ResponsesAreChecked(),
        StateEnumIsGeneric(), ViewStateHasEveryCase(), IdleIsInitialState(), LoadedCarriesData(), ErrorCarriesText(),
        StateIsOneEnum(), ViewModelIsOnMainActor(), ViewModelIsObservable(), ViewModelIsFinalClass(),
        StateIsPrivateSet(), ServiceIsInjectedWithDefault(), LoadMakesTheTransitions(), ViewModelIsInState(),
        NavigationStackIsUsed(), ContentSwitchesOnState(), EveryStateIsRendered(), BodyLoadsInTask(),
        LinkValuesHaveDestinations(), ErrorsOfferRetry(), CombineIsNotUsed(), CompletionHandlersAreNotUsed(),
    ])

    /// What is a mistake, or a trap, in any architecture.
    package static let plain = RuleSet([
        ViewModelIsFinalClass(), StateIsPrivateSet(), StateIsOneEnum(), IdentifiersAreApplied(),
        MadeModelIsKept(), NavigationStackIsUsed(), ResponsesAreChecked(),
        PreviewsHaveDescriptiveNames(), IdleHasNoPreview(), GuardCaseRecordsAnIssue(), LinkValuesHaveDestinations(),
    ])
}
