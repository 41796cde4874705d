// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData

@Model
final class Grocery {
    var name: String
    var isBought: Bool
    var added: Date

    init(name: String) {
        self.name = name
        self.isBought = false
        self.added = .now
    }
}
