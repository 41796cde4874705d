// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// One row of the table `character`.
struct CharacterRecord: Codable, Equatable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "character"

    var id: Int
    var name: String
    var status: String
    var species: String
    var type: String
    var gender: String
    var originName: String
    /// The public API's number of the place, nil where it gives none ("unknown").
    var originID: Int?
    var locationName: String
    var locationID: Int?
    /// Numbers of the episodes in which the character appears, in order, separated by commas.
    var episodes: String
    var created: String
}
