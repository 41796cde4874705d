// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

/// Binds the position of the scroll view in the content to a value of the app.
nonisolated struct ScrollPositionModifier: ViewModifier {
    typealias Body = Never
    let link: Link
    let anchor: UnitPoint?

    enum Link {
        /// The identity of a view.
        case identity(get: () -> AnyHashable?, set: (AnyHashable?) -> Void)
        case position(Binding<ScrollPosition>)
    }
}

extension View {
    /// Binds the position of the scroll view in the view to the identity of a view of a `scrollTargetLayout`.
    ///
    /// Scrolling by the user writes the identity of the view at the anchor; setting the binding scrolls to the view.
    /// The view stays where it is in the window when content before it is inserted or removed.
    ///
    /// - Parameters:
    ///   - id: A binding to the identity.
    ///   - anchor: The point of the scroll view at which the view is looked for; `nil` for its start.
    /// - Returns: A view with the bound position.
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(link: .init(id), anchor: anchor))
    }

    /// Binds the position of the scroll view in the view.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(link: .position(position), anchor: anchor))
    }
}

extension ScrollPositionModifier.Link {
    nonisolated init<ID: Hashable>(_ binding: Binding<ID?>) {
        self = .identity(
            get: { binding.wrappedValue.map { AnyHashable($0) } },
            set: { binding.wrappedValue = $0?.base as? ID })
    }
}

extension ScrollPositionModifier: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Observer: ScrollObserver {
        let targets: ScrollTargets
        weak var graph: ViewGraph?
        var modifier: ScrollPositionModifier
        /// The identity that both sides have last agreed on.
        private var identity: AnyHashable?
        /// The identity that was read last. What is written for the user may be read later than it is written: views that
        /// are updated for an animation before that still see the value before.
        private var known: AnyHashable?
        private var request = 0
        private var wanted: ScrollPosition.Place?
        /// Whether the way there is seen.
        private var isAnimated = false
        /// The place that the app has asked for, until a user scrolls away from it.
        private var kept: ScrollPosition.Place?
        /// The size of the scroll view when its place was last determined.
        private var size: CGSize?
        /// Where the named view and the content last were.
        private var footing: Footing?

        /// A view and where it begins, and how the content stood then.
        private struct Footing {
            let identity: AnyHashable
            let origin: CGPoint?
            let offset: CGPoint
            let contentSize: CGSize
        }

        init(_ modifier: ScrollPositionModifier, _ context: NodeContext) {
            self.modifier = modifier
            graph = context.graph
            targets = ScrollTargets(context.graph, outer: context.scope.object(of: ScrollTargets.self))
            super.init()
        }

        /// Reads the value that the app has set.
        func read() {
            switch modifier.link {
            case .identity(let get, _):
                let value = get()
                guard value != known else { return }
                known = value
                guard value != identity else { return }
                identity = value
                wanted = value.map { .view(ScrollPosition.Identity(value: $0), nil) }
            case .position(let binding):
                let value = binding.wrappedValue
                guard value.request != request else { return }
                request = value.request
                wanted = value.place
            }
            kept = wanted
            isAnimated = graph?.animations.transaction(at: item?.scroll).animation != nil
            go()
        }

        override func didAttach(to item: ScrollItem) { go() }

        /// Keeps the place that the app has asked for where the scroll view becomes larger or smaller, as when a phone is
        /// turned.
        override func geometryDidChange(of item: ScrollItem) {
            let old = size
            size = item.scroll.size
            // A scroll view in a tab that has not been shown is placed later.
            guard wanted == nil else { return go() }
            guard let old, old != size, let kept else { return keepView(in: item) }
            if case .point = kept { return }
            wanted = kept
            isAnimated = false
            go()
        }

        /// Notes where the view is that the binding names.
        private func note(_ item: ScrollItem) {
            guard case .identity = modifier.link, let identity else { return footing = nil }
            footing = Footing(
                identity: identity, origin: item.targetLayouts.origin(of: identity, in: item.scroll),
                offset: item.scroll.contentOffset, contentSize: item.scroll.contentSize)
        }

        /// Scrolls with the view that the binding names when content before it comes or goes, so that it stays where it
        /// is in the window.
        private func keepView(in item: ScrollItem) {
            let last = footing
            note(item)
            guard let last, let now = footing, last.identity == now.identity, last.offset == now.offset,
                !item.scroll.isMoving, let before = last.origin
            else { return }
            if let origin = now.origin {
                var offset = now.offset
                if item.scroll.axes.contains(.horizontal) { offset.x += origin.x - before.x }
                if item.scroll.axes.contains(.vertical) { offset.y += origin.y - before.y }
                if offset != now.offset { item.move(to: offset, isAnimated: false) }
            } else if last.contentSize != now.contentSize {
                // So much has come before it that a lazy layout does not hold it any more.
                targets.scroll(
                    to: now.identity, anchor: modifier.anchor ?? .topLeading, in: item.scroll, isAnimated: false)
            }
        }

        private func go() {
            guard wanted != nil, item != nil else { return }
            graph?.enqueueAction { [weak self] in self?.perform() }
        }

        private func perform() {
            guard let wanted, let item, item.scroll.isPlaced else { return }
            self.wanted = nil
            var offset = item.scroll.contentOffset
            let limit = item.scroll.maximumOffset
            switch wanted {
            case .nowhere: return
            case .view(let identity, let anchor):
                // A bound identity is recorded as that of a target view (layout case scroll/position-center).
                if case .identity = modifier.link {
                    if item.targetLayouts.isEmpty { return }
                    // A view that is at the start already needs no scrolling: a margin before it stays.
                    let asked = anchor ?? modifier.anchor
                    let first = item.targetLayouts.target(in: item.scroll, at: .topLeading)
                    if asked == nil, first == identity.value { return note(item) }
                }
                // The views of a value that has just been set exist at the end of this round.
                targets.scroll(
                    to: identity.value, anchor: anchor ?? modifier.anchor ?? .topLeading, in: item.scroll,
                    isAnimated: isAnimated)
                return
            case .edge(.top): offset.y = 0
            case .edge(.bottom): offset.y = limit.y
            case .edge(.leading): offset.x = 0
            case .edge(.trailing): offset.x = limit.x
            case .point(let x, let y):
                offset.x = x ?? offset.x
                offset.y = y ?? offset.y
            }
            item.move(to: offset, isAnimated: isAnimated)
        }

        override func userDidScroll(_ item: ScrollItem) {
            kept = nil
            let seen = item.targetLayouts.target(in: item.scroll, at: modifier.anchor ?? .topLeading)
            switch modifier.link {
            case .identity(_, let set):
                guard let seen, seen != identity else { return }
                identity = seen
                note(item)
                set(seen)
            case .position(let binding):
                let old = binding.wrappedValue
                var new = old
                new.follow(seen)
                if new != old { binding.wrappedValue = new }
            }
        }
    }

    private final class Node: ScrollObserverNode<ScrollPositionModifier, Observer> {
        private var tracker = ObservationTracker()

        init(_ modifier: ScrollPositionModifier, _ context: NodeContext) {
            super.init(modifier, context, observer: Observer(modifier, context))
        }

        override func write() {
            super.write()
            inner.setObject(observer.targets, of: ScrollTargets.self)
            observer.modifier = modifier
            // A change of the values that the binding reads updates this node.
            graph.reading(self) {
                tracker.track(self, type: ViewType.of(ModifiedContent<EmptyView, ScrollPositionModifier>.self)) {
                    observer.read()
                }
            }
        }

        override func willDie() {
            super.willDie()
            tracker.end()
        }
    }
}
