// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The sessions of a registry: by token and by visitor, those without a socket by the time of their absence, and when each has
/// something to do. Every operation but `all` takes constant time, however many there are.
@MainActor struct SeatBook {
    /// The sessions by each of their valid tokens.
    private var byToken: [String: SessionSeat] = [:]
    private var byVisitor: [String: [SessionSeat]] = [:]
    private var names: Set<SessionName> = []
    private var seats = AgeList<SessionSeat>()
    /// The sessions without a socket, the longest absent first, and those of them that have a graph.
    private var absent = AgeList<SessionSeat>()
    private var absentGraphs = AgeList<SessionSeat>()
    private var absentOf: [PeerGroup: AgeList<SessionSeat>] = [:]
    private var parked: Set<ObjectIdentifier> = []
    private var present = TimerWheel<SessionSeat>()
    private var away = TimerWheel<SessionSeat>()

    var count: Int { seats.count }
    var absentCount: Int { absent.count }
    var parkedCount: Int { parked.count }
    var all: [SessionSeat] { seats.all }
    var steps: Int { seats.steps + absent.steps + absentGraphs.steps + present.steps + away.steps }

    subscript(_ token: String) -> SessionSeat? { byToken[token] }
    subscript(visitor visitor: String) -> [SessionSeat] { byVisitor[visitor] ?? [] }

    /// Whether the registry has a session of this name.
    func contains(_ name: SessionName) -> Bool { names.contains(name) }

    func absentCount(of group: PeerGroup) -> Int { absentOf[group]?.count ?? 0 }
    var longestAbsent: SessionSeat? { absent.first }
    var longestAbsentGraph: SessionSeat? { absentGraphs.first }
    func longestAbsent(of group: PeerGroup) -> SessionSeat? { absentOf[group]?.first }

    mutating func add(_ seat: SessionSeat) {
        for token in seat.tokens { byToken[token] = seat }
        byVisitor[seat.visitor, default: []].append(seat)
        names.insert(seat.name)
        seats.append(seat)
    }

    mutating func add(_ token: String, of seat: SessionSeat) {
        seat.tokens.append(token)
        byToken[token] = seat
    }

    /// Forgets all tokens of a seat but the newest ones.
    ///
    /// - Parameters:
    ///   - seat: The seat.
    ///   - first: The number of oldest tokens that stay.
    ///   - last: The number of newest tokens that stay.
    mutating func forgetTokens(of seat: SessionSeat, keepingFirst first: Int = 0, last: Int) {
        while seat.tokens.count > first + last { byToken[seat.tokens.remove(at: first)] = nil }
    }

    mutating func remove(_ seat: SessionSeat) {
        for token in seat.tokens { byToken[token] = nil }
        byVisitor[seat.visitor]?.removeAll { $0 === seat }
        if byVisitor[seat.visitor]?.isEmpty == true { byVisitor[seat.visitor] = nil }
        names.remove(seat.name)
        seats.remove(seat)
        setPresent(seat)
        parked.remove(ObjectIdentifier(seat))
        present.cancel(seat)
    }

    mutating func removeAll() -> [SessionSeat] {
        defer { self = SeatBook() }
        return seats.all
    }

    /// Records that a session has lost its socket.
    mutating func setAbsent(_ seat: SessionSeat) {
        absent.append(seat)
        if !parked.contains(ObjectIdentifier(seat)) { absentGraphs.append(seat) }
        absentOf[seat.group, default: AgeList()].append(seat)
        present.cancel(seat)
    }

    /// Records that a session has a socket again, or has ended.
    mutating func setPresent(_ seat: SessionSeat) {
        guard absent.remove(seat) else { return }
        absentGraphs.remove(seat)
        absentOf[seat.group]?.remove(seat)
        if absentOf[seat.group]?.isEmpty == true { absentOf[seat.group] = nil }
        away.cancel(seat)
    }

    /// Records that a session has freed its graph, or built it anew.
    mutating func setParked(_ seat: SessionSeat, isParked: Bool) {
        if isParked {
            parked.insert(ObjectIdentifier(seat))
            absentGraphs.remove(seat)
        } else {
            parked.remove(ObjectIdentifier(seat))
            if absent.contains(seat) { absentGraphs.append(seat) }
        }
    }

    // MARK: - Time

    /// Records when a session has something to do next.
    mutating func schedule(_ seat: SessionSeat) {
        guard let due = seat.session.nextDue else { return }
        if absent.contains(seat) { away.bring(seat, forwardTo: due) } else { present.bring(seat, forwardTo: due) }
    }

    /// Takes the sessions with a socket that have something to do.
    mutating func takeDue(_ now: Duration) -> [SessionSeat] { present.takeDue(now) }

    /// Takes sessions without a socket that have something to do: they are parked, or end.
    mutating func takeDueAbsent(_ now: Duration, atMost limit: Int) -> [SessionSeat] {
        away.takeDue(now, atMost: limit)
    }
}
