// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// An effect that maps the drawing of a view, and leaves its layout alone.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
    /// The map of a view of this size, from its top left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The effect, for drawing only: here no effect of this kind changes where views say that they are.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

/// A geometry effect that views inside know nothing of.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: ViewModifier {
    public typealias Body = Never
    public var base: Base
}

extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}

/// An author's effect as the engine applies it. It holds nothing else, so that a view with the effect and a view with
/// this have one layout in memory.
nonisolated package struct AppliedGeometryEffect<Base: GeometryEffect>: ViewModifier {
    package typealias Body = Never
    package var base: Base
}

extension AppliedGeometryEffect: EffectModifier {
    package nonisolated var dependsOnSize: Bool { true }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .projection(map(size))
    }

    /// A shake leads to where it began: only the effect itself knows what is on the way.
    @MainActor package func projections(from old: Self, size: CGSize) -> [DisplayTransform] {
        let count = 20
        let start = old.base.animatableData
        let way = base.animatableData - start
        guard way.magnitudeSquared > 0 else { return [] }
        return (0..<count).map { step in
            var effect = self
            effect.base.animatableData = start + way.scaled(by: Double(step) / Double(count))
            return effect.map(size)
        } + [map(size)]
    }

    @MainActor private func map(_ size: CGSize) -> DisplayTransform { DisplayTransform(base.effectValue(size: size)) }
}

extension _IgnoredByLayoutEffect: EffectModifier {
    package nonisolated var dependsOnSize: Bool { true }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        AppliedGeometryEffect(base: base).effect(in: environment, size: size)
    }

    @MainActor package func projections(from old: Self, size: CGSize) -> [DisplayTransform] {
        AppliedGeometryEffect(base: base).projections(from: AppliedGeometryEffect(base: old.base), size: size)
    }
}

extension GeometryEffect {
    /// The engine's modifier for an author's effect.
    nonisolated fileprivate static var applied: any PrimitiveModifier.Type { AppliedGeometryEffect<Self>.self }
}

/// What the engine knows how to apply for a type of modifier; `nil` for those that have a body.
package func primitiveModifier<M: ViewModifier>(for type: M.Type) -> (any PrimitiveModifier.Type)? {
    if let primitive = type as? any PrimitiveModifier.Type { return primitive }
    guard M.Body.self == Never.self, let effect = type as? any GeometryEffect.Type else { return nil }
    return effect.applied
}
