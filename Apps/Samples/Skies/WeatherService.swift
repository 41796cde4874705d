// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

protocol WeatherService: Sendable {
    func forecast(for city: String) async throws -> Forecast
}

enum WeatherError: LocalizedError {
    case unknownCity(String)

    var errorDescription: String? {
        switch self {
        case .unknownCity(let city): "There is no station in \(city)."
        }
    }

    var recoverySuggestion: String? { "Choose another city." }
}

/// Answers from a table: good enough for a demonstration.
struct CannedWeatherService: WeatherService {
    func forecast(for city: String) async throws -> Forecast {
        await Task.yield()
        guard let start = ["Lisbon": 24.0, "Oslo": 11.0, "Quito": 17.0][city] else {
            throw WeatherError.unknownCity(city)
        }
        let skies = Forecast.Sky.allCases
        return Forecast(
            city: city,
            temperature: Measurement(value: start, unit: .celsius),
            sky: start > 20 ? .clear : .rain,
            hours: (0..<12).map { hour in
                Forecast.Hour(
                    id: hour,
                    temperature: Measurement(value: start + Double(hour % 5) - 2, unit: .celsius),
                    sky: skies[hour % skies.count])
            },
            days: ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated().map { index, name in
                Forecast.Day(
                    id: index, name: name, low: start - 6 + Double(index % 3), high: start + Double(index % 4),
                    sky: skies[index % skies.count])
            }
        )
    }
}
