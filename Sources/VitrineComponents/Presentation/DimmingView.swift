// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// Dims the views behind a presentation; a tap on it dismisses the presentation.
///
/// It is for pointers only: the Escape key has the same effect.
nonisolated struct DimmingView: View {
    typealias Body = Never
    var opacity = 0.2
    let action: @MainActor () -> Void
}

extension DimmingView: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: LeafNode<DimmingView> {
        init(_ view: DimmingView, _ context: NodeContext) {
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            var semantics = Semantics()
            semantics.isHidden = true
            semantics.motion = .dimming
            item.semantics = semantics
            item.events = .tap
            item.baseHandler = .tap(TapHandler { [unowned self] in self.view.action() })
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            item.layer.content = .fill(
                .rectangle, .color(DisplayColor(red: 0, green: 0, blue: 0, alpha: view.opacity)))
        }
    }
}
