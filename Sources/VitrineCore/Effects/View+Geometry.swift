// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// A modifier that moves the drawing of a view, not its layout.
nonisolated public struct _OffsetEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The offset, in points.
    public var offset: CGSize
}

/// A modifier that scales the drawing of a view around an anchor.
nonisolated public struct _ScaleEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The horizontal and vertical factor.
    public var scale: CGSize
    /// The point of the view that stays in place.
    public var anchor: UnitPoint
}

/// A modifier that rotates the drawing of a view around an anchor.
nonisolated public struct _RotationEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The angle, clockwise.
    public var angle: Angle
    /// The point of the view that stays in place.
    public var anchor: UnitPoint
}

/// A modifier that sets the drawing order of a view among its siblings.
nonisolated public struct _ZIndexModifier: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package var value: Double
}

extension View {
    /// Draws the view with an offset in points; its layout does not change.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Draws the view with an offset in points; its layout does not change.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the view scaled around an anchor; its layout does not change.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled by the same factor in both dimensions; its layout does not change.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled by a factor for each dimension; its layout does not change.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view rotated clockwise around an anchor; its layout does not change.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Sets the drawing order of the view among its siblings; larger values are in front.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_ZIndexModifier(value: value))
    }
}

extension _OffsetEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .offset(x: offset.width, y: offset.height)
    }
}

extension _ScaleEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .scale(x: scale.width, y: scale.height, anchorX: anchor.x, anchorY: anchor.y)
    }
}

extension _RotationEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .rotation(angle.radians, anchorX: anchor.x, anchorY: anchor.y)
    }
}

extension _ZIndexModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .zIndex(value)
    }
}
