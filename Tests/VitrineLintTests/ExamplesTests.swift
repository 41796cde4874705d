// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLint

struct ExamplesTests {
    @Test("seed 000, HomeView (Stateless): let viewModel")
    func statelessViewHoldsItsViewModelAsConstant() throws {
        try expect(
            StatelessViewHoldsItsViewModelAsConstant(),
            after: { try $0.replacing("let viewModel", with: "@State var viewModel", in: "WelcomeView") },
            gives: ["WelcomeView.swift:7: WelcomeView should hold let viewModel: it has no states"]
        )
    }

    @Test("seed 000, CharacterListView: private texts under their mark")
    func localizedStringsArePrivate() throws {
        try expect(
            LocalizedStringsArePrivate(),
            after: {
                try $0.replacing("private enum Localized", with: "enum Localized", in: "WelcomeView")
                    .replacing("// MARK: - LocalizedStrings\n", with: "", in: "ItemListView")
            },
            gives: [
                "ItemListView.swift:45: LocalizedStrings should be private, under // MARK: - LocalizedStrings",
                "WelcomeView.swift:18: LocalizedStrings should be private, under // MARK: - LocalizedStrings",
            ]
        )
    }

    @Test("seed 000, CharacterListView: texts are localized")
    func textsAreLocalized() throws {
        try expect(
            TextsAreLocalized(),
            after: { try $0.replacing("Button(LocalizedStrings.items)", with: "Button(\"Items\")", in: "WelcomeView") },
            gives: ["WelcomeView.swift:10: WelcomeView says a text that is not localized"]
        )
    }

    @Test("seed 000, View with List and Accessibility: private identifiers under their mark")
    func identifiersArePrivateConstants() throws {
        try expect(
            IdentifiersArePrivateConstants(),
            after: {
                try $0.replacing("private enum Accessibility", with: "enum Accessibility", in: "ItemListView")
                    .replacing(
                        ".accessibilityIdentifier(AccessibilityIdentifier.list)",
                        with: ".accessibilityIdentifier(\"list\")",
                        in: "ItemListView"
                    )
            },
            gives: [
                "ItemListView.swift:54: AccessibilityIdentifier should be private, "
                    + "under // MARK: - AccessibilityIdentifiers",
                "ItemListView.swift:35: an identifier should be a constant of AccessibilityIdentifier",
            ]
        )
    }

    @Test("seed 000, View with List and Accessibility: every identifier is some element's")
    func identifiersAreApplied() throws {
        try expect(
            IdentifiersAreApplied(),
            after: {
                try $0.replacing(
                    "            .accessibilityIdentifier(AccessibilityIdentifier.list)\n",
                    with: "",
                    in: "ItemListView"
                )
            },
            gives: ["ItemListView.swift:54: no element has the identifier list"]
        )
    }
}
