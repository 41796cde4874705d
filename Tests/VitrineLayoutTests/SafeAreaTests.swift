// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// Safe areas (Documentation/Layout.md 4.11 and 4.12).
@Suite struct SafeAreaTests {
    private let f = Fixture()

    private func mount(_ node: LayoutNode) {
        f.root.containerInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        f.mount(node, 400, 800)
    }

    @Test func theRootProposesItsSafePart() {
        let color = f.color
        mount(color)
        #expect(f.frame(color) == [0, 47, 400, 719])
        #expect(color.safeAreaInsets == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    }

    @Test func ignoringExtendsTheContentAndNotTheFrame() {
        let color = f.color
        let node = f.wrap(IgnoresSafeAreaNode(tree: f.tree), color)
        mount(node)
        #expect(f.frame(node) == [0, 47, 400, 719])
        #expect(f.frame(color) == [0, 0, 400, 800])
    }

    @Test func contentOfAFixedSizeStandsAtTheTopOfTheExtendedFrame() {
        let picture = f.rigid(100, 300)
        let node = f.wrap(IgnoresSafeAreaNode(tree: f.tree, edges: .top), picture)
        mount(f.vstack(.center, 0, [node, f.color]))
        #expect(f.frame(node) == [150, 47, 100, 300])
        #expect(f.frame(picture) == [150, 0, 100, 300])
    }

    @Test func onlyTouchedEdgesAreIgnored() {
        let color = f.color
        let node = f.wrap(IgnoresSafeAreaNode(tree: f.tree, edges: .all), color)
        mount(f.vstack(.center, 0, [f.rigid(10, 19), node]))
        #expect(f.frame(color) == [0, 66, 400, 734])
    }

    @Test func aMovedAncestorChangesWhatIsTouched() {
        let (color, head) = (f.color, f.rigid(10, 0))
        mount(f.vstack(.center, 0, [head, f.wrap(IgnoresSafeAreaNode(tree: f.tree), color)]))
        #expect(f.frame(color) == [0, 0, 400, 800])
        head.fixedSize.height = 19
        f.tree.layout()
        #expect(f.frame(color) == [0, 66, 400, 734])
    }

    @Test func scrolledViewsAreNotWatched() {
        let rows = (0..<100).map { _ in f.wrap(IgnoresSafeAreaNode(tree: f.tree), f.rigid(10, 10)) }
        let still = f.wrap(IgnoresSafeAreaNode(tree: f.tree), f.scroll(.vertical, f.vstack(.center, 0, rows)))
        mount(still)
        // The scroll view and what is around it.
        #expect(f.tree.positionObserverCount == 2)
        #expect(rows[0].child?.size == CGSize(width: 10, height: 10))
    }

    @Test func aBarShrinksTheRegionByItsLengthAndEight() {
        let (color, bar) = (f.color, f.rigid(50, 30))
        let node = f.wrap(SafeAreaInsetNode(tree: f.tree, edge: .bottom), color)
        node.bar = bar
        f.mount(node, 300, 200)
        #expect(f.frame(color) == [0, 0, 300, 162])
        #expect(f.frame(bar) == [125, 170, 50, 30])
        #expect(color.safeAreaInsets.bottom == 38)
    }

    @Test func aColumnBesideTheContentIsNotUnderIt() {
        let (color, bar) = (f.color, f.rigid(50, 30))
        let node = f.wrap(SafeAreaInsetNode(tree: f.tree, edge: .leading, spacing: 0), color)
        node.bar = bar
        node.extendsUnderBar = false
        f.mount(node, 300, 200)
        #expect(f.frame(color) == [50, 0, 250, 200])
        #expect(color.safeAreaInsets.leading == 0)
        node.extendsUnderBar = true
        f.mount(node, 300, 200)
        #expect(color.safeAreaInsets.leading == 50)
    }

    @Test func paddedSafeAreaReachesAScrollViewAsInset() {
        let scroll = f.scroll(.vertical, f.rigid(100, 180))
        let node = f.wrap(
            SafeAreaPaddingNode(tree: f.tree, insets: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)), scroll)
        f.mount(f.frame(100, 150, node), 100, 150)
        #expect(f.frame(scroll.child!) == [0, 20, 100, 180])
        #expect(scroll.visibleRect == CGRect(x: 0, y: -20, width: 100, height: 150))
        #expect(scroll.maximumOffset.y == 70)
    }
}
