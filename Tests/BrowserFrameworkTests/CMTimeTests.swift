// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Foundation
import Testing

@Suite("CMTime")
struct CMTimeTests {
    @Test("seconds are units of the timescale, rounded to the nearest")
    func seconds() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900)
        #expect(time.timescale == 600)
        #expect(!time.hasBeenRounded)
        #expect(CMTime(seconds: 0.3337, preferredTimescale: 10).value == 3)
        #expect(CMTime(seconds: 0.3337, preferredTimescale: 10).hasBeenRounded)
        #expect(CMTimeMakeWithSeconds(2, preferredTimescale: 1) == CMTimeMake(value: 4, timescale: 2))
        #expect(CMTime(seconds: 1e17, preferredTimescale: 600).seconds == 1e17)
    }

    @Test("times that are no number of seconds are distinguished")
    func kinds() {
        #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
        #expect(CMTime(seconds: -.infinity, preferredTimescale: 1).isNegativeInfinity)
        #expect(!CMTime(value: 1, timescale: 0).isValid)
        #expect(CMTime.indefinite.seconds.isNaN)
        #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
        #expect(CMTime.invalid != .zero)
        #expect(CMTime.indefinite == .indefinite)
    }

    @Test("times are added in the finer units")
    func sums() {
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)
        #expect(sum.seconds == 0.75)
        #expect(sum.timescale == 4)
        #expect((CMTime(value: 1, timescale: 2) - CMTime(value: 1, timescale: 2)) == .zero)
        #expect((CMTime.indefinite + .zero).isIndefinite)
        #expect(!(CMTime.invalid + .zero).isValid)
        #expect(CMTimeCompare(.zero, CMTime(value: 1, timescale: 1)) == -1)
        #expect(CMTime(value: 1, timescale: 2).convertScale(600).value == 300)
    }
}
