// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// A view that gives its content a proxy for scrolling to views by their identity.
nonisolated public struct ScrollViewReader<Content>: View where Content: View {
    /// A primitive view: it has no body.
    public typealias Body = Never
    /// The closure that builds the content from the proxy.
    public var content: (ScrollViewProxy) -> Content

    /// Creates the view from a closure that builds its content from the proxy.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// A proxy that scrolls the scroll views inside a `ScrollViewReader`.
nonisolated public struct ScrollViewProxy: @unchecked Sendable {
    package weak var targets: ScrollTargets?

    /// Scrolls until the view with an identity is visible.
    ///
    /// Pending changes of the calling action are laid out first. Does nothing if no such view exists.
    ///
    /// - Parameters:
    ///   - id: The view's identity.
    ///   - anchor: The point of the view to align with the same point of the scroll view; `nil` scrolls the least
    ///     distance.
    @MainActor @preconcurrency
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        targets?.scroll(
            to: AnyHashable(id), anchor: anchor, isAnimated: UpdateContext.transaction.animation != nil)
    }
}

extension ScrollViewReader: PrimitiveView {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: Content.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TransparentNode<ScrollViewReader<Content>> {
        private let targets: ScrollTargets
        private var tracker = ObservationTracker()

        override init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
            targets = ScrollTargets(context.graph, outer: context.scope.object(of: ScrollTargets.self))
            super.init(view, context)
            let inner = EnvironmentScope(parent: context.scope)
            inner.setObject(targets, of: ScrollTargets.self)
            setContent(context.with(scope: inner).transparent(self, scope: inner).make(body()))
        }

        private func body() -> Content {
            graph.counters.closures += 1
            return graph.reading(self) {
                tracker.track(self, type: ViewType.of(ScrollViewReader<Content>.self)) {
                    view.content(ScrollViewProxy(targets: targets))
                }
            }
        }

        override func viewDidChange(from old: ScrollViewReader<Content>) { refresh() }

        override func refresh() {
            graph.dequeue(self)
            updateContent(body())
        }

        override func willDie() { tracker.end() }
    }
}
