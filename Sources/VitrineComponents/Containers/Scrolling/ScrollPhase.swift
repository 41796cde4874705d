// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// What moves a scroll view.
///
/// A movement by a person is `interacting` while a finger is on the screen, `decelerating` from when the finger leaves it,
/// and `interacting` throughout by wheel and by keys. Nothing is told of a finger that has not moved yet: `tracking`
/// does not occur.
@frozen nonisolated public enum ScrollPhase: Equatable, Hashable, Sendable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating

    /// Whether the content moves, or may begin to.
    public var isScrolling: Bool { self != .idle }
}

/// What an action learns of the scroll view whose phase changed.
nonisolated public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
}

/// Runs an action when the scroll view's phase changes.
nonisolated struct ScrollPhaseAction: ViewModifier {
    typealias Body = Never
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension View {
    /// Runs an action when the scroll view inside begins or ends to move.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseAction { old, new, _ in action(old, new) })
    }

    /// Runs an action when the scroll view inside begins or ends to move.
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
            modifier.action(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(item.scroll)))
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
