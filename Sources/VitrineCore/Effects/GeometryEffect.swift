// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// An effect that transforms the drawing of a view and does not affect its layout.
///
/// Types that conform to it are not isolated, as with Apple: an effect may compute its `animatableData`.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
    /// Returns the transform of a view of the given size, relative to its top left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the effect for drawing only: views inside report their frames without it.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

/// A geometry effect that does not change the frames that views inside report.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The effect.
    public var base: Base
}

extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}

/// An app's geometry effect in the form that the engine applies.
///
/// It has no other stored properties, so that a view with the effect and a view with this type have the same memory
/// layout.
nonisolated package struct AppliedGeometryEffect<Base: GeometryEffect>: ViewModifier {
    package typealias Body = Never
    package var base: Base
}

extension AppliedGeometryEffect: Animatable {
    package var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

extension AppliedGeometryEffect: EffectModifier {
    package nonisolated var dependsOnSize: Bool { true }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .projection(map(size))
    }

    /// An animated effect may end where it began, such as a shake, so its intermediate transforms are computed.
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
    package nonisolated static var movesFrames: Bool { false }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        AppliedGeometryEffect(base: base).effect(in: environment, size: size)
    }

    @MainActor package func projections(from old: Self, size: CGSize) -> [DisplayTransform] {
        AppliedGeometryEffect(base: base).projections(from: AppliedGeometryEffect(base: old.base), size: size)
    }
}

extension GeometryEffect {
    /// The engine's modifier for an app's effect.
    nonisolated fileprivate static var applied: any PrimitiveModifier.Type { AppliedGeometryEffect<Self>.self }
}

/// Returns the engine's modifier for a type of modifier, or `nil` for those that have a body.
package func primitiveModifier<M: ViewModifier>(for type: M.Type) -> (any PrimitiveModifier.Type)? {
    if let primitive = type as? any PrimitiveModifier.Type { return primitive }
    guard M.Body.self == Never.self, let effect = type as? any GeometryEffect.Type else { return nil }
    return effect.applied
}
