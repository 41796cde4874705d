// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// A video or sound with what is known of its being played.
///
/// - Support: partial: what the browser tells: length, time, state, and its end.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// The browser has not said so yet.
        case unknown = 0
        /// The item can be played.
        case readyToPlay = 1
        /// It cannot; the error says so.
        case failed = 2
    }

    /// Posted when an item has been played to its end; the object is the item.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item could not be played to its end; the object is the item.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")

    /// The asset that is played.
    public let asset: AVAsset
    private let known = Mutex(Known())

    private struct Known {
        var status = Status.unknown
        var duration = CMTime.indefinite
        var address: EmbeddedAddress?
        var player: WeakPlayer?
    }

    private struct WeakPlayer: @unchecked Sendable {
        weak var player: AVPlayer?
    }

    /// Creates an item of an asset.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Creates an item of an asset; keys are without effect.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// Creates an item of what is at an address.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// Whether the item can be played.
    open var status: Status { known.withLock { $0.status } }
    /// Why the item cannot be played; `nil` while it can.
    open var error: (any Error)? {
        status == .failed
            ? CocoaError(
                .fileReadCorruptFile,
                userInfo: [NSLocalizedDescriptionKey: "The browser cannot play this.", NSURLErrorKey: asset.location])
            : nil
    }
    /// The length; indefinite until it is known, and for what is live.
    open var duration: CMTime { known.withLock { $0.duration } }
    /// Whether the item is expected to be played without a pause.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }

    /// Returns where the item is; the beginning for one that is not played.
    open func currentTime() -> CMTime { player?.currentTime() ?? .zero }

    /// Goes on at another time.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - completionHandler: Called when the browser is there.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        player?.seek(to: time) { completionHandler?($0) }
    }

    /// The player that has the item.
    var player: AVPlayer? {
        get { known.withLock { $0.player?.player } }
        set { known.withLock { $0.player = newValue.map(WeakPlayer.init) } }
    }

    /// The source from which the browser loads the item; read it in the session that plays it.
    var source: EmbeddedContent.Source? {
        known.withLock { known in
            if known.address == nil, known.status != .failed {
                known.address = EmbeddedAddress(asset.location)
                if known.address == nil { known.status = .failed }
            }
            return known.address?.source
        }
    }

    func adopt(_ playback: EmbedReport.Playback) {
        known.withLock { known in
            if playback.state == .failed {
                known.status = .failed
                return
            }
            if let seconds = playback.duration {
                known.duration = CMTime(seconds: seconds, preferredTimescale: AVPlayer.timescale)
                known.status = .readyToPlay
            } else if playback.state == .playing {
                known.status = .readyToPlay
            }
        }
    }
}

extension Notification.Name {
    /// Posted when an item has been played to its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item could not be played to its end; the object is the item.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
