// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// The phases of scrolling, by what moves the content.
///
/// A scroll by touch is `interacting` while a finger moves on the screen and `decelerating` after it has left; a scroll
/// by wheel or keys is `interacting` throughout. Browsers do not report a finger that has not moved yet, so `tracking`
/// does not occur.
@frozen nonisolated public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// The content rests.
    case idle
    /// The user touches the scroll view but has not scrolled yet; does not occur in Vitrine.
    case tracking
    /// The user scrolls.
    case interacting
    /// The content moves on after the user has let go.
    case decelerating
    /// The content moves to a position that the app has set.
    case animating

    /// Whether the content moves or may begin to.
    public var isScrolling: Bool { self != .idle }
}

/// The properties of a scroll view whose phase has changed.
nonisolated public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
}

/// Runs an action when the scroll view's phase changes.
nonisolated struct ScrollPhaseAction: ViewModifier {
    typealias Body = Never
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension View {
    /// Runs an action when the phase of a scroll view in the view changes.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseAction { old, new, _ in action(old, new) })
    }

    /// Runs an action, with the geometry, when the phase of a scroll view in the view changes.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseAction(action: action))
    }
}

extension ScrollPhaseAction: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Observer: ScrollObserver {
        var modifier: ScrollPhaseAction

        init(_ modifier: ScrollPhaseAction) {
            self.modifier = modifier
            super.init()
        }

        override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of item: ScrollItem) {
            let geometry = ScrollGeometry(item.scroll, at: item.toldOffset)
            modifier.action(old, new, ScrollPhaseChangeContext(geometry: geometry))
        }
    }

    private final class Node: ScrollObserverNode<ScrollPhaseAction, Observer> {
        init(_ modifier: ScrollPhaseAction, _ context: NodeContext) {
            super.init(modifier, context, observer: Observer(modifier))
        }

        override func write() {
            super.write()
            observer.modifier = modifier
        }
    }
}
