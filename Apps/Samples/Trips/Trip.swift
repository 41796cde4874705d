// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData

@Model
final class Trip {
    var destination: String
    var details: String
    var date: Date
    var priority: Int
    @Relationship(deleteRule: .cascade) var sights = [Sight]()

    init(destination: String = "", details: String = "", date: Date = .now, priority: Int = 2) {
        self.destination = destination
        self.details = details
        self.date = date
        self.priority = priority
    }
}

@Model
final class Sight {
    var name: String
    var isSeen = false
    var trip: Trip?

    init(name: String) {
        self.name = name
    }
}
