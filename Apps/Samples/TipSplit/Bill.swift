// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a table has to pay, and how it is shared.
struct Bill: Equatable {
    var amount = 0.0
    var people = 2
    var tipPercentage = 15
    var roundsUp = false

    static let tipChoices = [0, 10, 15, 20, 25]

    var tip: Double { amount * Double(tipPercentage) / 100 }

    var total: Double {
        let total = amount + tip
        return roundsUp ? total.rounded(.up) : total
    }

    var perPerson: Double { total / Double(max(people, 1)) }
}

/// A bill that was paid.
struct PaidBill: Identifiable {
    let id = UUID()
    let bill: Bill
    let note: String
}
