// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct RecipesView: View {
    @State private var search = ""
    @State private var favorites: Set<Recipe.ID> = []

    private func name(of recipe: Recipe) -> String {
        NSLocalizedString("recipe.\(recipe.id)", tableName: nil, bundle: .module, comment: "")
    }

    private func recipes(of course: Recipe.Course) -> [Recipe] {
        Recipe.all.filter {
            $0.course == course && (search.isEmpty || name(of: $0).localizedStandardContains(search))
        }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(Recipe.Course.allCases) { course in
                    let recipes = recipes(of: course)
                    if !recipes.isEmpty {
                        Section {
                            ForEach(recipes) { recipe in
                                NavigationLink(value: recipe) {
                                    row(recipe)
                                }
                            }
                        } header: {
                            Text(course.title)
                        }
                    }
                }
                Section {
                    Text("favorites \(favorites.count)", bundle: .module)
                        .accessibilityIdentifier("favorites")
                } footer: {
                    Text("footer.note", bundle: .module)
                }
            }
            .navigationTitle(Text("Recipes", bundle: .module))
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeView(recipe: recipe, name: name(of: recipe), isFavorite: binding(for: recipe))
            }
            .searchable(text: $search, prompt: Text("Search recipes", bundle: .module))
        }
    }

    private func row(_ recipe: Recipe) -> some View {
        VStack(alignment: .leading) {
            Text(name(of: recipe))
                .font(.headline)
            Text("\(recipe.minutes) minutes", bundle: .module)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }

    private func binding(for recipe: Recipe) -> Binding<Bool> {
        Binding {
            favorites.contains(recipe.id)
        } set: { isFavorite in
            if isFavorite {
                favorites.insert(recipe.id)
            } else {
                favorites.remove(recipe.id)
            }
        }
    }
}

struct RecipeView: View {
    @Environment(\.locale) private var locale
    let recipe: Recipe
    let name: String
    @Binding var isFavorite: Bool
    @State private var servings = 1

    var body: some View {
        Form {
            Section {
                Stepper(value: $servings, in: 1...12) {
                    Text("\(servings) servings", bundle: .module)
                }
                Toggle(isOn: $isFavorite) {
                    Text("Favorite", bundle: .module)
                }
            }
            Section {
                ForEach(recipe.ingredients, id: \.self) { ingredient in
                    HStack {
                        Text(ingredient.name)
                        Spacer()
                        Text(amount(ingredient))
                            .foregroundStyle(.secondary)
                    }
                    .accessibilityElement(children: .combine)
                }
            } header: {
                Text("Ingredients", bundle: .module)
            }
        }
        .navigationTitle(name)
    }

    private func amount(_ ingredient: Recipe.Ingredient) -> String {
        Measurement(value: ingredient.grams * Double(servings), unit: UnitMass.grams)
            .formatted(.measurement(width: .wide, usage: .asProvided).locale(locale))
    }
}

#Preview("German") {
    RecipesView()
        .environment(\.locale, Locale(identifier: "de"))
}
