// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A modifier that changes the drawing, hit testing or accessibility of a view, but not its layout
/// (Documentation/Layout.md 2.7).
package protocol EffectModifier: PrimitiveModifier {
    /// Whether the effect must be computed again for each size.
    nonisolated var dependsOnSize: Bool { get }
    /// Whether an effect that moves the view also moves the frames that views inside report.
    nonisolated static var movesFrames: Bool { get }
    /// Returns the effect on a view of this size; it is computed again when an environment value that it read changes.
    @MainActor func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect
    /// Returns the transforms at equal steps from an earlier value of the modifier to this one, both included, if a
    /// surface cannot interpolate them; otherwise none.
    @MainActor func projections(from old: Self, size: CGSize) -> [DisplayTransform]
}

extension EffectModifier {
    package nonisolated var dependsOnSize: Bool { false }
    package nonisolated static var movesFrames: Bool { true }
    @MainActor package func projections(from old: Self, size: CGSize) -> [DisplayTransform] { [] }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        EffectModifierNode(modifier, context)
    }
}

/// The node of every effect: a transparent layout node, and an effect on the layer inside or on a layer of its own.
package final class EffectModifierNode<M: EffectModifier>: AttachedEffectNode<M> {
    /// The way on which a surface shows the transforms of the modifier's data.
    private var motion = SurfaceMotion<M>()

    package init(_ modifier: M, _ context: NodeContext) {
        super.init(modifier, context, layout: WrapperNode(tree: context.graph.layout))
        effect.movesFrames = M.movesFrames
        effect.change(to: make())
        effect.onSize = { [unowned self] _ in
            if self.modifier.dependsOnSize { write() }
        }
    }

    private func make() -> DisplayEffect {
        let size = unary.isPlaced ? unary.size : .zero
        return graph.reading(self) {
            let environment = EnvironmentValues(scope)
            guard modifier.dependsOnSize else { return modifier.effect(in: environment, size: size) }
            return ContainerShapePlace.making(in: environment, of: unary) {
                modifier.effect(in: environment, size: size)
            }
        }
    }

    package override func write() { effect.change(to: make()) }

    package override func modifierDidChange(from old: M) {
        super.modifierDidChange(from: old)
        guard unary.isPlaced else { return motion.end() }
        guard let timing = graph.animations.timing(at: unary) else {
            if motion.isRunning, !way(from: old).isEmpty { motion.end() }
            return
        }
        guard !way(from: old).isEmpty else { return }
        let animation = graph.animations.transaction(at: unary).animation
        let start = motion.begin(from: old, to: modifier, animation, at: graph.animations.now())
        effect.noteWay(way(from: start), timing: timing)
    }

    private func way(from old: M) -> [DisplayTransform] {
        graph.unobserved { modifier.projections(from: old, size: unary.size) }
    }
}
