// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// Which socket speaks for which session.
extension LiveRegistry {
    enum Admission {
        case adopted(SessionEntry)
        case resumed(SessionEntry)
        /// The session of another process, which may have left a capsule.
        case elsewhere(SessionName, token: Int)
        /// A page whose scene began in another time zone than its browser's, and has ended.
        case abroad(Departure)
        case refused(WireProtocol.Close)
    }

    /// The values of a page's old scene that its new scene starts from.
    struct Departure {
        let record: ParkedScene.Record
        let visitor: String
        let epoch: String
        let sequence: Int
    }

    /// The session of a hello: the one that waits for its page, or the one that the page had before.
    func admit(_ hello: ClientMessage.Hello, visitor: String?, group: PeerGroup) -> Admission {
        guard hello.protocolName == WireProtocol.name, hello.build == ClientFiles.build else {
            release(hello.token)
            refuse("for another build")
            return .refused(.stale)
        }
        if let entry = sessions[hello.token] { return resume(entry, hello, visitor: visitor) }
        if let place = placeElsewhere(of: hello, visitor: visitor) { return place }
        let waiting = takeProvisional(hello.token)
        if let reason = refusal(of: hello.token, .adoption, visitor: visitor) {
            end(waiting)
            refuse(reason)
            return .refused(.unauthorized)
        }
        guard let waiting else {
            refuse("a token that was used, or whose scene is gone")
            return .refused(.unauthorized)
        }
        guard let visitor, RandomToken.equal(visitor, waiting.visitor), RandomToken.equal(hello.epoch, waiting.epoch),
            waiting.expires >= now()
        else {
            end(waiting)
            refuse("another page's, or too old")
            return .refused(.unauthorized)
        }
        guard isAbroad(waiting, hello.viewport) else { return .adopted(adopt(waiting, hello, group: group)) }
        let departure = Departure(
            record: ParkedScene.record(
                of: waiting.scene.display, path: waiting.scene.history.last?.path ?? waiting.path,
                place: (hello.depth, hello.trail)),
            visitor: waiting.visitor, epoch: waiting.epoch, sequence: waiting.scene.display.sequence)
        end(waiting)
        return .abroad(departure)
    }

    /// Whether dates that a scene made when it began may be those of another day or hour than its browser's.
    ///
    /// A scene that its address pins, such as a preview, is the same in all time zones.
    private func isAbroad(_ waiting: WaitingScene, _ viewport: BrowserViewport) -> Bool {
        guard waiting.scene.pinned == nil, TimeZone(identifier: viewport.timeZone) != nil else { return false }
        let now = Date(timeIntervalSince1970: TimeInterval(configuration.seconds()))
        return viewport.zone.secondsFromGMT(for: now) != waiting.zone.secondsFromGMT(for: now)
    }

    /// Begins the scene of a first page anew in the time zone of its browser, with its content (Documentation/Decisions/0069).
    ///
    /// - Parameters:
    ///   - departure: What is left of the scene that made the page. Nobody has acted on it: it had no socket.
    ///   - hello: The page's hello.
    ///   - group: Where it comes from.
    /// - Returns: The session, or what the socket is closed with.
    func relaunch(_ departure: Departure, for hello: ClientMessage.Hello, group: PeerGroup) async -> Admission {
        let record = departure.record
        guard
            let scene = await mount(
                record.path, states: nil, for: hello, visitor: departure.visitor, group: group)
        else { return .refused(isForgotten(departure.visitor) ? .unauthorized : .slow) }
        let session = LiveSession(
            ParkedScene(record, scene: scene),
            client: ClientState(symbols: configuration.symbols, basePath: configuration.policy.basePath),
            epoch: departure.epoch, sequence: departure.sequence,
            history: BrowserHistory(
                stack: [], path: record.path, title: nil, depth: record.depth, trail: record.trail),
            now: now(), limits: configuration.sessionLimits)
        noteAdoption()
        return .resumed(makeEntry(of: session, visitor: departure.visitor, hello, group: group))
    }

    private func adopt(_ waiting: WaitingScene, _ hello: ClientMessage.Hello, group: PeerGroup) -> SessionEntry {
        let session = LiveSession(
            scene: waiting.scene,
            client: waiting.client,
            epoch: waiting.epoch,
            path: waiting.path,
            title: waiting.title,
            depth: hello.depth,
            trail: hello.trail,
            now: now(),
            limits: configuration.sessionLimits
        )
        noteAdoption()
        return makeEntry(of: session, visitor: waiting.visitor, hello, group: group)
    }

    /// Makes a new session one of this registry.
    private func makeEntry(
        of session: LiveSession, visitor: String, _ hello: ClientMessage.Hello, group: PeerGroup
    ) -> SessionEntry {
        let entry = SessionEntry(
            session: session,
            visitor: visitor,
            group: group,
            token: hello.token,
            attempt: hello.attempt,
            began: now()
        )
        take(entry)
        return entry
    }

    /// Makes a session one of this registry.
    func take(_ entry: SessionEntry) {
        let session = entry.session
        let name = LogText.name(entry.visitor)
        session.onNote = { [weak self] note in self?.note(SessionNote(note.code, note.detail, session: name)) }
        session.onImages = { [weak self] hashes, scene in self?.serve(hashes, of: scene) }
        session.onRelease = { [weak self] scene in self?.forgetImages(of: scene) }
        session.onParked = { [weak self, weak entry] isParked in
            guard let self, let entry else { return }
            sessions.setParked(entry, isParked: isParked)
            if isParked { keep(entry, isFinal: !entry.session.isAttached) }
        }
        session.isKeptWhileLive = configuration.capsules?.isRemote == true
        sessions.add(entry)
        renewToken(of: entry)
    }

    private func resume(_ entry: SessionEntry, _ hello: ClientMessage.Hello, visitor: String?) -> Admission {
        guard let visitor, RandomToken.equal(visitor, entry.visitor), !entry.session.isEnded else {
            refuse("another visitor's, or over")
            return .refused(.unauthorized)
        }
        // Until its first welcome here has come through a page has only the token that it was loaded with, or that of
        // another process.
        if hello.token != entry.pageToken, let reason = refusal(of: hello.token, .resume, visitor: visitor) {
            refuse(reason)
            return .refused(.unauthorized)
        }
        // A delayed socket must not take the session from a newer one.
        guard hello.attempt > entry.attempt else {
            refuse("an older socket of its page")
            return .refused(.unauthorized)
        }
        entry.attempt = hello.attempt
        renewToken(of: entry)
        return .resumed(entry)
    }

    private func renewToken(of entry: SessionEntry) {
        let token = makeToken(of: entry)
        entry.session.resumeToken = token
        // At most the one that the page has, and the one that it is given.
        sessions.forgetTokens(of: entry, keepingFirst: 1, last: 3)
        sessions.add(token, of: entry)
    }

    /// The page has the newest token: no other is good any more.
    func confirm(_ entry: SessionEntry) {
        sessions.forgetTokens(of: entry, last: 1)
        entry.session.isRestorationUnconfirmed = false
        guard entry.oldestToken != entry.tokenNumber else { return }
        entry.oldestToken = entry.tokenNumber
        keep(entry, isFinal: false)
    }

    /// A socket lets its session go.
    func left(_ entry: SessionEntry?, by connection: LiveConnection) {
        forget(connection)
        guard let entry, entry.connection === connection || entry.connection == nil else { return }
        entry.connection = nil
        entry.session.detach(now: now())
        if entry.session.isEnded { return remove(entry) }
        keep(entry, isFinal: true)
        sessions.setAbsent(entry)
        sessions.schedule(entry)
        limitDetached(entry.group)
    }

    /// A session has a socket again.
    func isPresent(_ entry: SessionEntry) {
        sessions.setPresent(entry)
        sessions.schedule(entry)
    }

    /// The longest absent sessions end where too many are absent.
    private func limitDetached(_ group: PeerGroup) {
        if sessions.absentCount > configuration.detachedTotal { end(sessions.longestAbsent) }
        guard group.isCounted, sessions.absentCount(of: group) > configuration.detachedPerAddress else { return }
        end(sessions.longestAbsent(of: group))
    }

    func end(_ entry: SessionEntry?) {
        guard let entry else { return }
        entry.session.end()
        remove(entry)
    }

    /// Forgets a session that is over.
    private func remove(_ entry: SessionEntry) {
        sessions.remove(entry)
        forgetCapsule(of: entry)
    }

    func yieldGraph(of entry: SessionEntry) {
        entry.session.yieldGraph()
        if entry.session.isEnded { remove(entry) }
    }

    func end(_ waiting: WaitingScene?) {
        guard let waiting else { return }
        waiting.scene.end()
        forgetImages(of: waiting.scene)
    }

    /// Runs the clock of each session that has something to do.
    ///
    /// To park or to end a session without a socket frees a whole graph, and when a network fails thousands are due at
    /// once: but for a few these wait for turns of their own among connected sessions.
    func tickSessions(_ time: Duration) {
        for entry in sessions.takeDue(time) { tick(entry) }
        let absent = sessions.takeDueAbsent(time, atMost: max(0, Self.absentPerTick - housekeeping.count))
        for entry in absent.prefix(Self.absentAtOnce) { tick(entry) }
        for entry in absent.dropFirst(Self.absentAtOnce) {
            scheduler.submit(to: housekeeping) { [weak self] in self?.tick(entry) }
        }
    }

    private func tick(_ entry: SessionEntry) {
        let outputs = entry.session.tick(now: now())
        if entry.session.isEnded {
            remove(entry)
        } else {
            if entry.session.isDueToBeKept(now()) { keepInTurn(entry) }
            sessions.schedule(entry)
        }
        entry.connection?.say(outputs)
    }

    /// Sessions without a socket that a tick looks after at most, and of these without waiting for turns.
    static var absentPerTick: Int { 200 }
    private static var absentAtOnce: Int { 4 }
}
