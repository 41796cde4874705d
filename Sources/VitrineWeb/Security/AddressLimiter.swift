// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// How often each peer may do something: `count` a minute, all of them at once if it likes.
///
/// Peers are told apart by `PeerGroup`. Invariant: at most `peers` of them are remembered; the one that was seen longest
/// ago is forgotten first. Each operation takes constant time.
package struct AddressLimiter: Sendable {
    private let count: Double
    private let limit: Int
    /// The token buckets of peers, in the order in which they were last seen.
    private var peers = AgeDictionary<PeerGroup, TokenBucket>()

    package init(perMinute count: Int, peers limit: Int = 10_000) {
        self.count = Double(count)
        self.limit = limit
    }

    package var peerCount: Int { peers.count }

    /// Counts one attempt; the seconds to wait when it is one too many, `nil` when it may be.
    package mutating func refusal(_ address: String, now: Duration) -> Int? {
        refusal(PeerGroup(address), now: now)
    }

    package mutating func refusal(_ group: PeerGroup, now: Duration) -> Int? {
        var bucket = peers[group] ?? TokenBucket(rate: count / 60, burst: count, now: now)
        let isTaken = bucket.take(now: now)
        if peers[group] == nil, peers.count >= limit { _ = peers.popFirst() }
        peers.append(bucket, for: group)
        return isTaken ? nil : Self.wait(perMinute: Int(count))
    }

    /// Whether one more attempt would be refused; counts nothing and stores no address.
    package func isExhausted(_ address: String, now: Duration) -> Bool {
        guard var bucket = peers[PeerGroup(address)] else { return false }
        return !bucket.take(now: now)
    }

    /// Seconds until one more attempt may be made.
    package static func wait(perMinute count: Int) -> Int {
        max(1, Int((60 / Double(count)).rounded(.up)))
    }
}
