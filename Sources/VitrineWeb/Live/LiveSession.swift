// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// One browser page and one scene: a state machine without sockets or clocks.
///
/// Inputs are calls with the time; outputs are messages to send and at most one close. States: *live* from the
/// welcome on; *ended* after a close, a bye or a lost connection, when the scene is ended and released, and every
/// further input is nothing.
///
/// Invariants: at most `WireLimits.window` batches are unacknowledged; while the window is full nothing is taken from
/// the display tree, so intermediate states are never queued: the next batch leads from the last one sent to the
/// newest state. Events are handled once and in order of their numbers. A batch and the history steps of the same
/// flush leave together.
@MainActor package final class LiveSession {
    package enum Output: Hashable, Sendable {
        case send(String)
        case close(WireProtocol.Close, String)
    }

    package struct Counters: Hashable, Sendable {
        package var batches = 0
        package var bytes = 0
        package var events = 0
        package var duplicates = 0
        package var stale = 0
        package var forged = 0
        package var resyncs = 0
    }

    package let epoch: String
    package private(set) var counters = Counters()
    package private(set) var isEnded = false
    /// Mean time that the client needs for a batch, in milliseconds.
    package private(set) var applyTime = 0.0
    /// What was refused; the host logs it.
    package var onNote: ((SessionNote) -> Void)?
    /// Stored images that a batch names, before it leaves.
    package var onImages: ((Set<String>, any LiveScene) -> Void)?

    private(set) var scene: (any LiveScene)?
    private var encoder: BatchEncoder
    private var history: HistoryChannel
    private var historyNumber = 0
    /// What the document says of its language.
    private var language: PageLanguage
    private var unacknowledged: [(sequence: Int, sent: Duration)] = []
    private var lastEvent = 0
    private var eventBucket: TokenBucket
    private var scrollBucket: TokenBucket
    private var resyncBucket: TokenBucket
    private var editBucket: TokenBucket
    /// The field that the page is known to have the focus in.
    var focusInPage: Int?
    private var forgeries: [Duration] = []

    /// - Parameters:
    ///   - client: What the page that is adopted already has.
    ///   - path: The address that the browser shows.
    ///   - title: The title that it shows, where it may not be the scene's any more.
    ///   - depth: How many entries of this app lie before the current one in the browser's history.
    ///   - trail: The paths of the last of these.
    package init(
        scene: any LiveScene,
        client: ClientState,
        epoch: String,
        path: String,
        title: String? = nil,
        depth: Int,
        trail: [String] = [],
        now: Duration
    ) {
        self.scene = scene
        self.epoch = epoch
        encoder = BatchEncoder(client: client)
        language = scene.pageLanguage
        let stack = scene.history
        history = HistoryChannel(
            BrowserHistory(stack: stack, path: path, title: title ?? stack.last?.title, depth: depth, trail: trail)
        )
        eventBucket = TokenBucket(rate: WireLimits.eventsPerSecond, burst: WireLimits.eventBurst, now: now)
        scrollBucket = TokenBucket(rate: 120, burst: 300, now: now)
        resyncBucket = TokenBucket(rate: 0.1, burst: 5, now: now)
        editBucket = TokenBucket(rate: WireLimits.editsPerSecond, burst: WireLimits.editBurst, now: now)
    }

    /// What this session takes the browser's history for.
    package var browserHistory: BrowserHistory { history.browser }

    // MARK: - Inputs

    /// The answer to a good hello: the page is adopted as it is, then brought up to date.
    package func welcome(_ viewport: Viewport, now: Duration) -> [Output] {
        guard let scene else { return [] }
        scene.resize(viewport)
        let parameters = "{\"heartbeat\":\(WireLimits.heartbeat),\"window\":\(WireLimits.window)}"
        let welcome = JSONText.array([
            "\"W\"", "\"\(WireProtocol.name)\"", JSONText.string(epoch), "\"\(WireProtocol.Mode.adopted.rawValue)\"",
            parameters,
        ])
        return [.send(welcome)] + pump(now: now)
    }

    package func receive(_ text: String, now: Duration) -> [Output] {
        guard !isEnded else { return [] }
        do throws(ClientMessage.Failure) {
            return handle(try ClientMessage(text), now: now)
        } catch {
            if error == .tooLarge { return close(.tooLarge, "a message is too large") }
            note(.malformedMessage, "\(error)")
            return close(.misuse, "not a message of \(WireProtocol.name)")
        }
    }

    /// The scene has something new (or the window opened): runs it and sends what changed.
    package func pump(now: Duration) -> [Output] {
        guard !isEnded, let scene else { return [] }
        scene.flush()
        guard unacknowledged.count < WireLimits.window else { return [] }
        var outputs: [Output] = []
        if scene.pageLanguage != language {
            language = scene.pageLanguage
            outputs.append(.send("[\"G\",\(JSONText.string(language.tag)),\"\(language.direction)\"]"))
        }
        let batch = scene.display.takeBatch()
        if !batch.isEmpty { outputs.append(send(.batch, batch, now: now)) }
        let steps = history.steps(to: scene.history, as: historyNumber + 1)
        if !steps.isEmpty {
            historyNumber += 1
            outputs.append(.send("[\"N\",\(historyNumber),\(lastEvent),\(JSONText.array(steps.map(\.json)))]"))
        }
        return outputs + focusSteps()
    }

    package func tick(now: Duration) -> [Output] {
        guard !isEnded, let oldest = unacknowledged.first, now - oldest.sent > .seconds(30) else { return [] }
        note(.slowClient, "no acknowledgement for 30 s")
        return close(.slow, "no acknowledgement")
    }

    package func connectionLost() {
        end()
    }

    /// The process is leaving; the server closes the socket.
    package func drain(after: Int, jitter: Int) -> [Output] {
        isEnded ? [] : [.send("[\"D\",\(after),\(jitter)]")]
    }

    // MARK: - Messages

    private func handle(_ message: ClientMessage, now: Duration) -> [Output] {
        switch message {
        case .hello:
            return close(.misuse, "a second hello")
        case .event(let sequence, let base, let layer, let kind):
            guard eventBucket.take(now: now) else { return flooded() }
            guard isNew(sequence) else { return [] }
            return event(layer: layer, kind: kind, base: base, now: now) ?? pump(now: now)
        case .acknowledge(let sequence, let milliseconds):
            return acknowledge(sequence, milliseconds, now: now)
        case .environment(let viewport):
            guard eventBucket.take(now: now) else { return flooded() }
            scene?.resize(viewport)
            return pump(now: now)
        case .scroll(let layer, let report):
            guard scrollBucket.take(now: now) else { return [] }
            return scroll(layer, report, now: now)
        case .popState(let sequence, let applied, let key, let depth, let path):
            guard eventBucket.take(now: now) else { return flooded() }
            guard isNew(sequence) else { return [] }
            scene?.flush()
            arrived(at: path, page: history.arrive(applied: applied, key: key, depth: depth, path: path))
            return pump(now: now)
        case .edit(let sequence, let base, let layer, let edit):
            guard editBucket.take(now: now) else { return flooded() }
            guard isNew(sequence) else { return [] }
            return self.edit(layer: layer, edit, base: base, now: now) ?? pump(now: now)
        case .focus(let sequence, let base, let layer):
            guard eventBucket.take(now: now) else { return flooded() }
            guard isNew(sequence) else { return [] }
            return focus(layer: layer, base: base, now: now) ?? pump(now: now)
        case .resync:
            return resync(now: now)
        case .bye:
            end()
            return []
        }
    }

    private func isNew(_ sequence: Int) -> Bool {
        guard sequence > lastEvent else {
            counters.duplicates += 1
            return false
        }
        lastEvent = sequence
        counters.events += 1
        return true
    }

    /// The outputs of a refused event that ends the session; `nil` when the session goes on.
    private func event(layer id: Int, kind: WireProtocol.EventKind, base: Int, now: Duration) -> [Output]? {
        guard let scene else { return [] }
        if kind == .submit { return submit(layer: id, base: base, now: now) }
        if base > scene.display.sequence { return forged("an event from the future", now: now) }
        let layer: Layer
        switch scene.display.resolve(id: id) {
        case .layer(let found): layer = found
        case .removed:
            // A ghost is on its way out; its end is the one thing that it may report.
            if kind == .ghostGone {
                scene.display.ghostEnded(id)
            } else {
                stale("layer \(id) has left")
            }
            return nil
        case .unknown: return forged("layer \(id) is not in the page", now: now)
        }
        if kind == .ghostGone { return nil }
        let wanted: EventMask = kind == .tap ? .tap : .imageError
        guard layer.events.contains(wanted), layer.semantics?.isDisabled != true else {
            if base < scene.display.sequence {
                stale("layer \(id) takes no such event any more")
                return nil
            }
            return forged("layer \(id) takes no such event", now: now)
        }
        if kind == .imageError {
            scene.imageFailed(layer: id)
            return nil
        }
        switch scene.tap(layer: id) {
        case .handled: break
        case .ignored(let reason): note(.ignoredEvent, reason)
        case .removed: stale("layer \(id) has left")
        }
        return nil
    }

    private func scroll(_ id: Int, _ report: ScrollReport, now: Duration) -> [Output] {
        guard let scene else { return [] }
        switch scene.display.resolve(id: id) {
        case .layer(let layer):
            guard layer.events.contains(.scroll), case .scroll = layer.content else {
                return forged("layer \(id) does not scroll", now: now) ?? []
            }
            scene.scroll(layer: id, report)
            return pump(now: now)
        case .removed:
            stale("layer \(id) has left")
            return []
        case .unknown:
            return forged("layer \(id) is not in the page", now: now) ?? []
        }
    }

    private func acknowledge(_ sequence: Int, _ milliseconds: Double, now: Duration) -> [Output] {
        guard unacknowledged.contains(where: { $0.sequence == sequence }) else {
            // Late acknowledgements of what a snapshot replaced are harmless.
            if let scene, sequence <= scene.display.sequence { return [] }
            return forged("an acknowledgement of what was not sent", now: now) ?? []
        }
        unacknowledged.removeAll { $0.sequence <= sequence }
        scene?.display.acknowledge(batch: sequence)
        applyTime = applyTime == 0 ? milliseconds : applyTime * 0.8 + min(milliseconds, 10_000) * 0.2
        return pump(now: now)
    }

    /// Shows what the person asked for; where the scene does not, its stack is the answer that follows.
    private func arrived(at path: String, page key: Int?) {
        guard let scene else { return }
        if let key, scene.show(key: key) { return scene.flush() }
        guard scene.open(path: path) else { return note(.unknownRoute, LogText.path(path)) }
        scene.flush()
        let stack = scene.history
        let isElsewhere = history.browser.slots.contains { $0.key == stack.last?.key }
        // An app may have refused to leave what it shows; two entries of one address are both that address.
        if stack.last?.path == path || !isElsewhere { history.settle(on: stack) }
    }

    private func resync(now: Duration) -> [Output] {
        guard let scene else { return [] }
        counters.resyncs += 1
        note(.resync, "a client asked for a snapshot")
        guard resyncBucket.take(now: now) else { return flooded() }
        scene.flush()
        encoder.reset()
        unacknowledged = []
        return [send(.snapshot, scene.display.snapshot(), now: now)]
    }

    // MARK: - Outputs

    private func send(_ word: WireProtocol.Server, _ batch: DisplayBatch, now: Duration) -> Output {
        guard let scene else { return .close(.ended, "") }
        let operations = encoder.encode(batch.operations, of: scene.display)
        if !encoder.imageHashes.isEmpty { onImages?(encoder.imageHashes, scene) }
        let text = "[\"\(word.rawValue)\",\(batch.sequence),\(lastEvent),\(operations)]"
        unacknowledged.append((batch.sequence, now))
        counters.batches += 1
        counters.bytes += text.utf8.count
        return .send(text)
    }

    func forged(_ detail: String, now: Duration) -> [Output]? {
        counters.forged += 1
        note(.forgedEvent, detail)
        forgeries.append(now)
        forgeries.removeAll { now - $0 > .seconds(10) }
        return forgeries.count >= WireLimits.forgedEvents ? close(.misuse, "too many events that no page sends") : nil
    }

    func stale(_ detail: String) {
        counters.stale += 1
        note(.staleEvent, detail)
    }

    private func flooded() -> [Output] {
        note(.tooManyEvents, "more than \(Int(WireLimits.eventsPerSecond)) events a second")
        return close(.tooMany, "too many events")
    }

    func note(_ code: SessionNote.Code, _ detail: String) {
        onNote?(SessionNote(code, detail))
    }

    private func close(_ code: WireProtocol.Close, _ reason: String) -> [Output] {
        end()
        return [.close(code, reason)]
    }

    private func end() {
        guard !isEnded else { return }
        isEnded = true
        unacknowledged = []
        scene?.onInvalidate = nil
        scene?.end()
        scene = nil
    }
}
