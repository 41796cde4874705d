// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineLayout

/// The views inside a scroll view reader that can be scrolled to: those with an `id`, and the rows of `ForEach`.
///
/// Rows that have not been created are found through their list, so a list of 100,000 registers once.
@MainActor
package final class ScrollTargets {
    private unowned let graph: ViewGraph
    private let outer: ScrollTargets?
    private var identified: [AnyHashable: [Weak]] = [:]
    private var lists: [Weak] = []

    private struct Weak {
        weak var node: ViewNode?
    }

    package init(_ graph: ViewGraph, outer: ScrollTargets?) {
        self.graph = graph
        self.outer = outer
    }

    package func add(_ node: ViewNode, identifier: AnyHashable) {
        identified[identifier, default: []].append(Weak(node: node))
        outer?.add(node, identifier: identifier)
    }

    package func remove(_ node: ViewNode, identifier: AnyHashable) {
        identified[identifier]?.removeAll { $0.node == nil || $0.node === node }
        if identified[identifier]?.isEmpty == true { identified[identifier] = nil }
        outer?.remove(node, identifier: identifier)
    }

    package func add(list: ViewNode) {
        lists.removeAll { $0.node == nil }
        lists.append(Weak(node: list))
        outer?.add(list: list)
    }

    /// Scrolls at the end of the current or next round.
    ///
    /// - Parameters:
    ///   - identifier: The identity of the view.
    ///   - anchor: The point of the scroll view to which that of the view comes; `nil` for the shortest way.
    ///   - own: The only scroll view that may be scrolled, whose views with this identity are not those of scroll views
    ///     inside of it; `nil` for that around the first view with the identity.
    ///   - isAnimated: Whether the movement is animated.
    package func scroll(
        to identifier: AnyHashable, anchor: UnitPoint?, in own: ScrollNode? = nil, isAnimated: Bool
    ) {
        graph.enqueueAction { [weak self, weak own, hasOwn = own != nil] in
            guard !hasOwn || own != nil else { return }
            self?.perform(identifier, anchor, in: own, isAnimated: isAnimated)
        }
    }

    /// Returns the scroll view around a node, if it is the one that may be scrolled.
    private func scroller(around layout: LayoutNode, _ own: ScrollNode?) -> ScrollNode? {
        guard let found = ScrollNode.enclosing(layout)?.scroll, own == nil || found === own else { return nil }
        return found
    }

    private func perform(
        _ identifier: AnyHashable, _ anchor: UnitPoint?, in own: ScrollNode?, isAnimated: Bool
    ) {
        for target in identified[identifier] ?? [] {
            guard let node = target.node, node.isAlive, node.elementCount > 0 else { continue }
            if let owner = node.owner, let rows = owner as? any LazyRowsOwner {
                guard own == nil || scroller(around: rows.lazyStack, own) != nil else { continue }
                Self.scroll(rows, toElement: node.elementIndex(in: owner), anchor: anchor, isAnimated: isAnimated)
                return
            }
            let layout = node.element(at: 0).layoutNode
            guard layout.isPlaced, let scroll = scroller(around: layout, own) else { continue }
            // A row of a lazy stack may be about to be corrected, so its stack determines the position.
            let rect = layout.frame(in: scroll)
            Self.move(scroll, to: scroll.offset(toShow: rect, anchor: anchor), isAnimated: isAnimated)
            return
        }
        for list in lists {
            guard let node = list.node, node.isAlive, let owner = node.owner,
                let index = (node as? any IdentifiedList)?.elementIndex(identified: identifier)
            else { continue }
            let place = node.elementIndex(in: owner) + index
            if let rows = owner as? any LazyRowsOwner {
                guard own == nil || scroller(around: rows.lazyStack, own) != nil else { continue }
                Self.scroll(rows, toElement: place, anchor: anchor, isAnimated: isAnimated)
                return
            }
            let layout = node.element(at: index).layoutNode
            guard layout.isPlaced, let scroll = scroller(around: layout, own) else { continue }
            let rect = layout.frame(in: scroll)
            Self.move(scroll, to: scroll.offset(toShow: rect, anchor: anchor), isAnimated: isAnimated)
            return
        }
    }

    /// Scrolls to a row of a lazy container, which need not have been created.
    ///
    /// - Parameters:
    ///   - rows: The container.
    ///   - index: The index of the row's element.
    ///   - anchor: The point of the scroll view to which that of the row comes; `nil` for the shortest way.
    ///   - isAnimated: Whether the movement is animated.
    package static func scroll(
        _ rows: any LazyRowsOwner, toElement index: Int, anchor: UnitPoint?, isAnimated: Bool
    ) {
        let scroll = ScrollNode.enclosing(rows.lazyStack)?.scroll
        // Rows on the way are measured on the way, so that none of those that are seen changes its place.
        if isAnimated, !rows.graph.session.isStill { scroll?.noteWay() }
        rows.lazyStack.scroll(toRow: rows.row(ofElement: index), anchor: anchor)
        if let scroll { move(scroll, to: scroll.contentOffset, isAnimated: isAnimated) }
    }

    private static func move(_ scroll: ScrollNode, to offset: CGPoint, isAnimated: Bool) {
        (scroll.displayItem as? any Scrollable)?.move(to: offset, isAnimated: isAnimated)
    }
}

/// A keyed list whose elements can be found by identifier.
@MainActor
package protocol IdentifiedList: ViewNode {
    /// Returns the index of the element with an identifier, among this node's own.
    func elementIndex(identified identifier: AnyHashable) -> Int?
    /// Returns the identifier of one of this node's own children.
    func identity(of child: ViewNode) -> AnyHashable?
}

/// A node whose elements are rows of a lazy container.
@MainActor
package protocol LazyRowsOwner: ViewNode {
    var lazyStack: LazyStackNode { get }
    /// Returns the row that shows an element of the content: a grid has several in one row.
    func row(ofElement index: Int) -> Int
}
