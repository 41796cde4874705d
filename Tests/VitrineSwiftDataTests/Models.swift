// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData

enum Kind: String, Codable {
    case city, beach
}

struct Place: Codable, Equatable {
    var latitude: Double
    var longitude: Double
}

@Model
final class Trip {
    #Index<Trip>([\.start])

    @Attribute(.unique) var name: String
    var start: Date
    var kind = Kind.city
    var rating: Int?
    var isDone: Bool = false
    var place: Place?
    var tags: [String] = []
    @Attribute(.externalStorage) var picture: Data?
    @Attribute(.ephemeral) var visits: Int = 0
    @Transient var note = "none"
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var traveller: Traveller?
    var days: Int { stops.count }

    init(name: String, start: Date = .distantPast, kind: Kind = .city) {
        self.name = name
        self.start = start
        self.kind = kind
    }
}

@Model
final class Stop {
    var title: String
    var order: Int
    var trip: Trip?

    init(title: String, order: Int = 0, trip: Trip? = nil) {
        self.title = title
        self.order = order
        self.trip = trip
    }
}

@Model
final class Traveller {
    var name: String
    @Relationship(deleteRule: .deny) var trips: [Trip] = []
    var friends: [Friend] = []

    init(name: String) {
        self.name = name
    }
}

@Model
final class Friend {
    var name: String
    var travellers: [Traveller] = []

    init(name: String) {
        self.name = name
    }
}
