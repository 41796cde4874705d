// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

@MainActor
@Suite struct OpenModelTests {
    @Test func `a class that is not final is a model like any other`() throws {
        let container = try ModelContainer(
            for: Coin.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let owner = Owner(name: "Ada")
        let first = Coin(country: "FR", value: 2)
        owner.coins = [first, Coin(country: "FR", value: 1)]
        context.insert(owner)
        try context.save()
        #expect(first.owner === owner)
        // The same unique values: the other coin's place.
        context.insert(Coin(country: "FR", value: 2))
        try context.save()
        let found = try ModelContext(container).fetch(
            FetchDescriptor<Coin>(predicate: #Predicate { $0.country == "FR" }, sortBy: [SortDescriptor(\.value)]))
        #expect(found.map(\.value) == [1, 2] && found[0].owner?.name == "Ada")
    }
}
