// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// A slot of a placed run is reported whenever the place of its row is another one, along the run or across it.
@Suite struct RunSlotTests {
    private func slots(_ alignment: HorizontalAlignment, _ change: (RigidLeafNode) -> Void) -> [Int] {
        let fixture = Fixture()
        let rows = (0..<10).map { fixture.rigid($0 == 0 ? 200 : 100, 20) }
        fixture.mount(fixture.scroll(.vertical, fixture.vstack(alignment, 4, rows)), 300, 600)
        _ = fixture.tree.takeChanges()
        change(rows[5])
        fixture.tree.layout()
        return fixture.tree.takeChanges().slots.map(\.index)
    }

    @Test(arguments: [HorizontalAlignment.center, .trailing])
    func anotherWidthMovesTheRowAcross(alignment: HorizontalAlignment) {
        #expect(slots(alignment) { $0.fixedSize.width = 60 } == [5])
    }

    @Test func anotherHeightMovesTheRowsBelow() {
        #expect(slots(.leading) { $0.fixedSize.height = 30 } == [5])
    }

    @Test func nothingNewIsNoSlot() {
        #expect(slots(.trailing) { $0.setNeedsLayout() } == [])
    }
}
