// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData

/// A model that is not final, as most are written.
@Model
class Coin {
    #Unique<Coin>([\.country, \.value])
    #Index<Coin>([\.country])

    var country: String
    var value: Int
    var owner: Owner?

    init(country: String, value: Int) {
        self.country = country
        self.value = value
    }
}

@Model
class Owner {
    var name: String
    @Relationship(inverse: \Coin.owner) var coins: [Coin] = []

    init(name: String) { self.name = name }
}
