// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a portrait shows: chosen by the character's identifier and species, the same for ever.
struct PortraitTraits: Hashable {
    enum Hair: CaseIterable {
        case bald, short, parted, long, bob, spikes, curls, mohawk, bun
    }

    enum Neckline: CaseIterable {
        case crew, open, coat, hood
    }

    enum Mouth: CaseIterable {
        case smile, laugh, smirk, calm
    }

    var background: Colour
    var skin: Colour
    var hair: Hair
    var hairColour: Colour
    var clothes: Colour
    var neckline: Neckline
    var eyeColour: Colour
    var eyeCount: Int
    var mouth: Mouth
    var hasGlasses: Bool
    var hasBeard: Bool
    var hasAntennae: Bool

    init(id: Int, species: String) {
        var random = SplitMix64(seed: UInt64(bitPattern: Int64(id)))
        let isHuman = species.hasPrefix("Human")
        background = random.pick(Self.backgrounds)
        skin = random.pick(isHuman ? Self.humanSkins : Self.alienSkins)
        hair = random.pick(Hair.allCases)
        hairColour = random.pick(isHuman ? Self.humanHairs : Self.alienHairs)
        clothes = random.pick(Self.clothing)
        neckline = random.pick(Neckline.allCases)
        eyeColour = random.pick(Self.eyes)
        eyeCount = isHuman ? 2 : random.pick([2, 2, 1, 3])
        mouth = random.pick(Mouth.allCases)
        hasGlasses = eyeCount == 2 && random.next() % 5 == 0
        hasBeard = isHuman && [.bald, .short, .parted, .mohawk].contains(hair) && random.next() % 3 == 0
        hasAntennae = !isHuman && random.next() % 3 == 0
        if let look = Self.family[id] { wear(look) }
    }

    // MARK: - Palettes

    private static let backgrounds = [
        0xA8D8B9, 0xA9CFF2, 0xF7B9C9, 0xFAD48C, 0xC3B4EE, 0x9ADBD2, 0xF4BFA0, 0xC8DB8F,
    ].map { Colour($0) }
    private static let humanSkins = [0xFFDFC8, 0xF5CBA5, 0xE3AE80, 0xBC8058, 0x8E5E40].map { Colour($0) }
    private static let alienSkins = [0xA3DB82, 0x86CFE0, 0xBC9CE3, 0xF5B06E, 0xEB97AE, 0xB3BEC8].map { Colour($0) }
    private static let humanHairs = [0x35261D, 0x6B4226, 0xA5673F, 0xE6BE62, 0xCB6030, 0x979DA3].map { Colour($0) }
    private static let alienHairs = [0x2F7350, 0x3A5A99, 0x71429A, 0xBE4E36, 0x454E58].map { Colour($0) }
    private static let clothing = [0x3A7CA5, 0xD96C6C, 0x5B8E55, 0xE0A93B, 0x7A5C99, 0x4A5568, 0xF4F4F0].map {
        Colour($0)
    }
    private static let eyes = [0x4A3426, 0x3F6EA8, 0x4E8056, 0x6B7580].map { Colour($0) }

    // MARK: - The Smiths look like themselves

    private struct Look {
        var hair: Hair
        var hairColour: UInt32
        var skin: UInt32
        var clothes: UInt32
        var neckline: Neckline
        var mouth: Mouth
    }

    private static let family: [Int: Look] = [
        1: Look(hair: .spikes, hairColour: 0xA9D6E5, skin: 0xF1DDCD, clothes: 0xF7F8FA, neckline: .coat, mouth: .smirk),
        2: Look(hair: .curls, hairColour: 0x6B4226, skin: 0xF8D6B8, clothes: 0xF2D648, neckline: .crew, mouth: .calm),
        3: Look(hair: .long, hairColour: 0xD9742B, skin: 0xF8D6B8, clothes: 0xE58DA5, neckline: .open, mouth: .smile),
        4: Look(hair: .bob, hairColour: 0xE6BE62, skin: 0xF8D6B8, clothes: 0xB8433F, neckline: .open, mouth: .smile),
        5: Look(hair: .parted, hairColour: 0x6B4226, skin: 0xF8D6B8, clothes: 0x7C9E58, neckline: .crew, mouth: .laugh),
    ]

    private mutating func wear(_ look: Look) {
        (hair, neckline, mouth) = (look.hair, look.neckline, look.mouth)
        (hairColour, skin, clothes) = (Colour(look.hairColour), Colour(look.skin), Colour(look.clothes))
        (hasGlasses, hasBeard) = (false, false)
    }
}
