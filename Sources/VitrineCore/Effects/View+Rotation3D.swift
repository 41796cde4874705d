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
        .projection(projection(of: size))
    }

    /// Returns the rotation of the view's plane (Rodrigues' formula) with a perspective projection.
    ///
    /// The eye is at the distance of the longer side's length divided by `perspective`.
    nonisolated func projection(of size: CGSize) -> DisplayTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return DisplayTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        let rest = 1 - cosine
        let depth = max(size.width, size.height)
        let pull = depth > 0 ? perspective / depth : 0
        // Rows of the rotation.
        let right = (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine)
        let down = (y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine)
        let near = (z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest)
        let turned = DisplayTransform(
            a: right.0, b: down.0, c: right.1, d: down.1, tx: -right.2 * anchorZ, ty: -down.2 * anchorZ,
            g: -pull * near.0, h: -pull * near.1, i: 1 - pull * anchorZ * (1 - near.2))
        let (anchorX, anchorY) = (anchor.x * size.width, anchor.y * size.height)
        return DisplayTransform(translationX: anchorX, y: anchorY).after(turned)
            .after(DisplayTransform(translationX: -anchorX, y: -anchorY))
    }
}
