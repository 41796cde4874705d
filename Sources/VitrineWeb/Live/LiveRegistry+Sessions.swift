// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// Which socket speaks for which session.
extension LiveRegistry {
    enum Admission {
        case adopted(SessionSeat)
        case resumed(SessionSeat)
        /// The session of another process, which may have left a capsule.
        case elsewhere(SessionName, token: Int)
        /// A page whose scene began in another time zone than its browser's, and has ended.
        case abroad(Departure)
        case refused(WireProtocol.Close)
    }

    /// What is left of a page's scene that begins anew.
    struct Departure {
        let record: ParkedScene.Record
        let visitor: String
        let epoch: String
        let sequence: Int
    }

    /// The session of a hello: the one that waits for its page, or the one that the page had before.
    func seat(for hello: ClientMessage.Hello, visitor: String?, group: PeerGroup) -> Admission {
        guard hello.protocolName == WireProtocol.name, hello.build == ClientFiles.build else {
            release(hello.token)
            refuse("for another build")
            return .refused(.stale)
        }
        if let seat = seats[hello.token] { return resume(seat, hello, visitor: visitor) }
        if let place = placeElsewhere(of: hello.token, visitor: visitor) { return place }
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
        return .resumed(seat(of: session, visitor: departure.visitor, hello, group: group))
    }

    private func adopt(_ waiting: WaitingScene, _ hello: ClientMessage.Hello, group: PeerGroup) -> SessionSeat {
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
        return seat(of: session, visitor: waiting.visitor, hello, group: group)
    }

    /// Makes a new session one of this registry.
    private func seat(
        of session: LiveSession, visitor: String, _ hello: ClientMessage.Hello, group: PeerGroup
    ) -> SessionSeat {
        let seat = SessionSeat(
            session: session,
            visitor: visitor,
            group: group,
            token: hello.token,
            attempt: hello.attempt,
            began: now()
        )
        take(seat)
        return seat
    }

    /// Makes a session one of this registry.
    func take(_ seat: SessionSeat) {
        let session = seat.session
        let name = LogText.name(seat.visitor)
        session.onNote = { [weak self] note in self?.note(SessionNote(note.code, note.detail, session: name)) }
        session.onImages = { [weak self] hashes, scene in self?.shelve(hashes, of: scene) }
        session.onRelease = { [weak self] scene in self?.forgetImages(of: scene) }
        session.onParked = { [weak self, weak seat] isParked in
            guard let self, let seat else { return }
            seats.setParked(seat, isParked: isParked)
            if isParked { keep(seat, isFinal: !seat.session.isAttached) }
        }
        session.isKeptWhileLive = configuration.capsules?.isRemote == true
        seats.add(seat)
        renewToken(of: seat)
    }

    private func resume(_ seat: SessionSeat, _ hello: ClientMessage.Hello, visitor: String?) -> Admission {
        guard let visitor, RandomToken.equal(visitor, seat.visitor), !seat.session.isEnded else {
            refuse("another visitor's, or over")
            return .refused(.unauthorized)
        }
        // Until its first welcome here has come through a page has only the token that it was loaded with, or that of
        // another process.
        if hello.token != seat.pageToken, let reason = refusal(of: hello.token, .resume, visitor: visitor) {
            refuse(reason)
            return .refused(.unauthorized)
        }
        // A delayed socket must not take the session from a newer one.
        guard hello.attempt > seat.attempt else {
            refuse("an older socket of its page")
            return .refused(.unauthorized)
        }
        seat.attempt = hello.attempt
        renewToken(of: seat)
        return .resumed(seat)
    }

    private func renewToken(of seat: SessionSeat) {
        let token = makeToken(of: seat)
        seat.session.resumeToken = token
        // At most the one that the page has, and the one that it is given.
        seats.forgetTokens(of: seat, keepingFirst: 1, last: 3)
        seats.add(token, of: seat)
    }

    /// The page has the newest token: no other is good any more.
    func confirm(_ seat: SessionSeat) {
        seats.forgetTokens(of: seat, last: 1)
        seat.session.isRestorationUnconfirmed = false
        guard seat.oldestToken != seat.tokenNumber else { return }
        seat.oldestToken = seat.tokenNumber
        keep(seat, isFinal: false)
    }

    /// A socket lets its session go.
    func left(_ seat: SessionSeat?, by connection: LiveConnection) {
        forget(connection)
        guard let seat, seat.connection === connection || seat.connection == nil else { return }
        seat.connection = nil
        seat.session.detach(now: now())
        if seat.session.isEnded { return remove(seat) }
        keep(seat, isFinal: true)
        seats.setAbsent(seat)
        seats.schedule(seat)
        limitDetached(seat.group)
    }

    /// A session has a socket again.
    func isPresent(_ seat: SessionSeat) {
        seats.setPresent(seat)
        seats.schedule(seat)
    }

    /// The longest absent sessions end where too many are absent.
    private func limitDetached(_ group: PeerGroup) {
        if seats.absentCount > configuration.detachedTotal { end(seats.longestAbsent) }
        guard group.isCounted, seats.absentCount(of: group) > configuration.detachedPerAddress else { return }
        end(seats.longestAbsent(of: group))
    }

    func end(_ seat: SessionSeat?) {
        guard let seat else { return }
        seat.session.end()
        remove(seat)
    }

    /// Forgets a session that is over.
    private func remove(_ seat: SessionSeat) {
        seats.remove(seat)
        forgetCapsule(of: seat)
    }

    func yieldGraph(of seat: SessionSeat) {
        seat.session.yieldGraph()
        if seat.session.isEnded { remove(seat) }
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
        for seat in seats.takeDue(time) { tick(seat) }
        let absent = seats.takeDueAbsent(time, atMost: max(0, Self.absentPerTick - housekeeping.count))
        for seat in absent.prefix(Self.absentAtOnce) { tick(seat) }
        for seat in absent.dropFirst(Self.absentAtOnce) {
            scheduler.submit(to: housekeeping) { [weak self] in self?.tick(seat) }
        }
    }

    private func tick(_ seat: SessionSeat) {
        let outputs = seat.session.tick(now: now())
        if seat.session.isEnded {
            remove(seat)
        } else {
            if seat.session.isDueToBeKept(now()) { keepInTurn(seat) }
            seats.schedule(seat)
        }
        seat.connection?.say(outputs)
    }

    /// Sessions without a socket that a tick looks after at most, and of these without waiting for turns.
    static var absentPerTick: Int { 200 }
    private static var absentAtOnce: Int { 4 }
}
