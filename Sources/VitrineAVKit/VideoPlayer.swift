// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineAVFoundation
import VitrineComponents
public import VitrineCore
import VitrineDisplay

/// Shows a player, with the browser's own buttons.
///
/// The keyboard and screen readers reach the buttons as on every page. Pictures show a black area with a symbol.
///
/// - Support: partial: what is laid over the video lies over its buttons too.
nonisolated public struct VideoPlayer<VideoOverlay>: View where VideoOverlay: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Shows a player with a view over the video.
    ///
    /// - Parameters:
    ///   - player: The player; `nil` for an empty area.
    ///   - videoOverlay: The view.
    @MainActor @preconcurrency
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    /// The player.
    @MainActor @preconcurrency public var body: some View {
        PlayerScreen(player: player).overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Shows a player.
    ///
    /// - Parameter player: The player; `nil` for an empty area.
    @MainActor @preconcurrency public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
    }
}

/// The area of a player.
struct PlayerScreen: View {
    let player: AVPlayer?

    var body: some View {
        Group {
            if let stage = player?.stage, let media = stage.media {
                EmbeddedSurface(.media(media), label: "Video") {
                    stage.report($0)
                } content: {
                    picture
                }
            } else {
                picture
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

    private var picture: some View {
        EmbedPlaceholder(symbol: "play.circle", title: "", background: .black).environment(\.colorScheme, .dark)
    }
}
