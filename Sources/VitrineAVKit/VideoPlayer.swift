// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineAVFoundation
import VitrineComponents
public import VitrineCore

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
