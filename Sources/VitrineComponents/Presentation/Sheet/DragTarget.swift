// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A place where a sheet may be released after a drag: a detent, or outside of the window.
///
/// The surface moves the card under the finger and reports a tap on the target that it was released at. A target has
/// no size and no appearance.
nonisolated struct DragTarget: View {
    typealias Body = Never
    let motion: LayerMotion
    let action: @MainActor () -> Void
}

extension DragTarget: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: LeafNode<DragTarget> {
        init(_ view: DragTarget, _ context: NodeContext) {
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            item.events = .tap
            item.baseHandler = .tap(TapHandler { [unowned self] in self.view.action() })
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            var semantics = Semantics()
            semantics.isHidden = true
            semantics.motion = view.motion
            item.semantics = semantics
        }
    }
}
