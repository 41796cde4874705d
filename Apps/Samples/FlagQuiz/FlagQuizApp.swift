// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct FlagQuizApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
