// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftData
import SwiftUI

@main
struct GroceriesApp: App {
    var body: some Scene {
        WindowGroup {
            GroceryList()
        }
        .modelContainer(for: Grocery.self)
    }
}
