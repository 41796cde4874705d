// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a portrait shows: chosen by the character's identifier and species, the same for ever.
struct PortraitTraits {
    enum Hair: CaseIterable {
        case bald, short, long, spikes, curls, mohawk
    }

    var background: Colour
    var skin: Colour
    var hair: Hair
    var hairColour: Colour
    var clothes: Colour
    var eyeCount: Int
    var antennae: Bool
    var smiling: Bool

    init(id: Int, species: String) {
        var random = SplitMix64(seed: UInt64(bitPattern: Int64(id)))
        let isHuman = species.hasPrefix("Human")
        background = random.pick(Self.backgrounds)
        skin = random.pick(isHuman ? Self.humanSkins : Self.alienSkins)
        hair = random.pick(Hair.allCases)
        hairColour = random.pick(isHuman ? Self.humanHairs : Self.alienHairs)
        clothes = random.pick(Self.clothing)
        eyeCount = isHuman ? 2 : random.pick([2, 2, 1, 3])
        antennae = !isHuman && random.next() % 3 == 0
        smiling = random.next() % 3 != 0
        if let family = Self.family[id] {
            (hair, hairColour, clothes, skin) = family
        }
    }

    // MARK: - Palettes

    private static let backgrounds = [
        0xCDEAC0, 0xBDE0FE, 0xFFD6E0, 0xFFE5B4, 0xD7C9F7, 0xB8E8E0, 0xF7D9C4, 0xDDE5B6,
    ].map { Colour($0) }
    private static let humanSkins = [0xFFDBC1, 0xF2C49B, 0xE0A97A, 0xB97C52, 0x8A5A3B].map { Colour($0) }
    private static let alienSkins = [0x9BD67A, 0x7FC8D9, 0xB493DB, 0xF2A65A, 0xE58DA5, 0xA9B4BE].map { Colour($0) }
    private static let humanHairs = [0x3B2A20, 0x6B4226, 0xA5673F, 0xE3B95B, 0xC65A2E, 0x8C9196].map { Colour($0) }
    private static let alienHairs = [0x2F6F4F, 0x35508C, 0x6A3D8F, 0xB5472F, 0x424B54].map { Colour($0) }
    private static let clothing = [
        0x3A7CA5, 0xD96C6C, 0x5B8E55, 0xE0A93B, 0x7A5C99, 0x4A5568, 0xF4F4F0,
    ].map { Colour($0) }

    /// The Smiths look like themselves.
    private static let family: [Int: (Hair, Colour, Colour, Colour)] = [
        1: (.spikes, Colour(0xA9D6E5), Colour(0xF4F4F0), Colour(0xEFD9C7)),
        2: (.curls, Colour(0x6B4226), Colour(0xF2D648), Colour(0xF6D2B3)),
        3: (.long, Colour(0xD9742B), Colour(0xE58DA5), Colour(0xF6D2B3)),
        4: (.long, Colour(0xE3B95B), Colour(0xB8433F), Colour(0xF6D2B3)),
        5: (.short, Colour(0x6B4226), Colour(0x6E8F4E), Colour(0xF6D2B3)),
    ]
}
