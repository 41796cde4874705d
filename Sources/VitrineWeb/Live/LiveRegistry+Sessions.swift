// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Who speaks for which session.
extension LiveRegistry {
    enum Admission {
        case adopted(SessionSeat)
        case resumed(SessionSeat)
        case refused(WireProtocol.Close)
    }

    /// The session of a hello: the one that waits for its page, or the one that the page had before.
    func seat(for hello: ClientMessage.Hello, visitor: String?, address: String) -> Admission {
        guard hello.protocolName == WireProtocol.name, hello.build == ClientFiles.build else {
            release(hello.token)
            refuse("for another build")
            return .refused(.stale)
        }
        if let seat = seats[hello.token] { return resume(seat, hello, visitor: visitor) }
        let waiting = takeProvisional(hello.token)
        if let reason = refusal(of: hello.token, .adoption, visitor: visitor) {
            waiting?.scene.end()
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
            waiting.scene.end()
            refuse("another page's, or too old")
            return .refused(.unauthorized)
        }
        return .adopted(adopt(waiting, hello, address: address))
    }

    private func adopt(_ waiting: Provisional, _ hello: ClientMessage.Hello, address: String) -> SessionSeat {
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
        let name = LogText.name(waiting.visitor)
        session.onNote = { [weak self] note in self?.note(SessionNote(note.code, note.detail, session: name)) }
        session.onImages = { [weak self] hashes, scene in self?.shelve(hashes, of: scene) }
        let seat = SessionSeat(
            session: session,
            visitor: waiting.visitor,
            address: address,
            token: hello.token,
            attempt: hello.attempt
        )
        noteAdoption()
        add(seat)
        renewToken(of: seat)
        return seat
    }

    private func resume(_ seat: SessionSeat, _ hello: ClientMessage.Hello, visitor: String?) -> Admission {
        guard let visitor, RandomToken.equal(visitor, seat.visitor), !seat.session.isEnded else {
            refuse("another visitor's, or over")
            return .refused(.unauthorized)
        }
        // Until its first welcome has come through a page has only the token that it was loaded with.
        if hello.token != seat.pageToken, let reason = refusal(of: hello.token, .resume, visitor: visitor) {
            refuse(reason)
            return .refused(.unauthorized)
        }
        // A socket that was held up on its way must not take the session from the one that came after it.
        guard hello.attempt > seat.attempt else {
            refuse("an older socket of its page")
            return .refused(.unauthorized)
        }
        seat.attempt = hello.attempt
        renewToken(of: seat)
        return .resumed(seat)
    }

    private func renewToken(of seat: SessionSeat) {
        let token = makeToken(.resume, visitor: seat.visitor, lifetime: .seconds(86_400))
        seat.session.resumeToken = token
        // At most the one that the page has, and the one that it is given.
        while seat.tokens.count > 4 { seats[seat.tokens.remove(at: 1)] = nil }
        seat.tokens.append(token)
        seats[token] = seat
    }

    /// The page has the newest token: no other is good any more.
    func confirm(_ seat: SessionSeat) {
        while seat.tokens.count > 1 { seats[seat.tokens.removeFirst()] = nil }
    }

    /// A socket lets its session go.
    func left(_ seat: SessionSeat?, by connection: LiveConnection) {
        forget(connection)
        guard let seat, seat.connection === connection || seat.connection == nil else { return }
        seat.connection = nil
        seat.session.detach(now: now())
        moveToEnd(seat)
        if seat.session.isEnded { remove(seat) } else { limitDetached(address: seat.address) }
    }

    /// The longest absent sessions end where too many are absent.
    private func limitDetached(address: String) {
        let absent = allSeats.filter { $0.connection == nil }
        if absent.count > configuration.detachedTotal { end(absent.first) }
        guard Self.isCounted(address) else { return }
        let near = absent.filter { $0.address == address }
        if near.count > configuration.detachedPerAddress { end(near.first) }
    }

    private func end(_ seat: SessionSeat?) {
        guard let seat else { return }
        seat.session.end()
        remove(seat)
    }

    /// Runs every session's clock.
    func tickSessions(_ time: Duration) {
        for seat in allSeats {
            let outputs = seat.session.tick(now: time)
            if seat.session.isEnded { remove(seat) }
            seat.connection?.say(outputs)
        }
    }
}
