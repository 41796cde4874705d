// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A modifier that adds a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
    typealias Body = Never
    let gesture: G
    var rank = GestureRank.normal
    var mask = GestureMask.all
}

extension View {
    /// Adds a gesture to this view, which gives precedence to the gestures of views inside.
    public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, mask: mask))
    }

    /// Adds a gesture that can be disabled, which gives precedence to the gestures of views inside.
    public nonisolated func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
        modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture to this view, which takes precedence over the gestures of views inside.
    public nonisolated func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
    }

    /// Adds a gesture that can be disabled, which takes precedence over the gestures of views inside.
    public nonisolated func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
        modifier(GestureModifier(gesture: gesture, rank: .high, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture that is recognised at the same time as the gestures of views inside.
    public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture {
        modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
    }

    /// Adds a gesture that can be disabled, and is recognised at the same time as the gestures of views inside.
    public nonisolated func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
        modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: isEnabled ? .all : .subviews))
    }
}

extension GestureModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        GestureModifierNode(modifier, context)
    }
}

/// The node of a gesture: its recogniser lives as long as the view and uses the closures of the latest body.
private final class GestureModifierNode<G: Gesture>: ListeningModifierNode<GestureModifier<G>>, GestureTaking {
    private var typed: GestureRecognizer<G>!
    private lazy var properties = GestureProperties(self)

    init(_ modifier: GestureModifier<G>, _ context: NodeContext) {
        super.init(modifier, context, layout: WrapperNode(tree: context.graph.layout))
        typed = properties.making { modifier.gesture.recognizer() }
    }

    override var handler: LayerHandler { .gesture(GestureHandler(self)) }
    var recognizer: any GestureRecognizing { typed }
    var rank: GestureRank { modifier.rank }
    var mask: GestureMask { modifier.mask }

    override func wanted(_ environment: EnvironmentValues) -> EventMask {
        // Done here, so that this node depends on what the gesture's body reads.
        properties.updating { typed.gesture = modifier.gesture }
        guard environment.isEnabled else { return [] }
        // Views inside report their own events, which have to be kept from them here.
        guard modifier.mask.contains(.gesture) else { return modifier.mask.contains(.subviews) ? [] : .pointer }
        let needs = typed.needs
        var events: EventMask = .gesture
        if needs.contains(.tap) { events.insert(.tap) }
        // A tap on this view does not report taps beside, or before, a button inside.
        if needs.contains(.pointers) || modifier.rank != .normal || modifier.mask != .all { events.insert(.pointer) }
        if needs.contains(.pinch) { events.insert(.pinch) }
        if needs.contains(.heldMoves) { events.insert(.claimsHeld) }
        if needs.contains(.moves) {
            let scrolled = modifier.rank == .high ? [] : scrolledAxes
            if !scrolled.contains(.horizontal) { events.insert(.claimsHorizontal) }
            if !scrolled.contains(.vertical) { events.insert(.claimsVertical) }
        }
        return events
    }

    /// The axes along which scroll views around scroll.
    private var scrolledAxes: Axis.Set {
        var axes: Axis.Set = []
        var node = unary.parent
        while let current = node {
            if let scroll = current as? ScrollNode { axes.formUnion(scroll.axes) }
            node = current.parent
        }
        return axes
    }

    /// Taps the centre of the view until the gesture is recognised or turns out not to be one of taps.
    func activate() {
        let single = properties.making { modifier.gesture.recognizer() }
        let space = makeSpace()
        let touch = GestureTouch(pointer: 0, location: CGPoint(x: space.size.width / 2, y: space.size.height / 2))
        let toWindow = unary.displayTransform(to: nil)
        let inside = GestureSpace(
            size: space.size, toLocal: { $0 },
            toNamed: { point, named in
                let inWindow = toWindow.map(x: point.x, y: point.y)
                return space.toNamed(CGPoint(x: inWindow.x, y: inWindow.y), named)
            })
        var actions: [GestureAction] = []
        // More taps than any gesture requires.
        for tap in 0..<10 where !single.status.isOver {
            for kind in [PointerSample.Kind.began, .ended] {
                single.handle(
                    GestureEvent(
                        kind: kind, time: Double(tap) / 10, touch: touch, touches: kind == .began ? [touch] : [],
                        space: inside, origin: graph.gestures.now),
                    &actions)
            }
        }
        if single.status == .ended { for action in actions { action() } }
    }

    override func modifierDidChange(from old: GestureModifier<G>) { write() }

    override func willDie() {
        super.willDie()
        graph.gestures.forget(typed)
        properties.end()
    }
}
