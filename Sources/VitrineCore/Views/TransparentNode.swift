// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// The node of a view that is shown as another view: the elements, the layout node and the traits are those of its
/// content.
///
/// A subclass calls `setContent(_:)` at the end of its initializer.
@_spi(Engine) open class TransparentNode<V: View>: TypedNode<V> {
    package final private(set) var content: ViewNode!

    open override var elementCount: Int { content.elementCount }
    open override func element(at index: Int) -> ViewNode { content.element(at: index) }
    open override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }
    open override var layoutNode: LayoutNode { content.layoutNode }
    open override func trait(_ key: TraitKey) -> Any? { content.trait(key) }
    open override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    /// Sets the node of the content when this node is created.
    package final func setContent(_ node: ViewNode) { content = node }

    /// Updates the content with a new value of its view, which has the type that it was created with.
    package final func updateContent<Content>(_ view: Content) {
        withUnsafePointer(to: view) { content.update(from: UnsafeRawPointer($0)) }
    }

    /// Tears the content down, creates another in its place, and informs the list of the elements that changed.
    ///
    /// - Parameter make: Creates the node of the new content, after the old one was torn down.
    package final func replaceContent(_ make: () -> ViewNode) {
        let count = content.elementCount
        content.tearDown()
        content = make()
        listDidChange(ListChange(removed: 0..<count, inserted: content.elementCount))
    }
}
