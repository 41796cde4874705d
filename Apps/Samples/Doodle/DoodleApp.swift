// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct DoodleApp: App {
    var body: some Scene {
        WindowGroup {
            DoodleView()
        }
    }
}
