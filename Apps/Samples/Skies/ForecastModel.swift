// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

@Observable
final class ForecastModel {
    enum Phase: Equatable {
        case loading
        case loaded(Forecast)
        case failed(title: String, suggestion: String)
    }

    private(set) var phase = Phase.loading
    private(set) var refreshes = 0
    var city = "Lisbon"
    let cities = ["Lisbon", "Oslo", "Quito", "Atlantis"]

    private let service: any WeatherService

    init(service: any WeatherService) {
        self.service = service
    }

    func load() async {
        do {
            phase = .loaded(try await service.forecast(for: city))
        } catch {
            phase = .failed(
                title: error.localizedDescription,
                suggestion: (error as? LocalizedError)?.recoverySuggestion ?? "Try again later.")
        }
    }

    func refresh() async {
        refreshes += 1
        await load()
    }
}
