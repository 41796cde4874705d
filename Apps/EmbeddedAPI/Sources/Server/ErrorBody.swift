// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A refusal in the public API's JSON.
struct ErrorBody: Encodable {
    let error: String

    static let noSuchCharacter = ErrorBody(error: "Character not found")
    static let nothingHere = ErrorBody(error: "There is nothing here")
    static let noIdentifier = ErrorBody(error: "Hey! you must provide an id")
}
