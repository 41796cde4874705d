// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineAVFoundation
public import VitrineComponents
import VitrineCore

/// A controller that shows a player.
///
/// - Support: partial: the browser's own buttons, which are always shown.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    /// The player; `nil` for an empty area.
    open var player: AVPlayer? { didSet { viewIfLoaded?.didChange() } }
    /// Whether the buttons are shown; without effect.
    open var showsPlaybackControls = true
    /// Whether the picture may leave the page; the browser's own button does that.
    open var allowsPictureInPicturePlayback = true
    /// Whether a video fills the display when it begins; without effect.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the full display at its end; without effect.
    open var exitsFullScreenWhenPlaybackEnds = false

    /// Creates a controller.
    public override init() {
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [weak self] in AnyView(PlayerScreen(player: self?.player)) }
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }
}
