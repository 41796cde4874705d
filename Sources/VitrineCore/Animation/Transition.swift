// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is fully inserted.
    case identity
    /// The view has been removed.
    case didDisappear

    /// Whether the view has its normal appearance.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1 before insertion, 0 while inserted, 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// Properties of a transition apart from its appearance.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves views, which Reduce Motion should avoid.
    public var hasMotion: Bool

    /// Creates properties; by default a transition has motion.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// A type that defines how a view is inserted and removed with an animation.
///
/// Support: effects that modifiers have on the view as a whole (opacity, offset, scale, rotation, blur) are animated;
/// what a body adds around the content is not shown.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view in a phase.
    associatedtype Body: View

    /// Returns the view in a phase of the transition.
    ///
    /// - Parameters:
    ///   - content: The view that is inserted or removed.
    ///   - phase: The phase.
    /// - Returns: The view with the effects of the phase.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// The properties of the transition apart from its appearance.
    static var properties: TransitionProperties { get }

    /// The view that is inserted or removed, as a placeholder.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    /// By default a transition has motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The effects of the phases before insertion and after removal.
    package var effects: TransitionEffects {
        if let known = self as? any KnownTransition { return known.knownEffects }
        let transition = UncheckedSendable(self)
        func step(_ phase: TransitionPhase) -> TransitionEffects.Step {
            { effects, view in
                let shown = transition.value.body(content: PlaceholderContentView(), phase: phase)
                effects.follow(TransitionProbe.effects(of: shown, view))
            }
        }
        return TransitionEffects(insertion: [step(.willAppear)], removal: [step(.didDisappear)])
    }

    /// Returns a view with the effects of a phase.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - phase: The phase.
    /// - Returns: The view with scale, rotation, offset, blur and opacity of the phase.
    @MainActor @preconcurrency
    public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View {
        var effects = LayerEffects.none
        let view = TransitionedView(width: 0, height: 0, isRightToLeft: false)
        let transition = self.effects
        if phase != .identity {
            for step in phase == .willAppear ? transition.insertion : transition.removal { step(&effects, view) }
        }
        return
            content
            .scaleEffect(x: effects.scaleX, y: effects.scaleY)
            .rotationEffect(.radians(effects.rotation))
            .offset(x: effects.offsetX, y: effects.offsetY)
            .blur(radius: effects.blurRadius)
            .opacity(effects.opacity)
    }

    /// Returns a transition that applies this transition and another one.
    @MainActor @preconcurrency
    public func combined<T>(with other: T) -> some Transition where T: Transition {
        _EffectsTransition(effects.combined(with: other.effects))
    }

    /// Returns this transition with an animation of its own.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        var effects = effects
        effects.animation = animation
        return _EffectsTransition(effects)
    }
}

/// A transition whose effects are known without evaluating a body.
@MainActor
package protocol KnownTransition: Transition {
    var knownEffects: TransitionEffects { get }
}

extension KnownTransition {
    /// Returns the content with the effects of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        apply(content: content, phase: phase)
    }
}

/// Several transitions combined.
nonisolated public struct _EffectsTransition: KnownTransition {
    package let knownEffects: TransitionEffects

    init(_ effects: TransitionEffects) {
        knownEffects = effects
    }
}

/// A transition that fades the view in and out.
nonisolated public struct OpacityTransition: KnownTransition {
    /// Creates the transition.
    nonisolated public init() {}
    /// A fade has no motion.
    public static let properties = TransitionProperties(hasMotion: false)
    @MainActor package var knownEffects: TransitionEffects { .fade }
}

/// A transition that does nothing: the view appears and disappears at once.
nonisolated public struct IdentityTransition: KnownTransition {
    /// Creates the transition.
    nonisolated public init() {}
    /// The transition has no motion.
    public static let properties = TransitionProperties(hasMotion: false)
    @MainActor package var knownEffects: TransitionEffects { TransitionEffects(insertion: [], removal: []) }
}

/// A transition that moves the view in from the leading edge and out over the trailing edge.
nonisolated public struct SlideTransition: KnownTransition {
    /// Creates the transition.
    nonisolated public init() {}
    @MainActor package var knownEffects: TransitionEffects { .asymmetric(.move(.leading), .move(.trailing)) }
}

/// A transition that moves the view in from an edge of its own frame and out to it.
nonisolated public struct MoveTransition: KnownTransition {
    /// The edge that the view moves from and to.
    public var edge: Edge
    /// Creates a transition from and to an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }
    @MainActor package var knownEffects: TransitionEffects { .move(edge) }
}

/// A transition that moves the view in from an edge and out over the opposite edge, with a fade.
nonisolated public struct PushTransition: KnownTransition {
    /// The edge that the view comes from.
    public var edge: Edge
    /// Creates a transition from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }
    @MainActor package var knownEffects: TransitionEffects { .push(from: edge) }
}

/// A transition that moves the view in from an offset and out to it.
nonisolated public struct OffsetTransition: KnownTransition {
    /// The offset of the view while it is away, in points.
    public var offset: CGSize
    /// Creates a transition from and to an offset, in points.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    @MainActor package var knownEffects: TransitionEffects { .offset(offset.width, offset.height) }
}

/// A transition that scales the view up from a factor and down to it.
nonisolated public struct ScaleTransition: KnownTransition {
    /// The factor while the view is away.
    public var scale: Double
    /// The point of the view that stays in place.
    public var anchor: UnitPoint
    /// Creates a transition from and to a scale factor.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    @MainActor package var knownEffects: TransitionEffects { .scale(scale, anchor) }
}

/// A transition that blurs and scales the view while another one replaces it.
nonisolated public struct BlurReplaceTransition: KnownTransition {
    /// The direction of the scaling on insertion and removal.
    public struct Configuration: Equatable, Sendable {
        private let isUp: Bool
        /// The inserted view grows and the removed view shrinks.
        public static let downUp = Configuration(isUp: false)
        /// The inserted view and the removed view both grow.
        public static let upUp = Configuration(isUp: true)
    }

    /// The direction of the scaling.
    public var configuration: Configuration
    /// Creates a transition with a configuration.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    @MainActor package var knownEffects: TransitionEffects {
        configuration == .downUp ? .blurReplace : .asymmetric(.blurReplace, .blurAway)
    }
}

/// A transition with different transitions for insertion and removal.
nonisolated public struct AsymmetricTransition<Insertion, Removal>: KnownTransition
where Insertion: Transition, Removal: Transition {
    /// The transition of the insertion.
    public var insertion: Insertion
    /// The transition of the removal.
    public var removal: Removal
    /// Creates a transition from one for insertion and one for removal.
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    @MainActor package var knownEffects: TransitionEffects { .asymmetric(insertion.effects, removal.effects) }
}

extension TransitionEffects {
    fileprivate static let blurAway = TransitionEffects { effects, _ in
        effects.opacity = 0
        effects.blurRadius += 8
        effects.scaleX *= 1.1
        effects.scaleY *= 1.1
    }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// A transition that does nothing: the view appears and disappears at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from the leading edge and out over the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in from an edge of its own frame and out to it.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves the view in from an edge and out over the opposite edge, with a fade.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view in from an offset and out to it.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// Returns a transition that moves the view in from an offset and out to it, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales the view up from nothing and down to nothing.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Returns a transition that scales the view up from a factor and down to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs and scales the view while another one replaces it.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Returns a transition that blurs and scales the view while another one replaces it.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
