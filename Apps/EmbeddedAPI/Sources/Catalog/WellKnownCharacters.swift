// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The first forty of the public API in its order, and a few more well-known ones.
enum WellKnownCharacters {
    static let all: [WellKnownCharacter] = firstPage + secondPage + laterOnes

    private static let everyEpisode = Array(1...51)

    // MARK: - 1 to 20

    private static let firstPage: [WellKnownCharacter] = [
        .init(
            id: 1, name: "Rick Sanchez", status: "Alive", species: "Human", gender: "Male", origin: .earthC137,
            location: .citadel, episodes: everyEpisode),
        .init(
            id: 2, name: "Morty Smith", status: "Alive", species: "Human", gender: "Male", origin: .unknown,
            location: .citadel, episodes: everyEpisode),
        .init(
            id: 3, name: "Summer Smith", status: "Alive", species: "Human", gender: "Female", origin: .replacementEarth,
            location: .replacementEarth, episodes: everyEpisode.filter { $0 >= 6 && ![13, 19, 28, 43].contains($0) }),
        .init(
            id: 4, name: "Beth Smith", status: "Alive", species: "Human", gender: "Female", origin: .replacementEarth,
            location: .replacementEarth, episodes: everyEpisode.filter { $0 >= 6 && ![13, 17, 28, 37].contains($0) }),
        .init(
            id: 5, name: "Jerry Smith", status: "Alive", species: "Human", gender: "Male", origin: .replacementEarth,
            location: .replacementEarth, episodes: everyEpisode.filter { $0 >= 6 && ![17, 25, 27, 28].contains($0) }),
        .init(
            id: 6, name: "Abadango Cluster Princess", status: "Alive", species: "Alien", gender: "Female",
            origin: .abadango, location: .abadango, episodes: [27]),
        .init(
            id: 7, name: "Abradolf Lincler", status: "unknown", species: "Human", type: "Genetic experiment",
            gender: "Male", origin: .replacementEarth, location: .testicleMonsterDimension, episodes: [10, 11]),
        .init(
            id: 8, name: "Adjudicator Rick", status: "Dead", species: "Human", gender: "Male", origin: .unknown,
            location: .citadel, episodes: [28]),
        .init(
            id: 9, name: "Agency Director", status: "Dead", species: "Human", gender: "Male", origin: .replacementEarth,
            location: .replacementEarth, episodes: [24]),
        .init(
            id: 10, name: "Alan Rails", status: "Dead", species: "Human", type: "Superhuman (Ghost trains summoner)",
            gender: "Male", origin: .unknown, location: .worldendersLair, episodes: [25]),
        .init(
            id: 11, name: "Albert Einstein", status: "Dead", species: "Human", gender: "Male", origin: .earthC137,
            location: .replacementEarth, episodes: [12]),
        .init(
            id: 12, name: "Alexander", status: "Dead", species: "Human", gender: "Male", origin: .earthC137,
            location: .anatomyPark, episodes: [3]),
        .init(
            id: 13, name: "Alien Googah", status: "unknown", species: "Alien", gender: "unknown", origin: .unknown,
            location: .replacementEarth, episodes: [31]),
        .init(
            id: 14, name: "Alien Morty", status: "unknown", species: "Alien", gender: "Male", origin: .unknown,
            location: .citadel, episodes: [10]),
        .init(
            id: 15, name: "Alien Rick", status: "unknown", species: "Alien", gender: "Male", origin: .unknown,
            location: .citadel, episodes: [10]),
        .init(
            id: 16, name: "Amish Cyborg", status: "Dead", species: "Alien", type: "Parasite", gender: "Male",
            origin: .unknown, location: .replacementEarth, episodes: [15]),
        .init(
            id: 17, name: "Annie", status: "Alive", species: "Human", gender: "Female", origin: .earthC137,
            location: .anatomyPark, episodes: [3]),
        .init(
            id: 18, name: "Antenna Morty", status: "Alive", species: "Human", type: "Human with antennae",
            gender: "Male", origin: .unknown, location: .citadel, episodes: [10, 28]),
        .init(
            id: 19, name: "Antenna Rick", status: "unknown", species: "Human", type: "Human with antennae",
            gender: "Male", origin: .unknown, location: .unknown, episodes: [10]),
        .init(
            id: 20, name: "Ants in my Eyes Johnson", status: "unknown", species: "Human",
            type: "Human with ants in his eyes", gender: "Male", origin: .unknown, location: .cable, episodes: [8]),
    ]

    // MARK: - 21 to 40

    private static let secondPage: [WellKnownCharacter] = [
        .init(
            id: 21, name: "Aqua Morty", status: "unknown", species: "Humanoid", type: "Fish-Person", gender: "Male",
            origin: .unknown, location: .citadel, episodes: [10, 22]),
        .init(
            id: 22, name: "Aqua Rick", status: "unknown", species: "Humanoid", type: "Fish-Person", gender: "Male",
            origin: .unknown, location: .citadel, episodes: [10, 22, 28]),
        .init(
            id: 23, name: "Arcade Alien", status: "unknown", species: "Alien", gender: "Male", origin: .unknown,
            location: .immortalityResort, episodes: [13, 19, 21, 25, 26]),
        .init(
            id: 24, name: "Armagheadon", status: "Alive", species: "Alien", type: "Cromulon", gender: "Male",
            origin: .signus5, location: .signus5, episodes: [16]),
        .init(
            id: 25, name: "Armothy", status: "Dead", species: "unknown", type: "Self-aware arm", gender: "Male",
            origin: .postApocalypticEarth, location: .postApocalypticEarth, episodes: [23]),
        .init(
            id: 26, name: "Arthricia", status: "Alive", species: "Alien", type: "Cat-Person", gender: "Female",
            origin: .purgePlanet, location: .purgePlanet, episodes: [20]),
        .init(
            id: 27, name: "Artist Morty", status: "Alive", species: "Human", gender: "Male", origin: .unknown,
            location: .citadel, episodes: [10, 28]),
        .init(
            id: 28, name: "Attila Starwar", status: "Alive", species: "Human", gender: "Male", origin: .unknown,
            location: .cable, episodes: [8, 13, 17]),
        .init(
            id: 29, name: "Baby Legs", status: "Alive", species: "Human", type: "Human with baby legs", gender: "Male",
            origin: .unknown, location: .cable, episodes: [8]),
        .init(
            id: 30, name: "Baby Poopybutthole", status: "Alive", species: "Poopybutthole", gender: "Male",
            origin: .unknown, location: .unknown, episodes: [31]),
        .init(
            id: 31, name: "Baby Wizard", status: "Dead", species: "Alien", type: "Parasite", gender: "Male",
            origin: .unknown, location: .replacementEarth, episodes: [15]),
        .init(
            id: 32, name: "Bearded Lady", status: "Dead", species: "Alien", type: "Parasite", gender: "Female",
            origin: .unknown, location: .replacementEarth, episodes: [15]),
        .init(
            id: 33, name: "Beebo", status: "Dead", species: "Alien", gender: "Male", origin: .venzenulon7,
            location: .venzenulon7, episodes: [29]),
        .init(
            id: 34, name: "Benjamin", status: "Alive", species: "Poopybutthole", gender: "Male", origin: .unknown,
            location: .cable, episodes: [8, 13, 17]),
        .init(
            id: 35, name: "Bepisian", status: "Alive", species: "Alien", type: "Bepisian", gender: "unknown",
            origin: .bepis9, location: .bepis9, episodes: [1, 11, 19, 25]),
        .init(
            id: 36, name: "Beta-Seven", status: "Alive", species: "Alien", type: "Hivemind", gender: "unknown",
            origin: .unknown, location: .unknown, episodes: [14]),
        .init(
            id: 37, name: "Beth Sanchez", status: "Alive", species: "Human", gender: "Female", origin: .earthC500A,
            location: .earthC500A, episodes: [8]),
        .init(
            id: 38, name: "Beth Smith", status: "Alive", species: "Human", gender: "Female", origin: .earthC137,
            location: .earthC137, episodes: [1, 2, 3, 4, 5, 6, 22, 51]),
        .init(
            id: 39, name: "Beth Smith", status: "Alive", species: "Human", gender: "Female", origin: .evilRicksTarget,
            location: .evilRicksTarget, episodes: [10]),
        .init(
            id: 40, name: "Beth's Mytholog", status: "Dead", species: "Mythological Creature", type: "Mytholog",
            gender: "Female", origin: .nuptia4, location: .nuptia4, episodes: [18]),
    ]

    // MARK: - Later

    private static let laterOnes: [WellKnownCharacter] = [
        .init(
            id: 47, name: "Birdperson", status: "Alive", species: "Alien", type: "Bird-Person", gender: "Male",
            origin: .birdWorld, location: .planetSquanch, episodes: [11, 16, 21]),
        .init(
            id: 118, name: "Evil Morty", status: "Alive", species: "Human", gender: "Male", origin: .unknown,
            location: .citadel, episodes: [10, 28]),
        .init(
            id: 242, name: "Mr. Meeseeks", status: "unknown", species: "Humanoid", type: "Meeseeks", gender: "Male",
            origin: .unknown, location: .unknown, episodes: [5]),
        .init(
            id: 244, name: "Mr. Poopybutthole", status: "Alive", species: "Poopybutthole", gender: "Male",
            origin: .unknown, location: .replacementEarth, episodes: [15, 21, 31]),
        .init(
            id: 265, name: "Pickle Rick", status: "Alive", species: "unknown", type: "Pickle", gender: "Male",
            origin: .earthC137, location: .replacementEarth, episodes: [24]),
        .init(
            id: 331, name: "Squanchy", status: "unknown", species: "Alien", type: "Cat-Person", gender: "Male",
            origin: .planetSquanch, location: .planetSquanch, episodes: [11, 21]),
        .init(
            id: 361, name: "Toxic Rick", status: "Dead", species: "Humanoid", type: "Rick's Toxic Side", gender: "Male",
            origin: .unknown, location: .unknown, episodes: [27]),
    ]
}
