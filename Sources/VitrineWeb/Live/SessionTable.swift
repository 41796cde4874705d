// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The sessions of a registry: by token and by visitor, those without a socket by the time of their absence, and when each has
/// something to do. Every operation but `all` takes constant time, however many there are.
@MainActor struct SessionTable {
    /// The sessions by each of their valid tokens.
    private var byToken: [String: SessionEntry] = [:]
    private var byVisitor: [String: [SessionEntry]] = [:]
    /// The names of all sessions.
    private var names: Set<SessionName> = []
    /// All sessions, the oldest first.
    private var entries = AgeList<SessionEntry>()
    /// The sessions without a socket, the longest absent first, and those of them that have a graph.
    private var absent = AgeList<SessionEntry>()
    private var absentGraphs = AgeList<SessionEntry>()
    private var absentOf: [PeerGroup: AgeList<SessionEntry>] = [:]
    /// The sessions without a graph.
    private var parked: Set<ObjectIdentifier> = []
    /// When sessions with a socket have something to do, and when those without one have.
    private var present = TimerWheel<SessionEntry>()
    private var away = TimerWheel<SessionEntry>()

    var count: Int { entries.count }
    var absentCount: Int { absent.count }
    var parkedCount: Int { parked.count }
    /// All sessions, the oldest first: linear.
    var all: [SessionEntry] { entries.all }
    /// How many steps the table has taken so far, for tests of complexity.
    var steps: Int { entries.steps + absent.steps + absentGraphs.steps + present.steps + away.steps }

    /// The session that a valid token names.
    subscript(_ token: String) -> SessionEntry? { byToken[token] }
    /// The sessions of a visitor.
    subscript(visitor visitor: String) -> [SessionEntry] { byVisitor[visitor] ?? [] }

    /// Whether the registry has a session of this name.
    func contains(_ name: SessionName) -> Bool { names.contains(name) }

    func absentCount(of group: PeerGroup) -> Int { absentOf[group]?.count ?? 0 }
    var longestAbsent: SessionEntry? { absent.first }
    var longestAbsentGraph: SessionEntry? { absentGraphs.first }
    func longestAbsent(of group: PeerGroup) -> SessionEntry? { absentOf[group]?.first }

    /// Adds a session with a socket.
    mutating func add(_ entry: SessionEntry) {
        for token in entry.tokens { byToken[token] = entry }
        byVisitor[entry.visitor, default: []].append(entry)
        names.insert(entry.name)
        entries.append(entry)
    }

    /// Makes a token valid for a session.
    mutating func add(_ token: String, of entry: SessionEntry) {
        entry.tokens.append(token)
        byToken[token] = entry
    }

    /// Forgets all tokens of a session but the oldest and the newest ones.
    ///
    /// - Parameters:
    ///   - entry: The session.
    ///   - first: The number of oldest tokens that stay.
    ///   - last: The number of newest tokens that stay.
    mutating func forgetTokens(of entry: SessionEntry, keepingFirst first: Int = 0, last: Int) {
        while entry.tokens.count > first + last { byToken[entry.tokens.remove(at: first)] = nil }
    }

    /// Removes a session with its tokens.
    mutating func remove(_ entry: SessionEntry) {
        for token in entry.tokens { byToken[token] = nil }
        byVisitor[entry.visitor]?.removeAll { $0 === entry }
        if byVisitor[entry.visitor]?.isEmpty == true { byVisitor[entry.visitor] = nil }
        names.remove(entry.name)
        entries.remove(entry)
        setPresent(entry)
        parked.remove(ObjectIdentifier(entry))
        present.cancel(entry)
    }

    /// Removes all sessions, and returns them.
    mutating func removeAll() -> [SessionEntry] {
        defer { self = SessionTable() }
        return entries.all
    }

    /// Records that a session has lost its socket.
    mutating func setAbsent(_ entry: SessionEntry) {
        absent.append(entry)
        if !parked.contains(ObjectIdentifier(entry)) { absentGraphs.append(entry) }
        absentOf[entry.group, default: AgeList()].append(entry)
        present.cancel(entry)
    }

    /// Records that a session has a socket again, or has ended.
    mutating func setPresent(_ entry: SessionEntry) {
        guard absent.remove(entry) else { return }
        absentGraphs.remove(entry)
        absentOf[entry.group]?.remove(entry)
        if absentOf[entry.group]?.isEmpty == true { absentOf[entry.group] = nil }
        away.cancel(entry)
    }

    /// Records that a session has freed its graph, or built it anew.
    mutating func setParked(_ entry: SessionEntry, isParked: Bool) {
        if isParked {
            parked.insert(ObjectIdentifier(entry))
            absentGraphs.remove(entry)
        } else {
            parked.remove(ObjectIdentifier(entry))
            if absent.contains(entry) { absentGraphs.append(entry) }
        }
    }

    // MARK: - Time

    /// Records when a session has something to do next.
    mutating func schedule(_ entry: SessionEntry) {
        guard let due = entry.session.nextDue else { return }
        if absent.contains(entry) { away.bring(entry, forwardTo: due) } else { present.bring(entry, forwardTo: due) }
    }

    /// Takes the sessions with a socket that have something to do.
    mutating func takeDue(_ now: Duration) -> [SessionEntry] { present.takeDue(now) }

    /// Takes sessions without a socket that have something to do: they are parked, or end.
    mutating func takeDueAbsent(_ now: Duration, atMost limit: Int) -> [SessionEntry] {
        away.takeDue(now, atMost: limit)
    }
}
