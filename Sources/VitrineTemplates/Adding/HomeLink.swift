// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A button of the first screen that leads to a feature.
struct HomeLink {
    let app: TypeName
    let feature: TypeName
    /// Whether the feature begins with many of something.
    let isMany: Bool

    private var place: String { isMany ? feature.values : feature.value }
    private var target: String { isMany ? feature.plural : feature.type }
    private var function: String { "didTapOn\(target)Button" }
    private var text: String { "goTo\(target)" }

    var strings: [String: String] { ["home.\(text)": isMany ? feature.pluralTitle : feature.title] }

    var edits: [ChangeBuilder.Edit] {
        let home = TypeName(checked: "Home")
        let screen = Screen(.stateless, of: home, in: home)
        let clause = """
            case .\(place):
                container.\(feature.value)Feature.rootView(router: router)
            """
        let action = """
            func \(function)() {
                router.navigate(to: HomeNavigation.\(place))
            }
            """
        let button = """
            Button(LocalizedStrings.\(text)) {
                viewModel.\(function)()
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier(AccessibilityIdentifier.\(place)Button)
            """
        let localized = "static var \(text): String { \"home.\(text)\".localized() }"
        let identifier = "static let \(place)Button = \"home.\(place)Button\""
        let test = """
            @Test
            func \(function)NavigatesTo\(target)() {
                // Given
                let router = Router()
                let sut = HomeViewModel(router: router)

                // When
                sut.\(function)()

                // Then
                #expect(router.path.count == 1)
            }
            """
        let tests = "\(screen.tests)/ViewModels/HomeViewModelTests.swift"
        return [
            ChangeBuilder.Edit(
                path: ProjectPaths.navigation(home), place: "Add to HomeNavigation", text: "case \(place)"
            ) {
                $0.appendCase("case \(place)", to: "HomeNavigation")
            },
            ChangeBuilder.Edit(
                path: ProjectPaths.rootView, place: "Add to the switch over HomeNavigation", text: clause
            ) { $0.appendSwitchCase(clause, inClosureOf: "navigationDestination", for: "HomeNavigation.self") },
            ChangeBuilder.Edit(path: screen.viewModelPath, place: "Add to HomeViewModel", text: action) {
                $0.appendMember(action, to: "HomeViewModel")
            },
            ChangeBuilder.Edit(path: screen.viewPath, place: "Add a button to HomeView", text: button) {
                $0.appendButton(button, toStackIn: "HomeView")
            },
            ChangeBuilder.Edit(path: screen.viewPath, place: "Add to LocalizedStrings", text: localized) {
                $0.appendMember(localized, to: "LocalizedStrings", afterBlankLine: false)
            },
            ChangeBuilder.Edit(path: screen.viewPath, place: "Add to AccessibilityIdentifier", text: identifier) {
                $0.appendMember(identifier, to: "AccessibilityIdentifier", afterBlankLine: false)
            },
            ChangeBuilder.Edit(path: tests, place: "Add to HomeViewModelTests", text: test) {
                $0.appendMember(test, to: "HomeViewModelTests")
            },
        ]
    }
}
