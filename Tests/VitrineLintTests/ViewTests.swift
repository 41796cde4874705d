// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct ViewTests {
    @Test("seed 004, View Pattern (with dependency injection): internal visibility")
    func viewIsInternal() throws {
        try expect(
            ViewIsInternal(),
            after: { try $0.replacing("struct WelcomeView", with: "public struct WelcomeView", in: "WelcomeView") },
            gives: ["WelcomeView.swift:6: WelcomeView should be internal: the feature hands it out as some View"]
        )
    }

    @Test("seed 004, View Pattern (with dependency injection): only the view model is received")
    func viewReceivesOnlyItsViewModel() throws {
        try expect(
            ViewReceivesOnlyItsViewModel(),
            after: {
                try $0.replacing(
                    "init(viewModel: ItemListViewModel)",
                    with: "init(viewModel: ItemListViewModel, title: String)",
                    in: "ItemListView"
                )
            },
            gives: ["ItemListView.swift:9: ItemListView.init should take viewModel and nothing else"]
        )
        try expect(
            ViewReceivesOnlyItsViewModel(),
            after: {
                try $0.replacing(
                    "    let viewModel: WelcomeViewModel\n",
                    with: "    let viewModel: WelcomeViewModel\n    let title: String\n",
                    in: "WelcomeView"
                )
            },
            gives: ["WelcomeView.swift:8: WelcomeView receives title: it should receive viewModel and nothing else"]
        )
        try expect(
            ViewReceivesOnlyItsViewModel(),
            after: {
                try $0.replacing("let viewModel: WelcomeViewModel", with: "let title: String", in: "WelcomeView")
            },
            gives: ["WelcomeView.swift:6: WelcomeView has no view model"]
        )
    }

    @Test("seed 004, View Pattern (with dependency injection): _viewModel = State(initialValue:)")
    func viewModelIsHeldInState() throws {
        try expect(
            ViewModelIsHeldInState(),
            after: {
                try $0.replacing(
                    "_viewModel = State(initialValue: viewModel)",
                    with: "self.viewModel = viewModel",
                    in: "ItemListView"
                )
            },
            gives: ["ItemListView.swift:6: ItemListView.init should say _viewModel = State(initialValue: viewModel)"]
        )
        try expect(
            ViewModelIsHeldInState(),
            after: { try $0.replacing("@State private var", with: "let", in: "ItemListView") },
            gives: ["ItemListView.swift:7: ItemListView should hold its view model as @State private var viewModel"]
        )
    }

    @Test("seed 004, State Rendering: a switch on viewModel.state")
    func contentSwitchesOnState() throws {
        try expect(
            ContentSwitchesOnState(),
            after: {
                try $0.replacing("switch viewModel.state {", with: "switch other {", in: "ItemListView")
                    .replacing(
                        "        content\n",
                        with: "        if case .loading = viewModel.state { content }\n",
                        in: "ItemDetailView"
                    )
            },
            gives: [
                "ItemDetailView.swift:14: ItemDetailView should decide by a switch on viewModel.state",
                "ItemListView.swift:6: ItemListView should render a switch on viewModel.state",
            ]
        )
    }

    @Test("seed 004, Checklist: every state is handled")
    func everyStateIsRendered() throws {
        try expect(
            EveryStateIsRendered(),
            after: { try $0.replacing("case .empty:", with: "default:", in: "ItemListView") },
            gives: [
                "ItemListView.swift:23: ItemListView does not render empty",
                "ItemListView.swift:23: ItemListView should render states by name, not default",
            ]
        )
    }

    @Test("seed 004, View Pattern (with dependency injection): @ViewBuilder")
    func computedViewsAreViewBuilders() throws {
        try expect(
            ComputedViewsAreViewBuilders(),
            after: { try $0.replacing("    @ViewBuilder\n", with: "", in: "ItemListView") },
            gives: ["ItemListView.swift:21: ItemListView.content should be @ViewBuilder"]
        )
    }

    @Test("seed 004, View Pattern (with dependency injection): no router in a view")
    func viewKnowsNoRouter() throws {
        try expect(
            ViewKnowsNoRouter(),
            after: {
                try $0.replacing(
                    "viewModel.didTapOnItemsButton()",
                    with: "router.navigate(to: .list)",
                    in: "WelcomeView"
                )
            },
            gives: ["WelcomeView.swift:11: WelcomeView knows router: its view model should navigate"]
        )
    }

    @Test("seed 004, Checklist: body loads in .task")
    func bodyLoadsInTask() throws {
        try expect(
            BodyLoadsInTask(),
            after: { try $0.replacing(".task {", with: ".onAppear {", in: "ItemListView") },
            gives: ["ItemListView.swift:6: ItemListView.body has no .task that awaits viewModel.load()"]
        )
    }

    @Test("seed 004, List View Pattern (with navigation): actions are the view model's")
    func actionsAreDelegated() throws {
        try expect(
            ActionsAreDelegated(),
            after: {
                try $0.replacing("viewModel.didSelect(item)", with: "viewModel.selection = item", in: "ItemListView")
            },
            gives: [
                "ItemListViewModel.swift:28: no view calls ItemListViewModel.didSelect",
                "ItemListView.swift:31: ItemListView changes viewModel.selection itself, not by a method",
            ]
        )
    }
}
