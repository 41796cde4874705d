// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

class Order: ObservableObject {
    struct Line: Identifiable {
        let item: MenuItem
        var count: Int
        var id: Int { item.id }
    }

    @Published var lines = [Line]()
    @Published var isPlaced = false

    var total: Int {
        lines.reduce(0) { $0 + $1.item.price * $1.count }
    }

    var count: Int {
        lines.reduce(0) { $0 + $1.count }
    }

    func add(item: MenuItem) {
        if let index = lines.firstIndex(where: { $0.id == item.id }) {
            lines[index].count += 1
        } else {
            lines.append(Line(item: item, count: 1))
        }
    }

    func remove(at offsets: IndexSet) {
        lines.remove(atOffsets: offsets)
    }

    func reset() {
        lines = []
        isPlaced = false
    }
}

class Favourites: ObservableObject {
    @Published private(set) var ids = Set<Int>()

    func contains(_ item: MenuItem) -> Bool { ids.contains(item.id) }

    func toggle(_ item: MenuItem) {
        if ids.contains(item.id) {
            ids.remove(item.id)
        } else {
            ids.insert(item.id)
        }
    }
}
