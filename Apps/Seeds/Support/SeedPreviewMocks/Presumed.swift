// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What the mock pattern presumes of its feature: a use case without arguments, and a model that can be empty.

protocol GetCharacterUseCaseContract {
    func execute() async throws -> Character
}

struct Character {
    let items: [String]

    static func stubForPreview() -> Character {
        Character(items: ["Rick Sanchez"])
    }
}
