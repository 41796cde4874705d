// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore

/// The methods that an audio player calls on its delegate.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// The sound has been played to its end.
    ///
    /// - Parameters:
    ///   - player: The player.
    ///   - flag: Whether all of it was played.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// The sound cannot be played.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound of the app, in the browser of the session that makes it.
///
/// - Support: partial: the length is 0 until the browser has told it; no meters, no balance.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let player: AVPlayer
    private let settings = Mutex(Settings())

    private struct Settings {
        var loops = 0
        var left = 0
        var delegate: WeakDelegate?
        var file: URL?
        var watches: [UncheckedSendable<any NSObjectProtocol>] = []
    }

    private struct WeakDelegate: @unchecked Sendable {
        weak var delegate: (any AVAudioPlayerDelegate)?
    }

    /// The address of the sound; `nil` for one that was given as data.
    public let url: URL?
    /// The sound, where it was given as data.
    public let data: Data?

    /// Creates a player of a file.
    ///
    /// - Parameter url: The file.
    /// - Throws: An error if it cannot be read.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    /// Creates a player of a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - utiString: Without effect: browsers look at the sound.
    /// - Throws: An error if it cannot be read.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        self.url = url
        data = nil
        player = AVPlayer(url: url)
        super.init()
        watch()
    }

    /// Creates a player of a sound.
    ///
    /// - Parameter data: The contents of a file.
    /// - Throws: An error if it cannot be written where the browser finds it.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// Creates a player of a sound.
    ///
    /// - Parameters:
    ///   - data: The contents of a file.
    ///   - utiString: Without effect: browsers look at the sound.
    /// - Throws: An error if it cannot be written where the browser finds it.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        guard let session = SessionContext.current else {
            throw CocoaError(
                .fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "A sound is played in the session of a user."])
        }
        let file = try session.files.emptyFolder().appendingPathComponent("sound.mp3")
        try data.write(to: file)
        url = nil
        self.data = data
        player = AVPlayer(url: file)
        super.init()
        settings.withLock { $0.file = file }
        watch()
    }

    deinit {
        let (file, watches) = settings.withLock { ($0.file, $0.watches) }
        for watch in watches { NotificationCenter.default.removeObserver(watch.value) }
        if let file { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    }

    private func watch() {
        let names = [AVPlayerItem.didPlayToEndTimeNotification, AVPlayerItem.failedToPlayToEndTimeNotification]
        let watches = names.map { name in
            UncheckedSendable(
                NotificationCenter.default.addObserver(forName: name, object: player.currentItem, queue: nil) {
                    [weak self] in self?.ended($0.name)
                })
        }
        settings.withLock { $0.watches = watches }
    }

    private func ended(_ name: Notification.Name) {
        if name == AVPlayerItem.failedToPlayToEndTimeNotification {
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: player.error)
            return
        }
        let isOver = settings.withLock { settings in
            guard settings.left > 0 else { return true }
            settings.left -= 1
            return false
        }
        guard isOver else {
            player.seek(to: .zero)
            player.play()
            return
        }
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    /// The object that is told what happens.
    open var delegate: (any AVAudioPlayerDelegate)? {
        get { settings.withLock { $0.delegate?.delegate } }
        set { settings.withLock { $0.delegate = WeakDelegate(delegate: newValue) } }
    }

    /// Asks for the sound before it is played.
    ///
    /// - Returns: Always `true`.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays; after its end from the beginning.
    ///
    /// - Returns: Always `true`: whether the browser plays is not known yet.
    @discardableResult
    open func play() -> Bool {
        settings.withLock { $0.left = max(0, $0.loops) }
        if let item = player.currentItem, item.duration.isNumeric, player.currentTime() >= item.duration {
            player.seek(to: .zero)
        }
        player.play()
        return true
    }

    /// Pauses.
    open func pause() { player.pause() }
    /// Pauses.
    open func stop() { player.pause() }

    /// Whether the player plays.
    open var isPlaying: Bool { player.rate > 0 }
    /// The length in seconds; 0 until the browser has told it.
    open var duration: TimeInterval {
        let seconds = player.currentItem?.duration.seconds ?? 0
        return seconds.isFinite ? seconds : 0
    }
    /// The playback position, in seconds.
    open var currentTime: TimeInterval {
        get { player.currentTime().seconds }
        set { player.seek(to: CMTime(seconds: newValue, preferredTimescale: AVPlayer.timescale)) }
    }
    /// The loudness, from 0 to 1.
    open var volume: Float {
        get { player.volume }
        set { player.volume = newValue }
    }
    /// Changes the loudness at once; the duration is without effect.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { player.volume = volume }
    /// How often the sound is played again: 0 for once, -1 without end.
    open var numberOfLoops: Int {
        get { settings.withLock { $0.loops } }
        set {
            settings.withLock { ($0.loops, $0.left) = (newValue, max(0, newValue)) }
            player.loops = newValue < 0
        }
    }
    /// Whether the speed can be changed: it always can.
    open var enableRate = false
    /// The speed.
    open var rate: Float {
        get { player.defaultRate }
        set {
            player.defaultRate = newValue
            if isPlaying { player.rate = newValue }
        }
    }
}
