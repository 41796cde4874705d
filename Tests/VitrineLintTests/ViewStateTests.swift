// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct ViewStateTests {
    @Test("seed 001, ViewState Pattern: internal visibility")
    func viewStateIsInternal() throws {
        try expect(
            ViewStateIsInternal(),
            after: { try $0.replacing("enum Item", with: "public enum Item", in: "ItemListViewState") },
            gives: ["ItemListViewState.swift:4: ItemListViewState should be internal: other modules need not know it"]
        )
    }

    @Test("seed 001, ViewState Pattern: one state enum per view model")
    func viewModelHasOneStateEnum() throws {
        try expect(
            ViewModelHasOneStateEnum(),
            after: { try $0.replacing("ItemListViewState", with: "ItemDetailViewState", in: "ItemListViewModel") },
            gives: [
                "ItemListViewModel.swift:8: ItemDetailViewState belongs to ItemDetailViewModel: "
                    + "every view model has its own"
            ]
        )
        try expect(
            ViewModelHasOneStateEnum(),
            after: {
                try $0.replacing(
                    "    private let router",
                    with: "    private var other: ItemDetailViewState?\n    private let router",
                    in: "ItemListViewModel"
                )
            },
            gives: ["ItemListViewModel.swift:11: ItemListViewModel has a second state enum: ItemDetailViewState"]
        )
        try expect(
            ViewModelHasOneStateEnum(),
            after: { try $0.replacing("ItemListViewState", with: "Bool", in: "ItemListViewModel") },
            gives: ["ItemListViewModel.swift:8: ItemListViewModel.state should be of an enum that the feature declares"]
        )
    }

    @Test("seed 001, ViewState Pattern: idle is the initial state")
    func idleIsInitialState() throws {
        try expect(
            IdleIsInitialState(),
            after: {
                try $0.replacing(
                    "case idle\n    case loading",
                    with: "case loading\n    case idle",
                    in: "ItemListViewState"
                )
            },
            gives: ["ItemListViewState.swift:5: idle should be the first case, not loading"]
        )
        try expect(
            IdleIsInitialState(),
            after: { try $0.replacing("= .idle", with: "= .loading", in: "ItemListViewModel") },
            gives: ["ItemListViewModel.swift:8: ItemListViewModel.state should begin as .idle"]
        )
    }

    @Test("seed 001, ViewState Pattern: loaded contains the data")
    func loadedCarriesData() throws {
        try expect(
            LoadedCarriesData(),
            after: { try $0.replacing("loaded(Item)", with: "loaded", in: "ItemDetailViewState") },
            gives: ["ItemDetailViewState.swift:7: loaded should carry the data"]
        )
    }

    @Test("seed 001, ViewState Pattern: error contains the Error")
    func errorCarriesError() throws {
        try expect(
            ErrorCarriesError(),
            after: { try $0.replacing("error(Error)", with: "error(String)", in: "ItemDetailViewState") },
            gives: ["ItemDetailViewState.swift:8: error should carry the Error"]
        )
    }

    @Test("seed 001, For lists: a list has a case empty")
    func listStateHasEmpty() throws {
        try expect(
            ListStateHasEmpty(),
            after: { try $0.replacing("    case empty\n", with: "", in: "ItemListViewState") },
            gives: ["ItemListViewState.swift:4: ItemListViewState shows a list and has no case empty"]
        )
    }

    @Test("seed 001, Checklist: idle, loading, loaded and error cases")
    func viewStateHasEveryCase() throws {
        try expect(
            ViewStateHasEveryCase(),
            after: { try $0.replacing("    case loading\n", with: "", in: "ItemListViewState") },
            gives: ["ItemListViewState.swift:4: ItemListViewState has no case loading"]
        )
    }
}
