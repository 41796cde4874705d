// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Distinct numbers in the order in which they were added, each found by its value.
///
/// For numbers that nobody outside of the program chooses, such as the addresses of types and the ids of layers: a `Dictionary`
/// spends most of a look-up on a hash that is safe from chosen keys. Open addressing in a table of a power of two of slots, of
/// which at most half are taken; adding and finding take constant time on average. Nothing is removed.
package struct NumberIndex: Sendable {
    private var numbers: ContiguousArray<UInt> = []
    /// In each slot the place of a number, counted from 1; 0 in a slot that is free.
    private var slots: ContiguousArray<UInt32> = []
    /// The number of bits of a product that do not count for its slot.
    private var shift = UInt(UInt.bitWidth)

    /// Creates an index without numbers.
    package init() {}

    /// The number of numbers.
    package var count: Int { numbers.count }

    /// Returns the place of a number in the order in which they were added; `nil` if it was not.
    package func place(of number: UInt) -> Int? {
        if slots.isEmpty { return nil }
        let place = slots[slot(of: number)]
        return place > 0 ? Int(place) - 1 : nil
    }

    /// Adds a number behind all others, if it was not added before, and returns its place.
    package mutating func add(_ number: UInt) -> Int {
        if 2 * numbers.count >= slots.count { grow(to: max(2 * slots.count, 16)) }
        let slot = slot(of: number)
        if slots[slot] > 0 { return Int(slots[slot]) - 1 }
        numbers.append(number)
        slots[slot] = UInt32(numbers.count)
        return numbers.count - 1
    }

    /// Returns the slot of a number, or the free one that it would take.
    private func slot(of number: UInt) -> Int {
        // Two products with odd numbers (SplitMix64's), so that numbers at equal distances do not crowd a part of the table.
        let product = number &* 0xBF58_476D_1CE4_E5B9
        var slot = Int(((product ^ (product >> 32)) &* 0x94D0_49BB_1331_11EB) >> shift)
        while slots[slot] > 0, numbers[Int(slots[slot]) - 1] != number { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow(to size: Int) {
        slots = ContiguousArray(repeating: 0, count: size)
        shift = UInt(UInt.bitWidth - size.trailingZeroBitCount)
        for (place, number) in numbers.enumerated() { slots[slot(of: number)] = UInt32(place + 1) }
    }
}

extension NumberIndex {
    /// Returns the place of a type or an object that is never freed; `nil` if it was not added.
    package func place(of identifier: ObjectIdentifier) -> Int? { place(of: UInt(bitPattern: identifier)) }

    /// Adds a type, or an object that is never freed, if it was not added before, and returns its place.
    package mutating func add(_ identifier: ObjectIdentifier) -> Int { add(UInt(bitPattern: identifier)) }
}
