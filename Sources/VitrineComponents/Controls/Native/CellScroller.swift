// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A scroll view over a row of cells, each in a layer of its own at which scrolling may stop.
@MainActor
final class CellScroller {
    let scroll: ScrollNode
    let item: ScrollItem
    /// Called after layout, when the scroll view may have to scroll.
    var onAlign: (() -> Void)?
    private unowned let graph: ViewGraph
    private let run: StackNode
    private let makeCell: (LayoutTree) -> UnaryLayoutNode
    private var cells: [ObjectIdentifier: Cell] = [:]
    private var isAlignmentQueued = false

    private struct Cell {
        let node: UnaryLayoutNode
        let item: DisplayItem
    }

    /// Creates the scroller; `makeCell` creates the layout of a cell's content.
    init(
        _ axis: Axis, snapping: DisplayScroll.Snapping, in graph: ViewGraph,
        makeCell: @escaping (LayoutTree) -> UnaryLayoutNode
    ) {
        self.graph = graph
        self.makeCell = makeCell
        let center = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        run = StackNode(tree: graph.layout, axis: axis, alignment: center, spacing: 0)
        scroll = ScrollNode(tree: graph.layout, axes: axis == .vertical ? .vertical : .horizontal)
        item = ScrollItem(scroll, graph: graph)
        scroll.attachment = item
        scroll.child = run
        item.showsIndicators = false
        item.snapping = snapping
        item.onSize = { [weak self] in self?.alignLater() }
    }

    var isRightToLeft = false {
        didSet {
            scroll.isRightToLeft = isRightToLeft
            run.isRightToLeft = isRightToLeft
        }
    }

    /// Shows elements in this order; elements that were shown before keep their cells.
    func show(_ elements: [ViewNode]) {
        var kept: [ObjectIdentifier: Cell] = [:]
        for element in elements {
            let cell = cells[ObjectIdentifier(element)] ?? cell()
            cell.node.child = element.layoutNode
            kept[ObjectIdentifier(element)] = cell
        }
        cells = kept
        run.setChildren(elements.compactMap { kept[ObjectIdentifier($0)]?.node })
        alignLater()
    }

    /// Hides the contents of all cells but one from screen readers and the keyboard.
    ///
    /// - Parameter element: The element of the cell that can be read; `nil` hides all.
    func read(only element: ViewNode?) {
        let readable = element.map { ObjectIdentifier($0) }
        for (identity, cell) in cells {
            var semantics = Semantics()
            semantics.isHidden = true
            cell.item.semantics = identity == readable ? nil : semantics
        }
    }

    private func cell() -> Cell {
        let node = makeCell(graph.layout)
        let item = DisplayItem(node, graph: graph)
        node.attachment = item
        return Cell(node: node, item: item)
    }

    /// Scrolls once to the right position after layout.
    func alignLater() {
        guard !isAlignmentQueued else { return }
        isAlignmentQueued = true
        graph.enqueueAction { [weak self] in
            guard let self else { return }
            isAlignmentQueued = false
            if scroll.isPlaced { onAlign?() }
        }
    }
}
