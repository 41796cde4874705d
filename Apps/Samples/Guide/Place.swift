// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CoreLocation

struct Place: Identifiable, Hashable {
    let name: String
    let latitude: Double
    let longitude: Double
    let website: URL
    let story: String

    var id: String { name }

    func distance(from location: CLLocation) -> Measurement<UnitLength> {
        let metres = location.distance(from: CLLocation(latitude: latitude, longitude: longitude))
        return Measurement(value: metres / 1000, unit: .kilometers)
    }

    static let all = [
        Place(
            name: "Speicherstadt", latitude: 53.5436, longitude: 9.9882,
            website: URL(string: "https://example.com/speicherstadt")!,
            story: "<h1>Speicherstadt</h1><p>Warehouses on oak piles, built from 1883 on.</p>"),
        Place(
            name: "Porto", latitude: 41.1496, longitude: -8.6109, website: URL(string: "https://example.com/porto")!,
            story: "<h1>Porto</h1><p>Bridges high above the Douro.</p>"),
    ]
}
