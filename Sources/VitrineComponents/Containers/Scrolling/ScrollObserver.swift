// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// A modifier that observes or controls the scroll view in its content.
///
/// It belongs to the first scroll view that is created in the content, not to nested ones.
@MainActor
package class ScrollObserver {
    /// The next observer outside of this one.
    package final var outer: ScrollObserver?
    package final private(set) weak var item: ScrollItem?

    package init() {}

    final func attach(to item: ScrollItem) {
        guard self.item == nil else { return }
        self.item = item
        item.observers.append(self)
        didAttach(to: item)
    }

    package func didAttach(to item: ScrollItem) {}

    /// Called at the end of a round in which the offset or a size has changed.
    package func geometryDidChange(of item: ScrollItem) {}

    /// Called when the user, not the app, has scrolled.
    package func userDidScroll(_ item: ScrollItem) {}

    package func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of item: ScrollItem) {}
}

/// A node that puts an observer around its content.
package class ScrollObserverNode<M: PrimitiveModifier, Observer: ScrollObserver>: ScopeModifierNode<M> {
    package final let observer: Observer

    package init(_ modifier: M, _ context: NodeContext, observer: Observer) {
        self.observer = observer
        observer.outer = context.scope.object(of: ScrollObserver.self)
        super.init(modifier, context)
    }

    package override func write() { inner.setObject(observer, of: ScrollObserver.self) }
}
