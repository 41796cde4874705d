// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everyone the embedded API knows: as many as the public one, in its order.
///
/// The well-known have their real names and facts at their real numbers. All others are generated from the number and
/// say so in name and type, so that they are not mistaken for data.
enum CharacterCatalog {
    static let count = 826

    static func records() -> [CharacterRecord] {
        let known = Dictionary(uniqueKeysWithValues: WellKnownCharacters.all.map { ($0.id, $0) })
        return (1...count).map { id in known[id]?.record(created: created(id: id)) ?? generated(id: id) }
    }

    // MARK: - Generated

    private static func generated(id: Int) -> CharacterRecord {
        var random = SplitMix64(seed: UInt64(id) &* 7919)
        let home = random.pick(places)
        let place = random.pick(places)
        let first = Int(random.next() % 51) + 1
        let episodes = Array(first...min(51, first + Int(random.next() % 4)))
        return CharacterRecord(
            id: id,
            name: "Generated Citizen \(id)",
            status: random.pick(["Alive", "Alive", "Dead", "unknown"]),
            species: random.pick(["Human", "Human", "Alien", "Humanoid", "Robot"]),
            type: "Generated",
            gender: random.pick(["Female", "Male", "Genderless", "unknown"]),
            originName: home.name,
            originID: home.id,
            locationName: place.name,
            locationID: place.id,
            episodes: episodes.map(String.init).joined(separator: ","),
            created: created(id: id)
        )
    }

    private static let places: [(name: String, id: Int?)] = [
        ("Earth (C-137)", 1), ("Abadango", 2), ("Citadel of Ricks", 3), ("Anatomy Park", 5),
        ("Interdimensional Cable", 6), ("Purge Planet", 9), ("Earth (Replacement Dimension)", 20), ("unknown", nil),
    ]

    /// Rick came first, at the moment the public API gives; the others follow in steps of a little over half an hour.
    private static func created(id: Int) -> String {
        let first = Date(timeIntervalSince1970: 1_509_821_326.25)
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return (first + Double(id - 1) * 2_000).formatted(style)
    }
}
