// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The node of a container that creates its rows when they become visible.
package class LazyContainerNode<V: View>: TypedNode<V>, AppearanceNode, SectionOwner, LazyRowsOwner {
    package final let lazy: LazyStackNode
    package final let item: LazyItem
    package final private(set) var rows: LazyRows!
    package final private(set) var content: ViewNode!

    package init(_ view: V, _ context: NodeContext, layout: LazyStackNode) {
        lazy = layout
        item = LazyItem(layout, graph: context.graph)
        super.init(view, context)
        lazy.attachment = item
        layoutDirectionDidChange()
        rows = LazyRows(lazy, owner: self)
        item.onArrange = { [unowned self] in rows.updatePins() }
    }

    package override func layoutDirectionDidChange() {
        lazy.isRightToLeft = graph.isRightToLeft(scope)
        // The walk reaches the rows' views, and not what the container has put around them.
        rows?.forEachChrome { $0.takeLayoutDirection() }
    }

    /// Creates the content's list, whose elements are created later; a subclass calls it at the end of its initialiser.
    package final func load<C: View>(_ view: C, _ context: NodeContext) {
        content = context.content(of: self).make(view)
        rows.content = content
        lazy.source = rows
    }

    package final func updateContent<C: View>(_ view: C) {
        withUnsafePointer(to: view) { content.update(from: UnsafeRawPointer($0)) }
    }

    package final var lazyStack: LazyStackNode { lazy }
    package final func row(ofElement index: Int) -> Int { rows.row(ofElement: index) }
    package override var layoutNode: LayoutNode { lazy }
    package override var isLazy: Bool { true }
    package override var followsListChanges: Bool { true }
    package override func noteListChange(_ change: ListChange?) { rows.note(change) }
    package override func syncList() { rows.sync() }
    package override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    package override func tearDownChildren() {
        rows.tearDown()
        super.tearDownChildren()
    }

    package func updateAppearance() { rows.sweep() }

    package func headerScope(in scope: EnvironmentScope) -> EnvironmentScope { scope }
    package func footerScope(in scope: EnvironmentScope) -> EnvironmentScope { scope }
    /// Called when a section has joined the list or left it; what it says may not be known yet.
    package func sectionsDidChange() {}

    package final func sectionDidJoin(_ section: any SectionPart) {
        rows.join(section)
        sectionsDidChange()
    }

    package final func sectionDidLeave(_ section: any SectionPart) {
        rows.leave(section)
        sectionsDidChange()
    }
}

/// The layer of a lazy container.
package final class LazyItem: DisplayItem {
    var onArrange: (() -> Void)?
    /// Returns what is shown in place of rows that do not exist, in the frame that they will have; `nil` for nothing.
    var background: ((MissingRowsBackground.Side, LazyStackNode) -> MissingRowsBackground?)?
    private var backgrounds: [MissingRowsBackground.Side: Layer] = [:]

    package override func arrange() {
        var layers = placedBackgrounds
        collect(node, .zero, &layers)
        replaceChildren(of: layer, with: layers)
        onArrange?()
    }

    package override func sizeDidChange() { if background != nil { _ = placedBackgrounds } }

    private var placedBackgrounds: [Layer] {
        guard let stack = node as? LazyStackNode else { return [] }
        return MissingRowsBackground.Side.allCases.compactMap { side in
            guard let background = background?(side, stack), background.frame.height > 0 else {
                backgrounds[side] = nil
                return nil
            }
            let layer = backgrounds[side] ?? Layer(tree: graph.display, content: .group, arrangement: .absolute)
            backgrounds[side] = layer
            layer.content = .fill(background.outline, .color(background.color))
            let frame = background.frame
            layer.placement = LayerPlacement(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
            layer.semantics = MissingRowsBackground.semantics
            return layer
        }
    }
}

/// The background of the rows before or after those that exist, which a surface shows until these are created.
struct MissingRowsBackground {
    enum Side: CaseIterable { case before, after }
    let frame: CGRect
    let color: DisplayColor
    let outline: Outline

    /// Hides the layer from screen readers and from printed trees.
    fileprivate static let semantics: Semantics = {
        var semantics = Semantics()
        semantics.isHidden = true
        return semantics
    }()
}

extension ViewGraph {
    /// The distance beyond the viewport in which lazy containers create rows, in points; unlimited without windowing.
    var overscan: Double { options.windows ? options.overscan : 1e9 }
}
