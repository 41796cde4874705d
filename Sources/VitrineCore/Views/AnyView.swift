// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// A view that hides the type of the view it wraps.
///
/// When the wrapped type changes, the old view and its state are removed and the new view is inserted.
nonisolated public struct AnyView: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    package let view: any View

    /// Creates a view that wraps the given view.
    ///
    /// - Parameter view: The view to wrap. An `AnyView` is not wrapped a second time.
    public nonisolated init<V>(_ view: V) where V: View {
        self.view = (view as? AnyView)?.view ?? view
    }

    /// Creates a view that wraps the given view; the same as `init(_:)`.
    ///
    /// - Parameter view: The view to wrap. An `AnyView` is not wrapped a second time.
    public nonisolated init<V>(erasing view: V) where V: View {
        self.init(view)
    }
}

extension AnyView: PrimitiveView {
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: AnyView, _ context: NodeContext) -> ViewNode {
        AnyViewNode(view, context)
    }
}

package final class AnyViewNode: ViewNode {
    private var type: any View.Type
    private var child: ViewNode!
    private let context: UncheckedSendable<NodeContext>

    init(_ view: AnyView, _ context: NodeContext) {
        self.context = UncheckedSendable(context)
        type = Swift.type(of: view.view)
        super.init(context)
        child = make(view.view)
    }

    package override var name: String { "AnyView" }
    package override var elementCount: Int { child.elementCount }
    package override func element(at index: Int) -> ViewNode { child.element(at: index) }
    package override func forEachElement(_ body: (ViewNode) -> Void) { child.forEachElement(body) }
    package override var layoutNode: LayoutNode { child.layoutNode }
    package override func trait(_ key: TraitKey) -> Any? { child.trait(key) }

    private func make<V: View>(_ view: V) -> ViewNode {
        context.value.transparent(self).make(view)
    }

    private func update<V: View>(with view: V) {
        withUnsafePointer(to: view) { child.update(from: UnsafeRawPointer($0)) }
    }

    package override func update(from pointer: UnsafeRawPointer) {
        let view = pointer.assumingMemoryBound(to: AnyView.self).pointee.view
        let newType = Swift.type(of: view)
        guard ObjectIdentifier(newType) != ObjectIdentifier(type) else {
            update(with: view)
            return
        }
        type = newType
        let old = child.elementCount
        child.tearDown()
        child = make(view)
        listDidChange(ListChange(removed: 0..<old, inserted: child.elementCount))
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
    package override func archivePlace(of child: ViewNode) -> StatePath.Place { .type(String(reflecting: type)) }
}
