// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A 64-bit hash that is the same in every process and on every machine, unlike the seeded `Hasher`.
///
/// Each word is combined by a multiplication and a shift-xor (the finaliser of MurmurHash3, 64 bits). Not
/// cryptographic.
struct StableHasher {
    private(set) var state: UInt64 = 0x5649_5452_494E_4531

    @inline(__always)
    mutating func feed(_ word: UInt64) {
        state = Self.scramble(state &+ 0x9E37_79B9_7F4A_7C15 ^ word)
    }

    mutating func feed(_ value: Int) { feed(UInt64(bitPattern: Int64(value))) }

    mutating func feed(_ value: Bool) { feed(value ? 1 : 2 as UInt64) }

    /// Positive and negative zero are the same value: a surface may not keep the sign.
    mutating func feed(_ value: Double) { feed(value == 0 ? 0 : value.bitPattern) }

    mutating func feed(_ string: String) {
        var word: UInt64 = 0
        var filled: UInt64 = 0
        var length: UInt64 = 0
        for byte in string.utf8 {
            word |= UInt64(byte) << (filled * 8)
            filled += 1
            length += 1
            if filled == 8 {
                feed(word)
                word = 0
                filled = 0
            }
        }
        feed(word)
        feed(length)
    }

    mutating func feed(_ string: String?) {
        feed(string != nil)
        if let string { feed(string) }
    }

    static func scramble(_ value: UInt64) -> UInt64 {
        var word = value
        word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
        word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return word ^ word >> 33
    }
}

/// A layer's part of a tree's checksum.
///
/// The checksum is the wrapping sum of all parts, so that a change costs only the changed layers, and the order of
/// changes does not matter.
package enum LayerMix {
    /// Returns the part of a layer; `parent` and `previous` (the sibling before) are -1 if there is none.
    package static func mix(
        id: Int, parent: Int, previous: Int, isExiting: Bool, placement: LayerPlacement, valueHash: UInt64
    ) -> UInt64 {
        var hasher = StableHasher()
        hasher.feed(id)
        hasher.feed(parent)
        hasher.feed(previous)
        hasher.feed(isExiting)
        hasher.feed(placement.x)
        hasher.feed(placement.y)
        hasher.feed(placement.width)
        hasher.feed(placement.height)
        hasher.feed(valueHash)
        return hasher.state
    }
}
