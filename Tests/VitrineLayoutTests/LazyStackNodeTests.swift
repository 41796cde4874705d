// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// Lazy stacks realise their window only (Documentation/Layout.md 5.7, Documentation/Rules.md 3.15).
@Suite struct LazyStackNodeTests {
    /// Rows of given heights, made on demand.
    private final class Rows: LazyListSource {
        let fixture: Fixture
        var heights: [CGFloat]
        var live: [Int: RigidLeafNode] = [:]
        var made = 0

        init(_ fixture: Fixture, _ heights: [CGFloat]) {
            self.fixture = fixture
            self.heights = heights
        }

        var count: Int { heights.count }

        func node(at index: Int) -> LayoutNode {
            if let row = live[index] { return row }
            made += 1
            let row = fixture.rigid(60, heights[index])
            live[index] = row
            return row
        }

        func release(_ index: Int) { live[index] = nil }

        var sections: [LazySection] = []

        func section(containing index: Int) -> LazySection? { sections.first { $0.rows.contains(index) } }

        var indices: [Int] { live.keys.sorted() }
    }

    private let f = Fixture()

    private func mount(_ heights: [CGFloat], spacing: CGFloat? = 0, overscan: CGFloat = 0)
        -> (Rows, LazyStackNode, ScrollNode)
    {
        let rows = Rows(f, heights)
        let lazy = LazyStackNode(
            tree: f.tree, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: spacing,
            overscan: overscan)
        lazy.source = rows
        let scroll = f.scroll(.vertical, lazy)
        f.mount(scroll, 300, 200)
        return (rows, lazy, scroll)
    }

    private func scroll(_ scroll: ScrollNode, to y: CGFloat) {
        scroll.contentOffset.y = y
        f.tree.layout()
    }

    @Test func exactlyTheVisibleRowsExist() {
        let (rows, lazy, view) = mount(Array(repeating: 20, count: 100_000))
        #expect(rows.indices == Array(0...9))
        #expect(lazy.size == CGSize(width: 300, height: 2_000_000))
        #expect(rows.live[3]?.frame == CGRect(x: 120, y: 60, width: 60, height: 20))
        scroll(view, to: 2_000)
        #expect(rows.indices == Array(100...109))
        #expect(rows.live[100]?.frame.minY == 2_000)
        scroll(view, to: 2_010)
        #expect(rows.indices == Array(100...110))
        scroll(view, to: 1_990)
        #expect(rows.indices == Array(99...109))
    }

    @Test func workDependsOnTheWindowOnly() {
        var seen: [LayoutCounters] = []
        for count in [1_000, 100_000] {
            let (rows, _, view) = mount(Array(repeating: 20, count: count))
            rows.made = 0
            f.tree.counters = LayoutCounters()
            scroll(view, to: 1_000)
            #expect(rows.made == 10)
            seen.append(f.tree.counters)
        }
        #expect(seen[0] == seen[1])
    }

    @Test func partialRowsCount() {
        let rows = mount(Array(repeating: 40, count: 1_000)).0
        #expect(rows.indices == Array(0...4))
    }

    @Test func overscanRealisesBeyondTheViewport() {
        let (rows, _, view) = mount(Array(repeating: 20, count: 1_000), overscan: 40)
        #expect(rows.indices == Array(0...11))
        scroll(view, to: 400)
        #expect(rows.indices == Array(18...31))
    }

    @Test func defaultGapsAreEight() {
        let (rows, lazy, _) = mount(Array(repeating: 20, count: 100), spacing: nil)
        #expect(rows.indices == Array(0...7))
        #expect(rows.live[1]?.frame.minY == 28)
        #expect(lazy.size.height == 2_792)
    }

    @Test func aRowChangeMovesTheRowsBelow() {
        let (rows, lazy, view) = mount(Array(repeating: 20, count: 100))
        rows.live[2]?.fixedSize.height = 50
        f.tree.layout()
        #expect(rows.live[3]?.frame.minY == 90)
        #expect(lazy.size.height == 2_030)
        #expect(view.contentSize.height == 2_030)
        #expect(rows.indices == Array(0...8))
    }

    @Test func insertedRowsShiftTheRest() {
        let (rows, lazy, _) = mount(Array(repeating: 20, count: 100))
        let kept = rows.live[5]
        rows.heights.insert(30, at: 2)
        var moved: [Int: RigidLeafNode] = [:]
        for (index, row) in rows.live { moved[index < 2 ? index : index + 1] = row }
        rows.live = moved
        lazy.sourceDidChange(removed: 2..<2, inserted: 1)
        f.tree.layout()
        #expect(rows.live[2]?.frame == CGRect(x: 120, y: 40, width: 60, height: 30))
        #expect(rows.live[6] === kept)
        #expect(rows.live[6]?.frame.minY == 130)
        #expect(lazy.size.height == 2_030)
    }

    @Test func aReloadStartsAgain() {
        let (rows, lazy, _) = mount(Array(repeating: 20, count: 100))
        rows.live = [:]
        rows.heights = Array(repeating: 50, count: 10)
        lazy.sourceDidReload()
        f.tree.layout()
        #expect(rows.indices == Array(0...3))
        #expect(lazy.size.height == 500)
    }

    @Test func theLengthIsEstimatedFromAllOfTheFirstRows() {
        // The first row is no measure of the others.
        let heights = (0..<1_000).map { CGFloat($0 == 0 ? 10 : 40) }
        let (rows, lazy, view) = mount(heights, overscan: 200)
        let before = lazy.size.height
        #expect(abs(before - heights.reduce(0, +)) < 0.15 * before)
        let shown = rows.live[0]?.frame
        scroll(view, to: 3_000)
        lazy.settleExtents()
        #expect(lazy.size.height < 1.2 * before)
        scroll(view, to: 0)
        #expect(rows.live[0]?.frame == shown)
    }

    @Test func rowsOnScreenStayWhenTheOnesAboveTurnOutDifferent() {
        // The estimate comes from the first row; far ones are twice as tall.
        let heights = (0..<1_000).map { CGFloat($0 < 10 ? 20 : 40) }
        let (rows, lazy, view) = mount(heights)
        scroll(view, to: 4_000)
        let anchor = rows.indices[1]
        let before = rows.live[anchor]!.frame.minY - view.contentOffset.y
        scroll(view, to: view.contentOffset.y - 30)
        #expect(rows.live[anchor]!.frame.minY - view.contentOffset.y == before + 30)
        let shown = rows.live[anchor]!.frame.minY - view.contentOffset.y
        lazy.settleExtents()
        #expect(abs(rows.live[anchor]!.frame.minY - view.contentOffset.y - shown) <= 1)
    }

    /// Where each row is seen, to a thousandth of a point.
    private func places(_ rows: Rows, _ view: ScrollNode) -> [Int: CGFloat] {
        rows.live.mapValues { (($0.frame.minY - view.contentOffset.y) * 1_000).rounded() / 1_000 }
    }

    @Test func settlingMovesTheOffsetAndNothingOnScreen() {
        let (rows, _, view) = mount((0..<1_000).map { CGFloat($0 < 10 ? 20 : 40) })
        var corrections: [CGFloat] = []
        view.onCorrection = { distance, _ in corrections.append(distance) }
        view.isMoving = true
        scroll(view, to: 4_000)
        scroll(view, to: 3_700)
        let shown = places(rows, view)
        let offset = view.contentOffset.y
        #expect(corrections.isEmpty)
        view.settleWindows()
        #expect(places(rows, view) == shown)
        #expect(corrections == [view.contentOffset.y - offset])
        #expect(view.contentOffset.y > 3_700)
        // What is right stays.
        view.settleWindows()
        #expect(corrections.count == 1)
    }

    @Test func theFirstRowReachesTheTopWithoutAJump() {
        for (near, far) in [(CGFloat(20), CGFloat(40)), (40, 20)] {
            let (rows, _, view) = mount((0..<1_000).map { $0 < 10 ? near : far }, overscan: 200)
            view.isMoving = true
            scroll(view, to: 4_000)
            var seen = places(rows, view)
            for _ in 0..<1_000 where rows.live[0] == nil || view.contentOffset.y > 0 {
                if view.contentOffset.y == 0 {
                    view.settleWindows()
                    #expect(places(rows, view).filter { seen[$0.key] != nil } == seen)
                }
                let step = min(view.contentOffset.y, 30)
                let before = view.contentOffset.y
                scroll(view, to: before - step)
                let now = places(rows, view)
                for (row, place) in now where seen[row].map({ $0 >= 0 && $0 < 200 }) ?? false {
                    #expect(abs(place - seen[row]! - step) <= 0.01, "row \(row) at \(before)")
                }
                seen = now
            }
            #expect(rows.live[0]?.frame.minY == 0)
        }
    }

    @Test func aRowAboveThatGrowsMovesNothingOnScreen() {
        let (rows, _, view) = mount(Array(repeating: 20, count: 1_000), overscan: 100)
        var isDoubted = false
        view.onExtentsDoubted = { isDoubted = true }
        scroll(view, to: 2_000)
        let shown = places(rows, view)
        rows.live[97]?.fixedSize.height = 50
        f.tree.layout()
        #expect(places(rows, view).filter { $0.key >= 100 } == shown.filter { $0.key >= 100 })
        #expect(isDoubted)
        view.settleWindows()
        #expect(places(rows, view).filter { $0.key >= 100 } == shown.filter { $0.key >= 100 })
        #expect(view.contentOffset.y == 2_030)
    }

    @Test func contentAboveMovesTheWindow() {
        let rows = Rows(f, Array(repeating: 20, count: 1_000))
        let lazy = LazyStackNode(tree: f.tree, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
        lazy.source = rows
        let head = f.rigid(10, 100)
        f.mount(f.scroll(.vertical, f.vstack(.leading, 0, [head, lazy])), 300, 200)
        #expect(rows.indices == Array(0...4))
        head.fixedSize.height = 160
        f.tree.layout()
        #expect(rows.indices == Array(0...1))
    }

    @Test func withoutAScrollViewAllRowsExist() {
        let rows = Rows(f, Array(repeating: 20, count: 30))
        let lazy = LazyStackNode(tree: f.tree, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0)
        lazy.source = rows
        f.mount(lazy, 300, 200)
        #expect(rows.indices == Array(0..<30))
    }

    /// Three sections of a header (24), eight rows (20) and a footer (16), as recorded.
    private func mountSections(_ pinned: PinnedRows) -> (Rows, LazyStackNode, ScrollNode) {
        let section: [CGFloat] = [24] + Array(repeating: 20, count: 8) + [16]
        let (rows, lazy, view) = mount(section + section + section)
        rows.sections = (0..<3).map {
            LazySection(rows: ($0 * 10)..<($0 * 10 + 10), header: $0 * 10, footer: $0 * 10 + 9)
        }
        lazy.pinned = pinned
        f.tree.layout()
        return (rows, lazy, view)
    }

    private func shown(_ lazy: LazyStackNode, _ view: ScrollNode, _ row: Int) -> CGFloat? {
        lazy.realisedRow(row).map { $0.frame.minY + lazy.stickyOffset(of: $0).y - view.contentOffset.y }
    }

    @Test func pinnedHeadersStayUntilTheirSectionEnds() {
        let (rows, lazy, view) = mountSections(.headers)
        lazy.scroll(toRow: 14, anchor: .top)
        #expect(rows.indices == [10] + Array(14...23))
        #expect(shown(lazy, view, 14) == 0)
        #expect(shown(lazy, view, 10) == 0)
        #expect(shown(lazy, view, 20) == 116)
        scroll(view, to: view.contentOffset.y + 100)
        #expect(shown(lazy, view, 10) == -8)
        #expect(shown(lazy, view, 20) == 16)
    }

    @Test func pinnedFootersStayAtTheBottom() {
        let (rows, lazy, view) = mountSections(.footers)
        lazy.scroll(toRow: 11, anchor: .bottom)
        #expect(rows.indices == Array(2...11) + [19])
        #expect(shown(lazy, view, 11) == 180)
        #expect(shown(lazy, view, 19) == 184)
    }

    @Test func extentsAreFoundByOffset() {
        var tree = ExtentTree(count: 1_000) { _ in nil }
        tree.set(10, 50)
        #expect(tree.prefix(11, estimate: 20) == 250)
        #expect(tree.index(at: 249, estimate: 20) == 10)
        #expect(tree.index(at: 250, estimate: 20) == 11)
        #expect(tree.total(estimate: 20) == 20_030)
        #expect(tree.mean == 50)
    }
}
