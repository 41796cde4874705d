// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Engine) @testable import VitrineLayout

/// A vertical stack in a scroll view answers for a change with the same work at any length.
@Suite struct StackRunTests {
    private struct List {
        let fixture = Fixture()
        let rows: [RigidLeafNode]
        let stack: StackNode
        let scroll: ScrollNode

        init(_ count: Int, options: LayoutOptions = LayoutOptions()) {
            let fixture = fixture
            fixture.tree.options = options
            rows = (0..<count).map { _ in fixture.rigid(100, 20) }
            stack = fixture.vstack(.leading, 4, rows)
            scroll = fixture.scroll(.vertical, stack)
            fixture.mount(scroll, 300, 600)
        }

        /// The work of one change and what it reported.
        func work(_ change: () -> Void) -> (counters: LayoutCounters, changes: LayoutChanges) {
            fixture.tree.counters = LayoutCounters()
            _ = fixture.tree.takeChanges()
            change()
            fixture.tree.layout()
            return (fixture.tree.counters, fixture.tree.takeChanges())
        }
    }

    @Test func aLeafOfEqualSizeCostsTheSameAtAnyLength() {
        var seen: [LayoutCounters] = []
        for count in [1_000, 100_000] {
            let list = List(count)
            let work = list.work { list.rows[500].setNeedsLayout() }
            #expect(work.counters.siblingsVisited == 0)
            #expect(work.counters.runShifts == 0)
            #expect(work.changes.slots.isEmpty)
            #expect(work.changes.sized.count == 1)
            seen.append(work.counters)
        }
        #expect(seen[0] == seen[1])
    }

    @Test func aNewHeightIsOneSlotAndOneShiftAtAnyLength() {
        var seen: [LayoutCounters] = []
        for count in [1_000, 100_000] {
            let list = List(count)
            let work = list.work { list.rows[500].fixedSize.height = 50 }
            #expect(work.counters.siblingsVisited == 0)
            #expect(work.counters.runShifts == 1)
            #expect(work.changes.slots.count == 1)
            #expect(work.changes.slots.first?.index == 500)
            #expect(work.changes.moved.isEmpty)
            #expect(list.rows[501].frame.minY == 12_054)
            #expect(list.rows[499].frame.minY == 11_976)
            #expect(list.scroll.contentSize.height == CGFloat(count) * 24 - 4 + 30)
            seen.append(work.counters)
        }
        #expect(seen[0] == seen[1])
    }

    @Test func withoutDeltasTheStackLooksAtEverySibling() {
        let list = List(1_000, options: LayoutOptions(usesDeltas: false))
        let work = list.work { list.rows[500].fixedSize.height = 50 }
        #expect(work.counters.siblingsVisited >= 1_000)
        #expect(list.rows[501].frame.minY == 12_054)
    }

    @Test func withoutMemoEveryRowIsMeasuredAgain() {
        let list = List(1_000, options: LayoutOptions(memoises: false, usesDeltas: false))
        let work = list.work { list.rows[500].fixedSize.height = 50 }
        #expect(work.counters.measures >= 1_000)
    }

    @Test func anInsertedRowAsksNoSibling() {
        var seen: [LayoutCounters] = []
        for count in [1_000, 100_000] {
            let list = List(count)
            let new = list.fixture.rigid(80, 30)
            let work = list.work { list.stack.splice(remove: 10..<10, insert: [new]) }
            #expect(work.counters.siblingsVisited == 0)
            #expect(work.counters.runShifts == 1)
            #expect(new.frame.minY == 240)
            #expect(list.rows[10].frame.minY == 274)
            #expect(list.rows[9].frame.minY == 216)
            #expect(list.rows[10].index == 11)
            seen.append(work.counters)
        }
        #expect(seen[0] == seen[1])
    }

    @Test func aRemovedRowAsksNoSibling() {
        let list = List(1_000)
        let work = list.work { list.stack.splice(remove: 0..<2, insert: []) }
        #expect(work.counters.siblingsVisited == 0)
        #expect(list.rows[2].frame.minY == 0)
        #expect(list.rows[999].frame.minY == 23_928)
        #expect(list.scroll.contentSize.height == 23_948)
    }

    @Test func aNestedRunShiftsItsOwnSlotAndItsParents() {
        let fixture = Fixture()
        let leaf = fixture.rigid(10, 10)
        let inner = fixture.vstack(.leading, 0, [leaf, fixture.rigid(10, 10)])
        let outer = fixture.vstack(.leading, 0, [inner, fixture.rigid(10, 10)])
        fixture.mount(fixture.scroll(.vertical, outer), 100, 100)
        _ = fixture.tree.takeChanges()
        fixture.tree.counters = LayoutCounters()
        leaf.fixedSize.height = 25
        fixture.tree.layout()
        let changes = fixture.tree.takeChanges()
        #expect(changes.slots.map { $0.run === inner } == [true, false])
        #expect(fixture.tree.counters.runShifts == 2)
        #expect(outer.children[1].frame.minY == 35)
    }

    @Test func aWiderRowThatMovesTheCommonGuideReportsTheRun() {
        let fixture = Fixture()
        let rows = [fixture.rigid(10, 10), fixture.rigid(20, 10)]
        let stack = fixture.vstack(.center, 0, rows)
        fixture.mount(fixture.scroll(.vertical, stack), 100, 100)
        _ = fixture.tree.takeChanges()
        rows[1].fixedSize.width = 40
        fixture.tree.layout()
        #expect(fixture.tree.takeChanges().restructured.contains { $0 === stack })
        #expect(rows[0].frame.minX == 15)
    }

    @Test func sumsAreTheSameWhateverTheHistory() {
        var random = SeededGenerator(seed: 7)
        var values = (0..<100).map { _ in CGFloat(random.below(1000)) / 7 }
        var tree = RunTree(count: 100) { (values[$0], 0, 0) }
        for _ in 0..<500 {
            let index = random.below(100)
            values[index] = CGFloat(random.below(1000)) / 7
            tree.update(index, advance: values[index], lead: 0, trail: 0)
        }
        let fresh = RunTree(count: 100) { (values[$0], 0, 0) }
        for index in 0...100 {
            #expect(tree.prefix(index) == fresh.prefix(index))
            #expect(abs(tree.prefix(index) - values[..<index].reduce(0, +)) < 1e-9)
        }
        #expect(tree.index(at: fresh.prefix(40) + 0.01) == 40)
    }
}
