// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// A modifier that transforms the drawing of a view, relative to its top left corner.
nonisolated public struct _TransformEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The transform.
    public var transform: CGAffineTransform
}

/// A modifier that transforms the drawing of a view with perspective, relative to its top left corner.
nonisolated public struct _ProjectionEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The transform.
    public var transform: ProjectionTransform
}

extension View {
    /// Draws the view with an affine transform; its layout does not change.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view with a projection transform; its layout does not change.
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
    /// Creates the same transform for points as columns.
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
