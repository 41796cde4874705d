// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
public import VitrineLayout

/// A modifier that rotates the drawing of a view in space.
nonisolated public struct _Rotation3DEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The angle of the rotation.
    public var angle: Angle
    /// The axis of the rotation.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The point of the view that the axis passes through.
    public var anchor: UnitPoint
    /// The depth of the axis, in points.
    public var anchorZ: CGFloat
    /// The strength of the perspective: 0 is none.
    public var perspective: CGFloat

    /// Returns whether both rotate by the same values.
    public static func == (a: Self, b: Self) -> Bool {
        a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
            && a.perspective == b.perspective
    }
}

extension View {
    /// Draws the view rotated in space around an axis; its layout does not change.
    ///
    /// - Parameters:
    ///   - angle: The angle of the rotation.
    ///   - axis: The axis of the rotation; a zero vector does not rotate.
    ///   - anchor: The point of the view that the axis passes through.
    ///   - anchorZ: The depth of the axis, in points.
    ///   - perspective: The strength of the perspective: 0 is none.
    /// - Returns: The rotated view.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}

extension _Rotation3DEffect: EffectModifier {
    package nonisolated var dependsOnSize: Bool { true }

    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        turn(of: size).map(DisplayEffect.turn) ?? .projection(DisplayTransform())
    }

    /// Returns the turn of a view's plane, or `nil` without an axis.
    ///
    /// The eye is at the distance of the longer side's length divided by `perspective`.
    nonisolated func turn(of size: CGSize) -> SpatialTurn? {
        let depth = max(size.width, size.height)
        return SpatialTurn(
            angle: angle.radians, axis: (x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)),
            anchor: (x: Double(anchor.x * size.width), y: Double(anchor.y * size.height), z: Double(anchorZ)),
            pull: depth > 0 ? Double(perspective / depth) : 0)
    }
}
