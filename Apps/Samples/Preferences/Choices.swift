// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

enum AccentChoice: String, CaseIterable, Identifiable {
    case blue, pink, green

    var id: Self { self }

    var color: Color {
        switch self {
        case .blue: .blue
        case .pink: .pink
        case .green: .green
        }
    }
}

struct Reminder: Codable, Equatable {
    var isOn = false
    var time = DateComponents(hour: 8, minute: 30)
    var days: Set<Int> = [1, 2, 3, 4, 5]

    static let dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    var summary: String {
        guard isOn else { return "Off" }
        switch days.count {
        case 0: return "Never"
        case 7: return "Every day"
        case 5 where !days.contains(0) && !days.contains(6): return "Weekdays"
        default: return days.sorted().map { String(Reminder.dayNames[$0].prefix(3)) }.joined(separator: ", ")
        }
    }
}
