// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the public API sends, cut down to one character.
enum CharacterFixtures {
    static let character = Data(
        """
        {
          "id": 2, "name": "Morty Smith", "status": "Alive", "species": "Human", "type": "", "gender": "Male",
          "origin": {"name": "unknown", "url": ""},
          "location": {"name": "Citadel of Ricks", "url": "https://rickandmortyapi.com/api/location/3"},
          "image": "https://rickandmortyapi.com/api/character/avatar/2.jpeg",
          "episode": ["https://rickandmortyapi.com/api/episode/1"],
          "url": "https://rickandmortyapi.com/api/character/2", "created": "2017-11-04T18:50:21.651Z"
        }
        """.utf8)

    static let page = Data(
        """
        {"info": {"count": 826, "pages": 42, "next": "https://rickandmortyapi.com/api/character?page=2", "prev": null},
        "results": [\(String(decoding: character, as: UTF8.self))]}
        """.utf8)
}
