// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

struct Item: Identifiable, Hashable {
    let id: Int
    let name: String

    static func stub(id: Int = 1) -> Item { Item(id: id, name: "Thing") }
}
