// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

@testable import Recipes

/// The same recipes in three languages.
@MainActor
@Suite("Sample Recipes")
struct RecipesWalk {
    @Test(arguments: [
        ("en_US", "Recipes", "Carrot soup", "35 minutes", "1 minute", "No favorites yet"),
        ("de_DE", "Rezepte", "Karottensuppe", "35 Minuten", "1 Minute", "Noch keine Favoriten"),
        ("pl_PL", "Przepisy", "Zupa marchewkowa", "35 minut", "1 minuta", "0 ulubionych"),
    ])
    func everyTextIsInThePersonsLanguage(
        locale: String, title: String, soup: String, many: String, one: String, favorites: String
    ) throws {
        let walk = try Walk(view: RecipesView(), locale: locale)
        #expect(walk.sees(title))
        #expect(walk.sees(part: soup))
        #expect(walk.sees(part: many))
        #expect(walk.sees(part: one))
        #expect(try walk.host.find(identifier: "favorites").label == favorites)
        #expect(walk.diagnostics.isEmpty)
    }

    @Test func aFavoriteIsCountedAndServingsGrow() throws {
        let walk = try Walk(view: RecipesView(), locale: "de_DE")
        try walk.type("sahne", into: "Rezepte suchen")
        #expect(!walk.sees(part: "Karottensuppe"))
        try walk.tap(prefix: "Sahnetorte")
        #expect(walk.sees("1 Portion"))
        #expect(walk.sees(part: "Mehl"))
        #expect(walk.sees(part: "75 Gramm"))
        try walk.tap("Favorit")
        try walk.tap("Erhöhen")
        #expect(walk.sees("2 Portionen"))
        #expect(walk.sees(part: "150 Gramm"))
        try walk.tap("Zurück")
        #expect(try walk.host.find(identifier: "favorites").label == "1 Favorit")
    }
}
