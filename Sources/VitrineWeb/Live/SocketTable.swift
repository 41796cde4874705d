// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The open sockets of a registry, counted by where they come from. Every operation but `all` takes constant time.
@MainActor struct SocketTable {
    private var sockets = AgeList<LiveConnection>()
    /// The connections that have not sent a hello message, oldest first.
    private var silent = AgeList<LiveConnection>()
    private var counts: [PeerGroup: Int] = [:]

    var count: Int { sockets.count }
    var all: [LiveConnection] { sockets.all }
    var longestSilent: LiveConnection? { silent.first }
    var steps: Int { sockets.steps + silent.steps }

    func count(of group: PeerGroup) -> Int { counts[group] ?? 0 }

    mutating func add(_ connection: LiveConnection) {
        sockets.append(connection)
        silent.append(connection)
        counts[connection.group, default: 0] += 1
    }

    mutating func saidHello(_ connection: LiveConnection) { silent.remove(connection) }

    mutating func remove(_ connection: LiveConnection) {
        guard sockets.remove(connection) else { return }
        silent.remove(connection)
        let left = count(of: connection.group) - 1
        counts[connection.group] = left > 0 ? left : nil
    }
}
