// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
package import VitrineLayout

/// The node of a modifier that does not affect layout.
///
/// It has a transparent layout node, and an effect on the layer inside or on a layer of its own, which subclasses
/// write.
@_spi(Engine) open class AttachedEffectNode<M: ViewModifier>: LayoutModifierNode<M> {
    package final let effect: EffectItem
    private final var hasContent = false

    package init(_ modifier: M, _ context: NodeContext, layout: WrapperNode) {
        effect = EffectItem(.zIndex(0), on: layout, graph: context.graph)
        super.init(modifier, context, layout: layout)
    }

    /// Writes the effect for the current modifier and environment.
    open func write() { preconditionFailure("\(Self.self) has no effect.") }

    open override func contentDidLoad() {
        hasContent = true
        super.contentDidLoad()
    }

    open override func syncList() {
        super.syncList()
        if hasContent { effect.resolve() }
    }

    open override func modifierDidChange(from old: M) { write() }

    open override func refresh() {
        graph.dequeue(self)
        write()
    }

    open override func willDie() {
        super.willDie()
        effect.abandon()
    }
}
