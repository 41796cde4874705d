// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineTemplates

@Suite("What is added to a project")
struct AdditionTests {
    static let additions: [(Addition.Kind, String, Set<Addition.Form>, String?)] = [
        (.feature, "Order", [], nil), (.feature, "Order", [.list], nil), (.feature, "Price", [.detail], nil),
        (.feature, "About", [.stateless], nil), (.view, "ReviewList", [], "Item"), (.view, "Review", [.detail], "Item"),
        (.view, "HelpView", [.stateless], "Item"), (.view, "Help", [.stateless], "Home"),
        (.viewModel, "ReviewListViewModel", [], "Item"), (.viewModel, "Review", [.detail], "Home"),
        (.viewModel, "Help", [.stateless], "Item"), (.useCase, "GetReviews", [], "Item"),
        (.useCase, "GetReviewUseCase", [], "Item"), (.useCase, "Review", [.list], "Home"),
    ]

    @Test(arguments: additions.indices)
    func whatIsWrittenAndEditedParsesAndIsTidy(index: Int) throws {
        let (kind, name, forms, feature) = Self.additions[index]
        let sandbox = try Sandbox()
        let change = try sandbox.add(kind, name, forms, feature: feature)
        #expect(!change.created.isEmpty)
        #expect(change.notes == [])
        let files = Dictionary(uniqueKeysWithValues: (change.created + change.edited).map { ($0.path, $0.text) })
        #expect(Syntaxes.faults(in: files) == [])
        #expect(Syntaxes.untidy(in: files) == [])
    }

    @Test(arguments: additions.indices)
    func theSameAgainIsRefusedAndNamesAFile(index: Int) throws {
        let (kind, name, forms, feature) = Self.additions[index]
        let sandbox = try Sandbox()
        try sandbox.add(kind, name, forms, feature: feature)
        let before = try sandbox.files()
        let error = #expect(throws: TemplateError.self) { try sandbox.add(kind, name, forms, feature: feature) }
        #expect(error?.kind == .exists)
        #expect(error?.reason.contains("Libraries/Features/") == true)
        #expect(try sandbox.files() == before)
    }

    @Test(arguments: additions.indices)
    func aPlanWritesNothing(index: Int) throws {
        let (kind, name, forms, feature) = Self.additions[index]
        let sandbox = try Sandbox()
        let before = try sandbox.files()
        let change = try sandbox.plan(kind, name, forms, feature: feature)
        #expect(try sandbox.files() == before)
        try change.apply(in: sandbox.folder)
        let after = try sandbox.files()
        #expect(Set(after.keys.filter { before[$0] == nil }) == Set(change.created.map(\.path)))
        #expect(
            Set(after.keys.filter { before[$0] != nil && before[$0] != after[$0] }) == Set(change.edited.map(\.path)))
    }

    @Test func aFeatureIsBuiltHeldShownAndReachedFromTheFirstScreen() throws {
        let sandbox = try Sandbox()
        try sandbox.add(.feature, "Order")
        #expect(try sandbox.text("Package.swift").contains(#"let features = ["Home", "Item", "Order"]"#))
        let container = try sandbox.text("App/Sources/AppContainer.swift")
        #expect(container.contains("import ShopItem\nimport ShopOrder\n"))
        #expect(container.contains("    let itemFeature = ItemFeature()\n    let orderFeature = OrderFeature()\n}"))
        let root = try sandbox.text("App/Sources/RootView.swift")
        #expect(
            root.contains(
                """
                                case .orders:
                                    container.orderFeature.rootView(router: router)
                                }
                """.indented(by: 4)))
        #expect(root.contains("                .navigationDestination(for: OrderNavigation.self) { navigation in\n"))
        let home = "Libraries/Features/Home/Sources/Presentation/Home"
        #expect(try sandbox.text("\(home)/Views/HomeView.swift").contains("Button(LocalizedStrings.goToOrders)"))
        #expect(try sandbox.text("\(home)/ViewModels/HomeViewModel.swift").contains("HomeNavigation.orders"))
    }

    @Test func aScreenIsMadeByTheContainerAndHasAPlace() throws {
        let sandbox = try Sandbox()
        try sandbox.add(.view, "Review", [.list], feature: "Item")
        let sources = "Libraries/Features/Item/Sources"
        let navigation = try sandbox.text("\(sources)/ItemNavigation.swift")
        #expect(navigation.contains("    case reviewList\n    case reviewDetail(identifier: Int)\n}"))
        let container = try sandbox.text("\(sources)/Container/ItemContainer.swift")
        #expect(container.contains("private let reviewRepository: ReviewRepositoryContract = ReviewRepository()"))
        #expect(container.contains("func makeReviewListViewModel(router: RouterContract)"))
        #expect(try sandbox.text("\(sources)/ItemFeature.swift").contains("case .reviewDetail(let identifier):"))
    }

    @Test func whatIsThereIsUsed() throws {
        let sandbox = try Sandbox()
        try sandbox.add(.useCase, "GetReviews", feature: "Item")
        try sandbox.add(.viewModel, "ReviewList", feature: "Item")
        let change = try sandbox.add(.view, "ReviewList", feature: "Item")
        #expect(change.created.map(\.path).allSatisfy { $0.contains("ReviewListView") })
        #expect(change.created.count == 2)
        #expect(change.used.contains("Libraries/Features/Item/Sources/Domain/UseCases/GetReviewsUseCase.swift"))
    }

    @Test func aPlaceThatIsNotFoundIsANoteAndNothingOfItsEditIsMade() throws {
        let sandbox = try Sandbox()
        let root = try sandbox.text("App/Sources/RootView.swift")
        try sandbox.write(root.replacing("navigationDestination", with: "destination"), "App/Sources/RootView.swift")
        let change = try sandbox.add(.feature, "Order")
        #expect(Set(change.edited.map(\.path)) == [ProjectPaths.catalog])
        let notes = change.notes.map { "\($0.path): \($0.text)" }.joined(separator: "\n")
        for part in [
            "Package.swift: \"Order\"", "App/Sources/AppContainer.swift: import ShopOrder",
            ".navigationDestination(for: OrderNavigation.self)", "HomeNavigation.swift: case orders",
        ] {
            #expect(notes.contains(part))
        }
    }

    @Test func aCatalogThatIsNoneIsANote() throws {
        let sandbox = try Sandbox()
        try sandbox.write("none", ProjectPaths.catalog)
        let change = try sandbox.add(.view, "Help", [.stateless], feature: "Item")
        #expect(change.notes.map(\.path) == [ProjectPaths.catalog])
        #expect(change.notes.first?.text == "help.done: Done\nhelp.title: Help")
    }

    @Test(
        arguments: [
            (Addition.Kind.view, "Review", [], "Item", "--list, --detail or --stateless"),
            (.view, "Review", [.list, .detail], "Item", "one by one"),
            (.view, "Review", [.list, .stateless], "Item", "--stateless alone"),
            (.view, "class", [.list], "Item", "another name"), (.view, "Foo/Bar", [.list], "Item", "--path"),
            (.feature, "9Lives", [], nil, "Lives"), (.feature, "Router", [], nil, "another name"),
            (.view, "Root", [.stateless], "Item", "another name"),
            (.view, "ReviewList", [], "Nowhere", "Home, Item"), (.useCase, "DeleteOrder", [], "Item", "GetOrders"),
            (.useCase, "GetOrders", [.stateless], "Item", "--list"),
        ] as [(Addition.Kind, String, Set<Addition.Form>, String?, String)])
    func whatCannotBeAddedIsRefusedWithARemedy(
        kind: Addition.Kind, name: String, forms: Set<Addition.Form>, feature: String?, remedy: String
    ) throws {
        let sandbox = try Sandbox()
        let before = try sandbox.files()
        let error = #expect(throws: TemplateError.self) { try sandbox.add(kind, name, forms, feature: feature) }
        #expect(error?.remedy.contains(remedy) == true, "\(String(describing: error))")
        #expect(try sandbox.files() == before)
    }

    @Test func theFeatureNeedNotBeSaidWhereOneIsMeant() throws {
        let sandbox = try Sandbox()
        try sandbox.add(.view, "ReviewList")
        #expect(try sandbox.files()["Libraries/Features/Item/Sources/Domain/Entities/Review.swift"] != nil)
        try sandbox.add(.feature, "Order")
        #expect(throws: TemplateError.self) { try sandbox.add(.view, "TagList") }
    }

    @Test func aFolderInAProjectFindsIt() throws {
        let sandbox = try Sandbox()
        let project = try FeatureProject(at: sandbox.folder.appendingPathComponent("Libraries/Features/Item/Sources"))
        #expect(project.folder.path == sandbox.folder.standardizedFileURL.path)
        #expect(project.features == ["Home", "Item"])
        let error = #expect(throws: TemplateError.self) {
            try FeatureProject(at: FileManager.default.temporaryDirectory)
        }
        #expect(error?.kind == .project)
    }
}
