// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct TriviaApp: App {
    @State private var quiz = Quiz()

    var body: some Scene {
        WindowGroup {
            QuizView()
                .environment(quiz)
        }
    }
}
