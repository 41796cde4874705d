// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// A modifier that follows the scroll view inside its view, or moves it.
///
/// The first scroll view that is made inside belongs to it, those inside that one do not.
@MainActor
package class ScrollObserver {
    /// The next one around.
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

    /// The offset or a length is another one; told at the end of a round.
    package func geometryDidChange(of item: ScrollItem) {}

    /// A person moved the content, not the app.
    package func personDidScroll(_ item: ScrollItem) {}

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
