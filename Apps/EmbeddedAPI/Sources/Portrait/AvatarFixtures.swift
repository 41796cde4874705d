// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The API's pictures without the API: for previews, which have no network.
public enum AvatarFixtures {
    private static let hosts: Set<String> = ["rickandmortyapi.com", "127.0.0.1", "localhost"]
    private static let species = CharacterCatalog.records().map { (id: $0.id, species: $0.species) }

    /// The bytes of an avatar's address, `https://rickandmortyapi.com/api/character/avatar/1.jpeg`; `nil` for others,
    /// and if nothing can be drawn because fonts are missing, which the caller reports.
    public static func png(for url: URL) async -> Data? {
        guard let host = url.host(), hosts.contains(host) else { return nil }
        let parts = url.pathComponents
        guard parts.count == 5, parts[1...3] == ["api", "character", "avatar"] else { return nil }
        let name = parts[4].split(separator: ".", omittingEmptySubsequences: false)
        guard name.count == 2, ["jpeg", "png"].contains(name[1]), let id = Int(name[0]),
            let character = species.first(where: { $0.id == id })
        else { return nil }
        return try? await Portrait.png(of: PortraitTraits(id: id, species: character.species))
    }
}
