// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
import VitrineCore

/// A layer that shows a player: the layer of a view (`layerClass`), or a sublayer of one.
///
/// - Support: partial: with the browser's own buttons, because browsers begin with a sound only after a press; the whole
///   picture is shown.
public final class AVPlayerLayer: CALayer {
    /// The player; `nil` for none.
    public var player: AVPlayer? { didSet { view?.didChange() } }

    /// How the picture fills the layer: browsers show all of it.
    public var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet {
            guard videoGravity != .resizeAspect else { return }
            DeveloperNotes.withoutEffect(
                "AVPlayerLayer.videoGravity", remedy: "Give the layer the shape of the video, or leave it as it is.")
        }
    }

    /// Whether there is a picture to show.
    public var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

    /// Creates a layer that is shown as a sublayer.
    ///
    /// - Parameter player: The player; `nil` for none.
    public convenience init(player: AVPlayer? = nil) {
        let view = UIView(frame: .zero)
        self.init(in: view)
        self.player = player
        fill(view)
    }

    /// Shows the player in a view.
    fileprivate func fill(_ view: UIView) {
        view.makeContent = { [weak self] in AnyView(self?.player.map { _ in PlayerPicture() }) }
        view.makeLiveContent = { [weak self] in AnyView(self?.player.map { PlayerScreen(player: $0) }) }
    }
}

extension AVPlayerLayer: LayerWithContent {
    package static func layer(of view: UIView) -> CALayer {
        let layer = AVPlayerLayer(of: view)
        layer.fill(view)
        return layer
    }
}
