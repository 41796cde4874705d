// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EmbeddedAPI

struct PortraitTests {
    @Test("A portrait is a PNG of 300 by 300 pixels")
    func size() async throws {
        let header = [UInt8](try await Portrait.png(of: PortraitTraits(id: 1, species: "Human")).prefix(24))
        #expect(header[..<8] == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        func number(_ offset: Int) -> Int { header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect(number(16) == 300 && number(20) == 300)
    }

    @Test("The same character always looks the same")
    func reproducible() async throws {
        let traits = PortraitTraits(id: 7, species: "Alien")
        #expect(try await Portrait.png(of: traits) == Portrait.png(of: PortraitTraits(id: 7, species: "Alien")))
    }

    @Test("Characters of one page all look different")
    func distinct() async throws {
        var pictures: Set<Data> = []
        for record in CharacterCatalog.records().prefix(20) {
            pictures.insert(try await Portrait.png(of: PortraitTraits(id: record.id, species: record.species)))
        }
        #expect(pictures.count == 20)
    }

    @Test("Of all characters hardly two have the same traits")
    func variety() {
        let traits = CharacterCatalog.records().map { PortraitTraits(id: $0.id, species: $0.species) }
        #expect(Set(traits).count > traits.count - 10)
    }

    @Test("Humans have two eyes and no antennae")
    func humans() {
        for id in 1...200 {
            let traits = PortraitTraits(id: id, species: "Human")
            #expect(traits.eyeCount == 2 && !traits.hasAntennae)
        }
    }
}
