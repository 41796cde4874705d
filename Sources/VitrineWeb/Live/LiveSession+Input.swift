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

    /// The same, but what a run of edits, scrolls, environments or acknowledgements changes is flushed and sent once: by
    /// `settle`, or before the next message that needs it. Each of them is handled, numbered and counted as ever.
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

    private func pumpOrGather(now: Duration) -> [Output] {
        guard isGathering else { return pump(now: now) }
        hasGathered = true
        return []
    }

    private func handle(_ message: ClientMessage, now: Duration) -> [Output] {
        switch message {
        case .hello:
            return close(.misuse, "a second hello")
        case .event(let sequence, let base, let layer, let kind):
            return numbered(sequence, base: base, now: now) { event(layer: layer, kind: kind, base: base, now: now) }
        case .popState(let sequence, let applied, let key, let depth, let path):
            return numbered(sequence, base: applied, now: now) {
                scene?.flush()
                arrived(at: path, page: history.arrive(applied: applied, key: key, depth: depth, path: path))
                return nil
            }
        case .edit(let sequence, let base, let layer, let edit):
            return numbered(sequence, base: base, isEdit: true, gathers: true, now: now) {
                self.edit(layer: layer, edit, base: base, now: now)
            }
        case .adjust(let sequence, let base, let layer, let change):
            return numbered(sequence, base: base, isEdit: true, gathers: true, now: now) {
                adjust(layer: layer, change, base: base, now: now)
            }
        case .point(let sequence, let base, let layer, let samples):
            return numbered(sequence, base: base, isEdit: true, now: now) {
                gesture(layer: layer, base: base, now: now) { $0.point(layer: $1, samples) }
            }
        case .press(let sequence, let base, let layer, let key):
            return numbered(sequence, base: base, now: now) {
                gesture(layer: layer, base: base, now: now) { $0.press(layer: $1, key) }
            }
        case .paste(let sequence, let base, let layer, let pasted):
            return numbered(sequence, base: base, now: now) {
                gesture(layer: layer, base: base, now: now) { $0.paste(layer: $1, pasted) }
            }
        case .focus(let sequence, let base, let layer):
            return numbered(sequence, base: base, now: now) { focus(layer: layer, base: base, now: now) }
        case .acknowledge(let sequence, let milliseconds):
            return acknowledge(sequence, milliseconds, now: now)
        case .environment(let viewport):
            guard eventBucket.take(now: now) else { return flooded() }
            self.viewport = viewport
            let woken = wakeIfParked(now: now)
            if let scene { fit(scene) }
            return woken + pumpOrGather(now: now)
        case .scroll(let layer, let report):
            guard scrollBucket.take(now: now) else { return [] }
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
    ///   - base: The last message that the page had applied as it made the event.
    ///   - gathers: Whether the event is handled on what was gathered, and joins it: an edit finds its field in what the
    ///     page was sent. Every other event finds its layer in what the events before it have led to.
    ///   - body: Answers what ends the session, or `nil`.
    private func numbered(
        _ number: Int, base: Int, isEdit: Bool = false, gathers: Bool = false, now: Duration, _ body: () -> [Output]?
    ) -> [Output] {
        let isTaken = isEdit ? editBucket.take(now: now) : eventBucket.take(now: now)
        guard isTaken else { return flooded() }
        if number <= lastEvent {
            counters.duplicates += 1
            return []
        }
        guard number == lastEvent + 1 else { return goBack(now: now) }
        let settled = gathers ? [] : settle(now: now)
        lastEvent = number
        askedAgain = nil
        counters.events += 1
        let woken = wakeIfParked(now: now)
        defer { oldestBase = max(oldestBase, min(base, window.sequence)) }
        return settled + woken + (body() ?? (gathers ? pumpOrGather(now: now) : pump(now: now)))
    }

    private func goBack(now: Duration) -> [Output] {
        counters.gaps += 1
        // Everything behind a gap looks like another one until the answer has come.
        if let askedAgain, now - askedAgain < .seconds(2) { return [] }
        note(.missingEvent, "after \(lastEvent)")
        askedAgain = now
        return [say(.takeUp, [String(lastEvent)], now: now)]
    }

    /// The outputs of a refused event that ends the session; `nil` when the session goes on.
    private func event(layer named: Int, kind: WireProtocol.EventKind, base: Int, now: Duration) -> [Output]? {
        guard let scene else { return [] }
        if kind == .submit { return submit(layer: named, base: base, now: now) }
        if base > window.sequence { return forged("an event from the future", now: now) }
        guard let id = current(named, base: base) else {
            stale("layer \(named) was of a scene that is built anew")
            return nil
        }
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
        let wanted: EventMask =
            switch kind {
            case .imageError: .imageError
            case .dismiss: .dismiss
            case .menu: .menu
            default: .tap
            }
        guard layer.events.contains(wanted), layer.semantics?.isDisabled != true else {
            if base < window.sequence {
                stale("layer \(id) takes no such event any more")
                return nil
            }
            return forged("layer \(id) takes no such event", now: now)
        }
        if kind == .imageError {
            scene.imageFailed(layer: id)
            return nil
        }
        let outcome =
            switch kind {
            case .dismiss: scene.dismiss(layer: id)
            case .menu: scene.openMenu(layer: id)
            default: scene.tap(layer: id)
            }
        switch outcome {
        case .handled: break
        case .ignored(let reason): note(.ignoredEvent, reason.rawValue)
        case .removed: stale("layer \(id) has left")
        }
        return nil
    }

    private func scroll(_ id: Int, _ report: ScrollReport, now: Duration) -> [Output] {
        guard let scene else { return [] }
        switch scene.display.resolve(id: id) {
        case .layer(let layer):
            // One that asks for nothing is told of before something opens next to what is in it.
            guard case .scroll = layer.content else {
                return forged("layer \(id) does not scroll", now: now) ?? []
            }
            if offsets.count > 64 { offsets = offsets.filter { scene.display.layer(id: $0.key) != nil } }
            offsets[id] = report
            scene.scroll(layer: id, report)
            return pumpOrGather(now: now)
        case .removed:
            offsets[id] = nil
            stale("layer \(id) has left")
            return []
        case .unknown:
            // A page may still have told of a scroller of the scene before this one.
            if aliases.contains(where: { $0.numbers[id] != nil }) { return [] }
            return forged("layer \(id) is not in the page", now: now) ?? []
        }
    }

    /// The number that a layer has now, for an event that the page made when it had applied `base`.
    func current(_ id: Int, base: Int) -> Int? {
        if base < forgottenLimit { return nil }
        guard let older = aliases.first(where: { base < $0.limit }) else { return id }
        return older.numbers[id]
    }

    /// Shows what the person asked for; where the scene does not, its stack is the answer that follows.
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
            return forged("an acknowledgement of what was not sent", now: now) ?? []
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
        guard number <= window.sequence else { return forged("a resync from the future", now: now) ?? [] }
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
