// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import EmbeddedAPI

struct CharacterCatalogTests {
    @Test("There are 826 characters, numbered without a gap")
    func numbering() {
        #expect(CharacterCatalog.records().map(\.id) == Array(1...826))
    }

    @Test("Whoever is invented says so")
    func inventions() {
        let known = Set(WellKnownCharacters.all.map(\.id))
        #expect(known.isSuperset(of: 1...40))
        for record in CharacterCatalog.records() {
            let isLabelled = record.name == "Generated Citizen \(record.id)" && record.type == "Generated"
            #expect(isLabelled != known.contains(record.id))
        }
    }

    @Test("Every value is one that the public API uses")
    func vocabulary() {
        for record in CharacterCatalog.records() {
            #expect(["Alive", "Dead", "unknown"].contains(record.status))
            #expect(["Female", "Male", "Genderless", "unknown"].contains(record.gender))
            #expect((record.originID == nil) == (record.originName == "unknown"))
            let episodes = record.episodes.split(separator: ",").compactMap { Int($0) }
            #expect(!episodes.isEmpty && episodes == episodes.sorted() && episodes.allSatisfy { (1...51).contains($0) })
        }
    }

    @Test("The catalog is the same every time")
    func reproducible() {
        #expect(CharacterCatalog.records() == CharacterCatalog.records())
    }
}
