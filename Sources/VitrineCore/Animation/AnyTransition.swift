// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// A type-erased transition.
public struct AnyTransition: Sendable {
    package let effects: TransitionEffects

    package init(_ effects: TransitionEffects) {
        self.effects = effects
    }

    /// Creates a type-erased transition.
    @MainActor @preconcurrency
    public init<T>(_ transition: T) where T: Transition {
        effects = transition.effects
    }

    /// A transition that does nothing: the view appears and disappears at once.
    public static let identity = AnyTransition(TransitionEffects(insertion: [], removal: []))

    /// A transition that fades the view in and out.
    public static let opacity = AnyTransition(.fade)

    /// A transition that scales the view up from nothing and down to nothing.
    public static var scale: AnyTransition { .scale(scale: 0) }

    /// Returns a transition that scales the view up from a factor and down to it.
    ///
    /// - Parameters:
    ///   - scale: The factor while the view is away.
    ///   - anchor: The point of the view that stays in place.
    /// - Returns: The transition.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(Double(scale), anchor))
    }

    /// A transition that moves the view in from the leading edge and out over the trailing edge.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// Returns a transition that moves the view in from an edge of its own frame and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// Returns a transition that moves the view in from an edge and out over the opposite edge, with a fade.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(from: edge)) }

    /// Returns a transition that moves the view in from an offset and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

    /// Returns a transition that moves the view in from an offset and out to it, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(.offset(Double(x), Double(y)))
    }

    /// Returns a transition between two modifiers.
    ///
    /// - Parameters:
    ///   - active: The modifier of the view while it is away.
    ///   - identity: The modifier of the view while it is there.
    /// - Returns: The transition.
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
        let active = UncheckedSendable(active)
        return AnyTransition(
            TransitionEffects { effects, view in
                effects.follow(TransitionProbe.effects(of: ProbeContent().modifier(active.value), view))
            })
    }

    /// Returns a transition with different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(.asymmetric(insertion.effects, removal.effects))
    }

    /// Returns a transition that applies this transition and another one.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(effects.combined(with: other.effects))
    }

    /// Returns this transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var effects = effects
        effects.animation = animation
        return AnyTransition(effects)
    }
}

extension TransitionEffects {
    static func scale(_ scale: Double, _ anchor: UnitPoint) -> TransitionEffects {
        TransitionEffects { effects, _ in
            effects.scaleX *= scale
            effects.scaleY *= scale
            effects.anchorX = Double(anchor.x)
            effects.anchorY = Double(anchor.y)
        }
    }

    static func offset(_ x: Double, _ y: Double) -> TransitionEffects {
        TransitionEffects { effects, _ in
            effects.offsetX += x
            effects.offsetY += y
        }
    }

    static func move(_ edge: Edge) -> TransitionEffects {
        TransitionEffects { effects, view in
            switch edge {
            case .top: effects.offsetY -= view.height
            case .bottom: effects.offsetY += view.height
            case .leading: effects.offsetX += view.isRightToLeft ? view.width : -view.width
            case .trailing: effects.offsetX += view.isRightToLeft ? -view.width : view.width
            }
        }
    }

    static func push(from edge: Edge) -> TransitionEffects {
        asymmetric(move(edge).combined(with: .fade), move(edge.opposite).combined(with: .fade))
    }

    static func asymmetric(_ insertion: TransitionEffects, _ removal: TransitionEffects) -> TransitionEffects {
        var result = TransitionEffects(insertion: insertion.insertion, removal: removal.removal)
        result.animation = insertion.animation ?? removal.animation
        return result
    }

    static let blurReplace = TransitionEffects { effects, _ in
        effects.opacity = 0
        effects.blurRadius += 8
        effects.scaleX *= 0.9
        effects.scaleY *= 0.9
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
