// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
import VitrineLayout

/// The position of the mouse over a view, or the end of hovering.
nonisolated public enum HoverPhase: Equatable, Sendable {
    /// The mouse is over the view, at a location.
    case active(CGPoint)
    /// The mouse has left the view.
    case ended
}

nonisolated struct HoverModifier: ViewModifier {
    typealias Body = Never
    /// The coordinate space of locations; `nil` to receive only the beginning and the end.
    let space: CoordinateSpace?
    let action: @MainActor (HoverPhase) -> Void
}

extension View {
    /// Runs an action when the mouse enters or leaves the view.
    @preconcurrency
    public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: nil) { action($0 != .ended) })
    }

    /// Runs an action while the mouse moves over the view, and when it leaves.
    @_disfavoredOverload @preconcurrency
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, action: action))
    }

    /// Runs an action while the mouse moves over the view, and when it leaves.
    @preconcurrency
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }
}

extension HoverModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context, layout: WrapperNode(tree: context.graph.layout))
    }

    private final class Node: ListeningModifierNode<HoverModifier>, HoverTaking {
        override var handler: LayerHandler { .hover(HoverHandler(self)) }

        // A disabled view receives the events too, which makes tooltips of disabled controls possible.
        override func wanted(_ environment: EnvironmentValues) -> EventMask {
            modifier.space == nil ? .hover : [.hover, .hoverMoves]
        }

        var follows: Bool { modifier.space != nil }

        func hover(at place: CGPoint) {
            modifier.action(.active(makeSpace().convert(place, to: modifier.space ?? .local)))
        }

        func leave() { modifier.action(.ended) }
    }
}

/// A view that receives hover events.
@MainActor
package protocol HoverTaking: AnyObject {
    /// Whether each move is reported.
    var follows: Bool { get }
    func hover(at place: CGPoint)
    func leave()
}

/// Refers a layer that follows the mouse to its node.
@MainActor
package struct HoverHandler {
    private(set) weak var target: (any HoverTaking)?

    init(_ target: any HoverTaking) { self.target = target }
}
