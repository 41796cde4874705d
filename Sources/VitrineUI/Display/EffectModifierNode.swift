// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
import VitrineLayout

/// A modifier that changes how a view is drawn, hit or read, and nothing of its layout (facts/layout.md 2.7).
package protocol EffectModifier: PrimitiveModifier {
    /// Whether the effect has to be made anew for each size.
    nonisolated var dependsOnSize: Bool { get }
    /// The effect on a view of this size; what it reads of the environment brings it back when it changes.
    @MainActor func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect
}

extension EffectModifier {
    package nonisolated var dependsOnSize: Bool { false }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        EffectModifierNode(modifier, context)
    }
}

/// The node of every effect: one transparent layout node, one effect on the layer inside or on a layer of its own.
package final class EffectModifierNode<M: EffectModifier>: LayoutModifierNode<M> {
    private let effect: EffectItem
    private var hasContent = false

    package init(_ modifier: M, _ context: NodeContext) {
        let wrapper = WrapperNode(tree: context.graph.layout)
        effect = EffectItem(.zIndex(0), on: wrapper, graph: context.graph)
        super.init(modifier, context, layout: wrapper)
        effect.change(to: make())
        effect.onSize = { [unowned self] _ in
            if self.modifier.dependsOnSize { write() }
        }
    }

    private func make() -> DisplayEffect {
        let size = unary.isPlaced ? unary.size : .zero
        return graph.reading(self) { modifier.effect(in: EnvironmentValues(scope), size: size) }
    }

    private func write() { effect.change(to: make()) }

    package override func contentDidLoad() {
        hasContent = true
        super.contentDidLoad()
    }

    package override func syncList() {
        super.syncList()
        if hasContent { effect.resolve() }
    }

    package override func modifierDidChange(from old: M) { write() }

    package override func refresh() {
        graph.dequeue(self)
        write()
    }

    package override func willDie() {
        super.willDie()
        effect.withdraw()
    }
}
