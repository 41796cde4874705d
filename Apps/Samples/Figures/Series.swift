// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct Sample: Identifiable, Equatable {
    let month: String
    let value: Double
    var id: String { month }
}

struct Series: Identifiable, Hashable {
    let name: String
    let color: Color
    let samples: [Sample]

    var id: String { name }
    var total: Double { samples.map(\.value).reduce(0, +) }
    var maximum: Double { samples.map(\.value).max() ?? 0 }

    static func == (lhs: Series, rhs: Series) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

    private init(_ name: String, _ color: Color, _ values: [Double]) {
        self.name = name
        self.color = color
        samples = zip(Self.months, values).map { Sample(month: $0, value: $1) }
    }

    static let all = [
        Series("Coffee", .brown, [30, 45, 38, 52, 61, 48]),
        Series("Tea", .green, [22, 18, 25, 30, 28, 35]),
        Series("Juice", .orange, [10, 14, 22, 35, 44, 58]),
    ]
}
