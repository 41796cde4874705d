// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation

struct ExpenseItem: Identifiable, Codable, Equatable {
    var id = UUID()
    let name: String
    let type: String
    let amount: Double
}

class Expenses: ObservableObject {
    static let types = ["Personal", "Business"]

    @Published var items = [ExpenseItem]() {
        didSet {
            if let encoded = try? JSONEncoder().encode(items) {
                UserDefaults.standard.set(encoded, forKey: "Items")
            }
        }
    }

    init() {
        if let savedItems = UserDefaults.standard.data(forKey: "Items") {
            if let decodedItems = try? JSONDecoder().decode([ExpenseItem].self, from: savedItems) {
                items = decodedItems
                return
            }
        }
        items = []
    }

    var total: Double {
        items.reduce(0) { $0 + $1.amount }
    }

    func items(of type: String) -> [ExpenseItem] {
        items.filter { $0.type == type }
    }

    func remove(at offsets: IndexSet, of type: String) {
        let filtered = items(of: type)
        for offset in offsets {
            if let index = items.firstIndex(of: filtered[offset]) {
                items.remove(at: index)
            }
        }
    }
}
