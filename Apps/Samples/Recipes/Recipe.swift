// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Recipe: Identifiable, Hashable {
    struct Ingredient: Hashable {
        let name: LocalizedStringResource
        let grams: Double

        static func == (lhs: Ingredient, rhs: Ingredient) -> Bool {
            lhs.name.key == rhs.name.key && lhs.grams == rhs.grams
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(name.key)
            hasher.combine(grams)
        }
    }

    enum Course: String, CaseIterable, Identifiable {
        case starter, main, dessert
        var id: Self { self }
        var title: String {
            switch self {
            case .starter: String(localized: "course.starter", bundle: .module, comment: "The first course of a meal")
            case .main: String(localized: "course.main", bundle: .module)
            case .dessert: String(localized: "course.dessert", bundle: .module)
            }
        }
    }

    let id: String
    let course: Course
    let minutes: Int
    let ingredients: [Ingredient]

    static let all = [
        Recipe(
            id: "soup", course: .starter, minutes: 35,
            ingredients: [
                Ingredient(
                    name: LocalizedStringResource("Carrots", bundle: .atURL(Bundle.module.bundleURL)), grams: 150),
                Ingredient(name: LocalizedStringResource("Cream", bundle: .atURL(Bundle.module.bundleURL)), grams: 50),
            ]),
        Recipe(
            id: "pasta", course: .main, minutes: 1,
            ingredients: [
                Ingredient(name: LocalizedStringResource("Flour", bundle: .atURL(Bundle.module.bundleURL)), grams: 100)
            ]),
        Recipe(
            id: "cake", course: .dessert, minutes: 60,
            ingredients: [
                Ingredient(name: LocalizedStringResource("Flour", bundle: .atURL(Bundle.module.bundleURL)), grams: 75),
                Ingredient(name: LocalizedStringResource("Cream", bundle: .atURL(Bundle.module.bundleURL)), grams: 20),
            ]),
    ]
}
