// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Chore: Identifiable, Codable, Hashable {
    enum Priority: String, Codable, CaseIterable, Identifiable {
        case low, medium, high
        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    var id = UUID()
    var title: String
    var priority = Priority.medium
    var isDone = false
    var due: Date?
}
