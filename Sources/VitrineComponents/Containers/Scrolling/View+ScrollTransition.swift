// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay
@_spi(Engine) public import VitrineLayout

/// Applies the effects of a closure for the phase of the content in its scroll view.
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
    typealias Body = Never
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension View {
    /// Applies effects while the view enters and leaves the visible region of its scroll view.
    ///
    /// - Support: partial: updated with each scroll report of the browser, not between two reports.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies effects while the view enters and leaves its scroll view, configured for each edge.
    ///
    /// - Support: partial: updated with each scroll report of the browser, not between two reports.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
    }
}

extension ScrollTransitionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: GeometryLookNode<ScrollTransitionModifier<Effect>> {
        private var last: ScrollTransitionPhase?

        override init(_ modifier: ScrollTransitionModifier<Effect>, _ context: NodeContext) {
            super.init(modifier, context)
            look = { [unowned self] in makeLook($0) }
        }

        private func makeLook(_ proxy: GeometryProxy) -> (look: VisualLook, timing: AnimationTiming?) {
            let (phase, progress) = place(proxy)
            let configuration = phase == .topLeading ? modifier.topLeading : modifier.bottomTrailing
            switch configuration.mode {
            case .identity: return (look(.identity, proxy), nil)
            case .animated:
                let reached = progress >= 1 ? .identity : phase
                let former = last
                last = reached
                guard let former, former != reached else { return (look(reached, proxy), nil) }
                // A view that returns to the identity phase may have entered at either edge.
                let left = former == .topLeading ? modifier.topLeading : modifier.bottomTrailing
                let animation = (reached.isIdentity ? left : configuration).animation
                return (look(reached, proxy), animation.flatMap { graph.animations.ownTiming(of: $0) })
            case .interactive(let curve):
                let isFirst = last == nil
                last = progress >= 1 ? .identity : phase
                let steps = VisualEffectStep.mixed(
                    steps(phase), steps(.identity), progress >= 1 ? 1 : curve.value(at: progress))
                let timing = isFirst ? nil : configuration.animation.flatMap { graph.animations.ownTiming(of: $0) }
                return (VisualLook(steps, size: proxy.size), timing)
            }
        }

        private func steps(_ phase: ScrollTransitionPhase) -> [VisualEffectStep] {
            VisualEffectChain.steps(of: modifier.transition(EmptyVisualEffect(), phase))
        }

        private func look(_ phase: ScrollTransitionPhase, _ proxy: GeometryProxy) -> VisualLook {
            VisualLook(steps(phase), size: proxy.size)
        }

        /// The edge that is nearer to the view, and how far the view has come from behind it: 1 for the identity phase.
        private func place(_ proxy: GeometryProxy) -> (phase: ScrollTransitionPhase, progress: Double) {
            guard let scroll = ScrollNode.enclosing(unary)?.scroll else { return (.identity, 1) }
            let axis = modifier.axis ?? (scroll.axes == .horizontal ? .horizontal : .vertical)
            let frame = proxy.frame(in: .scrollView)
            let length = axis == .horizontal ? frame.width : frame.height
            // Read through the proxy, so that the look follows the size of the scroll view too.
            let port = proxy.bounds(of: .scrollView)?.size ?? scroll.size
            let container = axis == .horizontal ? port.width : port.height
            var start = axis == .horizontal ? frame.minX : frame.minY
            if axis == .horizontal, scroll.isRightToLeft { start = container - frame.maxX }
            func progress(_ distance: CGFloat, _ configuration: ScrollTransitionConfiguration) -> Double {
                let whole = configuration.threshold.distance(length: length, container: container)
                guard whole > 0 else { return distance >= whole ? 1 : 0 }
                return min(max(distance / whole, 0), 1)
            }
            let leading = progress(start + length, modifier.topLeading)
            let trailing = progress(container - start, modifier.bottomTrailing)
            return leading < trailing ? (.topLeading, leading) : (.bottomTrailing, trailing)
        }
    }
}
