// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct Country: Identifiable, Equatable {
    enum Layout {
        case vertical, horizontal, disc, cross
    }

    let name: String
    let layout: Layout
    let colors: [Color]

    var id: String { name }

    static let all = [
        Country(name: "France", layout: .vertical, colors: [.blue, .white, .red]),
        Country(name: "Germany", layout: .horizontal, colors: [.black, .red, .yellow]),
        Country(name: "Ireland", layout: .vertical, colors: [.green, .white, .orange]),
        Country(name: "Italy", layout: .vertical, colors: [.green, .white, .red]),
        Country(name: "Japan", layout: .disc, colors: [.white, .red]),
        Country(name: "Nigeria", layout: .vertical, colors: [.green, .white, .green]),
        Country(name: "Poland", layout: .horizontal, colors: [.white, .red]),
        Country(name: "Estonia", layout: .horizontal, colors: [.blue, .black, .white]),
        Country(name: "Finland", layout: .cross, colors: [.white, .blue]),
        Country(name: "Sweden", layout: .cross, colors: [.blue, .yellow]),
        Country(name: "Ukraine", layout: .horizontal, colors: [.blue, .yellow]),
        Country(name: "Bangladesh", layout: .disc, colors: [.green, .red]),
    ]
}
