// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// Data of `ForEach` that are the subviews of a view, which must be resolved first.
package protocol DataOfView<Element>: Collection {
    /// Returns a view that shows what a closure creates from each subview.
    @MainActor func view<Content: View>(_ content: @escaping (Element) -> Content) -> AnyView
}

/// The node of `ForEach` over the subviews of a view: it wraps the view that resolves them.
package final class ForEachPartNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private var child: ViewNode!

    init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        super.init(context)
        child = context.transparent(self).make(resolved(view))
    }

    private func resolved(_ view: ForEach<Data, ID, Content>) -> AnyView {
        guard let data = view.data as? any DataOfView<Data.Element> else {
            preconditionFailure("ForEach over \(Data.self) has data of its own.")
        }
        return data.view(view.content)
    }

    package override var name: String { "ForEach" }
    package override var elementCount: Int { child.elementCount }
    package override func element(at index: Int) -> ViewNode { child.element(at: index) }
    package override func forEachElement(_ body: (ViewNode) -> Void) { child.forEachElement(body) }
    package override var layoutNode: LayoutNode { child.layoutNode }
    package override func trait(_ key: TraitKey) -> Any? { child.trait(key) }

    package override func update(from pointer: UnsafeRawPointer) {
        let view = pointer.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).pointee
        withUnsafePointer(to: resolved(view)) { child.update(from: UnsafeRawPointer($0)) }
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
}
