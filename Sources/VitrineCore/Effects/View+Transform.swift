// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// Maps the drawing of a view, from its top left corner.
nonisolated public struct _TransformEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var transform: CGAffineTransform
}

/// Maps the drawing of a view, perspective included, from its top left corner.
nonisolated public struct _ProjectionEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var transform: ProjectionTransform
}

extension View {
    /// Draws the view under a map of the plane.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view under a map of the plane with perspective.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}

extension _TransformEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .projection(DisplayTransform(ProjectionTransform(transform)))
    }
}

extension _ProjectionEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .projection(DisplayTransform(transform))
    }
}

extension DisplayTransform {
    /// The same map where points are columns.
    nonisolated init(_ map: ProjectionTransform) {
        self.init(
            a: map.m11,
            b: map.m12,
            c: map.m21,
            d: map.m22,
            tx: map.m31,
            ty: map.m32,
            g: map.m13,
            h: map.m23,
            i: map.m33
        )
    }
}
