// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension GuideTemplates {
    var featureGuide: String {
        #"""
        # How to work here

        A guide for agents and people. `README.md` says where things are. `vitrine add` writes what the two skills below describe; start
        with it, then change what it wrote. After each step: `vitrine test`, `vitrine lint` (`--explain RULE` says why), and
        `vitrine snapshot --output DIR`, whose pictures show what you made.

        - Features never import each other. What both need goes to `Libraries/Common` (views, texts) or `Libraries/Core`.
        - Public are `{Feature}Feature` and `{Feature}Navigation` alone.
        - A text is a key of `Localizable.xcstrings`. Keys begin with the screen: `\#(feature.value)List.title`.
        - A type has one purpose, and its file its name.
        - Tests are Swift Testing, in the order Given, When, Then; the tested thing is called `sut`.

        ## Skill: view

        For a new screen, or another part of one.

        `vitrine add view {Name} --list|--detail|--stateless --feature {Feature}`

        Where: `Libraries/Features/{Feature}/Sources/Presentation/{Screen}/Views/{Screen}View.swift`. The screen has a folder of its own,
        its view model beside it in `ViewModels`, its pictures in `Tests/Presentation/{Screen}/Snapshots`.

        1. The view is given its view model and nothing else. With states it keeps it: `@State private var viewModel`, set in `init` by
           `_viewModel = State(initialValue: viewModel)`. Without states it has `let viewModel`.
        2. `body` shows `content` and loads in `.task`. `content` is a `@ViewBuilder` with one `switch` over `viewModel.state`, in which each
           state is written out: `idle` is `Color.clear`, `loading` a `ProgressView`, `empty` and `error` a `ContentUnavailableView`.
        3. What a user does is a call of the view model (`viewModel.didSelect(item)`). No router, no use case, no decision in a view.
        4. Below the view, in this order, each under its `// MARK: -`: `LocalizedStrings` and `AccessibilityIdentifiers` (private enums,
           nothing else holds a text or an identifier), `Previews`, `Preview Mocks`.
        5. One preview for each state but `idle`, named after it, in a `NavigationStack` where the view has a title or navigates. A screen
           without states has one preview.
        6. The mocks of previews are private, and told what to do by `delay`, `isEmpty` and `shouldFail`.
        7. Nothing is public. The place of the screen is a case of `{Feature}Navigation`, the view for it in `{Feature}Feature`.

        Done when: `vitrine snapshot` shows each state, `vitrine lint` finds nothing, and each state has a snapshot test.

        ## Skill: viewmodel

        For the state of a screen, and what a user can do there.

        `vitrine add viewmodel {Name} --list|--detail|--stateless --feature {Feature}`

        Where: `…/Presentation/{Screen}/ViewModels/{Screen}ViewModel.swift`, the states in `{Screen}ViewState.swift` beside it, tests in
        `Tests/Presentation/{Screen}/ViewModels`.

        1. States are one enum: `idle` (at first), `loading`, `loaded` with the data, `error` with the error; of lists also `empty`.
        2. The view model is an `@Observable final class`, not public. `state` is `private(set)`.
        3. It is given use cases as their contracts (`Get\#(feature.plural)UseCaseContract`), and a `RouterContract` if it navigates.
        4. `load()` goes from `loading` to an outcome. Whether a list is empty is decided here.
        5. What a user does is a function that begins with `did`: `didSelect(_:)`, `didTapOn…Button()`. Only those navigate.
        6. The container of the feature makes it, with the use cases it needs.

        Tests, with mocks of the use cases and the real `Router`: `initialStateIsIdle`, `loadSetsLoadedStateOnSuccess`,
        `loadSetsErrorStateOnFailure`, `loadCallsUseCase` (with an identifier: `loadCallsUseCaseWithCorrectId`), and for each function that
        navigates one test that expects `router.path.count`. States are matched by `guard case … else { Issue.record(…) }`.

        Done when: `vitrine test` passes, `vitrine lint` finds nothing, and a state that the screen can be in is a case.

        """#
    }

    var plainGuide: String {
        #"""
        # How to work here

        A guide for agents and people: model → service → view model → views. Data flows down, events flow up.

        - After each step: `vitrine test`, `vitrine lint` (`--explain RULE` says why), and `vitrine snapshot --output DIR`, whose pictures
          show what you made.
        - Tests are Swift Testing. A view model is tested with a service that the test makes.
        - Larger apps have features of their own: `vitrine new APP` without `--profile plain` shows how.

        ## Skill: view

        1. A screen that loads keeps its view model in `@State` and shows one `switch` over `viewModel.state`; each state is written out.
        2. It loads in `.task`. A failure says what happened and offers to try again.
        3. A detail is given its value and has no view model.
        4. Each state has a `#Preview`, named after it.

        Done when: `vitrine snapshot` shows each state.

        ## Skill: viewmodel

        1. `@MainActor @Observable final class`, with `private(set) var state: ViewState<…> = .idle`: one value says what is shown, so that
           no two can contradict each other.
        2. It is given its service, with the real one as default.
        3. A function loads: `loading`, then `loaded` or `error`.

        Tests: the initial state, success, failure; states are matched by `guard case … else { Issue.record(…) }`.

        Done when: `vitrine test` passes.

        """#
    }
}
