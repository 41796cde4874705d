// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// Moves the drawing of a view, not its place.
nonisolated public struct _OffsetEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var offset: CGSize
}

/// Scales the drawing of a view around a point of it.
nonisolated public struct _ScaleEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint
}

/// Turns the drawing of a view around a point of it.
nonisolated public struct _RotationEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint
}

/// Where a view is painted among its siblings.
nonisolated public struct _ZIndexModifier: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    package var value: Double
}

extension View {
    /// Draws the view moved, in points.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Draws the view moved, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the view scaled around a point of it.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view scaled by the same factor both ways.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view scaled by a factor for each axis.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise around a point of it.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Paints the view before or behind its siblings; larger values are in front.
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
