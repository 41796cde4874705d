// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How often each peer may do something: `count` a minute, all of them at once if it likes.
///
/// Peers are told apart by `IPAddress.group`. Invariant: at most `peers` of them are remembered; the ones that have not
/// been seen for a minute are forgotten first (their allowance is full again), then the one that was seen longest ago.
package struct AddressLimiter: Sendable {
    private struct Peer {
        var bucket: TokenBucket
        var seen: Duration
    }

    private let count: Double
    private let limit: Int
    private var peers: [[UInt8]: Peer] = [:]

    package init(perMinute count: Int, peers limit: Int = 10_000) {
        self.count = Double(count)
        self.limit = limit
    }

    package var peerCount: Int { peers.count }

    /// Counts one attempt; the seconds to wait when it is one too many, `nil` when it may be.
    package mutating func refusal(_ address: String, now: Duration) -> Int? {
        let key = Self.key(address)
        if peers[key] == nil {
            makeRoom(now: now)
            peers[key] = Peer(bucket: TokenBucket(rate: count / 60, burst: count, now: now), seen: now)
        }
        peers[key]?.seen = now
        if peers[key]?.bucket.take(now: now) == true { return nil }
        return Self.wait(perMinute: Int(count))
    }

    /// Whether one more attempt would be refused; counts nothing and remembers nobody.
    package func isExhausted(_ address: String, now: Duration) -> Bool {
        guard var peer = peers[Self.key(address)] else { return false }
        return !peer.bucket.take(now: now)
    }

    /// Seconds until one more attempt may be made.
    package static func wait(perMinute count: Int) -> Int {
        max(1, Int((60 / Double(count)).rounded(.up)))
    }

    private static func key(_ address: String) -> [UInt8] {
        IPAddress(address)?.group ?? Array(address.utf8.prefix(64))
    }

    private mutating func makeRoom(now: Duration) {
        guard peers.count >= limit else { return }
        peers = peers.filter { now - $0.value.seen < .seconds(60) }
        while peers.count >= limit, let oldest = peers.min(by: { $0.value.seen < $1.value.seen }) {
            peers[oldest.key] = nil
        }
    }
}
