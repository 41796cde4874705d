// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct ViewModelTests {
    @Test("seed 001, ViewModel Pattern (List - with navigation): @Observable")
    func viewModelIsObservable() throws {
        try expect(
            ViewModelIsObservable(),
            after: { try $0.replacing("@Observable\n", with: "", in: "ItemListViewModel") },
            gives: ["ItemListViewModel.swift:6: ItemListViewModel should be @Observable"]
        )
    }

    @Test("seed 001, ViewModel Pattern (List - with navigation): final class")
    func viewModelIsFinalClass() throws {
        try expect(
            ViewModelIsFinalClass(),
            after: { try $0.replacing("final class", with: "class", in: "ItemListViewModel") },
            gives: ["ItemListViewModel.swift:7: ItemListViewModel should be a final class"]
        )
    }

    @Test("seed 001, ViewModel Pattern (List - with navigation): internal visibility")
    func viewModelIsInternal() throws {
        try expect(
            ViewModelIsInternal(),
            after: { try $0.replacing("final class", with: "public final class", in: "WelcomeViewModel") },
            gives: ["WelcomeViewModel.swift:7: WelcomeViewModel should be internal: other modules need not know it"]
        )
    }

    @Test("seed 001, ViewModel Pattern (List - with navigation): use cases by contract")
    func useCasesAreContracts() throws {
        try expect(
            UseCasesAreContracts(),
            after: { try $0.replacing("GetItemUseCaseContract", with: "GetItemUseCase", in: "ItemDetailViewModel") },
            gives: [
                "ItemDetailViewModel.swift:11: ItemDetailViewModel depends on GetItemUseCase, not its contract",
                "ItemDetailViewModel.swift:13: ItemDetailViewModel depends on GetItemUseCase, not its contract",
            ]
        )
        try expect(
            UseCasesAreContracts(),
            after: {
                try $0.replacing(
                    "= getItemUseCase\n",
                    with: "= GetItemUseCase()\n",
                    in: "ItemDetailViewModel"
                )
            },
            gives: [
                "ItemDetailViewModel.swift:15: ItemDetailViewModel makes GetItemUseCase itself: "
                    + "take its contract in init"
            ]
        )
        try expect(
            UseCasesAreContracts(),
            after: {
                try $0.adding(
                    "struct ItemStore: ItemStoreContract {}",
                    at: "Features/Item/Sources/Data/ItemStore.swift"
                )
                .replacing(
                    "private let router",
                    with: "private let store: ItemStore\n    private let router",
                    in: "ItemListViewModel"
                )
            },
            gives: ["ItemListViewModel.swift:11: ItemListViewModel depends on ItemStore, not its contract"]
        )
        let fallback = try Sample.conforming().replacing(
            "= getItemUseCase\n",
            with: "= getItemUseCase ?? GetItemUseCase()\n",
            in: "ItemDetailViewModel"
        )
        #expect(UseCasesAreContracts().check(fallback.project).isEmpty)
    }

    @Test("seed 001, ViewModel Pattern (List - with navigation): a router is required where it navigates")
    func navigatingViewModelRequiresRouter() throws {
        try expect(
            NavigatingViewModelRequiresRouter(),
            after: { try $0.replacing("init(router: RouterContract)", with: "init()", in: "WelcomeViewModel") },
            gives: ["WelcomeViewModel.swift:7: WelcomeViewModel navigates: its init should take a router"]
        )
        try expect(
            NavigatingViewModelRequiresRouter(),
            after: {
                try $0.replacing("router: RouterContract)", with: "router: RouterContract?)", in: "ItemListViewModel")
            },
            gives: [
                "ItemListViewModel.swift:7: ItemListViewModel navigates: "
                    + "its router should be neither optional nor defaulted"
            ]
        )
    }

    @Test("seed 001, ViewModel Pattern (List - with navigation): state is private(set)")
    func stateIsPrivateSet() throws {
        try expect(
            StateIsPrivateSet(),
            after: { try $0.replacing("private(set) var", with: "var", in: "ItemListViewModel") },
            gives: ["ItemListViewModel.swift:8: ItemListViewModel.state should be private(set)"]
        )
    }

    @Test("seed 001, ViewModel Pattern (List - with navigation): didSelect methods")
    func navigationIsInDidMethods() throws {
        try expect(
            NavigationIsInDidMethods(),
            after: { try $0.replacing("didSelect", with: "open", in: "ItemListViewModel") },
            gives: [
                "ItemListViewModel.swift:28: ItemListViewModel.open navigates: "
                    + "name it for what was done (didSelect, didTapOn…)"
            ]
        )
    }

    @Test("seed 001, Checklist: didSelect, if navigating")
    func listViewModelHasDidSelect() throws {
        try expect(
            ListViewModelHasDidSelect(),
            after: { try $0.replacing("didSelect", with: "didTap", in: "ItemListViewModel") },
            gives: [
                "ItemListViewModel.swift:7: ItemListViewModel is a list with a router "
                    + "and has no didSelect that navigates"
            ]
        )
    }

    @Test("seed 001, Checklist: load with state transitions")
    func loadMakesTheTransitions() throws {
        try expect(
            LoadMakesTheTransitions(),
            after: { try $0.replacing("        state = .loading\n", with: "", in: "ItemListViewModel") },
            gives: ["ItemListViewModel.swift:7: ItemListViewModel never becomes loading"]
        )
        try expect(
            LoadMakesTheTransitions(),
            after: {
                try $0.replacing(
                    "state = .loading",
                    with: "if case .loading = state { return }",
                    in: "ItemListViewModel"
                )
            },
            gives: ["ItemListViewModel.swift:7: ItemListViewModel never becomes loading"]
        )
        try expect(
            LoadMakesTheTransitions(),
            after: { try $0.replacing("func load() async", with: "func load()", in: "ItemDetailViewModel") },
            gives: ["ItemDetailViewModel.swift:7: ItemDetailViewModel has no asynchronous load or fetch method"]
        )
    }
}
