// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore
import VitrineDisplay

/// Plays videos and sounds, in the browser of the session that makes it.
///
/// A `VideoPlayer` shows it with the browser's own buttons; without one it is heard. What the user does with the buttons is
/// what the player does. Browsers begin with a sound only after the user has pressed something on the page.
///
/// - Support: partial: what a browser's player does; what it plays depends on the browser.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether the player can play.
    public enum Status: Int, Sendable {
        /// The player has not loaded an item yet.
        case unknown = 0
        /// The player can play its item.
        case readyToPlay = 1
        /// The player cannot play its item.
        case failed = 2
    }

    /// Whether the player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// The player is paused.
        case paused = 0
        /// It would, and waits for data, or for the user to press something.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player is playing.
        case playing = 2
    }

    /// The action of a player at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item is played, where there is one.
        case advance = 0
        /// The player pauses.
        case pause = 1
        /// The player does nothing.
        case none = 2
    }

    /// The units of times in a second that browsers are asked and tell in.
    static let timescale: CMTimeScale = 600

    /// The stage on which the page shows the player.
    package let stage = PlayerStage()
    private let state = Mutex(State())

    private struct State {
        var items: [AVPlayerItem] = []
        var rate: Float = 0
        var defaultRate: Float = 1
        var volume: Float = 1
        var isMuted = false
        var loops = false
        var actionAtItemEnd = ActionAtItemEnd.pause
        var revision = 0
        var seek: EmbeddedContent.Media.Seek?
        /// The browser's last report, with its time.
        var playback: EmbedReport.Playback?
        var told = Date.distantPast
        var observers: [Observer] = []
        var arrivals: [(revision: Int, done: @Sendable (Bool) -> Void)] = []

        var item: AVPlayerItem? { items.first }
        /// The browser's last report, unless the app has changed the playback since.
        var settled: EmbedReport.Playback? { playback.flatMap { $0.revision == revision ? $0 : nil } }
    }

    /// A closure that is told the time.
    private final class Observer: NSObject, @unchecked Sendable {
        let queue: DispatchQueue?
        /// The times at which it is told; `nil` for all.
        let times: [Double]?
        let interval: Double
        let tell: @Sendable (CMTime) -> Void
        let last = Mutex(-1.0)

        init(
            queue: DispatchQueue?, times: [Double]?, interval: Double, tell: @escaping @Sendable (CMTime) -> Void
        ) {
            self.queue = queue
            self.times = times
            self.interval = interval
            self.tell = tell
        }

        /// Tells a time, if it is one of those that it waits for.
        func note(_ time: Double, isJump: Bool) {
            let isDue = last.withLock { last in
                let before = last
                if let times {
                    last = time
                    return !isJump && times.contains { before < $0 && $0 <= time }
                }
                guard isJump || time < before || time - before >= interval * 0.99 else { return false }
                last = time
                return true
            }
            guard isDue else { return }
            let moment = CMTime(seconds: time, preferredTimescale: AVPlayer.timescale)
            // Two objects can stand for the main queue.
            if let queue, queue.label != DispatchQueue.main.label {
                queue.async { self.tell(moment) }
            } else {
                tell(moment)
            }
        }
    }

    /// Creates a player without an item.
    public override init() {
        super.init()
        state.withLock { $0.actionAtItemEnd = self is AVQueuePlayer ? .advance : .pause }
        SessionContext.onMain { [weak self] in
            self?.stage.take = { [weak self] in self?.take($0) }
            self?.stage.leave = { [weak self] in self?.settleSeeks() }
        }
    }

    /// Creates a player of what is at an address.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// Creates a player of an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        replaceItems(item.map { [$0] } ?? [])
    }

    // MARK: - Playing

    /// Plays at the default speed.
    open func play() { rate = defaultRate }
    /// Pauses.
    open func pause() { rate = 0 }
    /// Plays at a speed without waiting for data; browsers wait.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// The speed: 1 for the normal one, 0 while the player is paused. Browsers do not play backwards.
    open var rate: Float {
        get { state.withLock { $0.rate } }
        set { change { $0.rate = max(0, newValue) } }
    }
    /// The speed at which `play()` plays.
    open var defaultRate: Float {
        get { state.withLock { $0.defaultRate } }
        set { state.withLock { $0.defaultRate = newValue } }
    }
    /// The loudness, from 0 to 1; phones have it at their own buttons only.
    open var volume: Float {
        get { state.withLock { $0.volume } }
        set { change { $0.volume = min(max(newValue, 0), 1) } }
    }
    /// Whether nothing is heard.
    open var isMuted: Bool {
        get { state.withLock { $0.isMuted } }
        set { change { $0.isMuted = newValue } }
    }
    /// The action of a player at the end of an item.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { state.withLock { $0.actionAtItemEnd } }
        set { state.withLock { $0.actionAtItemEnd = newValue } }
    }
    /// Whether the player waits for data rather than stop; browsers always do.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether the player plays on other devices; without effect.
    open var allowsExternalPlayback = true
    /// Whether the display stays on during a video; browsers see to that.
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// Whether the player can play.
    open var status: Status {
        switch currentItem?.status {
        case .readyToPlay: .readyToPlay
        case .failed: .failed
        default: .unknown
        }
    }
    /// Why the player cannot play; `nil` while it can.
    open var error: (any Error)? { currentItem?.error }

    /// Whether the player plays.
    open var timeControlStatus: TimeControlStatus {
        state.withLock { state in
            guard state.rate > 0, state.item != nil else { return .paused }
            return state.settled?.state == .playing ? .playing : .waitingToPlayAtSpecifiedRate
        }
    }

    // MARK: - Items

    /// The item that is played; `nil` for none.
    open var currentItem: AVPlayerItem? { state.withLock { $0.item } }

    /// Plays another item, or nothing.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        replaceItems(item.map { [$0] } ?? [])
    }

    /// The items that are played, and that come after.
    var queue: [AVPlayerItem] { state.withLock { $0.items } }

    func replaceItems(_ items: [AVPlayerItem]) {
        change { state in
            let isOther = state.items.first !== items.first
            state.items = items
            guard isOther else { return }
            state.playback = nil
            state.seek = EmbeddedContent.Media.Seek(revision: state.revision, time: 0)
        }
        items.first?.player = self
    }

    /// Whether the item begins again at its end.
    var loops: Bool {
        get { state.withLock { $0.loops } }
        set { change { $0.loops = newValue } }
    }

    // MARK: - Time

    /// Returns where the player is.
    open func currentTime() -> CMTime {
        let seconds = state.withLock { state -> Double in
            if let seek = state.seek, state.playback.map({ $0.revision < seek.revision }) ?? true { return seek.time }
            guard let playback = state.playback else { return 0 }
            guard playback.state == .playing, state.rate > 0 else { return playback.time }
            let now = playback.time + Date.now.timeIntervalSince(state.told) * playback.rate
            return min(now, playback.duration ?? now)
        }
        return CMTime(seconds: seconds, preferredTimescale: Self.timescale)
    }

    /// Goes on at another time.
    open func seek(to time: CMTime) { seek(to: time) { _ in } }

    /// Goes on at another time.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - completionHandler: Called on the main actor when the browser is there; with `false` where another time was
    ///     asked for meanwhile.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        guard time.isNumeric || time.isPositiveInfinity else { return completionHandler(false) }
        var given: [@Sendable (Bool) -> Void] = []
        change { state in
            given = state.arrivals.map(\.done)
            state.arrivals = [(state.revision, completionHandler)]
            // The end of something long is as good as its end.
            state.seek = EmbeddedContent.Media.Seek(revision: state.revision, time: min(max(time.seconds, 0), 1e8))
        }
        for give in given { give(false) }
    }

    /// Goes on at another time.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - toleranceBefore: Ignored: browsers are exact.
    ///   - toleranceAfter: Ignored: browsers are exact.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Goes on at another time, and calls a closure when the browser is there.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - toleranceBefore: Ignored: browsers are exact.
    ///   - toleranceAfter: Ignored: browsers are exact.
    ///   - completionHandler: Called on the main actor when the browser is there; with `false` where another time was
    ///     asked for meanwhile.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Goes on at another time, and returns when the browser is there.
    ///
    /// - Returns: Whether no other time was asked for meanwhile.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
    }

    /// Tells the time while the player plays, and when it jumps, begins or ends.
    ///
    /// - Parameters:
    ///   - interval: How often; browsers tell about four times a second.
    ///   - queue: Where the closure is called; `nil` for the main one.
    ///   - block: The closure.
    /// - Returns: What ends it, to be kept.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { add(Observer(queue: queue, times: nil, interval: max(interval.seconds, 0), tell: block)) }

    /// Tells when the player passes some times; browsers tell about four times a second.
    ///
    /// - Parameters:
    ///   - times: The times, as `NSValue`s or `CMTime`s.
    ///   - queue: Where the closure is called; `nil` for the main one.
    ///   - block: The closure.
    /// - Returns: What ends it, to be kept.
    open func addBoundaryTimeObserver(
        forTimes times: [CMTime], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { add(Observer(queue: queue, times: times.map(\.seconds), interval: 0) { _ in block() }) }

    private func add(_ observer: Observer) -> Any {
        state.withLock { $0.observers.append(observer) }
        show()
        return observer
    }

    /// Ends what `addPeriodicTimeObserver` or `addBoundaryTimeObserver` began.
    open func removeTimeObserver(_ observer: Any) {
        state.withLock { state in state.observers.removeAll { $0 === observer as AnyObject } }
        show()
    }

    // MARK: - The browser

    /// Changes what the browser is to do.
    private func change(_ make: (inout State) -> Void) {
        state.withLock { state in
            state.revision += 1
            make(&state)
        }
        show()
    }

    /// Ends seeks that no browser will report: whoever plays the player next begins there.
    private func settleSeeks() {
        let arrivals = state.withLock { state in
            defer { state.arrivals = [] }
            return state.arrivals
        }
        for arrival in arrivals { arrival.done(true) }
    }

    /// Shows the page what it is to do.
    private func show() {
        SessionContext.onMain { [weak self] in
            guard let self else { return }
            let source = currentItem?.source
            stage.show(
                state.withLock { state in
                    guard let source else { return nil }
                    var media = EmbeddedContent.Media(source: source, isShown: true)
                    media.revision = state.revision
                    media.rate = Double(state.rate)
                    media.volume = Double(state.volume)
                    media.isMuted = state.isMuted
                    media.loops = state.loops
                    media.seek = state.seek
                    media.reportsTime = !state.observers.isEmpty
                    return media
                })
        }
    }

    /// Takes what the browser reports.
    private func take(_ report: EmbedReport) {
        guard case .played(let playback) = report else { return }
        var arrived: [@Sendable (Bool) -> Void] = []
        let (item, before, observers, isOld) = state.withLock { state in
            let before = state.playback
            guard playback.revision >= state.revision else { return (state.item, before, [Observer](), true) }
            state.playback = playback
            state.told = .now
            state.rate = playback.state == .playing || playback.state == .waiting ? Float(playback.rate) : 0
            state.volume = Float(playback.volume)
            state.isMuted = playback.isMuted
            arrived = state.arrivals.filter { $0.revision <= playback.revision }.map(\.done)
            state.arrivals.removeAll { $0.revision <= playback.revision }
            return (state.item, before, state.observers, false)
        }
        item?.adopt(playback)
        guard !isOld else { return }
        for arrive in arrived { arrive(true) }
        let isJump = before.map { $0.state != playback.state || abs($0.time - playback.time) > 2 } ?? true
        for observer in observers { observer.note(playback.time, isJump: isJump) }
        show()
        guard let item, before?.state != playback.state else { return }
        switch playback.state {
        case .ended: end(of: item, before)
        case .failed:
            NotificationCenter.default.post(name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item)
        default: break
        }
    }

    private func end(of item: AVPlayerItem, _ before: EmbedReport.Playback?) {
        if actionAtItemEnd == .advance, queue.count > 1 { advance(rate: Float(before?.rate ?? 1)) }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }

    /// Plays the next item of the queue.
    func advance(rate: Float) {
        replaceItems(Array(queue.dropFirst()))
        self.rate = rate
    }
}
