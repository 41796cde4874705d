// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A user in JSONPlaceholder's JSON.
struct UserBody: Encodable {
    struct Address: Encodable {
        struct Position: Encodable {
            let lat: String
            let lng: String
        }

        let street: String
        let suite: String
        let city: String
        let zipcode: String
        let geo: Position
    }

    struct Company: Encodable {
        let name: String
        let catchPhrase: String
        let bs: String
    }

    let id: Int
    let name: String
    let username: String
    let email: String
    let address: Address
    let phone: String
    let website: String
    let company: Company

    init(_ record: UserRecord) {
        id = record.id
        name = record.name
        username = record.username
        email = record.email
        address = Address(
            street: record.street,
            suite: record.suite,
            city: record.city,
            zipcode: record.zipcode,
            geo: Address.Position(lat: record.latitude, lng: record.longitude)
        )
        phone = record.phone
        website = record.website
        company = Company(name: record.companyName, catchPhrase: record.catchPhrase, bs: record.business)
    }
}
