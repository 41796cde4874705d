// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct ViewModelFilesTests {
    @Test("seed 001, File structure: a view model's file is in ViewModels")
    func viewModelFileIsInViewModels() throws {
        try expect(
            ViewModelFileIsInViewModels(),
            after: {
                try $0.moving(
                    "ItemListViewModel",
                    to: "Features/Item/Sources/Presentation/ItemList/ItemListViewModel.swift"
                )
            },
            gives: [
                "ItemListViewModel.swift:7: ItemListViewModel belongs in "
                    + "Presentation/…/ViewModels/ItemListViewModel.swift"
            ]
        )
    }

    @Test("seed 001, File structure: a state enum's file is in ViewModels")
    func viewStateFileIsInViewModels() throws {
        try expect(
            ViewStateFileIsInViewModels(),
            after: {
                try $0.moving(
                    "ItemListViewState",
                    to: "Features/Item/Sources/Presentation/ItemList/Views/ItemListState.swift"
                )
            },
            gives: [
                "ItemListState.swift:4: ItemListViewState belongs in "
                    + "Presentation/…/ViewModels/ItemListViewState.swift"
            ]
        )
    }

    @Test("seed 001, File structure: a view model's tests stand where it stands")
    func viewModelHasTestsFile() throws {
        try expect(
            ViewModelHasTestsFile(),
            after: {
                try $0.moving("WelcomeViewModelTests", to: "Features/Item/Tests/WelcomeViewModelTests.swift")
            },
            gives: [
                "WelcomeViewModel.swift:7: WelcomeViewModelTests is missing: its file is "
                    + "Tests/Presentation/Welcome/ViewModels/WelcomeViewModelTests.swift"
            ]
        )
    }
}
