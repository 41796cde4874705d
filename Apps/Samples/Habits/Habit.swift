// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Habit: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var symbol: String
    var goal = 7
    var count = 0

    var progress: Double { min(Double(count) / Double(max(goal, 1)), 1) }

    static let symbols = ["book", "figure.run", "drop", "leaf", "moon.zzz", "pencil"]
}

/// Habits as a value that `@AppStorage` can keep.
struct HabitList: RawRepresentable {
    var habits: [Habit]

    init(_ habits: [Habit] = []) {
        self.habits = habits
    }

    init?(rawValue: String) {
        guard let habits = try? JSONDecoder().decode([Habit].self, from: Data(rawValue.utf8)) else { return nil }
        self.habits = habits
    }

    var rawValue: String {
        guard let data = try? JSONEncoder().encode(habits) else { return "[]" }
        return String(decoding: data, as: UTF8.self)
    }
}
