// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineLayout

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

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool { true }

    @MainActor package static func makeNode(_ view: AnyView, _ context: NodeContext) -> ViewNode {
        AnyViewNode(view, context)
    }
}

package final class AnyViewNode: TransparentNode<AnyView> {
    private let context: UncheckedSendable<NodeContext>

    override init(_ view: AnyView, _ context: NodeContext) {
        self.context = UncheckedSendable(context)
        super.init(view, context)
        setContent(make(view.view))
    }

    private func make<V: View>(_ view: V) -> ViewNode {
        context.value.transparent(self).make(view)
    }

    package override func viewDidChange(from old: AnyView) {
        if type(of: view.view) == type(of: old.view) {
            update(with: view.view)
        } else {
            replaceContent { make(view.view) }
        }
    }

    private func update<V: View>(with view: V) { updateContent(view) }

    package override func archivePlace(of child: ViewNode) -> StatePath.Place {
        .type(String(reflecting: type(of: view.view)))
    }
}
