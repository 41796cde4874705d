// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// One browser page and one scene: a state machine without sockets or clocks.
///
/// Inputs are calls with the time; outputs are messages to send and at most one close. The scene is *live*, *parked*
/// (its states without its graph) or *ended*; beside that the session is *attached* to a socket or not. Without a
/// socket nothing is sent and nothing taken from the display tree; the next socket resumes where the last one ended.
///
/// Invariants: at most `WireLimits.window` batches are unacknowledged; while the window is full nothing is taken from
/// the display tree, so intermediate states are never queued: the next batch leads from the last one sent to the
/// newest state. Messages are numbered without a gap, and what is not acknowledged is kept for the next socket. Events
/// are handled once and in order of their numbers, whatever sockets they came through. A batch and the history steps
/// of the same flush leave together.
@MainActor package final class LiveSession {
    package enum Output: Hashable, Sendable {
        case send(String)
        /// Close the socket; the session continues unless it has ended.
        case close(WireProtocol.Close, String)
    }

    package struct Counters: Hashable, Sendable {
        package var batches = 0
        package var bytes = 0
        package var events = 0
        /// How often the scene was flushed to send what changed.
        package var pumps = 0
        package var duplicates = 0
        package var gaps = 0
        package var stale = 0
        package var forged = 0
        package var resyncs = 0
        package var resumed = 0
        package var restored = 0
        package var parked = 0
    }

    enum Body {
        case live(any LiveScene)
        case parked(ParkedScene)
        case ended
    }

    /// Names this session's entries in the browser's history; another one after the scene was built anew.
    package internal(set) var epoch: String
    package internal(set) var counters = Counters()
    /// Mean time that the client needs for a batch, in milliseconds.
    package internal(set) var applyTime = 0.0
    /// Whether the session has a socket.
    package internal(set) var isAttached = true
    /// Whether the scene was built anew and the page has not answered the welcome that says so.
    var isRestorationUnconfirmed = false
    /// The token with which the page resumes the session; part of each welcome.
    package var resumeToken = ""
    /// Called with what was refused; the host logs it.
    package var onNote: ((SessionNote) -> Void)?
    /// Called with the stored images that a batch names, before it is sent.
    package var onImages: ((Set<String>, any LiveScene) -> Void)?
    /// Called when the scene became dirty; the owner of the socket pumps soon.
    package var onInvalidate: (() -> Void)?
    /// Whether the scene may have changes that were not sent.
    package internal(set) var needsPump = false
    /// Called with whether the session is parked: when it has freed its graph, or built it anew.
    package var onParked: ((Bool) -> Void)?
    /// Called with a scene that ends.
    package var onRelease: ((any LiveScene) -> Void)?

    let limits: SessionLimits
    var body: Body
    var viewport = BrowserViewport()
    var encoder: BatchEncoder
    var history: HistoryChannel
    var window: SentWindow
    /// The language that the document declares; `nil` where a change may not have arrived.
    var language: PageLanguage?
    var hasSentLanguage = false
    /// The last event that was handled, and the last one that a message has announced as handled.
    var lastEvent = 0
    var announcedEvent = 0
    var lastSent: Duration
    var lastActivity: Duration
    private(set) var detachedSince: Duration?
    /// Whether the scene without a socket has heard that it is in the background, and whether it cannot be parked.
    private var isInBackground = false
    private var isUnparkable = false
    /// Whether the page has sent its bye.
    var isLeaving = false
    /// When the client was asked to send events again.
    var askedAgain: Duration?
    /// The numbers that layers had before the scene was built anew, for events that a page made before it had applied
    /// the snapshot of that number. Oldest first: a page may have missed several.
    var aliases: [(limit: Int, numbers: [Int: Int])] = []
    /// No event of the page refers to an earlier message than this one: events come in order, and so do their bases.
    var oldestBase = 0
    /// Layers of scenes that the page showed before this message are no longer known.
    private(set) var forgottenLimit = 0
    /// The last reports of scrollers.
    var offsets: [Int: ScrollReport] = [:]
    var eventBucket: TokenBucket
    var scrollBucket: TokenBucket
    var resyncBucket: TokenBucket
    var editBucket: TokenBucket
    /// The time at which the page was last asked to report.
    var sentDeadline: Double?
    /// The field that the page is known to have the focus in.
    var focusInPage: Int?
    /// The last message before the page was told where the app wants the focus.
    var focusTold = 0
    /// Questions of the page about keys that were not answered yet, and how many at most are.
    var questions: [Int] = []
    static let questionLimit = 100
    var forgeries: [Duration] = []
    /// Whether what changes is sent by `settle`, and whether something has.
    var isGathering = false
    var hasGathered = false
    /// Whether a scroll that was gathered waits for a pump.
    var hasScrolled = false
    /// Whether another process could take the session over while it is live, what has changed since it was kept last,
    /// when that was, and how often it has waited for tasks since.
    var isKeptWhileLive = false
    var change = Change.nothing
    var keptAt: Duration
    var postponed = 0
    /// Whether the next event is the next one whatever its number is: those before it were another process's.
    var acceptsGap = false

    /// Creates the session of a page that shows a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - client: The state that the page already has.
    ///   - epoch: The name of this mounting of the scene.
    ///   - path: The address that the browser shows.
    ///   - title: The title that it shows, if it may differ from the scene's.
    ///   - depth: The number of entries of this app before the current one in the browser's history.
    ///   - trail: The paths of the last of these.
    ///   - now: The time.
    ///   - limits: The limits of the session.
    package convenience init(
        scene: any LiveScene,
        client: ClientState,
        epoch: String,
        path: String,
        title: String? = nil,
        depth: Int,
        trail: [String] = [],
        now: Duration,
        limits: SessionLimits = SessionLimits()
    ) {
        let stack = scene.history
        self.init(
            .live(scene), client: client, epoch: epoch, sequence: scene.display.sequence,
            history: BrowserHistory(
                stack: stack, path: path, title: title ?? stack.last?.title, depth: depth, trail: trail),
            now: now, limits: limits)
        language = scene.pageLanguage
        observe(scene)
    }

    /// Continues with a scene that is parked.
    convenience init(
        _ parked: ParkedScene, client: ClientState, epoch: String, sequence: Int, history: BrowserHistory,
        now: Duration, limits: SessionLimits
    ) {
        self.init(
            .parked(parked), client: client, epoch: epoch, sequence: sequence, history: history, now: now,
            limits: limits)
    }

    private init(
        _ body: Body, client: ClientState, epoch: String, sequence: Int, history: BrowserHistory, now: Duration,
        limits: SessionLimits
    ) {
        self.body = body
        self.epoch = epoch
        self.limits = limits
        encoder = BatchEncoder(client: client)
        self.history = HistoryChannel(history)
        window = SentWindow(sequence: sequence, limit: limits.replay)
        lastSent = now
        keptAt = now
        lastActivity = now
        eventBucket = TokenBucket(rate: WireLimits.eventsPerSecond, burst: WireLimits.eventBurst, now: now)
        scrollBucket = TokenBucket(rate: 120, burst: 300, now: now)
        resyncBucket = TokenBucket(rate: 0.1, burst: 5, now: now)
        editBucket = TokenBucket(rate: WireLimits.editsPerSecond, burst: WireLimits.editBurst, now: now)
    }

    package var isEnded: Bool { if case .ended = body { true } else { false } }
    package var isParked: Bool { if case .parked = body { true } else { false } }
    var scene: (any LiveScene)? { if case .live(let scene) = body { scene } else { nil } }
    /// The address of what the session shows; `nil` once it has ended.
    var path: String? {
        switch body {
        case .live(let scene): scene.history.last?.path
        case .parked(let parked): parked.path
        case .ended: nil
        }
    }
    /// The browser's history, as this session expects it to be.
    package var browserHistory: BrowserHistory { history.browser }
    /// The number of the last message to the client.
    package var sequence: Int { window.sequence }

    private func observe(_ scene: any LiveScene) {
        scene.onInvalidate = { [weak self] in
            self?.needsPump = true
            self?.onInvalidate?()
        }
    }

    // MARK: - Sockets

    /// Adopts a page after its first hello, and returns the welcome and what has changed since the page was made.
    package func welcome(_ viewport: BrowserViewport, now: Duration) -> [Output] {
        guard let scene else { return [] }
        attach(viewport, now: now)
        fit(scene)
        scene.display.restateEndlessAnimations()
        return [welcome(.adopted, now: now)] + pump(now: now)
    }

    /// Resumes the session of a page that comes back, and returns the messages that it lacks, or a snapshot.
    package func resume(_ hello: ClientMessage.Hello, now: Duration) -> [Output] {
        guard !isEnded else { return [] }
        guard hello.lastSequence <= window.sequence else {
            note(.forgedEvent, "a page that has more than it was sent")
            return close(.unauthorized, "")
        }
        attach(hello.viewport, now: now)
        // Events that the page still keeps were made when it showed less.
        if hello.lastEvent == lastEvent { oldestBase = max(oldestBase, hello.lastSequence) }
        if isParked { return wake(at: (hello.depth, hello.trail), now: now) }
        guard let scene else { return [] }
        // The last message that moved the focus may be lost; the page reports where its focus is.
        focusInPage = nil
        sentDeadline = nil
        if hasSentLanguage { language = nil }
        fit(scene)
        // The welcome that announced the restored scene may be lost.
        if isRestorationUnconfirmed {
            return [welcome(.restored, now: now)] + snapshot(after: hello.lastSequence, now: now) + pump(now: now)
        }
        counters.resumed += 1
        guard let missing = window.replay(after: hello.lastSequence, now: now) else {
            note(.resumed, "with a snapshot")
            return [welcome(.snapshot, now: now)] + snapshot(after: hello.lastSequence, now: now)
        }
        note(.resumed, "\(missing.count) messages again")
        applied(upTo: hello.lastSequence)
        return [welcome(.resumed, now: now)] + missing.map { message($0, now: now) } + pump(now: now)
    }

    /// Gives a scene the size and the phase of its page.
    func fit(_ scene: any LiveScene) {
        scene.resize(viewport)
        scene.enter(viewport.scenePhase)
    }

    private func attach(_ viewport: BrowserViewport, now: Duration) {
        isAttached = true
        isLeaving = false
        detachedSince = nil
        isInBackground = false
        isUnparkable = false
        askedAgain = nil
        lastActivity = now
        self.viewport = viewport
    }

    /// Continues without a socket: the scene is kept for a while, because the page may come back.
    package func detach(now: Duration) {
        guard isAttached, !isEnded else { return }
        isAttached = false
        detachedSince = now
        onInvalidate = nil
        // A hidden page is in the background already.
        if viewport.scenePhase == .active { scene?.enter(.inactive) }
    }

    func welcome(_ mode: WireProtocol.Mode, now: Duration) -> Output {
        let parameters =
            "{\"heartbeat\":\(WireLimits.heartbeat),\"window\":\(WireLimits.window),\"event\":\(lastEvent),"
            + "\"resume\":\(JSONText.string(resumeToken))}"
        return say(
            .welcome,
            [
                "\"\(WireProtocol.name)\"", JSONText.string(epoch), "\"\(mode.rawValue)\"", parameters,
            ],
            now: now
        )
    }

    // MARK: - Time

    package func tick(now: Duration) -> [Output] {
        guard !isEnded else { return [] }
        if let detachedSince {
            let absence = now - detachedSince
            if absence > limits.background { enterBackground() }
            if absence > (isLeaving ? limits.farewell : limits.resume) {
                end()
            } else if absence > limits.detachedLive, !isParked {
                park()
                isUnparkable = !isParked
            }
            return []
        }
        if let oldest = window.oldest, now - oldest > limits.acknowledgement {
            note(.slowClient, "no acknowledgement for \(limits.acknowledgement)")
            return [.close(.slow, "no acknowledgement")]
        }
        if let idle = limits.idleLive, now - lastActivity > idle, window.entries.isEmpty { park() }
        if lastEvent != announcedEvent || now - lastSent >= .seconds(WireLimits.heartbeat) {
            return [say(.alive, [String(lastEvent), String(window.sequence)], now: now)]
        }
        return []
    }

    /// The time at which `tick` has something to do next, unless something else happens before; a time in the past for at
    /// once, and `nil` for never.
    package var nextDue: Duration? {
        guard !isEnded else { return nil }
        if let detachedSince {
            var wait = isLeaving ? limits.farewell : limits.resume
            if !isInBackground { wait = min(wait, limits.background) }
            if !isParked, !isUnparkable { wait = min(wait, limits.detachedLive) }
            return detachedSince + wait
        }
        if lastEvent != announcedEvent { return .zero }
        var due = lastSent + .seconds(WireLimits.heartbeat)
        if let oldest = window.oldest { due = min(due, oldest + limits.acknowledgement) }
        if let idle = limits.idleLive, !isParked { due = min(due, lastActivity + idle) }
        if let keeping = keepingDue { due = min(due, keeping) }
        return due
    }

    private func enterBackground() {
        guard !isInBackground else { return }
        isInBackground = true
        scene?.enter(.background)
    }

    /// Frees the graph of a session without a socket before its time. Its states stay; a scene that cannot be built anew
    /// ends.
    package func yieldGraph() {
        guard !isAttached, !isEnded, !isParked else { return }
        enterBackground()
        park()
        if !isParked { end() }
    }

    /// Keeps the scene's states and frees its graph.
    package func park() {
        guard case .live(let scene) = body else { return }
        scene.flush()
        guard let archive = scene.archived(whileShown: isAttached) else { return }
        let parked = parked(scene, archive)
        release(scene)
        body = .parked(parked)
        // The page will get a snapshot that starts anew, history included.
        _ = window.reset(after: window.sequence)
        encoder.forget()
        offsets = [:]
        while let first = aliases.first, first.limit <= oldestBase { forgetAlias() }
        counters.parked += 1
        onParked?(true)
    }

    /// Builds a parked scene anew; the page gets a snapshot of it.
    func wake(at place: (depth: Int, trail: [String])? = nil, now: Duration) -> [Output] {
        guard case .parked(let parked) = body else { return [] }
        let scene = parked.archive.rebuild(viewport)
        body = .live(scene)
        onParked?(false)
        observe(scene)
        fit(scene)
        scene.flush()
        if scene.history.last?.path != parked.path { _ = open(parked.path, in: scene) }
        for (layer, offset) in parked.offsets(in: scene.display) {
            _ = scene.handle(.scroll(offset), layer: layer)
            offsets[layer] = offset
        }
        scene.flush()
        epoch = RandomToken.make()
        let place = place ?? parked.place
        // Without a title: the entry is named again, with the new scene's key.
        history = HistoryChannel(
            BrowserHistory(
                stack: scene.history,
                path: parked.path,
                title: nil,
                depth: place.depth,
                trail: place.trail
            )
        )
        focusInPage = nil
        let numbers = parked.aliases(in: scene.display)
        for index in aliases.indices {
            aliases[index].numbers = aliases[index].numbers.compactMapValues { numbers[$0] }
        }
        aliases.append((window.sequence + 1, numbers))
        if aliases.count > 4 { forgetAlias() }
        counters.restored += 1
        isRestorationUnconfirmed = true
        lastActivity = now
        note(.restored, LogText.path(parked.path))
        return [welcome(.restored, now: now)] + snapshot(after: window.sequence, now: now) + pump(now: now)
    }

    /// Numbers of layers that the page may still say, as the process before knew them.
    ///
    /// - Parameters:
    ///   - older: Those of older scenes, in terms of the scene that is parked.
    ///   - forgotten: Where even older ones end.
    ///   - sequence: The last message that the page has: what comes from now on is of a newer scene.
    func adopt(_ older: [Capsule.OlderScene], forgotten: Int, sequence: Int) {
        aliases = older.map { (min($0.limit, sequence + 1), $0.numbers) }
        forgottenLimit = min(forgotten, sequence + 1)
    }

    private func forgetAlias() {
        forgottenLimit = aliases.removeFirst().limit
    }

    // MARK: - The end

    /// Returns the message that the process ends and when to connect again; the server closes the socket.
    package func drain(after: Int, jitter: Int) -> [Output] {
        isEnded || !isAttached ? [] : [.send("[\"D\",\(after),\(jitter)]")]
    }

    func close(_ code: WireProtocol.Close, _ reason: String) -> [Output] {
        end()
        return [.close(code, reason)]
    }

    /// Ends the session and frees its scene; further inputs have no effect.
    package func end() {
        guard !isEnded else { return }
        if let scene {
            // Apps save their state when they enter the background.
            scene.enter(.background)
            release(scene)
        }
        body = .ended
        isAttached = false
        onInvalidate = nil
        window = SentWindow(sequence: window.sequence)
    }

    private func release(_ scene: any LiveScene) {
        scene.onInvalidate = nil
        scene.end()
        onRelease?(scene)
    }
}
