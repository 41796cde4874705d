// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftData
import SwiftUI

@main
struct HabitsApp: App {
    @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

    var body: some Scene {
        WindowGroup {
            if hasSeenWelcome {
                HabitsView()
                    .transition(.move(edge: .trailing))
            } else {
                WelcomeView {
                    withAnimation { hasSeenWelcome = true }
                }
            }
        }
        .modelContainer(for: Habit.self)
    }
}
