// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData

@Model
final class Habit {
    var name: String
    var symbol: String
    var goal: Int
    var count: Int
    var start: Date

    var progress: Double { min(Double(count) / Double(max(goal, 1)), 1) }

    static let symbols = ["book", "figure.run", "drop", "leaf", "moon.zzz", "pencil"]

    init(name: String, symbol: String, goal: Int = 7) {
        self.name = name
        self.symbol = symbol
        self.goal = goal
        self.count = 0
        self.start = .now
    }
}
