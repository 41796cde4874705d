// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

extension LiveSession {
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

    /// The same, but what a run of edits, environments or acknowledgements changes is flushed and sent once: by `settle`, or
    /// before the next message that needs it. Each of them is handled, numbered and counted as ever. What scrolls change
    /// waits for the next pump: rows are not made for places that the user has left when these are read.
    package func gather(_ text: String, now: Duration) -> [Output] {
        isGathering = true
        defer { isGathering = false }
        return receive(text, now: now)
    }

    /// Sends what was gathered.
    package func settle(now: Duration) -> [Output] {
        guard hasGathered else { return [] }
        hasGathered = false
        return pump(now: now)
    }

    /// Sends what was gathered, and what scrolls have changed.
    private func settleAll(now: Duration) -> [Output] {
        guard hasGathered || hasScrolled else { return [] }
        hasGathered = false
        return pump(now: now)
    }

    private func pumpOrGather(now: Duration) -> [Output] {
        guard isGathering else { return pump(now: now) }
        hasGathered = true
        return []
    }

    private func handle(_ message: ClientMessage, now: Duration) -> [Output] {
        switch message {
        case .hello:
            return close(.misuse, "a second hello")
        case .event(let sequence, let base, let layer, let event):
            return numbered(sequence, base: base, isContinuous: event.isContinuous, gathers: event.gathers, now: now) {
                deliver(event, to: layer, base: base, now: now)
            }
        case .focusReleased(let sequence, let base):
            return numbered(sequence, base: base, now: now) {
                // The focus has left another element, as when a sheet opens over it, and is about to go where the app
                // wants it.
                if focusInPage != nil, base < focusTold { return .taken }
                focusInPage = nil
                scene?.releaseFocus()
                return .taken
            }
        case .popState(let sequence, let applied, let key, let depth, let path):
            return numbered(sequence, base: applied, now: now) {
                scene?.flush()
                arrived(at: path, page: history.arrive(applied: applied, key: key, depth: depth, path: path))
                return .taken
            }
        case .acknowledge(let sequence, let milliseconds):
            return acknowledge(sequence, milliseconds, now: now)
        case .environment(let viewport):
            guard eventBucket.take(now: now) else { return flooded() }
            self.viewport = viewport
            let woken = wakeIfParked(now: now)
            if let scene { fit(scene) }
            return woken + pumpOrGather(now: now)
        case .scroll(let layer, let report):
            // Another movement follows one that is dropped; nothing follows the end of them.
            guard scrollBucket.take(now: now) || report.isAtRest && eventBucket.take(now: now) else { return [] }
            return wakeIfParked(now: now) + scroll(layer, report, now: now)
        case .resync(let sequence):
            return resync(after: sequence, now: now)
        case .probe:
            guard eventBucket.take(now: now) else { return flooded() }
            return [say(.alive, [String(lastEvent), String(window.sequence)], now: now)]
        case .bye:
            isLeaving = true
            return [.close(.ended, "")]
        }
    }

    private func wakeIfParked(now: Duration) -> [Output] {
        lastActivity = now
        return isParked ? wake(now: now) : []
    }

    // MARK: - Events

    /// Handles an event once and in its turn: a repeated one is dropped, one that comes too early is asked for again
    /// after those before it (go-back-N: nothing is held, nothing is reordered).
    ///
    /// - Parameters:
    ///   - number: The event's number.
    ///   - base: The last message that the page had applied when it made the event.
    ///   - isContinuous: Whether the event belongs to an edit or a movement, which have a rate limit of their own.
    ///   - gathers: Whether the event is handled on what was gathered, and joins it: an edit finds its field in what the
    ///     page was sent. Every other event finds its layer in what the events before it have led to.
    ///   - now: The time.
    ///   - body: Handles the event.
    /// - Returns: The messages to send.
    private func numbered(
        _ number: Int, base: Int, isContinuous: Bool = false, gathers: Bool = false, now: Duration,
        _ body: () -> InputOutcome
    ) -> [Output] {
        let isTaken = isContinuous ? editBucket.take(now: now) : eventBucket.take(now: now)
        guard isTaken else { return flooded() }
        if number <= lastEvent {
            counters.duplicates += 1
            return []
        }
        guard number == lastEvent + 1 || acceptsGap else { return goBack(now: now) }
        acceptsGap = false
        noteChange(.byUser)
        let settled = gathers ? [] : settleAll(now: now)
        lastEvent = number
        askedAgain = nil
        counters.events += 1
        let woken = wakeIfParked(now: now)
        defer { oldestBase = max(oldestBase, min(base, window.sequence)) }
        switch body() {
        case .taken: return settled + woken + (gathers ? pumpOrGather(now: now) : pump(now: now))
        case .dropped: return settled + woken
        case .ended(let last): return settled + woken + last
        }
    }

    private func goBack(now: Duration) -> [Output] {
        counters.gaps += 1
        // Everything behind a gap looks like another one until the answer has come.
        if let askedAgain, now - askedAgain < .seconds(2) { return [] }
        note(.missingEvent, "after \(lastEvent)")
        askedAgain = now
        return [say(.takeUp, [String(lastEvent)], now: now)]
    }

    /// Hands an event to the scene, by the number that its layer has now.
    private func deliver(_ event: LayerEvent, to named: Int, base: Int, now: Duration) -> InputOutcome {
        guard let scene else { return .dropped }
        if case .press(let key) = event, let question = key.question, questions.count < Self.questionLimit {
            questions.append(question)
        }
        if base > window.sequence { return forged("an event from the future", now: now) }
        if event == .focus {
            focusInPage = named
            focusTold = 0
        }
        let isOfOlderScene = event.belongsToOneLayer && base < aliases.last?.limit ?? 0
        guard !isOfOlderScene, let id = current(named, base: base) else {
            stale("layer \(named) was of a scene that is built anew")
            return .taken
        }
        switch scene.handle(event, layer: id) {
        case .handled: break
        case .removed: stale("layer \(id) has left")
        case .ignored(.unknownLayer): return forged("layer \(id) is not in the page", now: now)
        case .ignored(let reason) where event.isForged(reason):
            guard base < window.sequence else { return forged("layer \(id) takes no such event", now: now) }
            stale("layer \(id) takes no such event any more")
        case .ignored(let reason): note(.ignoredEvent, reason.rawValue)
        }
        return .taken
    }

    private func scroll(_ id: Int, _ report: ScrollReport, now: Duration) -> [Output] {
        guard let scene else { return [] }
        switch scene.handle(.scroll(report), layer: id) {
        case .handled:
            if offsets.count > 64 { offsets = offsets.filter { scene.display.layer(id: $0.key) != nil } }
            offsets[id] = report
            noteChange(.byUser)
            guard isGathering else { return pump(now: now) }
            hasScrolled = true
            needsPump = true
            return []
        case .removed:
            offsets[id] = nil
            stale("layer \(id) has left")
            return []
        // A page may still have reported a scroll view of the scene before this one.
        case .ignored(.unknownLayer) where aliases.contains { $0.numbers[id] != nil }: return []
        case .ignored(.unknownLayer): return forged("layer \(id) is not in the page", now: now).outputs
        case .ignored: return forged("layer \(id) does not scroll", now: now).outputs
        }
    }

    /// The number that a layer has now, for an event that the page made when it had applied `base`.
    func current(_ id: Int, base: Int) -> Int? {
        if base < forgottenLimit { return nil }
        guard let older = aliases.first(where: { base < $0.limit }) else { return id }
        return older.numbers[id]
    }

    /// Shows the entry that the user went to; if the scene does not, its stack is sent as the answer.
    private func arrived(at path: String, page key: Int?) {
        guard let scene else { return }
        if let key, scene.show(key: key) { return scene.flush() }
        guard open(path, in: scene) else { return }
        scene.flush()
        let stack = scene.history
        let isElsewhere = history.browser.slots.contains { $0.key == stack.last?.key }
        // An app may have refused to leave what it shows; two entries of one address are both that address.
        if stack.last?.path == path || !isElsewhere { history.settle(on: stack) }
    }

    // MARK: - Acknowledgements

    private func acknowledge(_ number: Int, _ milliseconds: Double, now: Duration) -> [Output] {
        guard number <= window.sequence else {
            return forged("an acknowledgement of what was not sent", now: now).outputs
        }
        guard let oldest = window.entries.first, oldest.sequence <= number else { return [] }
        applied(upTo: number)
        applyTime = applyTime == 0 ? milliseconds : applyTime * 0.8 + min(milliseconds, 10_000) * 0.2
        return pumpOrGather(now: now)
    }

    func applied(upTo number: Int) {
        guard let batch = window.acknowledge(number) else { return }
        if batch > 0 { scene?.display.acknowledge(batch: batch) }
    }

    private func resync(after number: Int, now: Duration) -> [Output] {
        guard number <= window.sequence else { return forged("a resync from the future", now: now).outputs }
        // The answer to an earlier one is on its way.
        if window.hasSnapshot(after: number) { return [] }
        counters.resyncs += 1
        note(.resync, "a client asked for a snapshot")
        guard resyncBucket.take(now: now) else { return flooded() }
        if isParked { return wake(now: now) }
        scene?.flush()
        return snapshot(after: number, now: now)
    }
}
