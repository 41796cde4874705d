// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014): a printed seed makes the same
/// trees, texts and edits on every machine.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 up to the limit, which is left out.
    package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// Whether something happens that does in so many of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
