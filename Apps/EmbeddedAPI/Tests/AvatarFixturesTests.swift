// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EmbeddedAPI

struct AvatarFixturesTests {
    @Test
    func anAvatarIsThePictureThatTheAPIServes() async throws {
        let url = try #require(URL(string: "https://rickandmortyapi.com/api/character/avatar/1.jpeg"))
        let traits = PortraitTraits(id: 1, species: try #require(CharacterCatalog.records().first).species)
        #expect(try await AvatarFixtures.png(for: url) == Portrait.png(of: traits))
    }

    @Test(arguments: [
        "https://rickandmortyapi.com/api/character/avatar/0.jpeg",
        "https://rickandmortyapi.com/api/character/avatar/1.gif",
        "https://rickandmortyapi.com/api/character/1", "https://example.com/api/character/avatar/1.jpeg",
    ])
    func otherAddressesAreNot(_ address: String) async throws {
        #expect(await AvatarFixtures.png(for: try #require(URL(string: address))) == nil)
    }
}
