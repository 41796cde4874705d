// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// What a view does with what is dragged over it; points are in the view's coordinates.
@MainActor
protocol DropTaker {
    /// Whether it may be dropped there: asked once each time that something comes over the view.
    func accepts(_ payload: TransferPayload, at point: CGPoint) -> Bool
    func didEnter(_ payload: TransferPayload, at point: CGPoint)
    /// Answers what would become of it; `nil` leaves it at what was said last.
    func didMove(_ payload: TransferPayload, to point: CGPoint) -> DropOperation?
    func didLeave(_ payload: TransferPayload, at point: CGPoint)
    func take(_ payload: TransferPayload, at point: CGPoint, in session: SessionContext)
}

/// Makes a view one that things are dropped on.
nonisolated struct DropTargetModifier<Taker: DropTaker>: ViewModifier {
    typealias Body = Never
    let taker: Taker
}

extension DropTargetModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<DropTargetModifier<Taker>>, DropTarget {
        init(_ modifier: DropTargetModifier<Taker>, _ context: NodeContext) {
            super.init(modifier, context, layout: WrapperNode(tree: context.graph.layout))
            graph.session.drags.add(self)
        }

        var dropFrame: CGRect {
            guard isAlive, unary.isPlaced, graph.unobserved({ EnvironmentValues(scope).isEnabled }) else { return .null }
            return GeometryProxy(unary).frame(in: .global)
        }

        var taker: any DropTaker { modifier.taker }

        override func willDie() {
            super.willDie()
            graph.session.drags.remove(self)
        }
    }
}
