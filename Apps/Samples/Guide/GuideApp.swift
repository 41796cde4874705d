// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct GuideApp: App {
    @StateObject private var location = LocationModel()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                PlacesView()
            }
            .environmentObject(location)
        }
    }
}
