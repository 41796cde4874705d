// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// Where a view with a transition is on its way.
public enum TransitionPhase: Hashable, Sendable {
    /// About to come.
    case willAppear
    /// There.
    case identity
    /// Gone.
    case didDisappear

    /// Whether the view looks as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is there, 1 after it went.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition is like apart from its looks.
public struct TransitionProperties: Sendable {
    /// Whether it moves things, for people who want less of that.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// A way in which views come and go.
///
/// Support: effects that modifiers have on the view as a whole (opacity, offset, scale, rotation, blur) are animated;
/// what a body adds around the content is not shown.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view in a phase.
    associatedtype Body: View

    /// The view in a phase.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// What the transition is like apart from its looks.
    static var properties: TransitionProperties { get }

    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The effects of the two phases that are not rest.
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

    /// A view as it looks in a phase.
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

    /// This transition and another one at once.
    @MainActor @preconcurrency
    public func combined<T>(with other: T) -> some Transition where T: Transition {
        _EffectsTransition(effects.combined(with: other.effects))
    }

    /// The transition with an animation of its own.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        var effects = effects
        effects.animation = animation
        return _EffectsTransition(effects)
    }
}

/// A transition whose effects are known without asking a body.
@MainActor
package protocol KnownTransition: Transition {
    var knownEffects: TransitionEffects { get }
}

extension KnownTransition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        apply(content: content, phase: phase)
    }
}

/// Transitions put together.
nonisolated public struct _EffectsTransition: KnownTransition {
    package let knownEffects: TransitionEffects

    init(_ effects: TransitionEffects) {
        knownEffects = effects
    }
}

/// Fades.
nonisolated public struct OpacityTransition: KnownTransition {
    nonisolated public init() {}
    public static let properties = TransitionProperties(hasMotion: false)
    @MainActor package var knownEffects: TransitionEffects { .fade }
}

/// Neither comes nor goes visibly.
nonisolated public struct IdentityTransition: KnownTransition {
    nonisolated public init() {}
    public static let properties = TransitionProperties(hasMotion: false)
    @MainActor package var knownEffects: TransitionEffects { TransitionEffects(insertion: [], removal: []) }
}

/// Comes in from the leading edge and goes out over the trailing one.
nonisolated public struct SlideTransition: KnownTransition {
    nonisolated public init() {}
    @MainActor package var knownEffects: TransitionEffects { .asymmetric(.move(.leading), .move(.trailing)) }
}

/// Comes from an edge of its own frame and goes there.
nonisolated public struct MoveTransition: KnownTransition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    @MainActor package var knownEffects: TransitionEffects { .move(edge) }
}

/// Comes in from an edge and goes out over the other one, fading.
nonisolated public struct PushTransition: KnownTransition {
    public var edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    @MainActor package var knownEffects: TransitionEffects { .push(from: edge) }
}

/// Comes from a distance and goes there.
nonisolated public struct OffsetTransition: KnownTransition {
    public var offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    @MainActor package var knownEffects: TransitionEffects { .offset(offset.width, offset.height) }
}

/// Grows from a size and shrinks to it.
nonisolated public struct ScaleTransition: KnownTransition {
    public var scale: Double
    public var anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    @MainActor package var knownEffects: TransitionEffects { .scale(scale, anchor) }
}

/// Blurs and shrinks away while something else comes.
nonisolated public struct BlurReplaceTransition: KnownTransition {
    /// Whether what comes grows while what goes shrinks.
    public struct Configuration: Equatable, Sendable {
        private let isUp: Bool
        public static let downUp = Configuration(isUp: false)
        public static let upUp = Configuration(isUp: true)
    }

    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    @MainActor package var knownEffects: TransitionEffects {
        configuration == .downUp ? .blurReplace : .asymmetric(.blurReplace, .blurAway)
    }
}

/// Comes in one way and goes in another.
nonisolated public struct AsymmetricTransition<Insertion, Removal>: KnownTransition
where Insertion: Transition, Removal: Transition {
    public var insertion: Insertion
    public var removal: Removal
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
    /// Fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Neither comes nor goes visibly.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// Comes in from the leading edge and goes out over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// Comes from an edge of its own frame and goes there.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Comes in from an edge and goes out over the other one, fading.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Comes from a distance and goes there.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// Comes from a distance and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// Grows from a size and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs and shrinks away while something else comes.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// Blurs away while something else comes.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
