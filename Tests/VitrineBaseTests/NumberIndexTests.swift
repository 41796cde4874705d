// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineBase

@Suite struct NumberIndexTests {
    @Test func `numbers have the places in which they were added`() {
        var index = NumberIndex()
        #expect(index.place(of: 7) == nil)
        let places = [7, 0, UInt.max, 7, 0, 8].map { index.add($0) }
        #expect(places == [0, 1, 2, 0, 1, 3])
        #expect(index.count == 4)
        #expect(index.place(of: 0) == 1)
        #expect(index.place(of: .max) == 2)
        #expect(index.place(of: 9) == nil)
    }

    @Test(arguments: [1, 16, 256, 4_096, 1 << 48, 0x96DE_1B17_3F11_9089] as [UInt])
    func `numbers at equal distances are found, and none between them`(step: UInt) {
        var index = NumberIndex()
        for place in 0..<2_000 { #expect(index.add(UInt(place) &* step &+ 3) == place) }
        for place in 0..<2_000 { #expect(index.place(of: UInt(place) &* step &+ 3) == place) }
        #expect(index.place(of: 2) == nil)
        #expect(index.place(of: UInt(2_000) &* step &+ 3) == nil)
    }

    @Test func `types are found by their addresses`() {
        var index = NumberIndex()
        #expect(index.add(ObjectIdentifier(Int.self)) == 0)
        #expect(index.add(ObjectIdentifier(String.self)) == 1)
        #expect(index.place(of: ObjectIdentifier(String.self)) == 1)
        #expect(index.place(of: ObjectIdentifier(Double.self)) == nil)
    }
}
