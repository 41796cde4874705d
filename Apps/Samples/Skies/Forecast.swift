// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Forecast: Equatable, Sendable {
    enum Sky: String, Sendable, CaseIterable {
        case clear, clouds, rain, storm

        var symbol: String {
            switch self {
            case .clear: "sun.max.fill"
            case .clouds: "cloud.fill"
            case .rain: "cloud.rain.fill"
            case .storm: "cloud.bolt.fill"
            }
        }
    }

    struct Hour: Identifiable, Equatable, Sendable {
        let id: Int
        let temperature: Measurement<UnitTemperature>
        let sky: Sky
    }

    struct Day: Identifiable, Equatable, Sendable {
        let id: Int
        let name: String
        let low: Double
        let high: Double
        let sky: Sky
    }

    let city: String
    let temperature: Measurement<UnitTemperature>
    let sky: Sky
    let hours: [Hour]
    let days: [Day]
}
