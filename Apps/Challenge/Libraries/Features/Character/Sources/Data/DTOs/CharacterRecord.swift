// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// One row of the table `character`.
nonisolated struct CharacterRecord: Codable, Equatable, FetchableRecord, PersistableRecord, Sendable {
    static let databaseTableName = "character"

    let id: Int
    let name: String
    let status: String
    let species: String
    let origin: String
    let location: String
    let episodeCount: Int
    let image: String?
}
