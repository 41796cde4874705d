// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A character whose facts are the public API's.
struct WellKnownCharacter {
    let id: Int
    let name: String
    let status: String
    let species: String
    var type = ""
    let gender: String
    let origin: Place
    let location: Place
    let episodes: [Int]

    func record(created: String) -> CharacterRecord {
        CharacterRecord(
            id: id,
            name: name,
            status: status,
            species: species,
            type: type,
            gender: gender,
            originName: origin.name,
            originID: origin.id,
            locationName: location.name,
            locationID: location.id,
            episodes: episodes.map(String.init).joined(separator: ","),
            created: created
        )
    }
}

/// A place with the number that the public API gives it.
struct Place {
    let name: String
    let id: Int?

    static let unknown = Place(name: "unknown", id: nil)
    static let earthC137 = Place(name: "Earth (C-137)", id: 1)
    static let abadango = Place(name: "Abadango", id: 2)
    static let citadel = Place(name: "Citadel of Ricks", id: 3)
    static let worldendersLair = Place(name: "Worldender's lair", id: 4)
    static let anatomyPark = Place(name: "Anatomy Park", id: 5)
    static let cable = Place(name: "Interdimensional Cable", id: 6)
    static let immortalityResort = Place(name: "Immortality Field Resort", id: 7)
    static let postApocalypticEarth = Place(name: "Post-Apocalyptic Earth", id: 8)
    static let purgePlanet = Place(name: "Purge Planet", id: 9)
    static let venzenulon7 = Place(name: "Venzenulon 7", id: 10)
    static let bepis9 = Place(name: "Bepis 9", id: 11)
    static let nuptia4 = Place(name: "Nuptia 4", id: 13)
    static let birdWorld = Place(name: "Bird World", id: 15)
    static let replacementEarth = Place(name: "Earth (Replacement Dimension)", id: 20)
    static let testicleMonsterDimension = Place(name: "Testicle Monster Dimension", id: 21)
    static let signus5 = Place(name: "Signus 5 Expanse", id: 22)
    static let earthC500A = Place(name: "Earth (C-500A)", id: 23)
    static let evilRicksTarget = Place(name: "Earth (Evil Rick's Target Dimension)", id: 34)
    static let planetSquanch = Place(name: "Planet Squanch", id: 35)
}
