// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct BasketApp: App {
    @StateObject private var order = Order()
    @StateObject private var favourites = Favourites()

    var body: some Scene {
        WindowGroup {
            AppView()
                .environmentObject(order)
                .environmentObject(favourites)
        }
    }
}
