// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

@main
struct PairsApp: App {
    @StateObject private var game = EmojiPairsGame()

    var body: some Scene {
        WindowGroup {
            PairsGameView(game: game)
        }
    }
}
