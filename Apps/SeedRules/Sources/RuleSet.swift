// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Rules that are checked together.
package struct RuleSet: Sendable {
    package let rules: [any Rule]

    package init(_ rules: [any Rule]) {
        self.rules = rules
    }

    /// Every violation, in the order of the files; what breaks two rules is said twice. What does not parse is one too,
    /// because the rules see only a part of it.
    package func check(_ project: Project) -> [Violation] {
        let unread = project.files.filter(\.hasSyntaxErrors).map {
            Violation($0.location, "this does not parse as Swift")
        }
        return (unread + rules.flatMap { $0.check(project) })
            .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }

    /// Everything that seeds 000, 001 and 004 say and that sources can show.
    package static let seeds = RuleSet(viewModelRules + viewRules + exampleRules)

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
        FeatureHasEntryPoint(), OnlyEntryPointIsPublic(), ViewFileIsInViews(), ScreenHasViewAndViewModel(),
        ScreenHasSnapshotTests(), FeatureHasNoRouter(),
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
}
