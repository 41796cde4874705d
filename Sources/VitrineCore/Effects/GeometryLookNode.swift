// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The node of effects that are computed from the geometry of a view.
///
/// The effect is computed again when the size changes and, in the layout pass that finds it, when a position that was
/// read changes. Such effects do not affect layout.
@_spi(Engine) open class GeometryLookNode<M: ViewModifier>: AttachedEffectNode<M> {
    private final let watch = PositionWatch()

    package init(_ modifier: M, _ context: NodeContext) {
        let wrapper = WrapperNode(tree: context.graph.layout)
        super.init(modifier, context, layout: wrapper)
        effect.change(to: .look(VisualLook()))
        effect.onSize = { [unowned self] _ in write() }
        watch.observe(wrapper) { [weak self] in
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value?.write() }
        }
    }

    /// Computes the effect for a geometry, and its timing if it differs from that of the view.
    ///
    /// A subclass sets it in its initialiser.
    package final var look: (@MainActor (GeometryProxy) -> (look: VisualLook, timing: AnimationTiming?))!

    public final override func write() {
        guard isAlive, unary.isPlaced else { return }
        graph.counters.closures += 1
        let made = graph.unobserved { watch.reading(unary) { look($0) } }
        effect.change(to: .look(made.look), timing: made.timing)
    }
}
