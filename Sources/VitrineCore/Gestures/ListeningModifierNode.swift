// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The node of a modifier that receives user input on its view.
///
/// It has a transparent layout node, and a handler on the layer inside or on a layer of its own. The handler stays the
/// same as long as the view lives.
@MainActor
package class ListeningModifierNode<M: ViewModifier>: AttachedEffectNode<M> {
    private var isWritten = false
    package private(set) final var events: EventMask = []
    package private(set) final var isEnabled = true

    package override init(_ modifier: M, _ context: NodeContext, layout: WrapperNode) {
        super.init(modifier, context, layout: layout)
        effect.onSize = { [unowned self] _ in write() }
    }

    package var handler: LayerHandler { preconditionFailure("\(Self.self) has no handler.") }

    /// Returns the events that the surface should report; reads the environment.
    package func wanted(_ environment: EnvironmentValues) -> EventMask {
        preconditionFailure("\(Self.self) asks for nothing.")
    }

    package final var layer: Layer? { effect.layer }

    /// Asks the surface for the events that are wanted now.
    package final override func write() {
        let new = graph.reading(self) {
            let environment = EnvironmentValues(scope)
            isEnabled = environment.isEnabled
            return wanted(environment)
        }
        guard new != events || !isWritten else { return }
        isWritten = true
        events = new
        effect.change(to: .listening(handler, new))
        graph.announce()
    }

    package override func contentDidLoad() {
        write()
        super.contentDidLoad()
    }

    /// Returns the current position of the view.
    package final func makeSpace() -> GestureSpace {
        let proxy = GeometryProxy(unary)
        guard let layer else { return .window(unary.size) }
        let frame = layer.frameInParent
        let scrolled = layer.parent?.scrollOffset(Layer.followedOffset) ?? (x: 0, y: 0)
        let around = layer.parent?.transformToRoot(scrollOffsets: Layer.followedOffset) ?? DisplayTransform()
        return GestureSpace(
            size: unary.size,
            toLocal: { point in
                // A transform without an inverse shows nothing that could be pointed at.
                let outer = around.unmap(x: point.x, y: point.y) ?? (x: point.x, y: point.y)
                return CGPoint(x: outer.x - frame.x + scrolled.x, y: outer.y - frame.y + scrolled.y)
            },
            toNamed: { proxy.point($0, in: $1) })
    }
}
