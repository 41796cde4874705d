// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct PreferencesApp: App {
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("accent") private var accent = AccentChoice.blue

    var body: some Scene {
        WindowGroup {
            PreferencesView()
                .preferredColorScheme(appearance.colorScheme)
                .tint(accent.color)
        }
    }
}
