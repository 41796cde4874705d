// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// Runs an action when enough of the content becomes visible in its scroll view, and when it no longer is.
nonisolated struct ScrollVisibilityModifier: ViewModifier {
    typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void
}

/// Runs an action when the set of visible views of a target layout changes.
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never
    let threshold: Double
    let action: ([ID]) -> Void
}

extension View {
    /// Runs an action when the visible fraction of the view reaches a threshold, and when it falls below.
    ///
    /// - Parameters:
    ///   - threshold: The fraction, from 0 to 1; half by default.
    ///   - action: The closure, which receives whether the threshold is reached.
    /// - Returns: A view that observes its visibility.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs an action when the visible views of a `scrollTargetLayout` change.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities.
    ///   - threshold: The fraction of a view that has to be visible, from 0 to 1; half by default.
    ///   - action: The closure, which receives the identities in order.
    /// - Returns: A view that observes the scroll view.
    public nonisolated func onScrollTargetVisibilityChange<ID>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View where ID: Hashable {
        modifier(ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
    }
}

extension ScrollNode {
    /// The visible fraction of a frame in this node's coordinates, from 0 to 1; for an empty frame 1 if it is inside.
    func visiblePart(of frame: CGRect) -> Double {
        let inside = frame.intersection(CGRect(origin: .zero, size: size))
        if inside.isNull { return 0 }
        let area = frame.width * frame.height
        return area > 0 ? inside.width * inside.height / area : 1
    }
}

extension ScrollVisibilityModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<ScrollVisibilityModifier>, AppearanceNode {
        private let watch = PositionWatch()
        private var appearance = Appearance()
        private var isVisible = false

        init(_ modifier: ScrollVisibilityModifier, _ context: NodeContext) {
            let wrapper = WrapperNode(tree: context.graph.layout)
            super.init(modifier, context, layout: wrapper)
            watch.observe(wrapper) { [weak self] in
                let box = UncheckedSendable(self)
                MainActor.assumeIsolated { box.value?.look() }
            }
        }

        override func contentDidLoad() {
            super.contentDidLoad()
            appearance.join(self)
        }

        override func modifierDidChange(from old: ScrollVisibilityModifier) {
            guard modifier.threshold != old.threshold else { return }
            graph.enqueueAction { [weak self] in self?.look() }
        }

        func updateAppearance() {
            switch appearance.update(self) {
            case .appeared: look()
            case .disappeared: take(false)
            case nil: break
            }
        }

        private func look() {
            guard isAlive, appearance.hasAppeared, unary.isPlaced else { return }
            let part = watch.reading(unary) { proxy in
                guard let scroll = ScrollNode.enclosing(unary)?.scroll else { return 1.0 }
                // Read through the proxy, so that a change of the scroll view's size is noticed too.
                _ = proxy.bounds(of: .scrollView)
                return scroll.visiblePart(of: proxy.frame(in: .scrollView))
            }
            take(part > 0 && part >= modifier.threshold)
        }

        private func take(_ new: Bool) {
            guard new != isVisible else { return }
            isVisible = new
            graph.enqueueAction { [weak self] in
                guard let self, isAlive else { return }
                modifier.action(new)
            }
        }

        override func willDie() {
            super.willDie()
            appearance.leave(self)
            guard isVisible else { return }
            let action = modifier.action
            graph.enqueueAction { action(false) }
        }
    }
}

extension ScrollTargetVisibilityModifier: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Observer: ScrollObserver {
        var modifier: ScrollTargetVisibilityModifier<ID>
        private var last: [ID] = []

        init(_ modifier: ScrollTargetVisibilityModifier<ID>) {
            self.modifier = modifier
            super.init()
        }

        override func geometryDidChange(of item: ScrollItem) {
            let seen = item.targetLayouts.visible(in: item.scroll, threshold: modifier.threshold)
                .compactMap { $0.base as? ID }
            guard seen != last else { return }
            last = seen
            modifier.action(seen)
        }
    }

    private final class Node: ScrollObserverNode<ScrollTargetVisibilityModifier<ID>, Observer> {
        init(_ modifier: ScrollTargetVisibilityModifier<ID>, _ context: NodeContext) {
            super.init(modifier, context, observer: Observer(modifier))
        }

        override func write() {
            super.write()
            observer.modifier = modifier
        }
    }
}
