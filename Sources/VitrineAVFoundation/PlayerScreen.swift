// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
package import VitrineCore
import VitrineDisplay

/// The area of a player.
nonisolated package struct PlayerScreen: View {
    private let player: AVPlayer?

    /// Creates an area.
    ///
    /// - Parameter player: The player; `nil` for an empty area.
    package init(player: AVPlayer?) {
        self.player = player
    }

    @MainActor package var body: some View {
        Group {
            if let stage = player?.stage, let media = stage.media {
                EmbeddedSurface(.media(media), label: "Video") {
                    stage.report($0)
                } content: {
                    PlayerPicture()
                }
            } else {
                PlayerPicture()
            }
        }
        .background {
            // Each player is seen while its own view is.
            if let player {
                Color.clear
                    .onAppear { player.stage.setShown(true) }
                    .onDisappear { player.stage.setShown(false) }
                    .id(ObjectIdentifier(player))
            }
        }
    }
}

/// The picture of a player.
struct PlayerPicture: View {
    var body: some View {
        EmbedPlaceholder(symbol: "play.circle", title: "Video", background: .black).environment(\.colorScheme, .dark)
    }
}
