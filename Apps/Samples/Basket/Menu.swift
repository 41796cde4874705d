// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

struct MenuSection: Codable, Identifiable {
    var id: String { name }
    let name: String
    let items: [MenuItem]
}

struct MenuItem: Codable, Hashable, Identifiable {
    let id: Int
    let name: String
    let price: Int
    let tags: [String]
    let details: String

    static let menu: [MenuSection] = decode(json)

    private static func decode(_ text: String) -> [MenuSection] {
        guard let sections = try? JSONDecoder().decode([MenuSection].self, from: Data(text.utf8)) else {
            fatalError("The menu can't be read.")
        }
        return sections
    }
}

private let json = """
    [
        { "name": "Breakfast", "items": [
            { "id": 1, "name": "Porridge", "price": 5, "tags": ["V"], "details": "Oats, apple and cinnamon." },
            { "id": 2, "name": "Omelette", "price": 8, "tags": ["G"], "details": "Three eggs, chives, butter." }
        ] },
        { "name": "Mains", "items": [
            { "id": 3, "name": "Risotto", "price": 14, "tags": ["V", "G"], "details": "Mushrooms and old cheese." },
            { "id": 4, "name": "Fish pie", "price": 16, "tags": [], "details": "Cod under mashed potatoes." }
        ] }
    ]
    """
