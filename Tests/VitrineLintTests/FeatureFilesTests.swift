// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct FeatureFilesTests {
    @Test("seed 004, File structure: a screen is in a feature")
    func screenIsInFeature() throws {
        try expect(
            ScreenIsInFeature(),
            after: {
                try $0.moving("WelcomeViewModel", to: "App/Sources/WelcomeViewModel.swift")
                    .moving("WelcomeView", to: "App/Sources/WelcomeView.swift")
            },
            gives: [
                "WelcomeViewModel.swift:7: WelcomeViewModel is outside of Features/{Feature}",
                "WelcomeView.swift:6: WelcomeView is outside of Features/{Feature}",
            ]
        )
    }

    @Test("seed 004, File structure: entry point, destinations and container")
    func featureHasEntryPoint() throws {
        try expect(
            FeatureHasEntryPoint(),
            after: {
                try $0.moving("ItemContainer", to: "Features/Item/Sources/ItemContainer.swift").removing(
                    "ItemNavigation"
                )
            },
            gives: [
                "ItemNavigation.swift:1: Item has no ItemNavigation here",
                "ItemContainer.swift:1: Item has no ItemContainer here",
            ]
        )
    }

    @Test("seed 004, File structure: only the entry point is public")
    func onlyEntryPointIsPublic() throws {
        try expect(
            OnlyEntryPointIsPublic(),
            after: { try $0.replacing("struct Item:", with: "public struct Item:", in: "Item") },
            gives: ["Item.swift:4: only ItemFeature.swift and ItemNavigation.swift should be public"]
        )
    }

    @Test("seed 004, File structure: a view's file is in Views")
    func viewFileIsInViews() throws {
        try expect(
            ViewFileIsInViews(),
            after: {
                try $0.moving("WelcomeView", to: "Features/Item/Sources/Presentation/Views/WelcomeView.swift")
            },
            gives: ["WelcomeView.swift:6: WelcomeView belongs in Presentation/{Screen}/Views/WelcomeView.swift"]
        )
    }

    @Test("seed 004, File structure: a screen's view and view model stand together")
    func screenHasViewAndViewModel() throws {
        try expect(
            ScreenHasViewAndViewModel(),
            after: {
                try $0.moving(
                    "WelcomeViewModel",
                    to: "Features/Item/Sources/Presentation/ItemList/ViewModels/WelcomeViewModel.swift"
                )
            },
            gives: ["WelcomeViewModel.swift:1: the screen Welcome has no ViewModels/WelcomeViewModel.swift"]
        )
    }

    @Test("seed 004, File structure: snapshot tests")
    func screenHasSnapshotTests() throws {
        try expect(
            ScreenHasSnapshotTests(),
            after: {
                try $0.replacing("assertSnapshot(", with: "print(", in: "WelcomeViewSnapshotTests")
                    .removing("ItemListViewSnapshotTests")
            },
            gives: [
                "ItemListViewSnapshotTests.swift:1: ItemListViewSnapshotTests takes no snapshot of ItemListView",
                "WelcomeViewSnapshotTests.swift:1: WelcomeViewSnapshotTests takes no snapshot of WelcomeView",
            ]
        )
    }

    @Test("seed 004, File structure: no router in a feature")
    func featureHasNoRouter() throws {
        try expect(
            FeatureHasNoRouter(),
            after: {
                $0.adding("enum Way {}", at: "Features/Item/Sources/Router/Way.swift")
                    .adding("\nfinal class ItemRouter {}", at: "Features/Item/Sources/Ways.swift")
            },
            gives: [
                "Way.swift:1: a feature has no Router folder: the router is in Core",
                "Ways.swift:2: a feature declares no router: the router is in Core",
            ]
        )
    }
}
