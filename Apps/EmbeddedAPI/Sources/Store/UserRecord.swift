// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// One row of the table `user`.
struct UserRecord: Codable, Equatable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "user"

    var id: Int
    var name: String
    var username: String
    var email: String
    var street: String
    var suite: String
    var city: String
    var zipcode: String
    /// Degrees, as the public API writes them: in text.
    var latitude: String
    var longitude: String
    var phone: String
    var website: String
    var companyName: String
    var catchPhrase: String
    var business: String
}
