// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// The scroll views of a page, of which the one directly below the navigation bar moves the large title.
///
/// Bars at the top of the content (`safeAreaInset`) may be between them: they move up with the title.
@MainActor
package final class PageScrollers {
    private var items: [Weak] = []
    /// Called when another scroll view may be the one below the bar.
    var onChange: (() -> Void)?

    /// The bars at the top of the content, each with the closure that makes it follow.
    private var insets: [ObjectIdentifier: (BarMotion?) -> Void] = [:]

    /// How a bar between the navigation bar and the scroll view moves up with the title.
    struct BarMotion: Equatable {
        let scroller: Int
        let height: CGFloat
    }

    private struct Weak {
        weak var item: ScrollItem?
    }

    package init() {}

    package func add(_ item: ScrollItem) {
        items.append(Weak(item: item))
        onChange?()
    }

    package func remove(_ item: ScrollItem) {
        items.removeAll { $0.item == nil || $0.item === item }
        onChange?()
    }

    /// Whether there is a scroll view of the vertical axis.
    var scrollsVertically: Bool { items.contains { $0.item?.scroll.axes.contains(.vertical) == true } }

    /// Whether bars at the bottom of the content (`safeAreaInset`) lie between a vertical scroll view and the page's own.
    func hasBars(above page: SafeAreaInsetNode) -> Bool {
        items.contains { weak in
            guard let item = weak.item, item.scroll.axes.contains(.vertical) else { return false }
            return item.scroll.hasBottomBars(inside: page)
        }
    }

    /// Called when a scroll view has changed its size, and so perhaps its place.
    package func sizeDidChange() { onChange?() }

    func add(_ inset: SafeAreaInsetNode, follow: @escaping (BarMotion?) -> Void) {
        insets[ObjectIdentifier(inset)] = follow
        onChange?()
    }

    func remove(_ inset: SafeAreaInsetNode) { insets[ObjectIdentifier(inset)] = nil }

    /// Makes these bars follow the scroll view, and all others stay.
    func move(_ bars: [SafeAreaInsetNode], _ motion: BarMotion?) {
        let moved = Set(bars.map { ObjectIdentifier($0) })
        for (bar, follow) in insets { follow(moved.contains(bar) ? motion : nil) }
    }

    /// A scroll view below a page's bar.
    struct Found {
        let item: ScrollItem
        /// Further bars between the page's and the scroll view.
        let bars: [SafeAreaInsetNode]
        /// Where the last of the bars ends, and the unsafe padding below it, from the page's top, in points.
        let length: CGFloat
        /// Whether the scroll view is as wide as the page, without padding at its sides.
        let isWide: Bool
    }

    /// The first scroll view that is as wide as the page and begins at the end of its bar, or of other bars below that;
    /// one in front of, behind or in the mask of the page's own content only if there is no other, and one with padding
    /// at its sides only if there is none without. `safeAreaPadding` around it belongs to it.
    func below(barOf page: SafeAreaInsetNode) -> Found? {
        guard let bar = page.bar, bar.isPlaced else { return nil }
        var beside: Found?
        var narrow: Found?
        for case let item? in items.map(\.item) where item.scroll.isPlaced && item.scroll.axes.contains(.vertical) {
            guard let place = item.scroll.place(below: page) else { continue }
            let padding = place.padding
            let length =
                place.bars.reduce(bar.frameOrigin.y + bar.size.height) { $0 + ($1.child?.frameOrigin.y ?? 0) }
                + padding.top
            guard abs(place.origin.y - length) < 0.5 else { continue }
            let width = item.scroll.size.width + padding.width
            let isFlush = abs(place.origin.x - padding.left) < 0.5 && abs(width - page.size.width) < 0.5
            let found = Found(
                item: item, bars: place.bars, length: length, isWide: isFlush && padding.width == 0)
            if isFlush {
                guard place.isBeside else { return found }
                beside = beside ?? found
            } else if !place.isBeside, width > page.size.width * 0.75 {
                narrow = narrow ?? found
            }
        }
        return beside ?? narrow
    }

    /// Requests the offsets at which the scroll views were left, when the page is shown again.
    func restoreOffsets() {
        for case let item? in items.map(\.item) { item.restoreOffset() }
    }
}

/// The position of a scroll view in its page.
private struct ScrollPlace {
    /// The origin in the page's coordinates.
    var origin = CGPoint.zero
    /// The bars at the top on the way.
    var bars: [SafeAreaInsetNode] = []
    /// The unsafe padding (`safeAreaPadding`) on the way: its length at the top and on the left, and its whole width.
    var padding = (top: CGFloat(0), left: CGFloat(0), width: CGFloat(0))
    /// Whether the scroll view is in front of or behind other content.
    var isBeside = false
}

extension LayoutNode {
    /// Returns the place in an enclosing node; `nil` inside another scroll view or elsewhere.
    fileprivate func place(below outer: LayoutNode) -> ScrollPlace? {
        var place = ScrollPlace()
        var node: LayoutNode = self
        while node !== outer {
            guard let parent = node.parent, !(parent is ScrollNode) else { return nil }
            place.origin.x += node.frameOrigin.x
            place.origin.y += node.frameOrigin.y
            if parent !== outer, let inset = parent as? SafeAreaInsetNode, inset.edge == .top, inset.bar != nil {
                guard inset.child === node else { return nil }
                place.bars.append(inset)
            }
            if let padded = parent as? SafeAreaPaddingNode {
                let insets = padded.insets
                place.padding.top += insets.top
                place.padding.left += padded.isRightToLeft ? insets.trailing : insets.leading
                place.padding.width += insets.horizontal
            }
            if let overlay = parent as? OverlayNode, overlay.secondary === node { place.isBeside = true }
            node = parent
        }
        return place
    }

    /// Whether a bar at the bottom lies between the node and an enclosing one, outside of other scroll views.
    fileprivate func hasBottomBars(inside outer: LayoutNode) -> Bool {
        var node: LayoutNode = self
        while node !== outer {
            guard let parent = node.parent, !(parent is ScrollNode) else { return false }
            if parent !== outer, let inset = parent as? SafeAreaInsetNode, inset.edge == .bottom, inset.bar != nil,
                inset.child === node
            {
                return true
            }
            node = parent
        }
        return false
    }
}
