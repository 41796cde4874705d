// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct SkiesApp: App {
    var body: some Scene {
        WindowGroup {
            ForecastView(model: ForecastModel(service: CannedWeatherService()))
        }
    }
}
