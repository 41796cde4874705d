// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

/// Which files are whose, and what is taken for a screen.
struct DiscoveryTests {
    private static let view = "struct ItemView: View { @State private var model = ItemViewModel() }"
    private static let viewModel = "final class ItemViewModel { var state: Loading<[Item]> = .idle }"

    @Test
    func aProjectWithoutFeatureFoldersIsOneFeature() {
        let project = Project(sources: [
            "App/ItemView.swift": Self.view, "App/ItemViewModel.swift": Self.viewModel,
            "App/Loading.swift": "enum Loading<T> { case idle, loaded(T) }",
            "AppTests/A.swift": "import Testing\nstruct ItemViewModelTests {}",
            "B.swift": "import XCTest\nfinal class C {}",
        ])
        #expect(project.features.map(\.isFolder) == [false])
        #expect(project.outside == nil)
        #expect(project.tests.map(\.path) == ["AppTests/A.swift", "B.swift"])
        #expect(project.viewModels.map(\.name) == ["ItemViewModel"])
        #expect(project.viewModels.first?.stateType?.name == "Loading")
        #expect(project.viewModels.first?.tests != nil)
        #expect(project.views.first?.viewModel?.name == "ItemViewModel")
        #expect(project.views.first?.viewModelName == "model")
    }

    @Test
    func featureFoldersAreFoundByTheirNames() {
        var naming = Naming()
        naming.features = ["Screens"]
        let sources = [
            "Kit/Screens/Item/Sources/ItemView.swift": Self.view,
            "Kit/Screens/Item/Sources/ItemViewModel.swift": Self.viewModel, "App/Main.swift": "struct Main {}",
        ]
        let project = Project(sources: sources, naming: naming)
        #expect(project.features.map(\.folder) == ["Kit/Screens/Item"])
        #expect(project.outside?.sources.map(\.path) == ["App/Main.swift"])
        #expect(Project(sources: sources).featureFolders.isEmpty)
    }

    @Test
    func namesOfViewModelsCanBeChosen() {
        var naming = Naming()
        naming.viewModel = "Store"
        let project = Project(
            sources: ["A.swift": "final class ItemStore {}\nfinal class ItemViewModel {}"], naming: naming)
        #expect(project.viewModels.map(\.name) == ["ItemStore"])
    }

    @Test(arguments: [
        ("struct Item {}", true), (view, false), ("final class ItemViewModel {}", false),
        ("private struct ItemView: View {}", true), ("extension View { func red() {} }", true),
    ])
    func aProjectIsWithoutScreens(source: String, isWithout: Bool) {
        #expect(Project(sources: ["A.swift": source]).isWithoutScreens == isWithout)
        let folder = Project(sources: ["App/A.swift": source, "Features/Item/Sources/B.swift": "struct B {}"])
        #expect(folder.isWithoutScreens == isWithout)
    }

    @Test
    func theProfileSuitsTheProject() throws {
        #expect(Profile.suiting(try Challenge.project.get()) == .challenge)
        #expect(Profile.suiting(Project(sources: ["App/ItemView.swift": Self.view])) == .plain)
        #expect(Profile.suiting(Project(sources: ["Features/Item/Sources/A.swift": Self.view])) == .plain)
    }

    /// Without features nothing passes because there are none.
    @Test
    func theChecklistsJudgeScreensOutsideOfFeatures() {
        let project = Project(sources: ["App/ItemView.swift": Self.view, "App/ItemViewModel.swift": Self.viewModel])
        let found = Set(RuleSet.challenge.rules.filter { !$0.check(project).isEmpty }.map(\.name))
        #expect(
            found.isSuperset(of: [
                "screenIsInFeature", "viewFileIsInViews", "viewModelFileIsInViewModels", "viewModelHasTestsFile",
                "viewHasPreview", "viewModelIsObservable", "stateIsPrivateSet", "bodyLoadsInTask",
            ]))
    }
}
