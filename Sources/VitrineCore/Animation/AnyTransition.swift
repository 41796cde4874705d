// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// How a view comes and goes, whatever the kind.
public struct AnyTransition: Sendable {
    package let effects: TransitionEffects

    package init(_ effects: TransitionEffects) {
        self.effects = effects
    }

    /// A transition of a known type.
    @MainActor @preconcurrency
    public init<T>(_ transition: T) where T: Transition {
        effects = transition.effects
    }

    /// Neither comes nor goes visibly: it is there, or it is not.
    public static let identity = AnyTransition(TransitionEffects(insertion: [], removal: []))

    /// Fades.
    public static let opacity = AnyTransition(.fade)

    /// Grows from nothing and shrinks to it.
    public static var scale: AnyTransition { .scale(scale: 0) }

    /// Grows from a size and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(Double(scale), anchor))
    }

    /// Comes in from the leading edge and goes out over the trailing one.
    public static var slide: AnyTransition {
        .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// Comes from an edge of its own frame and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// Comes in from an edge, fading in, and goes out over the other one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(from: edge)) }

    /// Comes from a distance and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

    /// Comes from a distance and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(.offset(Double(x), Double(y)))
    }

    /// Looks as one modifier makes it while it comes and goes, and as the other makes it while it is there.
    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
        let active = UncheckedSendable(active)
        return AnyTransition(
            TransitionEffects { effects, view in
                effects.follow(TransitionProbe.effects(of: ProbeContent().modifier(active.value), view))
            })
    }

    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(.asymmetric(insertion.effects, removal.effects))
    }

    /// This transition and another one at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(effects.combined(with: other.effects))
    }

    /// The transition with an animation of its own.
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
