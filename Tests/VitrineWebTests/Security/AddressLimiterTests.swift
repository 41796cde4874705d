// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineWeb

@Suite struct AddressLimiterTests {
    @Test func `twenty a minute and no more, each peer for itself`() {
        var limiter = AddressLimiter(perMinute: 20)
        for _ in 0..<20 { #expect(limiter.refusal("8.8.8.8", now: .zero) == nil) }
        #expect(limiter.refusal("8.8.8.8", now: .zero) == 3)
        #expect(limiter.refusal("8.8.8.9", now: .zero) == nil)
        // One comes back every three seconds.
        #expect(limiter.refusal("8.8.8.8", now: .seconds(2)) != nil)
        #expect(limiter.refusal("8.8.8.8", now: .seconds(3)) == nil)
        #expect(limiter.refusal("8.8.8.8", now: .seconds(3)) != nil)
        for _ in 0..<20 { #expect(limiter.refusal("8.8.8.8", now: .seconds(90)) == nil) }
        // However long somebody was away, it is twenty.
        #expect(limiter.refusal("8.8.8.8", now: .seconds(90)) != nil)
    }

    @Test func `a household with many addresses is one peer`() {
        var limiter = AddressLimiter(perMinute: 2)
        #expect(limiter.refusal("2606:4700:1:2::1", now: .zero) == nil)
        #expect(limiter.refusal("2606:4700:1:2::2", now: .zero) == nil)
        #expect(limiter.refusal("2606:4700:1:2::3", now: .zero) != nil)
    }

    @Test func `a hundred thousand peers are not remembered`() {
        var limiter = AddressLimiter(perMinute: 20, peers: 100)
        for number in 0..<2_000 {
            _ = limiter.refusal("8.8.\(number / 250).\(number % 250)", now: .milliseconds(number))
            #expect(limiter.peerCount <= 100)
        }
        // Whoever was refused just now is not let in because others came.
        for _ in 0..<20 { _ = limiter.refusal("9.9.9.9", now: .seconds(3)) }
        for number in 0..<50 { _ = limiter.refusal("7.7.7.\(number)", now: .seconds(3)) }
        #expect(limiter.refusal("9.9.9.9", now: .seconds(3)) != nil)
    }
}
