// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineTemplates

@Suite("Projects that are begun")
struct NewProjectTests {
    @Test(arguments: [true, false], [("Shop", "Item"), ("URLKeeper", "OrderLine"), ("A", "Category")])
    func everyFileParsesAndIsTidy(isPlain: Bool, names: (app: String, feature: String)) throws {
        let files = try Sandbox(names.app, feature: names.feature, isPlain: isPlain).files()
        #expect(files.count > 12)
        #expect(Syntaxes.faults(in: files) == [])
        #expect(Syntaxes.untidy(in: files) == [])
    }

    @Test func theArchitectureIsThere() throws {
        let files = try Sandbox().files()
        for path in [
            "Package.swift", "README.md", "AGENTS.md", ".gitignore", ".github/workflows/ci.yml",
            "App/Sources/ShopApp.swift",
            "App/Sources/RootView.swift", "App/Sources/AppContainer.swift",
            "Libraries/Core/Sources/Navigation/RouterContract.swift",
            "Libraries/Common/Sources/Resources/Localizable.xcstrings",
            "Libraries/Features/Home/Sources/HomeFeature.swift",
            "Libraries/Features/Item/Sources/Container/ItemContainer.swift",
            "Libraries/Features/Item/Sources/Domain/UseCases/GetItemsUseCaseContract.swift",
            "Libraries/Features/Item/Sources/Presentation/ItemList/Views/ItemListView.swift",
            "Libraries/Features/Item/Sources/Presentation/ItemDetail/ViewModels/ItemDetailViewState.swift",
            "Libraries/Features/Item/Tests/Mocks/GetItemUseCaseMock.swift",
            "Libraries/Features/Item/Tests/Presentation/ItemList/ViewModels/ItemListViewModelTests.swift",
            "Libraries/Features/Item/Tests/Presentation/ItemDetail/Snapshots/ItemDetailViewSnapshotTests.swift",
        ] {
            #expect(files[path] != nil, "\(path)")
        }
    }

    @Test(arguments: [true, false])
    func theGuidesSayWhatAMacIsForHowViewsAreWrittenAndWhatIsChecked(isPlain: Bool) throws {
        let sandbox = try Sandbox(isPlain: isPlain)
        let readme = try sandbox.text("README.md")
        for verb in ["run", "dev", "previews", "test", "lint", "snapshot"] {
            #expect(readme.contains("    vitrine \(verb) "), "\(verb)")
        }
        #expect(readme.contains("\n## In Xcode\n\nOpen `Package.swift`"))
        #expect(readme.contains("\nOnly a Mac can check "))
        #expect(readme.contains("swift-snapshot-testing") == !isPlain)
        let guide = try sandbox.text("AGENTS.md")
        let skills = guide.matches(of: /(?m)^## Skill: (\w+)$/).map { String($0.1) }
        #expect(skills == ["view", "viewmodel"])
        #expect(guide.matches(of: /(?m)^Done when:/).count == 2)
        let workflow = try sandbox.text(".github/workflows/ci.yml")
        for step in [
            " install PREFIX=/usr/local", "vitrine test --xunit ", "vitrine lint --format github",
            "vitrine snapshot --output ", "vitrine snapshot --against ", "changes.md >> \"$GITHUB_STEP_SUMMARY\"",
        ] {
            #expect(workflow.contains(step), "\(step)")
        }
    }

    @Test func aViewHasItsSectionsInTheirOrderAndAPreviewOfEachState() throws {
        let view = try Sandbox().text("Libraries/Features/Item/Sources/Presentation/ItemList/Views/ItemListView.swift")
        let marks = view.matches(of: /\/\/ MARK: - (.+)/).map { String($0.1) }
        #expect(marks == ["LocalizedStrings", "AccessibilityIdentifiers", "Previews", "Preview Mocks"])
        #expect(
            view.matches(of: /#Preview\("(\w+)"\)/).map { String($0.1) } == ["Loading", "Loaded", "Empty", "Error"])
    }

    @Test func theCatalogHasEveryTextThatIsUsedAndNoOther() throws {
        let sandbox = try Sandbox()
        try sandbox.add(.feature, "Order")
        try sandbox.add(.feature, "About", [.stateless])
        try sandbox.add(.view, "ReviewList", feature: "Item")
        let files = try sandbox.files()
        let used = files.filter { $0.key.contains("/Sources/") && $0.key.hasSuffix(".swift") }.values.flatMap { text in
            text.matches(of: /"([\w.]+)"\.localized\(\)/).map { String($0.1) }
        }
        let catalog = try #require(StringCatalog(files[ProjectPaths.catalog] ?? ""))
        #expect(catalog.keys.sorted() == Set(used).sorted())
    }

    /// Were an entity called like one of them, sources of the templates would mean it.
    @Test func everyTypeThatTheTemplatesNameIsReservedOrTheirOwn() throws {
        for isPlain in [true, false] {
            let sandbox = try Sandbox("Zzz", feature: "Qqq", isPlain: isPlain)
            if !isPlain { try sandbox.add(.feature, "About", [.stateless]) }
            let parts = try sandbox.files().filter { $0.key.hasSuffix(".swift") && $0.key != "Package.swift" }.values
                .map {
                    Syntaxes.types(in: $0)
                }
            let own = parts.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
            let foreign = parts.reduce(into: Set<String>()) { $0.formUnion($1.named) }.subtracting(own)
            #expect(foreign.count > 10)
            #expect(foreign.subtracting(ReservedNames.types).subtracting(["Self"]).sorted() == [])
            // What every project declares is refused for entities, too.
            let visible = parts.reduce(into: Set<String>()) { $0.formUnion($1.visible) }
            let variable = ["Qqq", "Zzz", "About", "Home"]
            for name in visible where !variable.contains(where: name.contains) && !name.hasSuffix("Tests") {
                #expect(throws: TemplateError.self, "\(name)") { try TypeName(name) }
            }
        }
    }

    @Test func aFolderThatHoldsSomethingIsLeftAlone() throws {
        let sandbox = try Sandbox()
        let before = try sandbox.files()
        let error = #expect(throws: TemplateError.self) {
            try NewProject(app: TypeName("Shop"), entity: TypeName("Item"), isPlain: true).change(at: sandbox.folder)
        }
        #expect(error?.kind == .exists)
        #expect(error?.reason.contains(sandbox.folder.path) == true)
        #expect(try sandbox.files() == before)
    }

    @Test func namesThatContradictEachOtherAreRefused() throws {
        let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (app, feature) in [("Shop", "Shop"), ("Shop", "Home")] {
            let project = try NewProject(app: TypeName(app), entity: TypeName(feature), isPlain: false)
            #expect(throws: TemplateError.self) { try project.change(at: nowhere) }
        }
    }
}
