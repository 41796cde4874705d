// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension LiveSession {
    /// Flushes the scene and sends what changed: after an event, when the scene was invalidated, and when the window opens.
    package func pump(now: Duration) -> [Output] {
        guard isAttached, let scene else { return [] }
        counters.pumps += 1
        // A flush that leaves work for another one sets it again.
        needsPump = false
        hasScrolled = false
        scene.flush()
        // The acknowledgement that opens the window pumps.
        guard !window.isFull else { return [] }
        var outputs: [Output] = []
        if scene.pageLanguage != language {
            let new = scene.pageLanguage
            language = new
            hasSentLanguage = true
            let words = ClientWords(language: new.tag).json
            outputs.append(say(.language, [JSONText.string(new.tag), "\"\(new.direction)\"", words], now: now))
        }
        if encoder.styleCount > WireLimits.styles {
            // A layer that is dragged for minutes leaves thousands of styles, of which only the last is in use.
            encoder.forget()
            outputs += snapshot(after: window.sequence, now: now)
        }
        let batch = scene.display.takeBatch()
        if !batch.isEmpty { outputs.append(message(batch, of: scene, now: now)) }
        let steps = history.steps(to: scene.history, as: window.sequence + 1)
        if !steps.isEmpty {
            let payload = JSONText.array(steps.map(\.json))
            let entry = window.append(.history, event: lastEvent, payload: payload, now: now)
            outputs.append(message(entry, now: now))
        }
        outputs += focusSteps() + alarmSteps()
        outputs += requests(of: scene).map(request)
        if !outputs.isEmpty {
            lastActivity = now
            noteChange(.byApp)
        }
        return outputs
    }

    /// Returns the message that moves the page's focus, if the app wants it elsewhere.
    func focusSteps() -> [Output] {
        guard let scene, scene.focusedLayer != focusInPage else { return [] }
        focusInPage = scene.focusedLayer
        focusTold = window.sequence
        return [.send("[\"\(WireProtocol.Server.focus.rawValue)\",\(focusInPage ?? 0)]")]
    }

    /// Returns the message that asks the page to report when a gesture's deadline has passed, if the deadline has changed.
    func alarmSteps() -> [Output] {
        let deadline = scene?.gestureDeadline
        guard deadline != sentDeadline else { return [] }
        sentDeadline = deadline
        // Rounded up and a millisecond later, so that the report never comes too early.
        let time = deadline.map { Int(min(($0 * 1_000).rounded(.up), 1e12)) + 1 } ?? -1
        return [.send("[\"\(WireProtocol.Server.alarm.rawValue)\",\(time)]")]
    }

    /// What the scene asks of the page, and answers to what the page has asked about keys of layers that were not there
    /// any more: it keeps a key back until it hears of it.
    private func requests(of scene: any LiveScene) -> [PageRequest] {
        var requests = scene.takePageRequests()
        for case .answer(let question, _) in requests { questions.removeAll { $0 == question } }
        requests += questions.map { PageRequest.answer(key: $0, isTaken: false) }
        questions = []
        return requests
    }

    /// Not numbered and not said again: what is asked of a page that is away is not done when it comes back.
    private func request(_ request: PageRequest) -> Output {
        let (word, values): (WireProtocol.Server, [String]) =
            switch request {
            case .follow(let address): (.request, ["0", JSONText.string(address)])
            case .copy(let text): (.request, ["1", JSONText.string(text)])
            case .vibrate(let steps): (.request, ["2", "\(steps)".replacing(" ", with: "")])
            case .download(let key): (.request, ["3", JSONText.string(FilePath(name: processPrefix + key).path)])
            case .openTab(let address): (.request, ["4", JSONText.string(address)])
            case .speak(let text): (.request, ["5", JSONText.string(text)])
            case .answer(let question, let isTaken): (.key, [String(question), isTaken ? "1" : "0"])
            }
        return .send(JSONText.array(["\"\(word.rawValue)\""] + values))
    }

    /// The prefix of the tokens of this process and of the names of its downloads.
    private var processPrefix: Substring {
        resumeToken.lastIndex(of: ".").map { resumeToken[...$0] } ?? ""
    }

    /// Returns the messages that build the whole page anew, then the history steps that a client with messages up to
    /// `number` lacks.
    func snapshot(after number: Int, now: Duration) -> [Output] {
        guard let scene else { return [] }
        let steps = window.reset(after: number)
        encoder.reset()
        var outputs = [message(scene.display.snapshot(), of: scene, isSnapshot: true, now: now)]
        for lost in steps {
            // A step applies to the place where the page was when it was made, which the number of its event identifies.
            let again = window.append(.history, event: lost.event, payload: lost.payload, now: now)
            history.renumber(lost.sequence, again.sequence)
            outputs.append(message(again, now: now))
        }
        return outputs
    }

    /// Encodes a batch, keeps it until the page acknowledges it, and returns its message.
    private func message(
        _ batch: DisplayBatch, of scene: any LiveScene, isSnapshot: Bool = false, now: Duration
    ) -> Output {
        let payload = encoder.encode(batch.operations, of: scene.display)
        if !encoder.imageHashes.isEmpty { onImages?(encoder.imageHashes, scene) }
        let entry = window.append(
            .batch, event: lastEvent, payload: payload, displayBatch: batch.sequence, isSnapshot: isSnapshot, now: now)
        return message(entry, now: now)
    }

    /// Returns a numbered message, for the first time or again.
    func message(_ entry: SentWindow.Entry, now: Duration) -> Output {
        let word: WireProtocol.Server =
            switch entry.kind {
            case .batch: entry.isSnapshot ? .snapshot : .batch
            case .history: .history
            }
        if entry.kind == .batch { counters.batches += 1 }
        return say(word, [String(entry.sequence), String(entry.event), entry.payload], now: now)
    }

    func say(_ word: WireProtocol.Server, _ items: [String], now: Duration) -> Output {
        let text = JSONText.array(["\"\(word.rawValue)\""] + items)
        counters.bytes += text.utf8.count
        lastSent = now
        announcedEvent = lastEvent
        return .send(text)
    }

    // MARK: - Notes

    func note(_ code: SessionNote.Code, _ detail: String) {
        onNote?(SessionNote(code, detail))
    }

    func stale(_ detail: String) {
        counters.stale += 1
        note(.staleEvent, detail)
    }

    func forged(_ detail: String, now: Duration) -> InputOutcome {
        counters.forged += 1
        note(.forgedEvent, detail)
        forgeries.append(now)
        forgeries.removeAll { now - $0 > .seconds(10) }
        guard forgeries.count >= WireLimits.forgedEvents else { return .taken }
        return .ended(close(.misuse, "too many events that no page sends"))
    }

    func flooded() -> [Output] {
        note(.tooManyEvents, "more than \(Int(WireLimits.eventsPerSecond)) events a second")
        return close(.tooMany, "too many events")
    }
}
