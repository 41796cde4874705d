// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

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

    package override func layoutDirectionDidChange() { lazy.isRightToLeft = graph.isRightToLeft(scope) }

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
    package func sectionDidJoin(_ section: any SectionPart) { rows.join(section) }
    package func sectionDidLeave(_ section: any SectionPart) { rows.leave(section) }
}

/// The layer of a lazy container.
package final class LazyItem: DisplayItem {
    var onArrange: (() -> Void)?

    package override func arrange() {
        super.arrange()
        onArrange?()
    }
}

extension ViewGraph {
    /// The distance beyond the viewport in which lazy containers create rows, in points; unlimited without windowing.
    var overscan: Double { options.windows ? options.overscan : 1e9 }
}
