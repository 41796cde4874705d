// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// Scroll views (Documentation/Layout.md 5.1 to 5.5).
@Suite struct ScrollNodeTests {
    private let f = Fixture()

    @Test func aScrollViewHugsItsContentAcross() {
        let narrow = f.scroll(.vertical, f.rigid(120, 60))
        f.mount(narrow, 300, 200)
        #expect(f.frame(narrow) == [90, 0, 120, 200])
        #expect(f.frame(narrow.child!) == [90, 0, 120, 60])
        let wide = f.scroll(.vertical, f.rigid(400, 60))
        f.mount(wide, 300, 200)
        #expect(f.frame(wide) == [-50, 0, 400, 200])
    }

    @Test func contentIsProposedItsIdealAlongTheAxis() {
        let color = f.color
        f.mount(f.scroll(.vertical, color), 300, 200)
        #expect(color.size == CGSize(width: 300, height: 10))
    }

    @Test func twoAxesTakeTheWholeProposal() {
        let scroll = f.scroll([.vertical, .horizontal], f.rigid(10, 10))
        f.mount(scroll, 300, 200)
        #expect(scroll.size == CGSize(width: 300, height: 200))
    }

    @Test func theOffsetIsDataAndClamped() {
        let scroll = f.scroll(.vertical, f.rigid(100, 500))
        f.mount(scroll, 100, 200)
        let before = f.frame(scroll.child!)
        scroll.contentOffset = CGPoint(x: 30, y: 900)
        f.tree.layout()
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 300))
        #expect(f.frame(scroll.child!) == before)
    }

    @Test func shrunkContentClampsTheOffset() {
        let content = f.rigid(100, 500)
        let scroll = f.scroll(.vertical, content)
        f.mount(scroll, 100, 200)
        scroll.contentOffset.y = 300
        content.fixedSize.height = 250
        f.tree.layout()
        #expect(scroll.contentOffset.y == 50)
    }

    @Test func marginsMoveTheContentAndWidenTheHug() {
        let scroll = f.scroll(.vertical, f.rigid(120, 400))
        scroll.contentMargins = EdgeInsets(20, edges: .all)
        f.mount(scroll, 300, 200)
        #expect(scroll.size.width == 160)
        #expect(f.frame(scroll.child!) == [90, 20, 120, 400])
        #expect(scroll.maximumOffset.y == 240)
    }

    @Test func showingATargetMovesAsLittleAsPossible() {
        let scroll = f.scroll(.vertical, f.rigid(100, 800))
        f.mount(scroll, 100, 200)
        func row(_ index: CGFloat) -> CGRect { CGRect(x: 0, y: index * 20, width: 100, height: 20) }
        #expect(scroll.offset(toShow: row(3), anchor: nil).y == 0)
        #expect(scroll.offset(toShow: row(15), anchor: nil).y == 120)
        #expect(scroll.offset(toShow: row(3), anchor: .top).y == 60)
        #expect(scroll.offset(toShow: row(10), anchor: .center).y == 110)
        #expect(scroll.offset(toShow: row(39), anchor: .top).y == 600)
        scroll.contentOffset.y = 300
        #expect(scroll.offset(toShow: row(3), anchor: nil).y == 60)
    }

    @Test func rightToLeftStartsAtTheRightEnd() {
        let boxes = (0..<6).map { _ in f.rigid(50, 40) }
        let row = f.hstack(.center, 10, boxes)
        let scroll = f.scroll(.horizontal, row)
        for node in [row, scroll] { node.isRightToLeft = true }
        f.mount(f.frame(180, 60, scroll), 200, 80)
        #expect(f.frame(row) == [-160, 20, 350, 40])
        #expect(f.frame(boxes[0])[0] == 140)
        scroll.contentOffset.x = 50
        #expect(scroll.visibleRect.minX == -50)
    }
}
