// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A character in the public API's JSON.
struct CharacterBody: Encodable {
    struct PlaceBody: Encodable {
        let name: String
        /// Empty where the place has no number, as in the public API.
        let url: String
    }

    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: PlaceBody
    let location: PlaceBody
    let image: String
    let episode: [String]
    let url: String
    let created: String

    /// Creates the body of a record.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - base: The address at which the client found this API, without a slash at the end; every link starts with it.
    init(_ record: CharacterRecord, base: String) {
        let place = { (name: String, id: Int?) in
            PlaceBody(name: name, url: id.map { "\(base)/location/\($0)" } ?? "")
        }
        id = record.id
        name = record.name
        status = record.status
        species = record.species
        type = record.type
        gender = record.gender
        origin = place(record.originName, record.originID)
        location = place(record.locationName, record.locationID)
        image = "\(base)/character/avatar/\(record.id).jpeg"
        episode = record.episodes.split(separator: ",").map { "\(base)/episode/\($0)" }
        url = "\(base)/character/\(record.id)"
        created = record.created
    }
}
