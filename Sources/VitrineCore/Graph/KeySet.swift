// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A small set of key numbers: two words for the first 128, which include all keys of Vitrine, and a set for the rest.
package struct KeySet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var more: Set<Int>?

    init() {}

    init(_ key: Int) {
        insert(key)
    }

    mutating func insert(_ key: Int) {
        switch key {
        case ..<64: low |= 1 << UInt64(key)
        case ..<128: high |= 1 << UInt64(key - 64)
        default: more = (more ?? []).union([key])
        }
    }

    mutating func formUnion(_ other: KeySet) {
        low |= other.low
        high |= other.high
        if let others = other.more { more = more?.union(others) ?? others }
    }

    func contains(_ key: Int) -> Bool {
        switch key {
        case ..<64: low & (1 << UInt64(key)) != 0
        case ..<128: high & (1 << UInt64(key - 64)) != 0
        default: more?.contains(key) ?? false
        }
    }
}
